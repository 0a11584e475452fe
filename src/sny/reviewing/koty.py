"""What the review knows of Koty: the chance to win, and what a loss is called."""

from math import exp

from sny.bots.koty import SCALE as LEAD
from sny.bots.koty import worth
from sny.rules.koty import OVER, Koty, are_rivals, wins

UNIT = "percent"
SCALE = 100.0
FAR, NEAR = 6, 6  # a game is long, and a position can be judged by its looks
BUDGET = 30_000
LUCK_BUDGET = 8_000
FINE, SLIP = 8.0, 15.0
SHOWN = ("cats",)


def appraise(state: Koty, seat: int, habits: list[float], notes: list[float], numbers: list[float]) -> float:
    """The chance to win, alone or with others: by the worth of all positions while the game goes on."""
    if state.phase == OVER:
        winners = 0.0
        for player in range(state.players):
            winners += wins(state, player) and (player == seat or are_rivals(state, seat, player))
        return 1.0 / winners if wins(state, seat) else 0.0
    own, rivals = worth(state, seat, habits), 1.0
    for player in range(state.players):
        if are_rivals(state, seat, player):
            lead = 1.1 * (own - worth(state, player, habits)) / habits[LEAD]
            rivals += exp(-max(-50.0, min(50.0, lead))) / (2.0 if state.teams else 1.0)
    return 1.0 / rivals


def win_chance(state: Koty, seat: int, numbers: list[float]) -> float:
    """Its worth is that chance."""
    return float(numbers[0])
