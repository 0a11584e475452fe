"""Reasons in Smoki: columns that vanish, cards that cover others, and who ends the round."""

from collections.abc import Iterator
from typing import Any

from sny.bots.smoki import known
from sny.reviewing.reasons import Reason, choice, percent, reason
from sny.rules.kit.layout import HIDDEN
from sny.rules.smoki import (
    COLUMNS,
    DISCARD,
    DRAW,
    IN_HAND,
    LAYING,
    ONTO,
    PLACES,
    PUT,
    RAVEN_CIRCLE,
    REFLECTION,
    TAKE,
    TURN,
    UNDER,
    VALUES,
    Smoki,
    cards_up,
    left_of,
)  # fmt: skip


def reasons(seen: Smoki, seat: int, played: int, best: int, moment: dict[str, Any]) -> Iterator[Reason]:
    if seen.phase == IN_HAND:
        yield from in_hand(seen, seat, played, best, moment)
    elif seen.phase == TURN:
        yield from at_turn(seen, seat, played, best)
    elif seen.phase == LAYING and ONTO <= played < UNDER and ONTO <= best < UNDER and played != best:
        yield from of_gift(seen, seat, known(seen, seat, seen.place), played - ONTO, best - ONTO)


def at_turn(seen: Smoki, seat: int, played: int, best: int) -> Iterator[Reason]:
    """An open card that would have made a pair, or one that was taken without need."""
    if TAKE <= best < PUT and played != best:
        kind = top_of(seen, best - TAKE)
        place = place_of_pair(seen, seat, kind)
        if place != HIDDEN:
            yield reason("smoki-open-pair", value=VALUES[kind], column=place % COLUMNS + 1)
    if best == DRAW and TAKE <= played < PUT:
        kind = top_of(seen, played - TAKE)
        if has_value(kind) and place_of_pair(seen, seat, kind) == HIDDEN:
            yield reason("smoki-took-single", value=VALUES[kind])


def in_hand(seen: Smoki, seat: int, played: int, best: int, moment: dict[str, Any]) -> Iterator[Reason]:
    if PUT <= best < DISCARD and best != played:
        partner = beside(best - PUT)
        if has_value(seen.hand) and same_value(known(seen, seat, partner), seen.hand):
            yield reason("smoki-pair", value=VALUES[seen.hand], column=partner % COLUMNS + 1)
    if not PUT <= played < DISCARD or played == best:
        return
    place = played - PUT
    covered, partner_kind = known(seen, seat, place), known(seen, seat, beside(place))
    if has_value(covered) and same_value(covered, partner_kind) and not same_value(seen.hand, partner_kind):
        yield reason("smoki-broke-pair", value=VALUES[covered], column=place % COLUMNS + 1)
    elif has_value(covered) and has_value(seen.hand) and VALUES[seen.hand] > VALUES[covered]:
        yield reason("smoki-covered-low", value=VALUES[seen.hand], old=VALUES[covered])
    if covered == HIDDEN and cards_up(seen, seat) == PLACES - 1 and seen.hand != RAVEN_CIRCLE:
        yield reason("smoki-ended", lowest=percent(choice(moment, "action")["lowest"]))
    if PUT <= best < DISCARD:
        left = known(seen, seat, best - PUT)
        if has_value(left) and VALUES[left] > VALUES[seen.hand] and has_value(seen.hand):
            row, column = (best - PUT) // COLUMNS + 1, (best - PUT) % COLUMNS + 1
            yield reason("smoki-left-high", value=VALUES[left], row=row, column=column)


def of_gift(seen: Smoki, seat: int, kind: int, mine: int, better: int) -> Iterator[Reason]:
    """What the next player finds on the open piles: a card that fits, or one that would have been covered."""
    following = left_of(seen, seat)
    if has_value(kind) and place_of_pair(seen, following, kind) != HIDDEN:
        return  # it lies open either way
    fits = top_of(seen, better)
    if has_value(fits) and place_of_pair(seen, following, fits) != HIDDEN and mine != better:
        yield reason("smoki-left-open", value=VALUES[fits], rival=following)


def top_of(seen: Smoki, pile: int) -> int:
    return seen.open[pile][seen.open_size[pile] - 1] if seen.open_size[pile] else HIDDEN


def place_of_pair(seen: Smoki, seat: int, kind: int) -> int:
    """Where a card would make a column vanish, or HIDDEN where nowhere."""
    if has_value(kind):
        for place in range(PLACES):
            partner = known(seen, seat, beside(place))
            if same_value(partner, kind) and not same_value(known(seen, seat, place), kind):
                return place
    return HIDDEN


def beside(place: int) -> int:
    """The other place of a column."""
    return (place + COLUMNS) % PLACES


def has_value(kind: int) -> bool:
    return kind >= 0 and kind not in (REFLECTION, RAVEN_CIRCLE)


def same_value(kind: int, other: int) -> bool:
    return has_value(kind) and has_value(other) and VALUES[kind] == VALUES[other]
