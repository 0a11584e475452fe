"""Periodic upkeep: tables are unloaded, closed and, after the retention period, deleted."""

import asyncio
import gc
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from time import monotonic

import msgspec

from sny.server import messages as wire
from sny.server.keeper import Keeper, look_after
from sny.server.lists import summary_of
from sny.server.live_table import LiveTable
from sny.server.log import log
from sny.server.past import summary
from sny.store import StoreError
from sny.table.phases import CLOSED, PLAYING

TIDIED_EVERY = 20.0  # seconds
COLLECTED_EVERY, PRUNED_EVERY = 15, 180  # times of tidying up
PUT_AWAY_AFTER = 120.0  # seconds with nobody connected; the table can be taken up again at any time
CLOSED_AFTER = 24 * 3600.0  # seconds with nobody there, unless a game is being played
STEADY_SECONDS = 3600.0  # by which the clock may be set while a server runs, for retention to go on


async def tidy_for_ever(keeper: Keeper, pause: float = TIDIED_EVERY) -> None:
    for time in count(1):
        await asyncio.sleep(pause)
        for live in list(keeper.live.values()):
            await look_after(tidy(keeper, live), live.id)
        if time % COLLECTED_EVERY == 0:
            gc.collect()  # what is left of sockets that were closed
        if time % PRUNED_EVERY == 1:
            keeper.bans = {id: bans for id, bans in keeper.bans.items() if bans or id in keeper.live}
            await look_after(prune(keeper))
            await look_after(forget_old(keeper))


async def tidy(keeper: Keeper, live: LiveTable, after: float = PUT_AWAY_AFTER) -> None:
    """Put a table away where nobody is connected; one that nobody will play at any more is closed for good."""
    if live.table.phase == CLOSED:
        await close(keeper, live)
    elif not live.connections and asyncio.get_running_loop().time() - live.idle_since > after:
        await live.settled()
        await keeper.shelve(live)
        if not live.connections:
            live.rest()
            keeper.drop(live)
            await keeper.release(live.id)


async def close(keeper: Keeper, live: LiveTable) -> None:
    await live.settled()
    live.rest()
    live.dismiss_all(wire.Bye(code="closed", reason="the host has closed this table", come_back=False))
    keeper.drop(live)
    await keeper.store.close_table(live.id, msgspec.json.encode(summary(live.table)))
    await keeper.release(live.id)


async def prune(keeper: Keeper, now: float | None = None) -> int:
    """Close the tables that nobody has used for a day, and where no game is being played. Returns how many.

    Days are counted by a clock that only goes forward: somebody who sets the time closes nothing.
    """
    moment, closed = asyncio.get_running_loop().time() if now is None else now, 0
    in_use = set(keeper.live)
    if keeper.node is not None:
        in_use.update(id for ids in await keeper.node.calls.ask_all("live") for id in ids)
    put_away = [id for id in await keeper.store.open_tables() if id not in in_use]
    keeper.unused = {id: keeper.unused.get(id, moment) for id in put_away}
    for id in [id for id, since in keeper.unused.items() if moment - since >= CLOSED_AFTER]:
        with suppress(StoreError):  # one that cannot be read does not keep the others
            shown = await summary_of(keeper, id)
            keeper.unused[id] = moment  # in a day it is looked at again
            if shown is None or shown["phase"] == PLAYING or id in keeper.live or id in keeper.loading:
                continue
            async with keeper.ours(id) as elsewhere:
                if elsewhere is None:
                    await keeper.store.close_table(id, msgspec.json.encode(shown))
                    closed += 1
    return closed


async def forget_old(keeper: Keeper, now: datetime | None = None) -> int:
    """Retention: tables that were closed so many days ago are forgotten, with their matches and chat."""
    if not keeper.retention or not clock_is_steady(keeper):
        return 0
    before = (now or datetime.now(UTC)) - timedelta(days=keeper.retention)
    forgotten = 0
    while old := await keeper.store.closed_tables(before=(int(before.timestamp() * 1000), "")):
        for table in old:
            await keeper.store.forget_table(table.id)
            keeper.pasts.drop(table.id)
        forgotten += len(old)
    if forgotten:
        log("tables forgotten", count=forgotten, days=keeper.retention)
    return forgotten


def clock_is_steady(keeper: Keeper) -> bool:
    """Whether the time of day has gone on as fast as this process: what was deleted does not come back."""
    drift = (datetime.now(UTC) - keeper.started[0]).total_seconds() - (monotonic() - keeper.started[1])
    return abs(drift) < STEADY_SECONDS
