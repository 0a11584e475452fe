"""The way to a table on a server: a blocking socket that comes back."""

import json
from contextlib import suppress
from dataclasses import dataclass, field
from time import sleep
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from sny.errors import Refused
from sny.hearing import Hearing, Parted
from sny.visitor import LONGEST, Visitor

TRIES = 20  # to come back, a second apart


@dataclass
class Line:
    """Fulfils that of `desk`: a socket that is opened again when it breaks, and goes on where it was."""

    visitor: Visitor
    table: str
    password: str = ""
    hearing: Hearing = field(default_factory=Hearing)
    socket: ClientConnection | None = None
    live: bool = field(default=True, init=False)

    def open(self) -> None:
        """Raises Parted where the server does not let one in, Refused where there is none."""
        try:
            self.socket = connect(self.visitor.address(self.table), compression=None, max_size=LONGEST)
            with suppress(ConnectionClosed):  # what was said before it closed is heard all the same
                self.socket.send(self.visitor.hello(self.hearing.number, self.password))
            self._hear()
        except (OSError, InvalidStatus, ConnectionClosed) as error:
            raise Refused("server", f"no server answers at {self.visitor.server}: {error}") from None

    def close(self) -> None:
        if self.socket is not None:
            self.socket.close()

    def next(self, timeout: float | None = None) -> dict[str, Any]:
        """The next message, a `welcome` where the line had to be opened again; an empty one when the time is over."""
        try:
            return self._hear(timeout)
        except TimeoutError:
            return {}
        except ConnectionClosed:
            return self._come_back()
        except Parted as parted:
            if not parted.come_back:
                raise
            return self._come_back()

    def _hear(self, timeout: float | None = None) -> dict[str, Any]:
        assert self.socket is not None, "the line is open"
        message: dict[str, Any] = json.loads(self.socket.recv(timeout))
        self.hearing.take_in(message)
        return message

    def _come_back(self) -> dict[str, Any]:
        for _ in range(TRIES):
            sleep(1)
            try:
                self.open()
            except Refused:
                continue
            except Parted as parted:
                if not parted.come_back:
                    raise
            else:
                return {"type": "welcome"}
        raise Refused("server", "the connection was lost and could not be opened again")

    def request(self, kind: str, **what: Any) -> dict[str, Any]:
        id = next(self.hearing.ids)
        sent = json.dumps({"type": kind, "id": id, **what})
        self._send(sent)
        while True:
            message = self.next()
            if message.get("type") == "welcome":
                self._send(sent)  # the answer may have been lost, and twice does no harm
            if message.get("id") == id and message["type"] == "refused":
                raise Refused(message["code"], message["reason"], message.get("verdict", ""))
            if message.get("id") == id:
                return message

    def asked(self, legal: list[str]) -> list[str]:
        return legal

    def let_pass(self) -> None:
        """Time passes by itself."""

    def _send(self, text: str) -> None:
        """On a line that broke meanwhile nothing is sent; whoever listens next opens it again."""
        assert self.socket is not None, "the line is open"
        with suppress(ConnectionClosed):
            self.socket.send(text)
