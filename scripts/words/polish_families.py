"""Which Polish words share a root: by stems, suffixes and alternations, checked by meaning.

Two words are related when one is made of a stem of the other by known suffixes, perhaps with a prefix, and they mean
related things. Meaning is what English glosses say to a sentence encoder; the less the two words have in common, the
nearer they must be. A word without glosses is believed only where its making is regular (kogut, kogucik).
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache

from scripts.words.polish_lexicon import ADJECTIVE, NOUN, VERB, Word
from sny.words.polish import ENDINGS, PREFIXES, SUFFIXES, VOWELS, either
from sny.words.text import spaced

NOUN_ENDINGS = sorted(
    spaced("iami iach iowi iom iów iem ami ach owi owie om ów em ech mi ia ie io iu ią ię a ą e ę i o u y um"),
    key=len,
    reverse=True,
)
ADJECTIVE_ENDINGS = ("ego", "ymi", "imi", "emu", "ych", "ich", "ej", "ym", "im", "y", "i", "a", "e", "ą", "o")
VERB_ENDING = re.compile("(?:owa|ywa|iwa|ną|wa|a|e|i|y|ą)?(?:ć|c|ść|źć)$|(?:uj|nij|aj|ej|i|n)?(?:ę|e|ą)$|i$|y$|a$")
MORE_SUFFIXES = spaced("iciel yciel ciel aci eci owni owiczk ownicz er erk jer ier ierk or ork ura ur ent ant entk antk")
REGULAR = re.compile(
    either(
        spaced(
            "ek ka ko ik yk czyk iczek eczek eczka eczko uszek uszka uś usia ątko ę isko ysko owy owa owe ny na ne sk ski ska ckie cki "
            "cka i y a ość owość ista ystka istka yni ini ica yca arz arka arstwo arski arnia nik niczka nica nictwo stwo ować "
            "ić yć nie anie enie owanie owiec owski owata owaty iany any anka ak aczka acz iarz iarka iarnia ew owo nie o e isty ysty"
        )
    )
    + "{1,2}"
)
SUREST = re.compile("ek|ka|ik|yk|owy|owa|ow[eo]|[iy]|ątko|ię|isko|eczek|eczka|eczko|uś|usia|uszek|i?arz|i?arka|ować")
TAIL = re.compile(f"{either([*SUFFIXES, *MORE_SUFFIXES])}{{0,3}}(?:{either(ENDINGS)}|{either(('ować', 'ywać', 'nąć', 'ać', 'eć', 'ić', 'yć'))})?")
FINALS = {
    "szcz": ("SK", "ST"), "ść": ("ST",), "śc": ("ST",), "st": ("ST",), "sk": ("SK",),
    "żdż": ("ZD",), "źdź": ("ZD",), "źdz": ("ZD",), "zd": ("ZD",), "śl": ("SL",), "sł": ("SL",), "śn": ("SN",), "sn": ("SN",),
    "dź": ("D",), "dz": ("D", "G"), "dż": ("D", "G"), "cz": ("K", "T"), "rz": ("R",), "sz": ("H", "S"), "ch": ("H",),
    "c": ("K", "T"), "k": ("K",), "t": ("T",), "ć": ("T",), "g": ("G",), "ż": ("G", "Z"), "d": ("D",), "h": ("H",),
    "s": ("S",), "ś": ("S", "H"), "z": ("Z", "G"), "ź": ("Z",), "r": ("R",), "ł": ("L",), "l": ("L",), "n": ("N",), "ń": ("N",),
}  # fmt: skip
ALTERNATING = str.maketrans("óą", "oę")
LEAST_STEM = 2
MOST_PARENTS = 2
RAREST_SHORT_BASE = 3e-8
UNKNOWN = 0.36  # for how near words count whose meaning is not known

Alike = Callable[[str, str], float | None]  # how near two words are in meaning; None where that is not known


def parents(words: dict[Word, set[str]], alike: Alike, frequency: dict[str, float]) -> dict[str, list[str]]:
    """What each word is made of, the surest first."""
    owners = stem_owners(words)
    exact: dict[str, set[str]] = defaultdict(set)
    for (name, kind), forms in words.items():
        exact[name] |= {stem.translate(ALTERNATING) for stem in stems(name, kind, forms)}
    found = {}
    for name in {name for name, _ in words}:
        rated: dict[str, float] = {}
        for prefix, stem, tail in splits(name):
            for other in {owner for key in keys(stem) for owner in owners.get(key, ())} - {name}:
                if prefix and stem.translate(ALTERNATING).removesuffix("i") not in exact[other]:
                    continue
                if believed(name, prefix, stem, tail, other, alike) and comes_first(other, name, frequency):
                    rated[other] = max(rated.get(other, 0.0), sureness(name, stem, other, alike))
        best = max(rated.values(), default=0.0)
        kept = [other for other in sorted(rated, key=rated.__getitem__, reverse=True) if rated[other] > best - 0.25]
        found[name] = list(dict.fromkeys([*kept[:MOST_PARENTS], *halves(name, owners, alike)]))
    return {name: made_of for name, made_of in found.items() if made_of}


def stem_owners(words: dict[Word, set[str]]) -> dict[str, set[str]]:
    owners: dict[str, set[str]] = defaultdict(set)
    for (name, kind), forms in words.items():
        for stem in stems(name, kind, forms):
            for key in keys(stem):
                owners[key].add(name)
    return owners


def comes_first(base: str, derived: str, frequency: dict[str, float]) -> bool:
    """A base is shorter, or as long and more common."""
    if len(base) < 6 and frequency.get(base, 0.0) < RAREST_SHORT_BASE:
        return False
    return len(base) < len(derived) or frequency.get(base, 0.0) >= frequency.get(derived, 0.0)


def halves(name: str, owners: dict[str, set[str]], alike: Alike) -> list[str]:
    """What a compound is made of: gwiazd-o-zbiór, list-o-nosz."""
    found = []
    for place in range(3, len(name) - 3):
        if name[place] not in "oy":
            continue
        tail = name[place + 1 :]
        behind = {
            owner
            for _, stem, _ in splits(tail)
            if len(stem) > 2
            for key in keys(stem)
            for owner in owners.get(key, ())
            if len(owner) > 3
        }
        if behind:
            before = {owner for key in keys(name[:place]) for owner in owners.get(key, ())}
            for other in before | behind:
                near = alike(name, other)
                firm = near is None and other in before and place > 4 and len(tail) > 4
                if other != name and (firm or (near or 0.0) >= 0.56):
                    found.append(other)
    return found


def believed(name: str, prefix: str, stem: str, tail: str, other: str, alike: Alike) -> bool:
    near = alike(name, other)
    spoken = any(letter in VOWELS for letter in stem)
    if prefix and not spoken:
        return False
    if prefix and near is None:
        return len(other) > 4 and name == prefix + other
    if prefix:
        return len(stem) > 2 and near >= (0.46 if name == prefix + other else 0.58 if len(stem) > 3 else 0.66)
    if near is None:
        known = REGULAR if len(stem) > 3 else SUREST
        return spoken and len(stem) >= 3 and bool(known.fullmatch(tail))
    regular = bool(REGULAR.fullmatch(tail))
    least = {2: 0.78, 3: 0.62, 4: 0.52, 5: 0.45}.get(len(stem), 0.36)
    return near >= (least if spoken else max(least, 0.7)) - (0.06 if regular else 0)


def sureness(name: str, stem: str, other: str, alike: Alike) -> float:
    near = alike(name, other)
    return (UNKNOWN if near is None else near) + len(stem) / 20


def stems(name: str, kind: str, forms: Iterable[str]) -> set[str]:
    if kind == NOUN:
        found = {without(form, NOUN_ENDINGS) for form in forms}
    elif kind == ADJECTIVE:
        found = {without(name, ADJECTIVE_ENDINGS)}
    elif kind == VERB:
        found = {VERB_ENDING.sub("", form) for form in forms if form == name or form[-1] in "ęe"}
    else:
        found = {name[:-1]}
    return {stem.removesuffix("i") for stem in found if len(stem) >= LEAST_STEM and not stem[-1] in "aąeęoóuy"}


def without(form: str, endings: Iterable[str]) -> str:
    for ending in endings:
        if form.endswith(ending) and len(form) - len(ending) >= LEAST_STEM:
            return form[: -len(ending)]
    return form


@cache
def keys(stem: str) -> tuple[str, ...]:
    """A stem with what alternates in it made one: rąk, ręk, ręc, rącz are all ręK."""
    stem = stem.removesuffix("i")
    for final, folded in FINALS.items():
        if stem.endswith(final):
            head = stem[: -len(final)].translate(ALTERNATING)
            return tuple(head + end for end in folded) if any(letter in VOWELS for letter in head) or len(stem) > 1 else ()
    return (stem.translate(ALTERNATING),) if len(stem) >= LEAST_STEM else ()


def splits(name: str) -> Iterator[tuple[str, str, str]]:
    """Prefix, stem and tail, in every way that known parts allow."""
    for prefix in ("", *(opening for opening in PREFIXES if name.startswith(opening))):
        rest = name[len(prefix) :]
        for end in range(LEAST_STEM, len(rest) + 1):
            if rest[end - 1] not in VOWELS and is_tail(rest[end:]):
                yield prefix, rest[:end], rest[end:]


@cache
def is_tail(tail: str) -> bool:
    return bool(TAIL.fullmatch(tail))
