"""What the review knows of Sen: the chance to win a match, and what a loss is called."""

from math import sqrt

from sny.bots.sen import DECISIVE, chance_to_win, rounds_to_go
from sny.rules.sen import Sen

UNIT = "ravens"
SCALE = 1.0
FAR, NEAR = 500, 500  # a round is played out
BUDGET = 100_000
LUCK_BUDGET = 32_000
FINE, SLIP = 0.5, 1.5
SHOWN = ("ravens", "lowest")


def appraise(state: Sen, seat: int, habits: list[float], notes: list[float], numbers: list[float]) -> float:
    return float(numbers[0])


def win_chance(state: Sen, seat: int, numbers: list[float]) -> float:
    """By the totals after the round."""
    return float(chance_to_win(state, seat, DECISIVE * sqrt(rounds_to_go(state))))
