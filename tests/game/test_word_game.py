"""The door to Kraina snów as the library opens it, with the words and the referee of `sny.words`."""

import doctest
from collections import Counter

import pytest

import sny
from sny.game import words as word_game
from sny.game.opening import new_word_game
from sny.game.referee import Dictionary
from sny.rules.kraina_snow import spirit_cards
from tests.rules.kraina_table import start, table


def test_the_documented_example_runs() -> None:
    assert doctest.testmod(word_game).failed == 0


@pytest.mark.rule("KRA-W1", "KRA-W2")
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_new_table_has_110_cards_of_four_words_all_different(lang: str) -> None:
    deck = sny.new("kraina-snow", players=6, lang=lang, seed=1).state.deck
    assert len(deck) == 110
    assert len({word for card in deck for word in card}) == 440


@pytest.mark.rule("KRA-W2")
def test_a_table_plays_in_one_language() -> None:
    polish, english = (sny.new("kraina-snow", lang=lang, seed=1, first=0).state.deck[0][0] for lang in ("pl", "en"))
    assert polish != english


@pytest.mark.rule("KRA-J14")
def test_the_words_that_cards_show_first_are_part_of_the_shuffle() -> None:
    decks = [sny.new("kraina-snow", seed=seed).state.deck for seed in range(3)]
    assert len({frozenset(card[0] for card in deck) for deck in decks}) == 3


@pytest.mark.rule("KRA-S2")
def test_the_first_dreamer_is_drawn_or_named() -> None:
    assert {sny.new("kraina-snow", seed=seed).view(None)["dreamer"] for seed in range(40)} == {0, 1, 2, 3}
    assert sny.new("kraina-snow", first=2).view(None)["dreamer"] == 2


@pytest.mark.rule("KRA-N1")
def test_spirits_are_shuffled_anew_for_each_table() -> None:
    dealt = Counter(str(sny.new("kraina-snow", seed=seed, first=0).state.aside) for seed in range(60))
    assert set(dealt) == set(spirit_cards(4))


def test_the_same_seed_gives_the_same_table() -> None:
    first, second, other = (sny.new("kraina-snow", seed=seed).text() for seed in (7, 7, 8))
    assert first == second != other


def test_a_seat_that_is_not_there_is_named() -> None:
    with pytest.raises(sny.UnknownSeat, match="there is no seat 6; seats run from 0 to 5"):
        table().play(6, "ready")


def test_what_only_cards_can_do_is_refused() -> None:
    with pytest.raises(sny.UnknownGame, match="'kraina-snow' is not a card game"):
        sny.position("kraina-snow players=4")


def test_a_table_may_bring_its_own_cards() -> None:
    cards = [tuple(f"{letter}{number}" for number in range(4)) for letter in "abc"]
    assert len(new_word_game(4, 1, {}, cards).state.deck) == 3
    with pytest.raises(sny.OptionError, match="cards: these words are on the cards twice: a0"):
        new_word_game(4, 1, {}, [*cards, ("a0", "x", "y", "z")])


def test_too_many_cards_are_refused() -> None:
    cards = [tuple(f"{number}{letter}" for letter in "abcd") for number in range(257)]
    assert len(new_word_game(4, 1, {}, cards[:256]).state.deck) == 256
    with pytest.raises(sny.OptionError, match="cards: 257 are too many cards to shuffle; give at most 256"):
        new_word_game(4, 1, {}, cards)


@pytest.mark.rule("KRA-J11", "KRA-J12")
def test_the_first_deal_is_told_as_every_later_one_is() -> None:
    opening = sny.new("kraina-snow", players=4, seed=1, first=0).opening
    assert [event.name for event in opening] == ["round", "role", "role", "role"]
    assert opening[1].heard_by(1)["role"] != "?"
    for nobody in (0, None):
        assert opening[1].heard_by(nobody)["role"] == "?"
    assert opening[1].heard_by(2)["role"] == "?"


def test_without_a_time_things_are_said_at_once() -> None:
    game = start(table(), at=3.0)
    game.play(1, "pass")
    assert game.now == 3.0


def test_waking_by_and_by_or_at_once_gives_the_same_game() -> None:
    slow, fast = start(table()), start(table())
    for second in range(200):
        slow.wake(float(second))
    fast.wake(199.0)
    assert slow.text() == fast.text()


def test_a_time_to_wake_must_be_one() -> None:
    with pytest.raises(sny.OptionError, match="at: nan is not allowed; give a time in seconds"):
        table().wake(float("nan"))


@pytest.mark.rule("KRA-C2", "KRA-C3", "KRA-C4")
@pytest.mark.parametrize(
    ("word", "clue", "verdict"),
    [("aktor", "Aktorka", "root"), ("kot", "Kod", "sound"), ("dziecko", "Child", "translation")],
)
def test_the_examples_of_the_rulebook_are_refused(word: str, clue: str, verdict: str) -> None:
    judged, reason = Dictionary().judge_clue(word, clue, "pl")
    assert judged == verdict
    assert reason


@pytest.mark.rule("KRA-C1")
def test_two_words_are_refused() -> None:
    assert Dictionary().judge_clue("kot", "długie wąsy", "pl")[0] != "legal"
    assert Dictionary().judge_clue("kot", "wąsy", "pl")[0] == "legal"


@pytest.mark.rule("KRA-D1")
def test_the_story_of_the_rulebook_names_its_words() -> None:
    words = ["kogut", "wampir", "hamburger", "pies", "bębny", "żaba"]
    story = "KOGUTA, WAMPIREM, HAMBURGERA, PIES, BĘBNACH"
    assert Dictionary().words_named(words, story, "pl") == words[:-1]


@pytest.mark.rule("KRA-J17")
@pytest.mark.parametrize(("guess", "right"), [("kota", True), ("Kot", True), ("cat", False), ("kot pies dom", False)])
def test_a_guess_is_right_in_any_form_and_in_one_language(guess: str, right: bool) -> None:
    assert Dictionary().judge_guess("kot", guess, "pl") is right
