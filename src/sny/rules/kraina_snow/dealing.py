"""What the dealer shuffles, and how a round starts."""

from collections.abc import Sequence

from sny.rules.kraina_snow.night import start_night_when_ready
from sny.rules.kraina_snow.state import Card, Dream, happened, left_of, spirits_around, turned
from sny.rules.kraina_snow.words import DATA, DECK, FEWEST, READY, SPIRITS, UNDER


def awaits(state: Dream) -> str:
    """The phase in which the dealer must hand something in, or nothing."""
    return state.phase if state.phase in (DECK, SPIRITS, UNDER) else ""


def gather(state: Dream) -> list[Card]:
    """The used cards that are to be shuffled and put under the deck (KRA-D5)."""
    return [laid.card for laid in (*state.yellow, *state.blue)]


def spirit_cards(players: int) -> list[str]:
    """The spirits of a game, one for each player (KRA-S1)."""
    return [spirit["name"] for spirit in DATA["spirit"] for _ in range(spirit["among"][players - FEWEST])]


def deal_deck(state: Dream, cards: Sequence[Card]) -> None:
    """The shuffled deck from its top, each card turned to the word that it shows first (KRA-J14)."""
    state.deck = list(cards)
    state.phase = SPIRITS


def deal_under(state: Dream, cards: Sequence[Card]) -> None:
    state.deck += [turned(card) for card in cards]
    state.phase = SPIRITS


def deal_spirits(state: Dream, spirits: Sequence[str]) -> None:
    """A new round: spirits for the players from the dreamer's left on, and the last one aside (KRA-N1)."""
    if state.round:
        state.dreamer = left_of(state, state.dreamer)
    state.round += 1
    state.roles = [None] * state.players
    for steps, spirit in enumerate(spirits[:-1], start=1):
        state.roles[(state.dreamer + steps) % state.players] = spirit
    state.aside = spirits[-1]
    state.yellow, state.blue, state.guesses, state.gone = [], [], [], 0
    state.clues, state.story, state.named, state.ready = [], [], [], []
    state.last_clue, state.ends, state.turn_ends = None, None, None
    state.phase = READY
    happened(state, "round", {"round": state.round, "dreamer": state.dreamer})
    for seat in spirits_around(state):
        happened(state, "role", {"seat": seat}, {"role": state.roles[seat]}, (seat,))
    if state.deck:
        state.deck.append(turned(state.deck.pop(0)))  # KRA-N2: the dreamer has seen the card on top
    start_night_when_ready(state)
