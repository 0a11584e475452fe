"""What may be done."""

from sny.rules.kit.layout import NOTHING, places_written
from sny.rules.sen.actions import (
    AND,
    AS,
    CALL,
    CHOOSE,
    CLAIM,
    DISCARD,
    DRAW,
    HOURGLASSES,
    KEEP,
    LOOK,
    LOOK_BEFORE_ROUND,
    PUT,
    SWAP,
    TAKE,
    USE,
    WITH,
)
from sny.rules.sen.cards import CHOOSE_ONE, HOURGLASS, KINDS, LONG_DREAM, PAIRS, PLACES, RAVENS, TAKE_TWO
from sny.rules.sen.state import (
    CHOOSING,
    CHOSEN,
    CLAIMING,
    DEAL,
    DRAWN,
    FIRST_PEEKS,
    LONG_FIRST_PEEKS,
    LOOKING,
    LOOKING_BEFORE_ROUND,
    OVER,
    SWAPPING,
    SWAPPING_WITH,
    TURN,
    TWO,
    Sen,
    copies,
)


def actors(state: Sen) -> int:
    """The seats that may act now, as a bit mask: all who still peek at once (SEN-S3), then one in turn (SEN-N)."""
    if state.phase == LOOKING_BEFORE_ROUND:
        waiting = 0
        for player in range(state.players):
            if state.peeked[player] < first_peeks(state):
                waiting |= 1 << player
        return waiting
    if state.phase == DEAL or state.phase == OVER:
        return 0
    return 1 << state.turn


def first_peeks(state: Sen) -> int:
    return LONG_FIRST_PEEKS if state.variants & LONG_DREAM else FIRST_PEEKS


def legal(state: Sen, seat: int, actions: list[int]) -> int:
    """Write the action numbers that the seat may play now; how many there are."""
    size = state.dream_size[seat]
    count = 0
    if state.phase == LOOKING_BEFORE_ROUND:
        if state.peeked[seat] < first_peeks(state):
            for place in range(size):
                if state.seen[seat][place] >> seat & 1 == 0:  # one by one, and no card twice (SEN-J2)
                    count = offer(actions, count, LOOK_BEFORE_ROUND + place)
    elif state.phase == DEAL or state.phase == OVER or seat != state.turn:
        return 0
    elif state.phase == TURN:
        count = offer(actions, count, DRAW)
        count = offer(actions, count, CALL)  # from the first turn on (SEN-J6)
        count = offer_places(actions, count, TAKE, size)
        if state.variants & PAIRS and 2 <= size < PLACES:  # SEN-K
            count = offer_places(actions, count, CLAIM, size)
    elif state.phase == DRAWN:
        count = offer_places(actions, count, PUT, size)
        count = offer(actions, count, DISCARD)
        if is_special(state.hand):  # a choice beside the others (SEN-B4, SEN-J4)
            count = offer(actions, count, USE)
    elif state.phase == TWO:
        count = offer_places(actions, count, KEEP, 2)
    elif state.phase == LOOKING:
        count = offer_spots(state, actions, LOOK)
    elif state.phase == SWAPPING:
        count = offer_spots(state, actions, SWAP)
    elif state.phase == SWAPPING_WITH:
        for player in range(state.players):
            for place in range(state.dream_size[player]):
                if may_swap_with(state, seat, player, place):
                    count = offer(actions, count, WITH + player * PLACES + place)
    elif state.phase == CHOOSING:
        for kind in range(KINDS):
            if place_in_open(state, kind) != NOTHING:
                count = offer(actions, count, CHOOSE + kind)
    elif state.phase == CHOSEN:
        count = offer_places(actions, count, PUT, size)
    elif state.phase == CLAIMING:
        for place in range(size):
            if place != state.pointed:
                count = offer(actions, count, AND + place)
    else:
        for ravens in range(HOURGLASSES + 1):
            if can_be_claimed(state, ravens):
                count = offer(actions, count, AS + ravens)
    return count


def offer(actions: list[int], count: int, action: int) -> int:
    actions[count] = action
    return count + 1


def offer_places(actions: list[int], count: int, first: int, size: int) -> int:
    """An action for each place of a dream."""
    for place in range(places_written(size, PLACES)):
        actions[count + place] = first + place
    return count + size


def offer_spots(state: Sen, actions: list[int], first: int) -> int:
    count = 0
    for player in range(state.players):
        count = offer_places(actions, count, first + player * PLACES, state.dream_size[player])
    return count


def may_swap_with(state: Sen, seat: int, owner: int, place: int) -> bool:
    """A different card than the first, and at most one of the two your own (SEN-Z, SEN-Z1)."""
    if owner != state.pointed_owner:
        return True
    return owner != seat and place != state.pointed


def is_special(kind: int) -> bool:
    """An hourglass is none (SEN-H1)."""
    return TAKE_TWO <= kind <= CHOOSE_ONE


def place_in_open(state: Sen, kind: int) -> int:
    """Where the topmost card of a kind lies in the open pile."""
    for place in range(state.open_size - 1, -1, -1):
        if state.open[place] == kind:
            return place
    return NOTHING


def can_be_claimed(state: Sen, ravens: int) -> bool:
    """Only what the deck in play holds may be claimed (SEN-J9)."""
    for kind in range(KINDS):
        if copies(state, kind) > 0 and says(kind, ravens):
            return True
    return False


def says(kind: int, ravens: int) -> bool:
    """Whether a card is what was claimed of it: the number counts, not the picture (SEN-K3, SEN-K4)."""
    if ravens == HOURGLASSES or kind == HOURGLASS:
        return ravens == HOURGLASSES and kind == HOURGLASS
    return RAVENS[kind] == ravens
