"""python -m bench.load.bare: a server that does nothing but carry messages, as a measure of what carrying them costs.

It speaks to the same clients as ours: two sit down at a table, and every move is answered with a line to each of
them, of the usual length. No rules, no views, no checks, nothing kept; frames are written by hand on uvloop. What a
server in Python can reach on this machine lies below.
"""

import asyncio
import base64
import hashlib
import json
from itertools import count
from typing import Any

import uvloop

ACCEPT = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # from RFC 6455
SWITCHING = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "
SEEN = "x" * 300  # about as much as a move changes in a view
TEXT, SHORT = 0x81, 126  # a whole text frame; its length in one byte, or from here on in two more


class Carrier(asyncio.Protocol):
    numbers = count()
    tables: dict[bytes, list["Carrier"]] = {}  # noqa: RUF012  # by their address, shared on purpose

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        self.received = b""
        self.company: list[Carrier] | None = None

    def data_received(self, data: bytes) -> None:
        self.received += data
        while self.take_frame() if self.company is not None else self.take_request():
            pass

    def connection_lost(self, _: Exception | None) -> None:
        self.company = []

    # HTTP

    def take_request(self) -> bool:
        head, end, rest = self.received.partition(b"\r\n\r\n")
        if not end:
            return False
        lines = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        length = int(lines.get(b"content-length", 0))
        if len(rest) < length:
            return False
        self.received = rest[length:]
        path = head.split(b" ", 2)[1]
        if b"upgrade: websocket" in head.lower():
            key = next(line for line in head.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key"))
            digest = hashlib.sha1(key.split(b": ")[1] + ACCEPT, usedforsecurity=False).digest()
            self.transport.write(SWITCHING + base64.b64encode(digest) + b"\r\n\r\n")
            self.company = self.tables.setdefault(path, [])
            self.company.append(self)
        else:
            self.answer(json.dumps({"id": f"{next(self.numbers)}", "device": "d"}).encode())
        return True

    def answer(self, told: bytes) -> None:
        head = f"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {len(told)}\r\n\r\n"
        self.transport.write(head.encode() + told)

    # WebSocket

    def take_frame(self) -> bool:
        """A short masked frame, as clients send them."""
        if len(self.received) < 6 or len(self.received) < (end := 6 + (self.received[1] & 127)):
            return False
        mask, covered = self.received[2:6], self.received[6:end]
        whole = int.from_bytes(covered, "big") ^ int.from_bytes((mask * 32)[: len(covered)], "big")
        self.received = self.received[end:]
        self.hear(whole.to_bytes(len(covered), "big"))
        return True

    def hear(self, message: bytes) -> None:
        asked = json.loads(message)
        seats = self.company or []
        if asked["type"] == "hello":
            self.say('{"type":"welcome","table":{"phase":"gathering"}}')
        elif asked["type"] == "sit":
            self.say('{"type":"done","id":"sit"}')
        elif asked["type"] == "start":
            seats[0].say(news(["draw"]))
        else:
            for player in seats:
                if player is self:
                    player.say(news([]), json.dumps({"type": "done", "id": asked["id"]}))
                else:
                    player.say(news(["draw"]))

    def say(self, *texts: str) -> None:
        self.transport.write(b"".join(framed(text.encode()) for text in texts))


def framed(text: bytes) -> bytes:
    length = len(text)
    head = bytes((TEXT, length)) if length < SHORT else bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return head + text


def news(legal: list[str]) -> str:
    return json.dumps({"type": "news", "view": SEEN, "legal": legal})


async def main() -> None:
    server = await asyncio.get_running_loop().create_server(Carrier, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    print(f"http://127.0.0.1:{port}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
