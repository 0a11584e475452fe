"""Kraina snów, the night: set-up, clues in turn, guesses, time."""

from collections import Counter

import pytest

import sny
from sny.rules.kraina_snow import DATA, spirit_cards, turned
from tests.rules.kraina_table import card, finish_round, heard, names, night, side, start, table, talk


@pytest.mark.rule("KRA-W1")
def test_a_card_shows_one_of_its_four_words() -> None:
    game = table()
    talk(game, *[f"1 {seat} ready" for seat in range(6)])
    assert game.view(1)["word"] == "kot"


@pytest.mark.rule("KRA-W1", "KRA-J14")
def test_a_card_that_goes_under_moves_on_to_the_next_of_its_four_words() -> None:
    shown = card("kot")
    words = []
    for _ in range(4):
        words.append(shown[0])
        shown = turned(shown)
    assert words == ["kot", "kot2", "kot3", "kot4"]
    assert shown[0] == "kot"


@pytest.mark.rule("KRA-W2")
def test_a_deck_with_a_word_twice_is_refused() -> None:
    text = table().text().replace("dom/dom2/dom3/dom4", "dom/dom2/kot/dom4")
    with pytest.raises(sny.FormatError, match="twice: kot"):
        sny.load(text)


@pytest.mark.rule("KRA-S1")
@pytest.mark.parametrize(
    ("players", "fairies", "devils", "imps"),
    [(4, 1, 1, 2), (5, 2, 1, 2), (6, 3, 2, 1), (7, 3, 2, 2), (8, 4, 3, 1), (9, 4, 3, 2), (10, 5, 4, 1)],
)
def test_there_are_as_many_spirits_as_players(players: int, fairies: int, devils: int, imps: int) -> None:
    assert Counter(spirit_cards(players)) == {"fairy": fairies, "devil": devils, "imp": imps}


@pytest.mark.rule("KRA-S1")
def test_no_game_uses_more_spirits_than_there_are() -> None:
    assert [max(spirit["among"]) for spirit in DATA["spirit"]] == [spirit["cards"] for spirit in DATA["spirit"]]
    assert [spirit["cards"] for spirit in DATA["spirit"]] == [5, 4, 2]


@pytest.mark.rule("KRA-S2")
def test_the_next_dreamer_sits_to_the_left_and_everyone_dreams_once() -> None:
    game = table(players=4, first=2)
    dreamers = []
    while not game.over:
        dreamers.append(game.view(None)["dreamer"])
        finish_round(start(game, game.now))
    assert dreamers == [2, 3, 0, 1]


@pytest.mark.rule("KRA-N1")
def test_each_spirit_gets_a_card_and_one_stays_aside() -> None:
    game = table(players=4, spirits=["imp", "devil", "fairy", "imp"])
    assert [game.view(seat)["role"] for seat in range(4)] == [None, "imp", "devil", "fairy"]
    assert {game.view(seat)["aside"] for seat in range(4)} == {"?"}


@pytest.mark.rule("KRA-N1")
def test_each_round_uses_all_the_spirits_of_the_game() -> None:
    game = table(players=5)
    while not game.over:
        finish_round(start(game, game.now))
    for result in game.view(None)["results"]:
        dealt = [role for role in result["roles"] if role] + [result["aside"]]
        assert Counter(dealt) == Counter(spirit_cards(5))


@pytest.mark.rule("KRA-N2")
def test_the_top_card_goes_under_the_deck_before_the_night_and_moves_on() -> None:
    game = table()
    assert game.state.deck[0] == card("kot")
    assert game.state.deck[-1] == ("seen2", "seen3", "seen4", "seen")


@pytest.mark.rule("KRA-N2")
def test_all_but_the_dreamer_see_the_word() -> None:
    game = table()
    talk(game, *[f"1 {seat} ready" for seat in range(6)])
    assert [game.view(seat)["word"] for seat in range(6)] == ["?", *["kot"] * 5]


@pytest.mark.rule("KRA-N2", "KRA-J12")
def test_the_first_word_is_shown_when_the_glass_turns_and_roles_at_once() -> None:
    game = table()
    assert [game.view(seat)["word"] for seat in range(6)] == [None] * 6
    assert all(game.view(seat)["role"] for seat in range(1, 6))
    assert "card" not in [event.name for event in game.opening]
    talk(game, *[f"1 {seat} ready" for seat in range(5)])
    assert game.view(1)["word"] is None
    assert [event.name for event in game.play(5, "ready", 2.0)] == ["ready", "night", "card"]


@pytest.mark.rule("KRA-N3")
def test_the_glass_starts_when_all_are_ready() -> None:
    game = talk(table(players=4), "1 0 ready", "2 1 ready", "3 2 ready")
    assert game.wakes_at is None
    talk(game, "4 3 ready")
    assert game.view(0)["ends"] == 124.0


@pytest.mark.rule("KRA-N3")
def test_the_glass_may_have_another_length() -> None:
    assert night(glass=60).view(0)["ends"] == 60.0


@pytest.mark.rule("KRA-N4")
def test_clues_go_round_from_the_dreamers_left() -> None:
    game = night(players=4)
    turns = []
    for moment in range(7):
        turns.append(game.view(None)["turn"])
        game.play(turns[-1], "clue słowo", at=moment)
    assert turns == [1, 2, 3, 1, 2, 3, 1]


@pytest.mark.rule("KRA-N4")
def test_a_clue_out_of_turn_is_refused() -> None:
    with pytest.raises(
        sny.IllegalAction, match="seat 2 may not play 'clue ogon': it is not seat 2's turn; seats 0 and 1 are to move"
    ):
        night().play(2, "clue ogon", at=1)


@pytest.mark.rule("KRA-N8")
def test_a_spirit_may_pass() -> None:
    game = talk(night(), "1 1 pass")
    assert game.view(None)["turn"] == 2


@pytest.mark.rule("KRA-N8")
def test_whoever_is_silent_for_5_seconds_is_passed_over() -> None:
    game = night()
    assert game.wake(4.999) == ()
    assert heard(game.wake(5.0), 0) == [{"event": "passed_over", "at": 5.0, "seat": 1}]
    assert game.view(None)["turn"] == 2


@pytest.mark.rule("KRA-N8")
def test_passing_costs_nothing() -> None:
    game = talk(night(), "1 1 pass")
    game.wake(10)
    finish_round(game)
    assert game.view(None)["penalties"] == [[]] * 6
    assert game.view(None)["results"][0]["yellow"] == game.view(None)["results"][0]["blue"] == []


@pytest.mark.rule("KRA-N8")
@pytest.mark.parametrize(("seconds", "woken_at"), [(8, 8.0), (0, 120.0)])
def test_the_5_seconds_may_be_others_or_none(seconds: int, woken_at: float) -> None:
    assert night(turn=seconds).wakes_at == woken_at


@pytest.mark.rule("KRA-N5")
def test_a_right_guess_goes_to_the_yellow_side() -> None:
    game = talk(night(), "1 1 clue wąsy", "2 0 guess kot")
    assert (side(game, "yellow"), side(game, "blue")) == (["kot"], [])


@pytest.mark.rule("KRA-N5")
def test_a_wrong_guess_goes_to_the_blue_side() -> None:
    game = talk(night(), "1 1 clue wąsy", "2 0 guess pies")
    assert (side(game, "yellow"), side(game, "blue")) == ([], ["kot"])


@pytest.mark.rule("KRA-N5", "KRA-J4")
def test_there_is_one_guess_a_card() -> None:
    game = talk(night(), "1 0 guess pies", "2 0 guess kot")
    assert side(game, "blue") == ["kot", "pies"]


@pytest.mark.rule("KRA-N9")
def test_a_pass_of_the_dreamer_goes_to_the_blue_side() -> None:
    game = talk(night(), "1 0 pass")
    assert side(game, "blue") == ["kot"]


@pytest.mark.rule("KRA-N10", "KRA-J2")
def test_after_a_guess_a_new_card_follows_and_whoever_was_interrupted_has_the_first_clue() -> None:
    game = talk(night(), "1 1 clue wąsy", "2 2 clue ogon", "3 0 guess kot")
    assert game.view(3)["word"] == "pies"
    assert game.legal(3) == ["clue …", "pass"]


@pytest.mark.rule("KRA-N10")
def test_clues_are_to_one_card_and_gone_with_it() -> None:
    game = talk(night(), "1 1 clue wąsy", "2 0 guess kot")
    assert game.view(0)["clues"] == []


@pytest.mark.rule("KRA-J2")
def test_after_a_penalty_the_next_one_has_the_first_clue() -> None:
    game = talk(night(), "1 1 clue wąsy", "2 2 clue ogon", "3 0 guess kot", "4 3 clue root")
    assert game.view(4)["word"] == "dom"
    assert game.legal(4) == ["clue …", "pass"]


@pytest.mark.rule("KRA-J2")
def test_every_night_begins_anew_left_of_the_dreamer() -> None:
    game = finish_round(talk(night(), "1 1 clue wąsy", "2 2 clue ogon"))
    assert start(game, game.now).view(None)["turn"] == 2


@pytest.mark.rule("KRA-N6")
def test_the_spirits_see_both_sides_and_the_dreamer_neither() -> None:
    game = talk(night(), "1 0 guess kot", "2 0 guess kot")
    assert game.view(3)["yellow"] == [{"word": "kot", "guess": "kot"}]
    assert game.view(3)["blue"] == [{"word": "pies", "guess": "kot"}]
    assert game.view(0)["yellow"] == game.view(0)["blue"] == "?"


@pytest.mark.rule("KRA-N7")
def test_when_the_time_is_up_no_more_clues_are_given() -> None:
    game = night()
    game.wake(120)
    assert [game.legal(seat) for seat in range(6)] == [["guess …", "pass"], [], [], [], [], []]


@pytest.mark.rule("KRA-N7")
@pytest.mark.parametrize(("guess", "yellow", "blue"), [("kot", ["kot"], []), ("sum", [], ["kot"])])
def test_the_last_guess_takes_the_card_to_its_side(guess: str, yellow: list[str], blue: list[str]) -> None:
    game = talk(night(), f"125 0 guess {guess}")
    assert (side(game, "yellow"), side(game, "blue")) == (yellow, blue)
    assert game.view(0)["phase"] == "story"


@pytest.mark.rule("KRA-N11", "KRA-D5")
def test_without_a_last_guess_the_card_counts_for_neither_side_and_stays_on_the_deck() -> None:
    game = night()
    game.wake(135)
    assert game.view(0)["phase"] == "story"
    assert (side(game, "yellow"), side(game, "blue")) == ([], [])
    assert game.state.deck[0] == card("kot")


@pytest.mark.rule("KRA-J1")
@pytest.mark.parametrize("moment", [120.0, 121.0])
def test_a_clue_at_the_very_end_or_after_it_is_refused(moment: float) -> None:
    game = talk(night(), *(f"{4 * turn} {turn % 5 + 1} clue ogon" for turn in range(30)))
    text = game.text()
    with pytest.raises(sny.IllegalAction, match="seat 0 is to move"):
        game.play(1, "clue ogon", at=moment)
    assert game.text() == text


@pytest.mark.rule("KRA-J1")
def test_a_guess_at_the_very_end_is_the_last_guess() -> None:
    game = night()
    assert names(game.play(0, "guess kot", at=120.0))[-3:] == ["time_up", "guessed", "day"]


@pytest.mark.rule("KRA-J1")
def test_a_clue_at_the_end_of_the_5_seconds_is_too_late() -> None:
    game = night()
    with pytest.raises(sny.IllegalAction):
        game.play(1, "clue ogon", at=5.0)
    game.play(2, "clue ogon", at=5.0)
    assert game.view(None)["turn"] == 3


@pytest.mark.rule("KRA-J1")
def test_time_does_not_go_back() -> None:
    game = talk(night(), "3 1 clue wąsy")
    with pytest.raises(sny.IllegalAction, match="time only goes forward"):
        game.play(2, "clue ogon", at=2.9)


@pytest.mark.rule("KRA-J3")
def test_the_5_seconds_start_with_a_turn() -> None:
    assert talk(night(), "3 1 clue wąsy").wakes_at == 8.0


@pytest.mark.rule("KRA-J3")
def test_the_5_seconds_start_again_with_a_new_card() -> None:
    assert talk(night(), "3 0 guess kot").wakes_at == 8.0


@pytest.mark.rule("KRA-J4")
def test_the_dreamer_may_guess_before_the_first_clue() -> None:
    assert side(talk(night(), "0 0 guess kot"), "yellow") == ["kot"]


@pytest.mark.rule("KRA-J7")
def test_the_dreamer_has_15_seconds_for_the_last_guess() -> None:
    game = talk(night(), "134.9 0 guess kot")
    assert side(game, "yellow") == ["kot"]
    with pytest.raises(sny.IllegalAction, match="legal now: story …, done"):
        night().play(0, "guess kot", at=135.0)


@pytest.mark.rule("KRA-J7")
def test_the_15_seconds_may_be_others() -> None:
    game = night(last_guess=30)
    game.wake(120)
    assert game.wakes_at == 150.0


@pytest.mark.rule("KRA-J7", "KRA-N11")
def test_to_pass_after_time_brings_no_blue_card() -> None:
    game = talk(night(), "121 0 pass")
    assert side(game, "blue") == []
    assert game.view(0)["phase"] == "story"


@pytest.mark.rule("KRA-J7")
def test_a_card_that_came_with_the_last_event_may_be_guessed_without_a_clue() -> None:
    game = talk(night(), "119.9 0 pass", "120.1 0 guess pies")
    assert side(game, "yellow") == ["pies"]


@pytest.mark.rule("KRA-J8")
def test_when_the_deck_runs_out_the_night_ends_without_a_last_guess() -> None:
    game = talk(night("kot pies"), "1 0 guess kot", "2 0 pass", "3 0 pass")
    assert game.view(0)["phase"] == "story"
    assert side(game, "blue") == ["pies", "seen2"]


@pytest.mark.rule("KRA-J8")
def test_a_night_without_any_card_ends_at_once() -> None:
    game = finish_round(talk(night("kot", players=4), "1 1 clue root", "2 2 clue root"))
    assert start(game, game.now).view(None)["phase"] == "story"
    assert game.view(None)["deck"] == 0


@pytest.mark.rule("KRA-J14")
def test_used_cards_come_back_with_their_next_word() -> None:
    game = finish_round(talk(night("kot pies", players=4), "1 0 guess kot"))
    assert [shown[0] for shown in game.state.deck] == ["seen2", "kot2", "pies2"]  # "pies" went under by N2


@pytest.mark.rule("KRA-J16")
def test_a_seat_that_is_away_counts_as_ready() -> None:
    game = talk(table(players=4), "1 0 ready", "2 1 ready", "3 2 ready")
    assert names(game.leave(3, at=4.0)) == ["left", "night", "card"]


@pytest.mark.rule("KRA-J16")
def test_a_seat_that_is_away_is_passed_over() -> None:
    game = night(turn=0)
    game.leave(1, at=1.0)
    assert heard(game.wake(6.0), 0) == [{"event": "passed_over", "at": 6.0, "seat": 1}]
    assert game.wakes_at == 120.0


@pytest.mark.rule("KRA-J16")
def test_a_seat_that_comes_back_is_waited_for_again() -> None:
    game = table(players=4)
    game.leave(3, at=1.0)
    game.come_back(3, at=2.0)
    talk(game, "3 0 ready", "3 1 ready", "3 2 ready")
    assert game.legal(3) == ["ready"]
