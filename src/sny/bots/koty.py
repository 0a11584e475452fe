"""Opponents for Koty.

`careful` looks one action ahead: it tries every action on what it sees, drawn cards staying unknown, and plays the one
that leaves it best off: many cats in its own dream (or its team's) and few in those of its rivals, a hand worth having,
and the game over when that means winning. An attack counts as much as it is unlikely to be defended. It does not
remember cards, and does not guess what a rival is up to.
"""

from dataclasses import dataclass
from math import comb
from random import Random

from sny.rules import koty
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.sight import unseen_cards
from sny.rules.koty import JOKER, LANDS, OWL, Koty


@dataclass(frozen=True)
class Habits:
    """What makes `careful` careful. Cats, unless said otherwise."""

    leader: float = 0.6  # how much a cat of the best rival counts, against one of its own
    rivals: float = 0.4  # and a cat of the average rival
    hope: float = 0.25  # the part of what its covered nines would be worth if they lay free
    hurry: float = 3.0  # a nine, for whoever is ahead: it brings the end of the game nearer
    victory: float = 1000.0
    joker: float = 3.0  # cards in hand: what it would give for one
    raven: float = 0.5
    owl: float = 4.0
    other_night: float = 4.0
    cat: float = 0.2  # for each of its cats
    drawn: float = 3.0  # a card that it does not know yet


HABITS = Habits()


def random(seen: Koty, seat: int, legal: list[int], chance: Random) -> int:
    """Any legal action."""
    return chance.choice(legal)


def careful(seen: Koty, seat: int, legal: list[int], chance: Random) -> int:
    """The legal action with the best outlook; of equal ones any."""
    outlooks = [outlook(after(seen, seat, action), seat) for action in legal]
    best = max(outlooks)
    return chance.choice([action for action, expected in zip(legal, outlooks, strict=True) if expected == best])


def after(seen: Koty, seat: int, action: int) -> Koty:
    """What is seen once an action was played. A reshuffled pile is as unknown as any."""
    state = seen.copy()
    koty.play(state, seat, action)
    while koty.awaits_deal(state):
        koty.deal(state, [HIDDEN] * state.discards_size)
    return state


def outlook(state: Koty, seat: int) -> float:
    """What a seat expects: attacks are defended as often as hands allow, and whoever has a choice chooses well."""
    if state.phase == koty.DEFEND:
        defended = chance_of_defence(state, state.asked)
        undefended = outlook(after(state, state.asked, koty.PASS), seat)
        return defended * worth(state, seat) + (1 - defended) * undefended
    lands = lands_to_choose(state)
    if not lands:
        return worth(state, seat)
    outlooks = [outlook(after(state, state.turn, action), seat) for action in lands]
    return min(outlooks) if koty.are_rivals(state, seat, state.turn) else max(outlooks)


def chance_of_defence(state: Koty, defender: int) -> float:
    """How likely a hand holds an answer to the attack, all cards that are not seen being equally likely there."""
    answers = (koty.attacking_cat(state), JOKER, OWL)
    hand = state.hand[defender][: state.hand_size[defender]]
    if any(kind in answers for kind in hand):
        return 1.0
    unseen = unseen_cards(koty, state)
    useless = sum(kind not in answers for kind in unseen)
    hidden = hand.count(HIDDEN)
    return 1 - comb(useless, hidden) / comb(len(unseen), hidden)


def lands_to_choose(state: Koty) -> list[int]:
    """The actions that choose a land, where one is to be chosen; they do not depend on any hand."""
    if state.phase == koty.FOR_MOTH:
        return [
            koty.MOVE_TO + owner * LANDS + land
            for owner in range(state.players)
            for land in range(LANDS)
            if koty.takes_moved_cat(state, state.target_owner, state.target, owner, land)
        ]
    if koty.FOR_FRIENDS <= state.phase <= koty.FOR_DRAGON:
        return [koty.PUT + land for land in range(LANDS) if koty.takes_nine(state, state.turn, land)]
    return []


def worth(state: Koty, seat: int) -> float:
    """What a position is worth to a seat as it lies."""
    own, rivals = prospects(state, seat)
    leader = max(rivals)
    value = own - HABITS.leader * leader - HABITS.rivals * sum(rivals) / len(rivals)
    if koty.over(state):
        return value + (HABITS.victory if koty.wins(state, seat) else -HABITS.victory)
    if own > leader:
        value += HABITS.hurry * koty.nines_in(state, seat)
    return value + sum(worth_in_hand(kind) for kind in state.hand[seat][: state.hand_size[seat]])


def prospects(state: Koty, seat: int) -> tuple[float, list[float]]:
    """What the own team can hope for, and what every other; without teams each player is one."""
    size = state.players // 2 if state.teams else state.players
    hopes = [0.0] * size
    for player in range(state.players):
        hopes[player % size] += sum(prospect_of_land(state, player, land) for land in range(LANDS))
    own = hopes.pop(seat % size)
    return own, hopes


def prospect_of_land(state: Koty, owner: int, land: int) -> float:
    cats, nines = koty.cats_on(state, owner, land), koty.nines_on(state, owner, land)
    free = koty.NINE_CATS << nines - 1 if nines else 0
    return cats + HABITS.hope * max(0, free - cats)


def worth_in_hand(kind: int) -> float:
    if kind == HIDDEN:
        return HABITS.drawn
    if kind < koty.RAVEN:
        return HABITS.cat * koty.CATS[kind]
    return {koty.RAVEN: HABITS.raven, JOKER: HABITS.joker, OWL: HABITS.owl}.get(kind, HABITS.other_night)


LEVELS = {"random": random, "careful": careful}
