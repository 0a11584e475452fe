"""Messages between sockets on one node and tables on another.

Frames to one node are collected until the next turn of the event loop and sent as one numbered message. NATS may lose a
message, and half a conversation is worse than a new one: if a number is missing, or nothing arrives for a while,
everything between the two nodes is cut, and clients reconnect.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

import msgspec

from sny.server.log import log
from sny.server.metrics import PASSED
from sny.server.nodes.bus import Bus, BusError

if TYPE_CHECKING:
    from nats.aio.msg import Msg

SAY, PART, TOLD, BYE = range(4)  # from a socket to a table, and back
BEAT_SECONDS = 1.0  # between messages, where nothing else is to be said
SILENCE_SECONDS = 4.0  # after which a node is taken for gone

Frame = tuple[int, int, list[str]]  # what it is, the number of the link on the socket's node, and texts


class Parcel(msgspec.Struct, array_like=True):
    node: str
    number: int
    frames: list[Frame]


_encode = msgspec.msgpack.encode
_read = msgspec.msgpack.Decoder(Parcel).decode


class Links:
    def __init__(self, bus: Bus, node: str) -> None:
        self.bus = bus
        self.node = node
        self.take: Callable[[str, Frame], None] = lambda _, __: None
        self.cut: Callable[[str], None] = lambda _: None  # everything between here and that node
        self.linked: Callable[[], set[str]] = set  # the nodes with which something is linked
        self._sent: dict[str, int] = {}
        self._got: dict[str, int] = {}
        self._heard: dict[str, float] = {}
        self._waiting: dict[str, list[Frame]] = {}
        self._sending: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.bus.listen(subject_of(self.node), self._hear)

    def send(self, node: str, frame: Frame) -> None:
        """At once, in order; never waits."""
        self._waiting.setdefault(node, []).append(frame)
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._waiting:
            waiting, self._waiting = self._waiting, {}
            for node, frames in waiting.items():
                PASSED.labels("out").inc(len(frames))
                for part in in_parts(frames, self.bus.largest):
                    await self._post(node, part)

    async def _post(self, node: str, frames: list[Frame]) -> None:
        self._sent[node] = number = self._sent.get(node, 0) + 1
        try:
            await self.bus.publish(subject_of(node), _encode(Parcel(self.node, number, frames)))
        except BusError:  # the number is missing there, and they will notice
            self._cut(node, "not sent")

    async def _hear(self, message: "Msg") -> None:
        parcel = _read(message.data)
        node = parcel.node
        self._heard[node] = monotonic()
        expected = self._got.get(node, 0) + 1
        self._got[node] = parcel.number
        if parcel.number != expected:
            self._cut(node, "a message is missing")
        PASSED.labels("in").inc(len(parcel.frames))
        for frame in parcel.frames:
            self.take(node, frame)

    async def beat_for_ever(self) -> None:
        """So that even the loss of the last message is noticed."""
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            now = monotonic()
            for node in self.linked():
                if now - self._heard.setdefault(node, now) > SILENCE_SECONDS:
                    self._cut(node, "silence")
                else:
                    await self._post(node, [])
            for node in self._heard.keys() - self.linked():
                del self._heard[node]

    def _cut(self, node: str, problem: str) -> None:
        if node in self.linked():
            log("nodes parted", level="warning", node=node, problem=problem)
            self.cut(node)


def in_parts(frames: list[Frame], largest: int) -> list[list[Frame]]:
    """As many frames in a message as fit."""
    parts: list[list[Frame]] = [[]]
    size = 0
    for frame in frames:
        length = 32 + sum(4 * len(text) if not text.isascii() else len(text) + 8 for text in frame[2])
        if parts[-1] and size + length > largest:
            parts.append([])
            size = 0
        parts[-1].append(frame)
        size += length
    return parts


def subject_of(node: str) -> str:
    return f"sny.links.{node}"
