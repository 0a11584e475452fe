"""A turn, from a legal action to its end."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.sen.actions import (
    AND,
    AS,
    CALL,
    CHOOSE,
    CLAIM,
    DISCARD,
    DRAW,
    KEEP,
    LOOK,
    LOOK_BEFORE_ROUND,
    PUT,
    SWAP,
    TAKE,
    USE,
    WITH,
)
from sny.rules.sen.cards import PLACES
from sny.rules.sen.dealing import draw, lay_open
from sny.rules.sen.effects import choose, claim, keep, look, swap, use
from sny.rules.sen.events import CALLED, DISCARDED, DREW, LAID, LOOKED_BEFORE_ROUND, TOOK
from sny.rules.sen.legal_actions import actors, first_peeks
from sny.rules.sen.scoring import finish_round
from sny.rules.sen.state import CHOSEN, CLAIMING, DRAWN, ENDING, NAMING, SWAPPING_WITH, TURN, Sen, everybody


def play(state: Sen, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < DRAW:
        look_before_round(state, seat, action - LOOK_BEFORE_ROUND)
    elif action == DRAW:
        state.hand = draw(state)
        state.phase = DRAWN
        note(state, DREW, 1 << seat, seat, state.hand)
    elif action == CALL:
        state.caller = seat
        state.phase = ENDING
        note(state, CALLED, EVERYONE, seat)
    elif action < PUT:
        take(state, seat, action - TAKE)
    elif action < DISCARD:
        put(state, seat, action - PUT)
    elif action == DISCARD:
        note(state, DISCARDED, EVERYONE, seat, NOTHING, state.hand)
        lay_open(state, state.hand)
        state.phase = ENDING
    elif action == USE:
        use(state, seat)
    elif action < LOOK:
        keep(state, seat, action - KEEP)
    elif action < SWAP:
        look(state, seat, (action - LOOK) // PLACES, (action - LOOK) % PLACES)
    elif action < WITH:
        state.pointed_owner = (action - SWAP) // PLACES
        state.pointed = (action - SWAP) % PLACES
        state.phase = SWAPPING_WITH
    elif action < CHOOSE:
        swap(state, seat, (action - WITH) // PLACES, (action - WITH) % PLACES)
    elif action < CLAIM:
        choose(state, seat, action - CHOOSE)
    elif action < AND:
        state.pointed = action - CLAIM
        state.phase = CLAIMING
    elif action < AS:
        state.pointed_too = action - AND
        state.phase = NAMING
    else:
        claim(state, seat, action - AS)
    if state.phase == ENDING:
        end_turn(state)


def look_before_round(state: Sen, seat: int, place: int) -> None:
    state.seen[seat][place] |= 1 << seat
    state.peeked[seat] += 1
    note(state, LOOKED_BEFORE_ROUND, 1 << seat, seat, place, state.dream[seat][place])
    if state.peeked[seat] == first_peeks(state) and actors(state) == 0:
        state.phase = TURN


def take(state: Sen, seat: int, place: int) -> None:
    """SEN-A: the open card goes in, and all know it; a special does not act (SEN-A1)."""
    state.open_size -= 1
    taken = state.open[state.open_size]
    note(state, TOOK, EVERYONE, seat, taken)
    replace(state, seat, place, taken, EVERYONE)


def put(state: Sen, seat: int, place: int) -> None:
    """The card in hand goes in: known to its owner (SEN-B1), or to all when it was chosen openly (SEN-W)."""
    replace(state, seat, place, state.hand, EVERYONE if state.phase == CHOSEN else 1 << seat)


def replace(state: Sen, seat: int, place: int, new: int, witnesses: int) -> None:
    """One card for another at the same place: no other way leads into a dream or moves it (SEN-S5)."""
    old = state.dream[seat][place]
    state.dream[seat][place] = new
    state.seen[seat][place] = witnesses & everybody(state)
    lay_open(state, old)
    note(state, LAID, witnesses, seat, place, new)
    note(state, DISCARDED, EVERYONE, seat, place, old)
    state.phase = ENDING


def end_turn(state: Sen) -> None:
    """The seat to the left comes next (SEN-N): in this round, or first in the next one (SEN-S4)."""
    forget_turn(state)
    if state.caller != NOTHING or state.closed_size == 0:
        finish_round(state)
    else:
        state.phase = TURN
    state.turns += 1
    state.turn = left_of(state, state.turn)


def forget_turn(state: Sen) -> None:
    """Nothing is in hand or pointed at any more."""
    state.hand = NOTHING
    state.pointed_owner = NOTHING
    state.pointed = NOTHING
    state.pointed_too = NOTHING


def left_of(state: Sen, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0
