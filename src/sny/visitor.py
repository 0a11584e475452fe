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
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from secrets import token_urlsafe
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sny.errors import Refused
from sny.server.messages import VERSION

LONGEST = 2**22  # bytes of a message


@dataclass
class Face:
    """What one seat sees; None is a spectator."""

    seat: int | None
    view: dict[str, Any]
    legal: list[str]


class Parted(Exception):
    """The server closed the socket. `come_back` says whether coming back makes sense, `wait` after how many seconds."""

    def __init__(self, code: str, reason: str, come_back: bool, wait: int = 0) -> None:
        super().__init__(reason)
        self.code = code
        self.come_back = come_back
        self.wait = wait


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
        """Connected to a table. Raises Parted where the server does not let one in."""
        async with connect(self.address(table), compression=None, max_size=LONGEST) as socket:
            place = Place(socket=socket)
            with suppress(ConnectionClosed):
                await socket.send(self.hello(since, password))
            await place.next()
            yield place


def new_ids() -> Iterator[str]:
    """Of one socket's requests: another device of the same person, or the next socket, gives others."""
    socket = token_urlsafe(6)
    return (f"{socket} {number}" for number in count(1))


@dataclass
class Hearing:
    """What a client keeps of what it hears."""

    number: int = 0
    table: dict[str, Any] = field(default_factory=dict)
    faces: dict[int | None, Face] = field(default_factory=dict)
    you: dict[str, Any] = field(default_factory=dict)
    chat: list[dict[str, Any]] = field(default_factory=list)
    events: list[tuple[int | None, dict[str, Any]]] = field(default_factory=list)  # heard, by face
    ids: Iterator[str] = field(default_factory=new_ids)

    @property
    def over(self) -> bool:
        return self.table.get("phase") in ("over", "closed")

    def take_in(self, message: dict[str, Any]) -> None:
        """Raises Parted when it is the last one."""
        if message["type"] == "bye":
            raise Parted(message["code"], message["reason"], message["come_back"], message.get("wait", 0))
        if message["type"] == "welcome":
            self.number, self.table, self.you = message["number"], message["table"], message["you"]
            self.chat = message["chat"]
            self.faces = {
                face["seat"]: Face(face["seat"], face["view"] or {}, face["legal"]) for face in message["faces"]
            }
            self.events += [(face["seat"], event) for face in message["faces"] for event in face["missed"]]
        elif message["type"] == "news":
            self.number = message["number"]
            self.table.update(message.get("table", {}))
            face = self.faces[message["seat"]]
            face.view.update(message.get("view", {}))
            face.legal = message.get("legal", face.legal)
            self.events += [(message["seat"], event) for event in message.get("events", [])]


@dataclass
class Place(Hearing):
    """A socket at a table, and what was heard on it."""

    socket: ClientConnection = field(kw_only=True)

    async def next(self) -> dict[str, Any]:
        """The next message, taken in. Raises Parted when there will be none."""
        try:
            message: dict[str, Any] = json.loads(await self.socket.recv())
        except ConnectionClosed as closed:
            raise Parted("lost", "the connection was lost", come_back=True) from closed
        self.take_in(message)
        return message

    async def send(self, kind: str, id: str = "", **what: Any) -> str:
        """Send a request without waiting for what comes of it; when the socket is closed, `next` tells why."""
        id = id or next(self.ids)
        with suppress(ConnectionClosed):
            await self.socket.send(json.dumps({"type": kind, "id": id, **what}))
        return id

    async def request(self, kind: str, id: str = "", **what: Any) -> int:
        """Send a request and hear everything up to its answer. Raises Refused."""
        id = await self.send(kind, id, **what)
        while True:
            message = await self.next()
            if message["type"] == "done" and message["id"] == id:
                return int(message["number"])
            if message["type"] == "refused" and message["id"] == id:
                raise Refused(message["code"], message["reason"])


async def ask(server: str, method: str, path: str, body: Any = None, device: str = "") -> Any:
    """One HTTP request. Raises Refused with what the server says, or with what to do when there is none."""
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
