"""The referee of a word game being played. A replay needs none: the text of a game contains the verdicts."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sny.errors import FormatError, OptionError
from sny.rules.kraina_snow import LEGAL, Card

if TYPE_CHECKING:
    from sny.words import WordCard


class Referee(Protocol):
    """Judges words in the language of the table. Ours is `Dictionary`; a table may bring its own."""

    def judge_clue(self, word: str, clue: str, lang: str) -> tuple[str, str]:
        """Whether a clue to the word is "legal" or what is wrong with it, in one word, and the reason for people."""

    def judge_guess(self, word: str, guess: str, lang: str) -> bool:
        """Whether a guess is the word, in any form, and no list of words (KRA-J17)."""

    def words_named(self, words: Sequence[str], story: str, lang: str) -> list[str]:
        """Those of the words that a story names, in any form (KRA-D1)."""


class Dictionary:
    """The referee of `sny.words`, which is loaded on first use, together with the words of an own pack."""

    pack: "Sequence[WordCard]" = ()

    def __init__(self, pack: "Sequence[WordCard]" = ()) -> None:
        self.pack = pack

    def judge_clue(self, word: str, clue: str, lang: str) -> tuple[str, str]:
        from sny.words import judge_clue

        verdict = judge_clue(clue, word_card(word, lang, self.pack), lang)
        return (LEGAL, "") if verdict.legal else (verdict.kind, verdict.reason.text(lang))

    def judge_guess(self, word: str, guess: str, lang: str) -> bool:
        from sny.words import names

        return names(guess, word_card(word, lang, self.pack), lang)

    def words_named(self, words: Sequence[str], story: str, lang: str) -> list[str]:
        from sny.words import named

        found = named(story, [word_card(word, lang, self.pack) for word in words], lang)
        return [word.in_language(lang) for word in found]


@cache
def load_dictionary() -> None:
    """Load all files of `Dictionary` now: that takes a moment, which would block a server later."""
    from sny.words.text import LANGUAGES

    for lang in LANGUAGES:
        (word, other, *_), *_ = word_cards(lang)
        Dictionary().judge_clue(word, other, lang)
        Dictionary().judge_guess(word, other, lang)
        Dictionary().words_named([word], other, lang)


def word_cards(lang: str) -> list[Card]:
    """The cards of `sny.words` in a language, each with its four words (KRA-W1)."""
    from sny.words import game_pack

    return [tuple(word.in_language(lang) for word in card) for card in game_pack()]


def pack_of(pack: str) -> "Sequence[tuple[WordCard, ...]]":
    """The cards of a pack by its name or from its words. OptionError names the line that is wrong."""
    from sny.words import named_pack

    try:
        return named_pack(pack)
    except FormatError as error:
        raise OptionError("pack", str(error)) from None


def pack_text(pack: str | Path) -> str:
    """The name of a pack that ships, or the words of another on one line."""
    from sny.words import PACKS, find_pack, pack_line

    return pack if isinstance(pack, str) and pack in PACKS else pack_line(find_pack(pack))


def word_card(word: str, lang: str, pack: "Sequence[WordCard]" = ()) -> "WordCard":
    """The word with its name in both languages; one that no pack knows goes by the same name in both."""
    from sny.words import WordCard, game_words

    return next((known for known in (*pack, *game_words()) if known.in_language(lang) == word), WordCard(word, word))


# On cards in place of spirits that are called so now; tables of 0.1.0 say only from which seed they were dealt.
FORMER_WORDS = {"genie": "fairy", "werewolf": "devil", "dżin": "wróżka", "wilkołak": "diabeł"}


def former_word_cards(lang: str) -> list[Card]:
    return [tuple(FORMER_WORDS.get(word, word) for word in card) for card in word_cards(lang)]
