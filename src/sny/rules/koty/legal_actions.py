"""What may be done."""

from sny.rules.kit.layout import places_written
from sny.rules.koty.actions import (
    DEFEND_WITH,
    EXCHANGE,
    MOVE_TO,
    PASS,
    PUT,
    REPEAT_WITH,
    USE_DRAGON,
    USE_MOTH,
    WITH_JOKER,
    WITH_OWL,
)  # fmt: skip
from sny.rules.koty.cards import HAND, JOKER, LANDS, OWL
from sny.rules.koty.dealing import awaits_deal
from sny.rules.koty.lands import attacking_cat, can_be_moved, has_nines, takes_moved_cat, takes_nine
from sny.rules.koty.offers import (
    BITS,
    BITS_OF_CARD,
    EMPTY,
    EMPTY_TOO,
    FACES,
    FIRST_BIT,
    FIRST_ROW,
    HAS_DRAGON,
    HAS_MOTH,
    MOST_OFFERS,
    OWN_COUNTS,
    OWN_OFFERS,
    PACES,
    RIVAL_COUNTS,
    RIVAL_OFFERS,
)  # fmt: skip
from sny.rules.koty.state import DEFEND, FOR_MOTH, OVER, REPEATING, TURN, Koty


def actors(state: Koty) -> int:
    """The seats that may act now: the one on turn (KOT-S3) or asked (KOT-J6), unless the dealer is awaited."""
    if awaits_deal(state) or state.phase == OVER:
        return 0
    return 1 << (state.asked if state.phase == DEFEND else state.turn)


def legal(state: Koty, seat: int, actions: list[int]) -> int:
    """Write the action numbers that the seat may play now; how many there are."""
    if actors(state) >> seat & 1 == 0:
        return 0
    count = 0
    if state.phase == TURN:
        holding = held_by(state, seat)
        count = offer(actions, count, EXCHANGE)
        count = offer_own(state, seat, holding, actions, count)
        rival = seat
        for steps in range(1, state.players):
            rival = rival + 1 if rival + 1 < state.players else 0
            if not (state.teams and 2 * steps == state.players):  # that is the partner (KOT-T3)
                count = offer_against(state, rival, holding, actions, count)
        if holding >> HAS_MOTH & 1:
            for player in range(state.players):
                for land in range(LANDS):
                    if can_be_moved(state, player, land):
                        count = offer(actions, count, USE_MOTH + player * LANDS + land)
        if holding >> HAS_DRAGON & 1:
            count = offer(actions, count, USE_DRAGON)
    elif state.phase == DEFEND:
        count = offer_answers(state, seat, DEFEND_WITH, actions)
        if holds(state, seat, OWL):
            count = offer(actions, count, DEFEND_WITH + WITH_OWL)
        count = offer(actions, count, PASS)
    elif state.phase == REPEATING:
        count = offer_answers(state, seat, REPEAT_WITH, actions)
        count = offer(actions, count, PASS)
    elif state.phase == FOR_MOTH:
        for player in range(state.players):
            for land in range(LANDS):
                if takes_moved_cat(state, state.target_owner, state.target, player, land):
                    count = offer(actions, count, MOVE_TO + player * LANDS + land)
    else:
        for land in range(LANDS):
            if takes_nine(state, seat, land):
                count = offer(actions, count, PUT + land)
    return count


def offer(actions: list[int], count: int, action: int) -> int:
    actions[count] = action
    return count + 1


def held_by(state: Koty, seat: int) -> int:
    """The cards of a hand, by their bits in the tables of offers."""
    holding = 0
    for place in range(HAND):
        holding |= BITS_OF_CARD[state.hand[seat][place] + 1]
    return holding


def offer_own(state: Koty, seat: int, holding: int, actions: list[int], count: int) -> int:
    empty = EMPTY
    for land in range(LANDS):
        face = face_of(state, seat, land)
        if face == EMPTY:
            face = empty
            empty = EMPTY_TOO
        row = FIRST_ROW[face] + (holding >> FIRST_BIT[face] & BITS[face])
        for place in range(places_written(OWN_COUNTS[row], MOST_OFFERS)):
            actions[count + place] = OWN_OFFERS[row][place] + land
        count += OWN_COUNTS[row]
    return count


def offer_against(state: Koty, owner: int, holding: int, actions: list[int], count: int) -> int:
    for land in range(LANDS):
        face = face_of(state, owner, land)
        row = FIRST_ROW[face] + (holding >> FIRST_BIT[face] & BITS[face])
        first = PACES[face] * (owner * LANDS + land)
        for place in range(places_written(RIVAL_COUNTS[row], MOST_OFFERS)):
            actions[count + place] = RIVAL_OFFERS[row][place] + first
        count += RIVAL_COUNTS[row]
    return count


def face_of(state: Koty, owner: int, land: int) -> int:
    """What a land shows."""
    return FACES[2 * state.tops[owner][land] + 2 + has_nines(state, owner, land)]


def holds(state: Koty, seat: int, card: int) -> bool:
    for place in range(state.hand_size[seat]):
        if state.hand[seat][place] == card:
            return True
    return False


def offer_answers(state: Koty, seat: int, first: int, actions: list[int]) -> int:
    """A card like the attacking one, or a joker (KOT-A3, KOT-A4), also one just drawn (KOT-H3)."""
    cat, count = attacking_cat(state), 0
    if holds(state, seat, cat):
        count = offer(actions, count, first + cat)
    if holds(state, seat, JOKER):
        count = offer(actions, count, first + WITH_JOKER)
    return count
