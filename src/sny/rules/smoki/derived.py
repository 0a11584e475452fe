"""Derived values of a view: what the open cards of dreams count, and what would vanish."""

from functools import lru_cache

from sny.rules.kit import layout as field
from sny.rules.kit.derived import Derived, turns_until
from sny.rules.kit.layout import NOTHING
from sny.rules.smoki.actions import DISCARD, PUT
from sny.rules.smoki.cards import COLUMNS, PLACES, REFLECTION, SEATS, VALUES
from sny.rules.smoki.legal_actions import actors
from sny.rules.smoki.scoring import are_equal, neighbour, value_of, vanishes
from sny.rules.smoki.state import CIRCLING, IN_HAND, Smoki, cards_up


def points(state: Smoki) -> list[list[int | None]]:
    """By seat and place: what the card counts as far as everybody can see; null for a face-down card, and for a
    reflection beside one (SMO-R2, SMO-R3)."""
    return [list(open_dream(*state.dream[seat])[0]) for seat in range(state.players)]


def so_far(state: Smoki) -> list[int]:
    """By seat: the sum of its `points`."""
    return [sum(value or 0 for value in open_dream(*state.dream[seat])[0]) for seat in range(state.players)]


def vanishing(state: Smoki) -> list[list[int]]:
    """By seat and place: 1 if everybody can see that the card vanishes (SMO-R2)."""
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


def holder(state: Smoki) -> int | None:
    """The seat that holds a card in hand: that of the turn, or the last one of a circle (SMO-J4)."""
    return actors(state).bit_length() - 1 if state.phase in (IN_HAND, CIRCLING) else None


def hand_open(state: Smoki) -> int:
    """1 if everybody sees the card in hand: one from an open pile, or of a circle (SMO-A, SMO-J4)."""
    return int(state.hand >= 0)


def progress(state: Smoki) -> int:
    """The progress of the round, in percent of the dream with the most cards face up: a full one ends it (SMO-R1)."""
    return 100 * max((cards_up(state, seat) for seat in range(state.players)), default=0) // PLACES


def vanishes_there(seen: Smoki, seat: int, action: int) -> int:
    """1 if the card in hand would lie above or below an open card that it vanishes with (SMO-R2)."""
    if not PUT <= action < DISCARD:
        return 0
    other = (action - PUT + COLUMNS) % PLACES
    return int(is_open(seen, seat, other) and are_equal(seen.hand, seen.dream[seat][other]))


OPEN = ("players", "dream", "up")
EACH = ("players",)
DERIVED = {
    "points": Derived(field.number(SEATS, PLACES, filled=EACH), OPEN, points, gaps=True),
    "so_far": Derived(field.number(SEATS, filled=EACH), OPEN, so_far),
    "vanishing": Derived(field.number(SEATS, PLACES, filled=EACH), OPEN, vanishing),
    "holder": Derived(field.seat(), ("players", "phase", "turn"), holder),
    "hand_open": Derived(field.number(), ("turn", "phase", "taken", "hand"), hand_open),
    "until": Derived(field.number(SEATS, filled=EACH), ("players", "turn"), turns_until),
    "progress": Derived(field.number(), ("players", "up"), progress),
}
FORESEEN = {"vanishes_there": Derived(field.number(), (*OPEN, "hand"), vanishes_there)}
