"""Two nodes on one store and one bus, in the test's own process; whatever they log is at hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sny.server.nodes.node import Node
from tests.nats import Nats
from tests.server.house import House, house, until


@asynccontextmanager
async def nodes(
    store: str, nats: Nats, first_bus: str = "", **configuration: Any
) -> AsyncIterator[tuple[House, House]]:
    """The first may reach the bus by a way of its own."""
    async with (
        house(store, bus=first_bus or nats.url, node="first", **configuration) as first,
        house(store, bus=nats.url, node="second", **configuration) as second,
    ):
        await until(lambda: node_of(first).peers() and node_of(second).peers())
        yield first, second


def node_of(there: House) -> Node:
    node = there.keeper.node
    assert node is not None
    return node


def owner(table: str, *houses: House) -> House:
    """The one that has a table."""
    (found,) = [there for there in houses if table in there.keeper.live]
    return found
