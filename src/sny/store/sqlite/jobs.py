"""What a SQLite store does, one function a wish, inside a transaction that others opened.

A job that is refused raises a StoreError and has changed nothing: either it is one statement, or it has a savepoint.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import apsw

from sny.store.errors import Missing, Taken, refusal, refusal_to_close
from sny.store.records import ClosedTable, Kept, KeptPerson, KeptResult, KeptTable, Person, Result, Summarized

APPEND = """
    insert into lines select key, :number, :line from tables
    where id = :table and closed is null
    and (:number = 0 or exists (select 1 from lines where table_key = key and number = :number - 1))
"""
LENGTH = """
    select closed is not null, coalesce((select max(number) + 1 from lines where table_key = key), 0)
    from tables where id = ?
"""
LINES = "select line from lines where table_key = (select key from tables where id = ?) and number >= ? order by number"
OPEN_TABLES_OF_PERSON = """
    select id from sitters join tables on tables.key = sitters.table_key
    where person_key = (select key from people where id = ?) and closed is null order by opened, id
"""
CLOSED_TABLES = """
    select closed, id, header, summary from tables
    where closed is not null and (closed, id) < (?, ?) order by closed desc, id desc limit ?
"""
CLOSED_TABLES_OF_PERSON = """
    select closed, id, header, summary from sitters join tables on tables.key = sitters.table_key
    where person_key = (select key from people where id = ?)
    and closed is not null and (closed, id) < (?, ?) order by closed desc, id desc limit ?
"""
SUMMARIZED = """
    select id, summary, coalesce((select max(number) + 1 from lines where table_key = key), 0), closed is not null
    from tables where id = ?
"""
SUMMARIES = """
    select id, summary, coalesce((select max(number) + 1 from lines where lines.table_key = tables.key), 0), false
    from sitters join tables on tables.key = sitters.table_key
    where person_key = (select key from people where id = ?) and closed is null order by opened, id
"""
PERSON_OF = """
    select people.id, people.name from devices join people on people.key = devices.person_key
    where devices.secret_hash = ?
"""
SEAT_PERSON = """
    insert or ignore into sitters select people.key, tables.key from people, tables
    where people.id = ? and tables.id = ?
"""
KEEP_REVIEW = "insert or replace into reviews select key, ?, ?, ?, ? from tables where id = ?"
REVIEW = """
    select review from reviews join tables on tables.key = reviews.table_key where id = ? and match = ? and seat = ?
"""
KEEP_RESULT = """
    insert or ignore into results select people.key, tables.key, ?, ?, ?, ? from people, tables
    where people.id = ? and tables.id = ?
"""
RESULTS = """
    select id, results.match, results.seat, ended, result, digest
    from results join tables on tables.key = results.table_key
    left join reviews using (table_key, match, seat)
    where person_key = (select key from people where id = ?) order by ended desc, id, results.match
"""
RESULTS_AT = """
    select people.id, match, seat, ended, result from results join people on people.key = results.person_key
    where table_key = ? order by match, people.id
"""
PEOPLE_AT = """
    select people.id from sitters join people on people.key = sitters.person_key where table_key = ? order by people.id
"""
QUICKLY_CHECKED = 2000  # pages, which takes some milliseconds
LATEST = (1 << 62, "")  # later than any moment


def add_table(connection: apsw.Connection, table: str, header: bytes, opened: int) -> None:
    try:
        connection.execute("insert into tables (id, header, opened) values (?, ?, ?)", (table, header, opened))
    except apsw.ConstraintError:
        raise Taken(f"there is a table {table!r} already") from None


def append(connection: apsw.Connection, table: str, number: int, line: bytes) -> None:
    try:
        connection.execute(APPEND, {"table": table, "number": number, "line": line})
        written = connection.changes()
    except apsw.ConstraintError:
        written = 0
    if not written:
        found = connection.execute(LENGTH, (table,)).fetchone()
        closed, length = (False, None) if found is None else found
        raise refusal(table, number, length, bool(closed))


def key_of(connection: apsw.Connection, table: str) -> int:
    key: int = connection.execute("select key from tables where id = ?", (table,)).get
    return key


def lines(connection: apsw.Connection, table: str, since: int) -> list[bytes]:
    return column(connection, LINES, (table, since))


def header(connection: apsw.Connection, table: str) -> bytes | None:
    found: bytes | None = connection.execute("select header from tables where id = ?", (table,)).get
    return found


def open_tables(connection: apsw.Connection, person: str | None) -> list[str]:
    if person is None:
        return column(connection, "select id from tables where closed is null order by opened, id")
    return column(connection, OPEN_TABLES_OF_PERSON, (person,))


def close_table(connection: apsw.Connection, table: str, summary: bytes, closed: int) -> None:
    connection.execute(
        "update tables set closed = ?, summary = ? where id = ? and closed is null", (closed, summary, table)
    )
    if not connection.changes():
        found = connection.execute("select key from tables where id = ?", (table,)).get
        raise refusal_to_close(table, found is not None)


def closed_tables(
    connection: apsw.Connection, person: str | None, limit: int, before: tuple[int, str] | None
) -> list[ClosedTable]:
    place = before or LATEST
    if person is None:
        rows = connection.execute(CLOSED_TABLES, (*place, limit))
    else:
        rows = connection.execute(CLOSED_TABLES_OF_PERSON, (person, *place, limit))
    return [ClosedTable(*row) for row in rows]


def summarize(connection: apsw.Connection, table: str, summary: bytes) -> None:
    connection.execute("update tables set summary = ? where id = ? and closed is null", (summary, table))


def summarized(connection: apsw.Connection, table: str) -> Summarized | None:
    found = connection.execute(SUMMARIZED, (table,)).fetchone()
    return None if found is None else summarized_of(found)


def summaries(connection: apsw.Connection, person: str) -> list[Summarized]:
    return [summarized_of(row) for row in connection.execute(SUMMARIES, (person,))]


def summarized_of(row: Any) -> Summarized:
    id, summary, length, closed = row
    return Summarized(id, summary, length, bool(closed))


def rewrite(connection: apsw.Connection, table: str, change: Callable[[bytes], bytes]) -> None:
    key = connection.execute("select key from tables where id = ?", (table,)).get
    if key is None:
        raise Missing(f"there is no table {table!r}")
    rows: list[Any] = connection.execute("select number, line from lines where table_key = ?", (key,)).fetchall()
    changed = [(new, key, number) for number, line in rows if (new := change(line)) != line]
    connection.executemany("update lines set line = ? where table_key = ? and number = ?", changed)


def keep_review(connection: apsw.Connection, table: str, match: int, seat: int, review: bytes, digest: bytes) -> None:
    connection.execute(KEEP_REVIEW, (match, seat, review, digest, table))
    if not connection.changes():
        raise Missing(f"there is no table {table!r}")


def review(connection: apsw.Connection, table: str, match: int, seat: int) -> bytes | None:
    found: bytes | None = connection.execute(REVIEW, (table, match, seat)).get
    return found


def keep_result(
    connection: apsw.Connection, person: str, table: str, match: int, seat: int, ended: int, result: bytes
) -> None:
    connection.execute(KEEP_RESULT, (match, seat, ended, result, person, table))


def results(connection: apsw.Connection, person: str) -> list[Result]:
    return [Result(*row) for row in connection.execute(RESULTS, (person,))]


def forget_results(connection: apsw.Connection, person: str) -> int:
    connection.execute("delete from results where person_key = (select key from people where id = ?)", (person,))
    return connection.changes()


def forget_table(connection: apsw.Connection, table: str) -> None:
    connection.execute("delete from tables where id = ?", (table,))
    if not connection.changes():
        raise Missing(f"there is no table {table!r}")


def add_person(connection: apsw.Connection, person: str, name: str, secret_hash: bytes, added: int) -> None:
    with connection:
        try:
            connection.execute("insert into people (id, name, added) values (?, ?, ?)", (person, name, added))
        except apsw.ConstraintError:
            raise Taken(f"there is a person {person!r} already") from None
        add_device(connection, person, secret_hash)


def add_device(connection: apsw.Connection, person: str, secret_hash: bytes) -> None:
    try:
        connection.execute("insert into devices select ?, key from people where id = ?", (secret_hash, person))
    except apsw.ConstraintError:
        raise Taken("there is a device with that secret already") from None
    if not connection.changes():
        raise Missing(f"there is no person {person!r}")


def forget_device(connection: apsw.Connection, secret_hash: bytes) -> None:
    connection.execute("delete from devices where secret_hash = ?", (secret_hash,))
    if not connection.changes():
        raise Missing("there is no device with that secret")


def forget_devices(connection: apsw.Connection, person: str, but: bytes) -> int:
    of_person = "delete from devices where person_key = (select key from people where id = ?) and secret_hash != ?"
    connection.execute(of_person, (person, but))
    return connection.changes()


def person_of(connection: apsw.Connection, secret_hash: bytes) -> Person | None:
    found = connection.execute(PERSON_OF, (secret_hash,)).fetchone()
    return None if found is None else Person(*found)


def person(connection: apsw.Connection, id: str) -> Person | None:
    found = connection.execute("select id, name from people where id = ?", (id,)).fetchone()
    return None if found is None else Person(*found)


def rename(connection: apsw.Connection, person: str, name: str) -> None:
    connection.execute("update people set name = ? where id = ?", (name, person))
    if not connection.changes():
        raise Missing(f"there is no person {person!r}")


def forget_person(connection: apsw.Connection, person: str) -> None:
    connection.execute("delete from people where id = ?", (person,))
    if not connection.changes():
        raise Missing(f"there is no person {person!r}")


def seat_person(connection: apsw.Connection, table: str, person: str) -> None:
    for name, kind, id in (("tables", "table", table), ("people", "person", person)):
        if connection.execute(f"select key from {name} where id = ?", (id,)).get is None:  # noqa: S608
            raise Missing(f"there is no {kind} {id!r}")
    connection.execute(SEAT_PERSON, (person, table))


def note_readiness(connection: apsw.Connection, asked: int) -> None:
    connection.execute("insert or replace into readiness values (1, ?)", (asked,))


def look_through(connection: apsw.Connection) -> None:
    """Reads the first and the last of everything, and lets SQLite say what it finds wrong where that is quick."""
    for table, order in (("tables", "key"), ("people", "key"), ("lines", "table_key"), ("sitters", "person_key")):
        for way in ("asc", "desc"):
            connection.execute(f"select * from {table} order by {order} {way} limit 1").fetchall()  # noqa: S608
    pages = connection.pragma("page_count")
    if isinstance(pages, int) and pages <= QUICKLY_CHECKED and connection.execute("pragma quick_check(1)").get != "ok":
        raise apsw.CorruptError


def give_out(connection: apsw.Connection, take: Callable[[Kept], None], secrets: bool) -> None:
    for key, id, name, added in connection.execute("select key, id, name, added from people order by key"):
        devices = "select secret_hash from devices where person_key = ? order by secret_hash"
        take(KeptPerson(id, name, added, column(connection, devices, (key,)) if secrets else []))
    rows = connection.execute("select key, id, header, opened, closed, summary from tables order by key")
    for key, id, header, opened, closed, summary in rows:
        people = column(connection, PEOPLE_AT, (key,))
        kept = column(connection, "select line from lines where table_key = ? order by number", (key,))
        results = [KeptResult(*row) for row in connection.execute(RESULTS_AT, (key,))]
        take(KeptTable(id, header, opened, closed, summary, people, kept, results))


def take_in(connection: apsw.Connection, kept: Iterable[Kept]) -> None:
    with connection:
        for each in kept:
            if isinstance(each, KeptPerson):
                take_in_person(connection, each)
            else:
                take_in_table(connection, each)


def take_in_person(connection: apsw.Connection, person: KeptPerson) -> None:
    try:
        connection.execute("insert into people (id, name, added) values (?, ?, ?)", person[:3])
    except apsw.ConstraintError:
        raise Taken(f"there is a person {person.id!r} already") from None
    for secret_hash in person.devices:
        add_device(connection, person.id, secret_hash)


def take_in_table(connection: apsw.Connection, table: KeptTable) -> None:
    add_table(connection, table.id, table.header, table.opened)
    key = connection.last_insert_rowid()
    connection.execute("update tables set closed = ?, summary = ? where key = ?", (table.closed, table.summary, key))
    connection.executemany("insert into lines values (?, ?, ?)", numbered(key, table.lines))
    for person in table.people:
        seat_person(connection, table.id, person)
    for each in table.results:
        keep_result(connection, each.person, table.id, each.match, each.seat, each.ended, each.result)


def numbered(key: int, kept: list[bytes]) -> Iterator[tuple[int, int, bytes]]:
    return ((key, number, line) for number, line in enumerate(kept))


def column(connection: apsw.Connection, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
    return [value for (value,) in connection.execute(query, values)]
