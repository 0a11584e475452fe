"""Means and their intervals, on numbers whose answer is known."""

from random import Random

import pytest

from sny.sim.intervals import Estimates, Sums

TRIALS, DEALS = 150, 120


def estimates_of(rows: dict[str, list[tuple[float, float]]]) -> Estimates:
    sums = Sums(len(next(iter(rows.values()))))
    for key, deals in rows.items():
        for deal, (amount, many) in enumerate(deals):
            sums.add(key, deal, amount, many)
    return Estimates(sums, "seed")


def test_a_mean_is_the_whole_sum_over_the_whole_count() -> None:
    mean = estimates_of({"calls": [(3, 1), (1, 3), (0, 0)]}).mean("calls")
    assert mean is not None
    assert mean.value == 1.0


def test_an_interval_of_95_per_cent_holds_the_truth_about_so_often() -> None:
    """Deals differ by luck that both their games share; whoever counted games would be sure too soon."""
    chance, held = Random(5), 0
    for _ in range(TRIALS):
        lucks = [chance.gauss(10, 3) for _ in range(DEALS)]
        deals = [(sum(luck + chance.gauss(0, 1) for _ in range(2)), 2.0) for luck in lucks]
        mean = estimates_of({"score": deals}).mean("score")
        assert mean is not None
        assert mean.low is not None
        assert mean.high is not None
        held += mean.low <= 10 <= mean.high
    assert 0.88 <= held / TRIALS <= 0.99


def test_a_difference_is_paired_by_deals() -> None:
    """Variants that differ by exactly 1 in every deal differ by 1, however much deals differ."""
    chance = Random(1)
    first = [(chance.gauss(0, 50), 1.0) for _ in range(40)]
    second = [(amount + 1, 1.0) for amount, _ in first]
    difference = estimates_of({"a": first, "b": second}).difference("a", "b")
    assert difference is not None
    assert (difference.value, difference.low, difference.high) == pytest.approx((1, 1, 1))
    assert difference.is_sure


def test_a_share_that_never_varied_is_bounded_by_the_rule_of_three() -> None:
    estimates = estimates_of({"never": [(0, 2)] * 60, "always": [(2, 2)] * 60})
    never, always = estimates.mean("never", share=True), estimates.mean("always", share=True)
    assert never is not None
    assert always is not None
    assert (never.low, never.high) == (0.0, 0.05)
    assert (always.low, always.high) == (0.95, 1.0)
    same = estimates.difference("always", "always", share=True)
    assert same is not None
    assert (same.value, same.low, same.high) == (0.0, -0.05, 0.05)


def test_one_deal_has_no_interval_and_what_never_happened_no_mean() -> None:
    estimates = estimates_of({"score": [(3, 1)], "none": [(0, 0)]})
    mean = estimates.mean("score")
    assert mean is not None
    assert (mean.value, mean.low, mean.high) == (3.0, None, None)
    assert estimates.mean("none") is None
    assert estimates.difference("score", "none") is None
