"""What makes a position unplayable."""

from sny.rules.kit.decks import flaw_in_deck
from sny.rules.kit.layout import NOTHING, flaw_in_holding
from sny.rules.koty.actions import ACTIONS
from sny.rules.koty.cards import (
    BAT,
    COPIES,
    DATA,
    DEPTH,
    DRAGON,
    HAND,
    JOKER,
    LANDS,
    MOST_NIGHT,
    MOTH,
    NIGHT,
    RAVEN,
)
from sny.rules.koty.dealing import awaits_deal
from sny.rules.koty.lands import are_rivals, attacking_cat, partner_of, takes_nine
from sny.rules.koty.legal_actions import legal
from sny.rules.koty.state import (
    ATTACKING,
    DEAL,
    DEFEND,
    DEFENDING,
    FOR_DRAGON,
    FOR_FRIENDS,
    FOR_MOTH,
    FOR_RAVEN,
    FOR_TWINS,
    OVER,
    PHASES,
    REFILLING,
    REPEATING,
    TAKING,
    Koty,
    fewest_cards,
    full_lands,
)

# What each phase holds in the middle of a turn; in the phase nine a land too, unless the nine is lost.
HOLDS = {
    "attacking": ("target_owner", "target", "meeting", "laid"),
    "defend": ("target_owner", "target", "meeting", "asked", "laid"),
    "defending": ("target_owner", "target", "meeting", "asked", "laid", "answer"),
    "repeat": ("target_owner", "target", "meeting"),
    "friends": ("target_owner", "target"),
    "twins": ("target_owner", "target", "laid", "lifted"),
    "raven": ("target_owner", "target", "laid", "lifted"),
    "moth": ("target_owner", "target", "laid", "lifted"),
    "dragon": ("laid",),
    "nine": ("target_owner",),
}
IN_ATTACK = (ATTACKING, DEFEND, DEFENDING, REPEATING)
FEWEST_LANDS = {FOR_FRIENDS: 2, FOR_TWINS: 2, FOR_RAVEN: 2, FOR_DRAGON: 2, FOR_MOTH: 1}  # to choose from (KOT-J1)


def flaw_in_design(state: Koty) -> str:
    if not 1 <= full_lands(state) <= LANDS:
        return f"1 to {LANDS} full lands end the game"
    return flaw_in_deck(COPIES[:MOTH], state.added, fewest_cards(state), sum(COPIES))


def flaw(state: Koty) -> str:
    """What makes a position that somebody set up unplayable, or nothing."""
    if any(not 0 <= count <= most for count, most in zip(state.night, MOST_NIGHT, strict=True)):
        return f"night: there are at most {', '.join(map(str, MOST_NIGHT))} of {', '.join(NIGHT)}"
    if state.teams and state.players not in DATA["option"]["teams"]["players"]:
        return "teams are for 4 or 6 players (KOT-T1)"
    if state.turn == NOTHING:
        return "turn must name a seat"
    if state.phase == DEAL:
        return ""
    for player in range(state.players):
        if flaw_in_dream(state, player):
            return flaw_in_dream(state, player)
        if not 0 <= state.shown[player] <= state.hand_size[player]:
            return "shown counts cards of the hand"
    if state.phase == OVER:
        return ""
    if awaits_deal(state) and (state.pile_size > 0 or state.discards_size == 0):
        return "cards are shuffled when the draw pile is empty and the discards are not (KOT-P1)"
    if any(state.stock) and any(state.pile.count(kind) > count for kind, count in enumerate(state.stock)):
        return "stock counts the cards that the draw pile was shuffled from, or is all 0"
    return flaw_in_hands(state) or flaw_in_turn(state)


def flaw_in_dream(state: Koty, player: int) -> str:
    full = 0
    for land in range(LANDS):
        top, first = state.tops[player][land], land * DEPTH
        nines = [state.nines[player][place] != NOTHING for place in range(first, first + DEPTH)]
        if top > RAVEN:
            return "only cats and ravens lie face up in a land (KOT-D1, KOT-D4)"
        if top == RAVEN and not nines[0]:
            return "a raven lies on a nine (KOT-J9)"
        if nines != sorted(nines, reverse=True):
            return "the nines of a land fill its places from the first"
        if any(state.known[player][first + place] not in (0, int(nine)) for place, nine in enumerate(nines)):
            return "known is 1 for a nine that everybody has seen, and 0 otherwise"
        full += all(nines)
    if full >= full_lands(state) and state.phase != OVER:
        return f"with {full_lands(state)} full lands the game is over (KOT-G1)"
    return ""


def flaw_in_hands(state: Koty) -> str:
    """Whoever has played a card and not drawn yet has fewer than four."""
    short = {ATTACKING: (3,), DEFENDING: (3,), REFILLING: (0, 1, 2, 3), TAKING: (3, 4)}
    short |= dict.fromkeys((FOR_RAVEN, FOR_DRAGON, FOR_MOTH), (3,))
    short |= dict.fromkeys((FOR_FRIENDS, FOR_TWINS), (3,) if state.target_owner == state.turn else (4,))
    spender = state.asked if state.phase == DEFENDING else state.turn
    for player in range(state.players):
        if state.hand_size[player] not in (short.get(state.phase, (HAND,)) if player == spender else (HAND,)):
            return f"seat {player + 1} cannot have {state.hand_size[player]} cards in hand now (KOT-H1)"
    return ""


def flaw_in_turn(state: Koty) -> str:
    """What is in the middle of a turn must fit its phase."""
    holds = HOLDS
    if state.phase == TAKING and state.target != NOTHING:
        holds = HOLDS | {"nine": ("target_owner", "target")}
    misplaced = flaw_in_holding(state, PHASES[state.phase], holds)
    if misplaced:
        return misplaced
    return flaw_in_target(state) or flaw_in_cards_in_play(state)


def flaw_in_target(state: Koty) -> str:
    phase, owner, land, in_attack = state.phase, state.target_owner, state.target, state.phase in IN_ATTACK
    if phase == TAKING and (owner != state.turn or (land != NOTHING and not takes_nine(state, owner, land))):
        return "the target land cannot take a nine (KOT-D2)"
    if phase != TAKING and land != NOTHING and (0 <= state.tops[owner][land] < RAVEN) != in_attack:
        return "an attacked cat is on its land; a card that was discarded or lifted is not"
    if (in_attack or phase == FOR_RAVEN) and not are_rivals(state, state.turn, owner):
        return "only a rival can be attacked or lose a raven (KOT-T3)"
    if state.asked not in (NOTHING, owner, partner_of(state, owner) if state.teams else owner):
        return "asked must name a seat that may defend (KOT-T5)"
    if legal(state, state.turn, [0] * ACTIONS) < FEWEST_LANDS.get(phase, 0):
        return "there is no land to choose (KOT-J1)"
    return ""


def flaw_in_cards_in_play(state: Koty) -> str:
    fighters = (attacking_cat(state), JOKER) if state.phase in IN_ATTACK else ()
    cats = tuple(range(RAVEN))
    laid, lifted = {
        FOR_TWINS: ((state.lifted, JOKER), cats),
        FOR_RAVEN: ((BAT,), (RAVEN,)),
        FOR_MOTH: ((MOTH,), cats),
        FOR_DRAGON: ((DRAGON,), ()),
    }.get(state.phase, (fighters, ()))
    if any(
        card not in (NOTHING, *fitting)
        for card, fitting in ((state.laid, laid), (state.answer, fighters), (state.lifted, lifted))
    ):
        return "the cards laid, answer and lifted do not fit the phase"
    return ""
