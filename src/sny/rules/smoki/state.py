"""What a state holds."""

from typing import Any

from sny.rules.kit import layout as field
from sny.rules.kit.decks import added_copies, check_deck
from sny.rules.kit.layout import State
from sny.rules.smoki.cards import (
    CARDS,
    COPIES,
    DATA,
    DECK_SIZE,
    KINDS,
    PILES,
    PLACES,
    SCORINGS,
    SEATS,
    SWITCH,
    TOKENS_TO_WIN,
    USUAL_LIMIT,
    USUAL_ROUNDS,
    VALUES,
)

PHASES = (
    "deal",  # the dealer must shuffle; until then the dreams of the last round lie open
    "reveal",  # everybody turns up a card of their own
    "turn",
    "hand",  # a card is in hand, for a place of the dream or, if it was drawn, for an open pile
    "lay",  # the card that it replaces is turned up, and an open pile is to be chosen for that one
    "circle",  # the last player of the circle holds the card removed there, for the bottom of an open pile
    "nest",  # the action of the card just put down may be carried out
    "with",  # the first card to be exchanged is pointed at
    "attack",
    "for",
    "reshuffle",  # the closed pile is used up; the dealer must shuffle the open ones
    "over",
)
(
    DEAL, REVEAL, TURN, IN_HAND, LAYING, CIRCLING, NESTING, NESTING_WITH, ATTACKING, ATTACKING_FOR, RESHUFFLE, OVER,
) = range(12)  # fmt: skip
ENDING = 12  # inside `play` only: the turn is done

MOST = {name: option["most"] for name, option in DATA["option"].items() if "most" in option}
MOST_COPIES: int = DATA["option"]["deck"]["copies"]  # of a kind, in any deck


class Smoki(State):
    # the table's options
    players: int = field.number()
    attack: int = field.word(*SWITCH)
    piles: int = field.number(within=(1, PILES))
    scoring: int = field.word(*SCORINGS)
    limit: int = field.number(width="i2", within=(1, MOST["limit"]))
    rounds: int = field.number(width="i2", within=(1, MOST["rounds"]))
    # the match
    round: int = field.number(width="i2", within=(0, None))
    tokens: list[int] = field.number(SEATS, filled=("players",), within=(0, TOKENS_TO_WIN))
    total: list[int] = field.number(SEATS, width="i4", filled=("players",))
    # of the last round
    score: list[int] = field.number(SEATS, filled=("players",), within=(PLACES * min(VALUES), PLACES * max(VALUES)))
    # the round
    phase: int = field.word(*PHASES)
    turn: int = field.seat()
    turns: int = field.number(width="i4", within=(0, None))
    dream: list[list[int]] = field.card(SEATS, PLACES, names=CARDS, filled=("players",), faces="down")
    up: list[list[int]] = field.number(SEATS, PLACES, filled=("players",), within=(0, 1))
    down: list[int] = field.number(
        KINDS, within=(0, MOST_COPIES)
    )  # how many of each kind lie face down, once a reshuffle has told
    closed_size: int = field.number()
    closed: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("closed_size",), sight="none")
    open_size: list[int] = field.number(PILES, filled=("piles",))
    open: list[list[int]] = field.card(PILES, DECK_SIZE, names=CARDS, filled=("piles", "open_size"), sight="all")
    # the turn
    hand: int = field.card(names=CARDS)
    taken: int = field.place(PILES)  # the open pile that the card in hand came from
    place: int = field.place(PLACES)  # where the new card goes, or lies while its action is open
    pointed: int = field.place(PLACES)  # the first card pointed at, for an exchange
    # what a designer has changed
    added: list[int] = field.tuning(KINDS)  # copies of each kind more than printed


Layout = Smoki
REST = "closed"  # where the cards lie that a position does not name
DREAM_ZONE = 0  # of `sees`; the other is the hand


def set_up(players: int, first: int, options: dict[str, Any]) -> Smoki:
    """A table before its first deal."""
    state = Smoki()
    state.players, state.turn, state.phase = players, first, DEAL
    state.attack, state.piles = int(options["attack"]), options["piles"]
    state.scoring = SCORINGS.index(options["scoring"])
    state.limit, state.rounds = options["limit"] or USUAL_LIMIT, options["rounds"] or USUAL_ROUNDS
    state.added = added_copies(COPIES[state.attack], CARDS, options.get("deck"))
    check_deck(COPIES[state.attack], state.added, fewest_cards(state), DECK_SIZE)
    return state


def copies(state: Smoki, kind: int) -> int:
    return COPIES[state.attack][kind] + state.added[kind]


def fewest_cards(state: Smoki) -> int:
    """That a deck must have: all dreams, the open piles, and something to draw and to reshuffle."""
    return state.players * PLACES + PILES + 2


def cards_up(state: Smoki, seat: int) -> int:
    count = 0
    for place in range(PLACES):
        count += state.up[seat][place]
    return count


def left_of(state: Smoki, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0


def right_of(state: Smoki, seat: int) -> int:
    return seat - 1 if seat > 0 else state.players - 1
