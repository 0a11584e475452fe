"""Carrying out a plan: deals are handed out in pieces, and what comes back is kept in order.

>>> from pathlib import Path
>>> from sny.sim.plan import plan_games
>>> from sny.sim.run import simulate
>>> results = simulate(plan_games("sen", ["careful", "random"], seed=7), 20, Path("sen.jsonl"))  # doctest: +SKIP
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import msgspec

from sny.errors import SnyError
from sny.rules.catalogue import rules_of
from sny.sim.executors import InOrder, processes
from sny.sim.plan import Plan
from sny.sim.play import Played, play_game
from sny.sim.results import Results

LARGEST_PIECE = 32  # games that a worker is handed at once
WARMING = 60  # actions

Progress = Callable[[int], None]  # told how many deals have been played so far


class OtherCode(SnyError):
    """A worker has other code than the process that hands out the work."""


@dataclass(frozen=True)
class Piece:
    """The deals from `first` to before `last`, to be played by one worker."""

    plan: Plan
    code: str
    first: int
    last: int


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
        warm_up(plan.game, *plan.bots)  # what is compiled here, the workers find in the cache
        with where or processes(1) as in_order:
            for lines in in_order(play_piece, pieces(plan, before, deals)):
                for line in lines:
                    results.add(line)
                progress(results.deals)
        return results.deals - before


def pieces(plan: Plan, first: int, last: int) -> Iterator[Piece]:
    size = max(1, LARGEST_PIECE // len(plan.seatings))
    code = plan.header()["code"]
    for start in range(first, last, size):
        yield Piece(plan, code, start, min(start + size, last))


def play_piece(piece: Piece) -> list[bytes]:
    """A line of the results file for each deal of the piece."""
    plan = piece.plan
    if plan.header()["code"] != piece.code:
        raise OtherCode("a worker has other code of sny or of a bot than this process; install the same on all")
    warm_up(plan.game, *plan.bots)
    return [msgspec.json.encode(play_deal(plan, deal)) for deal in range(piece.first, piece.last)]


def play_deal(plan: Plan, deal: int) -> list[Played]:
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
