"""NATS, as the nodes need it: messages, requests with answers, and keys with revisions."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, TypeVar

from sny.server.log import log
from sny.store import StoreError, shown

if TYPE_CHECKING:
    from nats.aio.client import Client
    from nats.aio.msg import Msg
    from nats.js import JetStreamContext
    from nats.js.kv import KeyValue

Value = TypeVar("Value")
Handler = Callable[["Msg"], Awaitable[None]]

ANSWER_SECONDS = 2.0  # for a request to another node, or to the keys
CONNECT_SECONDS = 2
RECONNECT_SECONDS = 0.1  # between two attempts
PING_SECONDS = 1  # between looks whether NATS is still there
MARKER_SECONDS = 60.0  # for which a key that was given back leaves a trace
MOST_REPLICAS = 3


class BusError(StoreError):
    """NATS could not do it; the text says why. Like a store that is away: trying again helps."""


class Absent(BusError):
    """Nobody listens there: the node has ended, or is cut off."""


class Silent(BusError):
    """No answer came in time."""


class Taken(BusError):
    """Somebody else was quicker to change a key."""


class Bus:
    def __init__(self, url: str, client: "Client") -> None:
        self.name = shown(url)
        self._client = client
        self._jets: JetStreamContext = client.jetstream(timeout=ANSWER_SECONDS)
        self._replicas = min(url.count(",") + 1, MOST_REPLICAS)

    @classmethod
    async def connect(cls, url: str) -> "Bus":
        """Raises BusError where NATS does not answer: whoever mistyped an address wants to know at once."""
        if find_spec("nats") is None:
            raise BusError("a bus needs nats-py; install it with: pip install 'sny[nodes]'")
        from nats.aio.client import Client

        servers: dict[str, Any] = {
            "servers": [one.strip() for one in url.split(",")],
            "name": "sny",
            "connect_timeout": CONNECT_SECONDS,
        }
        probe, client = Client(), Client()
        bus = cls(url, client)
        try:
            await probe.connect(**servers, allow_reconnect=False, error_cb=silence)  # the other one would try for ever
            await probe.close()
            await client.connect(
                **servers,
                reconnect_time_wait=RECONNECT_SECONDS,  # type: ignore[arg-type]
                max_reconnect_attempts=-1,
                ping_interval=PING_SECONDS,
                max_outstanding_pings=2,
                pending_size=0,  # what cannot be sent now is not sent later: by then it would be wrong
                error_cb=bus._trouble,
                disconnected_cb=bus._lost,
                reconnected_cb=bus._found,
            )
        except Exception:
            with suppress(Exception):
                await probe.close()
            problem = "NATS cannot be reached; look whether it runs, and check the address"
            raise BusError(f"{bus.name}: {problem}") from None
        return bus

    @property
    def connected(self) -> bool:
        return bool(self._client.is_connected)

    @property
    def largest(self) -> int:
        """Bytes that a message may have."""
        return int(self._client.max_payload) - 1024

    async def close(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._client.flush()
        with suppress(Exception):
            await self._client.close()

    async def _trouble(self, error: Exception) -> None:
        log("bus failed", level="warning", problem=type(error).__name__)

    async def _lost(self) -> None:
        if not self._client.is_closed:
            log("bus lost", level="warning")

    async def _found(self) -> None:
        log("bus found again")

    # Messages

    async def publish(self, subject: str, payload: bytes) -> None:
        await self._guarded(self._client.publish(subject, payload))

    async def request(self, subject: str, payload: bytes, seconds: float = ANSWER_SECONDS) -> bytes:
        """Raises Absent where nobody listens, and Silent where nobody answers."""
        return bytes((await self._guarded(self._client.request(subject, payload, timeout=seconds))).data)

    async def listen(self, subject: str, handler: Handler, queue: str = "") -> Any:
        return await self._guarded(self._client.subscribe(subject, queue=queue, cb=handler, pending_bytes_limit=0))

    # Keys

    async def bucket(self, name: str, seconds: float | None = None) -> "Keys":
        """A bucket of keys; with `seconds`, each is gone so long after it was last written."""
        from nats.js.api import KeyValueConfig
        from nats.js.errors import BadRequestError

        wanted = KeyValueConfig(bucket=name, ttl=seconds, history=1, replicas=self._replicas, direct=True)
        try:
            found = await self._guarded(self._jets.create_key_value(wanted), but=BadRequestError)
        except BadRequestError:  # it is there, as another version made it
            found = await self._guarded(self._jets.key_value(name))
        return Keys(self, name, found, self._jets)

    async def _guarded(self, work: Awaitable[Value], but: type[Exception] = Taken) -> Value:
        from nats import errors
        from nats.js.errors import KeyWrongLastSequenceError, NotFoundError

        try:
            return await work
        except errors.NoRespondersError:
            raise Absent("nobody listens there") from None
        except (errors.TimeoutError, TimeoutError):
            raise Silent("no answer came in time") from None
        except KeyWrongLastSequenceError:
            raise Taken("somebody else was quicker") from None
        except (but, NotFoundError):
            raise
        except (errors.Error, OSError, ValueError, AssertionError, AttributeError) as error:  # of a client just closed
            raise BusError(f"{self.name}: NATS cannot be used now ({type(error).__name__})") from None


async def silence(_: Exception) -> None:
    """Of a first attempt, whose failure is told otherwise."""


class Keys:
    """Keys with values; each change has a revision, and can be made to depend on the one before."""

    def __init__(self, bus: Bus, name: str, found: "KeyValue", jets: "JetStreamContext") -> None:
        self._bus, self._name, self._found, self._jets = bus, name, found, jets

    async def get(self, key: str) -> tuple[str, int] | None:
        """The value and its revision."""
        from nats.js.errors import NotFoundError

        try:
            entry = await self._bus._guarded(self._found.get(key))
        except NotFoundError:
            return None
        return (entry.value or b"").decode(), entry.revision or 0

    async def put(self, key: str, value: str) -> None:
        await self._bus._guarded(self._found.put(key, value.encode()))

    async def create(self, key: str, value: str) -> int:
        """Raises Taken where there is such a key."""
        return await self._bus._guarded(self._found.create(key, value.encode()))

    async def update(self, key: str, value: str, revision: int) -> int:
        """Raises Taken where it has changed since that revision."""
        return await self._bus._guarded(self._found.update(key, value.encode(), last=revision))

    async def remove(self, key: str, revision: int) -> None:
        """Raises Taken where it has changed since that revision. What is left of it goes by itself."""
        from nats.js.errors import BadRequestError

        headers = {
            "KV-Operation": "PURGE",
            "Nats-Rollup": "sub",
            "Nats-Expected-Last-Subject-Sequence": f"{revision}",
        }
        work = self._jets.publish(f"$KV.{self._name}.{key}", b"", headers=headers, msg_ttl=MARKER_SECONDS)
        try:
            await self._bus._guarded(work, but=BadRequestError)
        except BadRequestError:
            raise Taken("somebody else was quicker") from None
