"""Lines added to the ends of tables that this writer knows, since it has just written there."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import apsw

from sny.store.sqlite import jobs


class Tail(NamedTuple):
    key: int
    length: int


class Tails:
    """A server has its file to itself, so nobody else writes there. Whatever else is written than lines, or fails,
    makes it forget all that it knows."""

    def __init__(self) -> None:
        self._known: dict[str, Tail] = {}

    def appending(self, table: str, number: int, line: bytes) -> Callable[[apsw.Connection], None]:
        return partial(self._append, table=table, number=number, line=line)

    def forget(self) -> None:
        self._known.clear()

    def _append(self, connection: apsw.Connection, table: str, number: int, line: bytes) -> None:
        tail = self._known.get(table)
        if tail is not None and tail.length == number:
            with suppress(apsw.ConstraintError):
                connection.execute("insert into lines values (?, ?, ?)", (tail.key, number, line))
                self._known[table] = Tail(tail.key, number + 1)
                return
        self._known.pop(table, None)
        jobs.append(connection, table, number, line)
        self._known[table] = Tail(jobs.key_of(connection, table), number + 1)
