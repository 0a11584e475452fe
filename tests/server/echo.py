"""The least that a server can do, to judge another by: it echoes each line once that is on disk.

What this one makes a client wait is what the machine costs: its disk, its scheduler, and whatever else runs on it.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

LINE = b"x" * 100 + b"\n"


async def serve(path: Path) -> None:
    """On a free port of loopback, which is printed."""
    with path.open("ab", buffering=0) as file:

        def keep(line: bytes) -> None:
            file.write(line)
            os.fsync(file.fileno())

        async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while line := await reader.readline():
                await asyncio.to_thread(keep, line)
                writer.write(line)
            writer.close()

        server = await asyncio.start_server(echo, "127.0.0.1", 0)
        print(server.sockets[0].getsockname()[1], flush=True)
        await server.serve_forever()


class Echo:
    """A client of it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def waits(self, seconds: float, pause: float) -> list[float]:
        """How long each line took."""
        waits: list[float] = []
        until = perf_counter() + seconds
        while perf_counter() < until:
            began = perf_counter()
            self.writer.write(LINE)
            await self.reader.readline()
            waits.append(perf_counter() - began)
            await asyncio.sleep(pause)
        return waits


@asynccontextmanager
async def echoing(folder: Path) -> AsyncIterator[Echo]:
    """Such a server in a process of its own, and a connection to it."""
    command = [sys.executable, __file__, str(folder / "echoed")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    try:
        assert process.stdout is not None
        port = int(await asyncio.to_thread(process.stdout.readline))
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        yield Echo(reader, writer)
        writer.close()
    finally:
        process.kill()
        process.communicate()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
