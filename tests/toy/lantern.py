"""Lantern: two secret cards each, and the brightest pair wins.

On a turn, drop a card for all to see and draw another that only you see, or stop the game. It also stops when the pile
is used up. The state is the class `Lantern`; the last card of the pile is its top.
"""

from typing import Any

from sny.rules.kit import facts as fact
from sny.rules.kit import layout as field
from sny.rules.kit.data import read_data
from sny.rules.kit.derived import Derived
from sny.rules.kit.layout import EVERYONE, NOTHING, State, note

NAME = "lantern"
DATA = read_data(NAME)
SEATS, HAND = 4, 2
CARDS: tuple[str, ...] = tuple(kind["name"] for kind in DATA["card"])
VALUES: tuple[int, ...] = tuple(kind["value"] for kind in DATA["card"])
COPIES: tuple[int, ...] = tuple(kind["copies"] for kind in DATA["card"])
KINDS, DECK_SIZE = len(CARDS), sum(COPIES)
DEAL, TURN, OVER = range(3)

DROP = 0  # + place: discard that card and draw another
STOP = DROP + HAND
ACTIONS = STOP + 1
NOTATION: tuple[tuple[int, str, tuple[tuple[str, ...], ...]], ...] = (
    (DROP, "drop {}", (("1", "2"),)),
    (STOP, "stop", ()),
)
EVENTS: tuple[tuple[str, tuple[fact.Fact, ...]], ...] = (
    ("dealt", (fact.seat("first"),)),
    ("dropped", (fact.seat(), fact.place(), fact.card())),
    ("drew", (fact.seat(), fact.place(), fact.card())),
    ("stopped", (fact.seat(),)),
    ("scored", (fact.seat(), fact.number("score"))),
    ("won", (fact.seat(),)),
)
DEALT, DROPPED, DREW, STOPPED, SCORED, WON = range(6)


class Lantern(State):
    players: int = field.number()
    phase: int = field.word("deal", "turn", "over")
    turn: int = field.seat()
    hand: list[list[int]] = field.card(SEATS, HAND, names=CARDS, filled=("players",))
    pile_size: int = field.number()
    pile: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("pile_size",), sight="none")
    dropped_size: int = field.number()
    dropped: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("dropped_size",), sight="all")


Layout = Lantern
REST = "pile"


def set_up(players: int, first: int, options: dict[str, Any]) -> Lantern:
    state = Lantern()
    state.players, state.turn, state.phase = players, first, DEAL
    return state


def deck(state: Lantern, cards: list[int]) -> int:
    size = 0
    for kind in range(KINDS):
        for _ in range(COPIES[kind]):
            cards[size] = kind
            size += 1
    return size


def awaits_deal(state: Lantern) -> bool:
    return state.phase == DEAL


def gather(state: Lantern, cards: list[int]) -> int:
    return deck(state, cards)


def deal(state: Lantern, order: list[int]) -> None:
    for place in range(DECK_SIZE):
        state.pile[place] = order[place]
    state.pile_size = DECK_SIZE
    for player in range(state.players):
        for place in range(HAND):
            state.hand[player][place] = draw(state)
    state.phase = TURN
    note(state, DEALT, EVERYONE, state.turn)


def draw(state: Lantern) -> int:
    state.pile_size -= 1
    drawn = state.pile[state.pile_size]
    state.pile[state.pile_size] = NOTHING
    return drawn


def actors(state: Lantern) -> int:
    return 1 << state.turn if state.phase == TURN else 0


def legal(state: Lantern, seat: int, actions: list[int]) -> int:
    if actors(state) >> seat & 1 == 0:
        return 0
    for action in range(ACTIONS):
        actions[action] = action
    return ACTIONS


def play(state: Lantern, seat: int, action: int) -> None:
    if action == STOP:
        note(state, STOPPED, EVERYONE, seat)
        finish(state)
        return
    place = action - DROP
    note(state, DROPPED, EVERYONE, seat, place, state.hand[seat][place])
    state.dropped[state.dropped_size] = state.hand[seat][place]
    state.dropped_size += 1
    state.hand[seat][place] = draw(state)
    note(state, DREW, 1 << seat, seat, place, state.hand[seat][place])
    state.turn = seat + 1 if seat + 1 < state.players else 0
    if state.pile_size == 0:
        finish(state)


def finish(state: Lantern) -> None:
    state.phase = OVER
    for player in range(state.players):
        note(state, SCORED, EVERYONE, player, score(state, player))
    for player in range(state.players):
        if wins(state, player):
            note(state, WON, EVERYONE, player)


def over(state: Lantern) -> bool:
    return state.phase == OVER


def score(state: Lantern, seat: int) -> int:
    """The light of a seat's cards; before the end it is a secret, and counts for nothing."""
    if state.phase != OVER:
        return 0
    light = 0
    for place in range(HAND):
        light += VALUES[state.hand[seat][place]]
    return light


def wins(state: Lantern, seat: int) -> bool:
    if state.phase != OVER:
        return False
    for player in range(state.players):
        if score(state, player) > score(state, seat):
            return False
    return True


def sees(state: Lantern, seat: int, zone: int, row: int, column: int) -> bool:
    return seat == row or state.phase == OVER


def flaw(state: Lantern) -> str:
    if state.turn == NOTHING:
        return "turn must name a seat"
    if state.phase == TURN and state.pile_size == 0:
        return "without a pile the game is over"
    if state.phase != DEAL and NOTHING in [kind for hand in state.hand[: state.players] for kind in hand]:
        return "everybody holds two cards"
    return ""


def light_dropped(state: Lantern) -> int:
    """How much light has been dropped."""
    return sum(VALUES[kind] for kind in state.dropped[: state.dropped_size])


def light_after(seen: Lantern, seat: int, action: int) -> int | None:
    """How much light the hand keeps when a card is dropped."""
    return None if action == STOP else VALUES[seen.hand[seat][1 - action]]


DERIVED = {"light_dropped": Derived(field.number(), ("dropped_size", "dropped"), light_dropped)}
FORESEEN = {"light_after": Derived(field.number(), ("players", "hand"), light_after, gaps=True)}
