"""A writing process is killed at random moments; every line that it had acknowledged must be there.

`python -m tests.store.kills N` does it N times.
"""

import asyncio
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

from sny.store import open_store

TABLES = 8
MOST_LINES = 400  # acknowledged in one life


def line(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * 10


async def write_for_ever(url: str) -> None:
    """Goes on where the tables stand, and says each line once it is acknowledged."""
    store = await open_store(url)

    async def play(table: str) -> None:
        if await store.header(table) is None:
            await store.add_table(table, b"")
        number = len(await store.lines(table))
        while True:
            await store.append(table, number, line(table, number))
            os.write(1, f"{table} {number}\n".encode())
            number += 1

    await asyncio.gather(*(play(f"t{number}") for number in range(TABLES)))


async def check(url: str, acknowledged: dict[str, int]) -> int:
    """How many lines the store holds; of each table at least those acknowledged, and all of them whole."""
    store = await open_store(url)
    held = 0
    for table, last in acknowledged.items():
        lines = await store.lines(table)
        assert len(lines) > last, f"{table}: line {last} was acknowledged, and {len(lines)} are there"
        assert lines == [line(table, number) for number in range(len(lines))]
        held += len(lines)
    await store.close()
    return held


def live_and_die(url: str, moment: int, acknowledged: dict[str, int]) -> None:
    """One life, that ends some time after so many lines were acknowledged."""
    command = [sys.executable, "-m", __name__ if __name__ != "__main__" else "tests.store.kills", url]
    with subprocess.Popen([*command, "write"], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for count, said in enumerate(process.stdout):
            table, number = said.split()
            acknowledged[table.decode()] = int(number)
            if count == moment:
                process.kill()  # what it had said before is still read


def kill_often(folder: Path, kills: int, seed: int) -> int:
    url, chance, acknowledged = str(folder / "store.sqlite"), random.Random(seed), dict[str, int]()
    held = 0
    for _ in range(kills):
        live_and_die(url, chance.randrange(MOST_LINES), acknowledged)
        held = asyncio.run(check(url, acknowledged))
    return held


if __name__ == "__main__":
    if sys.argv[2:] == ["write"]:
        asyncio.run(write_for_ever(sys.argv[1]))
    else:
        kills = int(sys.argv[1])
        with tempfile.TemporaryDirectory() as folder:
            held = kill_often(Path(folder), kills, seed=kills)
        print(f"{kills} kills, {held} lines, none lost of those acknowledged")
