"""What may be done."""

from sny.rules.kit.layout import NOTHING
from sny.rules.smoki.actions import ATTACK, DISCARD, DRAW, FOR, NEST, ONTO, PUT, REVEAL_CARD, SKIP, TAKE, UNDER, WITH
from sny.rules.smoki.cards import PLACES, RAVEN_CIRCLE
from sny.rules.smoki.state import (
    ATTACKING,
    CIRCLING,
    DEAL,
    IN_HAND,
    LAYING,
    NESTING,
    NESTING_WITH,
    OVER,
    RESHUFFLE,
    REVEAL,
    TURN,
    Smoki,
    cards_up,
    right_of,
)


def actors(state: Smoki) -> int:
    """The seats that may act now: all who have yet to turn up a card at once (SMO-S2), then one by one (SMO-T)."""
    if state.phase == REVEAL:
        waiting = 0
        for player in range(state.players):
            if cards_up(state, player) == 0:
                waiting |= 1 << player
        return waiting
    if state.phase == DEAL or state.phase == RESHUFFLE or state.phase == OVER:
        return 0
    if state.phase == CIRCLING:
        return 1 << right_of(state, state.turn)  # SMO-J4
    return 1 << state.turn


def legal(state: Smoki, seat: int, actions: list[int]) -> int:
    """Write the action numbers that the seat may play now; how many there are."""
    if actors(state) >> seat & 1 == 0:
        return 0
    count = 0
    if state.phase == REVEAL:
        count = offer(actions, count, REVEAL_CARD, PLACES)
    elif state.phase == TURN:
        count = offer(actions, count, DRAW, 1)
        for pile in range(state.piles):
            if state.open_size[pile] > 0:
                count = offer(actions, count, TAKE + pile, 1)
    elif state.phase == IN_HAND:
        count = offer(actions, count, PUT, PLACES)
        if state.taken == NOTHING and state.hand != RAVEN_CIRCLE:  # SMO-A, SMO-C, SMO-U1
            count = offer(actions, count, DISCARD, state.piles)
    elif state.phase == LAYING:
        count = offer(actions, count, ONTO, state.piles)
    elif state.phase == CIRCLING:
        count = offer(actions, count, UNDER, state.piles)
    elif state.phase == NESTING:
        count = offer(actions, count, SKIP, 1)
        count = offer_own(state, actions, count, NEST)
    elif state.phase == NESTING_WITH:
        count = offer_own(state, actions, count, WITH)
    elif state.phase == ATTACKING:
        count = offer(actions, count, SKIP, 1)
        count = offer_own(state, actions, count, ATTACK)
    else:
        for player in range(state.players):
            if player != seat:
                count = offer(actions, count, FOR + player * PLACES, PLACES)
    return count


def offer(actions: list[int], count: int, first: int, many: int) -> int:
    for action in range(many):
        actions[count + action] = first + action
    return count + many


def offer_own(state: Smoki, actions: list[int], count: int, first: int) -> int:
    """Any card of your own but the raven land just put down (SMO-J6) and the one already pointed at (SMO-J7)."""
    for place in range(PLACES):
        if place != state.place and place != state.pointed:
            count = offer(actions, count, first + place, 1)
    return count
