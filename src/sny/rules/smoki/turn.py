"""A turn, from a legal action to its end."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.smoki.actions import ATTACK, DISCARD, DRAW, FOR, NEST, ONTO, PUT, REVEAL_CARD, SKIP, TAKE, UNDER, WITH
from sny.rules.smoki.cards import PLACES, RAVEN_ATTACK, RAVEN_CIRCLE, RAVEN_NEST
from sny.rules.smoki.dealing import draw, lay_open, start_open_piles
from sny.rules.smoki.effects import pass_round, swap, tuck, turn_up
from sny.rules.smoki.events import DISCARDED, DREW, LAID, REMOVED, SKIPPED, TOOK, TURNED
from sny.rules.smoki.legal_actions import actors
from sny.rules.smoki.scoring import finish_round
from sny.rules.smoki.state import (
    ATTACKING,
    ATTACKING_FOR,
    ENDING,
    IN_HAND,
    LAYING,
    NESTING,
    NESTING_WITH,
    RESHUFFLE,
    TURN,
    Smoki,
    cards_up,
    left_of,
)


def play(state: Smoki, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if action < DRAW:
        reveal(state, seat, action - REVEAL_CARD)
    elif action == DRAW:
        state.hand = draw(state)
        state.phase = IN_HAND
        note(state, DREW, 1 << seat, seat, state.hand)
    elif action < PUT:
        take(state, seat, action - TAKE)
    elif action < DISCARD:
        put(state, seat, action - PUT)
    elif action < ONTO:
        note(state, DISCARDED, EVERYONE, seat, NOTHING, action - DISCARD, state.hand)
        lay_open(state, action - DISCARD, state.hand)
        state.phase = ENDING
    elif action < UNDER:
        replace(state, seat, action - ONTO)
    elif action < SKIP:
        tuck(state, seat, action - UNDER)
    elif action == SKIP:
        note(state, SKIPPED, EVERYONE, seat)
        state.phase = ENDING
    elif action < WITH:
        state.pointed = action - NEST
        state.phase = NESTING_WITH
    elif action < ATTACK:
        swap(state, seat, seat, action - WITH)
    elif action < FOR:
        state.pointed = action - ATTACK
        state.phase = ATTACKING_FOR
    else:
        swap(state, seat, (action - FOR) // PLACES, (action - FOR) % PLACES)
    if state.phase == ENDING:
        end_turn(state)


def reveal(state: Smoki, seat: int, place: int) -> None:
    state.up[seat][place] = 1
    note(state, TURNED, EVERYONE, seat, place, state.dream[seat][place])
    if actors(state) == 0:
        start_open_piles(state)
        state.phase = TURN


def take(state: Smoki, seat: int, pile: int) -> None:
    """SMO-A: the top card of an open pile, which may leave the pile empty (SMO-N)."""
    state.open_size[pile] -= 1
    state.hand = state.open[pile][state.open_size[pile]]
    state.open[pile][state.open_size[pile]] = NOTHING
    state.taken = pile
    state.phase = IN_HAND
    note(state, TOOK, EVERYONE, seat, pile, state.hand)


def put(state: Smoki, seat: int, place: int) -> None:
    """SMO-D: the card of a place is turned up, then its pile is chosen; the circle hands it on instead (SMO-C1)."""
    state.place = place
    if state.hand == RAVEN_CIRCLE:
        pass_round(state, seat, place)
        return
    turn_up(state, seat, place)
    note(state, REMOVED, EVERYONE, seat, place, state.dream[seat][place])
    state.phase = LAYING
    if state.piles == 1:  # SMO-V3: nothing to choose
        replace(state, seat, 0)


def replace(state: Smoki, seat: int, pile: int) -> None:
    """The removed card goes on its pile, the new one lies face up, and a nest or an attack may act (SMO-J2, SMO-K1)."""
    old, new = state.dream[seat][state.place], state.hand
    lay_open(state, pile, old)
    note(state, DISCARDED, EVERYONE, seat, state.place, pile, old)
    state.dream[seat][state.place] = new
    state.hand = NOTHING
    state.taken = NOTHING
    note(state, LAID, EVERYONE, seat, state.place, new)
    if new == RAVEN_NEST:
        state.phase = NESTING
    elif new == RAVEN_ATTACK:
        state.phase = ATTACKING
    else:
        state.phase = ENDING


def end_turn(state: Smoki) -> None:
    """How the dreams lie now decides whether the round goes on (SMO-R5); only then is a pile reshuffled (SMO-J9)."""
    state.hand = NOTHING
    state.taken = NOTHING
    state.place = NOTHING
    state.pointed = NOTHING
    state.turns += 1
    if some_dream_is_open(state):
        finish_round(state)
    else:
        state.phase = RESHUFFLE if state.closed_size == 0 else TURN
    state.turn = left_of(state, state.turn)


def some_dream_is_open(state: Smoki) -> bool:
    """Of anybody, and as it lies now: an attack may have covered or completed one (SMO-J8)."""
    for player in range(state.players):
        if cards_up(state, player) == PLACES:
            return True
    return False
