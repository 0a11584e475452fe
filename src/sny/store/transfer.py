"""Backup, export and import: what a store holds, as a file.

An export is text, one JSON object a line: an opening, the people, the tables with all their lines, and an end that
counts them, so that a file which was cut short is noticed. With secrets, it holds open tables too, as a store does.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from sny.errors import FormatError
from sny.store import open_store
from sny.store.address import is_postgres
from sny.store.errors import StoreError
from sny.store.records import Kept, KeptPerson, KeptResult, KeptTable
from sny.store.sqlite import SqliteStore

VERSION = 2  # since 2 with results


class Binary(msgspec.Struct):
    """What is no text."""

    base64: bytes


Content = str | Binary


class Opening(msgspec.Struct, tag="store", tag_field="kept", forbid_unknown_fields=True):
    version: int


class PersonLine(msgspec.Struct, tag="person", tag_field="kept", forbid_unknown_fields=True):
    id: str
    name: str
    added: int
    devices: list[bytes]


class ResultLine(msgspec.Struct, forbid_unknown_fields=True):
    person: str
    match: int
    seat: int
    ended: int
    result: Content


class TableLine(msgspec.Struct, tag="table", tag_field="kept", forbid_unknown_fields=True):
    id: str
    header: Content
    opened: int
    closed: int | None
    summary: Content | None
    people: list[str]
    lines: list[Content]
    results: list[ResultLine] = []


class End(msgspec.Struct, tag="end", tag_field="kept", forbid_unknown_fields=True):
    people: int
    tables: int


AnyLine = Opening | PersonLine | TableLine | End


class Count(NamedTuple):
    people: int
    tables: int


async def back_up(url: str, target: Path) -> None:
    """A copy from which everything can be brought back, made while a server runs: of a SQLite store the same kind of
    file, of a PostgreSQL store an export with secrets."""
    if is_postgres(url):
        await export(url, target, secrets=True)
        return
    store = await open_store(url, read_only=True)
    try:
        assert isinstance(store, SqliteStore)
        await store.back_up(target)
    finally:
        await store.close()


async def export(url: str, target: Path, *, secrets: bool = False) -> Count:
    """Everything as it is at one moment, into a new file. Without `secrets`, people and closed tables alone: no device
    will be known again, and nothing of games that are still played is in it."""
    store = await open_store(url, read_only=True)
    people = tables = 0
    encode = msgspec.json.Encoder().encode
    try:
        with new_private_file(target) as write:

            def take(kept: Kept) -> None:
                nonlocal people, tables
                people += isinstance(kept, KeptPerson)
                tables += isinstance(kept, KeptTable)
                write(encode(line_of(kept)) + b"\n")

            write(encode(Opening(VERSION)) + b"\n")
            await store.give_out(take if secrets else lambda kept: take_without_secrets(kept, take), secrets=secrets)
            write(encode(End(people, tables)) + b"\n")
    finally:
        await store.close()
    return Count(people, tables)


async def import_into(url: str, source: Path) -> Count:
    """What an export holds, all of it or nothing. Raises FormatError where the file is no whole export."""
    kinds = [type(kept) for kept in read_export(source)]  # read to the end before anything is made or changed
    store = await open_store(url)
    try:
        await store.take_in(read_export(source))
    finally:
        await store.close()
    return Count(kinds.count(KeptPerson), kinds.count(KeptTable))


def read_export(source: Path) -> Iterator[Kept]:
    decode = msgspec.json.Decoder(AnyLine).decode
    people = tables = number = 0
    end: End | None = None
    try:
        with source.open("rb") as file:
            for number, text in enumerate(file, start=1):
                line = decode(text)
                if (number == 1) is not isinstance(line, Opening) or end is not None:
                    raise FormatError("this is not an export of a store", number)
                match line:
                    case Opening(version=version) if version > VERSION:
                        raise FormatError("this export was written by a newer sny; install that version", number)
                    case PersonLine():
                        people += 1
                        yield KeptPerson(line.id, line.name, line.added, line.devices)
                    case TableLine():
                        tables += 1
                        yield kept_table(line)
                    case End():
                        end = line
    except msgspec.MsgspecError:
        raise FormatError("this line does not belong in an export of a store", number) from None
    except OSError as error:
        raise StoreError(f"{source}: {error.strerror}") from None
    if end is None or (end.people, end.tables) != (people, tables):
        raise FormatError("the export is cut short; use a complete copy of it", number)


def take_without_secrets(kept: Kept, take: Callable[[Kept], None]) -> None:
    """Tables that are open stay out: they hold what is hidden in games still played. So do the hashes of passwords."""
    if isinstance(kept, KeptPerson):
        take(kept)
    elif kept.closed is not None:
        take(kept._replace(header=without_password(kept.header)))


def without_password(header: bytes) -> bytes:
    try:
        fields = msgspec.json.decode(header)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return header
    if not isinstance(fields, dict) or not fields.get("password"):
        return header
    return msgspec.json.encode({**fields, "password": ""})


def line_of(kept: Kept) -> PersonLine | TableLine:
    if isinstance(kept, KeptPerson):
        return PersonLine(*kept)
    return TableLine(
        id=kept.id,
        header=content(kept.header),
        opened=kept.opened,
        closed=kept.closed,
        summary=None if kept.summary is None else content(kept.summary),
        people=kept.people,
        lines=[content(line) for line in kept.lines],
        results=[ResultLine(*each[:4], content(each.result)) for each in kept.results],
    )


def kept_table(line: TableLine) -> KeptTable:
    summary = None if line.summary is None else raw(line.summary)
    return KeptTable(
        line.id,
        raw(line.header),
        line.opened,
        line.closed,
        summary,
        line.people,
        [raw(each) for each in line.lines],
        [KeptResult(each.person, each.match, each.seat, each.ended, raw(each.result)) for each in line.results],
    )


def content(value: bytes) -> Content:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return Binary(value)


def raw(value: Content) -> bytes:
    return value.encode() if isinstance(value, str) else value.base64


@contextmanager
def new_private_file(target: Path) -> Iterator[Callable[[bytes], object]]:
    """It gets its name when it is whole and on disk."""
    partial = target.with_name(f"{target.name}.partial")
    if target.exists():
        raise StoreError(f"{target}: this file already exists; give another name, or remove it")
    try:
        partial.unlink(missing_ok=True)
        with os.fdopen(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            yield file.write
            file.flush()
            os.fsync(file.fileno())
        partial.rename(target)
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)
