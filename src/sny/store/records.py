"""What a store gives back and takes in."""

import time
from collections.abc import Sequence
from typing import NamedTuple

from sny.store.errors import Missing, StoreError

MOST_LINES = 1 << 31  # as many as every database can number


class Person(NamedTuple):
    id: str
    name: str


class ClosedTable(NamedTuple):
    closed: int  # milliseconds since 1970
    id: str
    header: bytes
    summary: bytes


class Summarized(NamedTuple):
    """What was last kept as a table's summary; of an open table it may be out of date, which its length tells."""

    id: str
    summary: bytes | None
    length: int  # lines that the table has now
    closed: bool


class Result(NamedTuple):
    """How a match ended for a person, and what a review of it came to, where one was made."""

    table: str
    match: int
    seat: int
    ended: int  # milliseconds since 1970
    result: bytes
    digest: bytes | None


class KeptPerson(NamedTuple):
    """A person as it goes from one store to another."""

    id: str
    name: str
    added: int
    devices: list[bytes]  # the hashes of their secrets


class KeptResult(NamedTuple):
    """A result as it goes from one store to another, with its table."""

    person: str
    match: int
    seat: int
    ended: int
    result: bytes


class KeptTable(NamedTuple):
    """A table as it goes from one store to another."""

    id: str
    header: bytes
    opened: int
    closed: int | None
    summary: bytes | None
    people: list[str]
    lines: list[bytes]
    results: Sequence[KeptResult] = ()


Kept = KeptPerson | KeptTable


def plain(text: str, what: str) -> str:
    """A text that every database can keep."""
    if "\0" in text or (not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text)):
        raise StoreError(f"{what} has a character that cannot be stored; leave it out")
    return text


def plain_number(table: str, number: int) -> int:
    if not 0 <= number < MOST_LINES:
        raise Missing(f"line {number} cannot be the next of table {table!r}")
    return number


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
