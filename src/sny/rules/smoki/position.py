"""What makes a position unplayable."""

from sny.rules.kit.decks import flaw_in_deck
from sny.rules.kit.layout import NOTHING, flaw_in_holding
from sny.rules.smoki.cards import CARDS, COPIES, DECK_SIZE, KINDS, PLACES, RAVEN_ATTACK, RAVEN_CIRCLE, RAVEN_NEST
from sny.rules.smoki.state import (
    ATTACKING,
    ATTACKING_FOR,
    CIRCLING,
    DEAL,
    IN_HAND,
    LAYING,
    NESTING,
    NESTING_WITH,
    PHASES,
    RESHUFFLE,
    REVEAL,
    TURN,
    Smoki,
    cards_up,
    fewest_cards,
)

# What each phase in the middle of a turn holds: a card in hand, a place of the dream, a card pointed at; and the card
# that lies at the place then.
HOLDS = {
    "hand": ("hand",),
    "lay": ("hand", "place"),
    "circle": ("hand", "place"),
    "nest": ("place",),
    "with": ("place", "pointed"),
    "attack": ("place",),
    "for": ("place", "pointed"),
}
LIES_AT_PLACE: dict[int, int] = {
    CIRCLING: RAVEN_CIRCLE,
    NESTING: RAVEN_NEST,
    NESTING_WITH: RAVEN_NEST,
    ATTACKING: RAVEN_ATTACK,
    ATTACKING_FOR: RAVEN_ATTACK,
}


def flaw_in_design(state: Smoki) -> str:
    return flaw_in_deck(COPIES[state.attack], state.added, fewest_cards(state), DECK_SIZE)


def flaw(state: Smoki) -> str:
    """What makes a position that somebody set up unplayable, or nothing."""
    if state.turn == NOTHING:
        return "turn must name a seat"
    if state.phase == DEAL:
        return ""
    sides = [side for row in state.up[: state.players] for side in row]
    cards = [kind for row in state.dream[: state.players] for kind in row]
    if NOTHING in cards or set(sides) - {0, 1}:
        return "each dream has 6 cards (SMO-D1), and up is 1 or 0 for each of them"
    face_down = [kind for kind, side in zip(cards, sides, strict=True) if not side]
    if any(state.down) and state.down != [face_down.count(kind) for kind in range(KINDS)]:
        return "down counts the cards that lie face down, or is all 0"
    return flaw_in_piles(state) or flaw_in_dreams(state) or flaw_in_turn(state)


def flaw_in_piles(state: Smoki) -> str:
    if state.phase == REVEAL and any(state.open_size[: state.piles]):
        return "the open piles are started once everybody has turned up a card (SMO-S2, SMO-S3)"
    if state.phase in (REVEAL, TURN) and state.closed_size < (state.piles if state.phase == REVEAL else 1):
        return "a closed pile that is used up is replaced at once (SMO-X)"
    if state.phase == RESHUFFLE and state.closed_size > 0:
        return "cards are reshuffled only when the closed pile is used up (SMO-X)"
    if state.phase == TURN and not any(state.open_size[: state.piles]):
        return "between turns there is an open card (SMO-J3)"
    return ""


def flaw_in_dreams(state: Smoki) -> str:
    turned_up = [cards_up(state, player) for player in range(state.players)]
    if state.phase == REVEAL and (max(turned_up) > 1 or min(turned_up) > 0):
        return "in the phase reveal somebody still has to turn up a card, and nobody has turned up two (SMO-S2)"
    if state.phase in (TURN, IN_HAND, RESHUFFLE) and max(turned_up) == PLACES:
        return "with a dream entirely face up the round is over (SMO-R1)"
    return ""


def flaw_in_turn(state: Smoki) -> str:
    """What is in the middle of a turn must fit its phase."""
    phase = state.phase
    misplaced = flaw_in_holding(state, PHASES[phase], HOLDS)
    if misplaced:
        return misplaced
    if not NOTHING <= state.taken < (state.piles if phase in (IN_HAND, LAYING) else 0):
        return "taken is the open pile that the card in hand came from, in the phases hand and lay"
    if phase in (LAYING, CIRCLING) and state.piles == 1:
        return "with one open pile there is nothing to choose (SMO-V3)"
    if phase == LAYING and (state.hand == RAVEN_CIRCLE or not state.up[state.turn][state.place]):
        return "in the phase lay the removed card lies face up, and the card in hand is not a circle (SMO-J2)"
    if phase in LIES_AT_PLACE and state.dream[state.turn][state.place] != LIES_AT_PLACE[phase]:
        return f"in the phase {PHASES[phase]} the {CARDS[LIES_AT_PLACE[phase]]} lies at place"
    if state.pointed != NOTHING and state.pointed == state.place:
        return "a nest or an attack does not move itself (SMO-J6)"
    return ""
