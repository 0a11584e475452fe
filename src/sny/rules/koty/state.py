"""What a state holds."""

from typing import Any

from sny.rules.kit import layout as field
from sny.rules.kit.decks import added_copies, check_deck
from sny.rules.kit.layout import State
from sny.rules.koty.cards import (
    CARDS,
    COPIES,
    DATA,
    DECK_SIZE,
    DEPTH,
    FULL_LANDS,
    HAND,
    KINDS,
    LANDS,
    MOST_NIGHT,
    MOTH,
    NIGHT,
    SEATS,
)

PHASES = (
    "deal",  # the dealer must shuffle all cards, or in the next four the discards
    "attacking",  # the attacker draws
    "defending",  # whoever defends draws
    "nine",  # a nine is taken from the draw pile
    "refill",  # the player on turn draws back to four, and the turn is over
    "turn",
    "defend",  # the seat that is asked may defend
    "repeat",  # the attacker may repeat the attack
    "friends",  # a land is to be chosen for the nine that two friends bring
    "twins",  # for the two twins
    "raven",  # for the raven that a bat took
    "dragon",  # for the dragon
    "moth",  # for the cat that a moth took
    "over",
)
(
    DEAL, ATTACKING, DEFENDING, TAKING, REFILLING, TURN, DEFEND, REPEATING, FOR_FRIENDS, FOR_TWINS, FOR_RAVEN,
    FOR_DRAGON, FOR_MOTH, OVER,
) = range(14)  # fmt: skip

MEETINGS = ("none", "friends", "twins")  # what a card is to the cat that it was played on
NO_MEETING, FRIENDS, TWINS = range(3)
MOST_COPIES: int = DATA["option"]["deck"]["copies"]  # of a kind, in any deck


class Koty(State):
    # the table's options
    players: int = field.number()
    night: list[int] = field.number(len(NIGHT), within=(0, max(MOST_NIGHT)))
    teams: int = field.word("off", "on")
    # the game
    phase: int = field.word(*PHASES)
    turn: int = field.seat()
    tops: list[list[int]] = field.card(SEATS, LANDS, names=CARDS, filled=("players",), sight="all")
    nines: list[list[int]] = field.card(SEATS, LANDS * DEPTH, names=CARDS, filled=("players",))
    # 1: all have seen that nine
    known: list[list[int]] = field.number(SEATS, LANDS * DEPTH, filled=("players",), within=(0, 1))
    hand_size: list[int] = field.number(SEATS, filled=("players",))
    hand: list[list[int]] = field.card(SEATS, HAND, names=CARDS, filled=("players", "hand_size"))
    shown: list[int] = field.number(SEATS, filled=("players",), within=(0, HAND))
    pile_size: int = field.number()
    pile: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("pile_size",), faces="stock", sight="none")
    # how many of each kind a reshuffle put into the pile; all saw them discarded
    stock: list[int] = field.number(KINDS, within=(0, MOST_COPIES))
    discards_size: int = field.number()
    discards: list[int] = field.card(DECK_SIZE, names=CARDS, filled=("discards_size",), sight="all")
    # the turn
    target_owner: int = field.seat()  # whose land is meant,
    target: int = field.place(LANDS)  # and which: the attacked one, the one that a card was lifted from, or the nine's
    meeting: int = field.word(*MEETINGS)
    asked: int = field.seat()  # who may defend
    # the card in play, which attacks, or will be a nine, or is a night card at work
    laid: int = field.card(names=CARDS, sight="all")
    answer: int = field.card(names=CARDS, sight="all")  # the card that defends, while its player draws
    lifted: int = field.card(names=CARDS, sight="all")  # the cat or raven that is to go elsewhere
    # what a designer has changed
    added: list[int] = field.tuning(MOTH)  # copies of each kind more than printed; night cards have their own option
    added_lands: int = field.tuning()  # full ones that end the game


Layout = Koty
REST = "pile"  # where the cards lie that a position does not name
NINES_ZONE = 0  # of `sees`; the other is the hand


def set_up(players: int, first: int, options: dict[str, Any]) -> Koty:
    """A table before its deal."""
    state = Koty()
    state.players, state.turn, state.phase = players, first, DEAL
    state.night = [options["night"].get(name, 0) for name in NIGHT]
    state.teams = int(options["teams"])
    state.added_lands = (options.get("full_lands") or FULL_LANDS) - FULL_LANDS
    state.added = added_copies(COPIES[:MOTH], CARDS[:MOTH], options.get("deck"))
    check_deck(COPIES[:MOTH], state.added, fewest_cards(state), sum(COPIES))
    return state


def full_lands(state: Koty) -> int:
    """So many end the game (KOT-G1)."""
    return FULL_LANDS + state.added_lands


def fewest_cards(state: Koty) -> int:
    """That a deck must have: all hands and a card to draw."""
    return state.players * HAND + 1
