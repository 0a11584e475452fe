"""Derived values of a view."""

from sny.rules.kit import layout as field
from sny.rules.kit.derived import Derived
from sny.rules.sen.cards import SEATS
from sny.rules.sen.legal_actions import first_peeks
from sny.rules.sen.state import LOOKING_BEFORE_ROUND, Sen


def peeks(state: Sen) -> list[int]:
    """By seat: how many of its cards it must still look at before the round (SEN-S3)."""
    if state.phase != LOOKING_BEFORE_ROUND:
        return [0] * state.players
    return [first_peeks(state) - peeked for peeked in state.peeked[: state.players]]


def progress(state: Sen) -> int:
    """The progress of the round, in percent of the cards in the piles: it ends with the closed pile (SEN-R1)."""
    return 100 * state.open_size // max(1, state.open_size + state.closed_size)


DERIVED = {
    "peeks": Derived(field.number(SEATS, filled=("players",)), ("players", "variants", "phase", "peeked"), peeks),
    "progress": Derived(field.number(), ("open_size", "closed_size"), progress),
}
