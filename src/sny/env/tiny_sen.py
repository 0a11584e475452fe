"""Tiny Sen: a position of Sen, small enough to be solved exactly.

Two players lie over two cards each and know the first of their own. Seven cards are not known to all: 0, 0, 4, 4, 4, 8
and 8, in the four places and the closed pile of three; every other card of the base deck lies in the open pile, a 5 on
top. The rules are those of `sny.rules.sen`; only the end comes earlier: after four turns the round is scored as if the
closed pile had run out (SEN-R1). A game is worth the rival's ravens less one's own.

    python -m sny.env.tiny_sen                                solve it; prints the value and NashConv, draws a plot
    python -m sny.env.tiny_sen --bots sny.bots.ladder:SEN     and tell how exploitable bots are there
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from sny.env.tree import Policy, Solver, Tree, nash_conv, unfold, uniform, value, values_against
from sny.env.walk import Walk
from sny.errors import OptionError
from sny.rules import sen
from sny.rules.kit.notation import read_position

CARDS = ("0", "0", "4", "4", "4", "8", "8")
OPEN = "5"
TURNS = 4
DREAM = 2
TRIES = 200  # how often a bot that draws lots is asked in each information set
Bot = Callable[[Any, int, list[int], Random], int]


def tiny_sen(cards: Sequence[str] = CARDS, turns: int = TURNS, open: str = OPEN) -> Walk:
    """The first node of Tiny Sen, or of a relative with other hidden cards, turns or open card."""
    dealt = 2 * DREAM
    if len(cards) <= dealt:
        raise OptionError("cards", f"give at least {dealt + 1}: {dealt} for the dreams and one to draw")
    if turns < 1:
        raise OptionError("turns", f"{turns} is not allowed; give at least 1")
    rest = Counter(sen.CARDS[kind] for kind in sen.SORTED_DECKS[sen.BASE] if kind >= 0)
    rest.subtract([*cards, open])
    if min(rest.values()) < 0:
        raise OptionError("cards", f"the base deck has too few of {', '.join(name for name in rest if rest[name] < 0)}")
    position = [
        "sen players=2 rounds=1 round=1 phase=turn seen=1,-/2,-",
        f"dream={','.join(cards[:DREAM])}/{','.join(cards[DREAM:dealt])}",
        f"closed={','.join(cards[dealt:])}",
        f"open={','.join([*rest.elements(), open])}",
    ]
    return Walk(sen, read_position(sen, " ".join(position)), partial(end_after, turns))


def end_after(turns: int, state: sen.Sen) -> None:
    if state.phase == sen.TURN and state.turns >= turns:
        sen.finish_round(state)


# Bots


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
            raise OptionError("bots", f"{name!r} is not found ({error}); write package.module:function") from None
        bots |= found if isinstance(found, dict) else {attribute: found}
    return bots


# The command


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m sny.env.tiny_sen", description="Solve Tiny Sen exactly.")
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
