"""Who knows what."""

from sny.rules.sen.state import CHOSEN, DEAL, DREAM_ZONE, OVER, Sen


def sees(state: Sen, seat: int, zone: int, row: int, column: int) -> bool:
    """Whether a seat has a right to know the card at a place of a dream or in hand; faces are not looked at."""
    if zone == DREAM_ZONE:
        return state.seen[row][column] >> seat & 1 == 1 or state.phase == DEAL or state.phase == OVER  # SEN-J12
    return seat == state.turn or state.phase == CHOSEN
