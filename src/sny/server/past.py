"""What can be known of a table without a replay: a summary that is stored when the table is unloaded, and cached.

A table is its inputs, so any question about one that is not in memory costs a replay. Each replay is made once, one at
a time, and what lists and reviews need of it is cached, within a limit of bytes.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, TypeVar

import msgspec

from sny.server.forms import TableSummary
from sny.table.table import Table

Value = TypeVar("Value")
SUMMARY = frozenset(TableSummary.__struct_fields__)  # another version's may have other fields


class Past(msgspec.Struct):
    """A table as lists and reviews see it."""

    number: int  # of inputs
    people: list[str]  # who sit there
    known: list[str]  # who may look at its matches, where not everybody may
    private: bool  # a password, or no spectators
    summary: dict[str, Any]
    texts: list[str]  # of its matches,
    names: list[list[str]]  # and who played them


class Shelved(msgspec.Struct):
    """What is kept of a table when it is put away."""

    number: int
    people: list[str]
    summary: dict[str, Any]


def past_of(table: Table) -> Past:
    known = table.people() | table.played | {table.host, table.header.host}
    private = bool(table.header.password) or not table.settings.watchable
    return Past(
        table.number, sorted(table.people()), sorted(known - table.banned), private, summary(table),
        list(table.texts), list(table.names),
    )  # fmt: skip


def shelved(past: Past) -> bytes:
    return msgspec.json.encode(Shelved(past.number, past.people, past.summary))


def read_shelved(kept: bytes | None, length: int) -> Shelved | None:
    """None where nothing was kept, or where the table has gone on since."""
    if kept is None:
        return None
    try:
        found = msgspec.json.decode(kept, type=Shelved)
    except msgspec.MsgspecError:
        return None
    fits = found.number == length and found.summary.keys() == SUMMARY
    return found if fits else None


def summary(table: Table) -> dict[str, Any]:
    """What a list of tables shows of one."""
    return {
        "id": table.header.id,
        "game": table.game_name,
        "players": table.players,
        "options": table.options,
        "phase": table.phase,
        "match": table.match,
        "matches": len(table.texts),
        "created": table.header.created,
        "locked": bool(table.header.password),
        "chairs": [{"name": chair.name, "bot": chair.level or None} for chair in table.chairs],
        "result": table.result(),
    }


class Cache(Generic[Value]):
    """The values that were used last, as long as they fit into so many bytes."""

    def __init__(self, most_bytes: int, size: Callable[[Value], int]) -> None:
        self._most, self._size = most_bytes, size
        self._values: OrderedDict[Hashable, tuple[Value, int]] = OrderedDict()
        self._bytes = 0

    def get(self, key: Hashable) -> Value | None:
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key][0]

    def put(self, key: Hashable, value: Value) -> None:
        self.drop(key)
        size = self._size(value)
        if size > self._most:
            return
        self._values[key] = value, size
        self._bytes += size
        while self._bytes > self._most:
            _, (_, freed) = self._values.popitem(last=False)
            self._bytes -= freed

    def drop(self, key: Hashable) -> None:
        if (found := self._values.pop(key, None)) is not None:
            self._bytes -= found[1]

    def clear(self) -> None:
        self._values.clear()
        self._bytes = 0
