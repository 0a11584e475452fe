"""Which node has which table, as keys in NATS.

A node holds a lease of its own, which it renews and which runs out by itself; a table's key names the node that has it.
So a table costs one message when it is loaded and one when it is unloaded, however long it is played at. A node that
wants a table whose node is gone changes its key, and of several that try only one can.

A key is no proof: a node that was cut off for a while may still believe in it. The proof is the store.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from sny.server.log import log
from sny.server.metrics import LEASED, TAKEN_OVER
from sny.server.nodes.bus import Absent, Bus, BusError, Keys, Silent, Taken

LEASE_SECONDS = 3.0
RENEWED_EVERY = 0.5  # seconds
GRACE = 0.3  # seconds for a node that has just lost NATS to find it again
KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
TRIES = 5


class Elsewhere(Exception):
    """A table lives on another node."""

    def __init__(self, node: str) -> None:
        super().__init__(node)
        self.node = node


class Leases:
    def __init__(
        self, bus: Bus, node: str, name: str, nodes: Keys, tables: Keys, ask: Callable[[str], Awaitable[None]]
    ) -> None:
        self.bus = bus
        self.node = node
        self.name = name  # for people
        self._nodes = nodes
        self._tables = tables
        self._ask = ask  # whether a node is there; raises Absent or Silent
        self._held: dict[str, int] = {}  # by table: the revision of its key
        self._renewed = -LEASE_SECONDS
        self.audit: Callable[[], Awaitable[None]] | None = None  # after the lease had run out
        self.heard: dict[str, float] = {}  # when each node was last heard of

    @classmethod
    async def open(cls, bus: Bus, node: str, name: str, ask: Callable[[str], Awaitable[None]]) -> "Leases":
        nodes = await bus.bucket("sny_nodes", LEASE_SECONDS)
        leases = cls(bus, node, name, nodes, await bus.bucket("sny_tables"), ask)
        await leases.renew()
        return leases

    @property
    def valid(self) -> bool:
        """Whether others still believe that this node is there."""
        return monotonic() - self._renewed < LEASE_SECONDS

    async def renew(self) -> None:
        asked, had_run_out = monotonic(), not self.valid
        await self._nodes.put(self.node, self.name)
        self._renewed = asked
        LEASED.set(1)
        if had_run_out and self.audit is not None:
            await self.audit()

    async def renew_for_ever(self) -> None:
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            try:
                await self.renew()
            except BusError as error:
                if not self.valid:
                    LEASED.set(0)
                    log("lease not renewed", level="warning", problem=str(error))

    # Tables

    async def claim(self, table: str) -> str:
        """The node that has a table: this one, if no other does."""
        if table in self._held:
            return self.node
        for _ in range(TRIES):
            found = await self._tables.get(table)
            with suppress(Taken):
                if found is None:
                    self._held[table] = await self._tables.create(table, self.node)
                    return self.node
                owner, revision = found
                if owner != self.node and await self.is_there(owner):
                    return owner
                self._held[table] = await self._tables.update(table, self.node, revision)
                if owner != self.node:
                    TAKEN_OVER.inc()
                    log("table taken over", table=table, node=owner)
                return self.node
        raise BusError("too many nodes want this table at once; try again")

    async def is_there(self, node: str) -> bool:
        """Whether a node is there: it was heard of just now, or answers, or its lease has not run out yet."""
        if monotonic() - self.heard.get(node, -LEASE_SECONDS) < 2 * RENEWED_EVERY:
            return True
        for attempt in range(2):
            try:
                await self._ask(node)
                return True
            except Absent:
                if not attempt:
                    await asyncio.sleep(GRACE)
            except Silent:
                return await self._nodes.get(node) is not None
        return False

    async def owner_of(self, table: str) -> str | None:
        """The node that a table's key names, whether it is there or not."""
        found = await self._tables.get(table) if is_key(table) else None
        return None if found is None else found[0]

    def lost_sight_of(self, node: str) -> None:
        """It did not answer: next time it is asked anew."""
        self.heard.pop(node, None)

    def holds(self, table: str) -> bool:
        return table in self._held

    async def still_holds(self, table: str) -> bool:
        found = await self._tables.get(table)
        if found is None:  # NATS has lost it
            with suppress(Taken):
                self._held[table] = await self._tables.create(table, self.node)
                return True
        return found is not None and found[0] == self.node

    async def hand_over(self, table: str, node: str) -> None:
        """Raises Taken where it was not ours any more."""
        revision = self._held.pop(table, None)
        if revision is not None:
            await self._tables.update(table, node, revision)

    async def accept(self, table: str) -> bool:
        """What another node has handed over to this one."""
        found = await self._tables.get(table)
        if found is None or found[0] != self.node:
            return False
        self._held[table] = found[1]
        return True

    def forget(self, table: str) -> None:
        """Another node has it by now."""
        self._held.pop(table, None)

    async def release(self, table: str) -> None:
        """Whoever asks next may have it."""
        revision = self._held.pop(table, None)
        if revision is None:
            return
        try:
            await self._tables.remove(table, revision)
        except Taken:
            pass
        except BusError as error:  # then it is taken from us when this node is gone
            log("lease not released", level="warning", table=table, problem=str(error))

    async def leave(self) -> None:
        """This node goes: nobody has to wait for its lease to run out."""
        with suppress(BusError):
            if (found := await self._nodes.get(self.node)) is not None:
                await self._nodes.remove(self.node, found[1])


def is_key(table: str) -> bool:
    return KEY.fullmatch(table) is not None
