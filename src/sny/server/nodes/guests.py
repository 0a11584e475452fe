"""Sockets on one node at a table on another: the socket's node forwards, the table's node answers.

To its table a remote device is like any other; only its messages travel by the bus. Identity and rate limits are
checked on the socket's node, everything else on the table's.
"""

import asyncio
from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec

from sny.errors import Refused
from sny.server import messages as wire
from sny.server.connection import Dismissed
from sny.server.live_table import LiveTable
from sny.server.nodes.bus import Absent
from sny.server.nodes.lease import Elsewhere
from sny.server.nodes.links import BYE, PART, SAY, TOLD, Frame, Links
from sny.server.socket import Device, Sockets
from sny.store import Person

if TYPE_CHECKING:
    from sny.server.nodes.calls import Calls
    from sny.server.nodes.lease import Leases

MOVED = "the table has moved to another node; come back"
MOST_PARTED = 1000  # that are remembered
JOIN_SECONDS = 6.0  # a table may have to be read first
_read_bye = msgspec.json.Decoder(wire.Bye).decode


class Guest(Device):
    """A device whose socket is on another node."""

    __slots__ = ("_answering", "_heard", "_links", "link", "live", "node")

    def __init__(self, sockets: Sockets, address: str, links: Links, node: str, link: int) -> None:
        super().__init__(sockets, address, nothing, nothing, None)
        self._links, self.node, self.link = links, node, link
        self.live: LiveTable | None = None
        self._heard: deque[str] = deque()
        self._answering: asyncio.Task[None] | None = None

    def send(self, *texts: str) -> None:
        if self._bye is None:
            self._links.send(self.node, (TOLD, self.link, list(texts)))

    def dismiss(self, bye: wire.Bye) -> None:
        if self._bye is None:
            self._bye = bye
            self._links.send(self.node, (BYE, self.link, [wire.message_text(bye)]))

    def hear(self, text: str) -> None:
        """Handle messages in order: a move at once, unless something before it takes longer."""
        if self._bye is not None or self.live is None:
            return
        if self._answering is None and self._take_at_once(text.encode(), self.live):
            return
        self._heard.append(text)
        if self._answering is None:
            self._answering = asyncio.create_task(self._answer_all(self.live))

    async def _answer_all(self, live: LiveTable) -> None:
        try:
            while self._heard and self._bye is None:
                await self._answer(self._heard.popleft(), live)
        finally:
            self._answering = None

    def go(self) -> None:
        if self._answering is not None:
            self._answering.cancel()
        if self.live is not None:
            self.live.part(self)


class Guests:
    """Both ends: our sockets at tables elsewhere, and sockets elsewhere at our tables."""

    def __init__(self, sockets: Sockets, links: Links, calls: "Calls", leases: "Leases") -> None:
        self.sockets, self.links, self.calls, self.leases = sockets, links, calls, leases
        self.away: dict[int, tuple[Device, str]] = {}  # by link: our devices, and the node where their table is
        self.here: dict[tuple[str, int], Guest] = {}
        self._parted: dict[tuple[str, int], None] = {}  # gone before they had come in
        self._numbers = count(1)
        links.take, links.cut, links.linked = self._take, self._cut, self._linked
        calls.answers["join"] = self._join

    # Where the socket is

    async def attend(self, device: Device, person: Person, hello: wire.Hello, table: str, node: str) -> bool:
        """Until the device is gone. False where the table's node is, so that the table has to be looked for again."""
        link = next(self._numbers)
        self.away[link] = device, node
        given = (link, table, person.id, person.name, device.address, hello.password, hello.since)
        try:
            bye = await self.calls.ask(node, "join", *given, seconds=JOIN_SECONDS)
            if bye is not None:
                told = _read_bye(bye)
                raise Dismissed(told.code, told.reason, told.come_back, told.wait)
            await device.pass_on(lambda text: self.links.send(node, (SAY, link, [text])))
        except Absent:
            self.leases.lost_sight_of(node)
            return False
        except Refused as refused:
            if refused.code == MOVED:
                return False
            raise
        finally:
            del self.away[link]
            self.links.send(node, (PART, link, []))
        return True

    # Where the table is

    async def _join(
        self, node: str, link: int, table: str, person: str, name: str, address: str, password: str, since: int | None
    ) -> str | None:
        """None, or a last message."""
        guest = Guest(self.sockets, address, self.links, node, link)
        guest.person, guest.name = person, name
        hello = wire.Hello(version=wire.VERSION, password=password, since=since)
        try:
            live = await guest.admitted(Person(person, name), hello, table)
        except Elsewhere:
            raise Refused(MOVED, MOVED) from None
        except Dismissed as dismissed:
            return wire.message_text(dismissed.bye)
        if (node, link) in self._parted:
            del self._parted[node, link]
            return None
        guest.live = live
        self.here[node, link] = guest
        live.join(guest, since)
        return None

    def _take(self, node: str, frame: Frame) -> None:
        kind, link, texts = frame
        if kind == SAY and (guest := self.here.get((node, link))) is not None:
            guest.hear(texts[0])
        elif kind == PART:
            if (guest := self.here.pop((node, link), None)) is not None:
                guest.go()
            else:
                self._parted[node, link] = None
                if len(self._parted) > MOST_PARTED:
                    del self._parted[next(iter(self._parted))]
        elif kind in (TOLD, BYE) and link in self.away:
            device, _ = self.away[link]
            device.send(*texts) if kind == TOLD else device.dismiss(_read_bye(texts[0]))

    def _linked(self) -> set[str]:
        return {node for _, node in self.away.values()} | {node for node, _ in self.here}

    def _cut(self, node: str) -> None:
        """Nobody knows what was lost: whoever is linked with that node comes back."""
        bye = wire.Bye(code="stopping", reason=MOVED, come_back=True)
        for device, owner in list(self.away.values()):
            if owner == node:
                device.dismiss(bye)
        for key in [key for key in self.here if key[0] == node]:
            guest = self.here.pop(key)
            guest.dismiss(bye)
            guest.go()


async def nothing(*_: Any) -> Any:
    """A device from elsewhere has no socket here."""
