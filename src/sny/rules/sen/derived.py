"""Derived values of a view."""

from sny.rules.kit import layout as field
from sny.rules.kit.derived import Derived, turns_until
from sny.rules.sen.cards import SEATS
from sny.rules.sen.legal_actions import first_peeks
from sny.rules.sen.state import CHOSEN, DRAWN, LOOKING_BEFORE_ROUND, TWO, Sen


def peeks(state: Sen) -> list[int]:
    """By seat: how many of its cards it must still look at before the round (SEN-S3)."""
    if state.phase != LOOKING_BEFORE_ROUND:
        return [0] * state.players
    return [first_peeks(state) - peeked for peeked in state.peeked[: state.players]]


def holder(state: Sen) -> int | None:
    """The seat that has cards in hand: that of the turn (SEN-A, SEN-B)."""
    return state.turn if state.phase in (DRAWN, TWO, CHOSEN) else None


def hand_open(state: Sen) -> int:
    """1 if everybody sees the card in hand: one that was chosen from the open pile (SEN-W)."""
    return int(state.phase == CHOSEN)


def progress(state: Sen) -> int:
    """The progress of the round, in percent of the cards in the piles: it ends with the closed pile (SEN-R1)."""
    return 100 * state.open_size // max(1, state.open_size + state.closed_size)


EACH, IN_HAND = ("players",), ("turn", "phase")
DERIVED = {
    "peeks": Derived(field.number(SEATS, filled=EACH), ("players", "variants", "phase", "peeked"), peeks),
    "holder": Derived(field.seat(), IN_HAND, holder),
    "hand_open": Derived(field.number(), IN_HAND, hand_open),
    "until": Derived(field.number(SEATS, filled=EACH), ("players", "turn"), turns_until),
    "progress": Derived(field.number(), ("open_size", "closed_size"), progress),
}
