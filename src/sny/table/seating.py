"""Who sits where: chairs taken and left, bots in them, how many there are, and who is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sny.errors import Refused
from sny.game.event import Event
from sny.game.opening import check_options
from sny.table import inputs
from sny.table.chairs import Chair
from sny.table.fair import give_up_lines
from sny.table.phases import GATHERING, OVER, PLAYING

if TYPE_CHECKING:
    from sny.table.table import Table


def sit(table: Table, input: inputs.Sit) -> tuple[Event, ...]:
    table.check_gathering()
    chair = table.chair(input.seat)
    if input.by in table.banned:
        raise Refused("banned", "you were asked to leave this table")
    if chair.person and chair.person != input.by:
        raise Refused("taken", f"{chair.name} sits there; choose another seat")
    table.chairs[input.seat] = Chair(input.by, input.name, input.own_name, newcomer=input.newcomer)
    if input.host_away and table.host not in table.people():
        table.host = input.by
    return (Event("sat", {"seat": input.seat, "name": input.name}),)


def stand(table: Table, input: inputs.Stand) -> tuple[Event, ...]:
    """Leave one's own chair or, for the host and before a game, free that of somebody who is away."""
    chair = table.chair(input.seat)
    waits = table.phase in (GATHERING, OVER) and bool(chair.person) and not chair.here
    if not (waits and input.by == table.host):
        table.own_chair(input.by, input.seat)
    vacate(table, input.seat)
    return (Event("stood", {"seat": input.seat, "name": chair.name}), *table.choose_host())


def vacate(table: Table, seat: int) -> None:
    """A person leaves a chair: a bot plays on for them during a game."""
    if table.phase == PLAYING:
        table.chairs[seat].left = True
    else:
        clear(table, seat)


def clear(table: Table, seat: int) -> None:
    """Free a chair, and forget everything about who had it: their spectators must not see the next person's cards."""
    table.chairs[seat] = Chair()
    table.lines.pop(seat, None)
    table.sealed.pop(seat, None)
    if table.begun is not None:
        give_up_lines(table)
    table.shown.pop(seat, None)


def bot(table: Table, input: inputs.Bot) -> tuple[Event, ...]:
    table.check_gathering()
    table.check_host(input.by)
    if table.chair(input.seat).person:
        raise Refused("taken", f"{table.chairs[input.seat].name} sits there; choose another seat")
    table.chairs[input.seat] = Chair(level=input.level)
    return (Event("bot", {"seat": input.seat, "level": input.level or None}),)


def arrange(table: Table, input: inputs.Arrange) -> tuple[Event, ...]:
    table.check_gathering()
    table.check_host(input.by)
    check_options(table.game_name, input.players, input.options)
    if any(chair.person for chair in table.chairs[input.players :]):
        raise Refused("taken", f"somebody sits beyond seat {input.players}; ask them to move first")
    table.players, table.options, table.settings = input.players, input.options, input.settings
    missing = input.players - len(table.chairs)
    table.chairs = table.chairs[: input.players] + [Chair() for _ in range(missing)]
    table.lines = {seat: line for seat, line in table.lines.items() if seat < input.players}
    table.shown = {seat: people for seat, people in table.shown.items() if seat < input.players}
    return (Event("arranged", {}),)


def leave(table: Table, input: inputs.Leave) -> tuple[Event, ...]:
    seats = table.seats_of(input.person)
    for seat in seats:
        table.chairs[seat].away_since = input.at
    return tuple(Event("away", {"seat": seat}) for seat in seats)


def return_(table: Table, input: inputs.Return) -> tuple[Event, ...]:
    """A person returns, even in the middle of a turn; if they had stood up, they sit down again. A running clock
    goes on, or leaving and returning would be a way to think for ever."""
    seats = table.seats_of(input.person)
    for seat in seats:
        table.chairs[seat].away_since, table.chairs[seat].left = None, False
    return tuple(Event("back", {"seat": seat}) for seat in seats)


def rename(table: Table, input: inputs.Rename) -> tuple[Event, ...]:
    """Where somebody sits under their own name, they now sit under the new one."""
    seats = [seat for seat in table.seats_of(input.person) if table.chairs[seat].own_name]
    news = [Event("renamed", {"seat": seat, "name": input.name, "before": table.chairs[seat].name}) for seat in seats]
    for seat in seats:
        table.chairs[seat].name = input.name
    return tuple(news)
