"""Which English words share a root: WordNet's derivations, suffixes and compounds, checked by meaning."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import wordfreq

from scripts.words.english_lexicon import Word
from scripts.words.polish_families import corrected
from sny.words.english import PREFIXES, TAIL, stems, suffixed
from sny.words.text import spaced

Alike = Callable[[str, str], float]

CORRECTIONS = Path(__file__).with_name("corrections.en.txt")
LEAST_PART = 3
COMMON_PART = 2.6  # zipf
MOST_PARENTS = 3
SHORT_HALF = 0.36  # how near a half of three letters must be to the whole
LEARNED = set(spaced("ion ions ation or ors ive ative ory ity ition"))  # of words from Latin: edit-ion, detect-ive
PEOPLE = ("man", "men", "woman")  # as good as suffixes
SUFFIX_LIKE = set(
    spaced(
        "micro tele photo auto phone "
        "able ally age ate ess est ing ion ish ism ist less ness her per ten ted ting ling all ent ers "
        "son ton red don sing ping con pro for fore not the and its has his are was inter under over out "
        "sub para pre anti trans meta mis dis non man men our any some"
    )
)


def parents(words: dict[Word, set[str]], derived: set[tuple[str, str]], alike: Alike) -> dict[str, list[str]]:
    names = {name for name, _ in words}
    owners: dict[str, set[str]] = defaultdict(set)
    for (name, _), forms in words.items():
        for stem in stems(forms):
            owners[stem].add(name)
    found: dict[str, list[str]] = defaultdict(list)
    for one, other in sorted(derived):
        if one in names and other in names and rank(other) < rank(one) and akin(one, other):
            found[one].append(other)
    for name in sorted(names):
        made_of = (
            set(by_suffix(name, owners, alike)) | set(by_prefix(name, names, alike)) | set(halves(name, names, alike))
        )
        found[name] += sorted(made_of - {name} - set(found[name]), key=lambda other: (-alike(name, other), other))
    return corrected({name: made_of[: MOST_PARENTS + 1] for name, made_of in found.items() if made_of}, CORRECTIONS)


def rank(name: str) -> tuple[int, float]:
    return len(name), -wordfreq.zipf_frequency(name, "en")


def akin(one: str, other: str) -> bool:
    """WordNet also links words of one meaning; those of one root begin alike."""
    return one[:2] == other[:2]


def by_suffix(name: str, owners: dict[str, set[str]], alike: Alike) -> Iterator[str]:
    for end in range(2, len(name)):
        stem, tail = name[:end], name[end:]
        learned = tail in LEARNED
        bases = owners.get(stem, set()) if suffixed(stem, tail) or learned else set()
        if tail[0] in "aeiouy" and (learned or TAIL.fullmatch(tail)):
            bases = bases | owners.get(stem + "-", set())
        if stem.endswith("i") and suffixed(stem, tail):
            bases = bases | owners.get(stem[:-1] + "y", set())  # beauti-ful
        for base in bases - {name}:
            if rank(base) < rank(name) and alike(name, base) >= {2: 0.8, 3: 0.6, 4: 0.5, 5: 0.42}.get(end, 0.34):
                yield base


def by_prefix(name: str, names: set[str], alike: Alike) -> Iterator[str]:
    for prefix in PREFIXES:
        rest = name.removeprefix(prefix)
        if rest != name and len(rest) > 3 and rest in names and alike(name, rest) >= 0.4:
            yield rest


def halves(name: str, names: set[str], alike: Alike) -> Iterator[str]:
    """What a compound is made of: snow-man, butter-fly. One half at least must mean what the whole means."""
    for end in range(LEAST_PART, len(name) - LEAST_PART + 1):
        first, second = name[:end], name[end:]
        if first not in names and first[:-1] in names and first.endswith("s") and len(second) > LEAST_PART:
            first = first[:-1]  # bride-s-maid
        if {first, second} <= names and not {first, second} & SUFFIX_LIKE - {"man", "men"}:
            if min(wordfreq.zipf_frequency(half, "en") for half in (first, second)) >= COMMON_PART:
                near = {half: alike(name, half) for half in (first, second)}
                if max(near.values()) >= 0.57 or sum(near.values()) >= 0.95:
                    yield from (
                        half for half in near if half not in PEOPLE and (len(half) > 3 or near[half] >= SHORT_HALF)
                    )
        elif len(second) > 3 and second in names and second not in PEOPLE and alike(name, second) >= 0.7:
            yield second
