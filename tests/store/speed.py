"""How fast lines are kept: `python -m tests.store.speed [ADDRESS]`, by default of a new SQLite file, and with
`postgres` of a new PostgreSQL server that flushes to disk as it should.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from sny.store import Store, open_store

LINE = b'{"at":1763265600123,"seat":1,"kind":"play","action":"swap 1.2"}'
SIZES = ((1, 1000), (50, 200), (500, 40))  # tables at once, lines of each


class Rate(NamedTuple):
    tables: int
    lines_a_second: float
    median_wait: float  # seconds
    longest_wait_but_for_one_in_hundred: float


async def rate(store: Store, tables: int, lines: int) -> Rate:
    """Every table sends a line when the one before it has been acknowledged, as a server does."""
    waits: list[float] = []
    names = [f"{tables} tables: {number}" for number in range(tables)]
    await asyncio.gather(*(store.add_table(name, b"{}") for name in names))

    async def play(name: str) -> None:
        for number in range(lines):
            asked = time.perf_counter()
            await store.append(name, number, LINE)
            waits.append(time.perf_counter() - asked)

    started = time.perf_counter()
    await asyncio.gather(*map(play, names))
    taken = time.perf_counter() - started
    waits.sort()
    return Rate(tables, len(waits) / taken, waits[len(waits) // 2], waits[len(waits) * 99 // 100])


async def rates(url: str) -> list[Rate]:
    store = await open_store(url)
    measured = [await rate(store, tables, lines) for tables, lines in SIZES]
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
    for tables, lines, median, longest in measured:
        print(f"{tables:4} tables: {lines:7.0f} lines/s, wait {median * 1000:.2f} ms, 1 % over {longest * 1000:.2f} ms")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        main(sys.argv[1] if len(sys.argv) > 1 else str(Path(folder, "store.sqlite")))
