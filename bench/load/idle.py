"""Sockets that only listen: python -m bench.load.idle SERVER SOCKETS → "ready" when all are open; one line ends it."""

import asyncio
import json
import sys

from websockets.asyncio.client import ClientConnection, connect

from sny.server.messages import VERSION
from sny.visitor import Visitor

TABLES = 50
AT_ONCE = 50


async def main(server: str, sockets: int) -> None:
    visitor = await Visitor.arrive(server, "Cisza")
    tables = [await visitor.open_table("sen", players=2) for _ in range(TABLES)]
    gate, opened = asyncio.Semaphore(AT_ONCE), []

    async def listen(table: str) -> ClientConnection:
        async with gate:
            socket = await connect(visitor.address(table), compression=None, ping_interval=None, open_timeout=60)
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "device": visitor.device}))
            await socket.recv()
            return socket

    opened = await asyncio.gather(*(listen(tables[number % TABLES]) for number in range(sockets)))
    print("ready", len(opened), flush=True)
    await asyncio.to_thread(sys.stdin.readline)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
