"""A live table in memory, with the sockets of all its people: every byte that reaches a device is kept.

Time goes on only when it is told to, and nothing waits for anything outside; so two worlds in one event loop hear the
same requests at the same moments.
"""

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from sny.server.answers import Unknown
from sny.server.keeper import Keeper
from sny.server.messages import VERSION
from sny.server.people import People, secret_hash
from sny.server.reviews import Reviews
from sny.server.socket import Sockets
from sny.server.thinking import Thinkers
from sny.server.web import Web
from sny.store import Person
from sny.table.table import Table

SPECTATOR = "spectator"


def person_at(seat: int | None) -> str:
    return SPECTATOR if seat is None else f"person{seat}"


class Clock:
    """The event loop's time, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.loop: Any = asyncio.get_running_loop()
        self.loop.time = lambda: self.now  # type: ignore[method-assign]

    async def go_on(self, seconds: float) -> None:
        self.now += seconds
        await self.quiet()

    async def quiet(self) -> None:
        """Until nothing can happen any more before something comes from outside."""
        await asyncio.sleep(0)
        while self.loop._ready:
            await asyncio.sleep(0)


class Forgetful:
    """A store that keeps nothing, at once."""

    def __init__(self, people: list[str]) -> None:
        self.people = {secret_hash(person): Person(person, person.capitalize()) for person in people}

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]":
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        stored.set_result(None)
        return stored

    async def seat_person(self, table: str, person: str) -> None:
        pass

    async def open_tables(self, person: str | None = None) -> list[str]:
        return []

    async def summaries(self, person: str) -> list[Any]:
        return []

    async def summarize(self, table: str, summary: bytes) -> None:
        pass

    async def summarized(self, table: str) -> None:
        return None

    async def closed_tables(self, person: str, limit: int) -> list[Any]:
        return []

    async def person_of(self, hashed: bytes) -> Person | None:
        return self.people.get(hashed)

    async def header(self, table: str) -> bytes | None:
        return None


class Silent(Thinkers):
    """Bots whose moves come from elsewhere."""

    async def answer(self, table: Table, seat: int, level: str) -> str:
        await asyncio.Event().wait()
        return ""


class Device:
    """One socket; a person's name is the secret of all their devices."""

    def __init__(self, sockets: Sockets, table: str, person: str, since: int | None) -> None:
        self.person = person
        self.heard: list[str] = []
        self._incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "headers": [], "client": ("192.0.2.1", 1), "path_params": {"id": table}}
        self.task = asyncio.create_task(sockets(scope, self._incoming.get, self._take))
        self.send({"type": "hello", "version": VERSION, "device": person, "since": since})

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(message["text"])

    def send(self, message: dict[str, Any]) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})


class World:
    def __init__(self, table: Table) -> None:
        people = [person_at(seat) for seat in [*range(table.players), None]]
        store: Any = Forgetful(people)
        self.table = table
        self.keeper = Keeper(store, Silent(1))
        self.live = self.keeper._keep(table)
        self.sockets = Sockets(self.keeper, People(store), frozenset(), None)
        self.web = Web(self.keeper, People(store), lobby=True, reviews=Reviews(store, self.keeper.thinkers))
        self.devices: list[Device] = []
        for person in people:
            if person == SPECTATOR or table.seats_of(person):
                self.join(person)

    def join(self, person: str, since: int | None = None) -> Device:
        device = Device(self.sockets, self.live.id, person, since)
        self.devices.append(device)
        return device

    def device_of(self, person: str) -> Device:
        return next(device for device in self.devices if device.person == person)

    def heard_by(self, person: str) -> list[list[str]]:
        return [device.heard for device in self.devices if device.person == person]

    async def asked_by(self, person: str) -> list[bytes]:
        """What HTTP tells a person of this table."""
        request: Any = SimpleNamespace(
            path_params={"id": self.live.id, "match": "1"},
            query_params={"seat": "all"},
            headers={"authorization": f"Bearer {person}"},
            cookies={},
        )
        told = [await self.web.table(request), await self.web.tables(request), await self.web.me(request)]
        asks: list[Callable[[Any], Any]] = [self.web.text, self.web.steps, self.web.check]
        for ask in asks:
            try:
                told.append(await ask(request))
            except Unknown as unknown:
                told.append(str(unknown))
        return [msgspec.json.encode(one) for one in told]

    async def end(self) -> None:
        """Everybody goes. Raises whatever went wrong in a socket."""
        self.live.rest()
        for device in self.devices:
            device.hang_up()
        await asyncio.gather(*(device.task for device in self.devices))
        self.live.rest()
