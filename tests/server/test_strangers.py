"""A stranger cannot act for a seat, listen to it, or take it over."""

import asyncio
from contextlib import suppress
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sny.errors import Refused
from sny.store import Store, StoreError
from sny.table.phases import OVER, PLAYING
from sny.table.table import Table
from tests.server.house import until
from tests.server.in_process import Gathering, Guest, a_house, gathered, played_to_the_end, scene

FORBIDDEN: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("play", {"seat": 0, "action": "peek 1"}, "seat"),
    ("stand", {"seat": 0}, "seat"),
    ("ask_undo", {"seat": 0}, "seat"),
    ("answer_undo", {"seat": 0, "agree": True}, "seat"),
    ("show", {"seat": 0, "person": "PERSON"}, "seat"),
    ("hint", {"seat": 0}, "seat"),
    ("sit", {"seat": 0}, "phase"),
    ("bot", {"seat": 0, "level": ""}, "phase"),
    ("contribute", {"seat": 0, "text": "owls"}, "phase"),
    ("arrange", {"players": 2, "options": {}, "settings": {}}, "phase"),
    ("start", {}, "phase"),
    ("again", {}, "phase"),
    ("close", {}, "host"),
    ("mute", {"person": "PERSON"}, "host"),
    ("kick", {"person": "HOST"}, "seat"),
    ("pass_host", {"person": "PERSON"}, "host"),
)


def unchanged(table: Table) -> Any:
    return table.number, table.game and table.game.text(), table.host, table.shown, [*table.chairs]


@pytest.mark.parametrize(("type", "fields", "code"), FORBIDDEN, ids=[type for type, _, _ in FORBIDDEN])
@scene
async def test_a_spectator_can_do_nothing_at_a_seat(type: str, fields: dict[str, Any], code: str) -> None:
    async with gathered("Ala", "Ewa", "Obcy", seated=2, playing=True, settings={"hints": True}) as there:
        (ala, _, stranger), (_, _, socket) = there.guests, there.sockets
        people = {"PERSON": stranger.person, "HOST": ala.person}
        given = {name: people.get(value, value) if name == "person" else value for name, value in fields.items()}
        before = unchanged(there.at)
        answer = await socket.request(type, **given)
        assert (answer["type"], answer["code"]) == ("refused", code)
        assert "legal" not in answer
        assert len(answer["reason"]) > 10
        assert unchanged(there.at) == before
        assert there.at.phase == PLAYING


SEATED = [(type, fields) for type, fields, code in FORBIDDEN if "seat" in fields and code == "seat"]


@pytest.mark.parametrize(("type", "fields"), SEATED, ids=[type for type, _ in SEATED])
@scene
async def test_a_player_can_do_nothing_at_another_seat(type: str, fields: dict[str, Any]) -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, settings={"hints": True}) as there:
        given = {**fields, "person": there.guests[0].person} if "person" in fields else fields
        answer = await there.sockets[1].request(type, **given)
        assert (answer["type"], answer["code"]) == ("refused", "seat")
        assert "legal" not in answer


@scene
async def test_before_the_game_a_chair_and_its_line_are_their_owners() -> None:
    async with gathered("Ala", "Ewa", seated=1) as there:
        other = there.sockets[1]
        for type, fields in (("sit", {}), ("stand", {}), ("contribute", {"text": "owls"})):
            assert (await other.request(type, seat=0, **fields))["code"] in ("taken", "seat")
        for type, given in (
            ("bot", {"seat": 1, "level": "random"}),
            ("start", {"fill": ""}),
            ("arrange", {"players": 2, "options": {}, "settings": {}}),
        ):
            assert (await other.request(type, **given))["code"] == "host"


@scene
async def test_a_repeated_request_of_somebody_else_is_a_request_of_its_own() -> None:
    """The same id from another person is not taken for a repetition, and does not act for them."""
    async with gathered("Ala", "Ewa", "Obcy", seated=2, playing=True) as there:
        owner, _, other = there.sockets
        request = {"id": "same", "seat": 0, "action": "peek 1"}
        done = await owner.request("play", **request)
        assert (await owner.request("play", **request)) == done
        assert (await other.request("play", **request))["code"] == "seat"
        async with there.house.socket(there.table, there.guests[0]) as second_device:
            assert (await second_device.request("play", **request)) == done


@scene
async def test_a_spectator_sees_the_public_face_alone() -> None:
    async with gathered("Ala", "Ewa", "Obcy", seated=2, playing=True) as there:
        owner, _, other = there.sockets
        since = len(other.heard)
        await owner.request("play", seat=0, action="peek 1")
        news = await other.until(lambda message: message["type"] == "news" and "view" in message, since)
        assert news["seat"] is None
        assert [event["card"] for event in news["events"]] == ["?"]
        assert all("legal" not in message for message in other.heard if message["type"] == "news")
        assert all(face_seats(message) == [None] for message in other.heard if message["type"] == "welcome")


def face_seats(welcome: dict[str, Any]) -> list[int | None]:
    return [face["seat"] for face in welcome["faces"]]


@scene
async def test_a_running_game_gives_out_neither_text_nor_seed_nor_secret() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True) as there:
        (ala, _), (owner, other) = there.guests, there.sockets
        await owner.request("play", seat=0, action="peek 1")
        await other.request("play", seat=1, action="stand on your head")
        told = f"{owner.heard}{other.heard}"
        for path in ("", "/matches/1", "/matches/1/steps?seat=all", "/matches/1/check"):
            answer = await there.house.ask("GET", f"/api/tables/{there.table}{path}", device=ala.device)
            assert answer.status_code == (404 if path else 200)
            told += answer.text
        for path in ("/api/me", "/api/tables", "/metrics"):
            told += (await there.house.ask("GET", path, device=ala.device)).text
        assert there.at.game is not None
        assert there.at.secret not in told
        assert there.at.game.seed not in told
        assert ala.device not in told


@scene
async def test_a_guessed_table_is_none() -> None:
    async with a_house() as house:
        ala = await house.guest("Ala")
        async with house.socket("AAAAAAAAAAAAAAAA") as socket:
            assert (await socket.hello(ala.device))["code"] == "missing"
        assert (await house.ask("GET", "/api/tables/AAAAAAAAAAAAAAAA")).status_code == 404
        assert house.keeper.live == {}


async def asked_for_matches(there: Gathering, device: str) -> list[int]:
    """The statuses with which the matches of a table are shown, or not."""
    paths = [f"/api/tables/{there.table}/matches/1{path}" for path in ("", "/steps", "/check")]
    return [(await there.house.ask("GET", path, device=device)).status_code for path in paths]


@pytest.mark.parametrize("shut", [{"password": "sowa"}, {"settings": {"watchable": False}}], ids=["locked", "private"])
@scene
async def test_matches_of_a_shut_table_are_for_those_who_were_there(shut: dict[str, Any]) -> None:
    async with gathered("Ala", seated=1, **shut) as there:
        (ala,), (host,) = there.guests, there.sockets
        ewa, stranger = await there.house.guest("Ewa"), await there.house.guest("Obcy")
        async with there.house.socket(there.table) as other:
            await other.hello(ewa.device, password=shut.get("password", ""))
            await other.request("sit", seat=1)
            await host.request("start")
            await played_to_the_end(there)
            await other.request("stand", seat=1)
        for one in (ala, ewa):
            assert await asked_for_matches(there, one.device) == [200] * 3
        assert await asked_for_matches(there, stranger.device) == [403] * 3
        assert await asked_for_matches(there, "") == [401] * 3


@scene
async def test_a_match_is_not_shown_before_its_end_is_stored() -> None:
    """If that fails, the game goes on, and nobody may have seen all the cards."""
    async with gathered("Ala", "Ewa", seated=2, playing=True) as there:
        live, stored = there.house.live(there.table), asyncio.get_running_loop().create_future()
        live.store = cast("Store", SimpleNamespace(append=lambda *_: stored))
        assert there.at.game is not None
        there.at.game.stop()
        there.sockets[0].send("chat", id="last", text="that was it")
        await until(lambda: there.at.phase == OVER)
        asked = asyncio.create_task(asked_for_matches(there, there.guests[0].device))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not asked.done()
        stored.set_exception(StoreError("there is no room left on the disk"))
        assert await asked == [404] * 3
        assert (await there.sockets[0].bye())["code"] == "storage"


@scene
async def test_names_that_nobody_has_do_not_pile_up() -> None:
    async with gathered("Ala", seated=1) as there:
        live = there.house.live(there.table)
        for kind, fields in (("mute", {}), ("show", {"seat": 0}), ("kick", {})):
            for number in range(300):
                with suppress(Refused):
                    live.take(input_for(kind, there.guests[0], number, fields))
        assert (len(there.at.muted), len(there.at.shown[0]), len(there.at.banned)) == (200, 200, 200)
        await live.settled()


def input_for(kind: str, guest: Guest, number: int, fields: dict[str, Any]) -> Any:
    from sny.table import inputs

    return getattr(inputs, kind.capitalize())(by=guest.person, person=f"nobody-{number}", **fields)
