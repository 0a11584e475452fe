"""A way to a server that can be cut at the worst moment: the request has arrived, the answer never comes back."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


class Proxy:
    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.swallow_next_answer = False
        self.swallowed = 0
        self.refuses = False
        self.connections: set[asyncio.Task[None]] = set()
        self.flows = asyncio.Event()
        self.flows.set()

    def cut(self) -> None:
        """Nothing gets through any more, in either way."""
        self.refuses = True
        for connection in self.connections:
            connection.cancel()

    def stall(self) -> None:
        """Connections stay, and nothing moves on them."""
        self.flows.clear()

    def mend(self) -> None:
        self.refuses = False
        self.flows.set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.close()
            return
        try:
            server_reader, server_writer = await asyncio.open_connection(self.host, self.port)
        except OSError:  # there is nobody behind it now
            writer.close()
            return
        ways = [
            asyncio.ensure_future(self.requests(reader, server_writer)),
            asyncio.ensure_future(self.answers(server_reader, writer)),
        ]
        self.connections.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        self.connections.difference_update(ways)
        for way in ways:
            way.cancel()
        writer.close()
        server_writer.close()

    async def requests(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            await self.flows.wait()
            writer.write(data)

    async def answers(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(1 << 16):
            if self.swallow_next_answer:
                self.swallow_next_answer = False
                self.swallowed += 1
                return
            await self.flows.wait()
            writer.write(data)


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[tuple[str, Proxy]]:
    """The address of a proxy before the server at that address."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    assert parts.port is not None
    proxy = Proxy(parts.hostname, parts.port)
    server = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port: int = server.sockets[0].getsockname()[1]
    yield url.replace(f":{parts.port}/", f":{port}/"), proxy
    server.close()
    for connection in proxy.connections:
        connection.cancel()
    await asyncio.gather(*proxy.connections, return_exceptions=True)
