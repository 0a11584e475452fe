"""uvicorn's WebSocket with a short way in and out, and with bounds on what one socket may take.

ASGI hands each message over through a queue to a task that waits for it, and stops reading meanwhile. Moves are short
work and come often: a listener takes them as they come in, and what is said goes out at once. Everything else, and
everything while one side does not keep up, takes ASGI's way.

Every frame counts, control frames and empty fragments too: a read is parsed in slices, and a client that sends more
frames than the rate limit allows is sent away before the next slice. A socket that is closed while its client does not
read is aborted after a while, since closing alone would wait for the buffer.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from sny.server import limits
from sny.server.limits import FRAGMENTS, LAST_WORDS_SECONDS, UNSENT_BYTES, Bucket
from sny.server.log import log
from sny.server.metrics import SENT_AWAY
from sny.server.suitable_line import EXTENSION

SLICE = 2048  # bytes that are parsed at once: some 300 of the smallest frames


class Line(WebSocketsSansIOProtocol):
    listener: Callable[[str], bool] | None = None  # says whether it has taken the message
    leave: Callable[[], None] | None = None  # told when the connection is lost
    _aborting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._frames = Bucket(limits.FRAME_RATE, limits.FRAME_BURST)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._aborting is not None:
            self._aborting.cancel()
        if self.leave is not None:
            self.leave()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # none where the opening is refused
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def forget_opening(self) -> None:
        """The request that opened the socket is kept as long as it is open; nobody asks for it any more."""
        del self.request, self.response
        self.scope["headers"] = []

    # Coming in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        if self.handshake_initiated and not self._frames.take(len(self.conn.events)):
            self.send_away(CloseCode.POLICY_VIOLATION, "flood")
            return
        super().handle_events()
        if len(self.frames) > FRAGMENTS or self.transport.get_write_buffer_size() > UNSENT_BYTES:
            self.send_away(CloseCode.POLICY_VIOLATION, "flood" if self.frames else "slow")

    def handle_text(self, event: Frame) -> None:
        if self.listener is not None and event.fin and self.queue.empty() and not self.close_sent:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                text = ""
            if text and self.listener(text):
                return
        super().handle_text(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_utf8(self.frames):
            self.send_away(CloseCode.INVALID_DATA, "utf-8")
            return
        super().send_receive_event_to_app()

    # Going out

    def say(self, texts: Iterable[str]) -> bool:
        """Send messages at once; False where they would have to wait, or cannot be sent any more."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        if self.conn.state is not State.OPEN:  # a Close came in the same segment as what is answered here
            return False
        for text in texts:
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    # Closing

    def send_away(self, code: int, reason: str) -> None:
        """At once, and whatever else it has sent is not looked at."""
        if self.transport.is_closing():
            return
        SENT_AWAY.labels(reason).inc()
        log("socket sent away", level="warning", problem=reason)
        self.frames = []
        self.conn.fail(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.abort()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self._abort_later()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_later()

    def abort(self) -> None:
        self.transport.abort()

    def _abort_later(self) -> None:
        if self._aborting is None and not self.disconnected:
            self._aborting = self.loop.call_later(LAST_WORDS_SECONDS, self.transport.abort)


def is_utf8(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
