"""Which words a guess or a story names."""

import pytest

from sny.words import WordCard, game_words, named, names
from tests.words.confusion import share_of_stories_right

POLISH_WORDS = {word.polish: word for word in game_words()}
ENGLISH_WORDS = {word.english: word for word in game_words()}


@pytest.mark.rule("KRA-J17")
@pytest.mark.parametrize(
    ("guess", "name"),
    [
        ("kogut", "kogut"),
        ("KOGUTEM", "kogut"),
        ("koguta", "kogut"),
        ("To jest kogut!", "kogut"),
        ("wampirem", "wampir"),
        ("bębnach", "bębny"),
        ("bebny", "bębny"),
        ("wiewiurka", "wiewiórka"),
        ("kogutt", "kogut"),
        ("jerz", "jeż"),
    ],
)
def test_a_guess_in_any_form_and_with_one_slip(guess: str, name: str) -> None:
    assert names(guess, POLISH_WORDS[name], "pl")


@pytest.mark.rule("KRA-J17")
@pytest.mark.parametrize(
    ("guess", "name"),
    [
        ("słowa", "sowa"),
        ("slowa", "sowa"),
        ("krowa", "sowa"),
        ("może", "morze"),
        ("kod", "kot"),
        ("kot pies", "kot"),
        ("cat", "kot"),
        ("", "kot"),
    ],
)
def test_another_word_is_no_slip(guess: str, name: str) -> None:
    assert not names(guess, POLISH_WORDS[name], "pl")


@pytest.mark.rule("KRA-J17")
def test_guesses_in_english() -> None:
    assert names("It's a mouse", ENGLISH_WORDS["mouse"], "en")
    assert names("mice", ENGLISH_WORDS["mouse"], "en")
    assert not names("moose", ENGLISH_WORDS["mouse"], "en")
    assert not names("mysz", ENGLISH_WORDS["mouse"], "en")


@pytest.mark.rule("KRA-D1")
def test_the_story_of_the_rulebook() -> None:
    words = [POLISH_WORDS[name] for name in ["kogut", "wampir", "hamburger", "pies", "bębny", "sowa"]]
    story = "Goniłem KOGUTA z WAMPIREM, jadłem HAMBURGERA, PIES grał na BĘBNACH. Słowa mi zabrakło."
    assert named(story, words, "pl") == words[:5]


@pytest.mark.rule("KRA-D1")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_form_names_its_word(language: str) -> None:
    for word in game_words():
        assert named(f"... {word.in_language(language).upper()}!", [word], language) == [word]


@pytest.mark.rule("KRA-D1")
def test_a_word_of_ones_own_pack() -> None:
    engine = WordCard("parowóz", "locomotive")
    assert named("Jechałem parowozem.", [engine], "pl") == [engine]
    assert named("Two locomotives.", [engine], "en") == [engine]


@pytest.mark.rule("KRA-D1")
@pytest.mark.parametrize("part", ["tuned", "held-out"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_labelled_stories(language: str, part: str) -> None:
    assert share_of_stories_right(language, part) >= 0.95
