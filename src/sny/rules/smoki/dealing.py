"""What the dealer shuffles, how a round starts, and how it goes on with a new pile."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.smoki.cards import KINDS, PLACES
from sny.rules.smoki.events import DEALT, GATHERED, OPENED
from sny.rules.smoki.state import DEAL, RESHUFFLE, REVEAL, TURN, Smoki, copies


def deck(state: Smoki, cards: list[int]) -> int:
    """Write every card of the deck in play; how many there are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(copies(state, kind)):
            cards[size] = kind
            size += 1
    return size


def awaits_deal(state: Smoki) -> bool:
    return state.phase == DEAL or state.phase == RESHUFFLE


def gather(state: Smoki, cards: list[int]) -> int:
    """Write the cards that the dealer has to shuffle now: all before a round (SMO-S1), the open piles after (SMO-X)."""
    if state.phase == DEAL:
        return deck(state, cards)
    size = 0
    for pile in range(state.piles):
        for place in range(state.open_size[pile]):
            cards[size] = state.open[pile][place]
            size += 1
    return size


def deal(state: Smoki, order: list[int]) -> None:
    """Take a shuffled closed pile and start a round with it, or go on with the one in play."""
    if state.phase == DEAL:
        start_round(state, order)
    else:
        reshuffle(state, order)


def start_round(state: Smoki, order: list[int]) -> None:
    """Only the dreams (SMO-S1): the open piles wait until everybody has turned up a card (SMO-S2, SMO-S3)."""
    cards = 0
    for kind in range(KINDS):
        cards += copies(state, kind)
        state.down[kind] = 0
    restock(state, order, cards)
    for player in range(state.players):
        for place in range(PLACES):
            state.dream[player][place] = draw(state)
            state.up[player][place] = 0
    state.round += 1
    state.turns = 0
    state.phase = REVEAL
    note(state, DEALT, EVERYONE, state.round, state.turn)


def reshuffle(state: Smoki, order: list[int]) -> None:
    """SMO-X. All know now which kinds lie face down in dreams: those that are neither in the new pile nor face up."""
    cards = 0
    for pile in range(state.piles):
        cards += state.open_size[pile]
    restock(state, order, cards)
    for kind in range(KINDS):
        state.down[kind] = 0
    for player in range(state.players):
        for place in range(PLACES):
            if state.up[player][place] == 0:
                state.down[state.dream[player][place]] += 1
    state.phase = TURN
    note(state, GATHERED, EVERYONE, cards)
    start_open_piles(state)


def restock(state: Smoki, order: list[int], cards: int) -> None:
    for place in range(cards):
        state.closed[place] = order[place]
    state.closed_size = cards
    for pile in range(state.piles):
        for place in range(state.open_size[pile]):
            state.open[pile][place] = NOTHING
        state.open_size[pile] = 0


def start_open_piles(state: Smoki) -> None:
    for pile in range(state.piles):
        opened = draw(state)
        lay_open(state, pile, opened)
        note(state, OPENED, EVERYONE, pile, opened)


def draw(state: Smoki) -> int:
    state.closed_size -= 1
    drawn = state.closed[state.closed_size]
    state.closed[state.closed_size] = NOTHING
    return drawn


def lay_open(state: Smoki, pile: int, laid: int) -> None:
    state.open[pile][state.open_size[pile]] = laid
    state.open_size[pile] += 1
