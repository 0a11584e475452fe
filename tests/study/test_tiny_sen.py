"""Tiny Sen, solved exactly."""

from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import sny
from sny.bots import bot, levels
from sny.env.tiny_sen import tiny_sen
from sny.rules import sen
from sny.study.tiny_sen import exploitability, main, policy_of
from sny.study.tree import Solver, Tree, nash_conv, unfold, uniform, value, values_against

CARDS = ["0", "0", "4", "4", "4", "8", "8"]


@pytest.fixture(scope="module")
def tree() -> Tree:
    return unfold(tiny_sen(CARDS, turns=2))


def test_the_tree_is_whole(tree: Tree) -> None:
    inner = tree.children > 0
    ends = tree.first_child[inner] + tree.children[inner]
    assert (tree.first_child[inner][1:] == ends[:-1]).all()
    assert ends[-1] == len(tree.owner)
    for node in np.flatnonzero(tree.owner == 2)[:200]:
        first = tree.first_child[node]
        assert tree.chance[first : first + tree.children[node]].sum() == pytest.approx(1)


def test_it_is_solved(tree: Tree) -> None:
    solver = Solver(tree)
    solver.iterate(300)
    policy = solver.average()
    first, second = values_against(tree, policy)
    assert 0 <= nash_conv(tree, policy) < 0.002
    assert -second <= value(tree, policy) <= first


def test_ends_are_worth_what_the_rules_say() -> None:
    """A call with 0 and 0 against 8 and 9 is worth 17 ravens, and one with 8 and 9 costs 17 and the penalty of 5."""
    tree = unfold(tiny_sen(["0", "0", "8", "8", "9"], turns=1))
    assert tree.worth.max() == 17
    assert tree.worth.min() == -22


def test_every_level_of_bots_can_be_measured() -> None:
    tiniest = unfold(tiny_sen(["0", "0", "4", "4", "8"], turns=1))
    for level in levels("sen"):
        assert -1e-9 < exploitability(tiniest, bot("sen", level), tries=5) < 10


def test_the_careful_bot_is_harder_to_exploit_than_the_random_one(tree: Tree) -> None:
    assert exploitability(tree, bot("sen", "careful")) < 1 < exploitability(tree, bot("sen", "random"), tries=20)


def test_an_equilibrium_cannot_be_exploited_and_any_bot_can(tree: Tree) -> None:
    solver = Solver(tree)
    solver.iterate(300)
    assert nash_conv(tree, solver.average()) < 0.01 < nash_conv(tree, uniform(tree))


def test_a_bot_without_lots_is_asked_once_and_one_with_lots_often(tree: Tree) -> None:
    asked = {"plain": 0, "lots": 0}

    def plain(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
        asked["plain"] += 1
        return legal[0]

    def lots(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
        asked["lots"] += 1
        return chance.choice(legal)

    sure, mixed = policy_of(tree, plain, tries=50), policy_of(tree, lots, tries=50)
    assert set(np.unique(sure)) == {0.0, 1.0}
    assert asked["lots"] == 50 * asked["plain"]
    assert np.abs(mixed - uniform(tree)).max() < 0.35


def test_a_bot_is_shown_its_view_and_nothing_else(tree: Tree) -> None:
    def nosy(seen: sen.Sen, seat: int, legal: list[int], chance: Random) -> int:
        assert seen.dream[1 - seat][0] < 0 or seen.seen[1 - seat][0] >> seat & 1
        assert max(seen.closed) < 0
        return legal[-1]

    policy_of(tree, nosy)


PLAIN = {level: bot("sen", level) for level in ("random", "careful")}  # those that need no compiling


def test_the_command_prints_draws_and_tells_of_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    small = ["--cards", "0,0,4,4,8", "--turns", "1", "--iterations", "8", "--plot", str(plot), "--tries", "5"]
    main([*small, "--bots", "tests.study.test_tiny_sen:PLAIN"])
    told = capsys.readouterr().out
    assert "300 nodes" in told
    assert "NashConv" in told
    assert "careful" in told
    assert plot.read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--cards", "0,0,0,0"], "cards: give at least 5"),
        (["--cards", "0,0,0,0,0"], "cards: the base deck has too few of 0"),
        (["--turns", "0"], "turns: 0 is not allowed"),
        (["--bots", "sny.nowhere:bot"], "bots: 'sny.nowhere:bot' was not found"),
    ],
)
def test_mistakes_are_told(arguments: list[str], message: str) -> None:
    with pytest.raises(SystemExit, match=message):
        main(arguments)


def test_an_unknown_card_is_told() -> None:
    with pytest.raises(sny.OptionError, match="too few of dragon"):
        tiny_sen(["dragon"] * 5)
