"""What rests costs little: python -m bench.rest [--tables 100000]

A table at rest is one in memory with a game under way and nobody moving. A finished table is one in the store: how many
bytes it takes on disk, and how long a server takes to answer its first request, and how much memory, beside so many of
them. What an idle socket takes is measured by `python -m bench.load`.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from time import perf_counter, process_time

import psutil

from bench.load.__main__ import wait_until_alive
from sny.server.faces import Faces
from sny.store.records import KeptPerson, KeptTable
from sny.store.sqlite import jobs
from sny.store.sqlite.file import make_private, open_for_writing
from sny.table import inputs
from sny.table.settings import Settings
from sny.table.table import Header, Table

AT_REST = 1000  # tables in memory
PEOPLE = 1000  # who played at the finished tables
A_TRANSACTION = 5000  # of finished tables


def header(id: str) -> Header:
    return Header(id, "sen", 2, {}, Settings(), "a", "the table's part of the seed", "2026-11-17T00:00:00+00:00")


def seated(id: str) -> Table:
    table = Table(header(id))
    for seat, person in enumerate("ab"):
        table.take(inputs.Sit(by=person, seat=seat, name=person))
    return table


def table_at_rest(number: int, moves: int = 60) -> Table:
    """A game of Sen for two, some way in, with what its players were told."""
    table, chance = seated(f"table{number}"), Random(number)
    table.take(inputs.Start(by="a"))
    faces = Faces(table)
    for seat in range(2):
        faces.whole(seat, None)
    for _ in range(moves):
        if table.game is None or table.game.over:
            break
        seat = table.game.actors[0]
        action = chance.choice(table.game.legal(seat))
        faces.news(table.take(inputs.Play(by="ab"[seat], id=f"{table.number}", seat=seat, action=action)), 0)
    return table


def kilobytes_at_rest() -> float:
    own = psutil.Process()
    kept = [table_at_rest(0)]
    before = own.memory_info().rss
    kept += [table_at_rest(number) for number in range(1, AT_REST + 1)]
    return (own.memory_info().rss - before) / AT_REST / 1000


def finished_lines() -> list[bytes]:
    """The inputs of a match of Sen for two, as they are stored."""
    table = Table(header("t"))
    chance, lines = Random(1), []

    def take(input: inputs.AnyInput) -> None:
        table.take(input)
        lines.append(inputs.input_line(input))

    for seat, person in enumerate("ab"):
        take(inputs.Sit(by=person, seat=seat, name=person))
    take(inputs.Start(by="a"))
    while table.game is not None and not table.game.over:
        seat = table.game.actors[0]
        action = chance.choice(table.game.legal(seat))
        take(inputs.Play(at=table.now + 4000, by="ab"[seat], id=f"{table.number}", seat=seat, action=action))
    return lines


def fill(path: Path, tables: int, lines: list[bytes]) -> None:
    make_private(path)
    connection = open_for_writing(path, 5)
    jobs.take_in(connection, [KeptPerson(f"person{number}", "Ala", 0, []) for number in range(PEOPLE)])
    for first in range(0, tables, A_TRANSACTION):
        jobs.take_in(
            connection, (finished(number, lines) for number in range(first, min(first + A_TRANSACTION, tables)))
        )
    connection.wal_checkpoint(mode=3)
    connection.close()


def finished(number: int, lines: list[bytes]) -> KeptTable:
    people = [f"person{(number + step) % PEOPLE}" for step in range(2)]
    return KeptTable(f"finished{number}", b'{"id":"t","game":"sen"}', number, number + 1, b"{}", people, lines)


def start_up(path: Path) -> tuple[float, float]:
    """Seconds until a server on this store answers, and megabytes that it takes then."""
    command = [sys.executable, "-m", "sny", "serve", "--port", "0", "--no-open"]
    environment = {**os.environ, "SNY_STORE": str(path), "LANG": "C"}
    start = perf_counter()
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    try:
        wait_until_alive(server.stdout.readline().split()[4].rstrip("/"))
        return perf_counter() - start, psutil.Process(server.pid).memory_info().rss / 1e6
    finally:
        server.terminate()
        server.wait(30)


def main() -> None:
    reading = argparse.ArgumentParser(prog="python -m bench.rest", description=__doc__)
    reading.add_argument("--tables", type=int, default=100_000)
    tables = reading.parse_args().tables
    print(f"a table at rest: {kilobytes_at_rest():.1f} kB of memory")
    lines = finished_lines()
    with tempfile.TemporaryDirectory() as folder:
        for many in (0, tables):
            path = Path(folder, f"{many}.sqlite")
            spent = process_time()
            fill(path, many, lines)
            size, spent = path.stat().st_size, process_time() - spent
            seconds, megabytes = start_up(path)
            print(f"{many:,} finished tables of {len(lines)} inputs: {size / 1e6:,.1f} MB on disk, ", end="")
            print(f"a server answers after {seconds:.2f} s and takes {megabytes:.0f} MB; filled in {spent:.0f} s")


if __name__ == "__main__":
    main()
