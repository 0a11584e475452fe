"""What may lie on a land, and whose it is."""

from sny.rules.kit.layout import NOTHING
from sny.rules.koty.cards import DEPTH, LANDS, RAVEN
from sny.rules.koty.state import TWINS, Koty, full_lands


def attacking_cat(state: Koty) -> int:
    """The cat that every attacking card of this turn is, or stands for (KOT-W2)."""
    attacked = state.tops[state.target_owner][state.target]
    return attacked if state.meeting == TWINS else friend_of(attacked)


def friend_of(cat: int) -> int:
    return cat ^ 1


def are_rivals(state: Koty, seat: int, other: int) -> bool:
    return other != seat and not (state.teams and other == partner_of(state, seat))  # KOT-T3


def partner_of(state: Koty, seat: int) -> int:
    """Opposite (KOT-T1)."""
    half = state.players // 2
    return seat + half if seat < half else seat - half


def team_of(state: Koty, seat: int) -> int:
    """Teams are numbered; without them everybody is one."""
    return min(seat, partner_of(state, seat)) if state.teams else seat


def has_nines(state: Koty, owner: int, land: int) -> bool:
    return state.nines[owner][land * DEPTH] != NOTHING


def is_full(state: Koty, owner: int, land: int) -> bool:
    return state.nines[owner][land * DEPTH + DEPTH - 1] != NOTHING


def nines_on(state: Koty, owner: int, land: int) -> int:
    nines = 0
    for place in range(land * DEPTH, land * DEPTH + DEPTH):
        nines += state.nines[owner][place] != NOTHING
    return nines


def is_empty(state: Koty, owner: int, land: int) -> bool:
    return state.tops[owner][land] == NOTHING and not has_nines(state, owner, land)


def empty_land(state: Koty, owner: int) -> int:
    """Empty lands are alike, so one stands for all: the one that was just left, or the first (KOT-J10)."""
    if state.target_owner == owner and state.target != NOTHING and is_empty(state, owner, state.target):
        return state.target
    for land in range(LANDS):
        if is_empty(state, owner, land):
            return land
    return NOTHING


def takes_nine(state: Koty, seat: int, land: int) -> bool:
    """Empty, or topped by a nine that is not the third (KOT-D2, KOT-C5)."""
    if state.tops[seat][land] != NOTHING or is_full(state, seat, land):
        return False
    return has_nines(state, seat, land) or land == empty_land(state, seat)


def can_be_moved(state: Koty, owner: int, land: int) -> bool:
    """A cat with a place to go to (KOT-J11)."""
    if state.tops[owner][land] == NOTHING or state.tops[owner][land] == RAVEN:
        return False
    for new_owner in range(state.players):
        for new_land in range(LANDS):
            if takes_moved_cat(state, owner, land, new_owner, new_land):
                return True
    return False


def takes_moved_cat(state: Koty, owner: int, land: int, new_owner: int, new_land: int) -> bool:
    """An empty land or a nine (KOT-M1), not where the cat was (KOT-M2) nor where nothing would change (KOT-J11)."""
    if state.tops[new_owner][new_land] != NOTHING or (owner == new_owner and land == new_land):
        return False
    if has_nines(state, new_owner, new_land):
        return True
    if owner == new_owner and not has_nines(state, owner, land):
        return False
    return new_land == empty_land(state, new_owner)


def has_full_lands(state: Koty, seat: int) -> bool:
    return full_lands_of(state, seat) >= full_lands(state)


def full_lands_of(state: Koty, seat: int) -> int:
    full = 0
    for land in range(LANDS):
        full += is_full(state, seat, land)
    return full
