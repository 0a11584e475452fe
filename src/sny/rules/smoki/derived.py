"""What a view tells besides its fields: what dreams count as far as they lie open."""

from functools import lru_cache

from sny.rules.kit import layout as field
from sny.rules.kit.derived import Derived
from sny.rules.kit.layout import NOTHING
from sny.rules.smoki.cards import COLUMNS, PLACES, REFLECTION, SEATS, VALUES
from sny.rules.smoki.scoring import neighbour, value_of, vanishes
from sny.rules.smoki.state import Smoki


def points(state: Smoki) -> list[list[int | None]]:
    """By seat and place: what the card counts as far as all can see it; null for one that lies face down, and for a
    reflection beside such a card (SMO-R2, SMO-R3)."""
    return [list(open_dream(*state.dream[seat])[0]) for seat in range(state.players)]


def so_far(state: Smoki) -> list[int]:
    """By seat: the sum of its `points`."""
    return [sum(value or 0 for value in open_dream(*state.dream[seat])[0]) for seat in range(state.players)]


def vanishing(state: Smoki) -> list[list[int]]:
    """By seat and place: 1 where all can see that the card vanishes (SMO-R2)."""
    return [list(open_dream(*state.dream[seat])[1]) for seat in range(state.players)]


@lru_cache(maxsize=4096)
def open_dream(*cards: int) -> tuple[tuple[int | None, ...], tuple[int, ...]]:
    """Points and vanishing of a dream; most dreams of a table stay as they were from move to move."""
    state = Smoki()
    state.dream[0] = list(cards)
    places = range(PLACES)
    gone = tuple(int(is_pair_open(state, 0, place) and vanishes(state, 0, place)) for place in places)
    return tuple(open_points(state, 0, place) for place in places), gone


def open_points(state: Smoki, seat: int, place: int) -> int | None:
    kind = state.dream[seat][place]
    if kind == REFLECTION:
        sides = [neighbour(state, seat, place, step) for step in (-1, 1)]
        is_known = all(side == NOTHING or is_open(state, seat, side) for side in sides)
        return value_of(state, seat, place) if is_known else None
    if is_pair_open(state, seat, place):
        return value_of(state, seat, place)
    return VALUES[kind] if is_open(state, seat, place) else None


def is_pair_open(state: Smoki, seat: int, place: int) -> bool:
    """Whether all see a card with a value and the one above or below it."""
    other = (place + COLUMNS) % PLACES
    return state.dream[seat][place] != REFLECTION and is_open(state, seat, place) and is_open(state, seat, other)


def is_open(state: Smoki, seat: int, place: int) -> bool:
    return state.dream[seat][place] >= 0


OPEN = ("players", "dream", "up")
EACH = ("players",)
DERIVED = {
    "points": Derived(field.number(SEATS, PLACES, filled=EACH), OPEN, points, gaps=True),
    "so_far": Derived(field.number(SEATS, filled=EACH), OPEN, so_far),
    "vanishing": Derived(field.number(SEATS, PLACES, filled=EACH), OPEN, vanishing),
}
