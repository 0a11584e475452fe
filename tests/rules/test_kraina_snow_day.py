"""Kraina snów, the day: the story, points, and the end of the game."""

from typing import Any

import pytest

from sny.game.words import WordGame
from sny.rules.kraina_snow import Dream, Laid, Penalty, imp_points, round_points, winners
from tests.rules.kraina_table import card, finish_round, heard, names, night, start, table, talk

SPIRITS = ["fairy", "fairy", "devil", "devil", "imp", "fairy"]  # of seats 1 to 5, and the one aside


def dreamt(yellow: int, blue: int, story: str = "", **options: Any) -> WordGame:
    """A night with so many right and wrong guesses, and the story told; the words are a, b, c, …"""
    words = " ".join("abcdefghijkl"[: yellow + blue + 1])
    game = night(words, spirits=SPIRITS, **options)
    for number in range(yellow + blue):
        game.play(0, f"guess {words.split()[number] if number < yellow else 'x'}", at=number)
    game.wake(135.0)
    if story:
        game.play(0, f"story {story}", at=136.0)
    game.play(0, "done", at=137.0)
    return game


def gained(game: WordGame) -> list[int]:
    points: list[int] = game.view(None)["results"][0]["gained"]
    return points


@pytest.mark.rule("KRA-D1", "KRA-D3", "KRA-D6", "KRA-D7", "KRA-J10")
def test_the_example_of_the_rulebook() -> None:
    game = dreamt(3, 2, "a b c")
    assert gained(game) == [5, 3, 3, 2, 2, 3]
    assert game.view(None)["results"][0]["aside"] == "fairy"


@pytest.mark.rule("KRA-D4")
@pytest.mark.parametrize(("yellow", "blue", "points"), [(3, 3, 5), (0, 0, 2), (1, 1, 3)])
def test_an_imp_with_equal_sides(yellow: int, blue: int, points: int) -> None:
    assert imp_points(yellow, blue) == points


@pytest.mark.rule("KRA-D7")
@pytest.mark.parametrize(("yellow", "blue", "points"), [(2, 3, 3), (1, 0, 1), (0, 1, 1), (3, 4, 4), (3, 2, 3)])
def test_an_imp_with_sides_that_differ_by_one(yellow: int, blue: int, points: int) -> None:
    assert imp_points(yellow, blue) == points


@pytest.mark.rule("KRA-D8")
@pytest.mark.parametrize(("yellow", "blue", "points"), [(4, 2, 2), (2, 0, 0), (1, 3, 1), (0, 7, 0)])
def test_an_imp_with_sides_that_differ_by_more(yellow: int, blue: int, points: int) -> None:
    assert imp_points(yellow, blue) == points


@pytest.mark.rule("KRA-D6")
@pytest.mark.parametrize(
    ("yellow", "story", "points"), [(3, "a b", 3), (3, "c a b", 5), (0, "a b c", 0), (1, "a z y x w v u t s r q", 3)]
)
def test_the_dreamers_bonus(yellow: int, story: str, points: int) -> None:
    assert gained(dreamt(yellow, 2, story))[0] == points


@pytest.mark.rule("KRA-D1")
def test_naming_wrong_words_costs_nothing() -> None:
    assert gained(dreamt(1, 2, "a b c")) == gained(dreamt(1, 2, "a"))


@pytest.mark.rule("KRA-D1", "KRA-J13")
def test_a_story_may_be_told_in_parts() -> None:
    game = talk(night("a b c"), "1 0 guess a", "2 0 guess b")
    game.wake(135.0)
    talk(game, "136 0 story najpierw b", "137 0 story potem a", "138 0 done")
    assert gained(game)[0] == 4


@pytest.mark.rule("KRA-D2", "KRA-J10")
def test_at_the_days_end_everything_is_revealed_to_all() -> None:
    game = night(spirits=SPIRITS)
    talk(game, "1 0 guess kot", "2 0 pass", "3 1 clue root", "140 0 story kot")
    told = [heard(game.play(0, "done", at=141.0), None)][0][0]
    assert told["event"] == "revealed"
    assert told["roles"] == [None, "fairy", "fairy", "devil", "devil", "imp"]
    assert told["aside"] == "fairy"
    assert told["yellow"] == [{"word": "kot", "guess": "kot"}]
    assert told["blue"] == [{"word": "pies", "guess": None}]
    assert told["penalties"] == [[1, "dom"]]
    assert told["named"] == ["kot"]


@pytest.mark.rule("KRA-D3")
def test_fairies_and_dreamer_have_the_yellow_cards_and_devils_the_blue() -> None:
    assert gained(dreamt(2, 4)) == [2, 2, 2, 4, 4, 2]


@pytest.mark.rule("KRA-D5")
def test_the_used_cards_go_back_under_the_deck_turned() -> None:
    game = finish_round(talk(night(), "1 0 guess kot", "2 0 pass"))
    under = game.state.deck[-3:-1]  # N2 has put one more below them
    assert sorted(shown[0] for shown in under) == ["kot2", "pies2"]


@pytest.mark.rule("KRA-D5")
def test_a_card_left_on_top_stays_there_until_the_next_dreamer_puts_it_under() -> None:
    game = night()
    game.wake(135.0)
    assert game.state.deck[0] == card("kot")
    game.play(0, "done", at=136.0)
    assert game.state.deck[-1] == ("kot2", "kot3", "kot4", "kot")


@pytest.mark.rule("KRA-D5")
def test_penalty_cards_stay_with_their_owners() -> None:
    game = finish_round(talk(night(), "1 1 clue root"))
    assert game.view(0)["penalties"][1] == ["kot"]


@pytest.mark.rule("KRA-J9")
def test_with_no_cards_on_either_side_only_imps_have_points() -> None:
    assert gained(dreamt(0, 0, "a")) == [0, 0, 0, 0, 0, 2]


@pytest.mark.rule("KRA-J10")
def test_the_spirit_left_face_down_scores_for_nobody() -> None:
    assert sum(gained(dreamt(1, 3))) == 1 + 1 + 1 + 3 + 3 + 1


@pytest.mark.rule("KRA-J13")
def test_the_dreamer_ends_the_story_by_saying_so() -> None:
    game = talk(night(), "121 0 pass")
    assert game.legal(0) == ["story …", "done"]
    assert names(game.play(0, "done", at=122.0))[0] == "revealed"


@pytest.mark.rule("KRA-J13")
@pytest.mark.parametrize(("seconds", "woken_at"), [(120, 241.0), (60, 181.0), (0, None)])
def test_the_story_may_end_by_itself(seconds: int, woken_at: float | None) -> None:
    assert talk(night(story=seconds), "121 0 pass").wakes_at == woken_at


@pytest.mark.rule("KRA-J13")
def test_a_story_is_over_after_2_minutes() -> None:
    game = talk(night(), "121 0 pass")
    assert names(game.wake(241.0))[0] == "revealed"


@pytest.mark.rule("KRA-J13")
def test_the_last_guess_is_one_of_the_words_to_be_named() -> None:
    game = talk(night(), "1 0 guess kot", "121 0 guess pies", "122 0 story kot", "123 0 done")
    assert gained(game)[0] == 2


@pytest.mark.rule("KRA-J13", "KRA-J16")
def test_a_dreamer_who_is_away_does_not_hold_up_the_day() -> None:
    game = talk(night(story=0), "121 0 pass")
    game.leave(0, at=130.0)
    assert game.wakes_at == 250.0


@pytest.mark.rule("KRA-J15")
def test_penalty_cards_count_at_the_end_and_points_may_fall_below_zero() -> None:
    game = talk(night(players=4, spirits=["devil", "fairy", "imp", "imp"]), "1 1 clue root")
    finish_round(game)
    assert game.view(None)["results"][0]["gained"] == [0, 0, 0, 2]
    assert game.scores == [0, 0, 0, 2]
    game.state.points = [0] * 4
    game.stop()
    assert game.scores == [0, -1, 0, 0]


def finished(points: list[int], penalties: list[int]) -> Dream:
    state = table(players=len(points)).state
    state.phase, state.points = "over", points
    state.penalties = [Penalty(seat, "kot", 1) for seat in penalties]
    return state


@pytest.mark.rule("KRA-G1")
def test_most_points_less_penalty_cards_win() -> None:
    assert winners(finished([12, 13, 9, 10], penalties=[1, 1])) == [0]


@pytest.mark.rule("KRA-G2")
def test_a_tie_goes_to_fewer_penalty_cards() -> None:
    assert winners(finished([13, 12, 9, 10], penalties=[0])) == [1]


@pytest.mark.rule("KRA-G2")
def test_then_it_is_shared() -> None:
    assert winners(finished([13, 12, 13, 10], penalties=[0, 2])) == [1]
    assert winners(finished([13, 11, 13, 10], penalties=[0, 2])) == [0, 2]


@pytest.mark.rule("KRA-G1", "KRA-S2")
def test_the_game_ends_when_everyone_has_dreamt() -> None:
    game = table(players=4)
    for _ in range(3):
        finish_round(start(game, game.now))
    assert not game.over
    assert names(finish_round(start(game, game.now)).news()) == []
    assert game.over
    assert game.winners


@pytest.mark.rule("KRA-D6")
def test_the_bonus_wants_every_yellow_word() -> None:
    state = table().state
    state.yellow, state.named = [Laid(card("a"), "a"), Laid(card("b"), "b")], ["a"]
    assert round_points(state, 0) == 2
