"""Tables that are put away, found again, and closed for good."""

import asyncio
from pathlib import Path
from random import Random
from unittest.mock import patch

import pytest

from sny.server.keeper import Keeper
from sny.server.lists import tables_of
from sny.server.thinking import Thinkers
from sny.server.upkeep import close, prune, tidy, tidy_for_ever
from sny.store import StoreError, open_store
from sny.table import inputs
from sny.table.settings import Settings
from sny.table.table import Table
from tests.server.company import SHORT, Truth, places, play
from tests.server.house import hear, house, run, sit, until
from tests.table.sitting import everything


def test_a_table_that_nobody_is_at_is_put_away_and_found_again_as_it_was(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(str(tmp_path / "sny.sqlite")) as there:
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=2, options=SHORT["sen"])
            async with places(table, ala, ola) as (place, other):
                await sit(place, 0)
                await sit(other, 1)
                await place.request("start")
                await place.request("play", seat=0, action="peek 2")
                await tidy(there.keeper, there.live(table), after=0)
                assert table in there.keeper.live  # they are here
            live = there.live(table)
            await until(lambda: not live.connections)
            await tidy(there.keeper, live)
            assert table in there.keeper.live  # they may be back in a moment
            await tidy(there.keeper, live, after=0)
            assert table not in there.keeper.live
            first, second = await asyncio.gather(there.keeper.find(table), there.keeper.find(table))
            assert first is second is there.keeper.live[table]
            assert first is not live
            assert everything(first.table) == everything(live.table)
            truth = Truth(first)
            async with places(table, ala, ola) as (place, other):
                await asyncio.gather(play(place, truth, Random(1)), play(other, truth, Random(2)))

    run(story())


def test_a_tables_time_stands_still_while_it_is_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(str(tmp_path / "sny.sqlite")) as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                await sit(place, 0)
            live = there.live(table)
            await until(lambda: not live.connections)
            await tidy(there.keeper, live, after=0)
            found = await there.keeper.find(table)
            assert found is not None
            assert found.now == live.now

    run(story())


def test_people_who_were_not_seen_to_leave_are_away_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        store = str(tmp_path / "sny.sqlite")
        async with house(store) as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                await sit(place, 0)
                lines = await there.keeper.store.lines(table)
        kept = await open_store(str(tmp_path / "copy.sqlite"))  # what a server that was killed here would have left
        await kept.add_table(table, header_of(there.live(table).table))
        for number, line in enumerate(lines):
            await kept.append(table, number, line)
        keeper = Keeper(kept, Thinkers(1))
        found = await keeper.find(table)
        assert found is not None
        assert found.table.chairs[0].away_since is not None
        await found.settled()
        assert len(await kept.lines(table)) == len(lines) + 1
        await kept.close()

    def header_of(table: Table) -> bytes:
        import msgspec

        return msgspec.json.encode(table.header)

    run(story())


def test_tables_that_nobody_uses_for_a_day_are_closed() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        keeper = Keeper(store, Thinkers(1))
        waits, used, played, live = [await keeper.open_table("sen", 2, {}, Settings(), "ala", "") for _ in range(4)]
        played.take(inputs.Start(by="ala", fill="careful"))
        for table in (waits, used, played):
            await tidy(keeper, table, after=-1)
        morning = asyncio.get_running_loop().time()
        assert await prune(keeper, morning) == 0
        again = await keeper.find(used.id)
        assert again is not None
        await tidy(keeper, again, after=-1)
        assert await prune(keeper, morning + 23 * 3600) == 0
        assert await prune(keeper, morning + 25 * 3600) == 1
        assert (await store.closed_tables())[0].id == waits.id
        assert await prune(keeper, morning + 48 * 3600) == 1
        assert sorted(await store.open_tables()) == sorted([played.id, live.id])
        await store.close()

    run(story())


def test_unused_tables_are_closed_while_a_server_runs() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        keeper = Keeper(store, Thinkers(1))
        table = await keeper.open_table("sen", 2, {}, Settings(), "ala", "")
        await tidy(keeper, table, after=-1)
        with patch("sny.server.upkeep.PRUNED_EVERY", 2), patch("sny.server.upkeep.CLOSED_AFTER", 0.0):
            tidying = asyncio.create_task(tidy_for_ever(keeper, pause=0))
            while await store.open_tables():
                await asyncio.sleep(0)
            tidying.cancel()
        assert [closed.id for closed in await store.closed_tables()] == [table.id]
        await store.close()

    run(story())


def test_a_table_that_was_closed_just_before_a_restart_is_nobodys_any_more() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        before = Keeper(store, Thinkers(1))
        await store.add_person("ala", "Ala", b"secret")
        live = await before.open_table("sen", 2, {}, Settings(), "ala", "")
        live.take(inputs.Sit(by="ala", seat=0, name="Ala"))
        await store.seat_person(live.id, "ala")
        assert [table["id"] for table in await tables_of(before, "ala")] == [live.id]
        live.take(inputs.Close(by="ala"))
        await live.settled()
        after = Keeper(store, Thinkers(1))
        assert await tables_of(after, "ala") == []
        now = asyncio.get_running_loop().time()
        assert await prune(after, now) == 0
        assert await prune(after, now + 24 * 3600) == 1
        await store.close()

    run(story())


def test_whoever_has_finished_a_few_games_is_no_newcomer() -> None:
    """Tables count once they are closed, by the games that were finished there."""

    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            for matches, newcomer in ((2, True), (0, True), (1, True), (0, False)):
                table = await ala.open_table("sen", players=2)
                live = there.live(table)
                async with ala.at(table) as place:
                    await sit(place, 0)
                    assert live.table.chairs[0].newcomer is newcomer
                    live.table.texts += ["a game"] * matches
                    await place.request("close")
                    await close(there.keeper, live)

    run(story())


def test_a_table_that_cannot_be_read_says_which_line() -> None:
    async def story() -> None:
        store = await open_store("memory:")
        keeper = Keeper(store, Thinkers(1))
        live = await keeper.open_table("sen", 2, {}, Settings(), "ala", "")
        await store.append(live.id, 0, b'{"input":"start","by":"ola"}')
        await tidy(keeper, live, after=-1)
        with pytest.raises(StoreError, match="line 0 cannot be carried out again: only the host"):
            await keeper.find(live.id)
        await store.close()

    run(story())


def test_a_host_closes_the_table_for_good() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ela = await there.visitors("Ala", "Ela")
            table = await ala.open_table("sen", players=2)
            live = there.live(table)
            async with places(table, ala, ela) as (place, spectator):
                await sit(place, 0)
                await place.request("close")
                await hear(spectator, lambda: spectator.table["phase"] == "closed")
                await tidy(there.keeper, live)
                with pytest.raises(Exception, match="closed"):
                    await hear(spectator, lambda: False)
            assert await there.keeper.store.open_tables() == []
            assert [closed.id for closed in await there.keeper.store.closed_tables(ala.person)] == [table]

    run(story())
