"""Taking a move back: only while it has shown nothing to anybody that they did not know."""

from collections.abc import Sequence
from typing import Any

from sny.rules.kit.layout import EVERYONE, rows_in_use
from sny.rules.kit.sight import card_fields
from sny.table.event import Event
from sny.table.game import Game


def taught(game: Game, before: Any, events: Sequence[Event]) -> bool:
    """Whether somebody has learnt a face by the last move: each face that is told has an event of its own."""
    told = [event for event in events if event.card is not None]
    if any(event.witnesses != EVERYONE for event in told):
        return True
    kinds = {game.rules.CARDS.index(event.card) for event in told if event.card}
    return any(public_copies(game, game.state, kind) > public_copies(game, before, kind) for kind in kinds)


def public_copies(game: Game, state: Any, kind: int) -> int:
    """How many cards of a kind lie where everybody sees them."""
    return sum(
        all(game.rules.sees(state, seat, zone, row, column) for seat in range(game.players))
        for zone, name in enumerate(card_fields(type(state)))
        for row, cards in enumerate(rows_in_use(state, name))
        if kind in cards
        for column, card in enumerate(cards)
        if card == kind
    )


def take_back(game: Game, before: Any) -> None:
    """Put the game back to the state before its last action."""
    game.state = before
    game.inputs.pop()
