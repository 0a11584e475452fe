"""What the review knows of Smoki: the chance to win a match, and what a loss is called."""

from math import exp, sqrt

from sny.bots.smoki import LEAD, ROUND, expected, take_notes
from sny.rules.smoki import DEAL, OVER, POINTS, TOKENS, Smoki, wins

UNIT = "points"  # of which winning a round counts ten
SCALE = 1.0
FAR, NEAR = 6, 4  # rounds are long, and a dream's score can be expected from what lies open
BUDGET = 12_000
LUCK_BUDGET = 3_000
FINE, SLIP = 1.0, 3.0
SHOWN = ("points", "lowest")

SPREAD = 3.0  # points of a lead over which the chance to be lowest rises as 1 to 2.7 when a round is left unfinished
TOKEN = 0.9  # by a token more the chance to win rises as 1 to 2.5: a race to three between equals
DECISIVE = 4.5  # points of a lead over which it rises as 1 to 2.7 where one more round decides
POINTS_A_ROUND = 12.0  # that the highest total grows by


def appraise(state: Smoki, seat: int, habits: list[float], notes: list[float], numbers: list[float]) -> float:
    """What a round came to, or by the expected scores of all dreams where it was left."""
    if state.phase == DEAL or state.phase == OVER:
        return float(numbers[0])
    take_notes(state, seat, habits, notes)
    own, rivals, weights = expected(state, seat, notes), 0.0, 1.0
    for player in range(state.players):
        if player != seat:
            points = expected(state, player, notes)
            rivals += points
            weights += exp(max(-50.0, min(50.0, (own - points) / SPREAD)))
    lead = rivals / (state.players - 1) - own
    numbers[1] = own
    numbers[2] = 1.0 / weights
    return ROUND / weights + LEAD * lead if state.scoring == TOKENS else lead


def win_chance(state: Smoki, seat: int, numbers: list[float]) -> float:
    """By tokens or totals after the round, as if all were equally strong from there on.

    Where a round was left unfinished, the chance to be lowest is a part of a token, and the lead counts as it stands.
    """
    done = state.phase == DEAL or state.phase == OVER
    share = 0.0 if done else numbers[2] - (1.0 - numbers[2]) / (state.players - 1)
    lead = 0.0 if done else numbers[0]
    rivals = 0.0
    for player in range(state.players):
        if state.phase == OVER:
            rivals += wins(state, player)
        elif player == seat:
            rivals += 1.0
        elif state.scoring == TOKENS:
            rivals += exp(TOKEN * (state.tokens[player] - state.tokens[seat] - share))
        else:
            behind = (state.total[seat] - state.total[player] - lead) / scale(state)
            rivals += exp(max(-50.0, min(50.0, behind)))
    if state.phase == OVER and not wins(state, seat):
        return 0.0
    return 1.0 / rivals


def scale(state: Smoki) -> float:
    """The lead that is decisive grows with the rounds that are still to come."""
    if state.scoring == POINTS:
        highest = 0
        for player in range(state.players):
            highest = max(highest, state.total[player])
        return DECISIVE * sqrt(max(1.0, (state.limit - highest) / POINTS_A_ROUND))
    return DECISIVE * sqrt(max(1.0, float(state.rounds - state.round)))
