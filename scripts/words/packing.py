"""A lexicon as one compressed file, in the form that sny.words.lexicon reads."""

import zlib
from collections import Counter
from collections.abc import Collection
from pathlib import Path

Word = tuple[str, str]
FIRST_DIGIT = 33  # numbers up to 92 are one printable character


def write_lexicon(file: Path, words: dict[Word, set[str]], parents: dict[str, list[str]]) -> int:
    """Sections: how words are inflected; the words, each with what it shares with the one before; their parents."""
    names = sorted({name for name, _ in words})
    numbers = {name: number for number, name in enumerate(names)}
    patterns = {word: pattern(word[0], forms) for word, forms in words.items()}
    counted = Counter((kind, patterns[name, kind]) for name, kind in words)
    ids = {key: number for number, key in enumerate(sorted(counted, key=lambda key: (-counted[key], key)))}
    kinds: dict[str, list[int]] = {name: [] for name in names}
    for name, kind in sorted(words):
        kinds[name].append(ids[kind, patterns[name, kind]])
    sections = [
        "\n".join(f"{kind} {' '.join(ending or '-' for ending in endings)}" for kind, endings in ids),
        "\n".join(front_coded(names)),
        "\n".join(" ".join(map(str, kinds[name])) for name in names),
        "\n".join(steps(name, parents, numbers) for name in names),
    ]
    packed = zlib.compress("\f".join(sections).encode(), 9)
    file.write_bytes(packed)
    return len(packed)


def pattern(name: str, forms: Collection[str]) -> tuple[str, ...]:
    """The endings of a word, that of the base form first."""
    shared = shared_start({name, *forms})
    rest = sorted({form[len(shared) :] for form in forms} - {name[len(shared) :]})
    return (name[len(shared) :], *rest)


def front_coded(names: list[str]) -> list[str]:
    before, coded = "", []
    for name in names:
        shared = len(shared_start({before, name}))
        coded.append(chr(FIRST_DIGIT + shared) + name[shared:])
        before = name
    return coded


def steps(name: str, parents: dict[str, list[str]], numbers: dict[str, int]) -> str:
    """Where the parents of a word stand, from the word on."""
    return " ".join(str(numbers[other] - numbers[name]) for other in parents.get(name, ()) if other in numbers)


def shared_start(words: Collection[str]) -> str:
    first, last = min(words), max(words)
    end = next((place for place, letter in enumerate(first) if last[place : place + 1] != letter), len(first))
    return first[:end]
