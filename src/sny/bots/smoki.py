"""How `careful` plays Smoki, and what the end of a round is worth.

It weighs an action by the lead that it leaves. Nobody knows a face-down card, so every dream has an expected score that
all can work out from what lies open; the lead is the distance from one's own to the lowest of the rivals'. It looks to
the end of its own turn and no further; what the next player could do with the open cards is a guess.

These are plain functions on a state or a view; compiled, the same ones play out imagined rounds. They ask `known` for
every face in a dream. What might be done is done to the state, looked at, and undone.
"""

# ruff: noqa: I001, SIM109  # many names on a few lines; compiled code has no tuples to look into

from collections.abc import Iterator

from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.smoki import (
    ATTACK, COLUMNS, DEAL, DISCARD, DRAW, FOR, KINDS, NEST, ONTO, OVER, PLACES, PUT, RAVEN_ATTACK, RAVEN_CIRCLE,
    RAVEN_NEST, REFLECTION, REVEAL, SKIP, TAKE, TOKENS, UNDER, VALUES, WITH, Smoki, cards_up, copies, left_of,
    right_of, wins,
)  # fmt: skip

# What makes `careful` careful; the values are in habits.toml. Points, unless said otherwise.
HABITS = (
    "reflection",  # what a reflection that nobody has placed yet is taken for
    "haste",  # what a leader gives for one more open card of their own, since an open dream ends the round
    "end_in_front",  # what it is worth to end the round with the lowest dream
    "end_behind",  # what it costs to end the round for somebody else
    "usual_turns",  # a player's turns in a round of usual length
    "weariness",  # what everybody gives for one more open card of their own, for each turn beyond that
    "gift",  # share that counts of what the next player would gain by an open card
    "curiosity",  # what a card of the closed pile is worth beyond what it is likely to bring
    "average_rival",  # share that the average rival has in the lead, beside the lowest
)
(
    REFLECTION_WORTH, HASTE, END_IN_FRONT, END_BEHIND, USUAL_TURNS, WEARINESS, GIFT, CURIOSITY, AVERAGE_RIVAL,
) = range(9)  # fmt: skip

# What a seat works out before it decides.
LOWEST_VALUE = -2
LIKELY = 0  # + value - LOWEST_VALUE: how likely a face-down card has it
CLOSED = 13  # + kind: how likely the next card of the closed pile is one
GAIN = CLOSED + KINDS  # + kind: what the next player would gain by it
AVERAGE, MIRRORS, BOTH_HIDDEN, LOWEST_RIVAL, RIVALS, OPEN_RIVALS = range(GAIN + KINDS, GAIN + KINDS + 6)
NOTES = GAIN + KINDS + 6

RECKLESS = ()
IMPOSSIBLE = 1000.0
BUDGET = (24_000, 24_000)  # imagined actions a move: of two players, and of more, to be divided by their number
MASTER = ("critic", "critic")  # how it looks ahead, among two and among more (`lookahead`)
HORIZON = 2000  # actions of an imagined round; nothing in the rules makes one end
LEAST_LEAD = 0.0  # by which an action must seem better than what `careful` does
ROUND = 10.0  # points that winning a round is worth where rounds are what counts, beside the lead
LEAD = 0.1  # and what a point of the lead is worth then


def decide(
    state: Smoki, seat: int, actions: list[int], count: int, habits: list[float], notes: list[float],
    scratch: list[Smoki],
) -> int:  # fmt: skip
    """The legal action that costs least."""
    if state.phase == REVEAL or count == 1:
        return actions[0]  # all places are alike
    take_notes(state, seat, habits, notes)
    best, least = actions[0], IMPOSSIBLE
    for index in range(count):
        expected = cost(state, seat, actions[index], habits, notes)
        if expected < least:
            best, least = actions[index], expected
    return best


# What all know


def known(state: Smoki, owner: int, place: int) -> int:
    return state.dream[owner][place] if state.up[owner][place] else HIDDEN


def take_notes(state: Smoki, seat: int, habits: list[float], notes: list[float]) -> None:
    """How likely the unseen cards are, and what the next player would gain by each kind."""
    for kind in range(KINDS):
        notes[CLOSED + kind] = copies(state, kind)
    for owner in range(state.players):
        for place in range(PLACES):
            strike(notes, known(state, owner, place))
    for pile in range(state.piles):
        for place in range(state.open_size[pile]):
            strike(notes, state.open[pile][place])
    strike(notes, state.hand)
    face_down, unseen = 0.0, 0.0
    for kind in range(KINDS):
        face_down += state.down[kind]
        unseen += notes[CLOSED + kind]
    read_face_down(state, face_down, max(unseen, 1.0), habits, notes)
    for kind in range(KINDS):
        notes[CLOSED + kind] = (notes[CLOSED + kind] - state.down[kind]) / max(unseen - face_down, 1.0)
    look_at_rivals(state, seat, NOTHING, notes)
    following = left_of(state, state.turn)
    for kind in range(KINDS):
        notes[GAIN + kind] = gain_by(state, following, kind, notes)


def strike(notes: list[float], kind: int) -> None:
    if kind >= 0:
        notes[CLOSED + kind] -= 1.0


def read_face_down(state: Smoki, face_down: float, unseen: float, habits: list[float], notes: list[float]) -> None:
    """Where a reshuffle has told what lies face down, that; otherwise any unseen card may lie there."""
    for value in range(CLOSED):
        notes[LIKELY + value] = 0.0
    average = 0.0
    notes[MIRRORS] = 0.0
    for kind in range(KINDS):
        likely = state.down[kind] / face_down if face_down > 0.0 else notes[CLOSED + kind] / unseen
        if kind == REFLECTION:
            notes[MIRRORS] = likely * habits[REFLECTION_WORTH]
        else:
            notes[LIKELY + VALUES[kind] - LOWEST_VALUE] += likely
            average += likely * VALUES[kind]
    notes[AVERAGE] = average + notes[MIRRORS]
    notes[BOTH_HIDDEN] = 2.0 * notes[AVERAGE]
    for value in range(CLOSED):
        notes[BOTH_HIDDEN] -= 2.0 * (value + LOWEST_VALUE) * notes[LIKELY + value] * notes[LIKELY + value]


def expected(state: Smoki, seat: int, notes: list[float]) -> float:
    """A dream's score on average over what its face-down cards may be: columns, and what reflections copy."""
    points = 0.0
    for column in range(COLUMNS):
        points += worth_of_column(known(state, seat, column), known(state, seat, column + COLUMNS), notes)
    for place in range(PLACES):
        if known(state, seat, place) == REFLECTION:
            points += copied(state, seat, place, notes)
    return points


def worth_of_column(upper: int, lower: int, notes: list[float]) -> float:
    """Equal values vanish; a reflection has none here."""
    if upper == HIDDEN and lower == HIDDEN:
        return notes[BOTH_HIDDEN]
    if upper == HIDDEN or lower == HIDDEN:
        kind = max(upper, lower)
        if kind == REFLECTION:
            return notes[AVERAGE]
        value = VALUES[kind]
        return value + notes[AVERAGE] - 2.0 * value * notes[LIKELY + value - LOWEST_VALUE]
    if upper == REFLECTION or lower == REFLECTION:
        return float((VALUES[upper] if upper != REFLECTION else 0) + (VALUES[lower] if lower != REFLECTION else 0))
    return float(VALUES[upper] + VALUES[lower]) if VALUES[upper] != VALUES[lower] else 0.0


def copied(state: Smoki, seat: int, place: int, notes: list[float]) -> float:
    """The lower of the two nearest cards of the row that are no reflections, a face-down one taken as average."""
    row, least = place // COLUMNS, IMPOSSIBLE
    for step in range(-1, 2, 2):
        beside = place + step
        while beside // COLUMNS == row and known(state, seat, beside) == REFLECTION:
            beside += step
        if beside // COLUMNS == row:
            kind = known(state, seat, beside)
            least = min(least, notes[AVERAGE] if kind == HIDDEN else float(VALUES[kind]))
    return least if least < IMPOSSIBLE else 0.0


def gain_by(state: Smoki, seat: int, kind: int, notes: list[float]) -> float:
    """What a dream would gain by an open card."""
    if kind == RAVEN_CIRCLE:
        return 0.0
    now, best = expected(state, seat, notes), 0.0
    for place in range(PLACES):
        old, side = state.dream[seat][place], state.up[seat][place]
        lay(state, seat, place, kind, 1)
        best = max(best, now - expected(state, seat, notes))
        lay(state, seat, place, old, side)
    return best


def lay(state: Smoki, seat: int, place: int, kind: int, side: int) -> None:
    state.dream[seat][place] = kind
    state.up[seat][place] = side


def exchange(state: Smoki, seat: int, place: int, owner: int, other: int) -> None:
    kind, side = state.dream[seat][place], state.up[seat][place]
    lay(state, seat, place, state.dream[owner][other], state.up[owner][other])
    lay(state, owner, other, kind, side)


def look_at_rivals(state: Smoki, seat: int, turned: int, notes: list[float]) -> None:
    """Note the rivals' dreams: the lowest, their sum, and how many lie open, with the place `turned` up in all."""
    notes[LOWEST_RIVAL], notes[RIVALS], notes[OPEN_RIVALS] = IMPOSSIBLE, 0.0, 0.0
    for player in range(state.players):
        if player != seat:
            points = expected(state, player, notes)
            notes[LOWEST_RIVAL] = min(notes[LOWEST_RIVAL], points)
            notes[RIVALS] += points
            notes[OPEN_RIVALS] += lying_up(state, player, turned) == PLACES


def outlook(state: Smoki, seat: int, turned: int, habits: list[float], notes: list[float]) -> float:
    """What a turn costs that leaves the own dream so and the rivals' as they were noted: a lead costs least."""
    own, up = expected(state, seat, notes), lying_up(state, seat, turned)
    lead = notes[LOWEST_RIVAL] - own
    weight = habits[AVERAGE_RIVAL]
    ahead = (1.0 - weight) * lead + weight * (notes[RIVALS] / (state.players - 1) - own)
    weariness = habits[WEARINESS] * max(0.0, state.turns - habits[USUAL_TURNS] * state.players)
    costs = -ahead - weariness * up
    if up == PLACES or notes[OPEN_RIVALS] > 0.0:
        return costs - habits[END_IN_FRONT] if lead >= 0.0 else costs + habits[END_BEHIND]
    return costs - habits[HASTE] * up if lead >= 0.0 else costs


def lying_up(state: Smoki, seat: int, turned: int) -> int:
    up: int = cards_up(state, seat)
    return up if turned == NOTHING or state.up[seat][turned] else up + 1


def gift(state: Smoki, seat: int, pile: int, kind: int, habits: list[float], notes: list[float]) -> float:
    """What the next player could gain with a card on that pile, as far as it counts. To oneself it is welcome."""
    most = notes[GAIN + kind] if kind >= 0 else 0.0
    for other in range(state.piles):
        if other != pile and state.open_size[other] > 0:
            top = state.open[other][state.open_size[other] - 1]
            most = max(most, notes[GAIN + top] if top >= 0 else 0.0)
    return -habits[GIFT] * most if left_of(state, state.turn) == seat else habits[GIFT] * most


# What actions cost


def cost(state: Smoki, seat: int, action: int, habits: list[float], notes: list[float]) -> float:
    if action == DRAW:
        return cost_of_draw(state, seat, habits, notes) - habits[CURIOSITY]
    if action < PUT:
        pile = action - TAKE
        return cost_in_hand(state, seat, state.open[pile][state.open_size[pile] - 1], habits, notes)
    if action < DISCARD:
        return cost_of_put(state, seat, action - PUT, state.hand, habits, notes)
    if action < ONTO:
        return outlook(state, seat, NOTHING, habits, notes) + gift(
            state, seat, action - DISCARD, state.hand, habits, notes
        )
    if action < UNDER:
        return gift(state, seat, action - ONTO, known(state, seat, state.place), habits, notes)
    if action < SKIP:
        pile = action - UNDER
        return 0.0 if state.open_size[pile] > 0 else gift(state, seat, pile, state.hand, habits, notes)
    if action == SKIP:
        return outlook(state, seat, NOTHING, habits, notes)
    if action < WITH:
        return least_of_nest(state, seat, action - NEST, state.place, habits, notes)
    if action < ATTACK:
        return cost_of_exchange(state, seat, state.pointed, seat, action - WITH, habits, notes)
    if action < FOR:
        return least_of_attack(state, seat, action - ATTACK, habits, notes)
    spot = action - FOR
    return cost_of_exchange(state, seat, state.pointed, spot // PLACES, spot % PLACES, habits, notes)


def cost_of_draw(state: Smoki, seat: int, habits: list[float], notes: list[float]) -> float:
    """On average over what may come: put where it costs least, or discarded."""
    total, now = 0.0, outlook(state, seat, NOTHING, habits, notes)
    for kind in range(KINDS):
        if notes[CLOSED + kind] > 0.0:
            least = cost_in_hand(state, seat, kind, habits, notes)
            if kind != RAVEN_CIRCLE:
                for pile in range(state.piles):
                    least = min(least, now + gift(state, seat, pile, kind, habits, notes))
            total += notes[CLOSED + kind] * least
    return total


def cost_in_hand(state: Smoki, seat: int, kind: int, habits: list[float], notes: list[float]) -> float:
    least = IMPOSSIBLE
    for place in range(PLACES):
        least = min(least, cost_of_put(state, seat, place, kind, habits, notes))
    return least


def cost_of_put(state: Smoki, seat: int, place: int, kind: int, habits: list[float], notes: list[float]) -> float:
    """The least that can be made of putting a card in a place, a raven land's action included."""
    if kind == RAVEN_CIRCLE:
        return cost_of_circle(state, seat, place, habits, notes)
    old, side = state.dream[seat][place], state.up[seat][place]
    lay(state, seat, place, kind, 1)
    least = outlook(state, seat, NOTHING, habits, notes)
    if kind == RAVEN_NEST or kind == RAVEN_ATTACK:
        for own in range(PLACES):
            if own != place and kind == RAVEN_NEST:
                least = min(least, least_of_nest(state, seat, own, place, habits, notes))
            elif own != place:
                least = min(least, least_of_attack(state, seat, own, habits, notes))
    lay(state, seat, place, old, side)
    return least


def least_of_nest(state: Smoki, seat: int, own: int, nest: int, habits: list[float], notes: list[float]) -> float:
    least = IMPOSSIBLE
    for other in range(PLACES):
        if other != own and other != nest:
            least = min(least, cost_of_exchange(state, seat, own, seat, other, habits, notes))
    return least


def least_of_attack(state: Smoki, seat: int, own: int, habits: list[float], notes: list[float]) -> float:
    least = IMPOSSIBLE
    for rival in range(state.players):
        if rival != seat:
            for place in range(PLACES):
                least = min(least, cost_of_exchange(state, seat, own, rival, place, habits, notes))
    return least


def cost_of_exchange(
    state: Smoki, seat: int, place: int, owner: int, other: int, habits: list[float], notes: list[float]
) -> float:
    exchange(state, seat, place, owner, other)
    if owner != seat:
        look_at_rivals(state, seat, NOTHING, notes)
    costs = outlook(state, seat, NOTHING, habits, notes)
    exchange(state, seat, place, owner, other)
    if owner != seat:
        look_at_rivals(state, seat, NOTHING, notes)
    return costs


def cost_of_circle(state: Smoki, seat: int, place: int, habits: list[float], notes: list[float]) -> float:
    """Each card of that place moves one dream on and will lie open there, though nobody knows yet what it is."""
    kind, side, player = RAVEN_CIRCLE, 1, seat
    for _ in range(state.players):
        old, old_side = state.dream[player][place], state.up[player][place]
        lay(state, player, place, kind, side)
        kind, side, player = old, old_side, left_of(state, player)
    look_at_rivals(state, seat, place, notes)
    costs = outlook(state, seat, place, habits, notes)
    for _ in range(state.players):  # and all the way back
        player = right_of(state, player)
        old, old_side = state.dream[player][place], state.up[player][place]
        lay(state, player, place, kind, side)
        kind, side = old, old_side
    look_at_rivals(state, seat, NOTHING, notes)
    return costs


# What is worth thinking about


def narrow(state: Smoki, seat: int, actions: list[int], count: int) -> int:
    """Everything that is legal."""
    return count


# What a forgetful player may forget


def forgettable(seen: Smoki, seat: int) -> Iterator[tuple[str, int, int]]:
    """What lies in the open piles under the top cards."""
    for pile in range(seen.piles):
        for place in range(seen.open_size[pile] - 1):
            yield "open", pile, place


# Imagined rounds


def lean(state: Smoki, seat: int, habits: list[float], notes: list[float], chance: list[int]) -> int:
    """Nobody knows more than anybody else, so every imagined world is as good as any."""
    return 1


def is_settled(state: Smoki) -> bool:
    return state.phase == DEAL or state.phase == OVER


# What an imagined round came to: its worth, which a seat strives for, and what else a player may want to be told.
OUTCOMES = ("worth", "points", "lowest")
HINTS = {"chance_to_be_lowest": "lowest", "expected_points": "points"}  # what a player is told


def outcome(state: Smoki, seat: int, habits: list[float], numbers: list[float]) -> None:
    """Worth is the lead over the average rival; where tokens count, and at the end of the match, above all to win."""
    lowest, rivals, ties = 1.0, 0.0, 0
    for player in range(state.players):
        if player != seat:
            rivals += state.score[player]
            ties += state.score[player] == state.score[seat]
            if state.score[player] < state.score[seat]:
                lowest = 0.0
    lead = rivals / (state.players - 1) - state.score[seat]
    numbers[1] = state.score[seat]
    numbers[2] = lowest
    if state.scoring == TOKENS:
        numbers[0] = ROUND * lowest / (1.0 + ties) + LEAD * lead
    else:
        numbers[0] = lead
    if state.phase == OVER and wins(state, seat):
        numbers[0] += ROUND
