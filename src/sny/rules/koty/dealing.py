"""What the dealer shuffles, and how the game starts or goes on with it."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.koty.cards import COPIES, HAND, KINDS, MOST_NIGHT, MOTH
from sny.rules.koty.events import DEALT, SHUFFLED
from sny.rules.koty.hands import draw
from sny.rules.koty.state import DEAL, REFILLING, TURN, Koty
from sny.rules.koty.turn import go_on


def deck(state: Koty, cards: list[int]) -> int:
    """Write every card of the deck in play; how many there are."""
    size = 0
    for kind in range(KINDS):
        for _ in range(copies(state, kind)):
            cards[size] = kind
            size += 1
    return size


def copies(state: Koty, kind: int) -> int:
    if kind < MOTH:
        return COPIES[kind] + state.added[kind]
    return min(state.night[kind - MOTH], MOST_NIGHT[kind - MOTH])  # a position may ask for more: `flaw` says so


def awaits_deal(state: Koty) -> bool:
    return state.phase <= REFILLING


def gather(state: Koty, cards: list[int]) -> int:
    """Write the cards that the dealer has to shuffle now: at the start all of them, later the discards (KOT-P1)."""
    if state.phase == DEAL:
        return deck(state, cards)
    for place in range(state.discards_size):
        cards[place] = state.discards[place]
    return state.discards_size


def deal(state: Koty, order: list[int]) -> None:
    """Take a shuffled draw pile: start the game with it (KOT-S1), or go on where it had run out (KOT-P1)."""
    if state.phase != DEAL:
        note(state, SHUFFLED, EVERYONE, state.discards_size)
        new_pile(state, order, state.discards_size)
        count_stock(state)
        for place in range(state.pile_size):
            state.discards[place] = NOTHING
        state.discards_size = 0
        go_on(state)
        return
    cards = 0
    for kind in range(KINDS):
        cards += copies(state, kind)
    new_pile(state, order, cards)
    note(state, DEALT, EVERYONE, state.turn)
    for player in range(state.players):
        draw(state, player, HAND)
    state.phase = TURN


def new_pile(state: Koty, order: list[int], cards: int) -> None:
    for place in range(cards):
        state.pile[place] = order[place]
    state.pile_size = cards


def count_stock(state: Koty) -> None:
    for kind in range(KINDS):
        state.stock[kind] = 0
    for place in range(state.pile_size):
        state.stock[state.pile[place]] += 1
