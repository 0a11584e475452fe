"""Luck told apart from play: the parts add up, and luck is nobody's on average."""

from math import sqrt
from statistics import mean, stdev

import pytest

from sny.reviewing import review
from sny.reviewing.accounting import compared
from sny.reviewing.reviewer import accounts_of
from tests.reviewing.played import played

PARTS = ("start", "deal", "draws", "others_draws", "hidden", "play", "rivals")
GAMES = 150


def test_the_parts_of_every_round_add_up_to_its_result() -> None:
    game = played("sen", 2, 3, "easy", rounds=2)
    found = review(game, 0, share=0.1)
    assert [account["round"] for account in found.rounds] == [1, 2]
    for account in found.rounds:
        assert sum(account[part] for part in PARTS) == pytest.approx(account["result"], abs=0.01)
    total = sum(account["result"] for account in found.rounds)
    assert total == game.scores[1] - game.scores[0]


def test_luck_averages_to_zero_over_many_games() -> None:
    """Whoever plays: here a weak player against a better one, so that the result itself is far from zero."""
    luck, results = [], []
    for seed in range(GAMES):
        account = review(played("sen", 2, seed, "random", "careful"), 0, share=0.01).rounds[0]
        luck.append(account["deal"] + account["draws"] + account["others_draws"])
        results.append(account["result"])
    assert abs(mean(luck)) < 3 * stdev(luck) / sqrt(GAMES)
    assert mean(results) < -3 * stdev(results) / sqrt(GAMES)


def test_a_careful_player_is_charged_with_nothing() -> None:
    """Play is measured against `careful`, so its own part is nothing, and so is what lay hidden where it chose."""
    (account,) = review(played("sen", 2, 5, "careful"), 0, share=0.1).rounds
    assert (account["play"], account["hidden"]) == (0, 0)


def test_a_round_that_was_not_played_out_has_no_account() -> None:
    lines = [{"is": "parts", "round": 1, "start": 1.0, "draws": 2.0}, {"is": "moment", "round": 1}]
    assert accounts_of(lines) == []
    assert len(accounts_of([*lines, {"is": "parts", "round": 1, "result": 4.0}])) == 1


def test_differences_are_taken_world_by_world() -> None:
    difference, variance, second = compared([([3.0], [1.0]), ([5.0], [3.0])], 10.0)
    assert (difference, variance, second) == (20.0, 0.0, 20.0)
