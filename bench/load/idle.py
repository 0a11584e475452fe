"""Sockets that only listen: python -m bench.load.idle SERVER SOCKETS → "ready" when all are open; one line ends it."""

import asyncio
import json
import sys

from websockets.asyncio.client import ClientConnection, connect

from sny.server.messages import VERSION
from sny.visitor import Visitor

TABLES = 50
PEOPLE = 10  # of whom each comes to every table, and no more often than a table lets one in
AT_ONCE = 50


async def main(server: str, sockets: int) -> None:
    people = [await Visitor.arrive(server, f"Cisza {number}") for number in range(PEOPLE)]
    tables = [await people[0].open_table("sen", players=2) for _ in range(TABLES)]
    gate = asyncio.Semaphore(AT_ONCE)

    async def listen(number: int) -> ClientConnection:
        visitor, table = people[number // TABLES % PEOPLE], tables[number % TABLES]
        async with gate:
            socket = await connect(visitor.address(table), compression=None, ping_interval=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "device": visitor.device}))
            heard = json.loads(await socket.recv())
            if heard["type"] != "welcome":
                sys.exit(f"socket {number} was not let in: {heard}")
            return socket

    opened = await asyncio.gather(*(listen(number) for number in range(sockets)))
    print("ready", len(opened), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
