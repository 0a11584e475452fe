"""What a PostgreSQL store does, one function a wish. Those that write do so inside a transaction that others opened."""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from asyncpg import UniqueViolationError

from sny.store.errors import Missing, Taken, refusal_to_close
from sny.store.postgres.link import Connection
from sny.store.records import ClosedTable, Kept, KeptPerson, KeptResult, KeptTable, Person, Result, Summarized

Done = Coroutine[Any, Any, None]

ADD_TABLE = """
    with added as (insert into sny.tables (id, opened) values ($1, $3) returning key)
    insert into sny.headers (table_key, header) select key, $2 from added
"""
CLOSE_TABLE = """
    with closing as (
        update sny.tables set closed = $3 where id = $1 and closed is null returning key
    )
    update sny.headers set summary = $2 from closing where table_key = closing.key
"""
LINES = """
    select line from sny.lines
    where table_key = (select key from sny.tables where id = $1) and number >= $2 order by number
"""
HEADER = "select header from sny.headers where table_key = (select key from sny.tables where id = $1)"
OPEN_TABLES = """
    select id from sny.tables where closed is null order by opened, id collate "C"
"""
OPEN_TABLES_OF_PERSON = """
    select tables.id from sny.sitters join sny.tables on tables.key = sitters.table_key
    where person_key = (select key from sny.people where id = $1) and closed is null
    order by opened, tables.id collate "C"
"""
CLOSED_TABLES = """
    select closed, id, header, summary from sny.tables join sny.headers on headers.table_key = tables.key
    where closed is not null and (closed, id collate "C") < ($1, $2) order by closed desc, id collate "C" desc limit $3
"""
CLOSED_TABLES_OF_PERSON = """
    select closed, id, header, summary
    from sny.sitters join sny.tables on tables.key = sitters.table_key join sny.headers using (table_key)
    where person_key = (select key from sny.people where id = $4)
    and closed is not null and (closed, id collate "C") < ($1, $2) order by closed desc, id collate "C" desc limit $3
"""
SUMMARIZE = """
    update sny.headers set summary = $2 from sny.tables
    where table_key = tables.key and tables.id = $1 and closed is null
"""
SUMMARIZED = """
    select tables.id, summary, length, closed is not null
    from sny.tables join sny.headers on headers.table_key = tables.key
"""
OF_PERSON = """
    join sny.sitters on sitters.table_key = tables.key
    where person_key = (select key from sny.people where id = $1) and closed is null
    order by opened, tables.id collate "C"
"""
PERSON_OF = """
    select people.id, people.name from sny.devices join sny.people on people.key = devices.person_key
    where devices.secret_hash = $1
"""
SEAT_PERSON = """
    insert into sny.sitters select people.key, tables.key from sny.people, sny.tables
    where people.id = $1 and tables.id = $2 on conflict do nothing
"""
READINESS = "insert into sny.readiness values (1, $1) on conflict (only_row) do update set asked = excluded.asked"
ALL_TABLES = """
    select key, id, header, opened, closed, summary
    from sny.tables join sny.headers on headers.table_key = tables.key order by key
"""
KEEP_REVIEW = """
    insert into sny.reviews select key, $2, $3, $4, $5 from sny.tables where id = $1
    on conflict (table_key, match, seat) do update set review = excluded.review, digest = excluded.digest
"""
REVIEW = """
    select review from sny.reviews join sny.tables on tables.key = reviews.table_key
    where id = $1 and match = $2 and seat = $3
"""
KEEP_RESULT = """
    insert into sny.results select people.key, tables.key, $3::integer, $4::integer, $5::bigint, $6::bytea
    from sny.people, sny.tables where people.id = $1 and tables.id = $2 on conflict do nothing
"""
RESULTS = """
    select id, match, seat, ended, result, digest from sny.results join sny.tables on tables.key = results.table_key
    left join sny.reviews using (table_key, match, seat)
    where person_key = (select key from sny.people where id = $1) order by ended desc, id collate "C", match
"""
RESULTS_AT = """
    select people.id, match, seat, ended, result from sny.results join sny.people on people.key = results.person_key
    where table_key = $1 order by match, people.id collate "C"
"""
PEOPLE_AT = """
    select people.id from sny.sitters join sny.people on people.key = sitters.person_key
    where table_key = $1 order by people.id collate "C"
"""
LATEST = (1 << 62, "")  # later than any moment


async def add_table(connection: Connection, table: str, header: bytes, opened: int) -> None:
    try:
        await connection.execute(ADD_TABLE, table, header, opened)
    except UniqueViolationError:
        raise Taken(f"there is a table {table!r} already") from None


async def lines(connection: Connection, table: str, since: int) -> list[bytes]:
    return await column(connection, LINES, table, since)


async def header(connection: Connection, table: str) -> bytes | None:
    found: bytes | None = await connection.fetchval(HEADER, table)
    return found


async def open_tables(connection: Connection, person: str | None) -> list[str]:
    if person is None:
        return await column(connection, OPEN_TABLES)
    return await column(connection, OPEN_TABLES_OF_PERSON, person)


async def close_table(connection: Connection, table: str, summary: bytes, closed: int) -> None:
    if not changed(await connection.execute(CLOSE_TABLE, table, summary, closed)):
        exists = await connection.fetchval("select key from sny.tables where id = $1", table)
        raise refusal_to_close(table, exists is not None)


async def closed_tables(
    connection: Connection, person: str | None, limit: int, before: tuple[int, str] | None
) -> list[ClosedTable]:
    place = before or LATEST
    if person is None:
        rows = await connection.fetch(CLOSED_TABLES, *place, limit)
    else:
        rows = await connection.fetch(CLOSED_TABLES_OF_PERSON, *place, limit, person)
    return [ClosedTable(*row) for row in rows]


async def summarize(connection: Connection, table: str, summary: bytes) -> None:
    await connection.execute(SUMMARIZE, table, summary)


async def summarized(connection: Connection, table: str) -> Summarized | None:
    found = await connection.fetchrow(f"{SUMMARIZED} where tables.id = $1", table)
    return None if found is None else Summarized(*found)


async def summaries(connection: Connection, person: str) -> list[Summarized]:
    return [Summarized(*row) for row in await connection.fetch(f"{SUMMARIZED} {OF_PERSON}", person)]


async def rewrite(connection: Connection, table: str, change: Callable[[bytes], bytes]) -> None:
    key = await connection.fetchval("select key from sny.tables where id = $1", table)
    if key is None:
        raise Missing(f"there is no table {table!r}")
    rows = await connection.fetch("select number, line from sny.lines where table_key = $1", key)
    changed = [(key, number, new) for number, line in rows if (new := change(line)) != line]
    update = "update sny.lines set line = $3 where table_key = $1 and number = $2"
    await connection.executemany(update, changed)


async def keep_review(connection: Connection, table: str, match: int, seat: int, review: bytes, digest: bytes) -> None:
    if not changed(await connection.execute(KEEP_REVIEW, table, match, seat, review, digest)):
        raise Missing(f"there is no table {table!r}")


async def review(connection: Connection, table: str, match: int, seat: int) -> bytes | None:
    found: bytes | None = await connection.fetchval(REVIEW, table, match, seat)
    return found


async def keep_result(
    connection: Connection, person: str, table: str, match: int, seat: int, ended: int, result: bytes
) -> None:
    await connection.execute(KEEP_RESULT, person, table, match, seat, ended, result)


async def results(connection: Connection, person: str) -> list[Result]:
    return [Result(*row) for row in await connection.fetch(RESULTS, person)]


async def forget_results(connection: Connection, person: str) -> int:
    of_person = "delete from sny.results where person_key = (select key from sny.people where id = $1)"
    return int((await connection.execute(of_person, person)).rpartition(" ")[2])


async def forget_table(connection: Connection, table: str) -> None:
    if not changed(await connection.execute("delete from sny.tables where id = $1", table)):
        raise Missing(f"there is no table {table!r}")


async def add_person(connection: Connection, person: str, name: str, secret_hash: bytes, added: int) -> None:
    try:
        await connection.execute("insert into sny.people (id, name, added) values ($1, $2, $3)", person, name, added)
    except UniqueViolationError:
        raise Taken(f"there is a person {person!r} already") from None
    await add_device(connection, person, secret_hash)


async def add_device(connection: Connection, person: str, secret_hash: bytes) -> None:
    add = "insert into sny.devices select $2::bytea, key from sny.people where id = $1"
    try:
        done = await connection.execute(add, person, secret_hash)
    except UniqueViolationError:
        raise Taken("there is a device with that secret already") from None
    if not changed(done):
        raise Missing(f"there is no person {person!r}")


async def forget_device(connection: Connection, secret_hash: bytes) -> None:
    if not changed(await connection.execute("delete from sny.devices where secret_hash = $1", secret_hash)):
        raise Missing("there is no device with that secret")


async def forget_devices(connection: Connection, person: str, but: bytes) -> int:
    of_person = "person_key = (select key from sny.people where id = $1) and secret_hash != $2"
    return int((await connection.execute(f"delete from sny.devices where {of_person}", person, but)).split()[-1])  # noqa: S608


async def person_of(connection: Connection, secret_hash: bytes) -> Person | None:
    found = await connection.fetchrow(PERSON_OF, secret_hash)
    return None if found is None else Person(*found)


async def person(connection: Connection, id: str) -> Person | None:
    found = await connection.fetchrow("select id, name from sny.people where id = $1", id)
    return None if found is None else Person(*found)


async def rename(connection: Connection, person: str, name: str) -> None:
    if not changed(await connection.execute("update sny.people set name = $2 where id = $1", person, name)):
        raise Missing(f"there is no person {person!r}")


async def forget_person(connection: Connection, person: str) -> None:
    if not changed(await connection.execute("delete from sny.people where id = $1", person)):
        raise Missing(f"there is no person {person!r}")


async def seat_person(connection: Connection, table: str, person: str) -> None:
    for name, kind, id in (("tables", "table", table), ("people", "person", person)):
        if await connection.fetchval(f"select key from sny.{name} where id = $1", id) is None:  # noqa: S608
            raise Missing(f"there is no {kind} {id!r}")
    await connection.execute(SEAT_PERSON, person, table)


async def note_readiness(connection: Connection, asked: int) -> None:
    await connection.execute(READINESS, asked)


async def give_out(connection: Connection, take: Callable[[Kept], None], secrets: bool) -> None:
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        async for key, id, name, added in connection.cursor("select key, id, name, added from sny.people order by key"):
            devices = "select secret_hash from sny.devices where person_key = $1 order by secret_hash"
            take(KeptPerson(id, name, added, await column(connection, devices, key) if secrets else []))
        async for key, id, header, opened, closed, summary in connection.cursor(ALL_TABLES):
            people = await column(connection, PEOPLE_AT, key)
            kept = await column(connection, "select line from sny.lines where table_key = $1 order by number", key)
            results = [KeptResult(*row) for row in await connection.fetch(RESULTS_AT, key)]
            take(KeptTable(id, header, opened, closed, summary, people, kept, results))


async def take_in(connection: Connection, kept: Iterable[Kept]) -> None:
    for each in kept:
        if isinstance(each, KeptPerson):
            await take_in_person(connection, each)
        else:
            await take_in_table(connection, each)


async def take_in_person(connection: Connection, person: KeptPerson) -> None:
    try:
        await connection.execute("insert into sny.people (id, name, added) values ($1, $2, $3)", *person[:3])
    except UniqueViolationError:
        raise Taken(f"there is a person {person.id!r} already") from None
    for secret_hash in person.devices:
        await add_device(connection, person.id, secret_hash)


async def take_in_table(connection: Connection, table: KeptTable) -> None:
    await add_table(connection, table.id, table.header, table.opened)
    change = "update sny.tables set closed = $2, length = $3 where id = $1 returning key"
    key = await connection.fetchval(change, table.id, table.closed, len(table.lines))
    await connection.execute("update sny.headers set summary = $2 where table_key = $1", key, table.summary)
    numbered = [(key, number, line) for number, line in enumerate(table.lines)]
    await connection.copy_records_to_table("lines", schema_name="sny", records=numbered)
    for person in table.people:
        await seat_person(connection, table.id, person)
    for each in table.results:
        await keep_result(connection, each.person, table.id, each.match, each.seat, each.ended, each.result)


def changed(status: str) -> bool:
    """Whether a statement that ended so changed a row."""
    return not status.endswith(" 0")


async def column(connection: Connection, query: str, *values: Any) -> list[Any]:
    return [row[0] for row in await connection.fetch(query, *values)]
