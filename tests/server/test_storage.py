"""When the store fails: clients are told, nothing that was acknowledged is lost, and it works again afterwards."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import apsw
import pytest

from sny.game.cards import CardGame
from sny.store.sqlite import SqliteStore
from sny.visitor import Parted, Visitor
from tests.postgres import Server
from tests.server.company import SHORT, places
from tests.server.house import House, hear, house, page, refusal, run, sit


async def seated(there: House) -> tuple[Visitor, Visitor, str]:
    ala, ela = await there.visitors("Ala", "Ela")
    table = await ala.open_table("sen", players=2, options=SHORT["sen"])
    return ala, ela, table


async def write_until_it_fails(place: Any, text: str) -> list[str]:
    """Chat until the server gives up; what was acknowledged."""
    kept: list[str] = []

    async def write() -> None:
        while True:
            line = f"{len(kept)} {text}"
            await place.request("chat", text=line)
            kept.append(line)

    with pytest.raises(Parted) as parted:
        await write()
    assert (parted.value.code, parted.value.come_back) == ("storage", True)
    return kept


async def check_outage(there: House, ala: Visitor) -> None:
    """While the store fails, everything that needs it says so."""
    assert await refusal(ala.open_table("sen", players=2)) == "storage"
    assert await refusal(Visitor.arrive(there.url, "Iza")) == "storage"
    status, text = await asyncio.to_thread(page, there.url, "/readyz")
    assert status == 503
    assert text.startswith("not ready: ")
    assert await asyncio.to_thread(page, there.url, "/healthz") == (200, "alive\n")


async def check_recovery(there: House, ala: Visitor, table: str, kept: list[str]) -> None:
    assert await asyncio.to_thread(page, there.url, "/readyz") == (200, "ready\n")
    async with ala.at(table) as place:
        assert [one["text"] for one in place.chat][: len(kept)] == kept
        await place.request("start", fill="careful")
        assert place.table["phase"] == "playing"


def sqlite_outage(path: Path, begin: Callable[[SqliteStore], Callable[[], None]], whole: bool = True) -> None:
    async def story() -> None:
        async with house(str(path)) as there:
            store = there.keeper.store
            assert isinstance(store, SqliteStore)
            ala, ela, table = await seated(there)
            async with places(table, ala, ela) as (place, spectator):
                await sit(place, 0)
                await place.request("chat", text="before")
                end = begin(store)
                kept = await write_until_it_fails(place, "x" * 250)
                with pytest.raises(Parted) as parted:
                    await hear(spectator, lambda: False)
                assert parted.value.code == "storage"
            if whole:
                await check_outage(there, ala)
            end()
            await check_recovery(there, ala, table, ["before", *kept])

    run(story())


def test_a_full_disk(tmp_path: Path) -> None:
    def begin(store: SqliteStore) -> Callable[[], None]:
        writer = store._writer
        assert writer is not None
        writer.pragma("max_page_count", writer.pragma("page_count") + 1)
        return lambda: writer.pragma("max_page_count", 1 << 30)

    sqlite_outage(tmp_path / "sny.sqlite", begin, whole=False)  # a little still finds room in pages that are there


def test_a_locked_database(tmp_path: Path) -> None:
    path = tmp_path / "sny.sqlite"

    def begin(store: SqliteStore) -> Callable[[], None]:
        assert store._writer is not None
        store._patience = 50
        store._writer.set_busy_timeout(store._patience)
        other = apsw.Connection(str(path))
        other.execute("begin immediate")
        return other.close

    sqlite_outage(path, begin)


def test_a_database_server_that_is_away(
    postgres_server: Server, database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with house(database_url) as there:
            ala, ela, table = await seated(there)
            async with places(table, ala, ela) as (place, spectator):
                await sit(place, 0)
                kept = ["one", "two"]
                for line in kept:
                    await place.request("chat", text=line)
                await asyncio.to_thread(postgres_server.stop, "immediate")
                await write_until_it_fails(place, "lost")
                with pytest.raises(Parted):
                    await hear(spectator, lambda: False)
            await check_outage(there, ala)
            await asyncio.to_thread(postgres_server.start)
            await check_recovery(there, ala, table, kept)

    with patch("sny.store.open_store.__kwdefaults__", {"patience": 0.5, "read_only": False}):
        run(story())
    assert "table given up" in caplog.messages
    assert all(record.exc_info is None and "\n" not in record.getMessage() for record in caplog.records), (
        "one line each"
    )


def test_a_database_server_that_is_restarted_in_mid_game(postgres_server: Server, database_url: str) -> None:
    """Whoever is patient may not even notice; whoever is told to come back finds all that was acknowledged."""

    async def story() -> None:
        async with house(database_url) as there:
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=2, options={**SHORT["sen"], "first": 0})
            async with places(table, ala, ola) as (place, other):
                await sit(place, 0)
                await sit(other, 1)
                await place.request("start")
            acknowledged = 0
            restart = asyncio.create_task(asyncio.to_thread(restarted, postgres_server))
            for move in range(4):
                visitor, seat = (ala, ola)[move % 2], move % 2
                acknowledged = await surely(visitor, table, seat, f"peek {1 + move // 2}")
            await restart
            acknowledged = await surely(ala, table, 0, "call")
            assert there.live(table).table.number >= acknowledged
            game = there.live(table).table.game
            assert isinstance(game, CardGame)
            moves = [line.partition(" ")[2] for line in game.inputs if line[0].isdigit()]
            assert moves == ["peek 1", "peek 1", "peek 2", "peek 2", "call"]  # each of them once

    run(story())


def restarted(server: Server) -> None:
    server.stop("immediate")
    server.start()


async def surely(visitor: Visitor, table: str, seat: int, action: str) -> int:
    """Until it is acknowledged; with the same id, so that it happens once."""
    id = f"{seat} {action}"
    while True:
        try:
            async with visitor.at(table) as place:
                return await place.request("play", id=id, seat=seat, action=action)
        except Parted as parted:
            if not parted.come_back:
                raise
            await asyncio.sleep(0.05)
