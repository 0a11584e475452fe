"""Kraina snów, said aloud: the table judges what the program cannot hear."""

import pytest

import sny
from tests.rules.kraina_table import names, night, side, talk

pytestmark = pytest.mark.rule("KRA-C10")


def test_a_clue_said_aloud_counts_as_given() -> None:
    game = talk(night(spoken=True), "1 1 aloud legal")
    assert game.view(0)["clues"] == [[1, "…"]]
    assert game.view(0)["turn"] == 2


def test_an_illegal_clue_said_aloud_costs_the_card() -> None:
    game = night(spoken=True)
    assert names(game.play(1, "aloud illegal", at=1.0)) == ["changed", "card"]
    assert game.view(2)["penalties"][1] == ["kot"]


def test_the_table_does_not_vote_on_its_own_verdict() -> None:
    assert names(night(spoken=True, overrule=True).play(1, "aloud illegal", at=1.0)) == ["changed", "card"]


def test_guesses_said_aloud_go_to_the_sides_that_the_table_says() -> None:
    game = talk(night(spoken=True), "1 0 aloud right", "2 0 aloud wrong")
    assert (side(game, "yellow"), side(game, "blue")) == (["kot"], ["pies"])


def test_the_last_guess_may_be_said_aloud() -> None:
    game = night(spoken=True, glass=10)
    game.play(0, "aloud right", at=11.0)
    assert side(game, "yellow") == ["kot"]


def test_what_is_typed_is_judged_as_usual() -> None:
    game = talk(night(spoken=True), "1 1 clue root", "2 0 guess pies")
    assert game.view(2)["penalties"][1] == ["kot"]
    assert side(game, "yellow") == ["pies"]


def test_a_game_said_aloud_reads_as_it_was_written() -> None:
    game = talk(night(spoken=True), "1 1 aloud illegal", "2 2 aloud legal", "3 0 aloud right", "4 0 aloud wrong")
    assert sny.load(game.text()).view(1) == game.view(1)


def test_elsewhere_nobody_judges_but_the_referee() -> None:
    game = night()
    assert "aloud legal" not in game.legal(1)
    with pytest.raises(sny.IllegalAction):
        game.play(1, "aloud legal", at=1.0)
