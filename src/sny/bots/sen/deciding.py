"""What `careful` does at Sen: the action that leaves its own dream with the fewest ravens.

It calls when it is likely enough to be the lowest. It does not remember better than the rules allow.
"""

# ruff: noqa: I001  # many names on a few lines

from math import erf, sqrt

from sny.bots.sen.counting import (
    CALL_CHANCE, CALL_CHANCE_FOR_ZERO, CALL_CHANCE_OF_MANY, CALL_PATIENCE, DREAD, IMPOSSIBLE, LEAST_GAIN, LOOK_AT_OWN,
    LOOK_AT_RIVAL, AVERAGE, RIVAL_SPREAD, SPITE, SPREAD, TAKE_TWO_WORTH, best_place, cost, cost_after_draw,
    cost_as_it_is, cost_of_put, expected, known, ravens_of, take_notes,
)  # fmt: skip
from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.sen import (
    ALL_IN, AND, AS, CALL, CHOOSE, CHOOSE_ONE, CHOOSING, CHOSEN, CLAIM, CLAIMING, DISCARD, DRAW, DRAWN, HOURGLASS,
    HOURGLASSES, KEEP, KINDS, LOOK, LOOKING, LOOKING_BEFORE_ROUND, NINE, PAIRS, PEEK_CARD, PLACES, PUT, RAVENS,
    SCORE_ZERO, SWAP, SWAP_TWO, SWAPPING, SWAPPING_WITH, TAKE, TAKE_TWO, TURN, TWO, USE, WITH, Sen, is_special,
    place_in_open, says,
)  # fmt: skip


def decide(
    state: Sen, seat: int, actions: list[int], count: int, habits: list[float], notes: list[float], scratch: list[Sen]
) -> int:
    """The legal action that leaves the seat's dream with the fewest ravens, by what it knows."""
    if state.phase == LOOKING_BEFORE_ROUND:
        return actions[0]
    take_notes(state, seat, habits, notes)
    if state.phase == TURN:
        return at_turn(state, seat, habits, notes)
    if state.phase == DRAWN:
        return with_card_in_hand(state, seat, habits, notes)
    if state.phase == TWO:
        first = cost_of_hand(state, seat, state.two[0], habits, notes)
        return KEEP + (cost_of_hand(state, seat, state.two[1], habits, notes) < first)
    if state.phase == LOOKING:
        return look(state, seat, notes)
    if state.phase == SWAPPING:
        return swap_first(state, seat, habits, notes)
    if state.phase == SWAPPING_WITH:
        return swap_second(state, seat, actions, count, habits, notes)
    if state.phase == CHOOSING:
        return choose(state, seat, habits, notes)
    if state.phase == CHOSEN:
        return PUT + best_place(state, seat, state.hand, habits, notes)
    if state.phase == CLAIMING:
        partner = partner_of(state, seat, state.pointed)
        return AND + partner if partner != NOTHING else actions[0]
    return name_pair(state, seat, actions, count)


# The turn


def at_turn(state: Sen, seat: int, habits: list[float], notes: list[float]) -> int:
    if wants_to_call(state, seat, habits, notes):
        return CALL
    top = state.open[state.open_size - 1]
    place = best_place(state, seat, top, habits, notes)
    taking = cost(state, seat, place, top, 0.0, habits, notes)
    best, least = TAKE + place, taking
    drawing = cost_after_draw(state, seat, habits, notes) - habits[LEAST_GAIN]
    if drawing <= least:
        best, least = DRAW, drawing
    if state.variants & PAIRS and 2 <= state.dream_size[seat] < PLACES:
        for first in range(state.dream_size[seat]):
            if partner_of(state, seat, first) > first:
                claiming = cost_of_claim(state, seat, first, habits, notes)
                if claiming < least:
                    best, least = CLAIM + first, claiming
    return best


def wants_to_call(state: Sen, seat: int, habits: list[float], notes: list[float]) -> bool:
    if only_nines(state, seat):
        return True
    enough = habits[CALL_CHANCE_FOR_ZERO] if state.reward == SCORE_ZERO else habits[CALL_CHANCE]
    enough -= habits[CALL_CHANCE_OF_MANY] * (state.players - 2)
    enough += habits[CALL_PATIENCE] * (state.turns // state.players)
    return chance_to_be_lowest(state, seat, habits, notes) >= enough


def only_nines(state: Sen, seat: int) -> bool:
    """Whether a call wins the round by Idź na całość (SEN-V2), as far as it knows."""
    if state.variants & ALL_IN == 0:
        return False
    nines, hourglasses = 0, 0
    for place in range(state.dream_size[seat]):
        kind = known(state, seat, seat, place)
        hourglasses += kind == HOURGLASS
        nines += kind == NINE
    return nines + hourglasses * (hourglasses % 2) == state.dream_size[seat]


def chance_to_be_lowest(state: Sen, seat: int, habits: list[float], notes: list[float]) -> float:
    likely, own = 1.0, ravens_of(state, seat, seat, NOTHING, NOTHING, 0.0, notes)
    own_spread = spread_of(state, seat, seat, habits, notes)
    for rival in range(state.players):
        if rival != seat:
            lead = ravens_of(state, seat, rival, NOTHING, NOTHING, 0.0, notes) - own + 0.5
            deviation = sqrt(own_spread + spread_of(state, seat, rival, habits, notes)) + 0.01
            likely *= (1.0 + erf(lead / deviation / sqrt(2.0))) / 2.0
    return likely


def spread_of(state: Sen, seat: int, owner: int, habits: list[float], notes: list[float]) -> float:
    """How uncertain a dream is, as a variance."""
    spread = 0.0
    for place in range(state.dream_size[owner]):
        if known(state, seat, owner, place) == HIDDEN:
            kept = owner != seat and state.seen[owner][place] >> owner & 1
            spread += notes[SPREAD] * (habits[RIVAL_SPREAD] if kept else 1.0)
    return spread


def partner_of(state: Sen, seat: int, place: int) -> int:
    """Another known card of the own dream with as many ravens."""
    kind = known(state, seat, seat, place)
    if kind != HIDDEN:
        for other in range(state.dream_size[seat]):
            other_kind = known(state, seat, seat, other)
            if other != place and other_kind != HIDDEN and says(other_kind, claimed_ravens(kind)):
                return other
    return NOTHING


def claimed_ravens(kind: int) -> int:
    return HOURGLASSES if kind == HOURGLASS else RAVENS[kind]


def cost_of_claim(state: Sen, seat: int, first: int, habits: list[float], notes: list[float]) -> float:
    """Two cards alike make way for one that nobody knows."""
    kind = known(state, seat, seat, first)
    if kind == HOURGLASS:  # two of them change nothing for the others
        freed = 0.0
    else:
        freed = 2.0 * RAVENS[kind]
    return cost_as_it_is(state, seat, habits, notes) - freed + notes[AVERAGE] + habits[DREAD]


def name_pair(state: Sen, seat: int, actions: list[int], count: int) -> int:
    """What it knows one of the two to be, if it may be claimed."""
    kind = known(state, seat, seat, state.pointed)
    if kind == HIDDEN:
        kind = known(state, seat, seat, state.pointed_too)
    if kind != HIDDEN:
        for index in range(count):
            if actions[index] == AS + claimed_ravens(kind):
                return actions[index]
    return actions[0]


# With a card in hand


def with_card_in_hand(state: Sen, seat: int, habits: list[float], notes: list[float]) -> int:
    place = best_place(state, seat, state.hand, habits, notes)
    best, least = DISCARD, cost_as_it_is(state, seat, habits, notes)
    putting = cost(state, seat, place, state.hand, 0.0, habits, notes)
    if putting < least:
        best, least = PUT + place, putting
    if is_special(state.hand) and cost_of_use(state, seat, state.hand, habits, notes) < least:
        best = USE
    return best


def cost_of_hand(state: Sen, seat: int, kind: int, habits: list[float], notes: list[float]) -> float:
    """What to expect when this card is the one in hand."""
    least = min(cost_as_it_is(state, seat, habits, notes), cost_of_put(state, seat, kind, habits, notes))
    return min(least, cost_of_use(state, seat, kind, habits, notes)) if is_special(kind) else least


def cost_of_use(state: Sen, seat: int, special: int, habits: list[float], notes: list[float]) -> float:
    """What to expect when a special acts; what only informs counts as a saving."""
    now = cost_as_it_is(state, seat, habits, notes)
    if special == TAKE_TWO:
        return now - habits[TAKE_TWO_WORTH] * (now - cost_after_draw(state, seat, habits, notes))
    if special == PEEK_CARD:
        return now - (habits[LOOK_AT_OWN] if first_unknown(state, seat, seat) != NOTHING else habits[LOOK_AT_RIVAL])
    if special == SWAP_TWO:
        own_place, spot = best_swap(state, seat, habits, notes)
        return cost_of_swap(state, seat, own_place, spot, habits, notes)
    least = cost_of_put(state, seat, CHOOSE_ONE, habits, notes)
    for kind in range(KINDS):
        if place_in_open(state, kind) != NOTHING:
            least = min(least, cost_of_put(state, seat, kind, habits, notes))
    return least


def first_unknown(state: Sen, seat: int, owner: int) -> int:
    for place in range(state.dream_size[owner]):
        if known(state, seat, owner, place) == HIDDEN:
            return place
    return NOTHING


def look(state: Sen, seat: int, notes: list[float]) -> int:
    """At an unknown card of its own, else at one of the rival who seems to be ahead."""
    place = first_unknown(state, seat, seat)
    if place != NOTHING:
        return LOOK + seat * PLACES + place
    best, least = LOOK + seat * PLACES, IMPOSSIBLE
    for rival in range(state.players):
        place = first_unknown(state, seat, rival)
        if rival != seat and place != NOTHING:
            ravens = ravens_of(state, seat, rival, NOTHING, NOTHING, 0.0, notes)
            if ravens < least:
                best, least = LOOK + rival * PLACES + place, ravens
    return best


def choose(state: Sen, seat: int, habits: list[float], notes: list[float]) -> int:
    best, least = NOTHING, IMPOSSIBLE + 1.0
    for kind in range(KINDS):
        if place_in_open(state, kind) != NOTHING:
            ravens = cost_of_put(state, seat, kind, habits, notes)
            if ravens < least:
                best, least = kind, ravens
    return CHOOSE + best


def best_swap(state: Sen, seat: int, habits: list[float], notes: list[float]) -> tuple[int, int]:
    """The best exchange of an own card with a rival's: own place, the rival's spot."""
    best_own, best_spot, least = 0, 0, IMPOSSIBLE
    for rival in range(state.players):
        if rival != seat:
            for place in range(state.dream_size[rival]):
                for own_place in range(state.dream_size[seat]):
                    ravens = cost_of_swap(state, seat, own_place, rival * PLACES + place, habits, notes)
                    if ravens < least:
                        best_own, best_spot, least = own_place, rival * PLACES + place, ravens
    return best_own, best_spot


def cost_of_swap(state: Sen, seat: int, own_place: int, spot: int, habits: list[float], notes: list[float]) -> float:
    """What the own dream costs after an exchange, less what it costs the rival."""
    rival, place = spot // PLACES, spot % PLACES
    coming = expected(state, seat, rival, place, notes)
    going = expected(state, seat, seat, own_place, notes)
    own = cost(state, seat, own_place, known(state, seat, rival, place), coming, habits, notes)
    return own - habits[SPITE] * (going - coming)


def swap_first(state: Sen, seat: int, habits: list[float], notes: list[float]) -> int:
    """Its own card of the best swap; when none helps, a rival's, so that its own dream stays as it is."""
    own_place, spot = best_swap(state, seat, habits, notes)
    rivals_cards = 0
    for rival in range(state.players):
        rivals_cards += state.dream_size[rival] if rival != seat else 0
    useful = cost_of_swap(state, seat, own_place, spot, habits, notes) <= cost_as_it_is(state, seat, habits, notes)
    return SWAP + seat * PLACES + own_place if useful or rivals_cards < 2 else SWAP + spot


def swap_second(state: Sen, seat: int, actions: list[int], count: int, habits: list[float], notes: list[float]) -> int:
    best, least = actions[0], IMPOSSIBLE + 1.0
    for index in range(count):
        spot = actions[index] - WITH
        if state.pointed_owner == seat:
            ravens = cost_of_swap(state, seat, state.pointed, spot, habits, notes)
        elif spot // PLACES == seat:
            first = state.pointed_owner * PLACES + state.pointed
            ravens = cost_of_swap(state, seat, spot % PLACES, first, habits, notes)
        else:
            ravens = cost_as_it_is(state, seat, habits, notes)
        if ravens < least:
            best, least = actions[index], ravens
    return best
