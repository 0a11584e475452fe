"""Opponents for Sen.

`careful` counts ravens: a card that it has seen at its worth, any other at the average of the cards it has not seen.
It plays what leaves its own dream with the fewest, and calls when it is likely enough to be the lowest. It does not
remember better than the rules allow, and does not guess at what others think.
"""

from dataclasses import dataclass
from math import erf, sqrt
from random import Random

from sny.rules import sen
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.sight import unseen_cards
from sny.rules.sen import HOURGLASS, NINE, PLACES, RAVENS, Sen

FIRST_RANDOM_CALL = 20  # turns that pass before `random` may call: calling at once would be a coin flip


@dataclass(frozen=True)
class Habits:
    """What makes `careful` careful. Ravens, unless said otherwise."""

    call_chance: float = 0.85  # of being lowest, from which it calls
    call_chance_for_zero: float = 0.6  # the same where the lowest caller scores 0, and so has more to win
    rival_progress: float = 0.35  # what a rival is thought to save a turn on each card that only the rival has seen
    rival_best: float = 2.5  # and the least that such a card is thought to hold
    look_at_own: float = 1.2  # worth of seeing an unknown card of its own
    look_at_rival: float = 0.3
    take_two_again: float = 1.3  # a Take two is worth so many draws
    least_gain: float = 0.2  # smaller gains are not worth giving up a draw for


HABITS = Habits()
Known = list[int]  # a dream as the seat knows it: kinds, HIDDEN for the rest


def random(seen: Sen, seat: int, legal: list[int], chance: Random) -> int:
    """Any legal action, but no call in the first turns of a round."""
    patient = [action for action in legal if action != sen.CALL or seen.turns >= FIRST_RANDOM_CALL]
    return chance.choice(patient)


def careful(seen: Sen, seat: int, legal: list[int], chance: Random) -> int:
    """The legal action that leaves its dream with the fewest ravens, by what it knows."""
    if seen.phase == sen.PEEKING:
        return legal[0]
    table = Estimate(seen, seat)
    if seen.phase == sen.TURN:
        return at_turn(table, legal)
    if seen.phase == sen.DRAWN:
        return with_card_in_hand(table, seen.hand)
    if seen.phase == sen.TWO:
        costs = [cost_of_hand(table, kind) for kind in seen.two]
        return sen.KEEP + (costs[1] < costs[0])
    if seen.phase == sen.LOOKING:
        return look(table)
    if seen.phase == sen.SWAPPING:
        return swap_first(table)
    if seen.phase == sen.SWAPPING_WITH:
        return swap_second(table, legal)
    if seen.phase == sen.CHOOSING:
        return sen.CHOOSE + min((action - sen.CHOOSE for action in legal), key=lambda kind: table.best_put(kind)[0])
    if seen.phase == sen.CHOSEN:
        return sen.PUT + table.best_put(seen.hand)[1]
    if seen.phase == sen.CLAIMING:
        return sen.AND + partner_of(table.own, seen.pointed)
    return sen.AS + claimed_ravens(table.own[seen.pointed])


class Estimate:
    """What a seat expects of every card, from its view."""

    def __init__(self, seen: Sen, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.dreams: list[Known] = [seen.dream[player][: seen.dream_size[player]] for player in range(seen.players)]
        self.own = self.dreams[seat]
        self.unseen = unseen_cards(sen, seen)
        worths = [RAVENS[kind] for kind in self.unseen]
        self.average = sum(worths) / len(worths)
        self.spread = sum((worth - self.average) ** 2 for worth in worths) / len(worths)
        self.ravens = self.ravens_in(self.own)

    def ravens_in(self, dream: Known) -> float:
        hourglasses = dream.count(HOURGLASS)
        known = sum(RAVENS[kind] for kind in dream if kind not in (HIDDEN, HOURGLASS))
        return known + NINE * hourglasses * (hourglasses % 2) + self.average * dream.count(HIDDEN)

    def best_put(self, kind: int) -> tuple[float, int]:
        """The fewest ravens that a card can leave in the own dream, and the place for it."""
        return min((self.ravens_in(replaced(self.own, place, kind)), place) for place in range(len(self.own)))

    def after_draw(self) -> float:
        """The ravens to expect after drawing a card and keeping it or not."""
        outcomes = {kind: min(self.ravens, self.best_put(kind)[0]) for kind in set(self.unseen)}
        return sum(outcomes[kind] for kind in self.unseen) / len(self.unseen)

    def of_rival(self, player: int) -> tuple[float, float]:
        """What a rival's dream holds, and how uncertain that is (a variance)."""
        rounds = self.seen.turns / self.seen.players
        chosen = max(HABITS.rival_best, self.average - HABITS.rival_progress * rounds)
        dream = self.dreams[player]
        expected = self.ravens_in(dream)
        for place, kind in enumerate(dream):
            if kind == HIDDEN and self.seen.seen[player][place] >> player & 1:
                expected += chosen - self.average
        return expected, self.spread * dream.count(HIDDEN)

    def chance_to_be_lowest(self) -> float:
        likely, own_spread = 1.0, self.spread * self.own.count(HIDDEN)
        for player in range(self.seen.players):
            if player != self.seat:
                expected, spread = self.of_rival(player)
                deviation = sqrt(spread + own_spread) or 0.01
                likely *= (1 + erf((expected - self.ravens + 0.5) / deviation / sqrt(2))) / 2
        return likely


def at_turn(table: Estimate, legal: list[int]) -> int:
    scores_zero = table.seen.reward == sen.SCORE_ZERO
    enough = HABITS.call_chance_for_zero if scores_zero else HABITS.call_chance
    if only_nines(table) or table.chance_to_be_lowest() >= enough:
        return sen.CALL
    costs = {sen.DRAW: table.after_draw() - HABITS.least_gain}
    ravens, place = table.best_put(table.seen.open[table.seen.open_size - 1])
    costs[sen.TAKE + place] = ravens
    for first in range(len(table.own)):
        second = partner_of(table.own, first)
        if sen.CLAIM + first in legal and second > first:
            rest = [kind for place, kind in enumerate(table.own) if place not in (first, second)]
            costs[sen.CLAIM + first] = table.ravens_in([*rest, HIDDEN])
    return min(costs, key=lambda action: costs[action])


def only_nines(table: Estimate) -> bool:
    """Whether a call wins the round by Idź na całość (SEN-V2)."""
    hourglasses = table.own.count(HOURGLASS)
    nines = table.own.count(NINE) + hourglasses * (hourglasses % 2)
    return bool(table.seen.variants & sen.ALL_IN) and nines == len(table.own)


def partner_of(own: Known, place: int) -> int:
    """Another known card with as many ravens, or -1."""
    if own[place] == HIDDEN:
        return -1
    ravens = claimed_ravens(own[place])
    for other, kind in enumerate(own):
        if other != place and kind != HIDDEN and claimed_ravens(kind) == ravens:
            return other
    return -1


def claimed_ravens(kind: int) -> int:
    return sen.HOURGLASSES if kind == HOURGLASS else RAVENS[kind]


def with_card_in_hand(table: Estimate, kind: int) -> int:
    ravens, place = table.best_put(kind)
    costs = {sen.DISCARD: table.ravens, sen.PUT + place: ravens}
    if sen.is_special(kind):
        costs[sen.USE] = cost_of_use(table, kind)
    return min(costs, key=lambda action: costs[action])


def cost_of_hand(table: Estimate, kind: int) -> float:
    """The ravens to expect when this card is the one in hand."""
    least = min(table.ravens, table.best_put(kind)[0])
    return min(least, cost_of_use(table, kind)) if sen.is_special(kind) else least


def cost_of_use(table: Estimate, special: int) -> float:
    """The ravens to expect when a special acts; what only informs counts as a saving."""
    if special == sen.TAKE_TWO:
        return table.ravens - HABITS.take_two_again * (table.ravens - table.after_draw())
    if special == sen.PEEK_ONE:
        return table.ravens - (HABITS.look_at_own if HIDDEN in table.own else HABITS.look_at_rival)
    if special == sen.SWAP_TWO:
        return best_swap(table)[0]
    pile = set(table.seen.open[: table.seen.open_size]) | {special}
    return min(table.best_put(kind)[0] for kind in pile)


def look(table: Estimate) -> int:
    """At an unknown card of its own, else at one of the rival who seems to be ahead."""
    rivals = [player for player in range(table.seen.players) if player != table.seat]
    rivals.sort(key=lambda player: table.of_rival(player)[0])
    for player in [table.seat, *rivals]:
        if HIDDEN in table.dreams[player]:
            return sen.LOOK + player * PLACES + table.dreams[player].index(HIDDEN)
    return sen.LOOK + table.seat * PLACES


def best_swap(table: Estimate) -> tuple[float, int, int]:
    """The fewest ravens after exchanging an own card with a rival's: ravens, own place, the rival's spot."""
    return min(
        (table.ravens_in(replaced(table.own, own_place, kind)), own_place, player * PLACES + place)
        for own_place in range(len(table.own))
        for player, dream in enumerate(table.dreams)
        for place, kind in enumerate(dream)
        if player != table.seat
    )


def swap_first(table: Estimate) -> int:
    """Its own card of the best swap; when none helps, a rival's, so that its own dream stays as it is."""
    ravens, own_place, spot = best_swap(table)
    if ravens <= table.ravens or all(len(dream) == 1 for dream in table.dreams):
        return sen.SWAP + table.seat * PLACES + own_place
    return sen.SWAP + spot


def swap_second(table: Estimate, legal: list[int]) -> int:
    if table.seen.pointed_owner == table.seat:
        place = table.seen.pointed
        return min(legal, key=lambda action: table.ravens_in(replaced(table.own, place, kind_at(table, action))))
    others = [action for action in legal if (action - sen.WITH) // PLACES != table.seat]
    return others[0] if others else legal[0]


def kind_at(table: Estimate, action: int) -> int:
    spot = action - sen.WITH
    return table.dreams[spot // PLACES][spot % PLACES]


def replaced(dream: Known, place: int, kind: int) -> Known:
    return [*dream[:place], kind, *dream[place + 1 :]]


LEVELS = {"random": random, "careful": careful}
