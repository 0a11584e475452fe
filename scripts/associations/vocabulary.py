"""The clue words that bots may say: common nouns, adjectives and verbs, fit for children."""

from pathlib import Path

import morfeusz2  # type: ignore[import-not-found]
import simplemma  # type: ignore[import-not-found]
from wordfreq import top_n_list  # type: ignore[import-not-found]

from scripts.associations.glosses import read_glosses

COMMON_FORMS = {"pl": 60_000, "en": 25_000}
MOST_WORDS = {"pl": 7_000, "en": 6_000}
LEAST_LETTERS = 3
BASE_FORMS = ("subst:sg:nom", "subst:pl:nom", "adj:sg:nom", "inf:")
UNFIT_LABELS = {"wulg.", "pogard.", "obraźl.", "pejor."}
UNFIT = set((Path(__file__).parent / "unfit.txt").read_text(encoding="utf-8").split())


def clue_words(language: str, dictionary: Path) -> dict[str, list[str]]:
    """The most common clue words of a language, each with the English words that stand for it."""
    glosses = read_glosses(dictionary)
    words = polish_words(glosses) if language == "pl" else english_words(glosses)
    return {word: words[word] for word in list(words)[: MOST_WORDS[language]]}


def polish_words(glosses: dict[str, list[str]]) -> dict[str, list[str]]:
    morfeusz = morfeusz2.Morfeusz()
    common = top_n_list("pl", COMMON_FORMS["pl"])
    return {word: glosses[word] for word in common if word in glosses and is_fit(word) and is_base(word, morfeusz)}


def is_base(word: str, morfeusz: morfeusz2.Morfeusz) -> bool:
    """A form that is its own lemma, common (no name), and not marked as vulgar."""
    readings = [reading for _, _, reading in morfeusz.analyse(word)]
    if any(UNFIT_LABELS & set(style) for *_, style in readings):
        return False
    return any(
        lemma.partition(":")[0] == word and tag.startswith(BASE_FORMS) and (not labels or "nazwa_pospolita" in labels)
        for _, lemma, tag, labels, _ in readings
    )


def english_words(glosses: dict[str, list[str]]) -> dict[str, list[str]]:
    """A word counts as a noun, adjective or verb where it glosses one: that spares a tagger."""
    known = {gloss for found in glosses.values() for gloss in found}
    common = top_n_list("en", COMMON_FORMS["en"])
    return {
        word: [word]
        for word in common
        if word in known and is_fit(word) and simplemma.lemmatize(word, lang="en") == word
    }


def is_fit(word: str) -> bool:
    return word.isalpha() and len(word) >= LEAST_LETTERS and word not in UNFIT
