"""Reasons in Sen: what lay where, what was in hand, and who could be lower."""

from collections.abc import Iterator
from typing import Any

from sny.bots.sen.counting import AVERAGE, NOTES, UNSEEN, known, take_notes
from sny.bots.thinking import habits_of
from sny.reviewing.reasons import Reason, choice, percent, reason
from sny.rules.kit.layout import HIDDEN
from sny.rules.sen import (
    CALL,
    DISCARD,
    DRAW,
    DRAWN,
    HOURGLASS,
    LOOK,
    PLACES,
    PUT,
    RAVENS,
    SWAP,
    TAKE,
    TURN,
    USE,
    Sen,
    first_peeks,
    is_special,
)  # fmt: skip


def reasons(seen: Sen, seat: int, played: int, best: int, moment: dict[str, Any]) -> Iterator[Reason]:
    notes = [0.0] * NOTES
    take_notes(seen, seat, list(habits_of("sen")), notes)
    average = round(notes[AVERAGE], 1)
    if CALL in (played, best):
        yield from of_call(seen, seat, best == CALL, moment, notes)
    if with_hourglass(seen, seat, played, best):
        return
    if seen.phase == TURN:
        yield from at_turn(seen, seat, played, best, notes)
    if seen.phase == DRAWN:
        yield from with_hand(seen, seat, played, best, average)
    if is_placing(played) and is_placing(best) and played != best:
        yield from of_places(seen, seat, place_of(played), place_of(best), average)
    if LOOK <= played < SWAP and seen.seen[(played - LOOK) // PLACES][(played - LOOK) % PLACES] >> seat & 1:
        yield reason("sen-seen-already")


def is_placing(action: int) -> bool:
    return TAKE <= action < DISCARD


def place_of(action: int) -> int:
    return (action - TAKE) % PLACES


def with_hourglass(seen: Sen, seat: int, played: int, best: int) -> bool:
    """What an hourglass is worth depends on the others, so no number is told where one is concerned."""
    places = [place_of(action) for action in (played, best) if is_placing(action)]
    kinds = [known(seen, seat, seat, place) for place in places]
    return HOURGLASS in (*kinds, seen.hand, seen.open[seen.open_size - 1])


def at_turn(seen: Sen, seat: int, played: int, best: int, notes: list[float]) -> Iterator[Reason]:
    top, average = RAVENS[seen.open[seen.open_size - 1]], round(notes[AVERAGE], 1)
    if TAKE <= best < PUT and not TAKE <= played < PUT:
        kind = known(seen, seat, seat, best - TAKE)
        if kind == HIDDEN and top < average:
            yield reason("sen-open-unknown", open=top, average=average)
        elif kind != HIDDEN and top < RAVENS[kind]:
            yield reason("sen-open", place=best - TAKE + 1, ravens=RAVENS[kind], open=top)
    if best == DRAW and TAKE <= played < PUT:
        lower = sum(int(notes[kind]) for kind in range(len(RAVENS)) if RAVENS[kind] < top)
        yield reason("sen-draw", open=top, lower=lower, unseen=int(notes[UNSEEN]))


def of_call(seen: Sen, seat: int, better: bool, moment: dict[str, Any], notes: list[float]) -> Iterator[Reason]:
    """What the dream holds by what its owner knows, how often that is lowest, and who has picked cards."""
    ravens = 0.0
    for place in range(seen.dream_size[seat]):
        kind = known(seen, seat, seat, place)
        ravens += notes[AVERAGE] if kind == HIDDEN else RAVENS[kind]
    lowest = percent(choice(moment, "best" if better else "action")["lowest"])
    yield reason("sen-call-missed" if better else "sen-call-early", ravens=round(ravens), lowest=lowest)
    picky = sum(picked(seen, rival) > first_peeks(seen) for rival in range(seen.players) if rival != seat)
    if not better and picky:
        yield reason("sen-picky", rivals=picky)


def picked(seen: Sen, owner: int) -> int:
    """How many cards of their own dream somebody knows."""
    return sum(seen.seen[owner][place] >> owner & 1 for place in range(seen.dream_size[owner]))


def with_hand(seen: Sen, seat: int, played: int, best: int, average: float) -> Iterator[Reason]:
    hand = RAVENS[seen.hand]
    if best == USE and is_special(seen.hand):
        yield reason("sen-unused")
    elif is_placing(best) and not is_placing(played):
        kind = known(seen, seat, seat, place_of(best))
        if kind == HIDDEN and hand < average:
            yield reason("sen-hand-unknown", hand=hand, average=average)
        elif kind != HIDDEN and hand < RAVENS[kind]:
            yield reason("sen-hand", hand=hand, place=place_of(best) + 1, ravens=RAVENS[kind])
    elif is_placing(played) and not is_placing(best):
        kind = known(seen, seat, seat, place_of(played))
        if kind == HIDDEN and hand > average:
            yield reason("sen-put-high-unknown", hand=hand, average=average)
        elif kind != HIDDEN and hand >= RAVENS[kind]:
            yield reason("sen-put-high", hand=hand, ravens=RAVENS[kind])


def of_places(seen: Sen, seat: int, mine: int, better: int, average: float) -> Iterator[Reason]:
    """Which card should have gone: both known, or one of them not."""
    covered, left = known(seen, seat, seat, mine), known(seen, seat, seat, better)
    if HIDDEN not in (covered, left) and RAVENS[left] > RAVENS[covered]:
        yield reason("sen-covered", old=RAVENS[covered], place=better + 1, ravens=RAVENS[left])
    elif covered == HIDDEN and left != HIDDEN and RAVENS[left] > average:
        yield reason("sen-covered-unknown", average=average, place=better + 1, ravens=RAVENS[left])
    elif left == HIDDEN and covered != HIDDEN and RAVENS[covered] < average:
        yield reason("sen-covered-low", old=RAVENS[covered], average=average)
