"""Who is connected, and how many connections the system has room for."""

from contextlib import suppress
from typing import Protocol

from sny.server.limits import CONNECTIONS_EACH
from sny.server.log import log
from sny.server.metrics import CONNECTIONS, SENT_AWAY

SPARE_DESCRIPTORS = 64  # for the store, the workers, the client's files and the log
WANTED_DESCRIPTORS = 65_536
FEW_DESCRIPTORS = 4_096


class Waiting(Protocol):
    """A connection without a request."""

    def abort(self) -> None: ...


class Gate:
    """Who is connected. `each` bounds the connections of one address, where addresses tell people apart."""

    def __init__(self, each: int | None = CONNECTIONS_EACH, most: int | None = None) -> None:
        self.each = each
        self.most = most
        self.count = 0
        self.by_address: dict[str, int] = {}
        self.waiting: dict[Waiting, None] = {}  # for a request, the longest first

    def admits(self, address: str) -> bool:
        if self.each is not None and self.by_address.get(address, 0) >= self.each:
            SENT_AWAY.labels("connections").inc()
            return False
        if self.most is not None and self.count >= self.most:
            SENT_AWAY.labels("descriptors").inc()
            if not self.waiting:
                return False
            next(iter(self.waiting)).abort()
        return True

    def enter(self, address: str) -> None:
        self.count += 1
        self.by_address[address] = self.by_address.get(address, 0) + 1
        CONNECTIONS.set(self.count)

    def leave(self, address: str) -> None:
        self.count -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]
        CONNECTIONS.set(self.count)


def raise_descriptors() -> int | None:
    """As many file descriptors as the system allows this process; how many that are, where it can be told."""
    try:
        import resource
    except ImportError:  # Windows counts otherwise
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    descriptors = WANTED_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    if descriptors < FEW_DESCRIPTORS:
        log("few file descriptors", level="warning", descriptors=descriptors, problem="raise `ulimit -n`")
    return descriptors
