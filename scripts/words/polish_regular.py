"""Polish families whose making is regular: verbs with prefixes and of repeated action, diminutives, loans.

What `polish_families` finds must also mean related things, and many words have no gloss. These ways of making a word
leave so little to chance that words which nothing else relates are believed by them alone.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

from scripts.words.polish_families import keys
from scripts.words.polish_lexicon import ADJECTIVE, NOUN, VERB, Word
from sny.words.text import spaced

VERB_PREFIXES = spaced("po za wy na u z s o ob obe od ode do prze przy pod pode nad roz roze w we ze wz ws wes")
LEAST_VERB = 4  # letters without the prefix: s-tukać and u-dać are told apart by no rule
OF_REPEATED = re.compile("ać$")
OF_ONCE = re.compile("(?<!d)(?<!dz)[iy]ć$")  # chodzić has its own: -chadzać
DIMINUTIVE = re.compile("(.*[^aąeęioóuy])i?e([bdfgklłmnprstwzż])k([ao])")
COMBINING = spaced(
    "aqua auto foto tele eko bio mega hiper makro mikro mini video radio moto cyber euro agro elektro termo hydro aero "
    "astro"
)
LEAST_WHOLE = 4
LEARNED = re.compile("(.{4,})(?:izacja|yzacja|izować|yzować|izm|yzm|ista|ysta)")


def regular_parents(words: Iterable[Word]) -> dict[str, list[str]]:
    """What each word is made of, as far as its form alone says so."""
    kinds: dict[str, set[str]] = defaultdict(set)
    for name, kind in words:
        kinds[name].add(kind)
    once: dict[str, list[str]] = defaultdict(list)
    for name in sorted(name for name in kinds if VERB in kinds[name] and OF_ONCE.search(name)):
        for key in keys(OF_ONCE.sub("", name)):
            once[key].append(name)
    found = {name: list(dict.fromkeys(bases(name, kinds, once))) for name in sorted(kinds)}
    return {name: made_of for name, made_of in found.items() if made_of}


def bases(name: str, kinds: dict[str, set[str]], once: dict[str, list[str]]) -> Iterator[str]:
    if VERB in kinds[name]:
        for prefix in VERB_PREFIXES:
            rest = name.removeprefix(prefix)
            if rest != name and len(rest) >= LEAST_VERB and VERB in kinds.get(rest, ()):
                yield rest
        yield from (other for other in repeated(name, once) if other != name)
    if NOUN in kinds[name]:
        if small := DIMINUTIVE.fullmatch(name):
            yield from (whole for end in "ao" if NOUN in kinds.get(whole := small[1] + small[2] + end, ()))
        for part in COMBINING:
            whole = name.removeprefix(part)
            if whole != name and len(whole) >= LEAST_WHOLE and NOUN in kinds.get(whole, ()):
                yield whole
    if learned := LEARNED.fullmatch(name):
        yield from (
            quality for end in ("ny", "iczny", "owy") if ADJECTIVE in kinds.get(quality := learned[1] + end, ())
        )


def repeated(name: str, once: dict[str, list[str]]) -> Iterator[str]:
    """zamrażać of zamrozić, nauczać of nauczyć."""
    stem = OF_REPEATED.sub("", name)
    if stem == name or len(stem) < LEAST_WHOLE:
        return
    place = stem.rfind("a")
    spellings = [stem, stem[:place] + "o" + stem[place + 1 :]] if place > 0 else [stem]
    for spelling in spellings:
        for key in keys(spelling):
            yield from (other for other in once.get(key, ()) if other[:2] == name[:2])
