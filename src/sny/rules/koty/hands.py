"""Cards that come and go: hands, draw pile and discards."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.koty.cards import HAND, KINDS
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
    """Put a card into a hand, in its order among the places from `first` to `last`.

    Here and in `remove` nothing branches on faces: which cards a hand holds cannot be foretold.
    """
    hand = state.hand[seat]
    wanted = first
    for place in range(HAND):
        wanted += (first <= place) & (place < last) & (hand[place] <= card)
    for place in range(HAND - 1, 0, -1):
        hand[place] = hand[place - 1] if place > wanted else hand[place]
    hand[wanted] = card
    state.hand_size[seat] += 1


def remove(state: Koty, seat: int, card: int) -> None:
    """Take a card out of a hand; of cards alike, the one that all know."""
    hand = state.hand[seat]
    left, is_behind = 0, False
    for place in range(HAND - 1):
        is_behind |= hand[place] == card
        left += not is_behind
        hand[place] = hand[place + 1] if is_behind else hand[place]
    hand[HAND - 1] = NOTHING
    state.shown[seat] -= left < state.shown[seat]
    state.hand_size[seat] -= 1


def lay_on_discards(state: Koty, card: int) -> None:
    state.discards[state.discards_size] = card
    state.discards_size += 1


def discard(state: Koty, seat: int, land: int, card: int) -> None:
    lay_on_discards(state, card)
    note(state, DISCARDED, EVERYONE, seat, land, card)


def discard_top(state: Koty, owner: int, land: int) -> None:
    discard(state, owner, land, state.tops[owner][land])
    state.tops[owner][land] = NOTHING
