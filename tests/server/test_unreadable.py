"""A stored table that this version cannot read: a clear goodbye to whoever opens it, and nothing else is touched."""

import asyncio
import json
import logging
from typing import Any

import msgspec
import pytest

from sny import __version__
from sny.server.keeper import Keeper
from sny.server.metrics import STORE_FAILURES, UNREADABLE
from sny.server.thinking import Thinkers
from sny.server.upkeep import prune, tidy, tidy_for_ever
from sny.store import open_store
from sny.table.settings import Settings
from sny.table.table import Header
from tests.server.in_process import Guest, House, a_house, scene

SIT = {"input": "sit", "seat": 0, "name": "Ala", "at": 1}
START = {"input": "start", "fill": "careful", "at": 2}

HEADERS: dict[str, dict[str, Any]] = {
    "a game that is gone": {"game": "tarot"},
    "an option that is gone": {"options": {"moonlight": True}},
    "a value that is gone": {"options": {"edition": "golden"}},
    "players that are no number": {"players": "two"},
    "too many players": {"players": 1000},
}
LINES: dict[str, list[dict[str, Any]]] = {
    "an input that is gone": [{"input": "sleep", "at": 1}],
    "an option that is gone, with the start": [SIT, {**START, "options": {"moonlight": True}}],
    "a value of another kind, with the start": [SIT, {**START, "options": {"variants": 7}}],
    "a deal that is none": [SIT, {**START, "lines": ["deal moth,owl"]}],
    "a move that is none": [SIT, START, {"input": "play", "seat": 0, "action": "sleep", "at": 3}],
    "what was not allowed": [SIT, {**START, "by": "somebody"}],
}


def header_of(host: str, id: str, **other: Any) -> bytes:
    header = Header(
        id=id, game="sen", players=2, options={}, settings=Settings(), host=host, secret="5e" * 32,
        created="2026-01-01T12:00:00+00:00", version="0.0.9",
    )  # fmt: skip
    return json.dumps({**msgspec.to_builtins(header), **other}).encode()


async def keep(house: House, host: Guest, id: str, header: bytes, lines: list[bytes]) -> None:
    store = house.keeper.store
    await store.add_table(id, header)
    for number, line in enumerate(lines):
        await store.append(id, number, line)
    await store.seat_person(id, host.person)


def stored(what: str, host: Guest) -> tuple[bytes, list[bytes]]:
    if what == "no JSON at all":
        return b"\xff\x00 once upon a time", []
    if what == "a line that is no JSON":
        return header_of(host.person, "odd"), [b"\xff"]
    lines = [{**line, "by": line.get("by", host.person)} for line in LINES.get(what, [])]
    return header_of(host.person, "odd", **HEADERS.get(what, {})), [json.dumps(line).encode() for line in lines]


@pytest.mark.parametrize("what", [*HEADERS, *LINES, "no JSON at all", "a line that is no JSON"])
@scene
async def test_only_the_table_itself_is_hidden(what: str, caplog: pytest.LogCaptureFixture) -> None:
    async with a_house() as house:
        ala = await house.guest("Ala")
        good = await house.table(ala, players=2)
        async with house.socket(good, ala) as socket:
            await socket.request("sit", seat=0)
        await tidy(house.keeper, house.live(good), after=-1)
        failures = counted(STORE_FAILURES)
        await keep(house, ala, "odd", *stored(what, ala))
        with caplog.at_level(logging.ERROR, logger="sny.server"):
            for _ in range(2):
                async with house.socket("odd") as socket:
                    bye = await socket.hello(ala.device)
                    assert (bye["type"], bye["code"], bye["come_back"]) == ("bye", "unreadable", False)
                    assert f"cannot be read by {__version__}" in bye["reason"]
                    assert what == "no JSON at all" or "sny 0.0.9" in bye["reason"]
                    await socket.bye()
        assert [record.message for record in caplog.records] == ["table unreadable"]  # once, and it is not replayed
        assert counted(UNREADABLE) == 1
        me = await house.ask("GET", "/api/me", device=ala.device)
        assert [table["id"] for table in me.json()["tables"]] == [good]
        for path in ("", "/matches/1", "/matches/1/check"):
            answer = await house.ask("GET", f"/api/tables/odd{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert counted(STORE_FAILURES) == failures
        async with house.socket(good) as socket:
            assert (await socket.hello(ala.device))["type"] == "welcome"


def counted(metric: Any) -> float:
    [family] = metric.collect()
    return float(family.samples[0].value)


@scene
async def test_tidying_goes_on_beside_it() -> None:
    store = await open_store("memory:")
    keeper = Keeper(store, Thinkers(1))
    ala = Guest("ala", "Ala", "")
    await store.add_table("odd", stored("no JSON at all", ala)[0])
    await store.add_table("even", header_of("ala", "even"))
    await store.summarize("odd", b"no summary")
    tidying = asyncio.create_task(tidy_for_ever(keeper, pause=0))
    await asyncio.sleep(0)
    morning = asyncio.get_running_loop().time()
    assert await prune(keeper, morning) == 0
    assert await prune(keeper, morning + 25 * 3600) == 1
    assert await store.open_tables() == ["odd"]  # kept for a version that can read it
    assert not tidying.done()
    tidying.cancel()
    await asyncio.gather(tidying, return_exceptions=True)
    await store.close()


@scene
async def test_it_can_still_be_forgotten_by_its_host() -> None:
    async with a_house() as house:
        ala, ola = await house.guest("Ala"), await house.guest("Ola")
        await keep(house, ala, "odd", *stored("a game that is gone", ala))
        assert (await house.ask("GET", "/api/tables/odd")).status_code == 409
        assert (await house.ask("DELETE", "/api/tables/odd", device=ola.device)).json()["code"] == "host"
        assert (await house.ask("DELETE", "/api/tables/odd", device=ala.device)).status_code == 200
        assert (await house.ask("GET", "/api/tables/odd")).status_code == 404
        assert counted(UNREADABLE) == 0


@scene
async def test_a_summary_of_another_version_is_made_anew() -> None:
    async with a_house() as house:
        ala = await house.guest("Ala")
        await keep(house, ala, "oak", header_of(ala.person, "oak"), [json.dumps({**SIT, "by": ala.person}).encode()])
        old = {"number": 1, "people": [ala.person], "summary": {"id": "oak", "phase": "gathering", "moon": "full"}}
        await house.keeper.store.summarize("oak", json.dumps(old).encode())
        me = await house.ask("GET", "/api/me", device=ala.device)
        assert [table["id"] for table in me.json()["tables"]] == ["oak"]
        assert (await house.ask("GET", "/api/tables/oak")).json()["chairs"][0]["name"] == "Ala"
