"""The data beside the code, read once when first asked for: see data/CREDITS.md for where it comes from."""

from functools import cache, lru_cache
from importlib import resources
from zlib import decompress

from sny.words.cards import game_words
from sny.words.lexicon import NOUN, lexicon
from sny.words.text import LANGUAGES, fold

NOT_FORMS = frozenset(("ok", "ócz"))  # of oko, in books alone
OTHER_LANGUAGES = ("en", "de", "fr", "es", "it", "ru", "uk", "cs")


@cache
def partners() -> frozenset[str]:
    """Common English words that make compounds: fish, house, man."""
    return frozenset(read("partners.en.txt").split())


@cache
def sound_classes() -> dict[str, frozenset[int]]:
    """English words that sound like others, with the numbers of the groups that sound alike."""
    found: dict[str, set[int]] = {}
    for number, line in enumerate(unpacked("sounds.en.bin").splitlines()):
        for word in line.split():
            found.setdefault(word, set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}


@cache
def other_names(language: str) -> dict[str, tuple[str, ...]]:
    """Card word to what else people call it, which counts as a guess and not as a clue."""
    return {word: tuple(rest.split()) for word, rest in entries(f"names.{language}.txt")}


def unpacked(name: str) -> str:
    return decompress(resources.files(__package__).joinpath(f"data/{name}").read_bytes()).decode()


@cache
def translations(language: str) -> dict[str, dict[str, str]]:
    """Card word to its names in other languages, with and without diacritics, each with the language that it is in."""
    found: dict[str, dict[str, str]] = {}
    native = {word: set(rest.split()) for word, rest in entries(f"native.{language}.txt")}
    by_polish = dict(entries("translations.txt"))
    twin_language = twin(language)
    for word in game_words():
        name = word.in_language(language)
        foreign = [(form, twin_language) for form in noun_forms(word.in_language(twin_language), twin_language)]
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


@lru_cache(maxsize=2048)
def noun_forms(name: str, language: str) -> frozenset[str]:
    """All forms of a noun, itself among them; itself alone when it is not known."""
    known = lexicon(language)
    forms = known.forms(name)
    if not forms:  # nożyczki is known by itself, frytki by its singular
        forms = {form for base, kind in known.bases_of(name) if kind == NOUN for form in known.forms(base)}
    return frozenset({name, *forms} - NOT_FORMS)


def twin(language: str) -> str:
    return next(other for other in LANGUAGES if other != language)


@cache
def ambiguous() -> frozenset[str]:
    """Polish words without diacritics that more likely stand for something else: zeby is żeby rather than zęby."""
    return frozenset(read("ambiguous.pl.txt").split())


def entries(name: str) -> list[tuple[str, str]]:
    lines = [line for line in read(name).splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(":") for line in lines)]


def read(name: str) -> str:
    return resources.files(__package__).joinpath(f"data/{name}").read_text(encoding="utf-8")
