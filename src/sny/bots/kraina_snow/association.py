"""What comes to mind at a clue word: for each of some thousands of clue words, which card words it makes likely.

The numbers are computed offline: tables A and B by two different models of meaning, table C from descriptions of the
card words; `scripts/associations` makes the files and says how. A file is read when its language is first asked for.
It holds, for every clue word, the likely card words with their likelihood in one byte each; all other card words share
what is left.
"""

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import nlargest
from importlib import resources
from itertools import accumulate
from math import exp
from sys import byteorder
from zlib import compress, decompress

from sny.words.fitness import is_unfit_to_say

TABLES = ("A", "B", "C")
ALL = "ABC"
STEPS = 16  # of log-likelihood to one; a byte reaches down to e**-16
LEAST_STEM = 4  # letters by which an inflected form is recognised
LONGEST_ENDING = 3
CLUES_KEPT = 120  # for each word, to choose from
LEAST_REST = 1e-3  # likelihood that the other card words have together, whatever the clue
SIZE = 4  # bytes that say how long a section is

Likely = dict[int, float]  # card words by number, with how likely a clue makes them


@dataclass(frozen=True)
class Table:
    """The card words of clue k are `cards[starts[k] : starts[k + 1]]`, their steps stand in the same places."""

    starts: list[int]
    cards: Sequence[int]
    steps: bytes

    def likely(self, clue: int) -> Likely:
        places = range(self.starts[clue], self.starts[clue + 1])
        return {self.cards[place]: exp(-self.steps[place] / STEPS) for place in places}


class Association:
    """One language, by one table or by the average of several."""

    def __init__(self, words: list[str], clues: list[str], tables: list[Table]) -> None:
        self.words = words
        self.clues = clues  # in alphabetical order
        self.tables = tables
        self.numbers = {word: number for number, word in enumerate(words)}
        self._clues_for: list[list[tuple[float, str]]] = []

    def heard(self, clue: str) -> list[float] | None:
        """How likely each card word is after an honest clue, all together 1; None when the clue says nothing to us."""
        number = self.number_of(clue.casefold())
        return None if number is None else spread(self, number)

    def number_of(self, clue: str) -> int | None:
        """The clue word itself, or else the one that a form such as `kogutem` most likely comes from."""
        place = bisect_left(self.clues, clue)
        if place < len(self.clues) and self.clues[place] == clue:
            return place
        near = range(max(0, place - 2), min(len(self.clues), place + 2))
        best = max(near, key=lambda number: shared_start(clue, self.clues[number]))
        shared = shared_start(clue, self.clues[best])
        ending = max(len(clue), len(self.clues[best])) - shared
        return best if shared >= LEAST_STEM and ending <= LONGEST_ENDING else None

    def likely(self, clue: int) -> Likely:
        found: Likely = {}
        for table in self.tables:
            for card, share in table.likely(clue).items():
                found[card] = found.get(card, 0.0) + share / len(self.tables)
        return found

    def clues_for(self, word: str) -> list[tuple[float, str]]:
        """The clues that make a word likely, the best first. None for a word that is not in the pack."""
        if word not in self.numbers:
            return []
        if not self._clues_for:
            found: list[list[tuple[float, str]]] = [[] for _ in self.words]
            for number, clue in enumerate(self.clues):
                if is_unfit_to_say(clue):
                    continue
                for card, share in self.likely(number).items():
                    found[card].append((share, clue))
            self._clues_for = [nlargest(CLUES_KEPT, clues) for clues in found]
        return self._clues_for[self.numbers[word]]


@lru_cache(maxsize=1024)
def spread(table: Association, clue: int) -> list[float]:
    """What a clue makes likely as a number for each card word; the others share what is left."""
    likely = table.likely(clue)
    rest = max(LEAST_REST, 1 - sum(likely.values())) / max(1, len(table.words) - len(likely))
    return [likely.get(card, rest) for card in range(len(table.words))]


def shared_start(one: str, other: str) -> int:
    """How many letters two words have in common before they part."""
    letters = enumerate(zip(one, other, strict=False))
    return next((place for place, (first, second) in letters if first != second), min(len(one), len(other)))


@cache
def association(language: str, table: str = ALL) -> Association:
    data = resources.files(__package__).joinpath("data", f"associations-{language}.bin").read_bytes()
    words, clues, *parts = sections(decompress(data))
    tables = [read_table(*parts[start : start + 3]) for start in range(0, len(parts), 3)]
    chosen = [found for name, found in zip(TABLES, tables, strict=True) if name in table]
    return Association(words.decode().split("\n"), clues.decode().split("\n"), chosen)


def packed(words: list[str], clues: list[str], tables: list[list[list[tuple[int, int]]]]) -> bytes:
    """The contents of a file: for each table and clue the card words with their steps."""
    parts = ["\n".join(words).encode(), "\n".join(clues).encode()]
    for table in tables:
        cards = array("H", [card for pairs in table for card, _ in pairs])
        if byteorder == "big":
            cards.byteswap()
        parts += [bytes(map(len, table)), cards.tobytes(), bytes(step for pairs in table for _, step in pairs)]
    return compress(b"".join(len(part).to_bytes(SIZE, "little") + part for part in parts), level=9)


def sections(data: bytes) -> Iterator[bytes]:
    start = 0
    while start < len(data):
        end = start + SIZE + int.from_bytes(data[start : start + SIZE], "little")
        yield data[start + SIZE : end]
        start = end


def read_table(counts: bytes, cards: bytes, steps: bytes) -> Table:
    numbers = array("H", cards)
    if byteorder == "big":
        numbers.byteswap()
    return Table([0, *accumulate(counts)], numbers, steps)
