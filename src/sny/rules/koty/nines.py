"""A land for what waits for one, and nines."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.koty.cards import DEPTH, LANDS
from sny.rules.koty.effects import lay_lifted
from sny.rules.koty.events import GAINED, LOST, TURNED
from sny.rules.koty.hands import discard, lay_on_discards, take_from_pile
from sny.rules.koty.lands import nines_on, takes_nine
from sny.rules.koty.state import FOR_FRIENDS, FOR_RAVEN, FOR_TWINS, REFILLING, TAKING, Koty


def choose_land(state: Koty) -> None:
    """Ask for a land only where there are several; one is no choice, none a loss (KOT-J1, KOT-D3, KOT-J7)."""
    lands, only = 0, NOTHING
    for land in range(LANDS):
        if takes_nine(state, state.turn, land):
            lands += 1
            only = land
    if lands <= 1:
        put(state, only)


def put(state: Koty, land: int) -> None:
    """What waits for a land of the player on turn gets it; without one it is lost."""
    if state.phase == FOR_FRIENDS:
        state.target_owner = state.turn
        state.target = land
        state.phase = TAKING
        return
    if state.phase == FOR_TWINS:
        put_twins(state, land)
    elif state.phase == FOR_RAVEN:
        put_raven(state, land)
    elif land == NOTHING:
        discard(state, state.turn, NOTHING, state.laid)
    else:
        turn_into_nine(state, land, state.laid)
    state.phase = REFILLING


def put_twins(state: Koty, land: int) -> None:
    """The played card becomes the nine, so a joker does too (KOT-C6, KOT-J8)."""
    if land == NOTHING:
        discard(state, state.target_owner, state.target, state.lifted)
        discard(state, state.target_owner, state.target, state.laid)
    else:
        turn_into_nine(state, land, state.laid)
        lay_lifted(state, state.turn, land)


def put_raven(state: Koty, land: int) -> None:
    if land == NOTHING:
        discard(state, state.target_owner, state.target, state.lifted)
    else:
        turn_into_nine(state, land, state.lifted)
    discard(state, state.turn, NOTHING, state.laid)


def turn_into_nine(state: Koty, land: int, card: int) -> None:
    """A nine of a card that all have seen (KOT-I1)."""
    add_nine(state, land, card, 1)
    note(state, TURNED, EVERYONE, state.turn, land, card)


def add_nine(state: Koty, land: int, card: int, known: int) -> None:
    place = land * DEPTH + nines_on(state, state.turn, land)
    state.nines[state.turn][place] = card
    state.known[state.turn][place] = known


def take_nine(state: Koty) -> None:
    """The top card of the draw pile becomes a nine that nobody has seen, or is lost face up (KOT-I2)."""
    taken = take_from_pile(state)
    if state.target == NOTHING:
        lay_on_discards(state, taken)
        if state.stock[taken] > 0:
            state.stock[taken] -= 1
        note(state, LOST, EVERYONE, state.turn, taken)
    else:
        add_nine(state, state.target, taken, 0)
        note(state, GAINED, EVERYONE, state.turn, state.target)
    state.phase = REFILLING
