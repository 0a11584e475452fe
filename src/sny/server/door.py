"""Incoming connections: how many an address may hold, and how long a request may take.

A client that sends its request byte by byte, or does not read the response (slowloris), would hold a file descriptor
for ever. So requests have a deadline, a response that nobody reads is aborted, and when descriptors run short the
connection that has waited longest without a request is dropped.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sny.server.gate import Gate
from sny.server.limits import REQUEST_SECONDS, STALLED_SECONDS
from sny.server.metrics import SENT_AWAY
from sny.server.origins import household


class Door(H11Protocol):
    """uvicorn's HTTP connection with a clock. Made by `door_of`, which gives it a gate."""

    gate: Gate
    address = ""
    admitted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = household(self.client[0]) if self.client else ""
        self._began = self.loop.time()
        self._unsent = 0
        self._resumed = False
        self._watch: asyncio.TimerHandle | None = None
        if not self.gate.admits(self.address):
            transport.abort()
            return
        self.admitted = True
        self.gate.enter(self.address)
        self.gate.waiting[self] = None
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_looking()
        self.leave()

    def leave(self) -> None:
        if self.admitted:
            self.admitted = False
            self.gate.leave(self.address)

    def handle_events(self) -> None:
        super().handle_events()
        if self.conn.their_state is not h11.IDLE:
            self.gate.waiting.pop(self, None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_looking()
        super().handle_websocket_upgrade(event)
        line: Any = self.transport.get_protocol()
        if hasattr(line, "leave"):
            line.leave = self.leave
        else:  # a WebSocket of uvicorn's own does not tell when it is lost, so it is not counted
            self.leave()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._began = self.loop.time()
        if self.admitted and self.conn.their_state is h11.IDLE:
            self.gate.waiting[self] = None

    def resume_writing(self) -> None:
        super().resume_writing()
        self._resumed = True

    def abort(self) -> None:
        self._stop_looking()
        self.transport.abort()

    def _look_later(self) -> None:
        self._watch = self.loop.call_later(STALLED_SECONDS, self._look)

    def _stop_looking(self) -> None:
        self.gate.waiting.pop(self, None)
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None

    def _look(self) -> None:
        """Whether the client is too slow, in sending its request or in reading the response."""
        unsent = self.transport.get_write_buffer_size()
        asking = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        late = asking and not unsent and self.loop.time() - self._began >= REQUEST_SECONDS
        stalled = bool(unsent) and unsent >= self._unsent > 0 and not self._resumed
        self._unsent, self._resumed = unsent, False
        if late or stalled:
            SENT_AWAY.labels("request" if late else "slow").inc()
            self.abort()
        else:
            self._look_later()


def door_of(gate: Gate) -> type[Door]:
    return type("DoorWithGate", (Door,), {"gate": gate})
