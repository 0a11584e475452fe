"""The word cards: the pack of the game, and what a pack of one's own must keep to."""

from pathlib import Path

import pytest

from sny.errors import FormatError
from sny.words import WordCard, game_pack, game_words, load_pack, read_pack

NEEDED = {"kot", "sowa", "kogut", "wampir", "hamburger", "pies", "bębny", "aktor", "dziecko"}


@pytest.mark.rule("KRA-W1")
def test_there_are_110_cards_of_four_words() -> None:
    assert len(game_pack()) == 110
    assert all(len(card) == 4 for card in game_pack())


@pytest.mark.rule("KRA-W2")
@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_word_stands_twice(language: str) -> None:
    names = [word.in_language(language) for word in game_words()]
    assert len(set(names)) == 440
    assert all(name.isalpha() and name.islower() for name in names)


@pytest.mark.rule("KRA-W2")
def test_the_words_of_the_rulebooks_examples_are_there() -> None:
    assert {word.polish for word in game_words()} >= NEEDED


def test_a_word_has_no_third_language() -> None:
    with pytest.raises(FormatError, match="choose pl or en"):
        WordCard("kot", "cat").in_language("de")


PACK = "# my words\nKot = Cat\npies = dog\n\nsowa = owl\nkogut = rooster\n"


def test_a_pack_of_ones_own() -> None:
    (card,) = read_pack(PACK, fewest_cards=1)
    assert [word.polish for word in card] == ["kot", "pies", "sowa", "kogut"]


def test_a_pack_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "pack.txt"
    path.write_text(PACK, encoding="utf-8-sig")
    assert load_pack(path, fewest_cards=1)[0][0] == WordCard("kot", "cat")


def test_a_pack_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"nothing\.txt cannot be read"):
        load_pack(tmp_path / "nothing.txt")
    path = tmp_path / "pack.txt"
    path.write_bytes("żaba = frog".encode("cp1250"))
    with pytest.raises(FormatError, match=r"pack\.txt is not UTF-8 text"):
        load_pack(path)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("kot = feline", "line 7: 'kot' is already in line 2"),
        ("kocur = cat", "line 7: 'cat' is already in line 2"),
        ("słoń", "line 7: 'słoń' has no translation; write it as kot = cat"),
        ("słoń =", "line 7: 'słoń' has no translation; write it as kot = cat"),
        ("= elephant", "line 7: 'elephant' has no translation; write it as kot = cat"),
        ("słoń = big elephant", "line 7: 'big elephant' is not one word"),
        ("słoń 2 = elephant", "line 7: 'słoń 2' is not one word"),
        (
            "słoń = elephant = éléphant",
            "line 7: 'słoń = elephant = éléphant' has more than one =; write one word a line",
        ),
        ("słoń = elephant", "5 words do not fill cards of 4: add 3 more"),
    ],
)
def test_a_mistake_in_a_pack_names_line_and_word(line: str, problem: str) -> None:
    with pytest.raises(FormatError) as raised:
        read_pack(PACK + line, fewest_cards=1)
    assert str(raised.value).startswith(problem)


def test_a_pack_too_small_for_a_game() -> None:
    with pytest.raises(FormatError, match="4 words are too few for a game: at least 160 are needed"):
        read_pack(PACK)
