"""The review's default for a game without a file here: only winning counts."""

from typing import Any

Rule = Any
over: Rule = None  # bound to the game's own rules
wins: Rule = None

UNIT = "percent"
SCALE = 100.0  # units in one of the policy's worth
FAR, NEAR = 1000, 1000  # imagined actions a player: to judge an action, and to judge a draw
BUDGET = 40_000  # imagined actions for one decision
LUCK_BUDGET = 4_000  # and for one draw
# units that a move may lose and still be called so; beyond the last it is a mistake
FINE, SLIP = 2.0, 6.0
SHOWN = ()  # outcomes that are told of each action


def appraise(state: Any, seat: int, habits: Any, notes: Any, numbers: Any) -> float:
    """The worth of a world where it was left: here, what the policy says."""
    return float(numbers[0])


def win_chance(state: Any, seat: int, numbers: Any) -> float:
    """The seat's share of the win; before the end, what an even chance is worth."""
    winners = 0
    for other in range(state.players):
        winners += 1 if wins(state, other) else 0
    if winners == 0:
        return 1.0 / float(state.players)
    return 1.0 / winners if wins(state, seat) else 0.0
