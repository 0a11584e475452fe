"""uvicorn's WebSocket with a fast path for moves, and with limits on each socket.

ASGI passes each message through a queue to a task that waits for it, and stops reading meanwhile. Moves are short and
frequent: a listener handles them as they arrive, and replies go out at once. Everything else, and everything while one
side cannot keep up, takes ASGI's path.

The fast path reads and writes frames itself, since a library's generators and objects cost more than the move: complete
masked text frames in, unmasked text frames out. Every other frame is passed to the library, whole and in order; and
once a malformed frame arrives, everything is, for the library to judge.

Every frame counts, control frames and empty fragments too: a client that exceeds the rate limit is disconnected before
the next one. A socket that is closed while its client does not read is aborted after a while, since closing alone would
wait for the buffer.
"""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # the fast one, where it is built
from websockets.http11 import Request
from websockets.protocol import State

from sny.server import limits
from sny.server.limits import FRAGMENTS, LAST_WORDS_SECONDS, LONGEST_MESSAGE, UNSENT_BYTES, Bucket
from sny.server.log import log
from sny.server.metrics import SENT_AWAY
from sny.server.suitable_line import EXTENSION

SLICE = 2048  # bytes that the library parses at once: some 300 of the smallest frames
TEXT = 0x81  # the first byte of a whole text frame
RESERVED = 0x70  # bits of the first byte
MASKED, LENGTH = 0x80, 0x7F  # of the second
SHORT, LONG = 126, 127  # lengths that stand for two bytes of length, and for eight
MASK_BYTES = 4
HEAD_ENDS = b"\r\n\r\n"  # of the request that opens a socket


class Line(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], bool] | None = None  # says whether it has taken the message
    leave: Callable[[], None] | None = None  # told when the connection is lost
    _aborting: asyncio.TimerHandle | None = None
    _partial = b""  # of a frame that has not come whole yet
    _unsound = False  # whether something came that the library has to judge, and all that follows

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
            self._unsound = not data.endswith(HEAD_ENDS)  # whoever does not wait for an answer takes the long way
            return
        if self._partial:
            data, self._partial = self._partial + data, b""
        start, end = 0, len(data)
        while start < end and not self._unsound and not self.transport.is_closing():
            size = frame_size(data, start)
            if size < 0:
                self._unsound = True
            elif size == 0 or start + size > end:
                self._partial = data[start:]
                return
            else:
                frame = data if size == end else data[start : start + size]
                if frame[0] != TEXT or not self._hear(frame):
                    super().data_received(frame)
                start += size
        for piece in range(start, end, SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[piece : min(piece + SLICE, end)])

    def _hear(self, frame: bytes) -> bool:
        """Whether the listener has handled the message of a complete text frame."""
        if self.listener is None or self.frames or self.close_sent or not self.queue.empty():
            return False
        if self.conn.state is not State.OPEN:
            return False
        head = 4 if frame[1] & LENGTH == SHORT else 2
        body = head + MASK_BYTES
        if not self.listener(apply_mask(frame[body:], frame[head:body])):
            return False
        self._frames.take()  # a listener has a tighter limit of its own
        return True

    def handle_events(self) -> None:
        if self.handshake_initiated and not self._frames.take(len(self.conn.events)):
            self.send_away(CloseCode.POLICY_VIOLATION, "flood")
            return
        super().handle_events()
        if len(self.frames) > FRAGMENTS or self.transport.get_write_buffer_size() > UNSENT_BYTES:
            self.send_away(CloseCode.POLICY_VIOLATION, "flood" if self.frames else "slow")

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
        if (
            self.conn.state is not State.OPEN or self.conn.extensions
        ):  # a Close came in the same segment as what is answered here
            return False
        frames = []
        for text in texts:
            data = text.encode()
            frames.append(frame_head(len(data)))
            frames.append(data)
        self.transport.write(b"".join(frames))
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


def frame_size(data: bytes, start: int) -> int:
    """The bytes of the frame that begins there; 0 where its head has not come whole, -1 where it cannot be sound."""
    left = len(data) - start
    if data[start] & RESERVED:
        return -1
    if left < 2:
        return 0
    length = data[start + 1] & LENGTH
    if not data[start + 1] & MASKED or length == LONG:
        return -1
    if length < SHORT:
        return 2 + MASK_BYTES + length
    if left < 4:
        return 0
    length = data[start + 2] << 8 | data[start + 3]
    return 4 + MASK_BYTES + length if length <= LONGEST_MESSAGE else -1


def frame_head(length: int) -> bytes:
    """What stands before a text that goes out in one frame."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT, length >> 8, length & 0xFF))
    return bytes((TEXT, LONG)) + length.to_bytes(8, "big")


def is_utf8(pieces: list[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True
