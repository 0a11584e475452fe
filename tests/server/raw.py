"""A WebSocket client that is not polite: frames as bytes, as many in a segment as a test likes."""

import asyncio
import base64
import json
import os
from dataclasses import dataclass
from typing import Any

from websockets.frames import Frame, Opcode

from sny.server.messages import VERSION
from sny.visitor import Visitor


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


def text(**message: Any) -> bytes:
    return frame(Opcode.TEXT, json.dumps(message).encode())


@dataclass
class Raw:
    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def lost(self) -> bytes:
        """Everything that comes until the server closes or aborts the connection."""
        heard = b""
        try:
            while more := await self.reader.read(65_536):
                heard += more
        except ConnectionError:
            pass
        self.close()
        return heard

    def deaf(self) -> None:
        """From now on nothing is read."""
        transport: Any = self.writer.transport
        transport.pause_reading()

    def close(self) -> None:
        self.writer.transport.abort()
        self.writer.close()

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()


async def raw_connection(url: str, source: str | None = None) -> Raw:
    host, _, port = url.removeprefix("http://").partition(":")
    local = (source, 0) if source else None
    return Raw(*await asyncio.open_connection(host, int(port), local_addr=local, limit=2**24))


async def raw_socket(visitor: Visitor, table: str, source: str | None = None) -> Raw:
    """Upgraded, and nothing said yet."""
    raw = await raw_connection(visitor.server, source)
    key = base64.b64encode(os.urandom(16)).decode()
    host = visitor.server.removeprefix("http://")
    opening = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    await raw.send(opening.encode())
    await raw.reader.readuntil(b"\r\n\r\n")
    return raw


def hello(visitor: Visitor, since: int | None = None) -> bytes:
    return text(type="hello", version=VERSION, device=visitor.device, since=since)
