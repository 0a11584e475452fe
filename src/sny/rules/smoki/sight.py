"""Who knows what."""

from sny.rules.kit.layout import NOTHING
from sny.rules.smoki.state import CIRCLING, DREAM_ZONE, Smoki


def sees(state: Smoki, seat: int, zone: int, row: int, column: int) -> bool:
    """Whether a seat has a right to know a card of a dream or in hand (SMO-J12); faces are not looked at."""
    if zone == DREAM_ZONE:
        return state.up[row][column] == 1
    return seat == state.turn or state.taken != NOTHING or state.phase == CIRCLING
