"""The word cards: the pack of the game, and packs of your own.

A pack is a text: one word a line as `polish = english`, four words in a row to a card. Empty lines and lines that
begin with # do not count, and ; ends a line. A word stands for one word of a card, with its name in both languages.
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

MOST_CARDS = 256
QUOTED = 40  # characters of a line in an error
FAULTS = {
    "equals": "{word!r} has more than one =; write one word a line, as kot = cat",
    "alone": "{word!r} has no translation; write it as kot = cat",
    "several": "{word!r} is not one word",
    "unfit": "{word!r} is not for children; choose another word",
    "twice": "{word!r} is already in line {number}",
    "uneven": "{word} words do not fill cards of 4: add {number} more",
    "few": "{word} words are too few for a game: at least {number} are needed",
    "many": "{word} words are too many for a game: at most {number} can be shuffled",
}

Card = tuple["WordCard", ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a line of a pack, counted from 1, or with the whole of it (0)."""

    line: int
    kind: str
    word: str
    number: int = 0

    def text(self) -> str:
        return FAULTS[self.kind].format(word=self.word, number=self.number)


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
    if isinstance(pack, str) and (pack in PACKS or is_pack_text(pack)):
        return named_pack(pack)
    if not Path(pack).is_file():
        raise FormatError(f"{str(pack)!r} is not a pack; choose {' or '.join(PACKS)}, or give a file or its text")
    return load_pack(pack)


def named_pack(pack: str) -> tuple[Card, ...]:
    """A pack by its name or from its text. No file is read that somebody else could name."""
    if pack in PACKS:
        return read_pack(resources.files(__package__).joinpath(f"packs/{pack}.txt").read_text(encoding="utf-8"))
    if not is_pack_text(pack):
        raise FormatError(f"{pack[:QUOTED]!r} is not a pack; choose {' or '.join(PACKS)}, or give the words of one")
    return read_pack(pack)


def is_pack_text(pack: str) -> bool:
    return "=" in pack or "\n" in pack


def pack_line(pack: tuple[Card, ...]) -> str:
    """A pack on one line, which `read_pack` reads as well."""
    return "; ".join(f"{word.polish} = {word.english}" for card in pack for word in card)


@cache
def game_words() -> tuple[WordCard, ...]:
    """The 440 words of the game, card after card."""
    return tuple(word for card in game_pack() for word in card)


def load_pack(path: str | Path, fewest_cards: int = FEWEST_CARDS) -> tuple[Card, ...]:
    try:
        text = Path(path).read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise FormatError(f"{Path(path).name} is not UTF-8 text") from None
    except OSError as problem:
        raise FormatError(f"{Path(path).name} cannot be read: {problem.strerror}") from None
    return read_pack(text, fewest_cards)


def read_pack(text: str, fewest_cards: int = FEWEST_CARDS) -> tuple[Card, ...]:
    """The cards of a pack. FormatError names the first line with a fault; `pack_faults` finds them all."""
    words, faults = words_of(text, fewest_cards)
    if faults:
        raise FormatError(faults[0].text(), faults[0].line)
    return tuple(tuple(words[start : start + WORDS_ON_A_CARD]) for start in range(0, len(words), WORDS_ON_A_CARD))


def pack_faults(text: str, fewest_cards: int = FEWEST_CARDS) -> list[Fault]:
    return words_of(text, fewest_cards)[1]


def words_of(text: str, fewest_cards: int = FEWEST_CARDS) -> tuple[list[WordCard], list[Fault]]:
    words: list[WordCard] = []
    faults: list[Fault] = []
    seen: dict[tuple[str, str], int] = {}
    for number, line in numbered_lines(text):
        word, found = read_word(line, number)
        for language in LANGUAGES if word else ():
            name = word.in_language(language) if word else ""
            first = seen.setdefault((language, name), number)
            if first != number:
                found.append(Fault(number, "twice", name, first))
        faults += found
        if word:
            words.append(word)
    if faults:
        return words, faults
    needed, most = fewest_cards * WORDS_ON_A_CARD, MOST_CARDS * WORDS_ON_A_CARD
    if len(words) % WORDS_ON_A_CARD:
        faults.append(Fault(0, "uneven", str(len(words)), WORDS_ON_A_CARD - len(words) % WORDS_ON_A_CARD))
    elif len(words) < needed:
        faults.append(Fault(0, "few", str(len(words)), needed))
    elif len(words) > most:
        faults.append(Fault(0, "many", str(len(words)), most))
    return words, faults


def numbered_lines(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.replace(";", "\n").splitlines(), start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip()


def read_word(line: str, number: int) -> tuple[WordCard | None, list[Fault]]:
    names = [name.strip().lower() for name in line.split("=")]
    if len(names) > len(LANGUAGES):
        return None, [Fault(number, "equals", line[:QUOTED])]
    if len(names) < len(LANGUAGES) or not all(names):
        return None, [Fault(number, "alone", next((name for name in names if name), line)[:QUOTED])]
    faults = [
        Fault(number, fault, name[:QUOTED])
        for name, language in zip(names, LANGUAGES, strict=True)
        if (fault := fault_of(name, language))
    ]
    return WordCard(*names), faults


def fault_of(name: str, language: str) -> str:
    from sny.words.fitness import is_unfit_for_a_card

    if one_word_problem(name, language) or not name.replace("-", "").replace("'", "").isalpha():
        return "several"
    return "unfit" if is_unfit_for_a_card(name, language) else ""
