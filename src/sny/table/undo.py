"""Taking a move back: by consent, and only while it has shown nothing to anybody that they did not know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sny.errors import Refused
from sny.game.event import Event
from sny.game.game import Game
from sny.table import inputs

if TYPE_CHECKING:
    from sny.table.table import Table


def ask_undo(table: Table, input: inputs.AskUndo) -> tuple[Event, ...]:
    table.check_playing()
    table.own_chair(input.by, input.seat)
    if table.undoable != input.seat:
        raise Refused("undo", "only your last move can be undone, and only before it has revealed anything")
    table.undo = {"seat": input.seat, "agreed": []}
    return (Event("undo_asked", {"seat": input.seat}),)


def answer_undo(table: Table, input: inputs.AnswerUndo) -> tuple[Event, ...]:
    table.check_playing()
    table.own_chair(input.by, input.seat)
    if table.undo is None or table.undo["seat"] == input.seat:
        raise Refused("undo", "nobody is asking you to undo a move")
    if input.seat in table.undo["agreed"]:
        raise Refused("undo", "you have already agreed; the others still have to")
    if not input.agree:
        table.undo = None
        return (Event("undo_refused", {"seat": input.seat}),)
    table.undo["agreed"].append(input.seat)
    return ()


def undo_when_agreed(table: Table) -> tuple[Event, ...]:
    """Undo once everybody agrees. Bots always do, and so do people who are away or leave meanwhile."""
    undo, game = table.undo, table.game
    if undo is None or game is None:
        return ()
    asked = {seat for seat, chair in enumerate(table.chairs) if chair.person and chair.here}
    if asked - {undo["seat"], *undo["agreed"]}:
        return ()
    take_back(game, table.before)
    table.undo = table.undoable = None
    for chair in table.chairs:
        chair.asked_at = None
    return (Event("undone", {"seat": undo["seat"]}),)


def take_back(game: Game, before: Any) -> None:
    """Restore the state before the last action."""
    game.state = before
    game.inputs.pop()
