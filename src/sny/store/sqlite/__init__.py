"""A store in a SQLite file.

One thread writes, and everything that is asked for while it commits goes into its next transaction; another reads. An
answer comes only when the transaction has reached the disk (`synchronous = full`). Lines are put into the transaction
by whoever asks, which takes microseconds and needs no disk: only the commit waits for one. In the other thread each of
them would have to wait for its turn to run Python.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import apsw

from sny.store.errors import StoreError
from sny.store.group import Group, after_a_failure, failed
from sny.store.records import ClosedTable, Kept, Person, Result, Summarized, now, plain, plain_number
from sny.store.sqlite import jobs
from sny.store.sqlite.file import copy_while_running, explained, lock, open_for_reading, open_for_writing
from sny.store.sqlite.tails import Tails
from sny.store.worker import Worker

LONGEST_JOURNAL = 4000  # pages of SQLite's journal, until they are brought into the file itself

Value = TypeVar("Value")
Job = Callable[[apsw.Connection], Any]


class Write(NamedTuple):
    job: Job
    table: str | None  # of a line


class SqliteStore:
    """Made by `open`, in a thread of its own."""

    def __init__(self, path: Path | None, patience: float, read_only: bool) -> None:
        self._path = path
        self._patience = int(patience * 1000)
        self._lock = None if path is None or read_only else lock(path)
        try:
            self._writer = None if read_only else open_for_writing(path, patience)
            self._reader = self._writer if path is None else open_for_reading(path, patience)
        except BaseException:
            if self._lock is not None:
                self._lock.close()
            raise
        self._place = None if path is None else file_at(path)
        self._journal = self._tidied = 0  # pages, and how many of them were there when they were last tidied
        self._nearly_tidy = False
        self._damage: StoreError | None = None  # once seen, it stays: a backup has to take the file's place
        if self._writer is not None:
            self._writer.set_wal_hook(self._note_journal)
        self._writing = Worker("store-writer")
        self._reading = self._writing if path is None else Worker("store-reader")
        self._tails = Tails()
        self._group = Group[Write](self._write)

    @classmethod
    async def open(cls, path: Path | None, *, patience: float, read_only: bool) -> "SqliteStore":
        return await asyncio.to_thread(cls, path, patience, read_only)

    async def close(self) -> None:
        await self._group.close()
        await asyncio.to_thread(self._shut)

    async def add_table(self, table: str, header: bytes) -> None:
        await self._ask(jobs.add_table, plain(table, "the id of a table"), header, now())

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]":
        try:
            plain(table, "the id of a table")
            plain_number(table, number)
        except StoreError as error:
            return failed(error)
        return self._group.ask(Write(self._tails.appending(table, number, line), table))

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        return await self._read(jobs.lines, plain(table, "the id of a table"), since)

    async def header(self, table: str) -> bytes | None:
        return await self._read(jobs.header, plain(table, "the id of a table"))

    async def open_tables(self, person: str | None = None) -> list[str]:
        return await self._read(jobs.open_tables, person)

    async def close_table(self, table: str, summary: bytes) -> None:
        await self._ask(jobs.close_table, table, summary, now())

    async def closed_tables(
        self, person: str | None = None, *, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[ClosedTable]:
        return await self._read(jobs.closed_tables, person, limit, before)

    async def summarize(self, table: str, summary: bytes) -> None:
        await self._ask(jobs.summarize, table, summary)

    async def summarized(self, table: str) -> Summarized | None:
        return await self._read(jobs.summarized, plain(table, "the id of a table"))

    async def summaries(self, person: str) -> list[Summarized]:
        return await self._read(jobs.summaries, person)

    async def rewrite(self, table: str, change: Callable[[bytes], bytes]) -> None:
        await self._ask(jobs.rewrite, table, change)

    async def keep_review(self, table: str, match: int, seat: int, review: bytes, digest: bytes) -> None:
        await self._ask(jobs.keep_review, plain(table, "the id of a table"), match, seat, review, digest)

    async def review(self, table: str, match: int, seat: int) -> bytes | None:
        return await self._read(jobs.review, plain(table, "the id of a table"), match, seat)

    async def keep_result(self, person: str, table: str, match: int, seat: int, ended: int, result: bytes) -> None:
        await self._ask(jobs.keep_result, person, table, match, seat, ended, result)

    async def results(self, person: str) -> list[Result]:
        return await self._read(jobs.results, person)

    async def forget_results(self, person: str) -> int:
        count: int = await self._group.ask(Write(lambda connection: jobs.forget_results(connection, person), None))
        return count

    async def forget_table(self, table: str) -> None:
        await self._ask(jobs.forget_table, table)

    async def add_person(self, person: str, name: str, secret_hash: bytes) -> None:
        plain(person, "the id of a person")
        await self._ask(jobs.add_person, person, plain(name, "the name"), secret_hash, now())

    async def add_device(self, person: str, secret_hash: bytes) -> None:
        await self._ask(jobs.add_device, person, secret_hash)

    async def forget_device(self, secret_hash: bytes) -> None:
        await self._ask(jobs.forget_device, secret_hash)

    async def forget_devices(self, person: str, but: bytes) -> int:
        count: int = await self._ask(jobs.forget_devices, person, but)
        return count

    async def person_of(self, secret_hash: bytes) -> Person | None:
        return await self._read(jobs.person_of, secret_hash)

    async def person(self, id: str) -> Person | None:
        return await self._read(jobs.person, id)

    async def rename(self, person: str, name: str) -> None:
        await self._ask(jobs.rename, person, plain(name, "the name"))

    async def forget_person(self, person: str) -> None:
        await self._ask(jobs.forget_person, person)

    async def seat_person(self, table: str, person: str) -> None:
        await self._ask(jobs.seat_person, table, person)

    async def ready(self) -> None:
        await self._ask(jobs.note_readiness, now())
        await self._read(jobs.look_through)
        if self._damage is not None:
            raise StoreError(*self._damage.args)

    async def give_out(self, take: Callable[[Kept], None], *, secrets: bool = False) -> None:
        await self._read(jobs.give_out, take, secrets)

    async def take_in(self, kept: Iterable[Kept]) -> None:
        await self._ask(jobs.take_in, kept)

    async def back_up(self, target: Path) -> None:
        """A copy of the file, consistent while others write."""
        if self._path is None:
            raise StoreError("a store in memory has no file to copy; export it instead")
        await self._read(copy_while_running, self._path, target)

    async def _ask(self, job: Callable[..., Any], *arguments: Any) -> Any:
        def carry_out(connection: apsw.Connection) -> Any:
            self._tails.forget()
            return job(connection, *arguments)

        return await self._group.ask(Write(carry_out, None))

    async def _write(self, writes: list[Write]) -> list[Any]:
        if self._nearly_tidy:
            await self._writing.do(self._tidy_the_rest)
        shared = self._reader is self._writer  # in memory; then the thread keeps reading and writing apart
        if not shared and all(write.table is not None for write in writes) and self._begin_at_once():
            outcomes = self._carry_out(writes)
            await self._writing.do(self._commit)
        else:
            outcomes = await self._writing.do(self._write_all, writes)
        if self._journal > self._tidied + LONGEST_JOURNAL:
            self._tidied = self._journal
            self._reading.do(self._tidy)
        return outcomes

    def _begin_at_once(self) -> bool:
        """Open a transaction, unless another program has locked the file: that is waited for in the thread."""
        connection = self._connection()
        connection.set_busy_timeout(0)
        try:
            connection.execute("begin immediate")
        except apsw.Error:
            return False
        finally:
            connection.set_busy_timeout(self._patience)
        return True

    def _write_all(self, writes: list[Write]) -> list[Any]:
        connection = self._connection()
        try:
            connection.execute("begin immediate")
        except apsw.Error as error:
            raise self._explained(error) from None
        outcomes = self._carry_out(writes)
        self._commit()
        return outcomes

    def _carry_out(self, writes: list[Write]) -> list[Any]:
        """What is refused leaves no trace and does not disturb the others."""
        try:
            return carried_out(self._connection(), writes)
        except apsw.Error as error:
            self._roll_back()
            raise self._explained(error) from None
        except BaseException:
            self._roll_back()
            raise

    def _commit(self) -> None:
        try:
            self._check_place()
            self._connection().execute("commit")
        except apsw.Error as error:
            self._roll_back()
            raise self._explained(error) from None
        except BaseException:
            self._roll_back()
            raise

    def _note_journal(self, _connection: apsw.Connection, _database: str, pages: int) -> int:
        self._journal = pages
        self._tidied = min(self._tidied, pages)  # it has begun anew
        return apsw.SQLITE_OK

    def _tidy(self) -> None:
        """Bring the journal into the file, beside the writing. What is written meanwhile stays in the journal, so the
        writer brings over that little itself: only then does the journal begin anew."""
        if self._reader is not None:
            with suppress(apsw.Error):  # it is tried again when as much again is written
                self._reader.wal_checkpoint()
                self._nearly_tidy = True

    def _tidy_the_rest(self) -> None:
        self._nearly_tidy = False
        with suppress(apsw.Error):
            self._connection().wal_checkpoint()

    def _roll_back(self) -> None:
        """Undo what was not committed, and report the original error, not one that follows from it."""
        self._tails.forget()
        connection = self._connection()
        if connection.in_transaction:
            with suppress(apsw.Error):
                connection.execute("rollback")

    def _connection(self) -> apsw.Connection:
        if self._writer is None:
            raise StoreError(f"{self._path} was opened for reading only")
        return self._writer

    async def _read(self, job: Callable[..., Value], *arguments: Any) -> Value:
        def read() -> Value:
            if self._reader is None:
                raise StoreError("the store is closed")
            try:
                with self._reader:
                    value = job(self._reader, *arguments)
            except apsw.Error as error:
                raise self._explained(error) from None
            return value

        return await self._reading.do(read)

    def _explained(self, error: apsw.Error) -> StoreError:
        problem = explained(error, self._name)
        if isinstance(error, apsw.CorruptError | apsw.NotADBError):
            self._damage = problem
        return problem

    @property
    def _name(self) -> str:
        return "the store" if self._path is None else str(self._path)

    def _check_place(self) -> None:
        """SQLite would go on writing to a file that was removed, and all of that would be lost."""
        if self._path is not None and file_at(self._path) != self._place:
            raise StoreError(f"{self._path} was moved or removed while in use; put it back and start again")

    def _shut(self) -> None:
        self._reading.close()
        self._writing.close()
        for connection in (self._reader, self._writer, self._lock):
            if connection is not None:
                connection.close()
        self._reader = self._writer = self._lock = None


def carried_out(connection: apsw.Connection, writes: list[Write]) -> list[Any]:
    outcomes: list[Any] = []
    failed: set[str] = set()
    for write in writes:
        try:
            outcomes.append(after_a_failure(write.table) if write.table in failed else write.job(connection))
        except StoreError as refused:
            outcomes.append(refused)
            if write.table is not None:
                failed.add(write.table)
    return outcomes


def file_at(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
