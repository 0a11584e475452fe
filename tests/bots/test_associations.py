"""What was written for the word bots: every card word has its clues and its description, each of them once."""

import pytest

from scripts.associations.by_hand import clues_by_hand
from scripts.associations.described import descriptions, is_kin
from sny.words import game_words

CLUES = 8
FEWEST_PHRASES = 20


def test_every_card_word_has_eight_clues_written_by_hand() -> None:
    clues = clues_by_hand()
    assert clues.keys() == {word.polish for word in game_words()}
    assert {word for word, found in clues.items() if len(set(found)) != CLUES} == set()


def test_every_card_word_is_described_in_many_phrases() -> None:
    described = descriptions()
    assert described.keys() == {word.english for word in game_words()}
    assert {word for word, phrases in described.items() if len(set(phrases)) != len(phrases)} == set()
    assert {word for word, phrases in described.items() if len(phrases) < FEWEST_PHRASES} == set()
    assert {word for word, phrases in described.items() if not all(map(str.strip, phrases))} == set()


@pytest.mark.parametrize(
    ("one", "other", "kin"),
    [
        ("wool", "wool", True), ("wool", "woolly", True), ("magic", "magician", True), ("swim", "swimming", True),
        ("car", "carpet", False), ("wool", "wood", False), ("star", "starling", True), ("train", "rain", False),
    ],
)  # fmt: skip
def test_a_phrase_holds_a_clue_in_any_form(one: str, other: str, kin: bool) -> None:
    assert (is_kin(one, other), is_kin(other, one)) == (kin, kin)
