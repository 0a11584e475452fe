"""How bots play Sen: what `careful` does, and how the thinker samples worlds.

`careful` counts ravens (`counting`) and plays what leaves its own dream with the fewest (`deciding`). The
thinker leaves out what cannot be best, imagines what rivals lie over from what they did, and plays on to the end of the
round. These are plain functions on a state or a view; compiled, the same ones play out imagined rounds.
"""

# ruff: noqa: I001  # many names on a few lines

from collections.abc import Iterator
from math import exp, sqrt

from sny.bots.sen.believing import NOTES, lean
from sny.bots.sen.counting import HABITS, known
from sny.bots.sen.deciding import decide
from sny.rules.kit.layout import HIDDEN
from sny.rules.sen import (
    ALL_IN, CALL, CHOOSE, CHOSEN, DEAL, DISCARD, DRAW, FORGIVEN_NINES, HOURGLASS, LOOK, LOOK_BEFORE_ROUND, OVER,
    PLACES, PUT, RAVENS, SPOTS, TAKE, Sen, copies, wins,
)  # fmt: skip

__all__ = [
    "BUDGET", "HABITS", "HINTS", "HORIZON", "LEAST_LEAD", "MASTER", "NOTES", "OUTCOMES", "RECKLESS", "decide",
    "forgettable", "is_settled", "lean", "narrow", "outcome",
]  # fmt: skip

RECKLESS = (CALL,)  # what the random player leaves alone: calling at once would be a coin flip
BUDGET = (32_000, 256_000)  # imagined actions a move: of two players, and of more, to be divided by their number
MASTER = ("critic,trust=0.01", "critic,trust=0.01")  # how it looks ahead, among two and among more (`lookahead`)
HORIZON = 2000  # actions of an imagined round; nothing in the rules makes one end
LEAST_LEAD = 0.2  # ravens by which an action must seem better than what `careful` does: beliefs are a little off
DECISIVE = 4.5  # ravens of a lead over which the chance to win a match of one more round rises
RAVENS_A_ROUND = 12.0  # that the highest total grows by
SAFE = 50.0  # a lead beyond which nothing can change, in units of what is decisive


# What is worth thinking about


def narrow(state: Sen, seat: int, actions: list[int], count: int) -> int:
    """Leave out what cannot be best, or comes to the same as another action; how many are left."""
    kept = 0
    for index in range(count):
        if not is_worse(state, seat, actions[index]) and not has_twin(state, seat, actions, kept, actions[index]):
            actions[kept] = actions[index]
            kept += 1
    return kept


def is_worse(state: Sen, seat: int, action: int) -> bool:
    """Whether it puts a card in the place of one that the seat knows to be no higher, where nothing speaks for that."""
    if action < TAKE or action >= DISCARD or state.phase == CHOSEN:
        return False
    if state.variants & (ALL_IN | FORGIVEN_NINES) or copies(state, HOURGLASS) > 0:
        return False
    kind = known(state, seat, seat, place_of(action))
    return kind != HIDDEN and RAVENS[kind] <= RAVENS[state.hand if action >= PUT else state.open[state.open_size - 1]]


def has_twin(state: Sen, seat: int, actions: list[int], kept: int, action: int) -> bool:
    """Whether a kept action does the same to a card of the same dream that the seat cannot tell from this one."""
    owner, place = owner_of(seat, action), place_of(action)
    if not points(action) or state.seen[owner][place] >> seat & 1:
        return False
    for index in range(kept):
        other = actions[index]
        alike = points(other) and owner_of(seat, other) == owner and action - place == other - place_of(other)
        if alike and state.seen[owner][place] == state.seen[owner][place_of(other)]:
            return True
    return False


def points(action: int) -> bool:
    """Whether an action points at a card of a dream."""
    return action < DRAW or TAKE <= action < DISCARD or LOOK <= action < CHOOSE


def owner_of(seat: int, action: int) -> int:
    return (action - LOOK) % SPOTS // PLACES if action >= LOOK else seat


def place_of(action: int) -> int:
    if action >= LOOK:
        return (action - LOOK) % PLACES
    if action >= TAKE:
        return (action - TAKE) % PLACES
    return action - LOOK_BEFORE_ROUND


# What a forgetful player may forget


def forgettable(seen: Sen, seat: int) -> Iterator[tuple[str, int, int]]:
    """Cards of the dreams, and of the open pile all but the top one."""
    for owner in range(seen.players):
        for place in range(seen.dream_size[owner]):
            yield "dream", owner, place
    for place in range(seen.open_size - 1):
        yield "open", 0, place


# Imagined rounds


def is_settled(state: Sen) -> bool:
    return state.phase == DEAL or state.phase == OVER


# What an imagined round came to: its worth, which a seat strives for, and what else a player may want to be told.
OUTCOMES = ("worth", "ravens", "lowest")
HINTS = {"chance_to_be_lowest": "lowest", "expected_ravens": "ravens"}  # what a player is told


def outcome(state: Sen, seat: int, habits: list[float], numbers: list[float]) -> None:
    """Worth is the lead over the average rival in this round and, among several, as much the chance to win the match.

    That is counted in ravens too: while all are equal, one more or less is worth one. It is what players want, and
    weighs calls better; but it is all or nothing in the last round, and the lead tells more of small differences.
    """
    lowest, rivals = 1.0, 0.0
    for player in range(state.players):
        if player != seat:
            rivals += state.score[player]
            if state.count[player] < state.count[seat]:
                lowest = 0.0
    numbers[0] = rivals / (state.players - 1) - state.score[seat]
    if state.players > 2:
        decisive = DECISIVE * sqrt(rounds_to_go(state))
        raven = decisive * state.players * state.players / (state.players - 1)
        numbers[0] = (numbers[0] + raven * chance_to_win(state, seat, decisive)) / 2.0
    numbers[1] = state.score[seat]
    numbers[2] = lowest


def rounds_to_go(state: Sen) -> float:
    """About how many more rounds decide a match; at its end, how many decided it."""
    if state.rounds > 0:
        return max(1.0, float(state.rounds - state.round))
    highest = 0
    for player in range(state.players):
        highest = max(highest, state.total[player])
    return max(1.0, (state.limit - highest) / RAVENS_A_ROUND)


def chance_to_win(state: Sen, seat: int, decisive: float) -> float:
    """By the totals: as good as that of every other with the same, and falling with each raven more."""
    rivals = 0.0
    for player in range(state.players):
        if state.phase == OVER:
            rivals += wins(state, player)
        else:
            rivals += exp(min(SAFE, (state.total[seat] - state.total[player]) / decisive))
    if state.phase == OVER and not wins(state, seat):
        return 0.0
    return 1.0 / rivals
