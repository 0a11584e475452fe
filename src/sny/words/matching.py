"""Which card words a guess or a story names (KRA-J17, KRA-D1).

A word is named by any of its inflected forms, with or without diacritics, and with one slip in writing, as long as what
is written is not another real word.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product

from sny.words import data
from sny.words.cards import WordCard, game_words
from sny.words.clues import folded_forms, known_forms, other_names
from sny.words.lexicon import lexicon
from sny.words.sounds import polish_sound
from sny.words.text import POLISH, fold, spaced, tokens

OPENINGS = {
    "pl": frozenset(spaced("to jest są chyba może myślę że pewnie a i")),
    "en": frozenset(spaced("a an the is it it's its that this they are maybe some my")),
}
DIACRITICS = {"a": "aą", "c": "cć", "e": "eę", "l": "lł", "n": "nń", "o": "oó", "s": "sś", "z": "zźż"}
MOST_MARKS = 5
SHORTEST_SLIP = 4
NO_SLIP, SWAPPED, ADDED, WRONG = range(4)


def names(text: str, word: WordCard, language: str) -> bool:
    """Whether a guess is right: one word, perhaps with "to jest", "it's a" before it."""
    words = tokens(text)
    while len(words) > 1 and words[0] in OPENINGS[language]:
        words = words[1:]
    return len(words) == 1 and calls(words[0], word, language)


def named(story: str, words: Sequence[WordCard], language: str) -> list[WordCard]:
    """Those of the words that the story names, in the order in which they were given."""
    said = set(tokens(story))
    return [word for word in words if any(calls(token, word, language) for token in said)]


def calls(token: str, word: WordCard, language: str) -> bool:
    """Whether a word names the card, by its own name or by another that it goes by."""
    return any(
        token_names(token, name, language) for name in (word.in_language(language), *other_names(word, language))
    )


@lru_cache(maxsize=65536)
def token_names(token: str, name: str, language: str) -> bool:
    forms = known_forms(name, language)
    if token in forms:
        return True
    if lexicon(language).knows(token):
        return False  # it is another real word
    plain = fold(token)
    if plain in folded_forms(name, language):
        return token not in data.ambiguous()
    if plain in folded_owners(language) or (language == POLISH and any(map(lexicon(POLISH).knows, unfolded(plain)))):
        return False
    if language == POLISH and polish_sound(token) in sounds_of_forms(name):
        return True
    slip = least_slip(plain, folded_forms(name, language))
    return slip > 0 and slip <= least_slip(plain, folded_owners(language), slip)


def least_slip(written: str, meant: Iterable[str], otherwise: int = NO_SLIP) -> int:
    return min((slip for form in meant if (slip := slip_between(written, form))), default=otherwise)


@lru_cache(maxsize=2)
def folded_owners(language: str) -> frozenset[str]:
    """The forms of all card words, without diacritics."""
    return frozenset(form for word in game_words() for form in folded_forms(word.in_language(language), language))


def unfolded(plain: str) -> Iterator[str]:
    """What a word written without diacritics may stand for."""
    places = [place for place, letter in enumerate(plain) if letter in DIACRITICS][:MOST_MARKS]
    for choice in product(*(DIACRITICS[plain[place]] for place in places)):
        letters = list(plain)
        for place, letter in zip(places, choice, strict=True):
            letters[place] = letter
        yield "".join(letters)


@lru_cache(maxsize=2048)
def sounds_of_forms(name: str) -> frozenset[str]:
    return frozenset(polish_sound(form) for form in known_forms(name, POLISH))


def slip_between(written: str, meant: str) -> int:
    """What one slip makes of a word, the likeliest first: SWAPPED, ADDED, WRONG; NO_SLIP when it takes more than one.

    In a short word only a letter doubled can be told from another word.
    """
    if abs(len(written) - len(meant)) > 1:
        return NO_SLIP
    longer, shorter = (written, meant) if len(written) >= len(meant) else (meant, written)
    start = 0
    while start < len(shorter) and longer[start] == shorter[start]:
        start += 1
    short = min(len(written), len(meant)) < SHORTEST_SLIP
    if len(longer) > len(shorter):
        doubled = written == longer and start > 0 and written[start] == written[start - 1]
        return ADDED if longer[start + 1 :] == shorter[start:] and (doubled or not short) else NO_SLIP
    if short:
        return NO_SLIP
    if written[start + 2 :] == meant[start + 2 :] and written[start : start + 2] == meant[start : start + 2][::-1]:
        return SWAPPED
    return WRONG if written[start + 1 :] == meant[start + 1 :] else NO_SLIP
