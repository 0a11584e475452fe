"""Kraina snów in the terminal: whole games from scripted answers, as spirit and as dreamer, in both languages."""

from collections.abc import Iterator
from typing import Any

import pytest

import sny
from sny.game.referee import Dictionary
from sny.language import Language
from sny.terminal.loop import Match
from tests.terminal.scripted import LiveScreen, game_of
from tests.terminal.scripted_words import ANY, FIRST_BOT, LANGUAGES, YOU, parrot, play


@LANGUAGES
@pytest.mark.parametrize(
    ("players", "options"), [(4, {}), (5, {"turn": 0}), (4, {"turn": 1, "last_guess": 1, "story": 1})]
)
def test_a_whole_game_is_played_in_each_language(code: str, players: int, options: dict[str, Any]) -> None:
    played = play(ANY * 100, code, players, **options)
    assert played.game.over
    assert ("wygr" if code == "pl" else "win") in played.lines[-1].lower()
    assert played.language.problems == []
    assert sny.load(played.game.text()).text() == played.game.text()


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert play(ANY * 50).output == play(ANY * 50).output


def test_a_spirit_sees_the_word_its_role_both_sides_and_whose_turn_it_is() -> None:
    lines = play(["", "table", "pass"], first=FIRST_BOT, glass=40).lines
    assert "You are a devil: you want the words to be missed." in lines
    assert "In turn: Badger · Otter · ☾ You" in lines
    assert "word SPECTACLES" in lines
    assert "yellow 1: PARACHUTE" in lines
    assert "31 s left. Your turn: one word about SPECTACLES, or pass. Enter: say nothing." in lines
    assert "27 s You: table" in lines


def test_the_first_night_is_announced_as_the_others_are() -> None:
    lines = play(["", ""], first=FIRST_BOT).lines
    assert "Night 1: Fox dreams." in lines
    assert "Your spirit: devil." in lines


def test_what_is_said_takes_its_seconds() -> None:
    game = play(["", "", "guess house", "", "pass"]).game
    spoken = [line.split()[:3] for line in game.inputs if not line.startswith(("deck", "spirits", "0.0"))]
    assert [(float(at), seat, kind) for at, seat, kind in spoken[:5]] == [
        (3, "2", "clue"),
        (6, "3", "clue"),
        (10, "1", "guess"),
        (13, "4", "clue"),
        (16, "2", "clue"),
    ]


def test_a_guess_at_the_very_end_is_the_last_guess() -> None:
    """KRA-J1, even where the time for a last guess is shorter than what it takes to speak."""
    game = play(["", "", "", "house"], last_guess=1, glass=10).game
    assert [line for line in game.inputs if "guess" in line][-1] == '10.0 1 guess "house" wrong'
    assert game.view(YOU)["phase"] == "story"


@pytest.mark.parametrize(("code", "reason"), [("en", "is more than one word"), ("pl", "to więcej niż jedno słowo")])
def test_the_reason_is_told_when_a_clue_costs_the_card(code: str, reason: str) -> None:
    played = play(["", "clue one two", ""], code, first=FIRST_BOT, glass=40)
    assert reason in played.flat
    assert len(played.game.view(YOU)["penalties"][YOU]) == 1


def test_the_gentle_way_refuses_it_and_nothing_is_lost() -> None:
    played = play(["", "clue one two", "table"], first=FIRST_BOT, glass=40, gentle=True)
    assert "Not allowed: “one two” is more than one word. Nobody has heard it; try another." in played.flat
    assert played.game.text() == play(["", "table"], first=FIRST_BOT, glass=40, gentle=True).game.text()


def test_a_clue_can_be_challenged() -> None:
    played = play(["", "", "challenge", "", "", "", *ANY * 60], first=FIRST_BOT, challenge=True)
    assert played.game.over
    assert [line for line in played.game.inputs if line.endswith("1 challenge")] != []
    assert any(line.endswith("The vote is over: the clue stands.") for line in played.lines)
    assert played.language.problems == []


@pytest.mark.rule("KRA-J18")
@pytest.mark.parametrize(("code", "rule"), [("en", "(rule C1)"), ("pl", "(zasada C1)")])
def test_a_refused_clue_is_put_to_the_vote_of_the_others(code: str, rule: str) -> None:
    played = play(["", "clue one two", "", "", ""], code, first=FIRST_BOT, glass=40, overrule=True)
    said = [line.split(" ", 1)[1] for line in played.game.inputs if line[0].isdigit()]
    voted = [line for line in said if "vote" in line]
    assert voted == [f"{seat} vote illegal" for seat in (2, 3, 4) if seat != FIRST_BOT + 1]
    assert rule in played.flat
    assert played.language.problems == []


def test_a_night_ends_with_roles_sides_reasons_and_the_sheet() -> None:
    played = play(ANY * 50)
    result = played.game.view(None)["results"][0]
    start = played.lines.index("☾ Night 1 is over: here is who was who.")
    shown = played.lines[start : start + 16]
    for seat, name in enumerate(("You", "Fox", "Badger", "Otter")):
        role = result["roles"][seat] or "dreamer"
        assert [line for line in shown if line.startswith(f"{name} {role} +{result['gained'][seat]} ")]
    assert "night 1 total" in shown


def test_a_story_names_words_in_several_lines_with_commas() -> None:
    played = play(["", *["house"] * 5, "I saw a house, a cat", "and a dog.", "done"])
    assert [line.split(" ", 2)[2] for line in played.game.inputs if " story " in line] == [
        'story "I saw a house, a cat"',
        'story "and a dog."',
    ]


# What the dreamer may know


class Lenient(Dictionary):
    def __init__(self, right: bool) -> None:
        self.right = right

    def judge_guess(self, word: str, guess: str, lang: str) -> bool:
        return self.right


@LANGUAGES
def test_the_dreamer_sees_the_same_whether_a_guess_was_right_or_wrong(code: str) -> None:
    """KRA-N6, KRA-J11"""

    def judged(right: bool) -> str:
        def prepare(match: Match) -> None:
            game_of(match).referee = Lenient(right)

        answers = ["", *["", "okno"] * 4, "okno", "okno", ""]
        return play(answers, code, rival=parrot, prepare=prepare).output

    end = Language(code).say("kraina-snow-revealed", round=1)
    right, wrong = (judged(verdict).split(end) for verdict in (True, False))
    assert right[0] == wrong[0]
    assert right[1] != wrong[1]
    assert right[0].count("okno") > 4


@pytest.mark.parametrize("memory", [False, True])
def test_earlier_guesses_are_shown_only_by_the_memory_aid(memory: bool) -> None:
    lines = play(["", "house", "", ""], memory=memory).lines
    assert lines.count("your guesses house") == (3 if memory else 0)
    assert len([line for line in lines if line.endswith("You guess: house.")]) == 1


def test_nothing_but_the_view_and_the_events_is_used() -> None:
    """The cards below, the roles and the words are changed behind the dreamer's back, and the screen stays."""

    def shuffled(match: Match) -> None:
        game_of(match).state.deck.reverse()
        game_of(match).state.roles = [None, "devil", "fairy", "imp"]

    answers = ["", "", "house", ""]
    assert play(answers, rival=parrot, prepare=shuffled).output == play(answers, rival=parrot).output


@LANGUAGES
@pytest.mark.parametrize("players", [4, 10])
def test_every_picture_leaves_a_line_for_the_answer(code: str, players: int) -> None:
    screens = []

    def endless() -> Iterator[str]:
        while True:
            yield from ANY

    def enliven(match: Match) -> None:
        screens.append(LiveScreen(endless()))
        match.screen = screens[0]

    played = play([], code, players, prepare=enliven, glass=60)
    assert played.game.over
    assert screens[0].tallest <= 23
