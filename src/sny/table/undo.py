"""Taking a move back: only while it has shown nothing to anybody that they did not know."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sny.rules.kit.layout import EVERYONE, HIDDEN
from sny.rules.kit.sight import cards_in, public_view
from sny.table.event import Event
from sny.table.game import Game


def taught(game: Game, before: Any, events: Sequence[Event]) -> bool:
    """Whether somebody has learnt a face by the last move: each face that is told has an event of its own."""
    told = [event for event in events if event.card is not None]
    if any(event.witnesses != EVERYONE for event in told):
        return True
    return bool(told) and bool(faces(game, game.state) - faces(game, before))


def faces(game: Game, state: Any) -> Counter[int]:
    """The faces that everybody knows."""
    return Counter(kind for kind in cards_in(public_view(game.rules, state, game.players)) if kind != HIDDEN)


def take_back(game: Game, before: Any) -> None:
    """Put the game back to the state before its last action."""
    game.state = before
    game.inputs.pop()
