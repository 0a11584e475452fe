"""Rate limits and other bounds: of messages on a socket, of requests from an address."""

from collections import OrderedDict
from math import ceil
from time import monotonic

LONGEST_MESSAGE = 16 * 1024  # bytes
LONGEST_BODY = 16 * 1024
SOCKET_RATE, SOCKET_BURST = 20.0, 60.0  # messages a second, and at once
FRAME_RATE, FRAME_BURST = 50.0, 300.0  # frames of any kind a second on a socket, and at once
FRAGMENTS = 64  # of a message
CONNECTIONS_EACH = 300  # of one address, sockets among them
REQUEST_SECONDS = 10.0  # for a request to arrive, its body too
STALLED_SECONDS = 5.0  # without progress in reading a response
SOCKETS_EACH = 200  # of one address
SOCKETS_A_MINUTE = 300  # opened from one address: coming and going is stored, and told to others
REQUESTS_A_MINUTE = 120  # that change something, from one address
TABLES_A_MINUTE = 20
READS_A_MINUTE = 600
REPLAYS_A_MINUTE = 60  # reads for which a whole match is played again
FILES_A_MINUTE = 1200  # of the client
CHAT_RATE, CHAT_BURST = 0.5, 10.0  # lines of chat a second of one person, and at once
MOST_SAID, MOST_SAID_BY_SPECTATORS = 10_000, 2_000  # lines of chat at a table
COMINGS_A_MINUTE = 30  # of one person to a table
AWAITED_SECONDS = 15.0  # for which the clock waits for those who were at a table that moved to another node
HOST_AWAY_SECONDS = 300.0  # until whoever sits at the table can become host
HINTS_A_MINUTE = 60  # of one address
UNSENT = 256  # messages that may wait for a slow client,
UNSENT_BYTES = 128 * 1024  # and their bytes
MISSED = 200  # inputs for which a client that comes back hears all events; further behind, it gets the view alone
HELLO_SECONDS = 10.0
LAST_WORDS_SECONDS = 5.0
GUESSES, GUESS_SECONDS = 10.0, 30.0  # wrong passwords of one address at once, and how long one counts


class Bucket:
    """Fills up at a rate, and every use takes one out."""

    __slots__ = ("_burst", "_level", "_rate", "_since")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._since = burst, monotonic()

    def take(self, count: int = 1) -> bool:
        now = monotonic()
        self._level = min(self._burst, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < count:
            return False
        self._level -= count
        return True

    def give_back(self) -> None:
        self._level += 1

    def charge(self, count: int) -> None:
        """What was taken elsewhere, even where nothing is left."""
        self._level = max(self._level - count, -self._burst)

    def wait(self) -> int:
        """Whole seconds until something can be taken again, where nothing could be just now."""
        return ceil(round((1 - self._level) / self._rate, 3))


class Buckets:
    """One for each address; of the addresses only the latest are remembered."""

    def __init__(self, rate: float, burst: float, remembered: int = 10_000) -> None:
        self._rate, self._burst, self._remembered = rate, burst, remembered
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.spent: dict[str, int] | None = None  # what is to be told to other nodes, where there are some

    def take(self, address: str) -> bool:
        taken = self._of(address).take()
        if taken and self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) + 1
        return taken

    def give_back(self, address: str) -> None:
        """What was taken does not count."""
        self._of(address).give_back()
        if self.spent is not None:
            self.spent[address] = self.spent.get(address, 0) - 1

    def charge(self, address: str, count: int) -> None:
        """What was taken on another node."""
        self._of(address).charge(count)

    def wait(self, address: str) -> int:
        return self._of(address).wait()

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._remembered:
            self._buckets.popitem(last=False)
        return bucket
