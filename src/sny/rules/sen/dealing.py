"""What the dealer shuffles, and how a round starts."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.sen.cards import KINDS, PLACES
from sny.rules.sen.events import DEALT
from sny.rules.sen.state import DEAL, LOOKING_BEFORE_ROUND, Sen, copies, lands


def deck(state: Sen, cards: list[int]) -> int:
    """Write every card of the deck in play; how many there are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(copies(state, kind)):
            cards[size] = kind
            size += 1
    return size


def awaits_deal(state: Sen) -> bool:
    return state.phase == DEAL


def gather(state: Sen, cards: list[int]) -> int:
    """Write the cards that the dealer has to shuffle now: before each round, all of them (SEN-S1)."""
    return deck(state, cards)


def deal(state: Sen, order: list[int]) -> None:
    """Start a round with a shuffled closed pile (SEN-S1, SEN-S2)."""
    cards = 0
    for kind in range(KINDS):
        cards += copies(state, kind)
    for place in range(cards):
        state.closed[place] = order[place]
    for place in range(state.open_size):
        state.open[place] = NOTHING
    state.closed_size = cards
    state.open_size = 0
    dealt = lands(state)
    for player in range(state.players):
        for place in range(PLACES):
            state.dream[player][place] = NOTHING
            state.seen[player][place] = 0
        for place in range(dealt):
            state.dream[player][place] = draw(state)
        state.dream_size[player] = dealt
        state.peeked[player] = 0
    lay_open(state, draw(state))
    state.round += 1
    state.turns = 0
    state.caller = NOTHING
    state.phase = LOOKING_BEFORE_ROUND
    note(state, DEALT, EVERYONE, state.round, state.turn, state.open[0])


def draw(state: Sen) -> int:
    state.closed_size -= 1
    drawn = state.closed[state.closed_size]
    state.closed[state.closed_size] = NOTHING
    return drawn


def lay_open(state: Sen, laid: int) -> None:
    state.open[state.open_size] = laid
    state.open_size += 1
