"""English: which words share a root.

A clue has the root of a word when it is one of its stems with nothing but known suffixes (cat-s, child-hood, sunn-y),
or a compound of the word with another common word (cat-fish, tom-cat).
"""

import re
from collections.abc import Collection, Iterable

from sny.words.text import spaced

SUFFIXES = spaced(
    "s es d ed r er ers y ie ies ied ier iest ish like less lessly lessness ful fully ness ly ship hood dom let lets "
    "ling lings ette ess esses ist ists ism ian ians ic ical able ise ize ised ized ising izing en ens ery ry al ally "
    "eer eers ster sters man men woman women manship proof wise ward wards some ade ades ine esque ment ments et ets "
    "ee ing ings ingly in'"
)
TAIL = re.compile(f"(?:{'|'.join(sorted(SUFFIXES, key=len, reverse=True))})(?:s|ly|ness)?")
PREFIXES = spaced("be in un re en em de over out under mini super anti non mega multi up pre")
SHORTEST = 2
SHORTEST_WITH_PREFIX = 4


def plural(word: str) -> str:
    if re.search("(?:s|x|z|ch|sh)$", word):
        return word + "es"
    if re.search("[^aeiou]y$", word):
        return word[:-1] + "ies"
    return word + "s"


def stems(forms: Collection[str]) -> frozenset[str]:
    """The forms, and what they become before a vowel, marked by a hyphen: dance, danc-; fairy, fairi-; cat, catt-."""
    found = set(forms)
    for form in forms:
        if form.endswith("e") and len(form) > 3:
            found.add(form[:-1] + "-")
        elif re.search("[bdgpt][eo]r$", form):
            found.add(form[:-2] + "r-")  # actress, tigress
            if re.search("[^aeiou][aeiou][bdgklmnprt]$", form):
                found.add(form + form[-1] + "-")
        elif form.endswith("ic"):
            found.add(form + "k-")  # picnicker
        elif re.search("[^aeiou]y$", form):
            found.add(form[:-1] + "i-")
        elif re.search("[^aeiou][aeiou][bdgklmnprt]$", form):
            found.add(form + form[-1] + "-")
    return frozenset(stem for stem in found if len(stem) >= SHORTEST)


def has_root(clue: str, word_stems: Iterable[str], partners: Collection[str], ends_compounds: bool = True) -> int:
    """How many letters of the clue the longest such stem explains; 0 when the clue has another root."""
    clue = clue.replace("'", "")
    return max(
        (len(stem.rstrip("-")) for stem in word_stems if stem_explains(clue, stem, partners, ends_compounds)), default=0
    )


def stem_explains(clue: str, stem: str, partners: Collection[str], ends_compounds: bool) -> bool:
    if stem.endswith("-"):
        tail = clue.removeprefix(stem[:-1])
        return tail != clue and tail[:1] in "aeiouy" and bool(TAIL.fullmatch(tail))
    if clue.startswith(stem):
        tail = clue[len(stem) :]
        return not tail or suffixed(stem, tail) or tail in partners or tail.removesuffix("s") in partners
    place = clue.rfind(stem)
    if place < 0 or not ends_compounds:
        return False
    head, tail = clue[:place], clue[place + len(stem) :]
    prefixed = len(stem) >= SHORTEST_WITH_PREFIX and head in PREFIXES
    return (head in partners or prefixed) and (not tail or suffixed(stem, tail))


def suffixed(stem: str, tail: str) -> bool:
    if tail[0] in "dr" and tail[:3] not in ("ry", "dom") and not stem.endswith("e"):
        return False  # -d and -r follow an e: caged, but not card
    return bool(TAIL.fullmatch(tail))
