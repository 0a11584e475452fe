"""What happens at a table by itself: bots play when it is their turn, and timers fire."""

import asyncio
from typing import TYPE_CHECKING

from sny.errors import IllegalAction, Refused
from sny.server.asking import usual_level
from sny.server.log import log
from sny.table import inputs
from sny.table.table import Table

if TYPE_CHECKING:
    from sny.server.live_table import LiveTable


def carry_on(live: "LiveTable") -> None:
    """Ask the bots whose turn it is, and wake up when the next thing is due."""
    if live.broken or live.resting:
        return
    now = live.now
    for seat in live.table.bots_to_ask(now):
        if seat not in live.thinking:
            live.thinking[seat] = asyncio.create_task(think(live, seat))
    if live.timer is not None:
        live.timer.cancel()
        live.timer = None
    due = live.table.wakes_at(now)
    if due is not None and live.stands_at is None:  # with nobody there, the table waits
        live.timer = live.loop.call_later(max(0, due - now) / 1000, wake, live)


def wake(live: "LiveTable") -> None:
    live.timer = None
    if live.table.is_due(live.now):
        live.take(inputs.Wake())
    else:
        carry_on(live)


async def think(live: "LiveTable", seat: int) -> None:
    """Ask a bot, and play what it says unless the seat's player is back by then."""
    number = live.table.number
    try:
        while not live.broken and live.connections and seat in live.table.bots_to_ask(live.now):
            number = live.table.number
            level = live.table.level_of(seat) or usual_level(live.table.game_name)
            moment = moment_of(live.table)
            action = await live.thinkers.answer(live.table, seat, level)
            if moment_of(live.table) != moment:
                continue
            if not action:  # a word game's bot has nothing to say yet
                break
            live.take(inputs.Play(seat=seat, action=action, bot=level))
    except (Refused, IllegalAction) as error:
        problem = error.code if isinstance(error, Refused) else "illegal"  # not what it wanted to play
        log("bot refused", table=live.id, number=number, seat=seat, problem=problem)
    finally:
        del live.thinking[seat]
    if live.table.number != number:
        carry_on(live)


def moment_of(table: Table) -> tuple[object, ...]:
    """What a bot's answer belongs to."""
    return table.match, *(() if table.game is None else table.game.moment)
