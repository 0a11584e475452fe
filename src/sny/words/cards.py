"""The word cards: the pack of the game, and packs of your own.

A pack is a text: one word a line as `polish = english`, four words in a row to a card. Empty lines and lines that
begin with # do not count. A word stands for one word of a card, with its name in both languages.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path

from sny.errors import FormatError
from sny.words.text import ENGLISH, LANGUAGES, POLISH, one_word_problem

WORDS_ON_A_CARD = 4
FEWEST_CARDS = 40  # ten dreamers with four cards each; fewer would run out in a night of fast passing

PACKS = ("children", "kitchen")  # beside that of the game

Card = tuple["WordCard", ...]


@dataclass(frozen=True, slots=True)
class WordCard:
    """One word of a dream card."""

    polish: str
    english: str

    def in_language(self, language: str) -> str:
        if language == POLISH:
            return self.polish
        if language == ENGLISH:
            return self.english
        raise FormatError(f"there are no words in {language!r}; choose {' or '.join(LANGUAGES)}")


@cache
def game_pack() -> tuple[Card, ...]:
    """The 110 cards of the game."""
    text = resources.files(__package__).joinpath("cards.txt").read_text(encoding="utf-8")
    return read_pack(text)


def find_pack(pack: str | Path) -> tuple[Card, ...]:
    """A pack by its name, by its path, or from its text."""
    if isinstance(pack, str) and pack in PACKS:
        return read_pack(resources.files(__package__).joinpath(f"packs/{pack}.txt").read_text(encoding="utf-8"))
    if isinstance(pack, str) and ("=" in pack or "\n" in pack):
        return read_pack(pack)
    if not Path(pack).is_file():
        raise FormatError(f"{str(pack)!r} is no pack; choose {' or '.join(PACKS)}, or give a file or its text")
    return load_pack(pack)


@cache
def game_words() -> tuple[WordCard, ...]:
    """The 440 words of the game, card after card."""
    return tuple(word for card in game_pack() for word in card)


def load_pack(path: str | Path, fewest_cards: int = FEWEST_CARDS) -> tuple[Card, ...]:
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError(f"{Path(path).name} is not a text in UTF-8") from None
    except OSError as problem:
        raise FormatError(f"{Path(path).name} cannot be read: {problem.strerror}") from None
    return read_pack(text, fewest_cards)


def read_pack(text: str, fewest_cards: int = FEWEST_CARDS) -> tuple[Card, ...]:
    words = []
    seen: dict[tuple[str, str], int] = {}
    for number, line in numbered_lines(text):
        word = read_word(line, number)
        for language in LANGUAGES:
            name = word.in_language(language)
            first = seen.setdefault((language, name), number)
            if first != number:
                raise FormatError(f"{name!r} stands in line {first} already", number)
        words.append(word)
    if len(words) % WORDS_ON_A_CARD:
        missing = WORDS_ON_A_CARD - len(words) % WORDS_ON_A_CARD
        raise FormatError(f"{len(words)} words do not fill cards of {WORDS_ON_A_CARD}: add {missing} more")
    cards = [tuple(words[start : start + WORDS_ON_A_CARD]) for start in range(0, len(words), WORDS_ON_A_CARD)]
    if len(cards) < fewest_cards:
        needed = fewest_cards * WORDS_ON_A_CARD
        raise FormatError(f"{len(words)} words are too few for a game: at least {needed} are needed")
    return tuple(cards)


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip()


def read_word(line: str, number: int) -> WordCard:
    names = [name.strip().lower() for name in line.split("=")]
    if len(names) > len(LANGUAGES):
        raise FormatError(f"{line!r} has more than one =; write one word a line, as kot = cat", number)
    if len(names) < len(LANGUAGES) or not all(names):
        given = next((name for name in names if name), line)
        raise FormatError(f"{given!r} has no translation; write it as kot = cat", number)
    for name, language in zip(names, LANGUAGES, strict=True):
        if one_word_problem(name, language) or not name.replace("-", "").replace("'", "").isalpha():
            raise FormatError(f"{name!r} is not one word", number)
    return WordCard(*names)
