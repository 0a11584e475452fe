"""The words of a language with their forms and what they are made of, read from one file when first asked for.

A word is found by its endings: each way to inflect (a pattern) is a list of endings, that of the base form first. So
a form is split at every place, its ending exchanged for that of a base form, and the base form looked up.
"""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from importlib import resources
from zlib import decompress

from sny.words.text import POLISH

FIRST_DIGIT = 33
GENERATIONS = 3  # how far back a root is looked for
MOST_STEPS = 3  # from one word to a common root and on to the other; what is farther has little to do with it
NOUN, VERB, ADJECTIVE = "n", "v", "a"

Roots = dict[str, int]  # what a word is made of, and how many generations back


class Lexicon:
    def __init__(self, text: str) -> None:
        patterns, names, kinds, parents = (section.split("\n") for section in text.split("\f"))
        self.patterns = [read_pattern(line) for line in patterns]
        self.bases: dict[str, dict[str, list[int]]] = {}  # ending of a form: ending of its base form: patterns
        for number, (_, endings) in enumerate(self.patterns):
            for ending in endings:
                self.bases.setdefault(ending, {}).setdefault(endings[0], []).append(number)
        self.names = list(decoded(names))
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.kinds = kinds
        self.parents = parents

    def patterns_of(self, name: str) -> list[int]:
        number = self.numbers.get(name)
        return [] if number is None else [int(pattern) for pattern in self.kinds[number].split()]

    def bases_of(self, form: str) -> list[tuple[str, str]]:
        """The base forms that a form may come from, each with its kind."""
        found: dict[tuple[str, str], None] = {}
        for place in range(len(form), -1, -1):
            for ending, patterns in self.bases.get(form[place:], {}).items():
                name = form[:place] + ending
                if name in self.numbers:
                    known = self.patterns_of(name)
                    for pattern in patterns:
                        if pattern in known:
                            found[name, self.patterns[pattern][0]] = None
        return list(found)

    def forms(self, name: str, kind: str = NOUN) -> set[str]:
        """All forms of a base form; none when it is not known as a word of that kind."""
        found = set()
        for pattern in self.patterns_of(name):
            its_kind, endings = self.patterns[pattern]
            if its_kind == kind:
                stem = name[: len(name) - len(endings[0])]
                found |= {stem + ending for ending in endings}
        return found

    def knows(self, form: str) -> bool:
        return bool(self.bases_of(form))

    def made_of(self, names: Iterable[str]) -> Roots:
        """Base forms with all that they are derived from or compounded of."""
        latest = set(names)
        found = dict.fromkeys(latest, 0)
        for generation in range(1, GENERATIONS + 1):
            latest = {other for one in latest for other in self.parents_of(one)} - found.keys()
            found |= dict.fromkeys(latest, generation)
        return found

    def parents_of(self, name: str) -> Iterator[str]:
        number = self.numbers.get(name)
        if number is not None:
            for step in self.parents[number].split():
                yield self.names[number + int(step)]


def read_pattern(line: str) -> tuple[str, tuple[str, ...]]:
    kind, *endings = line.split(" ")
    return kind, tuple("" if ending == "-" else ending for ending in endings)


def decoded(coded: list[str]) -> Iterator[str]:
    name = ""
    for line in coded:
        name = name[: ord(line[0]) - FIRST_DIGIT] + line[1:]
        yield name


@cache
def lexicon(language: str) -> Lexicon:
    packed = resources.files(__package__).joinpath(f"data/lexicon.{language}.bin").read_bytes()
    return Lexicon(decompress(packed).decode())


@lru_cache(maxsize=8192)
def roots(form: str, language: str) -> Roots:
    """All that a form is made of; empty for an unknown word. A base form is taken for itself: laska is no lasek.

    English keeps verbs beside: drove is a herd, and the past of drive. In Polish piekło is hell, hardly ever baking.
    """
    known = lexicon(language)
    itself = form in known.numbers
    kept = () if language == POLISH else (VERB,)
    return known.made_of(name for name, kind in known.bases_of(form) if not itself or name == form or kind in kept)


@lru_cache(maxsize=2048)
def noun_roots(name: str, language: str) -> Roots:
    """What a card word is made of, as the noun that it is: lew is a lion, and no form of lewo."""
    bases = lexicon(language).bases_of(name)
    nouns = {base for base, kind in bases if kind == NOUN} or {base for base, _ in bases}
    return lexicon(language).made_of({name} if name in nouns else nouns)


def related(some: Roots, others: Roots) -> bool:
    return any(some[root] + others[root] <= MOST_STEPS for root in some.keys() & others.keys())
