"""What special lands and claimed pairs do."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.sen.cards import CHOOSE_ONE, PEEK_CARD, SWAP_TWO
from sny.rules.sen.dealing import draw, lay_open
from sny.rules.sen.events import CHOSE, CLAIMED, DISCARDED, DREW, GAINED, JUDGED, LOOKED, SWAPPED, TURNED, USED
from sny.rules.sen.legal_actions import place_in_open, says
from sny.rules.sen.state import CHOOSING, CHOSEN, DRAWN, ENDING, LOOKING, SWAPPING, TWO, Sen, everybody


def use(state: Sen, seat: int) -> None:
    """SEN-B3: the special is laid on the open pile, then it acts; so Wybierz 1 finds itself there (SEN-W3)."""
    special = state.hand
    state.hand = NOTHING
    lay_open(state, special)
    note(state, USED, EVERYONE, seat, special)
    if special == PEEK_CARD:
        state.phase = LOOKING
    elif special == SWAP_TWO:
        state.phase = SWAPPING
    elif special == CHOOSE_ONE:
        state.phase = CHOOSING
    else:
        take_two(state, seat)


def take_two(state: Sen, seat: int) -> None:
    """SEN-T; one card left is the chosen one, and with none left nothing happens (SEN-T3, SEN-J7)."""
    if state.closed_size >= 2:
        state.phase = TWO
        for position in range(2):
            state.two[position] = draw(state)
            note(state, DREW, 1 << seat, seat, state.two[position])
    elif state.closed_size == 1:
        state.phase = DRAWN
        state.hand = draw(state)
        note(state, DREW, 1 << seat, seat, state.hand)
    else:
        state.phase = ENDING


def keep(state: Sen, seat: int, position: int) -> None:
    """The other card goes on the open pile, without effect (SEN-T1, SEN-J5); the chosen one is as if drawn (SEN-T2)."""
    other = state.two[1 - position]
    state.hand = state.two[position]
    state.two[0] = NOTHING
    state.two[1] = NOTHING
    lay_open(state, other)
    note(state, DISCARDED, EVERYONE, seat, NOTHING, other)
    state.phase = DRAWN


def look(state: Sen, seat: int, owner: int, place: int) -> None:
    state.seen[owner][place] |= 1 << seat
    note(state, LOOKED, 1 << seat, seat, owner, place, state.dream[owner][place])
    state.phase = ENDING


def swap(state: Sen, seat: int, owner: int, place: int) -> None:
    """Two cards change places unseen; who has seen a card still knows it, since all see the move (SEN-Z)."""
    other_owner, other_place = state.pointed_owner, state.pointed
    moved, witnesses = state.dream[owner][place], state.seen[owner][place]
    state.dream[owner][place] = state.dream[other_owner][other_place]
    state.seen[owner][place] = state.seen[other_owner][other_place]
    state.dream[other_owner][other_place] = moved
    state.seen[other_owner][other_place] = witnesses
    note(state, SWAPPED, EVERYONE, seat, other_owner, other_place, owner, place)
    state.phase = ENDING


def choose(state: Sen, seat: int, kind: int) -> None:
    """SEN-W: one card leaves the open pile openly, without acting (SEN-W2); the rest keeps its order (SEN-W1)."""
    for place in range(place_in_open(state, kind), state.open_size - 1):
        state.open[place] = state.open[place + 1]
    state.open_size -= 1
    state.open[state.open_size] = NOTHING
    state.hand = kind
    state.phase = CHOSEN
    note(state, CHOSE, EVERYONE, seat, kind)


def claim(state: Sen, seat: int, ravens: int) -> None:
    """SEN-V3: the two cards are turned up; right makes the dream one smaller, wrong one larger."""
    first, second = min(state.pointed, state.pointed_too), max(state.pointed, state.pointed_too)
    lower, upper = state.dream[seat][first], state.dream[seat][second]
    right = says(lower, ravens) and says(upper, ravens)
    note(state, CLAIMED, EVERYONE, seat, first, second, ravens)
    note(state, TURNED, EVERYONE, seat, first, lower)
    note(state, TURNED, EVERYONE, seat, second, upper)
    note(state, JUDGED, EVERYONE, seat, right)
    if right:
        lay_open(state, lower)  # SEN-J8
        lay_open(state, upper)
        gain(state, seat, first)
        close_up(state, seat, second)
    else:
        state.seen[seat][first] = everybody(state)
        state.seen[seat][second] = everybody(state)
        state.dream_size[seat] += 1
        gain(state, seat, state.dream_size[seat] - 1)
    state.phase = ENDING


def gain(state: Sen, seat: int, place: int) -> None:
    """A card of the closed pile comes into the dream, seen by nobody (SEN-K1, SEN-K2)."""
    state.dream[seat][place] = draw(state)
    state.seen[seat][place] = 0
    note(state, GAINED, EVERYONE, seat, place)


def close_up(state: Sen, seat: int, freed: int) -> None:
    """The places behind a freed one move up by one (SEN-K5)."""
    last = state.dream_size[seat] - 1
    for place in range(freed, last):
        state.dream[seat][place] = state.dream[seat][place + 1]
        state.seen[seat][place] = state.seen[seat][place + 1]
    state.dream[seat][last] = NOTHING
    state.seen[seat][last] = 0
    state.dream_size[seat] = last
