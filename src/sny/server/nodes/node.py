"""This node among the others: opened before the keeper, started with it, and drained when it stops."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from itertools import cycle
from secrets import token_hex
from socket import gethostname
from time import monotonic
from typing import TYPE_CHECKING, Any

from sny.server import messages as wire
from sny.server.live_table import LiveTable
from sny.server.log import log
from sny.server.metrics import NODES
from sny.server.nodes.bus import Absent, Bus, BusError, Silent
from sny.server.nodes.calls import Calls
from sny.server.nodes.lease import LEASE_SECONDS, RENEWED_EVERY, Leases
from sny.server.nodes.links import Links
from sny.server.nodes.work import Work
from sny.server.past import past_of, shelved
from sny.store import StoreError

if TYPE_CHECKING:
    from sny.server.keeper import Keeper

DRAINED_AT_ONCE = 32  # tables
LOOKED_AT_EVERY = 1.0  # seconds between looks into the store, while this node is cut off from the others


class Node:
    def __init__(self, bus: Bus, id: str, name: str) -> None:
        self.bus = bus
        self.id = id  # of this process, and never of another
        self.name = name  # for people
        self.calls = Calls(bus, id)
        self.links = Links(bus, id)
        self.leases: Leases
        self.keeper: Keeper
        self.work: Work
        self._tasks: list[asyncio.Task[Any]] = []
        self._soon: set[asyncio.Task[Any]] = set()

    @classmethod
    async def open(cls, url: str, name: str = "") -> "Node":
        """Raises BusError where NATS does not answer."""
        bus = await Bus.connect(url)
        node = cls(bus, token_hex(8), name or gethostname())
        node.calls.peers = node.peers
        node.calls.told |= {"here": node._hear_of, "gone": node._lose_sight_of}
        await node.calls.open()
        await node.links.open()
        node.leases = await Leases.open(bus, node.id, node.name, node._ask)
        log("node opened", node=node.id, name=node.name, bus=bus.name)
        return node

    async def _ask(self, node: str) -> None:
        await self.calls.ask(node, "ping", seconds=1.0)

    async def begin(self, keeper: "Keeper") -> None:
        self.keeper = keeper
        self.work = Work(self.bus, self.id, keeper.thinkers)
        await self.work.open()
        self.leases.audit = self._audit
        work = (self.leases.renew_for_ever(), self.links.beat_for_ever(), self._tell_for_ever(), self._watch_for_ever())
        self._tasks = [asyncio.create_task(one) for one in work]

    def soon(self, work: Coroutine[Any, Any, Any]) -> None:
        """What nobody waits for."""
        task = asyncio.create_task(work)
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*self._soon, return_exceptions=True)
        await self.leases.leave()
        await self.calls.tell_all("gone")
        self.calls.close()
        await self.bus.close()

    # The others

    def peers(self) -> list[str]:
        """The other nodes that were heard of lately."""
        now = monotonic()
        return [node for node, heard in self.leases.heard.items() if now - heard < LEASE_SECONDS]

    async def _tell_for_ever(self) -> None:
        while True:
            await self.calls.tell_all("here")
            NODES.set(1 + len(self.peers()))
            await asyncio.sleep(RENEWED_EVERY)

    def _hear_of(self, node: str) -> None:
        if node not in self.leases.heard:
            self.soon(self.calls.tell_all("here"))
        self.leases.heard[node] = monotonic()

    def _lose_sight_of(self, node: str) -> None:
        self.leases.lost_sight_of(node)

    async def is_elsewhere(self, table: str) -> bool:
        return await self.leases.owner_of(table) not in (None, self.id)

    async def summary_elsewhere(self, table: str) -> dict[str, Any] | None:
        """What a list shows of a table that lives on another node."""
        with suppress(BusError, StoreError):
            owner = await self.leases.owner_of(table)
            if owner is not None and owner != self.id:
                found: dict[str, Any] | None = await self.calls.ask(owner, "summary", table)
                return found
        return None

    # Being cut off

    @property
    def problem(self) -> str:
        return "" if self.leases.valid else f"{self.bus.name}: NATS cannot be reached, and the lease has run out"

    async def _audit(self) -> None:
        """After the lease had run out: others may have taken what was ours."""
        for table in list(self.keeper.live):
            if table in self.keeper.live and not await self.leases.still_holds(table):
                self.leases.forget(table)
                self.keeper.give_up(table)

    async def _watch_for_ever(self) -> None:
        """While NATS is away tables go on, as long as nobody else has written into them."""
        while True:
            await asyncio.sleep(LOOKED_AT_EVERY)
            if self.leases.valid:
                continue
            for table, live in list(self.keeper.live.items()):
                number = live.table.number
                with suppress(StoreError):
                    kept = await self.keeper.store.summarized(table)
                    if kept is not None and kept.length > live.table.number >= number:
                        self.keeper.give_up(table)

    # Going

    async def drain(self, tables: list[LiveTable], bye: wire.Bye) -> None:
        """Every table goes to another node, which has it ready when its people come back."""
        receivers = cycle(self.peers())
        places = asyncio.Semaphore(DRAINED_AT_ONCE)

        async def move(live: LiveTable) -> None:
            async with places:
                await live.settled()
                kept = None if live.broken else shelved(past_of(live.table))
                live.broken = True  # what is said from now on is said again to the next node
                live.dismiss_all(bye)
                self.keeper.live.pop(live.id, None)
                await self._hand_over(live, next(receivers, None), kept)

        await asyncio.gather(*map(move, tables))
        log("node drained", tables=len(tables))

    async def _hand_over(self, live: LiveTable, node: str | None, kept: bytes | None) -> None:
        try:
            if node is not None and live.visitors:
                await self.leases.hand_over(live.id, node)
                await self.calls.ask(node, "take_up", live.id)
                return
            if kept is not None:
                await self.keeper.store.summarize(live.id, kept)
        except (Absent, Silent, BusError, StoreError) as error:
            log("table not handed over", level="warning", table=live.id, problem=str(error))
        await self.leases.release(live.id)
