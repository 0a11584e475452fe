"""The Polish words that people use, with all their forms: SGJP by Morfeusz, chosen with sjp.pl and wordfreq."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import morfeusz2
import wordfreq

NOUN, ADJECTIVE, VERB, ADVERB = "n", "a", "v", "d"
KINDS = {
    **dict.fromkeys(("subst", "depr"), NOUN),
    **dict.fromkeys(("adj", "adja", "adjp"), ADJECTIVE),
    **dict.fromkeys(
        ("fin", "inf", "praet", "impt", "ger", "imps", "ppas", "pant", "pcon", "pact", "pacta", "winien", "pred"), VERB
    ),
    "adv": ADVERB,
}
FORM_ENDINGS = ("ami", "ach", "emu", "ego", "ymi", "imi", "om", "ów", "ą", "ę", "ó", "u", "w")
PRONOUNS = frozenset(("kto", "co", "nic", "nikt", "ktoś", "coś", "to", "wszystko"))  # nouns by their tag alone
LONGEST = 18
LEAST_SHARE = 1e-10
ROUNDS = 12  # after which the shares of homonyms hardly change

Word = tuple[str, str]  # base form and kind


def common_lemmas() -> dict[str, float]:
    """Every lemma of a form that wordfreq knows, by its name in SGJP, with how often its forms are met.

    A form of several lemmas counts for each as far as the other forms of that lemma are met: lasy is las, hardly ever
    lasa. Each lemma is taken to be met in all its forms alike.
    """
    analyser = morfeusz2.Morfeusz()
    shares = {form: share for form, share in wordfreq.get_frequency_dict("pl", "large").items() if form.isalpha()}
    lemmas = {form: sorted({lemma for _, _, (_, lemma, *_) in analyser.analyse(form)}) for form in shares}
    ours = {lemma for form in shares for lemma, _ in analyses(analyser, form)}
    forms = Counter(lemma for owners in lemmas.values() for lemma in owners)
    found = dict.fromkeys(forms, 1.0)
    for _ in range(ROUNDS):
        counted: dict[str, float] = defaultdict(float)
        for form, owners in lemmas.items():
            likely = {lemma: found[lemma] / forms[lemma] for lemma in owners}
            for lemma, chance in likely.items():
                counted[lemma] += shares[form] * chance / sum(likely.values())
        found = {lemma: max(LEAST_SHARE, share) for lemma, share in counted.items()}
    return {lemma: share for lemma, share in found.items() if lemma in ours}


def rare_lemmas(word_list: Path, common: dict[str, float]) -> set[str]:
    """The other lemmas of the spelling dictionary."""
    analyser = morfeusz2.Morfeusz()
    found = set()
    for form in word_list.read_text(encoding="utf-8").split():
        plain = form.isalpha() and form.islower() and len(form) <= LONGEST
        if plain and not form.endswith(FORM_ENDINGS) and not form.startswith(("nie", "naj")):
            found |= {lemma for lemma, _ in analyses(analyser, form) if base(lemma) == form}
    return found - common.keys()


def analyses(analyser: Any, form: str) -> Iterator[tuple[str, str]]:
    for _, _, (_, lemma, tag, _, _) in analyser.analyse(form):
        kind = KINDS.get(tag.split(":")[0])
        if kind and base(lemma).islower() and base(lemma) not in PRONOUNS:
            yield lemma, kind


def base(lemma: str) -> str:
    """The lemma without what tells homonyms apart: kot:Sm2."""
    return lemma.split(":")[0]


def by_base(lemmas: dict[str, float]) -> dict[str, float]:
    """How often words are met, homonyms together."""
    found: dict[str, float] = defaultdict(float)
    for lemma, share in lemmas.items():
        found[base(lemma)] += share
    return found


def inflected(lemmas: set[str]) -> dict[Word, set[str]]:
    """The forms of each word; homonyms of one kind are one word. Negated forms and superlatives go by their prefix."""
    analyser = morfeusz2.Morfeusz()
    found: dict[Word, set[str]] = defaultdict(set)
    for name in sorted({base(lemma) for lemma in lemmas}):
        for form, lemma, tag, _, _ in analyser.generate(name):
            kind = KINDS.get(tag.split(":")[0])
            if (
                kind
                and lemma in lemmas
                and form.islower()
                and form.isalpha()
                and ":neg" not in tag
                and ":sup" not in tag
            ):
                found[name, kind].add(form)
    return {word: forms | {word[0]} for word, forms in found.items()}
