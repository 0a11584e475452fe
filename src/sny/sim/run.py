"""Carrying out a plan: deals are handed out one by one, and what comes back is kept in order."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from sny.bots.thinking import mind
from sny.errors import SnyError
from sny.rules.catalogue import rules_of
from sny.sim.executors import InOrder, processes
from sny.sim.plan import Plan
from sny.sim.play import Played, play_game
from sny.sim.results import Results
from sny.sim.scores import play_scores

WARMING = 60  # actions

Progress = Callable[[int], None]  # told how many deals have been played so far


class WorkRefused(SnyError):
    """A worker cannot play: it has other code, lacks a bot, or a package that a bot needs."""


@dataclass(frozen=True)
class Work:
    """One deal, to be played by a worker that has the same code."""

    plan: Plan
    code: str
    deal: int


def simulate(
    plan: Plan,
    deals: int,
    path: Path,
    where: AbstractContextManager[InOrder] | None = None,
    progress: Progress = lambda _: None,
) -> int:
    """Play the deals that are not in the file yet; how many were played now."""
    with Results(path, plan) as results:
        before = results.deals
        progress(min(before, deals))
        if before >= deals:
            return 0
        get_ready(plan)  # what is compiled here, the workers find in the cache
        code = plan.header()["code"]
        with where or processes(1) as in_order:
            for line in in_order(play_work, (Work(plan, code, deal) for deal in range(before, deals))):
                results.add(line)
                progress(results.deals)
        return results.deals - before


def play_work(work: Work) -> bytes:
    """The line of the results file for a deal. Whatever is wrong comes back as an error of one line."""
    try:
        if work.plan.header()["code"] != work.code:
            raise WorkRefused("a worker has different code of sny or of a bot; install the same version everywhere")
        get_ready(work.plan)
        return msgspec.json.encode(play_deal(work.plan, work.deal))
    except SnyError as error:
        raise WorkRefused(str(error)) from None


def get_ready(plan: Plan) -> None:
    if plan.only_scores:
        mind(plan.game)
    else:
        warm_up(plan.game, *plan.bots)


def play_deal(plan: Plan, deal: int) -> list[Played]:
    if plan.only_scores:
        return play_scores(plan, deal)
    return [
        play_game(plan.game, seating.bots, plan.variants[seating.variant].options, plan.deal_seed(deal))
        for seating in plan.seatings
    ]


@cache
def warm_up(game: str, *bots: str) -> None:
    """Let the bots load and compile what they need, once in each process."""
    fewest = rules_of(game).DATA["players"][0]
    for bot in bots:
        play_game(game, [bot] * fewest, {}, "warm-up", longest=WARMING)
