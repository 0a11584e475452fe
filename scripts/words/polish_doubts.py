"""Polish families that no alternation explains: kaczka is not made of kat, though both have forms in c.

`polish_families` folds consonants that alternate into one, and so takes kot (koci) and koka (koce) for one stem. A word
shows by all its forms which of the consonants it has: what only another one would explain is parted.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

from scripts.words.packing import Word, shared_start
from scripts.words.polish_families import ALTERNATING, keys, stems
from scripts.words.polish_lexicon import NOUN
from sny.words.polish import PREFIXES, VOWELS

DIGRAPHS = frozenset(("sz", "cz", "rz", "ch", "dz", "dź", "dż"))
SHORT_VERB = re.compile(
    "((?:na|za|wy|po|od|do|prze|przy|pod|roz|ob)[^aąeęioóuy]{1,4})i?(?:ać|eć|ąć|ić|yć|uć|nąć)"
)  # za-pr-ać
NO_TAIL_OF_VERB = re.compile("o|a[^nwjlłtc]|e[^wkn]|u[^wj]|y[^twks]|[bcdfghmprsz]")
LEAST_CHANCE = 4
SURELY_SHARED = 4  # letters at the start that no alternation needs to explain: bogacz, bogaty


def without_impossible(words: dict[Word, set[str]], parents: dict[str, list[str]]) -> dict[str, list[str]]:
    """The parents of each word, less those that it has by consonants that do not alternate."""
    strict: dict[str, set[str]] = defaultdict(set)
    loose: dict[str, set[str]] = defaultdict(set)
    for (name, kind), forms in words.items():
        found = stems(name, kind, forms)
        loose[name] |= {key for stem in found for key in keys(stem)}
        least = len(shared_start(forms)) - 1 if kind == NOUN else 0  # strach has no stem str-
        strict[name] |= agreed(stem for stem in found if len(stem) >= least)

    def possible(name: str, base: str) -> bool:
        if by_chance(name, base):
            return False
        if explains(strict[base], name) or explains(strict[name], base) or not explains(loose[base], name):
            return True  # what even loose stems do not explain was found otherwise
        return alike_from_the_start(name, base) and not name.startswith(LONG_PREFIXES)

    return {name: [base for base in bases if possible(name, base)] for name, bases in parents.items()}


def by_chance(name: str, base: str) -> bool:
    """Whether a word goes on after a verb's stem without a vowel as no verb would: zapr-oszony is not of zapr-ać."""
    verb = SHORT_VERB.fullmatch(base)
    if not verb or not name.startswith(verb[1]):
        return False
    tail = name.removeprefix(verb[1])
    return len(tail) >= LEAST_CHANCE and bool(NO_TAIL_OF_VERB.match(tail))


LONG_PREFIXES = tuple(prefix for prefix in PREFIXES if len(prefix) > 1)


def agreed(found: Iterable[str]) -> set[str]:
    """The folded stems, the last consonant being one that could stand in all of them."""
    alternatives: dict[frozenset[str], list[set[str]]] = defaultdict(list)
    for stem in found:
        alternatives[frozenset(key[:-1] for key in keys(stem))].append(set(keys(stem)))
    return set().union(*(set.intersection(*some) or set.union(*some) for some in alternatives.values()))


def explains(folded: set[str], name: str) -> bool:
    return any(not folded.isdisjoint(keys(stem)) for stem in inner_stems(name))


@cache
def inner_stems(name: str) -> tuple[str, ...]:
    """Stretches of a word, from its start or after a prefix or the first part of a compound, that may be a stem."""
    return tuple(name[start:end] for start in stem_starts(name) for end in stem_ends(name, start))


def stem_starts(name: str) -> Iterator[int]:
    yield 0
    yield from (start for start in range(1, len(name) - 1) if name[:start] in PREFIXES or name[start - 1] in "oyiae")


def stem_ends(name: str, start: int) -> Iterator[int]:
    for end in range(start + 2, len(name) + 1):
        if name[end - 1] not in VOWELS and name[end - 1 : end + 1] not in DIGRAPHS:
            yield end


def alike_from_the_start(one: str, other: str) -> bool:
    return len(shared_start({one.translate(ALTERNATING), other.translate(ALTERNATING)})) >= SURELY_SHARED
