"""A page at a table on its own device: the messages of PROTOCOL.md, one after the other, without a network."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sny.errors import Refused, SnyError
from sny.server import messages as wire
from sny.server.admission import unwelcome
from sny.server.connection import Dismissed
from sny.server.live_table import LiveTable
from sny.server.reading import Unreadable
from sny.server.requests import carry_out, check_hint, refusal
from sny.store.errors import StoreError

if TYPE_CHECKING:
    from sny.offline.host import Host


class Device:
    """`tell` takes each message that goes out, and None when nothing more comes."""

    address = ""

    def __init__(self, host: "Host", table: str, tell: Callable[[str | None], Any]) -> None:
        self.host = host
        self.person, self.name = host.person, host.name
        self._tell = tell
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._open = True
        self._serving = asyncio.ensure_future(self._serve(table))

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        self._heard.put_nowait(None)

    # What a table asks of a connection

    def send(self, *texts: str) -> None:
        if self._open:
            for text in texts:
                self._tell(text)

    def dismiss(self, bye: wire.Bye) -> None:
        self.send(wire.message_text(bye))
        if self._open:
            self._open = False
            self._tell(None)
            self.hang_up()

    # Messages, in order

    async def _serve(self, table: str) -> None:
        live: LiveTable | None = None
        try:
            while (text := await self._heard.get()) is not None and self._open:
                if live is None:
                    live = await self._come_in(text, table)
                else:
                    await self._answer(text, live)
        except Dismissed as dismissed:
            self.dismiss(dismissed.bye)
        finally:
            self._open = False
            if live is not None:
                live.part(self)
                await self.host.shelve(live)

    async def _come_in(self, text: str, table: str) -> LiveTable:
        try:
            hello = wire.read_message(text)
        except msgspec.MsgspecError as error:
            raise Dismissed("hello", f"send hello first; this is not one: {error}") from None
        if not isinstance(hello, wire.Hello):
            raise Dismissed("hello", "send hello first")
        if hello.version != wire.VERSION:
            raise Dismissed("version", f"this device speaks version {wire.VERSION}; load the page again")
        try:
            live = await self.host.find(table)
        except Unreadable as error:
            raise Dismissed("unreadable", error.reason) from None
        except StoreError:
            raise Dismissed("storage", "the table cannot be read now; try again", come_back=True) from None
        if live is None:
            raise Dismissed("missing", "there is no such table on this device")
        if bye := unwelcome(live.table, self.person):
            raise Dismissed(bye.code, bye.reason)
        live.join(self, hello.since)
        return live

    async def _answer(self, text: str, live: LiveTable) -> None:
        try:
            message = wire.read_message(text)
        except msgspec.MsgspecError as error:
            refused = wire.Refused(id=wire.id_in(text), code="message", reason=f"malformed message: {error}")
            self.send(wire.message_text(refused))
            return
        if isinstance(message, wire.Ping):
            self.send(wire.message_text(wire.Pong(sent=message.sent, time=live.now)))
            return
        id = "" if isinstance(message, wire.Hello) else message.id
        try:
            if isinstance(message, wire.Hello):
                raise Refused("message", "hello was already sent")
            if isinstance(message, wire.Hint):
                check_hint(message, self, live)
                hints = await live.thinkers.hints(live.table, message.seat, self.person)
                self.send(wire.message_text(wire.Hints(id=id, hints=hints)))
            else:
                carry_out(message, self, live)
        except SnyError as error:
            self.send(wire.message_text(refusal(id, error)))
