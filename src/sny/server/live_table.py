"""A table that people are connected to: it takes inputs, stores them, and only then broadcasts them.

An input changes the table at once and is sent to the store; the messages about it wait until it is on disk. So many
inputs can be in flight, and nobody ever sees one that could be lost. When the store fails, the table in memory is ahead
of the store: it is given up, clients are disconnected, and whoever reconnects finds what was stored.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from sny.errors import Refused
from sny.server import messages as wire
from sny.server.admission import ban_address_of, unwelcome
from sny.server.connection import Connection, Outgoing
from sny.server.driving import carry_on
from sny.server.endings import Ended, results_of
from sny.server.faces import Faces, Seat
from sny.server.limits import (
    AWAITED_SECONDS,
    CHAT_BURST,
    CHAT_RATE,
    COMINGS_A_MINUTE,
    Buckets,
)
from sny.server.log import log
from sny.server.lookers import look_again, welcome
from sny.store.errors import Taken
from sny.table import inputs
from sny.table.company import is_silent
from sny.table.inputs import AnyInput, input_line
from sny.table.phases import CLOSED
from sny.table.table import Table


class Lines(Protocol):
    """Where inputs are kept: a store, or as much of one as a table needs."""

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]": ...


class Thinkers(Protocol):
    """Who answers for the bots."""

    @property
    def own(self) -> Collection[str]: ...
    def answer(self, table: Table, seat: int, level: str) -> Awaitable[str]: ...
    def hints(self, table: Table, seat: int, person: str = "") -> Awaitable[list[dict[str, Any]]]: ...


def uncounted(input: AnyInput, seconds: float) -> None:
    """Nobody counts what is stored."""


def unkept(table: str, results: list[Ended]) -> None:
    """Nobody keeps how matches end."""


class LiveTable:
    def __init__(
        self,
        table: Table,
        store: Lines,
        thinkers: Thinkers,
        given_up: Callable[["LiveTable"], None],
        count: Callable[[AnyInput, float], None] = uncounted,
        clock: Callable[[], float] | None = None,
        keep: Callable[[str, list[Ended]], None] = unkept,
    ) -> None:
        self.table = table
        self.id = table.header.id
        self.store = store
        self.thinkers = thinkers
        self.given_up = given_up
        self.count = count  # told of each input that is stored, and how many seconds that took
        self.keep = keep  # told how a match ended, for each who played it
        self.clock = clock or asyncio.get_running_loop().time  # seconds
        self.faces = Faces(table)
        self.connections: list[Connection] = []
        self.outbox: deque[Outgoing] = deque()
        self.broken = False
        self.fenced = False  # it was given up because somebody else writes it now
        self.resting = False
        self.loop = asyncio.get_running_loop()
        self.idle_since = self.host_seen = self.loop.time()
        self.bans: set[str] = set()  # addresses
        self.language = ""  # of whoever opened it, while it is in memory
        self.visitors: set[str] = set()  # who have been here since it was taken up
        self.comings = Buckets(COMINGS_A_MINUTE / 60, COMINGS_A_MINUTE)
        self.chatter = Buckets(CHAT_RATE, CHAT_BURST)
        self.lookers: dict[Seat, list[Connection]] = {}
        self._names: dict[str, str] = {}  # by person, as they are told here
        self._new_names: dict[str, str] = {}  # that are still to be told
        self.stands_at: int | None = table.now  # where the clock has stopped: with nobody there
        self._awaited: set[str] = set()  # who were here when the table moved, and for whom the clock stands
        self._clock_offset = 0
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: dict[int, asyncio.Task[None]] = {}
        self._appends: set[asyncio.Future[None]] = set()

    # Time

    @property
    def now(self) -> int:
        """The table's own time, which goes on from where it was when somebody comes to an empty table."""
        if self.stands_at is not None:
            return max(self.table.now, self.stands_at)
        return max(self.table.now, self._clock_offset + self._milliseconds())

    def _start_clock(self) -> None:
        if self.stands_at is not None and not self._awaited:
            self._clock_offset, self.stands_at = self.now - self._milliseconds(), None

    def _await_no_longer(self) -> None:
        self._awaited.clear()
        if self.connections:
            self._start_clock()
            carry_on(self)

    def _milliseconds(self) -> int:
        return int(self.clock() * 1000)

    # Inputs

    def take(self, input: AnyInput, asker: Connection | None = None) -> None:
        """Carry out an input and store it; then its sender gets `done`. Raises Refused or IllegalAction."""
        if self.broken:
            raise Refused("storage", "the table could not be stored; connect again")
        began, kind, over = self.loop.time(), type(input), len(self.table.texts)
        input.at = self.now
        taken = self.table.take(input)
        if kind is inputs.Kick:
            ban_address_of(self, input.person)  # type: ignore[union-attr]
        number = taken.number
        texts: dict[Connection, list[str]] = {}
        for seat, text in self.faces.news(taken, input.at).items():
            for connection in self.lookers.get(seat, ()):
                texts.setdefault(connection, []).append(text)
        if asker is not None:
            texts.setdefault(asker, []).append(wire.message_text(wire.Done(id=input.id, number=number)))
        outgoing = Outgoing()
        outgoing.messages.extend(texts.items())
        self.outbox.append(outgoing)
        stored = self.store.append(self.id, number - 1, input_line(input))
        self._appends.add(stored)
        stored.add_done_callback(partial(self._stored, outgoing, input, began))
        if len(self.table.texts) > over:
            stored.add_done_callback(partial(self._keep_results, results_of(self.table)))
        if kind in CHANGES_FACES:
            look_again(self)
            self._send_away()
        if self._new_names and not is_silent(self.table):
            self._take_names()
            self._tell_presence()
        carry_on(self)

    def _stored(self, outgoing: Outgoing, input: AnyInput, began: float, stored: "asyncio.Future[None]") -> None:
        self._appends.discard(stored)
        problem = None if stored.cancelled() else stored.exception()
        if problem is not None or stored.cancelled():
            self._give_up(problem)
            return
        outgoing.ready = True
        self._send_what_is_stored()
        self.count(input, self.loop.time() - began)

    def _keep_results(self, results: list[Ended], stored: "asyncio.Future[None]") -> None:
        if not stored.cancelled() and stored.exception() is None:
            self.keep(self.id, results)

    def _send_what_is_stored(self) -> None:
        while self.outbox and self.outbox[0].ready:
            for connection, message in self.outbox.popleft().messages:
                connection.send(*message) if isinstance(message, list) else connection.dismiss(message)

    def _give_up(self, error: BaseException | None) -> None:
        if self.broken:
            return
        log("table given up", level="error", table=self.id, number=self.table.number, problem=str(error))
        self.broken = True
        self.fenced = self.fenced or isinstance(error, Taken)
        self.outbox.clear()
        self.rest()
        reason = "this could not be stored; the table returns to what was last stored"
        self.dismiss_all(wire.Bye(code="storage", reason=reason, come_back=True))
        self.given_up(self)

    def fence_off(self) -> None:
        """Another node may have had this table, and may still believe so: a line that changes nothing takes the number
        of whatever it would write next. Nobody hears anything of this table before that line is stored. The clock waits
        for those who were at the table to come back."""
        self._awaited = {chair.person for chair in self.table.chairs if chair.person and chair.here}
        asyncio.get_running_loop().call_later(AWAITED_SECONDS, self._await_no_longer)
        self.take(inputs.Leave(person=""))

    def lose(self) -> None:
        """Another node has this table."""
        if not self.broken:
            self.fenced = True
            self._give_up(None)

    def dismiss_all(self, bye: wire.Bye) -> None:
        for connection in list(self.connections):
            connection.dismiss(bye)

    async def settled(self) -> None:
        """When everything that was taken is stored."""
        while self._appends:
            await asyncio.wait(set(self._appends))

    # Connections

    def join(self, connection: Connection, since: int | None) -> None:
        """A device comes, or comes back: it gets the whole table, with what it has missed."""
        self._awaited.discard(connection.person)
        self._start_clock()
        self.visitors.add(connection.person)
        known = any(other.person == connection.person for other in self.connections)
        self.connections.append(connection)
        seats = self.table.seats_of(connection.person)
        if any(self.table.chairs[seat].away_since is not None or self.table.chairs[seat].left for seat in seats):
            self.take(inputs.Return(person=connection.person))
        self._call(connection.person, connection.name)
        welcome(self, connection, since)
        look_again(self)
        if not known:
            self._tell_presence()
        carry_on(self)

    def part(self, connection: Connection) -> None:
        """A device is gone; with the last of a person's, their chairs are empty until they come back."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.idle_since = asyncio.get_running_loop().time()
        if connection.person == self.table.host:
            self.host_seen = self.idle_since
        look_again(self)
        if not self.connections:
            self.stands_at = self.now
        if (
            self.broken
            or self.table.phase == CLOSED
            or any(other.person == connection.person for other in self.connections)
        ):
            return
        self._names.pop(connection.person, None)
        self._new_names.pop(connection.person, None)
        self._tell_presence()
        if self.table.seats_of(connection.person):
            self.take(inputs.Leave(person=connection.person))

    def rename(self, person: str, name: str) -> None:
        """Somebody has a new name: send it to everybody who sees their seats, or who is here."""
        here = [connection for connection in self.connections if connection.person == person]
        for connection in here:
            connection.name = name
        if here or self.table.seats_of(person):
            self._call(person, name)
            self._tell_presence()

    def _call(self, person: str, name: str) -> None:
        """In a word game a new name waits for the day: at night it would be as good as a clue (KRA-J12)."""
        self._new_names[person] = name
        if not is_silent(self.table):
            self._take_names()

    def _take_names(self) -> None:
        names, self._new_names = self._new_names, {}
        self._names |= names
        for person, name in names.items():
            chairs = [self.table.chairs[seat] for seat in self.table.seats_of(person)]
            if any(chair.own_name and chair.name != name for chair in chairs):
                with suppress(Refused):  # too much has happened here, or nothing can be stored: they keep the old one
                    self.take(inputs.Rename(person=person, name=name))

    def present(self) -> list[str]:
        return sorted({connection.person for connection in self.connections})

    def names(self) -> dict[str, str]:
        return {person: self._names[person] for person in self.present() if person in self._names}

    def mark_absent(self) -> None:
        """After a restart nobody is connected yet: whoever sits here is away until they come back."""
        present = set(self.present())
        for person in sorted(self.table.people() - present):
            if any(self.table.chairs[seat].away_since is None for seat in self.table.seats_of(person)):
                self.take(inputs.Leave(person=person))

    def _send_away(self) -> None:
        for connection in self.connections:
            if bye := unwelcome(self.table, connection.person):
                self.send_in_order([connection], bye)

    def send_in_order(self, connections: list[Connection], message: str | wire.Bye) -> None:
        """After everything that is still being stored."""
        outgoing = Outgoing(ready=True)
        for connection in connections:
            outgoing.messages.append((connection, [message] if isinstance(message, str) else message))
        self.outbox.append(outgoing)
        self._send_what_is_stored()

    def _tell_presence(self) -> None:
        presence = wire.Presence(present=self.present(), names=self.names())
        self.send_in_order(list(self.connections), wire.message_text(presence))

    def rest(self) -> None:
        """No more timers and bots: the table is put away."""
        self.resting = True
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        for task in self.thinking.values():
            task.cancel()


CHANGES_FACES = (
    inputs.Sit, inputs.Stand, inputs.Kick, inputs.Show, inputs.Again, inputs.Bot, inputs.Arrange, inputs.Start,
    inputs.Reveal,
)  # fmt: skip
