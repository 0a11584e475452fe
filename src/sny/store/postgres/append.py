"""Adding the lines of many tables in one statement."""

from typing import NamedTuple

from sny.store.errors import StoreError, refusal
from sny.store.group import after_a_failure
from sny.store.postgres.link import Connection

APPEND = """
    with given as (
        select * from unnest($1::text[], $2::integer[], $3::bytea[]) as given(id, number, line)
    ), runs as (
        select id, min(number) as first, max(number) + 1 as next from given group by id
    ), moved as (
        update sny.tables set length = runs.next from runs
        where tables.id = runs.id and tables.length = runs.first and tables.closed is null
        returning tables.key, tables.id
    ), written as (
        insert into sny.lines select moved.key, given.number, given.line from given join moved using (id)
    )
    select id from moved
"""
LENGTHS = "select id, length, closed is not null as closed from sny.tables where id = any($1::text[])"
LINES = """
    select line from sny.lines
    where table_key = (select key from sny.tables where id = $1) and number >= $2 order by number limit $3
"""


class Append(NamedTuple):
    table: str
    number: int
    line: bytes


async def append(connection: Connection, appends: list[Append], again: bool) -> list[StoreError | None]:
    """An outcome for each. Of a table either the whole run of lines is written or none.

    `again`: an attempt before this one broke off and may have been carried out. A line of the same number and the same
    content is then ours.
    """
    runs = runs_of(appends)
    sent = [each for run in runs.values() for each in run]
    tables, numbers, lines = zip(*sent, strict=True)
    rows = await connection.fetch(APPEND, tables, numbers, lines)
    written = {row["id"] for row in rows}
    if again:
        written |= {table for table, run in runs.items() if table not in written and await is_there(connection, run)}
    kept = {each for table in written for each in runs[table]}
    if len(kept) == len(appends):
        return [None] * len(appends)
    return await outcomes_of(connection, appends, kept)


def runs_of(appends: list[Append]) -> dict[str, list[Append]]:
    """The lines of each table, as far as their numbers follow each other."""
    runs: dict[str, list[Append]] = {}
    broken: set[str] = set()
    for each in appends:
        run = runs.setdefault(each.table, [])
        if run and each.number != run[-1].number + 1:
            broken.add(each.table)
        if each.table not in broken:
            run.append(each)
    return runs


async def is_there(connection: Connection, run: list[Append]) -> bool:
    rows = await connection.fetch(LINES, run[0].table, run[0].number, len(run))
    return [row["line"] for row in rows] == [each.line for each in run]


async def outcomes_of(connection: Connection, appends: list[Append], kept: set[Append]) -> list[StoreError | None]:
    """Why the others were refused: the first of a table for its number, those behind it for that."""
    tables = list({each.table for each in appends})
    found = {row["id"]: (row["length"], row["closed"]) for row in await connection.fetch(LENGTHS, tables)}
    outcomes: list[StoreError | None] = []
    failed: set[str] = set()
    for each in appends:
        if each in kept:
            kept.discard(each)  # the same line sent twice is kept once
            outcomes.append(None)
        elif each.table in failed:
            outcomes.append(after_a_failure(each.table))
        else:
            failed.add(each.table)
            length, closed = found.get(each.table, (None, False))
            outcomes.append(refusal(each.table, each.number, length, closed))
    return outcomes
