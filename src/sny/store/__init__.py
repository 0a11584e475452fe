"""People and tables, kept. One interface; behind it a SQLite file or a PostgreSQL server.

A table is a header and a list of lines, numbered from 0 without gaps, to which lines are only ever added: everything
that happened there, from which all else is recomputed. People are known by the hashes of their devices' secrets.

    store = await open_store("sny.sqlite")
    await store.add_table("k7x2", b'{"game":"sen"}')
    await store.append("k7x2", 0, b'{"seat":0,"play":"draw"}')   # returns once it is on disk
    await store.close()
"""

from asyncio import Future
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol

from sny.store.address import MEMORY, is_postgres, shown, sqlite_path, store_address
from sny.store.errors import Finished, Missing, StoreError, Taken, Unsure
from sny.store.records import ClosedTable, Kept, KeptPerson, KeptTable, Person, Result, Summarized

__all__ = [
    "ClosedTable",
    "Finished",
    "Kept",
    "KeptPerson",
    "KeptTable",
    "Missing",
    "Person",
    "Result",
    "Store",
    "StoreError",
    "Summarized",
    "Taken",
    "Unsure",
    "open_store",
    "shown",
    "store_address",
]

PATIENCE = 5.0  # seconds to wait for a lock, or for a server that is away


class Store(Protocol):
    """Writes return once they are on disk. A failure raises a StoreError, and then nothing was written; only `Unsure`
    means that it may have been, and that the table must be loaded again. The same holds for a call that is
    cancelled.
    """

    async def add_table(self, table: str, header: bytes) -> None:
        """Raises Taken if the table exists."""

    def append(self, table: str, number: int, line: bytes) -> "Future[None]":
        """Appends the next line. Raises Taken if there is a line of that number, Missing if there is no such table or
        the line before it is missing, Finished if the table is closed.

        Lines may be sent without waiting for those before; when one fails, those of its table sent after it and
        before the failure was known fail as well. So a writer that has lost a table cannot write into it.
        """

    async def lines(self, table: str, since: int = 0) -> list[bytes]:
        """The lines from that number on; none if there is no such table."""

    async def header(self, table: str) -> bytes | None: ...

    async def open_tables(self, person: str | None = None) -> list[str]:
        """The open tables, oldest first; or those of them at which a person sat down."""

    async def close_table(self, table: str, summary: bytes) -> None:
        """Closes a table: it accepts no more lines, and is kept for replay. Raises Taken if it is already closed."""

    async def closed_tables(
        self, person: str | None = None, *, limit: int = 50, before: tuple[int, str] | None = None
    ) -> list[ClosedTable]:
        """The latest closed tables, or those of a person. The next page is `before` the last one's (closed, id)."""

    async def summarize(self, table: str, summary: bytes) -> None:
        """Stores a summary of a table that is still open, replacing the one before."""

    async def summarized(self, table: str) -> Summarized | None: ...

    async def summaries(self, person: str) -> list[Summarized]:
        """The summaries of the open tables at which a person sat down, oldest first."""

    async def keep_review(self, table: str, match: int, seat: int, review: bytes, digest: bytes) -> None:
        """Stores a review, replacing the one before. Raises Missing if there is no such table."""

    async def review(self, table: str, match: int, seat: int) -> bytes | None: ...

    async def keep_result(self, person: str, table: str, match: int, seat: int, ended: int, result: bytes) -> None:
        """Stores how a match ended for a person: once, and not at all if the person or the table was forgotten."""

    async def results(self, person: str) -> list[Result]:
        """All results of a person, the latest first."""

    async def forget_results(self, person: str) -> int:
        """Deletes the results of a person, and returns how many there were."""

    async def forget_table(self, table: str) -> None: ...

    async def rewrite(self, table: str, change: Callable[[bytes], bytes]) -> None:
        """Changes lines in place, so that something written can be forgotten. `change` is called in the store's thread
        and returns unchanged what it does not change."""

    async def add_person(self, person: str, name: str, secret_hash: bytes) -> None:
        """Adds a person with a first device. Raises Taken if the id or the secret is in use."""

    async def add_device(self, person: str, secret_hash: bytes) -> None: ...

    async def forget_device(self, secret_hash: bytes) -> None: ...

    async def forget_devices(self, person: str, but: bytes) -> int:
        """Deletes all of a person's devices but one, and returns how many."""

    async def person_of(self, secret_hash: bytes) -> Person | None: ...

    async def person(self, id: str) -> Person | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def forget_person(self, person: str) -> None:
        """Deletes a person and their devices; the tables at which they sat stay."""

    async def seat_person(self, table: str, person: str) -> None:
        """Records that a person sat at a table, so that it is found among theirs. Idempotent."""

    async def ready(self) -> None:
        """Writes a little; raises a StoreError if that is not possible now."""

    async def give_out(self, take: Callable[[Kept], None], *, secrets: bool = False) -> None:
        """Passes a snapshot of everything to `take`, people first; devices only with `secrets`."""

    async def take_in(self, kept: Iterable[Kept]) -> None:
        """Takes in what another store gave out, atomically. Raises Taken if an id is in use here."""

    async def close(self) -> None:
        """Closes the store once all pending writes are done."""


async def open_store(url: str, *, patience: float = PATIENCE, read_only: bool = False) -> Store:
    """The store at an address, created or migrated if needed; one that is only read is left as it is."""
    if is_postgres(url):
        if find_spec("asyncpg") is None:
            raise StoreError("a store in PostgreSQL needs asyncpg; install it with: pip install 'sny[postgres]'")
        from sny.store.postgres import PostgresStore

        return await PostgresStore.open(url, patience=patience, read_only=read_only)
    from sny.store.sqlite import SqliteStore

    if url == MEMORY and read_only:
        raise StoreError("a store in memory is empty, and there is nothing to read; name another")
    path: Path | None = None if url == MEMORY else sqlite_path(url)
    return await SqliteStore.open(path, patience=patience, read_only=read_only)
