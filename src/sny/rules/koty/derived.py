"""Derived values of a view."""

from functools import lru_cache

from sny.rules.kit import layout as field
from sny.rules.kit.derived import Derived, turns_until
from sny.rules.kit.layout import NOTHING
from sny.rules.koty.actions import (
    ATTACK,
    ATTACK_AS,
    CARD_OF,
    CAT_OF,
    COVER,
    FIRST_OF_KIND,
    LAND_OF,
    MOVE_TO,
    OWNER_OF,
    PLAY,
    PLAY_AS,
    PUT,
)
from sny.rules.koty.cards import CARDS, DEPTH, LANDS, RAVEN, SEATS
from sny.rules.koty.effects import meeting_of
from sny.rules.koty.lands import attacking_cat, full_lands_of, nines_on, partner_of, team_of
from sny.rules.koty.scoring import cats_of, cats_on
from sny.rules.koty.state import FOR_TWINS, NO_MEETING, Koty, full_lands


def land_cats(state: Koty) -> list[list[int]]:
    """By seat and land: what the land is worth now (KOT-G3)."""
    return [list(dream(state, seat)[0]) for seat in range(state.players)]


def cats(state: Koty) -> list[int]:
    """By seat: what the whole dream is worth now (KOT-G3)."""
    return [sum(dream(state, seat)[0]) for seat in range(state.players)]


def lands_filled(state: Koty) -> list[int]:
    """By seat: how many of its lands are full, with all three nines (KOT-D1)."""
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


def progress(state: Koty) -> int:
    """The progress of the dream nearest to ending the game, in percent of the nines that this takes (KOT-G1)."""
    to_end = full_lands(state)
    nines = [sorted(nines_on(state, seat, land) for land in range(LANDS)) for seat in range(state.players)]
    return 100 * max((sum(lands[-to_end:]) for lands in nines), default=0) // (to_end * DEPTH)


def teams(state: Koty) -> list[int]:
    """By seat: the number of its team; without teams everybody is a team of one (KOT-T1)."""
    return [team_of(state, seat) for seat in range(state.players)]


def partners(state: Koty) -> list[int | None]:
    """By seat: the partner, who sits opposite in the same team (KOT-T1)."""
    return [partner_of(state, seat) if state.teams else None for seat in range(state.players)]


def attacking(state: Koty) -> str | None:
    """The cat that every attacking card of this turn is, or stands for; null if nobody attacks (KOT-W2)."""
    if state.meeting == NO_MEETING or state.tops[state.target_owner][state.target] == NOTHING:
        return None
    return CARDS[attacking_cat(state)]


def meets(seen: Koty, seat: int, action: int) -> str | None:
    """How the card from the hand relates to the top card of the land: a cat's friend or twin, or a raven to drive away;
    free if there is no top card, and null for other actions (KOT-C3, KOT-C4, KOT-K1)."""
    if FIRST_OF_KIND[action] not in (PLAY, PLAY_AS, ATTACK, ATTACK_AS, COVER):
        return None
    top = seen.tops[owner_of(seat, action)][LAND_OF[action]]
    if top == RAVEN:
        return ON_RAVEN
    return ON_CAT[NO_MEETING if top == NOTHING else meeting_of(CAT_OF[action], top)]


def cats_after(seen: Koty, seat: int, action: int) -> int | None:
    """What the land is worth afterwards; null if the action has no land, or if the cat on it must first go elsewhere
    (KOT-G3)."""
    kind, land, owner = FIRST_OF_KIND[action], LAND_OF[action], owner_of(seat, action)
    if kind not in (PLAY, COVER, MOVE_TO, PUT):
        return None
    nines, top = nines_on(seen, owner, land), seen.tops[owner][land]
    if kind == PUT:
        return cats_of(seen.lifted if seen.phase == FOR_TWINS else NOTHING, nines + 1)
    if kind == MOVE_TO:
        return cats_of(seen.lifted, nines)
    if top == NOTHING or top == RAVEN:
        return cats_of(CARD_OF[action] if top == NOTHING else NOTHING, nines)
    return None


def raises(seen: Koty, seat: int, action: int) -> int:
    """1 if the land is worth more afterwards than before (KOT-G3)."""
    after = cats_after(seen, seat, action)
    return int(after is not None and after > cats_on(seen, owner_of(seat, action), LAND_OF[action]))


def owner_of(seat: int, action: int) -> int:
    return seat if OWNER_OF[action] == NOTHING else OWNER_OF[action]


ON_CAT, ON_RAVEN = ("free", "friend", "twin"), "raven"
LYING = ("players", "tops", "nines")
EACH = ("players",)
DERIVED = {
    "land_cats": Derived(field.number(SEATS, LANDS, filled=EACH), LYING, land_cats),
    "cats": Derived(field.number(SEATS, filled=EACH), LYING, cats),
    "full_lands": Derived(field.number(SEATS, filled=EACH), LYING, lands_filled),
    "lands_to_end": Derived(field.number(), ("added_lands",), lands_to_end),
    "progress": Derived(field.number(), ("players", "nines", "added_lands"), progress),
    "team": Derived(field.number(SEATS, filled=EACH), ("players", "teams"), teams),
    "partner": Derived(field.seat(SEATS), ("players", "teams"), partners),
    "until": Derived(field.number(SEATS, filled=EACH), ("players", "turn"), turns_until),
    "attacking": Derived(field.card(names=CARDS), ("tops", "meeting", "target_owner", "target"), attacking),
}
FORESEEN = {
    "meets": Derived(field.word(*ON_CAT, ON_RAVEN), ("players", "tops"), meets, gaps=True),
    "cats_after": Derived(field.number(), (*LYING, "phase", "lifted"), cats_after, gaps=True),
    "raises": Derived(field.number(), (*LYING, "phase", "lifted"), raises),
}
