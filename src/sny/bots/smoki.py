"""Opponents for Smoki. Each answers with one of the legal actions, from what its seat may know.

`careful` weighs an action by the lead that it leaves. Nobody knows a face-down card, so every dream has an expected
score that all can work out from what lies open; the lead is the distance from one's own to the lowest of the rivals'.
It looks to the end of its own turn and no further; what the next player could do with the open cards is a guess.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from sny.rules import smoki as rules
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.sight import faces_in, unseen_cards
from sny.rules.smoki import COLUMNS, PLACES, RAVEN_ATTACK, RAVEN_CIRCLE, RAVEN_NEST, REFLECTION, VALUES, Smoki

REFLECTION_WORTH = 3.0  # points that a reflection nobody has placed yet is taken for
HASTE = 0.3  # points that a leader gives for one more open card of their own, since an open dream ends the round
END_IN_FRONT = 5.0  # points that it is worth to end the round with the lowest dream
END_BEHIND = 20.0  # points that it costs to end the round for somebody else
USUAL_TURNS = 10  # a player's turns in a round of usual length
WEARINESS = 0.2  # points that everybody gives for one more open card of their own, for each turn beyond that
GIFT = 0.3  # share that counts of what the next player would gain by an open card

Row = tuple[int, ...]
Likely = dict[int, float]


def random(seen: Smoki, seat: int, legal: list[int], chance: Random) -> int:  # called like all
    return chance.choice(legal)


def careful(seen: Smoki, seat: int, legal: list[int], chance: Random) -> int:
    """The action that costs least; among equals, any of them."""
    reading = Reading(seen, seat)
    costs = [reading.cost(action) for action in legal]
    return chance.choice([action for action, cost in zip(legal, costs, strict=True) if cost == min(costs)])


LEVELS = {"random": random, "careful": careful}


# The dreams, and how they can come to lie


class Dreams(NamedTuple):
    """The cards of all seats, HIDDEN where nobody knows them, and for each a 1 if it lies face up."""

    cards: tuple[Row, ...]
    sides: tuple[Row, ...]


def changed(rows: tuple[Row, ...], seat: int, place: int, value: int) -> tuple[Row, ...]:
    row = (*rows[seat][:place], value, *rows[seat][place + 1 :])
    return (*rows[:seat], row, *rows[seat + 1 :])


def laid(dreams: Dreams, seat: int, place: int, kind: int) -> Dreams:
    return Dreams(changed(dreams.cards, seat, place, kind), changed(dreams.sides, seat, place, 1))


def passed_round(dreams: Dreams, seat: int, place: int) -> Dreams:
    players, moving = len(dreams.cards), RAVEN_CIRCLE
    for player in (*range(seat, players), *range(seat)):
        removed = dreams.cards[player][place]
        dreams, moving = laid(dreams, player, place, moving), removed
    return dreams


def swapped(dreams: Dreams, seat: int, place: int, owner: int, other: int) -> Dreams:
    def exchanged(rows: tuple[Row, ...]) -> tuple[Row, ...]:
        return changed(changed(rows, seat, place, rows[owner][other]), owner, other, rows[seat][place])

    return Dreams(exchanged(dreams.cards), exchanged(dreams.sides))


def outcomes(dreams: Dreams, seat: int, kind: int, place: int) -> Iterator[Dreams]:
    """All that can be made of putting a card in a place, a raven land's action included."""
    if kind == RAVEN_CIRCLE:
        yield passed_round(dreams, seat, place)
        return
    dreams = laid(dreams, seat, place, kind)
    yield dreams
    others = [other for other in range(PLACES) if other != place]
    if kind == RAVEN_NEST:
        for first, second in combinations(others, 2):
            yield swapped(dreams, seat, first, seat, second)
    elif kind == RAVEN_ATTACK:
        for own in others:
            yield from raids(dreams, seat, own)


def raids(dreams: Dreams, seat: int, own: int) -> Iterator[Dreams]:
    for rival in range(len(dreams.cards)):
        if rival != seat:
            for place in range(PLACES):
                yield swapped(dreams, seat, own, rival, place)


# What they are worth


class Reading:
    """What a seat makes of its view: how likely the unseen cards are, and what each action would cost, in points."""

    def __init__(self, seen: Smoki, seat: int) -> None:
        self.seen, self.seat = seen, seat
        self.dreams = Dreams(tuple(map(tuple, seen.dream[: seen.players])), tuple(map(tuple, seen.up[: seen.players])))
        unseen, face_down = Counter(unseen_cards(rules, seen)), faces_in(seen, "dream")
        self.closed = shares(unseen - face_down)
        self.values: Likely = {}  # that a face-down card may have; a reflection has none of its own
        self.mirrors = 0.0  # what it is worth for being a reflection, perhaps
        for kind, likely in shares(face_down or unseen).items():
            if kind == REFLECTION:
                self.mirrors = likely * REFLECTION_WORTH
            else:
                self.values[VALUES[kind]] = self.values.get(VALUES[kind], 0.0) + likely
        self.average = self.mirrors + sum(value * likely for value, likely in self.values.items())
        self.known_scores: dict[Row, float] = {}

    def cost(self, action: int) -> float:
        seen, seat, dreams = self.seen, self.seat, self.dreams
        if action < rules.DRAW:
            return 0.0  # all places are alike
        if action == rules.DRAW:
            return sum(likely * self.cost_of_drawn(kind) for kind, likely in self.closed.items())
        if action < rules.PUT:
            return self.cost_of_taken(self.tops()[action - rules.TAKE])
        if action < rules.DISCARD:
            return self.least(outcomes(dreams, seat, seen.hand, action - rules.PUT))
        if action < rules.ONTO:
            return self.outlook(dreams) + self.gift(action - rules.DISCARD, seen.hand)
        if action < rules.UNDER:
            return self.gift(action - rules.ONTO, dreams.cards[seat][seen.place])
        if action < rules.SKIP:
            pile = action - rules.UNDER
            return 0.0 if seen.open_size[pile] else self.gift(pile, seen.hand)
        if action == rules.SKIP:
            return self.outlook(dreams)
        if action < rules.WITH:
            own = action - rules.NEST
            others = (place for place in range(PLACES) if place not in (own, seen.place))
            return self.least(swapped(dreams, seat, own, seat, place) for place in others)
        if action < rules.ATTACK:
            return self.outlook(swapped(dreams, seat, seen.pointed, seat, action - rules.WITH))
        if action < rules.FOR:
            return self.least(raids(dreams, seat, action - rules.ATTACK))
        return self.outlook(swapped(dreams, seat, seen.pointed, *divmod(action - rules.FOR, PLACES)))

    def least(self, possible: Iterator[Dreams]) -> float:
        return min(map(self.outlook, possible))

    def cost_of_taken(self, kind: int) -> float:
        return min(self.least(outcomes(self.dreams, self.seat, kind, place)) for place in range(PLACES))

    def cost_of_drawn(self, kind: int) -> float:
        if kind == RAVEN_CIRCLE:
            return self.cost_of_taken(kind)
        discarded = self.outlook(self.dreams) + min(self.gift(pile, kind) for pile in range(self.seen.piles))
        return min(self.cost_of_taken(kind), discarded)

    def outlook(self, dreams: Dreams) -> float:
        """What a turn costs that leaves the dreams so: the less, the larger the lead."""
        rivals = (cards for seat, cards in enumerate(dreams.cards) if seat != self.seat)
        lead = min(map(self.expected, rivals)) - self.expected(dreams.cards[self.seat])
        weariness = WEARINESS * max(0, self.seen.turns - USUAL_TURNS * self.seen.players)
        cost = -lead - weariness * sum(dreams.sides[self.seat])
        if any(map(all, dreams.sides)):
            return cost - END_IN_FRONT if lead >= 0 else cost + END_BEHIND
        return cost - HASTE * sum(dreams.sides[self.seat]) if lead >= 0 else cost

    def expected(self, cards: Row) -> float:
        """A dream's score on average over what its face-down cards may be."""
        if cards not in self.known_scores:
            self.known_scores[cards] = sum(self.worth(cards, place) for place in range(PLACES))
        return self.known_scores[cards]

    def worth(self, cards: Row, place: int) -> float:
        """What a card scores on average: each value that it may have, unless the other of its column has it too."""
        if cards[place] == REFLECTION:
            return self.copied(cards, place)
        own, other = self.likely_values(cards[place]), self.likely_values(cards[(place + COLUMNS) % PLACES])
        points = sum(value * likely * (1 - other.get(value, 0.0)) for value, likely in own.items())
        return points + self.mirrors if cards[place] == HIDDEN else points

    def likely_values(self, kind: int) -> Likely:
        if kind == HIDDEN:
            return self.values
        return {} if kind == REFLECTION else {VALUES[kind]: 1.0}

    def copied(self, cards: Row, place: int) -> float:
        """The lower of the two nearest cards of the row that are no reflections, a face-down one taken as average."""
        start = place - place % COLUMNS
        left = [kind for kind in cards[start:place] if kind != REFLECTION][-1:]
        right = [kind for kind in cards[place + 1 : start + COLUMNS] if kind != REFLECTION][:1]
        return min((self.average if kind == HIDDEN else VALUES[kind] for kind in left + right), default=0.0)

    def tops(self) -> list[int]:
        """The open card of each pile; HIDDEN, which is no card, for an empty one."""
        sizes = self.seen.open_size[: self.seen.piles]
        return [pile[size - 1] if size else HIDDEN for pile, size in zip(self.seen.open, sizes, strict=False)]

    def gift(self, pile: int, kind: int) -> float:
        """What the next player could gain with a card on that pile, as far as it counts. To oneself it is welcome."""
        following = rules.left_of(self.seen, self.seen.turn)
        cards = self.dreams.cards[following]
        tops = self.tops()
        tops[pile] = kind
        tries = [
            self.expected((*cards[:place], top, *cards[place + 1 :]))
            for top in tops
            if top not in (HIDDEN, RAVEN_CIRCLE)
            for place in range(PLACES)
        ]
        gain = max(0.0, self.expected(cards) - min(tries, default=self.expected(cards)))
        return -GIFT * gain if following == self.seat else GIFT * gain


def shares(cards: Counter[int]) -> Likely:
    """How likely each kind is among some cards."""
    return {kind: count / cards.total() for kind, count in cards.items()}
