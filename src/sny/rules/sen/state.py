"""What a state holds."""

from typing import Any

from sny.rules.kit import layout as field
from sny.rules.kit.decks import added_copies, check_deck
from sny.rules.kit.layout import SPECTATOR, State
from sny.rules.sen.cards import (
    ADDED,
    ALL_IN,
    ALL_IN_SCORE,
    BASE,
    BOTH,
    CARDS,
    COPIES,
    DATA,
    DECK_SIZE,
    DECKS,
    FIFTIES,
    INSTEAD,
    KEEP_COUNT,
    KINDS,
    LONG_DREAM,
    NINE,
    PAIRS,
    PLACES,
    REWARDS,
    SCORE_ZERO,
    SEATS,
    VARIANTS,
)

PHASES = (
    "deal",  # the dealer must shuffle; until then the dreams of the last round lie open
    "peek",  # everybody looks at some of their own cards
    "turn",
    "drawn",  # a card of the closed pile is in hand
    "two",  # two cards are in hand, one to be kept
    "look",
    "swap",
    "with",  # one card to be swapped is pointed at
    "choose",  # a card of the open pile is to be chosen
    "chosen",  # it is in hand, for all to see
    "claim",  # the first card of a pair is pointed at
    "name",  # both are
    "over",
)
(
    DEAL, LOOKING_BEFORE_ROUND, TURN, DRAWN, TWO, LOOKING, SWAPPING, SWAPPING_WITH, CHOOSING, CHOSEN, CLAIMING,
    NAMING, OVER,
) = range(13)  # fmt: skip
ENDING = 13  # inside `play` only: the turn is done
FIRST_PEEKS, LONG_FIRST_PEEKS = 2, 3  # before a round, and in the long dream (SEN-S3, SEN-V4)

MOST = {name: option["most"] for name, option in DATA["option"].items() if "most" in option}
MOST_COUNT = NINE * PLACES
MOST_SCORE = MOST_COUNT + MOST["penalty"] + ALL_IN_SCORE


class Sen(State):
    # the table's options
    players: int = field.number()
    deck: int = field.word(*DECKS)
    variants: int = field.words(*VARIANTS)
    penalty: int = field.number(width="i2", within=(0, MOST["penalty"]))
    limit: int = field.number(width="i2", within=(0, MOST["limit"]))
    rounds: int = field.number(width="i2", within=(0, MOST["rounds"]))  # 0: to the limit
    reward: int = field.word(*REWARDS)
    fifty: int = field.word(*FIFTIES)
    # the match
    round: int = field.number(width="i2", within=(0, None))
    total: list[int] = field.number(SEATS, width="i4", filled=("players",), within=(0, MOST["rounds"] * MOST_SCORE))
    count: list[int] = field.number(
        SEATS, width="i2", filled=("players",), within=(0, MOST_COUNT)
    )  # of the last round: ravens as counted,
    score: list[int] = field.number(
        SEATS, width="i2", filled=("players",), within=(0, MOST_SCORE)
    )  # and what was scored
    # the round
    phase: int = field.word(*PHASES)
    turn: int = field.seat()
    turns: int = field.number(width="i4", within=(0, None))
    caller: int = field.seat()
    peeked: list[int] = field.number(SEATS, filled=("players",), within=(0, LONG_FIRST_PEEKS))
    dream_size: list[int] = field.number(SEATS, filled=("players",))
    dream: list[list[int]] = field.card(SEATS, PLACES, names=CARDS, filled=("players", "dream_size"))
    seen: list[list[int]] = field.seats(SEATS, PLACES, filled=("players", "dream_size"))
    closed_size: int = field.number()
    closed: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("closed_size",), sight="none")
    open_size: int = field.number()
    open: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("open_size",), sight="all")  # SEN-J3
    # the turn
    hand: int = field.card(names=CARDS)
    two: list[int] = field.card(2, names=CARDS)
    pointed_owner: int = field.seat()  # whose card was pointed at first, for a swap
    pointed: int = field.place(PLACES)  # the first card pointed at, for a swap or a claim
    pointed_too: int = field.place(PLACES)  # the second, for a claim
    # what a designer has changed
    added: list[int] = field.tuning(KINDS)  # copies of each kind more than printed
    added_lands: int = field.tuning()


Layout = Sen
REST = "closed"  # where the cards lie that a position does not name
DREAM_ZONE = 0  # of `sees`; the others are in hand


def set_up(players: int, first: int, options: dict[str, Any]) -> Sen:
    """A table before its first deal. The long dream brings its own deck and variants (SEN-V4, SEN-J11)."""
    state = Sen()
    state.players, state.turn, state.phase = players, first, DEAL
    for bit, variant in enumerate(VARIANTS):
        state.variants |= (variant in options["variants"]) << bit
    state.deck = DECKS.index(options["edition"])
    if state.variants & LONG_DREAM:
        state.deck = BOTH
        state.variants |= ALL_IN | PAIRS
    by_edition = KEEP_COUNT if state.deck == BASE else SCORE_ZERO
    state.reward = by_edition if options["reward"] is None else REWARDS.index(options["reward"])
    by_print = ADDED if state.deck == BASE else INSTEAD  # SEN-I3
    state.fifty = by_print if options["fifty"] is None else FIFTIES.index(options["fifty"])
    state.penalty, state.limit, state.rounds = options["penalty"], options["limit"] or 0, options["rounds"] or 0
    state.added_lands = (options.get("lands") or lands(state)) - lands(state)
    state.added = added_copies(COPIES[state.deck], CARDS, options.get("deck"))
    check_deck(COPIES[state.deck], state.added, fewest_cards(state), DECK_SIZE)
    return state


def lands(state: Sen) -> int:
    """How many each dream has when it is dealt (SEN-S2, SEN-V4)."""
    return (6 if state.variants & LONG_DREAM else 4) + state.added_lands


def copies(state: Sen, kind: int) -> int:
    return COPIES[state.deck][kind] + state.added[kind]


def fewest_cards(state: Sen) -> int:
    """That a deck must have: all dreams, an open card and a closed one."""
    return state.players * lands(state) + 2


def everybody(state: Sen) -> int:
    return (1 << state.players) - 1 | 1 << SPECTATOR
