"""What may be typed in a word game, and what is said to nonsense."""

import pytest

from tests.terminal.scripted_words import FIRST_BOT, play


def test_nonsense_gets_one_helpful_line_and_nothing_is_lost() -> None:
    nonsense = ["xyzzy", "", "two words", "!!!", "clue cat", "challenge", "legal", "x" * 61, "house"]
    played = play(nonsense)
    assert played.game.text() == play(["", "house"]).game.text()
    assert "“xyzzy” cannot be said now; press Enter to go on, ? helps." in played.lines
    assert "“clue cat” is not possible now; the line above says what is." in played.lines
    assert [line[:20] for line in played.lines if line.startswith("“two words”")]
    assert "I can’t pass on “!!!”. Try another word." in played.lines


def test_a_story_of_no_words_is_sent_back() -> None:
    lines = play(["", *["house"] * 5, "...", "done"]).lines
    assert "I can’t pass that on. Tell it in words, and not too many on one line." in lines


@pytest.mark.parametrize("answers", [["", "guess house"], ["", "zgaduję house"], ["", "ZGADUJE house"], ["", "house"]])
def test_a_verb_may_stand_before_the_word(answers: list[str]) -> None:
    assert play(answers, "pl").game.text() == play(["", "house"], "pl").game.text()


def test_a_clue_that_looks_like_a_command_goes_with_its_verb() -> None:
    game = play(["", "clue rules"], first=FIRST_BOT, glass=40).game
    assert any('clue "rules"' in line for line in game.inputs)


@pytest.mark.parametrize("typed", ["", "wait", "ready", "next"])
def test_any_word_for_going_on_begins_the_night(typed: str) -> None:
    assert play([typed, "house"]).game.text() == play(["", "house"]).game.text()


def test_where_nobody_is_hurried_silence_is_no_answer() -> None:
    lines = play(["", ""], first=FIRST_BOT, turn=0, glass=40).lines
    assert "Nobody is passed over at this table: give a clue, or pass." in lines


@pytest.mark.parametrize(("code", "typed", "shown"), [("en", "?", "one word"), ("pl", "pomoc", "jedno słowo")])
def test_help_and_rules_are_at_hand(code: str, typed: str, shown: str) -> None:
    played = play([typed, "rules"], code)
    assert shown in played.output
    assert "KRA-N6" in played.output
