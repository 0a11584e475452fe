"""A store on a PostgreSQL server, which several programs may share.

Lines that are sent while one group is being written go out together as the next: one statement, one commit. A table's
`length` moves on in the same statement, and only from where the writer believes it to be, so that a writer who has lost
a table to another is refused.
"""

import asyncio
from collections.abc import Callable, Iterable

from sny.store.errors import StoreError
from sny.store.group import Group, failed
from sny.store.postgres import jobs
from sny.store.postgres.append import Append, append
from sny.store.postgres.link import Connection, Link
from sny.store.postgres.schema import check_schema, migrate
from sny.store.records import ClosedTable, Kept, Person, Result, Summarized, now, plain, plain_number


class PostgresStore:
    def __init__(self, link: Link, read_only: bool) -> None:
        self._link = link
        self._read_only = read_only
        self._group = Group[Append](self._append)

    @classmethod
    async def open(cls, url: str, *, patience: float, read_only: bool) -> "PostgresStore":
        link = Link(url, patience)
        await link.open()
        try:
            await link.write(lambda connection: (check_schema if read_only else migrate)(connection, link.name))
        except BaseException:
            await link.close()
            raise
        return cls(link, read_only)

    async def close(self) -> None:
        await self._group.close()
        await self._link.close()

    async def add_table(self, table: str, header: bytes) -> None:
        plain(table, "the id of a table")
        await self._write(jobs.add_table, table, header, now())

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]":
        try:
            request = Append(plain(table, "the id of a table"), plain_number(table, number), line)
        except StoreError as error:
            return failed(error)
        return self._group.ask(request)

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        plain(table, "the id of a table")
        return await self._link.read(lambda connection: jobs.lines(connection, table, since))

    async def header(self, table: str) -> bytes | None:
        plain(table, "the id of a table")
        return await self._link.read(lambda connection: jobs.header(connection, table))

    async def open_tables(self, person: str | None = None) -> list[str]:
        return await self._link.read(lambda connection: jobs.open_tables(connection, person))

    async def close_table(self, table: str, summary: bytes) -> None:
        await self._write(jobs.close_table, table, summary, now())

    async def closed_tables(
        self, person: str | None = None, *, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[ClosedTable]:
        return await self._link.read(lambda connection: jobs.closed_tables(connection, person, limit, before))

    async def summarize(self, table: str, summary: bytes) -> None:
        await self._write(jobs.summarize, table, summary, repeatable=True)

    async def summarized(self, table: str) -> Summarized | None:
        plain(table, "the id of a table")
        return await self._link.read(lambda connection: jobs.summarized(connection, table))

    async def summaries(self, person: str) -> list[Summarized]:
        return await self._link.read(lambda connection: jobs.summaries(connection, person))

    async def rewrite(self, table: str, change: Callable[[bytes], bytes]) -> None:
        await self._write(jobs.rewrite, table, change, repeatable=True)

    async def keep_review(self, table: str, match: int, seat: int, review: bytes, digest: bytes) -> None:
        plain(table, "the id of a table")
        await self._write(jobs.keep_review, table, match, seat, review, digest, repeatable=True)

    async def review(self, table: str, match: int, seat: int) -> bytes | None:
        plain(table, "the id of a table")
        return await self._link.read(lambda connection: jobs.review(connection, table, match, seat))

    async def keep_result(self, person: str, table: str, match: int, seat: int, ended: int, result: bytes) -> None:
        await self._write(jobs.keep_result, person, table, match, seat, ended, result, repeatable=True)

    async def results(self, person: str) -> list[Result]:
        return await self._link.read(lambda connection: jobs.results(connection, person))

    async def forget_results(self, person: str) -> int:
        self._check_writable()
        return await self._link.write(lambda connection: jobs.forget_results(connection, person))

    async def forget_table(self, table: str) -> None:
        await self._write(jobs.forget_table, table)

    async def add_person(self, person: str, name: str, secret_hash: bytes) -> None:
        plain(person, "the id of a person")
        await self._write(jobs.add_person, person, plain(name, "the name"), secret_hash, now())

    async def add_device(self, person: str, secret_hash: bytes) -> None:
        await self._write(jobs.add_device, person, secret_hash)

    async def forget_device(self, secret_hash: bytes) -> None:
        await self._write(jobs.forget_device, secret_hash)

    async def forget_devices(self, person: str, but: bytes) -> int:
        self._check_writable()
        return await self._link.write(lambda connection: jobs.forget_devices(connection, person, but))

    async def person_of(self, secret_hash: bytes) -> Person | None:
        return await self._link.read(lambda connection: jobs.person_of(connection, secret_hash))

    async def person(self, id: str) -> Person | None:
        return await self._link.read(lambda connection: jobs.person(connection, id))

    async def rename(self, person: str, name: str) -> None:
        await self._write(jobs.rename, person, plain(name, "the name"), repeatable=True)

    async def forget_person(self, person: str) -> None:
        await self._write(jobs.forget_person, person)

    async def seat_person(self, table: str, person: str) -> None:
        await self._write(jobs.seat_person, table, person, repeatable=True)

    async def ready(self) -> None:
        await self._write(jobs.note_readiness, now(), repeatable=True)

    async def give_out(self, take: Callable[[Kept], None], *, secrets: bool = False) -> None:
        await self._link.write(lambda connection: jobs.give_out(connection, take, secrets))  # never twice

    async def take_in(self, kept: Iterable[Kept]) -> None:
        await self._write(jobs.take_in, kept)

    async def _append(self, appends: list[Append]) -> list[StoreError | None]:
        self._check_writable()
        return await self._link.write_again(lambda connection, again: append(connection, appends, again))

    async def _write(self, job: Callable[..., jobs.Done], *arguments: object, repeatable: bool = False) -> None:
        """In a transaction of its own."""
        self._check_writable()

        async def write(connection: Connection) -> None:
            async with connection.transaction():
                await job(connection, *arguments)

        if repeatable:
            await self._link.write_again(lambda connection, _: write(connection))
        else:
            await self._link.write(write)

    def _check_writable(self) -> None:
        if self._read_only:
            raise StoreError(f"{self._link.name} was opened for reading only")
