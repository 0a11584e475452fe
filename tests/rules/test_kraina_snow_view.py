"""Kraina snów: what a view says so that no client has to work it out."""

import pytest

from tests.rules.kraina_table import finish_round, night, table, talk


@pytest.mark.rule("KRA-N4")
def test_the_order_is_that_in_which_the_spirits_speak() -> None:
    game = finish_round(night(players=4))
    assert (game.state.dreamer, game.view(None)["order"]) == (1, [2, 3, 0])


@pytest.mark.rule("KRA-N1", "KRA-J16")
def test_a_table_that_gets_ready_waits_for_those_who_are_neither_ready_nor_away() -> None:
    game = table(players=4)
    game.play(0, "ready")
    game.leave(2)
    assert game.view(None)["awaited"] == [1, 3]


@pytest.mark.rule("KRA-N5")
def test_at_night_the_table_waits_for_the_spirit_on_turn_and_not_for_a_guess() -> None:
    game = talk(night(), "1 1 clue wąsy")
    assert (game.actors, game.view(None)["awaited"]) == ((0, 2), [2])


@pytest.mark.rule("KRA-N1", "KRA-N8")
def test_the_glass_and_the_turn_have_their_clocks() -> None:
    clocks = talk(night(), "1 1 clue wąsy").view(0)["clocks"]
    assert clocks["main"] == {"ends": 120.0, "whole": 120, "stands": None}
    assert clocks["turn"] == {"ends": 6.0, "whole": 5, "stands": None}
    assert clocks["vote"] is None


@pytest.mark.rule("KRA-J6")
def test_the_clock_of_the_glass_stands_where_the_challenge_came() -> None:
    clocks = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge").view(0)["clocks"]
    assert clocks["main"] == {"ends": 120.0, "whole": 120, "stands": 2.0}
    assert clocks["turn"] is None
    assert clocks["vote"] == {"ends": 12.0, "whole": 10, "stands": None}


@pytest.mark.rule("KRA-J6", "KRA-J7")
def test_the_time_of_the_last_guess_stands_still_too() -> None:
    game = night("kot pies", challenge=True, turn=0)
    game = talk(game, "119 1 clue wąsy")
    game.wake(120.0)
    clocks = talk(game, "125 3 challenge").view(0)["clocks"]
    assert clocks["main"] == {"ends": 135.0, "whole": 15, "stands": 125.0}


@pytest.mark.rule("KRA-J16")
def test_whoever_is_away_has_a_clock_where_nobody_else_is_hurried() -> None:
    game = talk(night(turn=0), "1 1 clue wąsy")
    assert game.view(0)["clocks"]["turn"] is None
    game.leave(2, at=3.0)
    assert game.view(0)["clocks"]["turn"] == {"ends": 8.0, "whole": 5, "stands": None}


def test_a_story_has_a_clock_only_where_its_time_is_limited() -> None:
    assert finish_story(story=0) is None
    assert finish_story(story=60) == {"ends": 180.0, "whole": 60, "stands": None}


def finish_story(story: int) -> object:
    game = night("kot pies", turn=0, story=story)
    game.wake(120.0)
    talk(game, "120 0 pass")
    assert game.view(None)["phase"] == "story"
    return game.view(None)["clocks"]["main"]


@pytest.mark.rule("KRA-J15", "KRA-G1")
def test_the_standing_is_points_less_the_penalty_cards_that_one_may_know() -> None:
    game = talk(night(), "1 1 clue root")
    assert game.view(2)["standing"] == [0, -1, 0, 0, 0, 0]
    assert game.view(0)["standing"] == [0, 0, 0, 0, 0, 0]


@pytest.mark.rule("KRA-D2")
def test_every_seat_gets_the_reason_of_its_points() -> None:
    game = night(players=4, spirits=["imp", "devil", "fairy", "imp"])
    talk(game, "1 0 guess kot", "2 0 guess pies", "3 0 pass", "120 0 pass", "121 0 story kot")
    game.play(0, "done")
    (result,) = game.view(None)["results"]
    assert result["roles"] == [None, "imp", "devil", "fairy"]
    assert result["gained"] == [2, 2, 1, 2]
    assert result["reasons"] == [
        {"cards": 2, "story": "some"},
        {"fewer": 1, "more": 2, "apart": 1},
        {"cards": 1},
        {"cards": 2},
    ]


def test_an_open_view_hides_nothing_of_a_night() -> None:
    game = talk(night(players=4, spirits=["imp", "devil", "fairy", "imp"]), "1 0 guess kot", "2 1 clue root")
    seen = game.open_view()
    assert (seen["roles"], seen["aside"], seen["word"]) == ([None, "imp", "devil", "fairy"], "imp", "dom")
    assert (seen["yellow"], seen["blue"]) == ([{"word": "kot", "guess": "kot"}], [])
    assert seen["penalties"][1] == ["pies"]
    assert "?" not in seen.values()
