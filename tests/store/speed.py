"""How fast lines are kept: `python -m tests.store.speed [ADDRESS]`, by default of a new SQLite file, and with
`postgres` of a new PostgreSQL server that flushes to disk as it should.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from sny.store import KeptTable, Store, open_store

LINE = b'{"at":1763265600123,"seat":1,"kind":"play","action":"swap 1.2"}'
SIZES = ((1, 1000), (50, 200), (500, 40))  # tables at once, lines of each
LONG = 100_000  # lines of a long table
MANY, SHORT, AT_ONCE = 20_000, 20, 500  # tables of a full store, lines of each, and how many of them are played


class Rate(NamedTuple):
    what: str
    lines_a_second: float
    median_wait: float  # seconds
    longest_wait_but_for_one_in_hundred: float


async def rate(store: Store, what: str, tables: Sequence[str], lines: int, first: int = 0) -> Rate:
    """Every table sends a line when the one before it has been acknowledged, as a server does."""
    waits: list[float] = []

    async def play(table: str) -> None:
        for number in range(first, first + lines):
            asked = time.perf_counter()
            await store.append(table, number, LINE)
            waits.append(time.perf_counter() - asked)

    started = time.perf_counter()
    await asyncio.gather(*map(play, tables))
    taken = time.perf_counter() - started
    waits.sort()
    return Rate(what, len(waits) / taken, waits[len(waits) // 2], waits[len(waits) * 99 // 100])


async def rates(url: str) -> list[Rate]:
    store = await open_store(url)
    measured: list[Rate] = []
    for count, lines in SIZES:
        tables = [f"{count} at once: {number}" for number in range(count)]
        await asyncio.gather(*(store.add_table(table, b"{}") for table in tables))
        measured.append(await rate(store, f"{count} at once", tables, lines))
    await store.take_in([KeptTable("long", b"{}", 0, None, None, [], [LINE] * LONG)])
    measured.append(await rate(store, f"1 of {LONG} lines", ["long"], SIZES[0][1], LONG))
    await store.take_in(KeptTable(f"{number}", b"{}", 0, None, None, [], [LINE] * SHORT) for number in range(MANY))
    spread = [f"{number}" for number in range(0, MANY, MANY // AT_ONCE)]
    measured.append(await rate(store, f"{AT_ONCE} of {MANY}", spread, SIZES[-1][1], SHORT))
    await store.close()
    return measured


def main(address: str) -> None:
    if address == "postgres":
        from tests.postgres import Server

        server = Server(flushes=True)
        try:
            measured = asyncio.run(rates(server.url("postgres")))
        finally:
            server.remove()
    else:
        measured = asyncio.run(rates(address))
    for what, lines, median, longest in measured:
        print(f"{what:>18}: {lines:7.0f} lines/s, wait {median * 1000:.2f} ms, 1 % over {longest * 1000:.2f} ms")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder, "store.sqlite")))
