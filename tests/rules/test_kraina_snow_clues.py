"""Kraina snów: clues that are not allowed, challenges, and the gentle way."""

import pytest

import sny
from tests.rules.kraina_table import card, finish_round, heard, names, night, side, talk


@pytest.mark.rule("KRA-C1")
def test_more_than_one_word_costs_the_card() -> None:
    game = talk(night(), "1 1 clue długie wąsy")
    assert game.view(1)["penalties"][1] == ["kot"]


@pytest.mark.rule("KRA-C2", "KRA-C3", "KRA-C4", "KRA-C5")
@pytest.mark.parametrize("kind", ["root", "sound", "translation"])
def test_an_illegal_clue_costs_the_card_whatever_is_wrong_with_it(kind: str) -> None:
    game = talk(night(), f"1 1 clue {kind}")
    assert game.view(2)["penalties"] == [[], ["kot"], [], [], [], []]


@pytest.mark.rule("KRA-C5")
def test_a_penalty_card_counts_for_neither_side() -> None:
    game = talk(night(), "1 1 clue root")
    assert (side(game, "yellow"), side(game, "blue")) == ([], [])


@pytest.mark.rule("KRA-C5")
def test_a_penalty_card_does_not_go_back_into_the_deck() -> None:
    game = finish_round(talk(night(), "1 1 clue root", "2 0 pass"))
    words = {word for shown in game.state.deck for word in shown}
    assert set(card("pies")) <= words
    assert not set(card("kot")) & words


@pytest.mark.rule("KRA-C6", "KRA-J5")
def test_the_dreamer_hears_that_the_card_has_changed_and_not_why() -> None:
    events = night().play(1, "clue root", at=1.0)
    hidden = dict.fromkeys(("seat", "clue", "verdict", "reason", "word"), "?")
    assert heard(events, 0) == [
        {"event": "changed", "at": 1.0, **hidden},
        {"event": "card", "at": 1.0, "gone": 1, "word": "?"},
    ]


@pytest.mark.rule("KRA-C7", "KRA-J5")
def test_the_spirits_see_an_illegal_clue_with_the_reason() -> None:
    told = heard(night().play(1, "clue sound", at=1.0), 4)[0]
    assert told == {
        "event": "changed",
        "at": 1.0,
        "seat": 1,
        "clue": "sound",
        "verdict": "sound",
        "reason": "sound of kot",
        "word": "kot",
    }


@pytest.mark.rule("KRA-J5")
def test_a_clue_may_repeat_a_word_already_given() -> None:
    game = talk(night(), "1 1 clue wąsy", "2 2 clue wąsy")
    assert game.view(0)["clues"] == [[1, "wąsy"], [2, "wąsy"]]


@pytest.mark.rule("KRA-C8")
def test_nobody_may_challenge_unless_the_table_allows_it() -> None:
    with pytest.raises(sny.IllegalAction):
        talk(night(), "1 1 clue wąsy").play(2, "challenge", at=2.0)


@pytest.mark.rule("KRA-C8")
def test_other_spirits_may_challenge_a_clue() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy")
    assert [seat for seat in range(6) if "challenge" in game.legal(seat)] == [2, 3, 4, 5]


@pytest.mark.rule("KRA-C8", "KRA-J6")
def test_more_than_half_of_the_others_make_a_clue_illegal() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge", "3 4 vote illegal", "4 5 vote illegal")
    assert game.view(3)["penalties"][1] == ["kot"]
    assert game.view(3)["word"] == "pies"


@pytest.mark.rule("KRA-J6")
def test_half_of_the_others_are_not_enough() -> None:
    lines = ("1 1 clue wąsy", "2 3 challenge", "3 4 vote illegal", "4 5 vote legal", "5 2 vote legal")
    game = talk(night(challenge=True), *lines)
    assert game.view(3)["penalties"][1] == []
    assert game.view(3)["word"] == "kot"


@pytest.mark.rule("KRA-J6")
def test_silence_says_legal_and_the_vote_ends_after_10_seconds() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge", "3 4 vote illegal")
    assert game.wakes_at == 12.0
    assert names(game.wake(12.0)) == ["settled"]
    assert game.view(3)["penalties"][1] == []


@pytest.mark.rule("KRA-J6")
def test_the_glass_stands_still_during_a_vote() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge")
    game.wake(12.0)
    assert (game.view(0)["ends"], game.view(0)["turn_ends"]) == (130.0, 16.0)


@pytest.mark.rule("KRA-J6")
def test_nobody_gives_a_clue_or_guesses_during_a_vote() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge")
    assert [game.legal(seat) for seat in (0, 1, 3)] == [[], [], []]
    assert game.legal(2) == ["vote legal", "vote illegal"]


@pytest.mark.rule("KRA-J6")
@pytest.mark.parametrize("line", ["2 2 pass", "2 0 guess kot", "2 0 pass"])
def test_a_challenge_comes_before_the_next_guess_or_pass(line: str) -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", line)
    assert "challenge" not in game.legal(4)


@pytest.mark.rule("KRA-J6")
def test_being_passed_over_is_a_pass_as_far_as_challenges_go() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy")
    game.wake(6.0)
    assert "challenge" not in game.legal(4)


@pytest.mark.rule("KRA-J6", "KRA-J16")
def test_the_seconds_of_whoever_leaves_during_a_vote_start_when_it_ends() -> None:
    game = talk(night(challenge=True, turn=0), "1 1 clue wąsy", "2 3 challenge")
    game.leave(2, at=7.0)
    game.wake(12.0)
    assert game.view(0)["turn_ends"] == 17.0


@pytest.mark.rule("KRA-J6")
def test_only_the_last_clue_may_be_challenged() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 2 clue ogon", "3 1 challenge")
    assert game.view(3)["challenge"] == {
        "giver": 2,
        "clue": "ogon",
        "verdict": "legal",
        "reason": "",
        "votes": [[1, "illegal"]],
    }


@pytest.mark.rule("KRA-J6")
def test_a_clue_is_challenged_once_only() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge")
    game.wake(12.0)
    assert "challenge" not in game.legal(4)


@pytest.mark.rule("KRA-J6", "KRA-J2")
def test_after_a_challenge_that_holds_the_clues_go_on_behind_the_giver() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy", "2 3 challenge", "3 4 vote illegal", "4 5 vote illegal")
    assert (game.view(0)["turn"], game.view(0)["turn_ends"]) == (2, 9.0)


@pytest.mark.rule("KRA-J6", "KRA-J7")
def test_the_last_clue_may_be_challenged_after_time() -> None:
    lines = [f"{4 * turn + 3} {turn % 5 + 1} clue ogon" for turn in range(30)]
    game = talk(night(challenge=True), *lines, "121 1 challenge", "122 2 vote illegal", "123 3 vote illegal")
    assert game.view(1)["penalties"][5] == ["kot"]
    assert (game.view(1)["phase"], game.view(1)["word"], game.view(1)["ends"]) == ("last", "pies", 137.0)


@pytest.mark.rule("KRA-J6")
def test_the_dreamer_hears_of_a_challenge_and_not_by_whom_or_how_it_ends() -> None:
    game = talk(night(challenge=True), "1 1 clue wąsy")
    for told in heard(game.play(3, "challenge", at=2.0), 0) + heard(game.wake(12.0), 0):
        assert set(told) - {"event", "at", "ends_at"} == {key for key, value in told.items() if value == "?"}


@pytest.mark.rule("KRA-C9")
def test_the_gentle_way_refuses_an_illegal_clue_without_penalty() -> None:
    game = night(gentle=True)
    text = game.text()
    with pytest.raises(
        sny.IllegalAction, match="seat 1 may not play 'clue root': root of kot; legal now: clue …, pass"
    ) as refused:
        game.play(1, "clue root", at=1.0)
    assert refused.value.verdict == "root of kot"
    assert game.text() == text


@pytest.mark.rule("KRA-C9")
def test_a_refused_clue_may_be_replaced_within_the_5_seconds() -> None:
    game = night(gentle=True)
    with pytest.raises(sny.IllegalAction):
        game.play(1, "clue root", at=4.0)
    assert game.wakes_at == 5.0
    assert names(game.play(1, "clue wąsy", at=4.5)) == ["clue"]


@pytest.mark.rule("KRA-J18")
def test_more_than_half_of_the_others_let_a_refused_clue_through() -> None:
    game = talk(night(overrule=True), "1 1 clue root", "2 2 vote legal", "3 4 vote legal")
    assert game.view(0)["clues"] == []
    assert names(game.play(5, "vote legal", at=4.0)) == ["voted", "settled", "clue"]
    assert (game.view(0)["clues"], game.view(0)["turn"], game.view(0)["ends"]) == ([[1, "root"]], 2, 123.0)
    assert game.view(2)["penalties"][1] == []


@pytest.mark.rule("KRA-J18")
def test_half_of_the_others_leave_a_refused_clue_refused() -> None:
    lines = ("1 1 clue root", "2 2 vote legal", "2 4 vote legal", "3 5 vote illegal", "3 3 vote illegal")
    game = talk(night(overrule=True), *lines)
    assert (game.view(2)["penalties"][1], game.view(2)["word"], game.view(2)["turn"]) == (["kot"], "pies", 2)


@pytest.mark.rule("KRA-J18")
def test_silence_says_what_the_program_said() -> None:
    game = talk(night(overrule=True), "1 1 clue root", "2 2 vote legal", "3 4 vote legal")
    assert names(game.wake(11.0)) == ["settled", "changed", "card"]
    assert (game.view(2)["penalties"][1], game.view(2)["word"]) == (["kot"], "pies")


@pytest.mark.rule("KRA-J18", "KRA-J5")
def test_the_spirits_see_a_doubted_clue_with_the_reason_and_the_dreamer_does_not() -> None:
    game = night(overrule=True)
    events = game.play(1, "clue sound", at=1.0)
    assert heard(events, 0) == [
        {"event": "doubted", "at": 1.0, "ends_at": 11.0, **dict.fromkeys(("seat", "clue", "verdict", "reason"), "?")}
    ]
    assert (events[0].heard_by(3)["clue"], events[0].heard_by(3)["reason"]) == ("sound", "sound of kot")
    seen = {"giver": 1, "clue": "sound", "verdict": "sound", "reason": "sound of kot", "votes": []}
    assert (game.view(2)["challenge"], game.view(0)["challenge"]) == (seen, dict.fromkeys(seen, "?"))
    assert [game.legal(seat) for seat in (0, 1, 2)] == [[], [], ["vote legal", "vote illegal"]]


@pytest.mark.rule("KRA-J18")
def test_a_clue_that_was_let_through_is_not_challenged() -> None:
    game = talk(night(overrule=True, challenge=True), "1 1 clue root")
    talk(game, *(f"2 {seat} vote legal" for seat in (2, 3, 4)))
    assert [seat for seat in range(6) if "challenge" in game.legal(seat)] == []


@pytest.mark.rule("KRA-J18", "KRA-C9")
def test_nobody_votes_on_what_costs_nothing() -> None:
    game = night(overrule=True, gentle=True)
    with pytest.raises(sny.IllegalAction):
        game.play(1, "clue root", at=1.0)
    assert game.view(2)["phase"] == "night"


@pytest.mark.rule("KRA-J18")
def test_a_vote_on_a_refused_clue_is_replayed_from_the_text() -> None:
    game = talk(night(overrule=True), "1 1 clue root", "2 2 vote legal", "3 4 vote legal", "4 5 vote legal")
    assert sny.load(game.text()).view(0) == game.view(0)
