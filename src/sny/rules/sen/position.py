"""What makes a position unplayable."""

from sny.rules.kit.decks import flaw_in_deck
from sny.rules.kit.layout import NOTHING, flaw_in_holding
from sny.rules.sen.cards import COPIES, DATA, DECK_SIZE, PAIRS, PLACES
from sny.rules.sen.legal_actions import actors, first_peeks
from sny.rules.sen.state import (
    CLAIMING,
    DEAL,
    LOOKING_BEFORE_ROUND,
    NAMING,
    OVER,
    PHASES,
    SWAPPING_WITH,
    TURN,
    Sen,
    fewest_cards,
    lands,
)

# What each phase holds: cards in hand, two cards, a card pointed at, whose it is, a second one.
HOLDS = {
    "drawn": ("hand",),
    "chosen": ("hand",),
    "two": ("two",),
    "with": ("pointed_owner", "pointed"),
    "claim": ("pointed",),
    "name": ("pointed", "pointed_too"),
}


def flaw_in_design(state: Sen) -> str:
    least, most = DATA["option"]["lands"]["least"], DATA["option"]["lands"]["most"]
    if state.added_lands and not least <= lands(state) <= most:
        return f"a dream is dealt {least} to {most} lands"
    return flaw_in_deck(COPIES[state.deck], state.added, fewest_cards(state), DECK_SIZE)


def flaw(state: Sen) -> str:
    """What makes a position that somebody set up unplayable, or nothing."""
    if state.turn == NOTHING:
        return "turn must name a seat"
    if state.caller != NOTHING and state.phase not in (DEAL, OVER):
        return "with a caller the round is over (SEN-P)"
    misplaced = flaw_in_holding(state, PHASES[state.phase], HOLDS)
    if misplaced:
        return misplaced
    if state.phase == DEAL:
        return ""
    if min(state.dream_size[: state.players]) < 1:
        return "each dream needs a card"
    if state.open_size < 1:
        return "the open pile is never empty (SEN-J3)"
    if state.phase == OVER:
        return ""
    if state.closed_size < 1 and state.phase in (LOOKING_BEFORE_ROUND, TURN, CLAIMING, NAMING):
        return "with the closed pile used up the round is over (SEN-R1)"
    if not all(0 <= peeked <= first_peeks(state) for peeked in state.peeked[: state.players]):
        return "nobody looks at more cards before a round than the rules allow (SEN-S3)"
    if state.phase == LOOKING_BEFORE_ROUND and actors(state) == 0:
        return "in the phase peek somebody still has to look at a card (SEN-S3)"
    for player in range(state.players):
        unseen = sum(seats >> player & 1 == 0 for seats in state.seen[player][: state.dream_size[player]])
        if state.phase == LOOKING_BEFORE_ROUND and unseen < first_peeks(state) - state.peeked[player]:
            return f"seat {player + 1} has too few cards left to look at (SEN-J2)"
    return flaw_in_pointing(state)


def flaw_in_pointing(state: Sen) -> str:
    if state.phase not in (SWAPPING_WITH, CLAIMING, NAMING):
        return ""
    owner = state.pointed_owner if state.phase == SWAPPING_WITH else state.turn
    if max(state.pointed, state.pointed_too) >= state.dream_size[owner]:
        return "the cards pointed at are not in the dream"
    if state.phase == SWAPPING_WITH:
        return ""
    if state.variants & PAIRS == 0:
        return "a pair is claimed only with the variant wiem-co-mam (SEN-V3)"
    if not 2 <= state.dream_size[state.turn] < PLACES:
        return "a dream of one card, or of 12, cannot claim a pair (SEN-K6)"
    if state.pointed == state.pointed_too:
        return "a pair is two different cards (SEN-V3)"
    return ""
