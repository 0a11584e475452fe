"""Work for bots and reviews, done by any node's workers: a queue group in NATS gives each job to one node.

A node asks the others when its own workers are busy. One that is busy too says so at once, and after a few of those the
job waits at home. Only views and texts travel, never a state.
"""

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from sny.bots.own import is_own
from sny.server.asking import think, think_of_hints
from sny.server.compiling import get_ready
from sny.server.metrics import WORK_AWAY
from sny.server.nodes.bus import Bus, BusError
from sny.server.pool import HINT, LONGEST, MOVE, NoAnswer, Workers
from sny.server.review import checked_text, reviewed_text
from sny.server.thinking import SEARCHER, Thinkers

if TYPE_CHECKING:
    from nats.aio.msg import Msg

SUBJECT, GROUP = "sny.work", "workers"
TRIES = 2  # nodes that are asked, before a question waits at home
KINDS = {function.__name__: function for function in (think, think_of_hints, reviewed_text, checked_text)}


class Job(msgspec.Struct, array_like=True):
    node: str  # who asks
    kind: str
    given: list[Any]
    person: str
    table: str


_encode = msgspec.msgpack.encode
_read = msgspec.msgpack.Decoder(Job).decode


class Work:
    def __init__(self, bus: Bus, node: str, thinkers: Thinkers) -> None:
        self.bus = bus
        self.node = node
        self.thinkers = thinkers
        self._working: set[asyncio.Task[None]] = set()
        thinkers.quick.elsewhere = thinkers.deep.elsewhere = self.ask

    async def open(self) -> None:
        await self.bus.listen(SUBJECT, self._hear, queue=GROUP)

    async def ask(self, kind: str, given: tuple[Any, ...], person: str = "", table: str = "") -> list[Any] | None:
        """The answer of another node's workers, in a list; None where all are busy, or cannot do it."""
        if kind not in KINDS or (kind == "think" and is_own(given[1])):  # a bot of one's own may be nowhere else
            return None
        job = _encode(Job(self.node, kind, list(given), person, table))
        for _ in range(TRIES):
            with suppress(BusError):
                answer = await self.bus.request(SUBJECT, job, LONGEST)
                if answer:
                    WORK_AWAY.inc()
                    found: list[Any] = msgspec.msgpack.decode(answer)
                    return found
        return None

    async def _hear(self, message: "Msg") -> None:
        task = asyncio.create_task(self._do(message))
        self._working.add(task)
        task.add_done_callback(self._working.discard)

    async def _do(self, message: "Msg") -> None:
        answer = b""
        job = _read(message.data)
        workers = self._workers_for(job)
        if workers is not None and workers.idle:
            first = (get_ready, job.given[0]) if workers is self.thinkers.deep else None
            kind = HINT if job.kind == "think_of_hints" else MOVE
            with suppress(NoAnswer):
                found = await workers.asked(
                    KINDS[job.kind], *job.given, person=job.person, table=job.table, kind=kind, first=first
                )
                answer = _encode([found])
        with suppress(BusError):
            await self.bus.publish(message.reply, answer if len(answer) < self.bus.largest else b"")

    def _workers_for(self, job: Job) -> Workers | None:
        """Those of this node that can do it; None where there are none, or where it is this node that asks."""
        searches = job.kind == "think_of_hints" or (job.kind == "think" and job.given[1] == SEARCHER)
        if job.node == self.node or job.kind not in KINDS:
            return None
        if searches:
            return self.thinkers.deep if job.given[0] in self.thinkers.compiler.ready else None
        return self.thinkers.quick
