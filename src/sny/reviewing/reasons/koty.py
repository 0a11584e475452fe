"""Reasons in Koty: what an action does to the dreams, whom it is aimed at, and how often it is defended."""

from collections.abc import Iterator
from typing import Any

from sny.bots.koty import NOTES, chance_of_defence, hide_pile, take_notes
from sny.reviewing.reasons import Reason, percent, reason
from sny.rules.kit.layout import NOTHING
from sny.rules.koty import (
    ATTACK,
    COVER,
    DEFEND,
    DEFEND_WITH,
    EXCHANGE,
    FOR_FRIENDS,
    FOR_MOTH,
    LAND_OF,
    OVER,
    OWNER_OF,
    PASS,
    REPEAT_WITH,
    TURN,
    USE_DRAGON,
    USE_MOTH,
    Koty,
    are_rivals,
    cats_in,
    cats_on,
    nines_on,
    play,
)  # fmt: skip

AGAINST = range(ATTACK, USE_DRAGON)  # attacks, covers, moths and bats, which name whose land is meant


def reasons(seen: Koty, seat: int, played: int, best: int, moment: dict[str, Any]) -> Iterator[Reason]:
    if played == best:
        return
    yield from of_ending(seen, seat, played)
    if seen.phase == TURN:
        yield from of_own_cats(seen, seat, played, best)
        yield from of_target(seen, seat, played, best)
        yield from of_defence(seen, seat, played)
        if played == EXCHANGE:
            yield reason("koty-exchanged")
    elif seen.phase == DEFEND and played == PASS and DEFEND_WITH <= best < REPEAT_WITH:
        yield reason("koty-undefended", cats=cats_on(seen, seen.target_owner, seen.target))


def after(seen: Koty, seat: int, action: int) -> Koty:
    """A view after an action, with the cards to be drawn unknown."""
    state = seen.copy()
    hide_pile(state)
    play(state, seat, action)
    return state


def of_ending(seen: Koty, seat: int, played: int) -> Iterator[Reason]:
    state = after(seen, seat, played)
    leader = max(range(seen.players), key=lambda player: cats_in(state, player))
    if state.phase == OVER and are_rivals(seen, seat, leader) and cats_in(state, leader) > cats_in(state, seat):
        yield reason("koty-ended", rival=leader, cats=cats_in(state, leader), own=cats_in(state, seat))


def of_own_cats(seen: Koty, seat: int, played: int, best: int) -> Iterator[Reason]:
    """What a card played at home makes of the own dream, where no land is to be chosen afterwards."""
    if not EXCHANGE < best < ATTACK:
        return
    now, better = cats_in(seen, seat), after(seen, seat, best)
    gained = cats_in(better, seat)
    if not FOR_FRIENDS <= better.phase <= FOR_MOTH and gained > max(now, cats_in(after(seen, seat, played), seat)):
        yield reason("koty-own-cats", before=now, cats=gained)


def of_target(seen: Koty, seat: int, played: int, best: int) -> Iterator[Reason]:
    """Whom the better action was aimed at, and whom the played one."""
    target, mine = rival_of(seen, seat, best), rival_of(seen, seat, played)
    if target == NOTHING:
        return
    cats = cats_in(seen, target)
    others = [cats_in(seen, player) for player in range(seen.players) if are_rivals(seen, seat, player)]
    if mine not in (NOTHING, target) and cats > cats_in(seen, mine):
        yield reason("koty-other-target", rival=target, cats=cats, other=mine, other_cats=cats_in(seen, mine))
    elif mine == NOTHING and cats == max(others) and cats > cats_in(seen, seat):
        yield reason("koty-leader", rival=target, cats=cats, own=cats_in(seen, seat))
    if COVER <= best < USE_MOTH and nines_on(seen, target, LAND_OF[best]) > 1:
        yield reason("koty-nines", rival=target, nines=nines_on(seen, target, LAND_OF[best]))


def rival_of(seen: Koty, seat: int, action: int) -> int:
    owner = OWNER_OF[action] if action in AGAINST else NOTHING
    return owner if owner != NOTHING and are_rivals(seen, seat, owner) else NOTHING


def of_defence(seen: Koty, seat: int, played: int) -> Iterator[Reason]:
    """How likely the attacked seat has an answer, by the cards that the attacker has not seen."""
    if not ATTACK <= played < COVER:
        return
    state, notes = after(seen, seat, played), [0.0] * NOTES
    if state.phase == DEFEND:
        take_notes(seen, seat, notes)
        chance = percent(chance_of_defence(state, seat, notes))
        if chance >= 50:
            yield reason("koty-defended", rival=state.asked, percent=chance)
