"""Which Polish words share a root: by stems, suffixes and alternations, checked by meaning.

Two words are related when one is made of a stem of the other by known suffixes, perhaps with a prefix, and they mean
related things. Meaning is what English glosses say to a sentence encoder; the less the two words have in common, the
nearer they must be. A word without glosses is believed only where its making is regular (kogut, kogucik).
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from math import log10
from pathlib import Path

from scripts.words.polish_lexicon import ADJECTIVE as ADJECTIVE_KIND
from scripts.words.polish_lexicon import NOUN, VERB, Word
from sny.words.polish import ADJECTIVE, ENDINGS, FIRM_PREFIXES, PREFIXES, SUFFIXES, VOWELS, either
from sny.words.text import spaced

NOUN_ENDINGS = sorted(
    spaced("iami iach iowi iom iów iem ami ach owi owie om ów em ech mi ia ie io iu ią ię a ą e ę i o u y um"),
    key=len,
    reverse=True,
)
ADJECTIVE_ENDINGS = ("ego", "ymi", "imi", "emu", "ych", "ich", "ej", "ym", "im", "y", "i", "a", "e", "ą", "o")
VERB_ENDING = re.compile("(?:owa|ywa|iwa|ną|wa|a|e|i|y|ą)?(?:ć|c|ść|źć)$|(?:uj|nij|aj|ej|i|n)?(?:ę|e|ą)$|i$|y$|a$")
MORE_SUFFIXES = spaced(
    "e en os erz unek unk iciel yciel ciel aci eci owni owiczk ownicz er erk jer ier ierk or ork ura ur ent ant entk "
    "antk"
)
REGULAR = re.compile(
    either(
        spaced(
            "ek ka ko ik yk czyk iczek eczek eczka eczko uszek uszka uszko eńko eńka uś usia ątko ę isko ysko "
            "owy owa owe ny "
            "na ne sk ski ska ckie cki cka i y a ość owość ista ystka istka yni ini ica yca arz arka arstwo "
            "arski arnia nik niczka nica nictwo stwo ować ić yć nie anie enie owanie owiec owski owata owaty "
            "iany any alny elny liwy anka ak aczka acz iarz iarka iarnia ew owo o e isty ysty izm yzm iczny yczny "
            "istyczny "
            "ystyczny iasty asty aty ówka ostwo aż ewicz owicz ator acja alnia awka ion or yczka iczka"
        )
    )
    + "{1,2}"
)
SMALL = re.compile(
    "i|e?k|ka|ko|ek|i?k|ik|yk|ia?k|in[ay]|i[ea]|isko|ysko|i?ątko|ica|eczek|eczka|eczko|uś|usia|uszek|uszka|uszko|yczka|iczka"
)
DIMINUTIVE = re.compile("ek|ka|ko|ik|yk")
SUREST = re.compile("ek|ka|ko|ik|yk|owy|owa|ow[eo]|[iy]|ątko|ię|isko|eczek|eczka|eczko|uś|usia|uszek|i?arz|i?arka|ować")
EASIER = ((DIMINUTIVE, 0.21), (SUREST, 0.16), (REGULAR, 0.06))  # the surer the making, the less must be alike
VERB_PREFIXES = spaced("u za o ob od po roz wy prze na z s")
VERB_OF_NOUN = re.compile("(?:ow|)(?:ić|yć|ać|ony|ienie|enie)")  # u-skrzydl-ić, u-duch-ow-ić
VERB_TAILS = ("ować", "ywać", "nąć", "ać", "eć", "ić", "yć")
TAIL = re.compile(f"{either([*SUFFIXES, *MORE_SUFFIXES])}{{0,3}}{either([*ENDINGS, *VERB_TAILS])}?")
FINALS = {
    "szcz": ("SK", "ST"), "ść": ("ST",), "śc": ("ST",), "st": ("ST",), "sk": ("SK",),
    "żdż": ("ZD",), "źdź": ("ZD",), "źdz": ("ZD",), "zd": ("ZD",), "śl": ("SL",), "sł": ("SL",),
    "śn": ("SN",), "sn": ("SN",),
    "dź": ("D",), "dz": ("D", "G"), "dż": ("D", "G"), "cz": ("K",), "rz": ("R",), "sz": ("H", "S"), "ch": ("H",),
    "c": ("K", "T"), "k": ("K",), "t": ("T",), "ć": ("T",), "g": ("G",), "ż": ("G", "Z"), "d": ("D",), "h": ("H",),
    "s": ("S",), "ś": ("S", "H"), "z": ("Z",), "ź": ("Z",), "r": ("R",), "ł": ("L",), "l": ("L",),
    "n": ("N",), "ń": ("N",),
}  # fmt: skip
CLUSTER = re.compile("[^aąeęioóuy][kcn]$")
HARD = {"ń": "n", "ś": "s", "ź": "z", "ć": "t", "l": "l"}
ALTERNATING = str.maketrans("óą", "oę")
LEAST_STEM = 2
MOST_PARENTS = 3
CORRECTIONS = Path(__file__).with_name("corrections.pl.txt")
COMMON_BASE = 1e-6
AKIN, MORE_AKIN = 0.54, 0.58
RAREST_SHORT_BASE = 3e-8
COMMON_SHORT_BASE = 3e-6
UNKNOWN = 0.36  # for how near words count whose meaning is not known

Alike = Callable[[str, str], float | None]  # how near two words are in meaning; None where that is not known


def parents(words: dict[Word, set[str]], alike: Alike, frequency: dict[str, float]) -> dict[str, list[str]]:
    """What each word is made of, the surest first."""
    owners = stem_owners(words)
    exact: dict[str, set[str]] = defaultdict(set)
    for (name, kind), forms in words.items():
        exact[name] |= {stem.translate(ALTERNATING) for stem in stems(name, kind, forms)}
    found = {}
    for name in sorted({name for name, _ in words}):
        rated: dict[str, float] = {}
        for prefix, stem, tail in splits(name):  # without a prefix first
            for other in sorted({owner for key in keys(stem) for owner in owners.get(key, ())} - {name}):
                near, known = alike(name, other), frequency.get(other, 0.0)
                altered = stem.translate(ALTERNATING).removesuffix("i") not in exact[other]
                if prefix and ((altered and (near or 0.0) < AKIN) or (rated and near is None)):
                    continue  # strumień explains strumienić, and trumna does not
                if near is None and len(stem) == 3 and known < frequency.get(name, 0.0):
                    continue
                if believed(name, prefix, stem, tail, other, alike, known) and comes_first(
                    other, name, near, frequency
                ):
                    rated[other] = max(rated.get(other, 0.0), sureness(name, stem, other, alike, known))
        best = max(rated.values(), default=0.0)
        kept = [other for other in sorted(rated, key=rated.__getitem__, reverse=True) if rated[other] > best - 0.25]
        found[name] = list(dict.fromkeys([*kept[:MOST_PARENTS], *halves(name, owners, alike)]))
    for name, others in siblings(frequency, alike).items():
        found[name] = list(dict.fromkeys([*found.get(name, ()), *others]))
    return corrected({name: made_of for name, made_of in found.items() if made_of}, CORRECTIONS)


def corrected(parents: dict[str, list[str]], file: Path) -> dict[str, list[str]]:
    """What people know better: lines such as "drewno: drzewo" and "laska: -las"."""
    for line in file.read_text(encoding="utf-8").splitlines():
        name, _, others = line.partition(":")
        if line and not line.startswith("#"):
            cut = {other[1:] for other in others.split() if other[0] == "-"}
            kept = [] if "-*" in others.split() else [other for other in parents.get(name, []) if other not in cut]
            parents[name] = kept + [other for other in others.split() if other[0] != "-" and other not in kept]
    return parents


def stem_owners(words: dict[Word, set[str]]) -> dict[str, set[str]]:
    owners: dict[str, set[str]] = defaultdict(set)
    for (name, kind), forms in words.items():
        for stem in stems(name, kind, forms):
            for key in keys(stem):
                owners[key].add(name)
        if kind == NOUN:
            owners["whole " + name].add(name)
    return owners


def siblings(frequency: dict[str, float], alike: Alike) -> dict[str, list[str]]:
    """Words of one stem and one meaning of which neither is made of the other: kosm-os, kosm-ita."""
    owners: dict[str, set[str]] = defaultdict(set)
    for name in frequency:
        if alike(name, name) is not None:
            for _, stem, tail in splits(name):
                if len(stem) > 3 and tail and name.startswith(stem):
                    for key in keys(stem):
                        owners[key].add(name)
    found: dict[str, list[str]] = defaultdict(list)
    for stem, names in owners.items():
        for name in sorted(names):
            for other in sorted(names):
                first = (len(other), -frequency[other], other) < (len(name), -frequency[name], name)
                if first and (alike(name, other) or 0.0) >= (AKIN if len(stem) > 4 else MORE_AKIN):
                    found[name].append(other)
    return found


def comes_first(base: str, derived: str, near: float | None, frequency: dict[str, float]) -> bool:
    """A base is shorter, or as long and more common; and not too rare, unless it means the same."""
    known = frequency.get(base, 0.0)
    if (near or 0.0) >= MORE_AKIN:
        return True
    if known < min(COMMON_SHORT_BASE, frequency.get(derived, 0.0) / 4 + (RAREST_SHORT_BASE if len(base) < 6 else 0.0)):
        return False
    if len(base) > len(derived) and base.endswith(("ka", "ek", "ik", "ko", "yk")):
        return False  # szybka comes from szyba, however common it is as a form of szybki
    return len(base) < len(derived) or known >= frequency.get(derived, 0.0)


def halves(name: str, owners: dict[str, set[str]], alike: Alike) -> list[str]:
    """What a compound is made of: gwiazd-o-zbiór, list-o-nosz."""
    found = [
        other
        for end in range(4, len(name) - 3)
        if owners.get("whole " + name[:end]) and owners.get("whole " + name[end:]) and not is_tail(name[end:])
        for other in (name[:end], name[end:])
        if (alike(name, other) or 0.5) >= 0.5
    ]
    for place in range(3, len(name) - 3 if not name.endswith("ć") else 0):
        if name[place] not in "oy" or is_tail(name[place:]) or name[: place + 1] in PREFIXES:
            continue
        tail = name[place + 1 :]
        behind = {
            owner
            for _, stem, _ in splits(tail)
            if len(stem) > 2
            for key in keys(stem)
            for owner in owners.get(key, ())
            if len(owner) > 2
        }
        if behind:
            before = {owner for key in keys(name[:place]) for owner in owners.get(key, ())}
            for other in sorted(before | behind):
                near = alike(name, other)
                whole = len(name[:place]) > 3 and len(tail) > 3
                firm = near is None and other in before and whole
                if other != name and (firm or (near or 0.0) >= (0.44 if whole else 0.56)):
                    found.append(other)
    return found


def believed(name: str, prefix: str, stem: str, tail: str, other: str, alike: Alike, known: float) -> bool:
    """Whether a word of this making comes from the other, which is met as often as `known` says."""
    near = alike(name, other)
    spoken = any(letter in VOWELS for letter in stem)
    if prefix:
        return spoken and believed_prefix(name, prefix, stem, tail, other, near, known)
    small = bool(SMALL.fullmatch(tail))
    if not spoken:
        return (near is None and small and known > COMMON_BASE) or (near or 0.0) >= (0.58 if small else 0.7)
    if near is None and not tail:
        return len(stem) > 3 and other.endswith("ć")  # klej of kleić
    if near is None:
        return len(stem) >= 3 and bool((REGULAR if len(stem) > 3 or known > COMMON_BASE else SUREST).fullmatch(tail))
    if small and other.startswith(stem) and len(stem) > 3:
        return True
    easier = next((less for making, less in EASIER if making.fullmatch(tail)), 0.0)
    return near >= {2: 0.78, 3: 0.61, 4: 0.52, 5: 0.45}.get(len(stem), 0.36) - easier


def believed_prefix(name: str, prefix: str, stem: str, tail: str, other: str, near: float | None, known: float) -> bool:
    if near is None:
        if known > COMMON_BASE and len(stem) > 2 and prefix in FIRM_PREFIXES and ADJECTIVE.fullmatch(tail):
            return True
        if known > COMMON_BASE and len(stem) > 3 and prefix in VERB_PREFIXES and VERB_OF_NOUN.fullmatch(tail):
            return True
        return len(other) > 4 and name == prefix + other
    return len(stem) > 2 and near >= (0.46 if name == prefix + other else 0.58 if len(stem) > 3 else 0.66)


def sureness(name: str, stem: str, other: str, alike: Alike, known: float) -> float:
    near = alike(name, other)
    return (UNKNOWN if near is None else near) + len(stem) / 20 + log10(known + 1e-9) / 40


def stems(name: str, kind: str, forms: Iterable[str]) -> set[str]:
    if kind == NOUN:
        found = {without(form, NOUN_ENDINGS) for form in forms}
        if len(name) > 5 and name.endswith(("ko", "ka")):
            found.add(name[:-2])  # jabłko, jabłuszko
    elif kind == ADJECTIVE_KIND:
        found = {without(name, ADJECTIVE_ENDINGS)}
    elif kind == VERB:
        found = {VERB_ENDING.sub("", form) for form in forms if form == name or form[-1] in "ęe"}
        if re.search("[aeou]ić$", name):
            found.add(name[:-2] + "j")  # kleić, klej
    else:
        found = {name[:-1]}
    hard = {stem for stem in map(hardened, found) if CLUSTER.search(stem)}
    found |= hard | {stem[:-1] + "e" + stem[-1] for stem in hard}
    return {stem.removesuffix("i") for stem in found if len(stem) >= LEAST_STEM and stem[-1] not in "aąeęoóuy"}


def hardened(stem: str) -> str:
    """What a stem is before a fleeting e: słońc-, słonec-."""
    return stem[:-2] + HARD.get(stem[-2:-1], stem[-2:-1]) + stem[-1:]


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
            return (
                tuple(head + end for end in folded) if any(letter in VOWELS for letter in head) or len(stem) > 1 else ()
            )
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
