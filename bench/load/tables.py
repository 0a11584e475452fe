"""The load on our own server: tables of two people who play Sen at random, each on a socket of its own.

python -m bench.load.tables SERVER TABLES SECONDS PAUSE [STRETCHES] → "ready", and for each line of input one stretch:
a JSON object with the latencies of its moves
"""

import asyncio
import json
import sys
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from sny.server.messages import VERSION
from sny.server.visitor import Visitor


class Count:
    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.refused = 0
        self.counting = False


async def open_tables(server: str, tables: int) -> list[tuple[str, list[str]]]:
    """Tables with the secrets of the two who sit there. A few people sit at all of them."""
    people = [await Visitor.arrive(server, name) for name in ("Noc", "Dzień")]
    settings = {"clock": "none", "away_after": 3600}
    found = []
    for _ in range(tables):
        table = await people[0].open_table("sen", players=2, settings=settings, options={"limit": 10_000})
        found.append((table, [person.device for person in people]))
    return found


async def play(server: str, table: str, devices: list[str], count: Count, pause: float, until: asyncio.Event) -> None:
    """Two sockets that answer each other, game after game."""
    address = f"ws{server.removeprefix('http')}/api/tables/{table}/socket"
    chance = Random(table)
    async with connect(address, compression=None) as first, connect(address, compression=None) as second:
        sockets = first, second
        for socket, device in zip(sockets, devices, strict=True):
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "device": device}))
            await heard(socket, "welcome")
        for seat, socket in enumerate(sockets):
            await socket.send(json.dumps({"type": "sit", "id": f"s{seat}", "seat": seat}))
            await heard(socket, "done")
        await first.send(json.dumps({"type": "start", "id": "start"}))
        await asyncio.gather(
            *(player(socket, seat, chance, count, pause, until) for seat, socket in enumerate(sockets))
        )


async def heard(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] == kind:
            return message


async def player(
    socket: ClientConnection, seat: int, chance: Random, count: Count, pause: float, until: asyncio.Event
) -> None:
    sent: dict[str, float] = {}
    answers: set[asyncio.Task[None]] = set()
    number = 0

    async def answer(id: str, action: str) -> None:
        """Apart from listening, so that a pause does not count as the server's."""
        await asyncio.sleep(pause * chance.uniform(0.5, 1.5))
        sent[id] = perf_counter()
        await socket.send(f'{{"type":"play","id":"{id}","seat":{seat},"action":"{action}"}}')

    while not until.is_set():
        try:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 1))
        except TimeoutError:
            continue
        if message["type"] == "done":
            began = sent.pop(message["id"], None)
            if began is not None and count.counting:
                count.latencies.append(perf_counter() - began)
        elif message["type"] == "refused":
            count.refused += 1
        elif message["type"] == "news":
            legal = message.get("legal")
            phase = message.get("table", {}).get("phase")
            if phase == "over" and seat == 0:
                await socket.send(json.dumps({"type": "again", "id": f"again{message['number']}"}))
                await socket.send(json.dumps({"type": "start", "id": f"start{message['number']}"}))
            if legal:
                number += 1
                answers.add(asyncio.create_task(answer(f"{seat}.{number}", chance.choice(legal))))


async def main(server: str, tables: int, seconds: float, pause: float, stretches: int) -> None:
    count, until = Count(), asyncio.Event()
    found = await open_tables(server, tables)
    tasks = [asyncio.create_task(play(server, *table, count, pause, until)) for table in found]
    await asyncio.sleep(1 + tables / 200)
    print("ready", flush=True)
    for _ in range(stretches):
        await asyncio.to_thread(sys.stdin.readline)
        count.latencies.clear()
        count.counting = True
        await asyncio.sleep(seconds)
        count.counting = False
        print(json.dumps({"latencies": count.latencies, "refused": count.refused}), flush=True)
    until.set()
    await asyncio.gather(*tasks, return_exceptions=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    asyncio.run(main(given[0], int(given[1]), float(given[2]), float(given[3]), int(given[4]) if given[4:] else 1))
