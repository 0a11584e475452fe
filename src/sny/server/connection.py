"""A connection as a table sees it: somebody to whom messages go, in order."""

from typing import Any, Protocol

from sny.server import messages as wire


class Connection(Protocol):
    """One device at a table."""

    person: str
    name: str
    address: str

    def send(self, *texts: str) -> None: ...
    def dismiss(self, bye: wire.Bye) -> None: ...


class Dismissed(Exception):
    """The socket is to be closed, with this as its last message."""

    def __init__(self, code: Any, reason: str, come_back: bool = False, wait: int = 0) -> None:
        self.bye = wire.Bye(code=code, reason=reason, come_back=come_back, wait=wait)


class Outgoing:
    """What is to be sent once the input behind it is on disk."""

    __slots__ = ("messages", "ready")

    def __init__(self, ready: bool = False) -> None:
        self.ready = ready
        self.messages: list[tuple[Connection, list[str] | wire.Bye]] = []
