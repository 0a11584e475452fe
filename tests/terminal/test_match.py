"""Whole matches from scripted answers: what is said, what is asked, what is kept."""

from pathlib import Path
from typing import Any

import pytest

import sny
from sny.language import Language
from sny.terminal import plain
from sny.terminal.loop import Match
from tests.terminal.scripted import CALL_AT_ONCE, LiveScreen, play

VARIANTS = ["nie-takie-kruki-straszne", "idz-na-calosc", "wiem-co-mam", "dlugi-sen"]


@pytest.mark.parametrize(("code", "won"), [("pl", "Wygrywa"), ("en", " win")])
def test_a_whole_match_is_played_in_each_language(code: str, won: str) -> None:
    played = play(CALL_AT_ONCE, code)
    assert played.game.over
    assert won in played.lines[-1]
    assert played.language.problems == []


def test_the_language_changes_nothing_but_the_words() -> None:
    polish, english = (play(CALL_AT_ONCE, code).game for code in ("pl", "en"))
    assert polish.text() == english.text()


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("memory", [False, True])
def test_every_variant_is_playable(code: str, variant: str, memory: bool) -> None:
    """Rivals at random meet everything that may happen."""
    options: dict[str, Any] = {"edition": "jubilee", "variants": [variant], "memory": memory}
    played = play(["1", "2", "3", "7", "draw", "use", "1.1", "2.1"] * 400, code, level="random", rounds=2, **options)
    assert played.game.over
    assert played.language.problems == []


def test_nonsense_gets_one_helpful_line_and_nothing_is_lost() -> None:
    sense = ["1", "2", "draw", "discard"]
    nonsense = ["xyzzy", "1", "take 99", "2", "", "put 1", "drwa", "draw", "discard"]
    played = play(nonsense)
    assert played.game.text() == play(sense).game.text()
    refused = [line for line in played.lines if "“" in line]
    assert refused[0].startswith("I don’t understand “xyzzy”")
    assert refused[-1] == "I don’t understand “drwa”. Did you mean: draw?"
    assert len(refused) == 4


def test_an_incomplete_answer_is_told_what_is_missing() -> None:
    assert "“take” must be followed by one of 1–4, for example: take 1" in play(["1", "2", "take"]).lines
    assert "Po „weź” podaj jeszcze 1–4, na przykład: take 1" in play(["1", "2", "weź"], "pl").lines


def test_several_answers_go_in_one_line() -> None:
    assert play(["1, 2, draw; discard"]).game.text() == play(["1", "2", "draw", "discard"]).game.text()


def test_a_wrong_answer_drops_the_rest_of_its_line() -> None:
    assert play(["1, xyzzy, 2"]).game.text() == play(["1"]).game.text()


def test_polish_words_need_no_accents() -> None:
    assert play(["obejrzyj 1", "OBEJRZYJ  2", "wez 3"], "pl").game.text() == play(["1", "2", "take 3"]).game.text()


def test_a_card_looked_at_is_shown_once() -> None:
    shown = "Your card 1 is 9 ravens. Remember it."
    played = play(["1", "2"])
    assert played.lines.count(shown) == 1
    assert "You: look at your cards 1 and 2" in played.lines
    assert not [line for line in played.lines if "is 9 ravens" in line and "Remember" not in line]


def test_the_memory_aid_keeps_it_in_sight() -> None:
    played = play(["1", "2"], memory=True)
    assert "You: your card 1 is 9 ravens, your card 2 is 9 ravens" in played.lines


def test_a_round_ends_with_all_dreams_the_caller_last_and_the_score_sheet() -> None:
    played = play(["1", "2", "call"])
    called = played.lines.index("☾ Pobudka! You wake everyone up.")
    names = [line.split()[0] for line in played.lines[called + 3 : called + 6]]
    assert names == ["Fox", "Badger", "You"]
    assert played.lines[called + 7].split() == ["You", "Fox", "Badger"]
    assert played.lines[called + 9].split() == ["total", *map(str, played.game.scores)]


@pytest.mark.parametrize("asked", ["?", "help"])
def test_help_explains_the_answers_and_the_table(asked: str) -> None:
    output = play([asked], variants=["wiem-co-mam"]).output
    assert "Type a key from the left of the list" in output
    assert "variants: Wiem, co mam" in output


def test_the_rules_can_be_read_at_the_table() -> None:
    assert "SEN-V4" in play(["rules"]).output
    assert "Krainy specjalne" in play(["zasady"], "pl").output


def test_a_kept_game_is_whole_before_every_question(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = play(["1", "2", "draw"], save=str(file))
    assert file.read_text(encoding="utf-8") == played.game.text()
    assert sny.load(played.game.text()).position() == played.game.position()


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    assert play(CALL_AT_ONCE, level="random").game.text() == play(CALL_AT_ONCE, level="random").game.text()


def test_a_game_without_words_and_drawing_is_still_playable(monkeypatch: pytest.MonkeyPatch) -> None:
    knows = Language.knows
    monkeypatch.setattr(Language, "knows", lambda language, message: "sen" not in message and knows(language, message))

    def undress(match: Match) -> None:
        match.drawing = plain

    played = play(CALL_AT_ONCE, prepare=undress, variants=["wiem-co-mam"])
    assert played.game.over
    assert "Fox: peeked (place 1, 2, card a face-down card)" in played.lines
    assert played.language.problems == []


@pytest.mark.parametrize("code", ["pl", "en"])
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_picture_leaves_a_line_for_the_answer(code: str, variant: str) -> None:
    """With five players, whatever happens, as long as nobody's dream has grown past what was dealt."""
    screens = []

    def enliven(match: Match) -> None:
        screens.append(LiveScreen(["1", "2", "3", "draw", "use", "1.1", "2.1", "discard"] * 400))
        match.screen = screens[0]

    options: dict[str, Any] = {"edition": "jubilee", "variants": [variant], "rounds": 2}
    played = play([], code, players=5, prepare=enliven, **options)
    assert played.game.over
    assert screens[0].tallest <= 23
