"""What raven lands do."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.smoki.events import HANDED, LAID, REMOVED, SWAPPED, TUCKED
from sny.rules.smoki.state import CIRCLING, ENDING, Smoki, left_of, right_of


def turn_up(state: Smoki, owner: int, place: int) -> None:
    kind = state.dream[owner][place]
    if state.up[owner][place] == 0:
        state.up[owner][place] = 1
        if state.down[kind] > 0:
            state.down[kind] -= 1


def pass_round(state: Smoki, seat: int, place: int) -> None:
    """Each card of that place (SMO-J1) moves one dream on and does not act (SMO-C3, SMO-J5); the last is in hand."""
    player = seat
    for _ in range(state.players):
        turn_up(state, player, place)
        removed = state.dream[player][place]
        note(state, REMOVED, EVERYONE, player, place, removed)
        state.dream[player][place] = state.hand
        note(state, LAID, EVERYONE, player, place, state.hand)
        state.hand = removed
        following = left_of(state, player)
        if following != seat:
            note(state, HANDED, EVERYONE, player, place, following, removed)
        player = following
    state.taken = NOTHING
    state.phase = CIRCLING
    if state.piles == 1:
        tuck(state, right_of(state, seat), 0)


def tuck(state: Smoki, seat: int, pile: int) -> None:
    """SMO-C2: the last card of the circle goes to the bottom of an open pile."""
    for place in range(state.open_size[pile], 0, -1):
        state.open[pile][place] = state.open[pile][place - 1]
    state.open[pile][0] = state.hand
    state.open_size[pile] += 1
    note(state, TUCKED, EVERYONE, seat, state.place, pile, state.hand)
    state.phase = ENDING


def swap(state: Smoki, seat: int, owner: int, place: int) -> None:
    """The card pointed at changes places with another, and each keeps its side (SMO-G, SMO-K, SMO-U2)."""
    moved, side = state.dream[seat][state.pointed], state.up[seat][state.pointed]
    state.dream[seat][state.pointed] = state.dream[owner][place]
    state.up[seat][state.pointed] = state.up[owner][place]
    state.dream[owner][place] = moved
    state.up[owner][place] = side
    note(state, SWAPPED, EVERYONE, seat, seat, state.pointed, owner, place)
    state.phase = ENDING
