"""A person at a table over the network, from Python: what `sny join`, scripts and tests use.

    visitor = await Visitor.arrive("http://127.0.0.1:8765", "Ala")
    table = await visitor.open_table("sen", players=2)
    async with visitor.at(table) as seat:
        await seat.request("sit", seat=0)
        await seat.request("start", fill="careful")
        while not seat.over:
            await seat.request("play", seat=0, action=choose(seat.faces[0]))

It keeps what a client keeps: the table, each face's view and legal actions, and the number of the last news.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sny.errors import Refused
from sny.hearing import Hearing
from sny.hearing import Parted as Parted
from sny.server.messages import VERSION

LONGEST = 2**22  # bytes of a message


@dataclass
class Visitor:
    server: str
    person: str
    name: str
    device: str

    @classmethod
    async def arrive(cls, server: str, name: str) -> "Visitor":
        told = await ask(server, "POST", "/api/people", {"name": name})
        return cls(server.rstrip("/"), told["person"], told["name"], told["device"])

    async def open_table(self, game: str, **what: Any) -> str:
        told = await ask(self.server, "POST", "/api/tables", {"game": game, **what}, self.device)
        return str(told["id"])

    def address(self, table: str) -> str:
        return f"ws{self.server.removeprefix('http')}/api/tables/{table}/socket"

    def hello(self, since: int | None = None, password: str = "") -> str:
        said = {"type": "hello", "version": VERSION, "device": self.device, "password": password, "since": since}
        return json.dumps(said)

    @asynccontextmanager
    async def at(self, table: str, since: int | None = None, password: str = "") -> AsyncIterator["Place"]:
        """Connect to a table. Raises Parted if the server refuses."""
        async with connect(self.address(table), compression=None, max_size=LONGEST) as socket:
            place = Place(socket=socket)
            with suppress(ConnectionClosed):
                await socket.send(self.hello(since, password))
            await place.next()
            yield place


@dataclass
class Place(Hearing):
    """A socket at a table, and what it has received."""

    socket: ClientConnection = field(kw_only=True)

    async def next(self) -> dict[str, Any]:
        """Receive and apply the next message. Raises Parted if there are no more."""
        try:
            message: dict[str, Any] = json.loads(await self.socket.recv())
        except ConnectionClosed as closed:
            raise Parted("lost", "the connection was lost", come_back=True) from closed
        self.take_in(message)
        return message

    async def send(self, kind: str, id: str = "", **what: Any) -> str:
        """Send a request without waiting for its answer; if the socket is closed, `next` says why."""
        id = id or next(self.ids)
        with suppress(ConnectionClosed):
            await self.socket.send(json.dumps({"type": kind, "id": id, **what}))
        return id

    async def request(self, kind: str, id: str = "", **what: Any) -> int:
        """Send a request and receive everything up to its answer. Raises Refused."""
        id = await self.send(kind, id, **what)
        while True:
            message = await self.next()
            if message["type"] == "done" and message["id"] == id:
                return int(message["number"])
            if message["type"] == "refused" and message["id"] == id:
                raise Refused(message["code"], message["reason"])


async def ask(server: str, method: str, path: str, body: Any = None, device: str = "") -> Any:
    """One HTTP request. Raises Refused with the server's reason, or with what to do if no server answers."""
    return await asyncio.to_thread(ask_now, server, method, path, body, device)


def ask_now(server: str, method: str, path: str, body: Any = None, device: str = "") -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {device}"} if device else {})
    data = None if body is None else json.dumps(body).encode()
    request = Request(server.rstrip("/") + path, data, headers, method=method)  # noqa: S310
    try:
        with urlopen(request, timeout=20) as response:  # noqa: S310
            return json.loads(response.read())
    except HTTPError as error:
        told = json.loads(error.read())
        raise Refused(told["code"], told["reason"]) from None
    except (URLError, OSError, ValueError) as error:
        cause = getattr(error, "reason", error)
        problem = getattr(cause, "strerror", None) or cause
        raise Refused("server", f"no server answers at {server}: {problem}") from None
