"""The data beside the code, read once when first asked for: see data/CREDITS.md for where it comes from."""

import gzip
from dataclasses import dataclass
from functools import cache
from importlib import resources

from sny.words.cards import game_words
from sny.words.text import LANGUAGES, fold

OTHER_LANGUAGES = ("en", "de", "fr", "es", "it", "ru", "uk", "cs")


@dataclass(frozen=True)
class Family:
    """What is decided by hand about the words that share a root with a card word."""

    stems: frozenset[str]
    whole: frozenset[str]
    not_stems: frozenset[str]
    strangers: tuple[str, ...]
    whole_strangers: frozenset[str]
    ends_compounds: bool


NO_FAMILY = Family(frozenset(), frozenset(), frozenset(), (), frozenset(), True)


@cache
def forms(language: str) -> dict[str, tuple[str, ...]]:
    """Card word to all its inflected forms, itself among them."""
    return {word: tuple(rest.split()) for word, rest in entries(f"forms.{language}.txt")}


@cache
def form_owners(language: str) -> dict[str, frozenset[str]]:
    """Inflected form to the card words that it is a form of."""
    owners: dict[str, set[str]] = {}
    for word, word_forms in forms(language).items():
        for form in word_forms:
            owners.setdefault(form, set()).add(word)
    return {form: frozenset(words) for form, words in owners.items()}


@cache
def families(language: str) -> dict[str, Family]:
    listed: dict[str, list[str]] = {}
    for word, rest in entries(f"roots.{language}.txt"):
        listed.setdefault(word, []).extend(rest.split())
    return {word: read_family(items) for word, items in listed.items()}


def read_family(items: list[str]) -> Family:
    whole = {item.rstrip("=") for item in items if item.endswith("=")}
    open_ended = [item for item in items if not item.endswith("=")]
    return Family(
        stems=frozenset(item for item in open_ended if item[0] not in "-!"),
        whole=frozenset(item for item in whole if item[0] != "-"),
        not_stems=frozenset(item[1:] for item in open_ended if item[0] == "!"),
        strangers=tuple(item[1:] for item in open_ended if item[0] == "-" and item != "-*"),
        whole_strangers=frozenset(item[1:] for item in whole if item[0] == "-"),
        ends_compounds="-*" not in items,
    )


@cache
def partners() -> frozenset[str]:
    """Common English words that make compounds: fish, house, man."""
    return frozenset(read("partners.en.txt").split())


@cache
def homophones() -> dict[str, frozenset[str]]:
    """English card word to the words that sound like it; with - those that only seem to by their spelling."""
    return {word: frozenset(rest.split()) for word, rest in entries("sounds.en.txt")}


@cache
def translations(language: str) -> dict[str, dict[str, str]]:
    """Card word to its names in other languages, with and without diacritics, each with the language that it is in."""
    found: dict[str, dict[str, str]] = {}
    native = {word: set(rest.split()) for word, rest in entries(f"native.{language}.txt")}
    by_polish = dict(entries("translations.txt"))
    twin_language = twin(language)
    for word in game_words():
        name = word.in_language(language)
        foreign = [(form, twin_language) for form in forms(twin_language)[word.in_language(twin_language)]]
        for other, column in zip(OTHER_LANGUAGES, by_polish[word.polish].split("|"), strict=True):
            if other != language:
                foreign += [(item.lower(), other) for item in column.split()]
        ours = native.get(name, set())
        names = found.setdefault(name, {})
        for item, tongue in foreign:
            for spelling in (item, fold(item)):
                if spelling not in ours:
                    names.setdefault(spelling, tongue)
    return found


def twin(language: str) -> str:
    return next(other for other in LANGUAGES if other != language)


@cache
def neighbours(language: str) -> frozenset[str]:
    """Real words that are no forms of card words but could be taken for a slip in writing one."""
    packed = resources.files(__package__).joinpath(f"data/neighbours.{language}.txt.gz").read_bytes()
    return frozenset(gzip.decompress(packed).decode().split())


@cache
def folded_neighbours(language: str) -> frozenset[str]:
    return frozenset(fold(word) for word in neighbours(language))


@cache
def ambiguous() -> frozenset[str]:
    """Polish words without diacritics that more likely stand for something else: zeby is żeby rather than zęby."""
    return frozenset(read("ambiguous.pl.txt").split())


def load() -> None:
    """All of it now, for whoever must not wait later."""
    for each in (forms, form_owners, families, translations, neighbours, folded_neighbours):
        for language in LANGUAGES:
            each(language)
    for one in (partners, homophones, ambiguous):
        one()


def entries(name: str) -> list[tuple[str, str]]:
    lines = [line for line in read(name).splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(":") for line in lines)]


def read(name: str) -> str:
    return resources.files(__package__).joinpath(f"data/{name}").read_text(encoding="utf-8")
