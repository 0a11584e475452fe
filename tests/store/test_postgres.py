"""A store on a server: several programs at once, a server that goes away and comes back, answers that never arrive."""

import asyncio
import subprocess
import sys

import asyncpg
import pytest

from sny.store import Missing, Person, Store, StoreError, Taken, Unsure, open_store
from tests.postgres import Server
from tests.store.proxy import proxied

pytestmark = pytest.mark.anyio


async def test_several_programs_may_start_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(open_store(database_url) for _ in range(4)))
    await stores[0].add_table("oak", b"header")
    assert [await store.header("oak") for store in stores] == [b"header"] * 4
    for store in stores:
        await store.close()


async def test_whoever_lost_a_table_cannot_write_into_it(database_url: str) -> None:
    stale, owner = await open_store(database_url), await open_store(database_url)
    await stale.add_table("oak", b"")
    await stale.append("oak", 0, b"stale")
    await owner.append("oak", 1, b"owner")
    outcomes = await asyncio.gather(
        *(stale.append("oak", number, b"stale") for number in (1, 2)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [Taken, Missing]
    await owner.append("oak", 2, b"owner")
    assert await stale.lines("oak") == [b"stale", b"owner", b"owner"]
    await stale.close()
    await owner.close()


async def test_of_two_writers_at_once_one_wins_every_line(database_url: str) -> None:
    stores = [await open_store(database_url) for _ in range(2)]
    await stores[0].add_table("oak", b"")

    async def write(store: Store, name: bytes) -> list[int]:
        won = []
        for number in range(100):
            try:
                await store.append("oak", number, name)
                won.append(number)
            except Taken:
                pass
        return won

    first, second = await asyncio.gather(write(stores[0], b"a"), write(stores[1], b"b"))
    assert sorted(first + second) == list(range(100))
    assert await stores[0].lines("oak") == [b"a" if number in first else b"b" for number in range(100)]
    for store in stores:
        await store.close()


async def test_lines_sent_together_are_written_together(database_url: str) -> None:
    """No run of one writer is mixed with that of another."""
    stores = [await open_store(database_url) for _ in range(2)]
    await stores[0].add_table("oak", b"")

    async def write(store: Store, name: bytes) -> None:
        for start in range(0, 200, 5):
            run = (store.append("oak", number, name) for number in range(start, start + 5))
            outcomes = await asyncio.gather(*run, return_exceptions=True)
            assert outcomes == [None] * 5 or [type(outcome) for outcome in outcomes] == [Taken, *[Missing] * 4]

    await asyncio.gather(write(stores[0], b"a"), write(stores[1], b"b"))
    lines = await stores[0].lines("oak")
    assert len(lines) == 200
    assert all(len(set(lines[start : start + 5])) == 1 for start in range(0, 200, 5))
    for store in stores:
        await store.close()


async def test_a_line_whose_answer_was_lost_is_found_again(database_url: str) -> None:
    async with proxied(database_url) as (url, proxy):
        store = await open_store(url)
        await store.add_table("oak", b"")
        await store.append("oak", 0, b"first")
        proxy.swallow_next_answer = True
        await store.append("oak", 1, b"second")
        assert proxy.swallowed == 1
        await store.append("oak", 2, b"third")
        assert await store.lines("oak") == [b"first", b"second", b"third"]
        await store.close()


async def test_a_line_that_another_wrote_meanwhile_is_not_taken_for_ours(database_url: str) -> None:
    async with proxied(database_url) as (url, proxy):
        store, owner = await open_store(url), await open_store(database_url)
        await store.add_table("oak", b"")
        await store.append("oak", 0, b"first")
        await owner.append("oak", 1, b"owner")
        proxy.swallow_next_answer = True
        with pytest.raises(Taken):
            await store.append("oak", 1, b"stale")
        assert proxy.swallowed == 1
        assert await owner.lines("oak") == [b"first", b"owner"]
        await store.close()
        await owner.close()


async def test_a_server_that_stays_away_leaves_us_unsure(database_url: str) -> None:
    async with proxied(database_url) as (url, proxy):
        store, other = await open_store(url, patience=1.5), await open_store(database_url)
        await store.add_table("oak", b"")
        await store.append("oak", 0, b"first")
        proxy.swallow_next_answer = proxy.refuses = True
        with pytest.raises(Unsure, match="it may have been written or not"):
            await store.append("oak", 1, b"second")
        assert await other.lines("oak") == [b"first", b"second"]
        with pytest.raises(StoreError, match=r"check the address$"):  # whoever only reads is not unsure of anything
            await store.lines("oak")
        proxy.refuses = False
        assert await store.lines("oak") == [b"first", b"second"]
        await store.append("oak", 2, b"third")
        await store.close()
        await other.close()


async def test_only_what_may_be_done_twice_is_repeated(database_url: str) -> None:
    async with proxied(database_url) as (url, proxy):
        store = await open_store(url)
        await store.add_person("p1", "Ala", b"secret")
        proxy.swallow_next_answer = True
        with pytest.raises(Unsure):
            await store.add_table("elm", b"")
        for attempt in (store.rename("p1", "Alicja"), store.ready(), store.person_of(b"secret")):
            proxy.swallow_next_answer = True
            await attempt
        assert proxy.swallowed == 4
        assert await store.person_of(b"secret") == Person("p1", "Alicja")
        await store.close()


async def test_a_server_that_restarts_loses_nothing(postgres_server: Server, database_url: str) -> None:
    store = await open_store(database_url, patience=60)
    restarted = asyncio.Event()
    acknowledged = 0

    async def play(table: str) -> None:
        nonlocal acknowledged
        number = 0
        while number < 20 or not restarted.is_set():
            await store.append(table, number, b"%d" % number)
            number += 1
            acknowledged += 1
        assert await store.lines(table) == [b"%d" % each for each in range(number)]

    async def restart() -> None:
        for mode in ("immediate", "fast"):
            await asyncio.to_thread(postgres_server.stop, mode)
            await asyncio.to_thread(postgres_server.start)
        restarted.set()

    tables = [f"t{number}" for number in range(10)]
    for table in tables:
        await store.add_table(table, b"")
    restarting = asyncio.create_task(restart())
    try:
        await asyncio.gather(*map(play, tables))
    finally:
        await restarting  # the tests after this one need the server
    assert acknowledged >= 200
    await store.close()


async def test_a_server_that_is_away_is_told_and_comes_back(postgres_server: Server, database_url: str) -> None:
    store = await open_store(database_url, patience=1.5)
    await store.add_table("oak", b"")
    await asyncio.to_thread(postgres_server.stop)
    try:
        for attempt in (store.append("oak", 0, b""), store.lines("oak"), store.ready()):
            with pytest.raises(StoreError, match="the server cannot be reached"):
                await attempt
        with pytest.raises(StoreError, match="the server cannot be reached; check that it is running"):
            await open_store(database_url)
    finally:
        await asyncio.to_thread(postgres_server.start)
    await store.append("oak", 0, b"kept")
    assert await store.lines("oak") == [b"kept"]
    await store.close()


async def test_a_server_that_takes_no_writes_is_told(database_url: str) -> None:
    await (await open_store(database_url)).close()
    connection = await asyncpg.connect(database_url)
    name = database_url.rpartition("/")[2]
    await connection.execute(f"alter database {name} set default_transaction_read_only = on")
    await connection.close()
    store = await open_store(database_url, read_only=True)
    assert await store.open_tables() == []
    await store.close()
    store = await open_store(database_url)  # there is nothing to bring up to date
    with pytest.raises(StoreError, match="the server is read-only"):
        await store.ready()
    await store.close()


async def test_errors_show_no_passwords(database_url: str) -> None:
    for url, problem in (
        (database_url.replace("sny@", "sny:hunter2@") + "_missing", "no such database; create it first"),
        (database_url.replace("sny@", "nobody:hunter2@"), "refused the login"),
        ("postgres://sny:hunter2@127.0.0.1:notaport/x", "not the address of a PostgreSQL server"),
        ("postgres://sny:hunter2@127.0.0.1:1/x", "cannot be reached"),
    ):
        with pytest.raises(StoreError, match=problem) as refused:
            await open_store(url, patience=1)
        assert "hunter2" not in str(refused.value)
        assert refused.value.__suppress_context__


async def test_without_the_driver_the_error_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sny.store.find_spec", lambda _: None)
    with pytest.raises(StoreError, match=r"pip install 'sny\[postgres\]'"):
        await open_store("postgres://127.0.0.1/x")


async def test_a_user_without_rights_is_told(database_url: str) -> None:
    connection = await asyncpg.connect(database_url)
    await connection.execute("drop role if exists guest; create role guest login")
    await connection.close()
    with pytest.raises(StoreError, match="lacks the right"):
        await open_store(database_url.replace("sny@", "guest@"))


def test_sqlite_does_not_need_the_driver() -> None:
    script = "import asyncio, sys; import sny.store as s; asyncio.run(s.open_store('memory:')); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "asyncpg" not in loaded
