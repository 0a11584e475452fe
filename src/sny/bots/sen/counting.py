"""What a seat at Sen knows, and what its dream is likely to cost.

A card that it has seen counts at its value, any other at the average of the cards it has not seen, and a card that a
rival has seen and kept at rather less. Faces are read only through `known`, so that even in a complete state a seat
uses only what it has a right to know.
"""

from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.sen import HOURGLASS, KINDS, NINE, RAVENS, Sen, copies

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
    "imagined_bar",  # when imagining: above so many ravens a rival seldom keeps a card that it has seen,
    "imagined_fall",  # so much less with each of its turns,
    "imagined_drop",  # and with each card that it put where it had not looked;
    "imagined_softness",  # over so many ravens its readiness falls off, after one turn; later more sharply
)
(
    CALL_CHANCE, CALL_CHANCE_FOR_ZERO, CALL_CHANCE_OF_MANY, CALL_PATIENCE, RIVAL_PROGRESS, RIVAL_BEST, RIVAL_SPREAD,
    DREAD, LOOK_AT_OWN, LOOK_AT_RIVAL, TAKE_TWO_WORTH, SPITE, LEAST_GAIN, IMAGINED_BAR, IMAGINED_FALL,
    IMAGINED_DROP, IMAGINED_SOFTNESS,
) = range(17)  # fmt: skip

# What a seat works out before it decides: how many cards of each kind it has not seen, and sums over them.
UNSEEN, AVERAGE, SPREAD, CHOSEN_WORTH = KINDS, KINDS + 1, KINDS + 2, KINDS + 3
NOTES = KINDS + 4

IMPOSSIBLE = 1000.0


def known(state: Sen, seat: int, owner: int, place: int) -> int:
    return state.dream[owner][place] if state.seen[owner][place] >> seat & 1 else HIDDEN


def take_notes(state: Sen, seat: int, habits: list[float], notes: list[float]) -> None:
    """Count what the seat has not seen."""
    for kind in range(KINDS):
        notes[kind] = copies(state, kind)
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
    if copies(state, HOURGLASS) > 0:
        for kind in range(KINDS):
            if notes[kind] > 0.0:
                total += notes[kind] * min(now, cost_of_put(state, seat, kind, habits, notes))
    else:  # where no card changes what another is worth, any goes in the place of the worst
        worst = -IMPOSSIBLE
        for place in range(state.dream_size[seat]):
            unknown = habits[DREAD] if known(state, seat, seat, place) == HIDDEN else 0.0
            worst = max(worst, expected(state, seat, seat, place, notes) + unknown)
        for kind in range(KINDS):
            total += notes[kind] * (now + min(0.0, RAVENS[kind] - worst))
    return total / notes[UNSEEN]
