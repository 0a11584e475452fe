"""What cards do on one's own dream and on others'."""

from sny.rules.kit.layout import EVERYONE, NOTHING, note
from sny.rules.koty.cards import BAT, DRAGON, LANDS, MOTH, OWL, RAVEN
from sny.rules.koty.events import ATTACKED, DEFENDED, EXCHANGED, LAID, LIFTED, PASSED, PLAYED, REPEATED, TOOK, USED
from sny.rules.koty.hands import discard, discard_top, insert, lay_on_discards
from sny.rules.koty.lands import partner_of
from sny.rules.koty.state import (
    ATTACKING,
    DEFENDING,
    FOR_DRAGON,
    FOR_FRIENDS,
    FOR_MOTH,
    FOR_RAVEN,
    FOR_TWINS,
    FRIENDS,
    NO_MEETING,
    REFILLING,
    REPEATING,
    TWINS,
    Koty,
)


def exchange(state: Koty, seat: int) -> None:
    """KOT-E: the whole hand goes, for all to see (KOT-I2), before any card is drawn (KOT-J5)."""
    for place in range(state.hand_size[seat]):
        lay_on_discards(state, state.hand[seat][place])
        note(state, EXCHANGED, EVERYONE, seat, state.hand[seat][place])
        state.hand[seat][place] = NOTHING
    state.hand_size[seat] = 0
    state.shown[seat] = 0
    state.phase = REFILLING


def play_own(state: Koty, seat: int, land: int, card: int, cat: int) -> None:
    """A card on the own dream; `cat` is what a joker was named as."""
    top = state.tops[seat][land]
    meeting = NO_MEETING if top == NOTHING or top == RAVEN else meeting_of(cat, top)
    note(state, PLAYED, EVERYONE, seat, seat, land, meeting, card)
    state.phase = REFILLING
    if top == NOTHING:
        state.tops[seat][land] = card
    elif top == RAVEN:
        discard_top(state, seat, land)
        discard(state, seat, land, card)
    else:
        state.target_owner = seat
        state.target = land
        state.meeting = meeting
        state.laid = card
        meet(state)


def meeting_of(cat: int, other: int) -> int:
    return TWINS if cat == other else FRIENDS


def cover(state: Koty, seat: int, owner: int, land: int, card: int) -> None:
    state.tops[owner][land] = card
    note(state, PLAYED, EVERYONE, seat, owner, land, NO_MEETING, card)
    state.phase = REFILLING


def attack(state: Koty, seat: int, owner: int, land: int, card: int, cat: int) -> None:
    """The card lies on the attacked land while its player draws and is answered (KOT-H2)."""
    state.target_owner = owner
    state.target = land
    state.meeting = meeting_of(cat, state.tops[owner][land])
    state.laid = card
    note(state, ATTACKED, EVERYONE, seat, owner, land, state.meeting, card)
    state.phase = ATTACKING


def repeat(state: Koty, seat: int, card: int) -> None:
    state.laid = card
    note(state, REPEATED, EVERYONE, seat, state.target_owner, state.target, state.meeting, card)
    state.phase = ATTACKING


def defend(state: Koty, seat: int, card: int) -> None:
    state.answer = card
    note(state, DEFENDED, EVERYONE, seat, state.target_owner, state.target, card)
    state.phase = DEFENDING


def end_defence(state: Koty) -> None:
    """Both cards are discarded, the land is unchanged (KOT-A3), and the attacker is asked (KOT-A4)."""
    discard(state, state.target_owner, state.target, state.laid)
    discard(state, state.target_owner, state.target, state.answer)
    state.laid = NOTHING
    state.answer = NOTHING
    state.asked = NOTHING
    state.phase = REPEATING


def call_owl(state: Koty, seat: int) -> None:
    """KOT-O, KOT-O2: attack and turn are over; the attacking card comes into the hand for all to see (KOT-O1)."""
    note(state, DEFENDED, EVERYONE, seat, state.target_owner, state.target, OWL)
    insert(state, seat, state.laid, 0, state.shown[seat])
    state.shown[seat] += 1
    note(state, TOOK, EVERYONE, seat, state.target_owner, state.target, state.laid)
    discard(state, state.target_owner, state.target, OWL)
    state.phase = REFILLING


def give_up(state: Koty, seat: int) -> None:
    """No further attack, or no defence: then the partner is asked (KOT-T2, KOT-T5), and last the attack succeeds."""
    note(state, PASSED, EVERYONE, seat)
    if state.phase == REPEATING:
        state.phase = REFILLING
    elif state.teams and seat == state.target_owner:
        state.asked = partner_of(state, seat)
    else:
        meet(state)


def meet(state: Koty) -> None:
    """Friends leave, then bring a nine (KOT-C3, KOT-A1, KOT-J2); twins go to one land together (KOT-C4, KOT-A2)."""
    if state.meeting == FRIENDS:
        discard_top(state, state.target_owner, state.target)
        discard(state, state.target_owner, state.target, state.laid)
        state.laid = NOTHING
        state.phase = FOR_FRIENDS
    else:
        lift(state, state.target_owner, state.target)
        state.phase = FOR_TWINS
    state.asked = NOTHING
    state.meeting = NO_MEETING


def lift(state: Koty, owner: int, land: int) -> None:
    state.target_owner = owner
    state.target = land
    state.lifted = state.tops[owner][land]
    state.tops[owner][land] = NOTHING
    note(state, LIFTED, EVERYONE, owner, land, state.lifted)


def use_moth(state: Koty, seat: int, owner: int, land: int) -> None:
    note(state, USED, EVERYONE, seat, MOTH)
    state.laid = MOTH
    lift(state, owner, land)
    state.phase = FOR_MOTH


def move_cat(state: Koty, owner: int, land: int) -> None:
    lay_lifted(state, owner, land)
    discard(state, state.turn, NOTHING, state.laid)
    state.phase = REFILLING


def lay_lifted(state: Koty, owner: int, land: int) -> None:
    state.tops[owner][land] = state.lifted
    note(state, LAID, EVERYONE, owner, land, state.lifted)


def use_bat(state: Koty, seat: int, owner: int, land: int) -> None:
    note(state, USED, EVERYONE, seat, BAT)
    state.laid = BAT
    lift(state, owner, land)
    state.phase = FOR_RAVEN


def use_dragon(state: Koty, seat: int) -> None:
    note(state, USED, EVERYONE, seat, DRAGON)
    state.laid = DRAGON
    for player in range(state.players):
        for land in range(LANDS):
            if state.tops[player][land] == RAVEN:
                discard_top(state, player, land)
    state.phase = FOR_DRAGON
