"""Taking a move back: only while it has shown nothing to anybody that they did not know."""

from collections.abc import Sequence
from typing import Any

from sny.rules.kit.sight import counting_public_copies
from sny.table.event import Event
from sny.table.game import Game


def taught(game: Game, before: Any, events: Sequence[Event]) -> bool:
    """Whether somebody has learnt a face by the last move: each face that is told has an event of its own."""
    told = [event for event in events if event.card is not None]
    if not told:
        return False
    if any(not event.is_public for event in told):
        return True
    count = counting_public_copies(game.rules)
    kinds = {game.rules.CARDS.index(event.card) for event in told if event.card}
    return any(count(game.state, kind) > count(before, kind) for kind in kinds)


def take_back(game: Game, before: Any) -> None:
    """Put the game back to the state before its last action."""
    game.state = before
    game.inputs.pop()
