"""Careful players with different habits, or thinkers, against each other, compiled: whole games without Python.

Deals are duplicate: each is played once from every seat, with the challenger in that seat and the champion in all the
others, so that luck of the cards evens out.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.bots.thinking import mind
from sny.env.batch import templates
from sny.env.chance import started


def results(
    game: str,
    players: int,
    challenger: Any,
    champion: Any,
    deals: int,
    first_seed: int,
    budget: int = 0,
    **options: Any,
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Scores and wins, by deal, by the challenger's seat, by seat. With a budget the challenger is a thinker."""
    thinking = mind(game)
    games = deals * players
    tables = np.repeat(templates(thinking.rules, players, {**options, "first": 0}), games)
    seeds = np.repeat(np.array([started(first_seed + deal) for deal in range(deals)]), players)
    lineups = np.ones((games, players), np.int64)
    lineups[np.arange(games), np.arange(games) % players] = 0
    scores, won = contested(thinking, tables, seeds, np.array([challenger, champion], float), [budget, 0], lineups)
    return scores.reshape(deals, players, players), won.reshape(deals, players, players)


def contested(
    thinking: Any, tables: Any, seeds: Any, habits: Any, budgets: Sequence[int], lineups: Any
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Scores and wins, by game and seat; `lineups` says which habits and budget sit where."""
    games, players = lineups.shape
    scores, won = np.zeros((games, players), np.int64), np.zeros((games, players), np.int64)
    thinking.engine.contest(
        thinking.work, tables, seeds, lineups, habits, np.array(budgets), thinking.care(players), scores, won,
        thinking.chance, np.zeros(1, np.int64),
    )  # fmt: skip
    return scores, won


def leads(scores: NDArray[np.int64]) -> NDArray[np.float64]:
    """By how much the challenger's score was above that of the average rival, deal by deal."""
    players = scores.shape[1]
    own: NDArray[np.float64] = np.diagonal(scores, axis1=1, axis2=2).mean(1)
    rest: NDArray[np.float64] = (scores.sum((1, 2)) / players - own) / (players - 1)
    return np.subtract(own, rest)


def shares(won: NDArray[np.int64]) -> NDArray[np.float64]:
    """The challenger's share of the wins, deal by deal; a shared win counts in part, and one of nobody for nobody."""
    own: NDArray[np.float64] = np.diagonal(won / np.maximum(1, won.sum(2))[:, :, None], axis1=1, axis2=2).mean(1)
    return own
