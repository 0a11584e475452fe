"""A server in this process, without a port: requests and sockets go straight to the application."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass
from functools import wraps
from itertools import count
from typing import Any, NamedTuple, ParamSpec

import httpx
from starlette.applications import Starlette

from sny.server.app import Configuration, make_app
from sny.server.keeper import Keeper
from sny.server.live_table import LiveTable
from sny.server.messages import VERSION
from sny.table.table import Table
from tests.server.house import unhurried

HOST = "sny.test"
PATIENCE = 20.0  # seconds after which a test gives up instead of hanging
Header = tuple[bytes, bytes]
Given = ParamSpec("Given")
IDS = count(1)  # of requests; a person's are never used twice


@dataclass(frozen=True)
class Guest:
    person: str
    name: str
    device: str


class House:
    def __init__(self, app: Starlette) -> None:
        self.app = app

    @property
    def keeper(self) -> Keeper:
        found: Keeper = self.app.state.keeper
        return found

    def live(self, table: str) -> LiveTable:
        return self.keeper.live[table]

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        device: str = "",
        headers: Mapping[str, str] | None = None,
        address: str = "127.0.0.1",
        content: bytes | None = None,
        faults: bool = False,
    ) -> httpx.Response:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=not faults, client=(address, 1))
        known = {"Authorization": f"Bearer {device}"} if device else {}
        given = [(name.encode(), value.encode()) for name, value in {**known, **(headers or {})}.items()]
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as client:
            if content is not None:
                return await client.request(method, path, content=content, headers=given)
            return await client.request(method, path, json=body, headers=given)

    async def guest(self, name: str, address: str = "127.0.0.1") -> Guest:
        told = (await self.ask("POST", "/api/people", {"name": name}, address=address)).json()
        return Guest(told["person"], told["name"], told["device"])

    async def table(self, host: Guest, game: str = "sen", **what: Any) -> str:
        answer = await self.ask("POST", "/api/tables", {"game": game, **what}, host.device)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    @asynccontextmanager
    async def socket(
        self, table: str, guest: Guest | None = None, headers: Iterable[Header] = (), address: str = "127.0.0.1"
    ) -> AsyncIterator["Socket"]:
        """A socket; with a guest, one that was welcomed."""
        socket = Socket(self.app, table, headers, address)
        try:
            if guest is not None:
                await socket.hello(guest.device)
            yield socket
        finally:
            await socket.hang_up()


class Socket:
    """A device's end of a socket."""

    def __init__(self, app: Starlette, table: str, headers: Iterable[Header], address: str) -> None:
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self.reads = asyncio.Event()  # cleared while the device takes nothing in
        self.reads.set()
        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", HOST.encode()), *headers],
            "client": (address, 1),
            "server": (HOST, 80),
            "scheme": "ws",
            "subprotocols": [],
            "asgi": {"version": "3.0", "spec_version": "2.3"},
        }
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._incoming.get, self._take))

    async def _take(self, message: Any) -> None:
        await self.reads.wait()
        if message["type"] == "websocket.send":
            self.heard.append(json.loads(message["text"]))
        elif message["type"] == "websocket.close":
            self.closed = message["code"]
            self._incoming.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
        self._news.set()

    def send_text(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, frame: bytes) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "bytes": frame})

    def send(self, type: str, **fields: Any) -> None:
        self.send_text(json.dumps({"type": type, **fields}))

    async def until(self, fits: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message that fits, waited for."""
        while True:
            for message in self.heard[since:]:
                if fits(message):
                    return message
            since = len(self.heard)
            assert self.closed is None, f"closed with {self.heard[-1:]}"
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)

    async def hello(self, device: str = "", **fields: Any) -> dict[str, Any]:
        """Say hello; the welcome, or the bye."""
        self.send("hello", version=VERSION, device=device, **fields)
        return await self.until(lambda message: message["type"] in ("welcome", "bye"))

    async def request(self, type: str, **fields: Any) -> dict[str, Any]:
        """Send a request; what answers it."""
        id = fields.pop("id", None) or f"r{next(IDS)}"
        since = len(self.heard)
        self.send(type, id=id, **fields)
        return await self.until(lambda message: message.get("id") == id, since)

    async def bye(self) -> dict[str, Any]:
        """The last message, once the server has closed the socket."""
        while self.closed is None:
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), PATIENCE)
        return self.heard[-1] if self.heard else {}

    async def hang_up(self) -> None:
        """The device is gone. Raises whatever went wrong in the server's part."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, PATIENCE)


@asynccontextmanager
async def a_house(**configuration: Any) -> AsyncIterator[House]:
    usual: dict[str, Any] = {"store": "memory:", "hurry": True, "crowd": True}
    app = make_app(Configuration(**{**usual, **configuration}))
    with unhurried() if configuration.get("crowd", True) else nullcontext():
        async with app.router.lifespan_context(app):
            yield House(app)


class Gathering(NamedTuple):
    """A house with one table, its guests, and a socket of each at that table."""

    house: House
    table: str
    guests: list[Guest]
    sockets: list[Socket]

    @property
    def at(self) -> Table:
        return self.house.live(self.table).table


@asynccontextmanager
async def gathered(*names: str, seated: int = 0, playing: bool = False, **what: Any) -> AsyncIterator[Gathering]:
    """People at a table of Sen for two, unless another is described. The first is host; so many of them sit or play."""
    async with a_house() as house, AsyncExitStack() as stack:
        guests = [await house.guest(name) for name in names]
        table = await house.table(guests[0], **{"players": 2, **what})
        sockets = [await stack.enter_async_context(house.socket(table, guest)) for guest in guests]
        for seat, socket in enumerate(sockets[:seated]):
            await socket.request("sit", seat=seat)
        if playing:
            await sockets[0].request("start")
        yield Gathering(house, table, guests, sockets)


async def played_to_the_end(there: Gathering) -> None:
    """Stop a game as the rules would, for the sake of what follows."""
    assert there.at.game is not None
    there.at.game.stop()
    await there.sockets[0].request("chat", text="that was it")


def scene(test: Callable[Given, Coroutine[Any, Any, None]]) -> Callable[Given, None]:
    """A test that waits for things."""

    @wraps(test)
    def played(*given: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(test(*given, **named))

    return played
