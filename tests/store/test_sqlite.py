"""A store in a file: who may open it, and what happens when the disk or another program misbehaves."""

import asyncio
import resource
import shutil
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import apsw
import pytest

from sny.store import Finished, Missing, Store, StoreError, open_store, sqlite
from sny.store.sqlite import SqliteStore, file

pytestmark = pytest.mark.anyio

OPEN_IT = "import asyncio, sys; from sny.store import open_store; asyncio.run(open_store(sys.argv[1]))"
LINE = b"x" * 1000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "store.sqlite"


async def fill(store: Store, table: str = "oak") -> tuple[int, StoreError]:
    """Lines until the store has had enough; how many it took, and what it said."""
    await store.add_table(table, b"")
    for number in range(100_000):
        try:
            await store.append(table, number, LINE)
        except StoreError as error:
            return number, error
    raise AssertionError("it took everything")


@contextmanager
def no_file_larger_than(size: int) -> Iterator[None]:
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


async def test_what_is_acknowledged_is_on_disk(path: Path) -> None:
    store = await SqliteStore.open(path, patience=1, read_only=False)
    writer = store._writer
    assert writer is not None
    assert writer.pragma("journal_mode") == "wal"
    assert writer.pragma("synchronous") == 2  # full: every commit is flushed
    assert writer.pragma("foreign_keys") == 1
    await store.close()


async def test_only_the_owner_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "new" / "store.sqlite"
    store = await open_store(f"sqlite:///{path}")
    await store.add_table("oak", b"")
    made = sorted(path.parent.iterdir())
    assert {file.name for file in made} >= {"store.sqlite", "store.sqlite-wal", "store.sqlite.lock"}
    assert {stat.S_IMODE(file.stat().st_mode) for file in made} == {0o600}
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    await store.close()


async def test_a_file_that_others_may_read_is_made_private(path: Path) -> None:
    path.touch(0o644)
    store = await open_store(str(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await store.close()


async def test_a_file_that_is_no_store_keeps_its_rights(path: Path) -> None:
    path.write_text("#!/bin/sh\n" * 100, encoding="utf-8")
    path.chmod(0o755)
    with pytest.raises(StoreError, match="the file is not a store"):
        await open_store(str(path))
    assert stat.S_IMODE(path.stat().st_mode) == 0o755


async def test_one_program_a_file(path: Path) -> None:
    store = await open_store(str(path))
    with pytest.raises(StoreError, match="another sny has this store open; stop it"):
        await open_store(str(path))
    other = subprocess.run([sys.executable, "-c", OPEN_IT, path], capture_output=True, text=True, check=False)
    assert "another sny has this store open" in other.stderr
    await store.add_table("oak", b"")
    await store.close()
    await (await open_store(str(path))).close()


async def test_a_locked_file_is_waited_for_and_then_complained_about(path: Path) -> None:
    store = await open_store(str(path), patience=0.05)
    await store.add_table("oak", b"")
    other = apsw.Connection(str(path))
    other.execute("begin immediate")
    for attempt in (store.append("oak", 0, b"lost"), store.ready()):
        with pytest.raises(StoreError, match="another program keeps it locked"):
            await attempt
    assert await store.lines("oak") == []
    other.execute("rollback")
    other.close()
    await store.append("oak", 0, b"kept")
    assert await store.lines("oak") == [b"kept"]
    await store.close()


async def test_a_lock_that_ends_in_time_is_not_noticed(path: Path) -> None:
    store = await open_store(str(path), patience=30)
    await store.add_table("oak", b"")
    other = apsw.Connection(str(path))
    other.execute("begin immediate")
    waiting = asyncio.ensure_future(store.append("oak", 0, b"kept"))
    await asyncio.sleep(0)
    other.execute("rollback")
    other.close()
    await waiting
    await store.close()


async def test_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(file.SETTINGS, "max_page_count", 60)
    store = await open_store(str(path))
    taken, error = await fill(store)
    assert taken > 10
    assert "there is no room left on the disk" in str(error)
    assert await store.lines("oak") == [LINE] * taken
    await store.forget_table("oak")
    await store.add_table("elm", b"")
    await store.append("elm", 0, LINE)
    await store.close()


async def test_a_disk_that_refuses_to_write(path: Path) -> None:
    """The limit of the system on the size of files: SQLite's writes fail halfway."""
    store = await open_store(str(path))
    with no_file_larger_than(300_000):
        taken, error = await fill(store)
        assert "check whether the disk is full" in str(error)
        assert await store.lines("oak") == [LINE] * taken
    with no_file_larger_than(4096), pytest.raises(StoreError, match="check whether the disk is full"):
        await store.ready()
    await store.append("oak", taken, b"there is room again")
    await store.close()
    again = await open_store(str(path))
    assert await again.lines("oak") == [*[LINE] * taken, b"there is room again"]
    await again.close()


async def test_a_removed_file_is_noticed(path: Path, tmp_path: Path) -> None:
    store = await open_store(str(path))
    await store.add_table("oak", b"")
    path.rename(tmp_path / "elsewhere")
    for attempt in (store.append("oak", 0, b""), store.ready()):
        with pytest.raises(StoreError, match="was moved or removed while in use"):
            await attempt
    await store.close()


async def test_a_file_of_something_else_is_left_alone(path: Path) -> None:
    path.write_text("Dear diary, " * 100, encoding="utf-8")
    with pytest.raises(StoreError, match="the file is not a store"):
        await open_store(str(path))
    assert path.read_text(encoding="utf-8").startswith("Dear diary")


async def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    other = apsw.Connection(str(path))
    other.execute("create table notes (note text)")
    other.close()
    for read_only in (False, True):
        with pytest.raises(StoreError, match="database of another program"):
            await open_store(str(path), read_only=read_only)


async def test_a_damaged_file_says_what_to_do(path: Path) -> None:
    store = await open_store(str(path))
    await store.add_table("oak", b"")
    for number in range(100):
        await store.append("oak", number, LINE)
    await store.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    store = await open_store(str(path))
    with pytest.raises(StoreError, match=r"the file is damaged; stop the server and put a backup in its place"):
        await store.lines("oak")
    await store.close()
    path.write_bytes(whole[:5000])
    with pytest.raises(StoreError, match="damaged"):
        await open_store(str(path))


async def test_a_journal_cut_short_loses_only_its_end(path: Path, tmp_path: Path) -> None:
    """As after a power cut: what had reached the disk is a beginning of what was written."""
    store = await open_store(str(path))
    await store.add_table("oak", b"")
    lines = [b"%d" % number for number in range(40)]
    for number, line in enumerate(lines):
        await store.append("oak", number, line)
    journal = path.with_name("store.sqlite-wal").read_bytes()
    database = path.read_bytes()
    await store.close()
    lengths: list[int] = []
    for size in range(len(journal) // 2, len(journal) + 1, len(journal) // 16 - 1):
        folder = tmp_path / str(size)
        folder.mkdir()
        (folder / "s").write_bytes(database)
        (folder / "s-wal").write_bytes(journal[:size])
        torn = await open_store(str(folder / "s"))
        kept = await torn.lines("oak")
        assert kept == lines[: len(kept)]
        lengths.append(len(kept))
        await torn.close()
        shutil.rmtree(folder)
    assert lengths == sorted(lengths)
    assert lengths[0] < lengths[-1]


async def test_the_journal_does_not_grow_without_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is brought into the file beside the writing, which never stops long enough to do it otherwise."""
    monkeypatch.setattr(sqlite, "LONGEST_JOURNAL", 20)
    store = await open_store(str(path))
    journal, longest = path.with_name(f"{path.name}-wal"), 0

    async def play(table: str) -> None:
        nonlocal longest
        await store.add_table(table, b"{}")
        for number in range(200):
            await store.append(table, number, b"x" * 100)
            longest = max(longest, journal.stat().st_size)

    await asyncio.gather(*(play(f"t{number}") for number in range(10)))
    pages = longest // 4096
    assert 20 < pages < 500  # of more than 2000 that were written
    assert [len(await store.lines(f"t{number}")) for number in range(10)] == [200] * 10
    await store.close()


async def test_nothing_is_read_from_a_store_in_memory_that_does_not_exist() -> None:
    with pytest.raises(StoreError, match="there is nothing to read"):
        await open_store("memory:", read_only=True)


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("mysql://root:hunter2@localhost/x", "a store is a path, sqlite:///path or postgres://"),
        ("sqlite://x", "write a store in a file as sqlite:///path"),
        ("", "a store needs a path"),
        ("/dev/null/store.sqlite", "/dev/null: File exists; choose a file that this program may write"),
        ("/", "Is a directory; choose a file that this program may write"),
    ],
)
async def test_an_address_that_cannot_be(url: str, problem: str) -> None:
    with pytest.raises(StoreError, match=problem) as refused:
        await open_store(url)
    assert "hunter2" not in str(refused.value)


async def test_the_end_of_a_table_is_not_taken_for_known_when_it_has_changed(path: Path) -> None:
    """The writer remembers where it wrote last; a table that is closed or made anew meanwhile is looked at again."""
    store = await open_store(str(path))
    await store.add_table("oak", b"header")
    first = store.append("oak", 0, b"line")
    closing = asyncio.create_task(store.close_table("oak", b"over"))
    await asyncio.sleep(0)  # it has asked
    late = store.append("oak", 1, b"late")
    await asyncio.gather(first, closing)
    with pytest.raises(Finished):
        await late
    await store.add_table("ash", b"header")
    await store.append("ash", 0, b"line")
    await store.forget_table("ash")
    with pytest.raises(Missing):
        await store.append("ash", 1, b"late")
    await store.add_table("ash", b"header")
    await store.append("ash", 0, b"anew")
    assert (await store.lines("oak"), await store.lines("ash")) == ([b"line"], [b"anew"])
    await store.close()
