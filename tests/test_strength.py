"""Measuring levels against each other: what is asked for, how they are rated, what is drawn."""

from concurrent.futures import Future, ProcessPoolExecutor
from math import inf
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from bench import matrix, strength

LEVELS = ["easy", "careful", "thinker"]
# Ten times as strong each: shares of 10/11 and 100/101.
SHARES: matrix.Shares = {
    ("easy", "careful"): [1.0] * 100 + [0.0] * 1000,
    ("careful", "thinker"): [1.0] * 100 + [0.0] * 1000,
    ("easy", "thinker"): [1.0] * 10 + [0.0] * 1000,
}


@pytest.fixture
def wanted() -> strength.Wanted:
    return strength.Wanted(
        ["koty"], deals=1, seconds=1, jobs=1, budget=None, first_seed=7, steps=True, thinking=True, master=True
    )


def test_ten_wins_to_one_are_400_points(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "RESAMPLES", 20)
    rated = matrix.ratings(LEVELS, SHARES)
    assert rated["careful"] == [1000, 1000, 1000]
    for level, rating in (("easy", 600), ("thinker", 1400)):
        found, low, high = rated[level]
        assert abs(found - rating) < 10
        assert low <= found <= high


def test_whoever_always_wins_is_rated_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "RESAMPLES", 20)
    rated = matrix.ratings(["easy", "careful"], {("easy", "careful"): [0.0] * 50})
    assert 1 < rated["easy"][0] < 400


def test_the_picture_has_every_share_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix, "RESAMPLES", 20)
    drawn = ElementTree.fromstring(matrix.picture({"koty": matrix.summary(LEVELS, SHARES)}))  # noqa: S314  # our own
    words = [element.text for element in drawn.iter() if element.text]
    assert {"9.1%", "90.9%", "1.0%", "99.0%"} <= set(words)
    assert words.count("thinker") == 2


def test_fixtures_are_those_that_were_asked_for(wanted: strength.Wanted) -> None:
    found = list(strength.fixtures(wanted))
    assert {fixture.players for fixture in found} == {2, 4}
    assert {(fixture.deals, fixture.first_seed) for fixture in found} == {(1, 7)}
    wanted.against, wanted.players, wanted.master = "random", 2, False
    assert {(fixture.level, fixture.rivals) for fixture in strength.fixtures(wanted)} == {
        ("easy", "random"),
        ("careful", "random"),
    }


def test_a_deal_is_played_from_every_seat() -> None:
    fixture = strength.Fixture("koty", "random", "random", 3, 1, first_seed=1)
    deal = strength.play_deal(fixture, Random(1).randrange(10))
    assert 0 <= deal.share <= 1
    assert len(deal.answers) > 3


def test_all_deals_are_played_though_several_end_at_once(wanted: strength.Wanted) -> None:
    class AtOnce(ProcessPoolExecutor):
        def submit(self, function: Any, /, *given: Any, **_: Any) -> Any:
            done: Future[Any] = Future()
            done.set_result(function(*given))
            return done

    fixture = strength.Fixture("koty", "random", "random", 2, 5, first_seed=1)
    wanted.seconds = inf
    assert len(strength.measured(AtOnce(1), fixture, wanted)) == 5
    wanted.seconds = 0
    assert len(strength.measured(AtOnce(1), fixture, wanted)) < 5


def test_the_command_line_says_what_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    asked = strength.wanted_on(["koty", "--master", "--deals", "3", "--way", "network", "--way", "critic"])
    assert (asked.games, asked.deals, asked.ways) == (["koty"], 3, ("network", "critic"))
    assert (asked.steps, asked.thinking, asked.master) == (False, False, True)
    everything = strength.wanted_on([])
    assert everything.steps
    assert everything.thinking
    assert everything.master
    with pytest.raises(SystemExit):
        strength.wanted_on(["chess"])
    assert "no card game is called 'chess'; choose from" in capsys.readouterr().err
