"""The learner where the solution is known: a relative of Tiny Sen with one turn."""

import pytest

from sny.env.tiny_sen import CARDS, tiny_sen
from sny.study.tiny_sen_learning import TreeLearner
from sny.study.tree import nash_conv, unfold, uniform
from sny.train.learner import Settings

torch = pytest.importorskip("torch", reason="learning needs torch (sny[train])")


def test_the_learner_comes_near_perfect_play() -> None:
    tree = unfold(tiny_sen(CARDS, turns=1))
    settings = Settings("sen", (2,), games=512, steps=4, part=1024, rate=0.1, entropy=0.05, last_entropy=0.002)
    learner, rounds = TreeLearner(tree, settings), 60
    torch.set_num_threads(1)  # small tables: more threads only wait for each other
    before = nash_conv(tree, uniform(tree))
    assert nash_conv(tree, learner.shares()) == pytest.approx(before)
    for index in range(rounds):
        learner.round(index / rounds)
    assert nash_conv(tree, learner.shares()) < before / 10
