"""uvicorn's WebSocket with a short way in and out.

ASGI hands each message over through a queue to a task that waits for it, and stops reading meanwhile. Moves are short
work and come often: a listener takes them as they come in, and what is said goes out at once. Everything else, and
everything while one side does not keep up, takes ASGI's way.
"""

from collections.abc import Callable, Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sny.server.suitable_line import EXTENSION


class Line(WebSocketsSansIOProtocol):
    listener: Callable[[str], bool] | None = None  # says whether it has taken the message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)  # none where the opening is refused
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def forget_opening(self) -> None:
        """The request that opened the socket is kept as long as it is open; nobody asks for it any more."""
        del self.request, self.response
        self.scope["headers"] = []

    def handle_text(self, event: Frame) -> None:
        if self.listener is not None and event.fin and self.queue.empty() and not self.close_sent:
            try:
                text = bytes(event.data).decode()
            except UnicodeDecodeError:
                text = ""
            if text and self.listener(text):
                return
        super().handle_text(event)

    def say(self, texts: Iterable[str]) -> bool:
        """Send messages at once; False where they would have to wait."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return False
        for text in texts:
            self.conn.send_text(text.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
