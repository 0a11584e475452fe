"""Which words are not for children's ears: bots do not say them, and no pack holds them."""

from functools import cache
from importlib import resources

from sny.words.lexicon import roots
from sny.words.text import LANGUAGES

DOUBTFUL = "?"  # before words with a harmless meaning as well


def is_unfit_to_say(word: str) -> bool:
    """Whether a word, or one that it is made of, is not for children, in either language."""
    return any(is_among(word, unfit(doubtful=True), language) for language in LANGUAGES)


def is_unfit_for_a_card(name: str, language: str) -> bool:
    """The same for a word of a pack, in its own language; one with a harmless meaning may stand there."""
    return is_among(name, unfit(doubtful=False), language)


def is_among(word: str, listed: frozenset[str], language: str) -> bool:
    return word in listed or not listed.isdisjoint(roots(word, language))


@cache
def unfit(doubtful: bool) -> frozenset[str]:
    text = resources.files(__package__).joinpath("data/unfit.txt").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    kept = [line.removeprefix(DOUBTFUL) for line in lines if doubtful or not line.startswith(DOUBTFUL)]
    return frozenset(word for line in kept for word in line.split())
