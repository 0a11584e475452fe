"""Which card words a guess or a story names (KRA-J17, KRA-D1).

A word is named by any of its inflected forms, with or without diacritics, and with one slip in writing, as long as what
is written is not another real word.
"""

from collections.abc import Sequence
from functools import lru_cache

from sny.words import data
from sny.words.cards import WordCard
from sny.words.clues import folded_forms, known_forms
from sny.words.sounds import polish_sound
from sny.words.text import POLISH, fold, tokens

OPENINGS = {
    "pl": frozenset("to jest są chyba może myślę że pewnie a i".split()),
    "en": frozenset("a an the is it it's its that this they are maybe some my".split()),
}
SHORTEST_SLIP = 4


def names(text: str, word: WordCard, language: str) -> bool:
    """Whether a guess is right: one word, perhaps with "to jest", "it's a" before it."""
    words = tokens(text)
    while len(words) > 1 and words[0] in OPENINGS[language]:
        words = words[1:]
    return len(words) == 1 and token_names(words[0], word.in_language(language), language)


def named(story: str, words: Sequence[WordCard], language: str) -> list[WordCard]:
    """Those of the words that the story names, in the order in which they were given."""
    said = set(tokens(story))
    return [word for word in words if any(token_names(token, word.in_language(language), language) for token in said)]


@lru_cache(maxsize=65536)
def token_names(token: str, name: str, language: str) -> bool:
    forms = known_forms(name, language)
    if token in forms:
        return True
    if token in data.form_owners(language) or token in data.neighbours(language):
        return False  # it is a form of another card word, or another real word
    plain = fold(token)
    if plain in folded_forms(name, language):
        return token not in data.ambiguous()
    if plain in folded_owners(language) or (token == plain and plain in data.folded_neighbours(language)):
        return False
    if language == POLISH and polish_sound(token) in sounds_of_forms(name):
        return True
    return any(one_slip(plain, form) for form in folded_forms(name, language))


@lru_cache(maxsize=2)
def folded_owners(language: str) -> frozenset[str]:
    return frozenset(fold(form) for form in data.form_owners(language))


@lru_cache(maxsize=2048)
def sounds_of_forms(name: str) -> frozenset[str]:
    return frozenset(polish_sound(form) for form in known_forms(name, POLISH))


def one_slip(written: str, meant: str) -> bool:
    """One letter missing, added, wrong, or two neighbours swapped; in short words only a letter doubled."""
    longer, shorter = (written, meant) if len(written) >= len(meant) else (meant, written)
    if len(longer) - len(shorter) > 1:
        return False
    start = 0
    while start < len(shorter) and longer[start] == shorter[start]:
        start += 1
    if len(longer) > len(shorter):
        same = longer[start + 1 :] == shorter[start:]
        doubled = start > 0 and start < len(longer) and longer[start] == longer[start - 1]
        return same and (len(meant) >= SHORTEST_SLIP and len(written) >= SHORTEST_SLIP or doubled and written == longer)
    if len(meant) < SHORTEST_SLIP:
        return False
    swapped = longer[start : start + 2] == shorter[start : start + 2][::-1] and longer[start + 2 :] == shorter[start + 2 :]
    return swapped or longer[start + 1 :] == shorter[start + 1 :]
