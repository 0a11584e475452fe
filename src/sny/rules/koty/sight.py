"""Who knows what."""

from sny.rules.koty.state import NINES_ZONE, Koty


def sees(state: Koty, seat: int, zone: int, row: int, column: int) -> bool:
    """Whether a seat has a right to know the card in a hand or a nine; faces are not looked at."""
    if zone == NINES_ZONE:
        return state.known[row][column] == 1  # KOT-I1: by all or by nobody, its owner too
    return seat == row or column < state.shown[row]  # partners too see only what all do (KOT-T6)
