"""How many instructions a server's own part of a move takes: python -m bench.instructions [--profile FILE]

Moves of Sen for two go in as messages and come out as frames and as rows of SQLite, in one process and without sockets,
under valgrind (from the system's packages). Two runs that differ only in their number of moves are subtracted. Unlike
a time, the result does not depend on what else the machine does: two runs of one tree differ by less than 0.1 %.
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from sny.server.keeper import Keeper
from sny.server.limits import Bucket
from sny.server.line import frame_head
from sny.server.live_table import LiveTable
from sny.server.serve import load_games, spare_the_collector
from sny.server.socket import Device
from sny.server.thinking import Thinkers
from sny.store import open_store
from sny.table import inputs
from sny.table.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
TABLES = 8
FEW, MANY = 400, 1200  # moves


def main() -> None:
    reading = argparse.ArgumentParser(prog="python -m bench.instructions", description=__doc__)
    reading.add_argument("--inside", type=int, metavar="MOVES", help="play so many moves, under valgrind or not")
    given = reading.parse_args()
    if given.inside:
        load_games()
        spare_the_collector()
        asyncio.run(played(given.inside))
        return
    if shutil.which("valgrind") is None:
        sys.exit("valgrind is not installed here; on Debian or Ubuntu: apt install valgrind")
    few, many = counted(FEW), counted(MANY)
    print(f"{(many - few) // (MANY - FEW):,} instructions a move")


def counted(moves: int) -> int:
    print(f"… {moves} moves", file=sys.stderr, flush=True)
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*valgrind, sys.executable, "-m", "bench.instructions", "--inside", str(moves)]
    settings = {**os.environ, "PYTHONHASHSEED": "0"}
    told = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", told.stderr)
    if found is None or told.returncode:
        sys.exit(f"valgrind could not run it:\n{told.stderr[-2000:]}")
    return int(found[1].replace(",", ""))


class Wire:
    """In place of a socket's line: frames are made and thrown away."""

    def say(self, texts: Iterable[str]) -> bool:
        frames = []
        for text in texts:
            data = text.encode()
            frames.append(frame_head(len(data)))
            frames.append(data)
        b"".join(frames)
        return True


async def played(moves: int) -> None:
    chance = Random(1)
    with tempfile.TemporaryDirectory() as folder:
        store = await open_store(f"{folder}/moves.sqlite")
        keeper = Keeper(store, Thinkers(0))
        tables = [await opened(keeper, number) for number in range(TABLES)]
        for move in range(moves):
            live, devices = tables[move % TABLES]
            play(live, devices, chance, str(move))
            if move % TABLES == TABLES - 1:
                await live.settled()
        for live, _ in tables:
            await live.settled()
            live.rest()
        await store.close()


async def opened(keeper: Keeper, number: int) -> tuple[LiveTable, list[Device]]:
    people = [f"ala{number}", f"ola{number}"]
    live = await keeper.open_table("sen", 2, {"limit": 500}, Settings(undo=False), people[0], "")
    devices = [device_of(person) for person in people]
    for seat, (person, device) in enumerate(zip(people, devices, strict=True)):
        live.take(inputs.Sit(by=person, seat=seat, name=person))
        live.join(device, None)
    live.take(inputs.Start(by=people[0]))
    await live.settled()
    return live, devices


def device_of(person: str) -> Device:
    house: Any = SimpleNamespace(keeper=None, people=None, attend=None, most_each=None, guesses=None, hints=None)
    unused: Any = None  # moves need no ASGI
    wire: Any = Wire()
    device = Device(house, "127.0.0.1", unused, unused, wire)
    device.person = device.name = person
    device._bucket = Bucket(1e9, 1e9)
    return device


def play(live: LiveTable, devices: list[Device], chance: Random, id: str) -> None:
    game = live.table.game
    assert game is not None
    if game.over:
        live.take(inputs.Again(by=devices[0].person, secret="0" * 32))
        live.take(inputs.Start(by=devices[0].person))
        game = live.table.game
        assert game is not None
    seat = game.actors[0]
    action = chance.choice([action for action in game.legal(seat) if action != "call"] or game.legal(seat))
    request = {"type": "play", "id": id, "seat": seat, "action": action}
    assert devices[seat]._take_at_once(json.dumps(request), live), request


if __name__ == "__main__":
    main()
