"""How much is too much: of messages on a socket, of requests from an address."""

from collections import OrderedDict
from time import monotonic

LONGEST_MESSAGE = 16 * 1024  # bytes
LONGEST_BODY = 16 * 1024
SOCKET_RATE, SOCKET_BURST = 20.0, 60.0  # messages a second, and at once
SOCKETS_EACH = 200  # of one address
REQUESTS_A_MINUTE = 120  # that change something, from one address
TABLES_A_MINUTE = 20
UNSENT = 256  # messages that may wait for a slow device
HELLO_SECONDS = 10.0
LAST_WORDS_SECONDS = 5.0


class Bucket:
    """Fills up at a rate, and every use takes one out."""

    __slots__ = ("_burst", "_level", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._since = burst, monotonic()

    def take(self) -> bool:
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One for each address; of the addresses only the latest are remembered."""

    def __init__(self, rate: float, burst: float, remembered: int = 10_000) -> None:
        self._rate, self._burst, self._remembered = rate, burst, remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)
        return bucket.take()
