"""The players of Kraina snów: what they say, and that they say it from their view alone."""

from random import Random
from typing import Any

import pytest

import sny
from sny.bots import bot, levels
from sny.bots.kraina_snow import careful
from sny.bots.kraina_snow.association import ALL, TABLES, association
from sny.bots.kraina_snow.belief import belief, even
from sny.rules.kraina_snow import CLUE, DEVIL, FAIRY, IMP
from sny.words import game_words
from tests.bots.illegal_clues import count, spirits_view
from tests.bots.word_nights import play_game

NIGHT_LEGAL = ["clue …", "pass"]
FAIR = dict.fromkeys(range(5), 0.7)
LANGUAGES = pytest.mark.parametrize("lang", ["pl", "en"])


def dreamers_view(lang: str, clues: list[list[Any]], phase: str = "night", **more: Any) -> dict[str, Any]:
    view = spirits_view(lang, "?", "", clues, 0)
    return {**view, "phase": phase, "role": None, "yellow": "?", "blue": "?", "story": [], **more}


def clue_of(role: str, lang: str, word: str, said: list[list[Any]], balance: int = 0, seed: int = 1) -> str:
    line = careful(spirits_view(lang, word, role, said, balance), 1, NIGHT_LEGAL, Random(seed))
    kind, clue = line.split()
    assert kind == CLUE
    return clue


@LANGUAGES
def test_every_card_word_has_many_clues(lang: str) -> None:
    table = association(lang)
    assert table.words == [word.in_language(lang) for word in game_words()]
    assert min(len(table.clues_for(word)) for word in table.words) >= 50


@LANGUAGES
@pytest.mark.parametrize("table", [*TABLES, ALL])
def test_what_a_clue_makes_likely_adds_up_to_one(lang: str, table: str) -> None:
    found = association(lang, table)
    for clue in found.clues[::400]:
        heard = found.heard(clue)
        assert heard is not None
        assert sum(heard) == pytest.approx(1, abs=0.05)


def test_a_clue_in_another_form_is_understood() -> None:
    table = association("pl")
    assert table.heard("Wełną") == table.heard("wełna")
    assert table.heard("xyzzyq") is None


@pytest.mark.parametrize(
    ("lang", "clue", "word"),
    [("pl", "lampa", "dżin"), ("en", "lamp", "genie"), ("pl", "wycie", "wilkołak"), ("en", "howl", "werewolf")],
)
def test_the_cards_that_came_later_are_known(lang: str, clue: str, word: str) -> None:
    known = association(lang)
    heard = known.heard(clue)
    assert heard is not None
    assert sum(chance > heard[known.numbers[word]] for chance in heard) < 5


@LANGUAGES
def test_two_fairies_are_understood(lang: str) -> None:
    table, right = association(lang), 0
    for word in table.words[::10]:
        said: list[list[Any]] = []
        for giver in (1, 2):
            said.append([giver, clue_of(FAIRY, lang, word, said)])
        believed = belief(table, [(giver, clue) for giver, clue in said], FAIR, even(table))
        right += table.words[believed.index(max(believed))] == word
    assert right >= 0.8 * len(table.words[::10])


def test_a_fairy_does_not_repeat_what_was_said() -> None:
    said: list[list[Any]] = []
    for giver in range(1, 12):
        said.append([giver % 4 + 1, clue_of(FAIRY, "pl", "kogut", said)])
    assert len({clue for _, clue in said}) == len(said)


@LANGUAGES
def test_a_devil_puts_another_word_ahead(lang: str) -> None:
    table, misled, words = association(lang), 0, association(lang).words[::10]
    for word in words:
        honest = clue_of(FAIRY, lang, word, [])
        clues = [(2, honest), (1, clue_of(DEVIL, lang, word, [[2, honest]]))]
        believed = belief(table, clues, FAIR, even(table))
        misled += table.words[believed.index(max(believed))] != word
    assert misled >= 0.8 * len(words)


@pytest.mark.parametrize(("balance", "helps"), [(-1, True), (0, True), (1, False)])
def test_an_imp_helps_the_side_that_is_behind(balance: int, helps: bool) -> None:
    imps = {clue_of(IMP, "pl", "kogut", [], balance, seed) for seed in range(10)}
    likes = {clue_of(FAIRY if helps else DEVIL, "pl", "kogut", [], 0, seed) for seed in range(10)}
    assert imps == likes


def test_an_imp_lets_even_sides_be_at_the_end() -> None:
    view = {**spirits_view("pl", "kogut", IMP, [], 0), "ends": 3.0}
    assert careful(view, 1, NIGHT_LEGAL, Random(1)) == "pass"


def test_a_dreamer_waits_for_clues_and_passes_when_they_say_nothing() -> None:
    legal = ["guess …", "pass"]
    assert careful(dreamers_view("pl", []), 0, legal, Random(1)) == ""
    nonsense = [[giver % 4 + 1, "xyzzyq"] for giver in range(10)]
    assert careful(dreamers_view("pl", nonsense), 0, legal, Random(1)) == "pass"
    assert careful(dreamers_view("pl", [], "last"), 0, legal, Random(1)) == "pass"


def test_a_story_names_all_guesses_and_then_ends() -> None:
    heard = [{"event": "round"}, *({"event": "guessed", "guess": word} for word in ("kot", "kot", "dom", "las"))]
    view = dreamers_view("pl", [], "story", heard=heard)
    told = careful(view, 0, ["story …", "done"], Random(1))
    assert told == "story Oto, co mi się śniło: kot, dom i las."
    assert careful({**view, "story": [told]}, 0, ["story …", "done"], Random(1)) == "done"


def test_a_dreamer_forgets_some_of_many_guesses_and_none_that_the_table_shows() -> None:
    guesses = association("pl").words[:12]
    heard = [{"event": "round"}, *({"event": "guessed", "guess": word} for word in guesses)]
    view = dreamers_view("pl", [], "story", heard=heard)
    told = [careful(view, 0, ["story …", "done"], Random(seed)) for seed in range(20)]
    kept = sum(word in story for story in told for word in guesses)
    assert 0.75 < kept / (len(told) * len(guesses)) < 0.97
    assert all(word in story for story in told for word in guesses[-3:])
    aided = {**view, "options": {**view["options"], "memory": True}}
    assert all(word in careful(aided, 0, ["story …", "done"], Random(1)) for word in guesses)


def test_a_dreamers_answer_is_the_same_whatever_lies_on_the_bed() -> None:
    """KRA-J11"""
    game = night(players=4)
    game.play(1, "clue wąsy")
    answers = set()
    for _ in range(20):
        game.state.deck.append(game.state.deck.pop(0))
        answers.add(careful(game.view(0), 0, game.legal(0), Random(1)))
    assert len(answers) == 1


def night(players: int) -> sny.WordGame:
    game = sny.new("kraina-snow", players=players, seed=1, first=0)
    for seat in range(players):
        game.play(seat, "ready")
    return game


def test_no_clue_is_illegal() -> None:
    """`python -m tests.bots.illegal_clues` asks for 100,000."""
    found = count(200, Random(2))
    assert found["clues"] >= 200
    assert found["illegal"] == 0


@LANGUAGES
@pytest.mark.parametrize("players", [4, 10])
@pytest.mark.parametrize("level", levels("kraina-snow"))
def test_bots_play_whole_games(lang: str, players: int, level: str) -> None:
    game = sny.new("kraina-snow", players=players, seed=5, lang=lang, glass=30, memory=True)
    play_game(game, [bot("kraina-snow", level)] * players, Random(5))
    results = game.view(None)["results"]
    assert len(results) == players
    assert sum(len(result["yellow"]) for result in results) > 0
    assert not any(result["penalties"] for result in results)
    assert all(result["named"] == [card["word"] for card in result["yellow"]] for result in results)
    assert sny.load(game.text()).text() == game.text()


def test_a_word_of_another_pack_is_passed() -> None:
    for role in (FAIRY, DEVIL, IMP):
        assert careful(spirits_view("pl", "kaloryfer", role, [], 0), 1, NIGHT_LEGAL, Random(1)) == "pass"


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(sny.OptionError, match="bots: 'wise' is not allowed; choose simple or careful"):
        bot("kraina-snow", "wise")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_clue_is_unfit_for_children(language: str) -> None:
    table = association(language)
    said = {clue for word in table.words for _, clue in table.clues_for(word)}
    assert not said & {"horny", "piss", "pissed", "porn", "seks", "dupa", "sikać"}
