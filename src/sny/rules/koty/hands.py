"""Cards that come and go: hands, draw pile and discards."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.koty.cards import KINDS
from sny.rules.koty.events import DISCARDED, DREW
from sny.rules.koty.state import Koty


def take_from_pile(state: Koty) -> int:
    state.pile_size -= 1
    taken = state.pile[state.pile_size]
    state.pile[state.pile_size] = NOTHING
    return taken


def draw(state: Koty, seat: int, cards: int) -> None:
    """Cards of the draw pile go into a hand. A hand does not keep their order, so the news of them does not either."""
    for kind in range(KINDS):
        for place in range(state.pile_size - cards, state.pile_size):
            if state.pile[place] == kind:
                note(state, DREW, 1 << seat, seat, kind)
    for _ in range(cards):
        insert(state, seat, take_from_pile(state), state.shown[seat], state.hand_size[seat])


def insert(state: Koty, seat: int, card: int, first: int, last: int) -> None:
    """Put a card into a hand, in its order among the places from `first` to `last`."""
    place = state.hand_size[seat]
    while place > first and (place > last or state.hand[seat][place - 1] > card):
        state.hand[seat][place] = state.hand[seat][place - 1]
        place -= 1
    state.hand[seat][place] = card
    state.hand_size[seat] += 1


def remove(state: Koty, seat: int, card: int) -> None:
    """Take a card out of a hand; of cards alike, the one that all know."""
    place = 0
    while state.hand[seat][place] != card:
        place += 1
    if place < state.shown[seat]:
        state.shown[seat] -= 1
    state.hand_size[seat] -= 1
    for later in range(place, state.hand_size[seat]):
        state.hand[seat][later] = state.hand[seat][later + 1]
    state.hand[seat][state.hand_size[seat]] = NOTHING


def lay_on_discards(state: Koty, card: int) -> None:
    state.discards[state.discards_size] = card
    state.discards_size += 1


def discard(state: Koty, seat: int, land: int, card: int) -> None:
    lay_on_discards(state, card)
    note(state, DISCARDED, EVERYONE, seat, land, card)


def discard_top(state: Koty, owner: int, land: int) -> None:
    discard(state, owner, land, state.tops[owner][land])
    state.tops[owner][land] = NOTHING
