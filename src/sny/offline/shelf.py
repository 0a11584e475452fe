"""Where a device stores its tables: in the browser's database, or in memory if it has none."""

import asyncio
from typing import Protocol

from sny.store.errors import Missing, Taken


class Shelf(Protocol):
    """A table is a header and its lines, as in a store; a summary is what a list shows of it."""

    async def add_table(self, table: str, header: bytes) -> None: ...

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]":
        """Adds the next line; done once it is kept. Fails where there is a line of that number already: then the
        table was played on in another window."""

    async def read(self, table: str) -> tuple[bytes, list[bytes]] | None: ...
    async def summarize(self, table: str, summary: bytes) -> None: ...
    async def summaries(self) -> list[bytes]: ...
    async def forget(self, table: str) -> None: ...


class Memory:
    """Nothing of it is there when the page is closed."""

    def __init__(self) -> None:
        self._tables: dict[str, tuple[bytes, list[bytes]]] = {}
        self._summaries: dict[str, bytes] = {}

    async def add_table(self, table: str, header: bytes) -> None:
        if table in self._tables:
            raise Taken(table)
        self._tables[table] = header, []

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]":
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        found = self._tables.get(table)
        if found is None:
            kept.set_exception(Missing(table))
        elif number != len(found[1]):
            kept.set_exception(Taken(table))
        else:
            found[1].append(line)
            kept.set_result(None)
        return kept

    async def read(self, table: str) -> tuple[bytes, list[bytes]] | None:
        found = self._tables.get(table)
        return None if found is None else (found[0], list(found[1]))

    async def summarize(self, table: str, summary: bytes) -> None:
        self._summaries[table] = summary

    async def summaries(self) -> list[bytes]:
        return list(self._summaries.values())

    async def forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._summaries.pop(table, None)
