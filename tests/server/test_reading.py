"""Reading is cheap: what lists need is kept when a table is put away, and a replay is not made twice."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from sny.server import keeper as keeping
from sny.server.keeper import Keeper
from sny.server.lists import summary_of, tables_of
from sny.server.past import Cache
from sny.server.reading import replayed
from sny.server.thinking import Thinkers
from sny.server.upkeep import CLOSED_AFTER, close, forget_old, prune, tidy, tidy_for_ever
from sny.store import Store, open_store
from sny.table import inputs
from sny.table.settings import Settings
from tests.server.house import house, page, run, until
from tests.server.in_process import a_house, scene


async def sat_down(keeper: Keeper, store: Store) -> Any:
    await store.add_person("ala", "Ala", b"secret")
    live = await keeper.open_table("sen", 2, {}, Settings(), "ala", "")
    live.take(inputs.Sit(by="ala", seat=0, name="Ala"))
    await store.seat_person(live.id, "ala")
    return live


def test_lists_are_made_without_a_replay() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        keeper = Keeper(store, Thinkers(1))
        live = await sat_down(keeper, store)
        shown = await tables_of(keeper, "ala")
        await tidy(keeper, live, after=-1)
        assert live.id not in keeper.live
        with patch.object(keeping, "replayed", side_effect=AssertionError("a replay")):
            assert await tables_of(keeper, "ala") == shown
            assert await summary_of(keeper, live.id) == shown[0]
            assert await prune(keeper, 0.0) == 0
            assert await prune(keeper, CLOSED_AFTER) == 1
        await store.close()

    run(story())


def test_what_was_not_kept_before_a_crash_is_read_once() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        live = await sat_down(Keeper(store, Thinkers(1)), store)
        await store.summarize(live.id, b'{"number":0,"people":[],"summary":{}}')  # of before the last input
        await live.settled()
        after = Keeper(store, Thinkers(1))
        with patch.object(keeping, "replayed", wraps=replayed) as replays:
            assert [table["id"] for table in await tables_of(after, "ala")] == [live.id]
            await asyncio.gather(*(after.past(live.id) for _ in range(5)))
            assert [table["id"] for table in await tables_of(Keeper(store, Thinkers(1)), "ala")] == [live.id]
            assert replays.call_count == 1
        await store.close()

    run(story())


def test_a_cache_is_bounded_in_bytes() -> None:
    cache = Cache[bytes](10, len)
    for name in "abcd":
        cache.put(name, b"1234")
    assert [name for name in "abcd" if cache.get(name)] == ["c", "d"]
    cache.put("whale", b"12345678901")
    assert cache.get("whale") is None
    cache.drop("c")
    assert cache.get("d") == b"1234"


@scene
async def test_an_address_may_have_so_many_matches_played_again() -> None:
    async with a_house(crowd=False) as house:
        with patch("sny.server.limits.monotonic", lambda: 0.0):
            answers = [await house.ask("GET", "/api/tables/none/matches/1/check") for _ in range(62)]
    assert {answer.status_code for answer in answers[:60]} == {404}
    assert answers[-1].status_code == 429


def test_setting_the_clock_closes_and_forgets_nothing() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        keeper = Keeper(store, Thinkers(1), retention=30)
        live = await keeper.open_table("sen", 2, {}, Settings(), "ala", "")
        live.take(inputs.Close(by="ala"))
        await close(keeper, live)
        later = datetime.now(UTC) + timedelta(days=400)
        with patch("sny.server.upkeep.datetime") as clock:
            clock.now.return_value = later
            assert await prune(keeper) == 0
            assert await forget_old(keeper) == 0
        assert await forget_old(keeper, later - timedelta(days=380)) == 0
        assert await forget_old(keeper, later) == 1
        assert await store.header(live.id) is None
        await store.close()

    run(story())


def test_one_broken_table_does_not_end_the_tidying() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        keeper = Keeper(store, Thinkers(1))
        tables = [await keeper.open_table("sen", 2, {}, Settings(), "ala", "") for _ in range(2)]
        for live in tables:
            live.idle_since = -1000.0
        with patch.object(tables[0], "settled", side_effect=ValueError("odd")):
            tidying = asyncio.create_task(tidy_for_ever(keeper, pause=0))
            await until(lambda: tables[1].id not in keeper.live)
            assert not tidying.done()
            tidying.cancel()
        await store.close()

    run(story())


@scene
async def test_strangers_learn_neither_metrics_nor_why_a_server_is_not_ready() -> None:
    async with a_house() as house:
        assert (await house.ask("GET", "/metrics")).status_code == 200  # from this machine
        assert (await house.ask("GET", "/metrics", address="192.0.2.7")).status_code == 404
        assert (await house.ask("GET", "/metrics", headers={"x-forwarded-for": "192.0.2.7"})).status_code == 404
        house.keeper.stopping = True
        assert (await house.ask("GET", "/readyz")).text == "not ready: stopping\n"
        assert (await house.ask("GET", "/readyz", address="192.0.2.7")).text == "not ready\n"
        house.keeper.stopping = False
    async with a_house(admin_token="sesame") as house:  # noqa: S106
        assert (await house.ask("GET", "/metrics")).status_code == 404
        told = await house.ask("GET", "/metrics", headers={"authorization": "Bearer sesame"}, address="192.0.2.7")
        assert told.status_code == 200
        for name in (
            "sny_store_failures",
            "sny_tables_given_up",
            "sny_refusals",
            "sny_loop_lag_seconds",
            "sny_sent_away",
        ):
            assert name in told.text


def test_a_damaged_store_is_not_ready(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "sny.sqlite"
        async with house(str(path)) as there:
            await there.visitor("Ala")
            assert (await asyncio.to_thread(page, there.url, "/readyz"))[0] == 200
        damaged = bytearray(path.read_bytes())
        damaged[4096:] = b"\x5a" * (len(damaged) - 4096)
        path.write_bytes(bytes(damaged))
        store = await open_store(str(path))
        with pytest.raises(Exception, match="damaged"):
            await store.ready()
        await store.close()

    run(story())
