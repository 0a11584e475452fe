"""What may be done."""

from sny.rules.kit.layout import NOTHING
from sny.rules.koty.actions import (
    ATTACK,
    ATTACK_AS,
    COVER,
    DEFEND_WITH,
    EXCHANGE,
    MOVE_TO,
    PASS,
    PLAY,
    PLAY_AS,
    PUT,
    REPEAT_WITH,
    USE_BAT,
    USE_DRAGON,
    USE_MOTH,
    WITH_JOKER,
    WITH_OWL,
)
from sny.rules.koty.cards import (
    ALL_CATS,
    BAT,
    COVERING,
    DRAGON,
    JOKER,
    LANDS,
    LOWER_OF_COLOUR,
    MOTH,
    ON_RAVEN,
    OWL,
    RAVEN,
)
from sny.rules.koty.dealing import awaits_deal
from sny.rules.koty.lands import (
    are_rivals,
    attacking_cat,
    can_be_moved,
    empty_land,
    has_nines,
    takes_moved_cat,
    takes_nine,
)
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
    kinds = kinds_in_hand(state, seat)
    count = 0
    if state.phase == TURN:
        count = offer(actions, count, EXCHANGE)
        count = offer_own(state, seat, kinds, actions, count)
        for player in range(state.players):
            if are_rivals(state, seat, player):
                count = offer_against(state, player, kinds, actions, count)
        if kinds >> MOTH & 1:
            for player in range(state.players):
                for land in range(LANDS):
                    if can_be_moved(state, player, land):
                        count = offer(actions, count, USE_MOTH + player * LANDS + land)
        if kinds >> DRAGON & 1:
            count = offer(actions, count, USE_DRAGON)
    elif state.phase == DEFEND:
        count = offer_answers(state, kinds, DEFEND_WITH, actions)
        if kinds >> OWL & 1:
            count = offer(actions, count, DEFEND_WITH + WITH_OWL)
        count = offer(actions, count, PASS)
    elif state.phase == REPEATING:
        count = offer_answers(state, kinds, REPEAT_WITH, actions)
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


def kinds_in_hand(state: Koty, seat: int) -> int:
    """The kinds of cards in a hand, one bit each."""
    kinds = 0
    for place in range(state.hand_size[seat]):
        kinds |= 1 << state.hand[seat][place]
    return kinds


def offer_own(state: Koty, seat: int, kinds: int, actions: list[int], count: int) -> int:
    """What may be played on lands of one's own (KOT-C1, KOT-C2), full ones too (KOT-D5); nothing else (KOT-X)."""
    count = offer_on_cats(state, seat, kinds, actions, count, PLAY, 1, LANDS)
    if kinds >> JOKER & 1:
        count = offer_on_cats(state, seat, ALL_CATS, actions, count, PLAY_AS, 1, LANDS)  # KOT-W1
    empty = empty_land(state, seat)
    for land in range(LANDS):
        top = state.tops[seat][land]
        if top == NOTHING:
            if has_nines(state, seat, land) or land == empty:  # no raven (KOT-X1), no joker (KOT-X3)
                count = offer_cards(kinds & ALL_CATS, actions, count, PLAY + land, LANDS)
        elif top == RAVEN and kinds & ON_RAVEN:  # KOT-W3; no cat (KOT-X4)
            count = offer_cards(kinds & ON_RAVEN, actions, count, PLAY + land, LANDS)
    return count


def offer_against(state: Koty, owner: int, kinds: int, actions: list[int], count: int) -> int:
    """What may be played on a rival's lands, but nothing on empty ones (KOT-X2)."""
    spot = owner * LANDS
    count = offer_on_cats(state, owner, kinds, actions, count, ATTACK + spot * RAVEN, RAVEN, 1)
    if kinds >> JOKER & 1:
        count = offer_on_cats(state, owner, ALL_CATS, actions, count, ATTACK_AS + spot * RAVEN, RAVEN, 1)
    for land in range(LANDS):
        top = state.tops[owner][land]
        if top == NOTHING:
            if has_nines(state, owner, land):
                count = offer_cards(kinds & COVERING, actions, count, COVER + (spot + land) * (RAVEN + 1), 1)
        elif top == RAVEN and kinds >> BAT & 1:
            count = offer(actions, count, USE_BAT + spot + land)
    return count


def offer_on_cats(
    state: Koty, owner: int, kinds: int, actions: list[int], count: int, first: int, per_land: int, per_kind: int
) -> int:
    """Friends and twins of the cats on top of somebody's lands, as far as `kinds` holds them.

    Each is written in any case and counted if it is there: compiled, a branch would be mispredicted every other time.
    """
    for land in range(LANDS):
        lower = LOWER_OF_COLOUR[state.tops[owner][land] + 1]
        action = first + land * per_land + lower * per_kind
        actions[count] = action
        count += kinds >> lower & 1
        actions[count] = action + per_kind
        count += kinds >> lower + 1 & 1
    return count


def offer_cards(kinds: int, actions: list[int], count: int, first: int, per_kind: int) -> int:
    """Cats, ravens and jokers, as far as `kinds` holds them; written and counted in the same way."""
    for kind in range(JOKER + 1):
        actions[count] = first + kind * per_kind
        count += kinds >> kind & 1
    return count


def offer_answers(state: Koty, kinds: int, first: int, actions: list[int]) -> int:
    """A card like the attacking one, or a joker (KOT-A3, KOT-A4), also one just drawn (KOT-H3)."""
    cat, count = attacking_cat(state), 0
    if kinds >> cat & 1:
        count = offer(actions, count, first + cat)
    if kinds >> JOKER & 1:
        count = offer(actions, count, first + WITH_JOKER)
    return count
