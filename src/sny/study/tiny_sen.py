"""Tiny Sen solved, and how exploitable bots are there; docs/tiny-sen.md tells what came of it.

python -m sny.study.tiny_sen            solve it; prints the value and NashConv, draws a plot
python -m sny.study.tiny_sen --bots sny.study.bots_of_sen:LEVELS        and tell how exploitable bots are there
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from sny.env.tiny_sen import CARDS, TURNS, tiny_sen
from sny.errors import OptionError
from sny.rules import sen
from sny.study.tree import Policy, Solver, Tree, nash_conv, unfold, uniform, value, values_against

TRIES = 200  # how often a bot that draws lots is asked in each information set
Bot = Callable[[Any, int, list[int], Random], int]


class Lots(Random):
    """Chance that notices whether it was used."""

    used = False

    def random(self) -> float:
        self.used = True
        return super().random()

    def getrandbits(self, k: int) -> int:
        self.used = True
        return super().getrandbits(k)


def policy_of(tree: Tree, bot: Bot, tries: int = TRIES, seed: int = 1) -> Policy:
    """What a bot does in every information set. One that draws lots is asked many times, one that does not once."""
    policy, known = np.zeros(tree.slots), {}
    for one in tree.sets:
        if (one.view, one.seat) not in known:
            seen, lots, counts = sen.Sen.load(one.view), Lots(seed), Counter[int]()
            while counts.total() < (tries if lots.used else 1):
                counts[bot(seen, one.seat, list(one.actions), lots)] += 1
            known[one.view, one.seat] = counts
        counts = known[one.view, one.seat]
        for slot, action in enumerate(one.actions, one.first_slot):
            policy[slot] = counts[action] / counts.total()
    return policy


def exploitability(tree: Tree, bot: Bot, tries: int = TRIES) -> float:
    """What a player who knows the bot's habits wins from it on average, in ravens a game above the fair value.

    Half of NashConv: the mean over both seats. Sampling makes a bot that draws lots look a little worse than it is.
    """
    return nash_conv(tree, policy_of(tree, bot, tries)) / 2


def named_bots(names: Sequence[str]) -> dict[str, Bot]:
    """Bots by `module:function`, or several by `module:DICT`."""
    bots: dict[str, Bot] = {}
    for name in names:
        module, _, attribute = name.partition(":")
        try:
            found = getattr(import_module(module), attribute)
        except (ImportError, AttributeError, ValueError) as error:
            raise OptionError("bots", f"{name!r} was not found ({error}); write package.module:function") from None
        bots |= found if isinstance(found, dict) else {attribute: found}
    return bots


# The command


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sny.study.tiny_sen", description="Solve Tiny Sen exactly.")
    parser.add_argument("--iterations", type=int, default=2000, help="of CFR+ (default: 2000)")
    parser.add_argument("--turns", type=int, default=TURNS, help=f"until the round is scored (default: {TURNS})")
    parser.add_argument("--cards", default=",".join(CARDS), help=f"that are hidden (default: {','.join(CARDS)})")
    parser.add_argument(
        "--bots", nargs="*", default=[], metavar="MODULE:NAME", help="bots whose exploitability to tell"
    )
    parser.add_argument("--tries", type=int, default=TRIES, help=f"for a bot that draws lots (default: {TRIES})")
    parser.add_argument("--plot", type=Path, default=Path("tiny-sen.svg"), help="where to draw (default: tiny-sen.svg)")
    chosen = parser.parse_args(arguments)
    try:
        bots = named_bots(chosen.bots)
        tree = unfold(tiny_sen(chosen.cards.split(","), chosen.turns))
    except OptionError as error:
        sys.exit(str(error))
    say(f"{len(tree.owner):,} nodes, {len(tree.sets):,} information sets, {tree.slots:,} actions in them")
    curve = solve(tree, chosen.iterations)
    draw(curve, chosen.plot)
    if bots:
        say("\nbot               exploitability (ravens a game)")
        say(f"{'any legal action':<18}{nash_conv(tree, uniform(tree)) / 2:.3f}")
        for name, bot in bots.items():
            say(f"{name:<18}{exploitability(tree, bot, chosen.tries):.3f}")


def solve(tree: Tree, iterations: int) -> list[tuple[int, float]]:
    """Run CFR+ and print the way: NashConv after 1, 2, 4, 8 … iterations."""
    solver, curve, step = Solver(tree), [], 1
    say(f"\n{'iteration':>9}  {'NashConv':>10}  {'value':>9}")
    while solver.iterations < iterations:
        solver.iterate(min(step, iterations) - solver.iterations)
        policy = solver.average()
        curve.append((solver.iterations, nash_conv(tree, policy)))
        say(f"{solver.iterations:>9}  {curve[-1][1]:>10.6f}  {value(tree, policy):>9.5f}")
        step *= 2
    first, second = values_against(tree, solver.average())
    say(f"\nThe first seat wins between {-second:.4f} and {first:.4f} ravens a game when both play perfectly.")
    return curve


def draw(curve: list[tuple[int, float]], path: Path) -> None:
    try:
        from matplotlib import rc_context
        from matplotlib.figure import Figure
    except ImportError:
        say("No plot: it needs Matplotlib (pip install 'sny[sim]').")
        return
    figure = Figure(figsize=(6, 4), layout="constrained")
    axes = figure.subplots()
    axes.loglog(*zip(*curve, strict=True), marker="o")
    axes.set(title="Tiny Sen solved by CFR+", xlabel="iteration", ylabel="NashConv, ravens a game")
    axes.grid(visible=True, alpha=0.3)
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "tiny-sen"}):  # small, and the same in every run
        figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    say(f"Drawn: {path}")


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
