"""What a view tells besides its fields."""

from functools import lru_cache

from sny.rules.kit import layout as field
from sny.rules.kit.derived import Derived
from sny.rules.kit.layout import NOTHING
from sny.rules.koty.cards import CARDS, LANDS, SEATS
from sny.rules.koty.lands import attacking_cat, full_lands_of, partner_of, team_of
from sny.rules.koty.scoring import cats_on
from sny.rules.koty.state import NO_MEETING, Koty, full_lands


def land_cats(state: Koty) -> list[list[int]]:
    """By seat and land: what it counts as it lies (KOT-G3)."""
    return [list(dream(state, seat)[0]) for seat in range(state.players)]


def cats(state: Koty) -> list[int]:
    """By seat: what the whole dream counts (KOT-G3)."""
    return [sum(dream(state, seat)[0]) for seat in range(state.players)]


def lands_filled(state: Koty) -> list[int]:
    """By seat: how many of its lands have all three nines (KOT-D1)."""
    return [dream(state, seat)[1] for seat in range(state.players)]


def dream(state: Koty, seat: int) -> tuple[tuple[int, ...], int]:
    return dream_of(tuple(state.tops[seat]), tuple(state.nines[seat]))


@lru_cache(maxsize=4096)
def dream_of(tops: tuple[int, ...], nines: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Cats of each land, and full lands; most dreams of a table stay as they were from move to move."""
    state = Koty()
    state.tops[0], state.nines[0] = list(tops), list(nines)
    return tuple(cats_on(state, 0, land) for land in range(LANDS)), full_lands_of(state, 0)


def lands_to_end(state: Koty) -> int:
    """How many full lands of one dream end the game (KOT-G1)."""
    return full_lands(state)


def teams(state: Koty) -> list[int]:
    """By seat: the number of its team; without teams everybody is one (KOT-T1)."""
    return [team_of(state, seat) for seat in range(state.players)]


def partners(state: Koty) -> list[int | None]:
    """By seat: who sits opposite and is of the same team (KOT-T1)."""
    return [partner_of(state, seat) if state.teams else None for seat in range(state.players)]


def attacking(state: Koty) -> str | None:
    """The cat that every attacking card of this turn is, or stands for; null where nobody attacks (KOT-W2)."""
    if state.meeting == NO_MEETING or state.tops[state.target_owner][state.target] == NOTHING:
        return None
    return CARDS[attacking_cat(state)]


LYING = ("players", "tops", "nines")
EACH = ("players",)
DERIVED = {
    "land_cats": Derived(field.number(SEATS, LANDS, filled=EACH), LYING, land_cats),
    "cats": Derived(field.number(SEATS, filled=EACH), LYING, cats),
    "full_lands": Derived(field.number(SEATS, filled=EACH), LYING, lands_filled),
    "lands_to_end": Derived(field.number(), ("added_lands",), lands_to_end),
    "team": Derived(field.number(SEATS, filled=EACH), ("players", "teams"), teams),
    "partner": Derived(field.seat(SEATS), ("players", "teams"), partners),
    "attacking": Derived(field.card(names=CARDS), ("tops", "meeting", "target_owner", "target"), attacking),
}
