"""Wins and scores alone: whole games of careful players and thinkers in compiled code, without a step in Python.

The seatings of a deal are shuffled alike, as everywhere; but it is not the deal that `sny.new` makes of its seed.
"""

from hashlib import sha256
from typing import Any

from sny.bots import has_search
from sny.errors import OptionError
from sny.extras import need
from sny.sim.plan import Plan
from sny.sim.play import Played, places

PLAYERS = ("careful", "thinker")


def check_scores(plan: Plan) -> None:
    """Raises OptionError where compiled code cannot play a plan."""
    need("numba")
    if not has_search(plan.game):
        raise OptionError("only-scores", f"{plan.game} is a word game, and word games are not compiled")
    if others := [name for name in plan.bots if name not in PLAYERS]:
        raise OptionError("only-scores", f"is for {' and '.join(PLAYERS)}, not for {', '.join(others)}")


def play_scores(plan: Plan, deal: int) -> list[Played]:
    """All games of a deal."""
    import numpy as np

    from sny.bots.arena import contested
    from sny.bots.ladder import budget_of
    from sny.bots.thinking import habits_of, mind
    from sny.env.batch import templates
    from sny.env.chance import started

    thinking, players = mind(plan.game), plan.players
    tables = np.concatenate(
        [
            templates(thinking.rules, players, {"first": 0} | plan.variants[seating.variant].options)
            for seating in plan.seatings
        ]
    )
    seed = int.from_bytes(sha256(plan.deal_seed(deal).encode()).digest()[:7])
    seeds = np.full(len(tables), started(seed))
    lineups = np.array([[PLAYERS.index(bot) for bot in seating.bots] for seating in plan.seatings], np.int64)
    habits = np.array([habits_of(plan.game)] * len(PLAYERS), float)
    scores, won = contested(thinking, tables, seeds, habits, [0, budget_of(plan.game, players)], lineups)
    return [played(own.tolist(), np.flatnonzero(wins).tolist()) for own, wins in zip(scores, won, strict=True)]


def played(scores: list[int], winners: list[int]) -> Played:
    nothing: Any = [0] * len(scores)
    return Played(scores, places(scores, winners), winners, actions=0, rounds=0, turns=nothing, spreads={})
