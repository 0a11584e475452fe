"""How `careful` plays Sen, and what the end of a round is worth.

It counts ravens: a card that it has seen at its worth, any other at the average of the cards it has not seen, a card
that a rival has seen and kept at rather less. It plays what leaves its own dream with the fewest, and calls when it is
likely enough to be the lowest. It does not remember better than the rules allow.

These are plain functions on a state or a view; compiled, the same ones play out imagined rounds. They ask `known` for
every face, so that in a whole state too a seat knows only what it has a right to know.
"""

# ruff: noqa: I001  # many names on a few lines

from collections.abc import Iterator
from math import erf, sqrt

from sny.env.chance import below
from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.sen import (
    ALL_IN, AND, AS, CALL, CHOOSE, CHOOSE_ONE, CHOOSING, CHOSEN, CLAIM, CLAIMING, COPIES, DEAL, DISCARD, DRAW, DRAWN,
    HOURGLASS, HOURGLASSES, KEEP, KINDS, LOOK, LOOKING, NINE, OVER, PAIRS, PEEK_ONE, PEEKING, PLACES, PUT, RAVENS,
    SCORE_ZERO, SWAP, SWAP_TWO, SWAPPING, SWAPPING_WITH, TAKE, TAKE_TWO, TURN, TWO, USE, WITH, Sen, is_special,
    place_in_open, says, wins,
)  # fmt: skip

# What makes `careful` careful; the values are in habits.toml. Ravens, unless said otherwise.
HABITS = (
    "call_chance",  # of being lowest, from which it calls against one rival
    "call_chance_for_zero",  # the same where the lowest caller scores 0, and so has more to win
    "call_chance_of_many",  # so much less is enough for each further rival
    "call_patience",  # so much more is asked for with each turn that it has had
    "rival_progress",  # what a rival is thought to save a turn on each card that only the rival has seen
    "rival_best",  # the least that such a card is thought to hold
    "rival_spread",  # how uncertain it is, as a share of any unseen card's variance
    "dread",  # what it costs not to know a card of one's own
    "look_at_own",  # worth of seeing an unknown card of its own
    "look_at_rival",
    "take_two",  # a Take two is worth so many draws
    "spite",  # a raven more for a rival is worth so much
    "least_gain",  # smaller gains are not worth giving up a draw for
    "imagined_start",  # when imagining: so many cards a rival has improved at once,
    "imagined_gain",  # and so many with each turn
)
(
    CALL_CHANCE, CALL_CHANCE_FOR_ZERO, CALL_CHANCE_OF_MANY, CALL_PATIENCE, RIVAL_PROGRESS, RIVAL_BEST, RIVAL_SPREAD,
    DREAD, LOOK_AT_OWN, LOOK_AT_RIVAL, TAKE_TWO_WORTH, SPITE, LEAST_GAIN, IMAGINED_START,
    IMAGINED_GAIN,
) = range(15)  # fmt: skip

# What a seat works out before it decides: how many cards of each kind it has not seen, and sums over them.
UNSEEN, AVERAGE, SPREAD, CHOSEN_WORTH = KINDS, KINDS + 1, KINDS + 2, KINDS + 3
NOTES = KINDS + 4

RECKLESS = (CALL,)  # what the random player leaves alone: calling at once would be a coin flip
IMPOSSIBLE = 1000.0
HORIZON = 2000  # actions of an imagined round; nothing in the rules makes one end
PROGRESS = 7  # turns after which an imagined rival has nothing more to improve
MATCH = 3.0  # ravens that winning the match is worth, beside the round's lead


def decide(
    state: Sen, seat: int, actions: list[int], count: int, habits: list[float], notes: list[float], scratch: list[Sen]
) -> int:
    """The legal action that leaves the seat's dream with the fewest ravens, by what it knows."""
    if state.phase == PEEKING:
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


# What a seat knows


def known(state: Sen, seat: int, owner: int, place: int) -> int:
    return state.dream[owner][place] if state.seen[owner][place] >> seat & 1 else HIDDEN


def take_notes(state: Sen, seat: int, habits: list[float], notes: list[float]) -> None:
    """Count what the seat has not seen."""
    for kind in range(KINDS):
        notes[kind] = COPIES[state.deck][kind]
    for place in range(state.open_size):
        strike(notes, state.open[place])
    for owner in range(state.players):
        for place in range(state.dream_size[owner]):
            strike(notes, known(state, seat, owner, place))
    strike(notes, state.hand)
    strike(notes, state.two[0])
    strike(notes, state.two[1])
    cards, ravens, squares = 0.0, 0.0, 0.0
    for kind in range(KINDS):
        cards += notes[kind]
        ravens += notes[kind] * RAVENS[kind]
        squares += notes[kind] * RAVENS[kind] * RAVENS[kind]
    cards = max(cards, 1.0)
    notes[UNSEEN] = cards
    notes[AVERAGE] = ravens / cards
    notes[SPREAD] = max(0.0, squares / cards - notes[AVERAGE] * notes[AVERAGE])
    turns = state.turns / state.players
    notes[CHOSEN_WORTH] = max(habits[RIVAL_BEST], notes[AVERAGE] - habits[RIVAL_PROGRESS] * turns)


def strike(notes: list[float], kind: int) -> None:
    if kind >= 0:
        notes[kind] -= 1.0


def expected(state: Sen, seat: int, owner: int, place: int, notes: list[float]) -> float:
    """The ravens of one card; an hourglass counts as if it were alone."""
    kind = known(state, seat, owner, place)
    if kind != HIDDEN:
        return float(RAVENS[kind])
    return notes[CHOSEN_WORTH] if owner != seat and state.seen[owner][place] >> owner & 1 else notes[AVERAGE]


def ravens_of(state: Sen, seat: int, owner: int, place: int, kind: int, worth: float, notes: list[float]) -> float:
    """The ravens that a dream is expected to hold with another card in a place, `worth` so much if hidden."""
    ravens, hourglasses = 0.0, 0
    for other in range(state.dream_size[owner]):
        lying = kind if other == place else known(state, seat, owner, other)
        if lying == HOURGLASS:
            hourglasses += 1
        elif other == place and lying == HIDDEN:
            ravens += worth
        else:
            ravens += expected(state, seat, owner, other, notes) if other != place else RAVENS[lying]
    return ravens + NINE * hourglasses * (hourglasses % 2)


def cost(state: Sen, seat: int, place: int, kind: int, worth: float, habits: list[float], notes: list[float]) -> float:
    """What the own dream would cost with another card in a place: ravens, and more for each card not known."""
    hidden = 0
    for other in range(state.dream_size[seat]):
        if other == place:
            hidden += kind == HIDDEN
        else:
            hidden += known(state, seat, seat, other) == HIDDEN
    return ravens_of(state, seat, seat, place, kind, worth, notes) + habits[DREAD] * hidden


def cost_as_it_is(state: Sen, seat: int, habits: list[float], notes: list[float]) -> float:
    return cost(state, seat, NOTHING, NOTHING, 0.0, habits, notes)


def best_place(state: Sen, seat: int, kind: int, habits: list[float], notes: list[float]) -> int:
    """The place where a card leaves the own dream with the fewest ravens."""
    best, least = 0, IMPOSSIBLE
    for place in range(state.dream_size[seat]):
        ravens = cost(state, seat, place, kind, 0.0, habits, notes)
        if ravens < least:
            best, least = place, ravens
    return best


def cost_of_put(state: Sen, seat: int, kind: int, habits: list[float], notes: list[float]) -> float:
    least = IMPOSSIBLE
    for place in range(state.dream_size[seat]):
        least = min(least, cost(state, seat, place, kind, 0.0, habits, notes))
    return least


def cost_after_draw(state: Sen, seat: int, habits: list[float], notes: list[float]) -> float:
    """What to expect after drawing a card and keeping it or not."""
    now, total = cost_as_it_is(state, seat, habits, notes), 0.0
    for kind in range(KINDS):
        if notes[kind] > 0.0:
            total += notes[kind] * min(now, cost_of_put(state, seat, kind, habits, notes))
    return total / notes[UNSEEN]


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
    if special == PEEK_ONE:
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


# What a forgetful player may forget


def forgettable(seen: Sen, seat: int) -> Iterator[tuple[str, int, int]]:
    """Cards of the dreams, and of the open pile all but the top one."""
    for owner in range(seen.players):
        for place in range(seen.dream_size[owner]):
            yield "dream", owner, place
    for place in range(seen.open_size - 1):
        yield "open", 0, place


# Imagined rounds


def lean(state: Sen, seat: int, habits: list[float], notes: list[float], chance: list[int]) -> bool:
    """Make an imagined world likelier, and say whether it is to be believed.

    Rivals put low cards in the place of high ones, so what they alone have seen is lower than chance would have it; and
    a rival with a dream to call on would have called.
    """
    for rival in range(state.players):
        turns = state.turns // state.players
        if rival != seat and turns > 0:
            improved = (
                habits[IMAGINED_START] + habits[IMAGINED_GAIN] * min(turns, PROGRESS) + below(chance, 1000) / 1000.0
            )
            for _ in range(int(improved) - 1):
                improve(state, seat, rival, chance)
            take_notes(state, rival, habits, notes)
            if wants_to_call(state, rival, habits, notes):
                return False
            if improved >= 1.0:
                improve(state, seat, rival, chance)
    return True


def improve(state: Sen, seat: int, rival: int, chance: list[int]) -> None:
    """Exchange the highest card that only the rival has seen for one of the closed pile, if that is lower."""
    if state.closed_size == 0:
        return
    drawn = below(chance, state.closed_size)
    worst, most = NOTHING, RAVENS[state.closed[drawn]]
    for place in range(state.dream_size[rival]):
        witnesses = state.seen[rival][place]
        if witnesses >> rival & 1 and not witnesses >> seat & 1 and RAVENS[state.dream[rival][place]] > most:
            worst, most = place, RAVENS[state.dream[rival][place]]
    if worst != NOTHING:
        kept = state.dream[rival][worst]
        state.dream[rival][worst] = state.closed[drawn]
        state.closed[drawn] = kept


def is_settled(state: Sen) -> bool:
    return state.phase == DEAL or state.phase == OVER


# What an imagined round came to: its worth, which a seat strives for, and what else a player may want to be told.
OUTCOMES = ("worth", "ravens", "lowest")
HINTS = {"chance_to_be_lowest": "lowest", "expected_ravens": "ravens"}  # what a player is told


def outcome(state: Sen, seat: int, habits: list[float], numbers: list[float]) -> None:
    """Worth is the lead over the average rival in this round, and winning the match if it is over."""
    lowest, rivals = 1.0, 0.0
    for player in range(state.players):
        if player != seat:
            rivals += state.score[player]
            if state.count[player] < state.count[seat]:
                lowest = 0.0
    numbers[0] = rivals / (state.players - 1) - state.score[seat]
    numbers[1] = state.score[seat]
    numbers[2] = lowest
    if state.phase == OVER and wins(state, seat):
        numbers[0] += MATCH
