"""Limits for each address, across all nodes: twice a second each node publishes what was taken from which bucket and
how many sockets an address holds. A fast address can get a little more than its share, never many times as much.
"""

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import TYPE_CHECKING

from sny.server.limits import Buckets
from sny.server.nodes.lease import LEASE_SECONDS

if TYPE_CHECKING:
    from sny.server.nodes.calls import Calls

TOLD_EVERY = 0.5  # seconds
WORTH_TELLING = 10  # sockets of one address
MOST_TOLD = 5_000  # addresses in a message


class SharedLimits:
    def __init__(self, calls: "Calls", buckets: Mapping[str, Buckets], sockets: Mapping[str, int]) -> None:
        self._calls = calls
        self._buckets = dict(buckets)
        self._sockets = sockets  # open here, by address
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # by node: when it was told, and what
        for each in self._buckets.values():
            each.spent = {}
        calls.told |= {"spent": self._take_spent, "sockets": self._take_sockets}

    def sockets_elsewhere(self, address: str) -> int:
        now = monotonic()
        told = (open.get(address, 0) for heard, open in self._elsewhere.values() if now - heard < LEASE_SECONDS)
        return sum(told)

    async def tell_for_ever(self) -> None:
        while True:
            await asyncio.sleep(TOLD_EVERY)
            await self.tell()

    async def tell(self) -> None:
        for name, buckets in self._buckets.items():
            if buckets.spent:
                spent, buckets.spent = buckets.spent, {}
                largest = sorted(spent.items(), key=lambda entry: -abs(entry[1]))[:MOST_TOLD]
                await self._calls.tell_all("spent", name, dict(largest))
        crowded = {address: open for address, open in self._sockets.items() if open >= WORTH_TELLING}
        await self._calls.tell_all("sockets", crowded)

    def _take_spent(self, _: str, name: str, spent: dict[str, int]) -> None:
        for address, count in spent.items() if name in self._buckets else ():
            self._buckets[name].charge(address, count)

    def _take_sockets(self, node: str, open: dict[str, int]) -> None:
        self._elsewhere[node] = monotonic(), open
