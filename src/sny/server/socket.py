"""A device's socket at a table: hello, welcome, then requests one way and news the other."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from sny.errors import Refused, SnyError
from sny.server import messages as wire
from sny.server.admission import is_banned, unwelcome
from sny.server.connection import Dismissed
from sny.server.keeper import Keeper
from sny.server.limits import (
    GUESS_SECONDS,
    GUESSES,
    HELLO_SECONDS,
    HINTS_A_MINUTE,
    LAST_WORDS_SECONDS,
    SOCKET_BURST,
    SOCKET_RATE,
    SOCKETS_A_MINUTE,
    SOCKETS_EACH,
    UNSENT,
    UNSENT_BYTES,
    Bucket,
    Buckets,
)  # fmt: skip
from sny.server.live_table import LiveTable
from sny.server.log import log
from sny.server.metrics import REFUSALS, SENT_AWAY, SOCKETS, STORE_FAILURES
from sny.server.nodes.lease import Elsewhere
from sny.server.origins import address_of, is_own_origin
from sny.server.people import People, device_of, password_fits
from sny.server.reading import Unreadable
from sny.server.requests import carry_out, check_hint, refusal
from sny.server.suitable_line import line_of
from sny.store import Person, StoreError
from sny.table import inputs
from sny.table.settings import NEWCOMERS_GAMES

if TYPE_CHECKING:
    from sny.server.line import Line

Attend = Callable[["Device", Person, wire.Hello, str, str], Awaitable[bool]]
LOOKED_FOR = 5  # times, where a table moves from node to node
LOOKED_AT = 20  # closed tables, to find out whether somebody is new here
GONE, TRY_AGAIN, REFUSED = 1000, 1012, 1008  # how a socket is closed


def flooded() -> Dismissed:
    return Dismissed("flood", "too many messages; wait a little before you come back", come_back=True)


class Sockets:
    """The endpoint: an ASGI application for sockets."""

    def __init__(
        self, keeper: Keeper, people: People, origins: frozenset[str], most_each: int | None = SOCKETS_EACH
    ) -> None:
        self.keeper = keeper
        self.people = people
        self.origins = origins
        self.most_each = most_each  # of one address
        self.open: dict[str, int] = {}  # by address
        self.openings = Buckets(SOCKETS_A_MINUTE / 60, SOCKETS_A_MINUTE)
        self.guesses = Buckets(1 / GUESS_SECONDS, GUESSES)
        self.hints = Buckets(HINTS_A_MINUTE / 60, HINTS_A_MINUTE if most_each is not None else inf)
        self.attend: Attend | None = None  # sockets at tables on other nodes, where there are any
        self.open_elsewhere: Callable[[str], int] = lambda _: 0  # an address's sockets on other nodes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = HTTPConnection(scope)
        address = address_of(connection)
        await receive()  # the opening
        if self._is_crowded(address) or not is_own_origin(connection, self.origins):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        self.open[address] = self.open.get(address, 0) + 1
        SOCKETS.inc()
        try:
            await send({"type": "websocket.accept"})
            line, secret = line_of(scope), device_of(connection)
            if line is not None:
                del connection
                line.forget_opening()
            await Device(self, address, receive, send, line).serve(scope["path_params"]["id"], secret)
        finally:
            SOCKETS.dec()
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def buckets(self) -> dict[str, Buckets]:
        """Those that count by address."""
        return {"openings": self.openings, "guesses": self.guesses, "hints": self.hints}

    def _is_crowded(self, address: str) -> bool:
        if self.most_each is None:
            return False
        open = self.open.get(address, 0) + self.open_elsewhere(address)
        return open >= self.most_each or not self.openings.take(address)


class Device:
    """One socket. Sending never waits: what a slow device has not taken yet lies in a queue with an end."""

    __slots__ = (
        "_bucket",
        "_bye",
        "_hanging_up",
        "_line",
        "_receive",
        "_send",
        "_serving",
        "_unsent",
        "_unsent_bytes",
        "_writer",
        "address",
        "attend",
        "by_address",
        "guesses",
        "hints",
        "keeper",
        "name",
        "people",
        "person",
    )

    def __init__(self, sockets: Sockets, address: str, receive: Receive, send: Send, line: "Line | None") -> None:
        self.keeper = sockets.keeper
        self.people = sockets.people
        self.address = address
        self.attend = sockets.attend
        self.by_address = sockets.most_each is not None
        self.guesses = sockets.guesses
        self.hints = sockets.hints
        self.person = ""
        self.name = ""
        self._receive = receive
        self._send = send
        self._line = line
        self._unsent: deque[str] = deque()
        self._unsent_bytes = 0  # counted in characters, most of which are one
        self._writer: asyncio.Task[None] | None = None  # while something is unsent
        self._bye: wire.Bye | None = None
        self._serving: asyncio.Task[None] | None = None
        self._hanging_up: asyncio.TimerHandle | None = None
        self._bucket = Bucket(SOCKET_RATE, SOCKET_BURST)

    async def serve(self, table: str, device: str) -> None:
        self._serving = asyncio.current_task()
        live: LiveTable | None = None
        try:
            hello = await self._hello()
            person = await self._known(hello, device)
            self.person, self.name = person.id, person.name
            live = await self._admitted_somewhere(person, hello, table)
            if live is None:  # it lived on another node, and the device is gone
                return
            live.join(self, hello.since)
            at_once = partial(self._take_at_once, live=live)
            while (text := await self._next_text(at_once)) is not None and self._bye is None:
                if not self._bucket.take():
                    raise flooded()
                await self._answer(text, live)
        except Dismissed as dismissed:
            self.dismiss(dismissed.bye)
        except Refused as error:  # closed or given up while we came in
            self.dismiss(wire.Bye(code=error.code, reason=str(error), come_back=error.code == "storage"))  # type: ignore[arg-type]
        except Unreadable as error:
            self.dismiss(wire.Bye(code="unreadable", reason=error.reason, come_back=False))
        except StoreError as error:
            STORE_FAILURES.inc()
            log("store failed", level="error", table=table, problem=str(error))
            self.dismiss(wire.Bye(code="storage", reason="the table cannot be read now; try again", come_back=True))
        except asyncio.CancelledError:
            if self._hanging_up is None or self._serving is None:
                raise
            self._serving.uncancel()
            self._stop_writing()
        finally:
            if self._hanging_up is not None:
                self._hanging_up.cancel()
            if live is not None:
                live.part(self)
            if self._bye is None:
                self._stop_writing()
            if self._writer is not None:
                with suppress(TimeoutError, asyncio.CancelledError):  # it may not listen any more
                    await asyncio.wait_for(self._writer, LAST_WORDS_SECONDS)
                if self._unsent and self._line is not None:
                    self._line.abort()  # a slow client is not waited for: closing would keep what it does not read

    # Coming in

    async def _hello(self) -> wire.Hello:
        try:
            text = await asyncio.wait_for(self._next_text(), HELLO_SECONDS)
        except TimeoutError:
            raise Dismissed("hello", "send hello first") from None
        try:
            hello = wire.read_message(text or "")
        except msgspec.MsgspecError as error:
            raise Dismissed("hello", f"send hello first; this is not one: {error}") from None
        if not isinstance(hello, wire.Hello):
            raise Dismissed("hello", "send hello first")
        if hello.version != wire.VERSION:
            reason = f"this server speaks version {wire.VERSION}, not {hello.version}; reload the page"
            raise Dismissed("version", reason)
        return hello

    async def _known(self, hello: wire.Hello, device: str) -> Person:
        person = await self.people.known(hello.device or device)
        if person is None:
            raise Dismissed("unknown", "this device is not known here; give a name first (POST /api/people)")
        return person

    async def _admitted_somewhere(self, person: Person, hello: wire.Hello, table: str) -> LiveTable | None:
        """A table that lives here; one that lives on another node is attended to its end, and None comes back."""
        for _ in range(LOOKED_FOR):
            try:
                return await self.admitted(person, hello, table)
            except Elsewhere as elsewhere:
                if self.attend is None or await self.attend(self, person, hello, table, elsewhere.node):
                    return None
        raise Dismissed("stopping", "the table is on its way to another node", come_back=True)

    async def admitted(self, person: Person, hello: wire.Hello, table: str) -> LiveTable:
        """Raises Dismissed, or Elsewhere where the table lives on another node."""
        if self.keeper.stopping:
            raise Dismissed("stopping", "the server is being restarted", come_back=True)
        live = await self.keeper.find(table)
        if live is None:
            if await self.keeper.exists(table):
                raise Dismissed("closed", "this table is closed")
            raise Dismissed("missing", "there is no such table; check the link")
        at = live.table
        insider = person.id == at.host or bool(at.seats_of(person.id))
        if at.header.password and not insider:
            await self._check_password(hello.password, live)
        if bye := unwelcome(at, person.id):
            raise Dismissed(bye.code, bye.reason)
        if self.by_address and is_banned(live, person.id, self.address):
            raise Dismissed("banned", "somebody from your address was asked to leave this table")
        if not live.comings.take(person.id):
            wait = live.comings.wait(person.id)
            raise Dismissed("flood", f"you connected too often; wait {wait} seconds", come_back=True, wait=wait)
        return live

    async def pass_on(self, say: Callable[[str], None]) -> None:
        """Hand over whatever is said, until the device is gone."""

        def at_once(text: bytes | str) -> bool:
            if self._bye is not None or not self._bucket.take():
                return False
            say(text if isinstance(text, str) else text.decode(errors="replace"))
            return True

        while (text := await self._next_text(at_once)) is not None and self._bye is None:
            if not self._bucket.take():
                raise flooded()
            say(text)

    async def _check_password(self, password: str, live: LiveTable) -> None:
        """Wrong ones are counted before they are looked at, so that many at once are no way round the limit."""
        asked = f"{self.address} {live.id}"
        if password and not self.guesses.take(asked):
            wait = self.guesses.wait(asked)
            reason = f"too many wrong passwords were tried from here; wait {wait} seconds before you give another"
            raise Dismissed("guesses", reason, wait=wait)  # by itself a client would try the same one again
        if not password or not await asyncio.to_thread(password_fits, password, live.table.header.password):
            raise Dismissed("password", "this table has a password; ask whoever invited you for it")
        self.guesses.give_back(asked)

    # Requests

    async def _answer(self, text: str, live: LiveTable) -> None:
        try:
            message = wire.read_message(text)
        except msgspec.MsgspecError as error:
            self._refuse(wire.Refused(id=wire.id_in(text), code="message", reason=f"malformed message: {error}"))
            return
        if isinstance(message, wire.Ping):
            self.send(wire.message_text(wire.Pong(sent=message.sent, time=live.now)))
        elif isinstance(message, wire.Hello):
            self._refuse(wire.Refused(id="", code="message", reason="hello was already sent"))
        elif isinstance(message, wire.Hint):
            await self._hint(message, live)
        elif type(message) is wire.REQUESTS[inputs.Sit]:
            await self._sit(message, live)
        else:
            self._take(message, live)

    def _take_at_once(self, text: bytes | str, live: LiveTable) -> bool:
        """Moves need no waiting; anything else does, or is not worth a way of its own."""
        try:
            message = wire.read_message(text)
        except msgspec.MsgspecError:
            return False
        if type(message) is not wire.REQUESTS[inputs.Play] or self._bye is not None or not self._bucket.take():
            return False
        self._take(message, live)
        return True

    def _take(self, request: Any, live: LiveTable, newcomer: bool = False) -> bool:
        """Whether it was carried out, now and not before."""
        try:
            return carry_out(request, self, live, newcomer)
        except SnyError as error:
            self._refuse(refusal(request.id, error))
        return False

    async def _sit(self, request: wire.Request, live: LiveTable) -> None:
        if self._take(request, live, await self._is_newcomer()):
            await self.keeper.store.seat_person(live.id, self.person)

    async def _is_newcomer(self) -> bool:
        tables = await self.keeper.store.closed_tables(self.person, limit=LOOKED_AT)
        return sum(matches_in(table.summary) for table in tables) < NEWCOMERS_GAMES

    async def _hint(self, request: wire.Hint, live: LiveTable) -> None:
        try:
            check_hint(request, self, live)
            if not self.hints.take(self.address):
                raise Refused("hints", "too many hints were requested from your address; wait a moment")
            hints = await live.thinkers.hints(live.table, request.seat, self.person)
        except Refused as error:
            self._refuse(refusal(request.id, error))
            return
        self.send(wire.message_text(wire.Hints(id=request.id, hints=hints)))

    def _refuse(self, refused: wire.Refused) -> None:
        REFUSALS.labels(refused.code).inc()
        self.send(wire.message_text(refused))

    # The wire

    def send(self, *texts: str) -> None:
        if self._bye is not None:
            return
        if self._line is not None and not self._unsent and self._line.say(texts):
            return
        size = sum(map(len, texts))
        if self._unsent and (
            len(self._unsent) + len(texts) > UNSENT or self._unsent_bytes + size > UNSENT_BYTES
        ):  # back-pressure ends here
            while len(self._unsent) > 1:  # the first is on its way
                self._unsent.pop()
            SENT_AWAY.labels("slow").inc()
            self.dismiss(wire.Bye(code="slow", reason="this device reads too slowly; connect again", come_back=True))
            return
        self._unsent.extend(texts)
        self._unsent_bytes += size
        self._start_writing()

    def dismiss(self, bye: wire.Bye) -> None:
        if self._bye is None:
            self._unsent.append(wire.message_text(bye))
            self._bye = bye
            self._start_writing()
            if self._serving is not None:  # a device that does not even take that is not waited for
                later = asyncio.get_running_loop().call_later
                self._hanging_up = later(LAST_WORDS_SECONDS, self._serving.cancel)

    def _start_writing(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())

    def _stop_writing(self) -> None:
        if self._writer is not None:
            self._writer.cancel()

    async def _write(self) -> None:
        with suppress(OSError, RuntimeError):  # the device is gone
            while self._unsent:
                await self._send({"type": "websocket.send", "text": self._unsent[0]})
                self._unsent_bytes -= len(self._unsent.popleft())  # only now: what comes meanwhile goes behind it
            if self._bye is not None:
                code = TRY_AGAIN if self._bye.come_back else GONE
                await self._send({"type": "websocket.close", "code": code, "reason": self._bye.code})

    async def _next_text(self, at_once: Callable[[bytes], bool] | None = None) -> str | None:
        """The next message, or None when the device is gone; those that can be taken at once are not waited for."""
        if self._line is not None:
            self._line.listener = at_once
        message = await self._receive()
        if self._line is not None:
            self._line.listener = None
        if message["type"] == "websocket.disconnect":
            return None
        text = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode(errors="replace")


class Past(msgspec.Struct):
    matches: int


def matches_in(summary: bytes) -> int:
    """How many games were finished at a table that is closed."""
    try:
        return msgspec.json.decode(summary, type=Past).matches
    except msgspec.MsgspecError:  # kept by another version
        return 0
