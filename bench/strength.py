"""How strong the opponents are: python -m bench.strength [GAME …] [OPTIONS].

Every deal is played once from each seat, with one player of the first level there and players of the second level in
all the others; their chance is seeded too, so a run can be repeated. The interval is a bootstrap over deals (95 %).
Deals have seeds below a thousand million; `scripts.tune` uses others. Prints each result as it comes, and writes
strength.md beside this file when all games and levels were asked for.
"""

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import combinations, product
from math import inf
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Any

import sny
from bench import matrix
from sny.bots import Bot, bot, levels
from sny.bots.ladder import budget_of, play_thoughtfully
from sny.bots.master import network_file, play_as_learnt
from sny.rules.catalogue import CARD_GAMES

FILE = Path(__file__).parent / "strength.md"
RESAMPLES = 2000
FIRST_SEED = 500_000_000
AHEAD = 2  # deals for each process that are begun before their results are looked at
SECONDS_BETWEEN_LINES = 20  # that tell how far a pairing is
LONGEST_GAME = 5000  # actions; nothing in the rules makes a game end, so one that goes on is nobody's win


@dataclass
class Fixture:
    """One level among others of another, at one kind of table."""

    game: str
    level: str
    rivals: str
    players: int
    deals: int
    options: dict[str, Any] = field(default_factory=dict)
    budget: int | None = None
    first_seed: int = FIRST_SEED

    @property
    def row(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        level = (
            f"{self.level}, {self.budget or budget_of(self.game, self.players):,} actions"
            if self.level == "thinker"
            else self.level
        )
        return f"| {self.game} | {level} | {self.players - 1} × {self.rivals} | {options or 'usual'} |"


# Sen: two rounds, so that ravens a round can be told; Smoki: one round; Koty: a game.
TABLE: dict[str, dict[str, Any]] = {"sen": {"rounds": 2}, "smoki": {"scoring": "rounds", "rounds": 1}, "koty": {}}
STEPS = (("easy", "random"), ("medium", "easy"), ("careful", "medium"), ("careful", "random"))
STEP_DEALS = {"sen": (60, 200, 300, 100), "smoki": (40, 80, 80, 40), "koty": (40, 80, 80, 40)}
THINKING = {"sen": (1500, 200), "smoki": (80, 24), "koty": (80, 24)}  # deals for two and for four players


MATRIX_DEALS = 200
MASTER_DEALS = {"careful": 1000, "thinker": 200}


@dataclass
class Wanted:
    """What was asked for on the command line."""

    games: list[str]
    deals: int | None
    seconds: float
    jobs: int
    budget: int | None
    first_seed: int
    steps: bool
    thinking: bool
    master: bool
    ways: tuple[str, ...] = ()
    against: str = ""
    players: int | None = None
    matrix: bool = False


def fixtures(wanted: Wanted) -> Iterator[Fixture]:
    for fixture in all_fixtures(wanted):
        if wanted.players in (None, fixture.players) and wanted.against in ("", fixture.rivals):
            yield replace(fixture, deals=wanted.deals or fixture.deals, first_seed=wanted.first_seed)


def all_fixtures(wanted: Wanted) -> Iterator[Fixture]:
    for game in wanted.games:
        if wanted.master and "master" in levels(game):
            masters = [f"master:{way}" for way in wanted.ways] or ["master"]
            rivals = {wanted.against or "careful": MASTER_DEALS["careful"], **MASTER_DEALS}
            for players, rival in product([wanted.players] if wanted.players else [2, 4], rivals):
                for level in masters:
                    yield Fixture(game, level, rival, players, rivals[rival], TABLE[game])
        if wanted.steps:
            for (level, rival), deals in zip(STEPS, STEP_DEALS[game], strict=True):
                yield Fixture(game, level, rival, 2, deals, TABLE[game])
        if wanted.thinking:
            for players, deals in zip((2, 4), THINKING[game], strict=True):
                yield Fixture(game, "thinker", "careful", players, deals, TABLE[game], wanted.budget)


@dataclass
class Deal:
    """What came of one deal, on average over the seats: the share of wins, and the lead over the average rival."""

    share: float
    lead: float
    answers: list[float]  # how long the level under test took for each, in seconds of one core


def play_deal(fixture: Fixture, number: int) -> Deal:
    shares, leads, answers = [], [], list[float]()
    for seat in range(fixture.players):
        game = played(fixture, number, seat, answers)
        scores = [game.rules.score(game.state, player) for player in range(fixture.players)]
        rest = (sum(scores) - scores[seat]) / (fixture.players - 1)
        shares.append((seat in game.winners) / max(1, len(game.winners)))
        leads.append(scores[seat] - rest)
    return Deal(sum(shares) / fixture.players, sum(leads) / fixture.players, answers)


def played(fixture: Fixture, number: int, own_seat: int, answers: list[float]) -> sny.CardGame:
    game = sny.new(fixture.game, fixture.players, seed=fixture.first_seed + number, first=0, **fixture.options)
    own, rival = (player(fixture.game, level) for level in (fixture.level, fixture.rivals))
    chance = Random(number)
    if fixture.budget:
        own = partial(play_thoughtfully, fixture.game, fixture.budget)
    for _ in range(LONGEST_GAME):
        if game.over:
            break
        seat = game.actors[0]
        seen, legal = game.seen(seat), game.legal_actions(seat)
        started = process_time()
        action = (own if seat == own_seat else rival)(seen, seat, legal, chance)
        if seat == own_seat:
            answers.append(process_time() - started)
        game.play_action(seat, action)
    return game


def player(game: str, level: str) -> Bot:
    """A level, or a master of some way after a colon."""
    level, _, way = level.partition(":")
    network = network_file(game)
    return partial(play_as_learnt, game, network, way) if way and network else bot(game, level)


def interval(values: list[float]) -> tuple[float, float]:
    """The middle 95 % of the means of resampled deals."""
    chance, count = Random(1), len(values)
    means = sorted(sum(chance.choices(values, k=count)) / count for _ in range(RESAMPLES))
    return means[round(0.025 * RESAMPLES)], means[round(0.975 * RESAMPLES) - 1]


def result(fixture: Fixture, deals: list[Deal]) -> str:
    def shown(values: list[float], text: Callable[[float], str]) -> str:
        low, high = interval(values)
        return f"{text(sum(values) / len(values))} ({text(low)} to {text(high)})"

    wins = shown([deal.share for deal in deals], lambda value: f"{value:.1%}")
    ravens = "–"
    if fixture.game == "sen":
        ravens = shown([-deal.lead / fixture.options["rounds"] for deal in deals], lambda value: f"{value:+.2f}")
    answers = [seconds for deal in deals for seconds in deal.answers]
    times = f"{1000 * sum(answers) / len(answers):.0f} ({1000 * max(answers):.0f})"
    return f"{fixture.row} {len(deals)} | {wins} | {ravens} | {times} |"


def main(wanted: Wanted) -> None:
    lines, started = [], perf_counter()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for fixture in fixtures(wanted):
            play_deal(replace(fixture, deals=1), 0)  # once before all at once, since the first use compiles
            lines.append(result(fixture, measured(pool, fixture, wanted)))
            print(lines[-1], flush=True)
    print(f"{perf_counter() - started:.0f} s in {wanted.jobs} processes", file=sys.stderr)
    if wanted.steps and wanted.thinking and wanted.master and set(wanted.games) == set(CARD_GAMES):
        write(lines)


def measure_matrix(wanted: Wanted) -> None:
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for game in wanted.games:
            shares: matrix.Shares = {}
            for one, other in combinations(levels(game), 2):
                deals = wanted.deals or MATRIX_DEALS
                fixture = Fixture(game, one, other, 2, deals, TABLE[game], first_seed=wanted.first_seed)
                play_deal(fixture, 0)
                found = measured(pool, fixture, wanted)
                shares[one, other] = [deal.share for deal in found]
                print(result(fixture, found), flush=True)
            matrix.keep({game: matrix.summary(levels(game), shares)})


def measured(pool: ProcessPoolExecutor, fixture: Fixture, wanted: Wanted) -> list[Deal]:
    """The first deals, as many as are wanted or as time allows."""
    outcomes: dict[int, Deal] = {}
    begun: dict[Future[Deal], int] = {}
    started = told = perf_counter()
    count = 0
    while True:
        open_for_more = count == 0 or perf_counter() - started < wanted.seconds
        while open_for_more and count < fixture.deals and len(begun) < AHEAD * wanted.jobs:
            begun[pool.submit(play_deal, fixture, count)] = count
            count += 1
        if not begun:
            break
        for done in wait(begun, return_when=FIRST_COMPLETED).done:
            outcomes[begun.pop(done)] = done.result()
        if perf_counter() - told > SECONDS_BETWEEN_LINES:
            told = perf_counter()
            print(f"{fixture.row} {len(outcomes)} of {fixture.deals} deals", file=sys.stderr, flush=True)
    return [outcomes[number] for number in sorted(outcomes)]


def write(lines: list[str]) -> None:
    head = [
        "# Strength",
        "",
        "One player of a level among rivals of another. Every deal is played from each seat; intervals are",
        "bootstraps over deals (95 %). An equal share is 50 % for two players and 25 % for four. Ravens are those that",
        "the average rival scored more, a round. Milliseconds are those of one core for an answer of the level under",
        "test, on average (and at most). A thinker plays at most about so many actions in imagined worlds for a move.",
        "Made by `python -m bench.strength`, in one run.",
        "",
        "| game | level | against | options | deals | wins | ravens a round | ms |",
        "|---|---|---|---|---:|---:|---:|---:|",
    ]
    FILE.write_text("\n".join([*head, *lines]) + "\n", encoding="utf-8")


def wanted_on(arguments: list[str]) -> Wanted:
    """What a command line asks for; without one of the three groups, all of them are measured."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description="How strong the opponents are.")
    add = parser.add_argument
    add("games", nargs="*", metavar="GAME", help=f"any of {', '.join(CARD_GAMES)} (default: all)")
    add("--jobs", type=int, default=os.cpu_count() or 1, help="processes at once (default: one for each core)")
    add("--deals", type=int, help="so many deals a pairing")
    add("--seconds", type=float, default=inf, help="begin no new deal of a pairing after that time")
    add("--first-seed", type=int, default=FIRST_SEED, help="the first deal; others for tuning than for reporting")
    add("--budget", type=int, help="imagined actions a move of a thinker, instead of its usual ones")
    add("--steps", action="store_true", help="only the levels up to careful")
    add("--thinker", action="store_true", help="only the thinker")
    add("--master", action="store_true", help="only the master (SNY_NETWORKS names a folder of trained files)")
    add("--way", action="append", default=[], help="a master of another way, such as critic,worlds=64; may come again")
    add("--against", default="", metavar="LEVEL", help="only against that level; master:WAY is one too")
    add("--players", type=int, help="only at tables of so many")
    add("--matrix", action="store_true", help="every level against every other, for two: strength.json and a picture")
    given = parser.parse_args(arguments)
    if unknown := [game for game in given.games if game not in CARD_GAMES]:
        parser.error(f"no card game is called {unknown[0]!r}; choose from {', '.join(CARD_GAMES)}")
    every = not (given.steps or given.thinker or given.master)
    return Wanted(
        games=given.games or list(CARD_GAMES),
        deals=given.deals,
        seconds=given.seconds,
        jobs=given.jobs,
        budget=given.budget,
        first_seed=given.first_seed,
        steps=given.steps or every,
        thinking=given.thinker or every,
        master=given.master or every,
        ways=tuple(given.way),
        against=given.against,
        players=given.players,
        matrix=given.matrix,
    )


if __name__ == "__main__":
    asked = wanted_on(sys.argv[1:])
    (measure_matrix if asked.matrix else main)(asked)
