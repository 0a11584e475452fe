"""Which English words share a root: WordNet's derivations, suffixes and compounds, checked by meaning."""

from collections import defaultdict
from collections.abc import Callable, Iterator

import wordfreq

from scripts.words.english_lexicon import Word
from sny.words.english import PREFIXES, TAIL, stems, suffixed

Alike = Callable[[str, str], float]

LEAST_PART = 3
COMMON_PART = 3.3  # zipf
MOST_PARENTS = 3
SUFFIX_LIKE = {"able", "ally", "age", "ate", "ess", "est", "ing", "ion", "ish", "ism", "ist", "less", "ness", "ring", "king"} | {
    "ship", "her", "per", "ten", "ted", "ting", "ling", "all", "ant", "ent", "ice", "ant", "ers", "son", "ton", "red", "don",
    "sing", "ping", "ping", "con", "pro", "for", "fore", "not", "the", "and", "its", "has", "his", "are", "was", "inter", "under",
    "over", "out", "sub", "per", "para", "pre", "anti", "trans", "meta", "mis", "dis", "non", "man", "men", "our", "any", "some",
}  # fmt: skip


def parents(
    words: dict[Word, set[str]], derived: set[tuple[str, str]], alike: Alike
) -> dict[str, list[str]]:
    names = {name for name, _ in words}
    owners: dict[str, set[str]] = defaultdict(set)
    for (name, _), forms in words.items():
        for stem in stems(forms):
            owners[stem].add(name)
    found: dict[str, list[str]] = defaultdict(list)
    for one, other in derived:
        if one in names and other in names and rank(other) < rank(one) and akin(one, other):
            found[one].append(other)
    for name in names:
        made_of = set(by_suffix(name, owners, alike)) | set(by_prefix(name, names, alike)) | set(halves(name, names, alike))
        found[name] += sorted(made_of - {name} - set(found[name]), key=lambda other: -alike(name, other))
    return {name: made_of[: MOST_PARENTS + 1] for name, made_of in found.items() if made_of}


def rank(name: str) -> tuple[int, float]:
    return len(name), -wordfreq.zipf_frequency(name, "en")


def akin(one: str, other: str) -> bool:
    """WordNet also links words of one meaning; those of one root begin alike."""
    return one[:2] == other[:2] or one[:1] == other[:1] and min(len(one), len(other)) < 5


def by_suffix(name: str, owners: dict[str, set[str]], alike: Alike) -> Iterator[str]:
    for end in range(2, len(name)):
        stem, tail = name[:end], name[end:]
        bases = owners.get(stem, set()) if suffixed(stem, tail) else set()
        if tail[0] in "aeiouy" and TAIL.fullmatch(tail):
            bases = bases | owners.get(stem + "-", set())
        for base in bases - {name}:
            if rank(base) < rank(name) and alike(name, base) >= {2: 0.8, 3: 0.6, 4: 0.5, 5: 0.42}.get(end, 0.34):
                yield base


def by_prefix(name: str, names: set[str], alike: Alike) -> Iterator[str]:
    for prefix in PREFIXES:
        rest = name.removeprefix(prefix)
        if rest != name and len(rest) > 3 and rest in names and alike(name, rest) >= 0.45:
            yield rest


def halves(name: str, names: set[str], alike: Alike) -> Iterator[str]:
    """What a compound is made of: snow-man, butter-fly. One half at least must mean what the whole means."""
    for end in range(LEAST_PART, len(name) - LEAST_PART + 1):
        first, second = name[:end], name[end:]
        if {first, second} <= names and not {first, second} & SUFFIX_LIKE - {"man", "men"}:
            if min(wordfreq.zipf_frequency(half, "en") for half in (first, second)) >= COMMON_PART:
                near = sorted((alike(name, first), alike(name, second)))
                if near[1] >= 0.6 or sum(near) >= 0.95:
                    yield first
                    if second not in ("man", "men", "woman"):
                        yield second
