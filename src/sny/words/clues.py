"""The referee of clues: one word, another root, another sound, no translation (KRA-C1 to C4)."""

from dataclasses import dataclass
from functools import lru_cache

from sny.words import data, english, polish
from sny.words.cards import WordCard
from sny.words.sounds import english_sound, polish_alike
from sny.words.text import ENGLISH, POLISH, fold, in_latin_letters, one_word_problem, plain

LANGUAGE_NAMES = {
    "pl": ("po polsku", "Polish"),
    "en": ("po angielsku", "English"),
    "de": ("po niemiecku", "German"),
    "fr": ("po francusku", "French"),
    "es": ("po hiszpańsku", "Spanish"),
    "it": ("po włosku", "Italian"),
    "ru": ("po rosyjsku", "Russian"),
    "uk": ("po ukraińsku", "Ukrainian"),
    "cs": ("po czesku", "Czech"),
}
TEXTS = {
    "": ("„{clue}” jest dozwolone", "“{clue}” is allowed"),
    "empty": ("to nie jest słowo", "that is no word"),
    "several": ("„{clue}” to więcej niż jedno słowo", "“{clue}” is more than one word"),
    "long": ("„{clue}” jest za długie na słowo", "“{clue}” is too long for a word"),
    "same": ("„{clue}” to {word}", "“{clue}” is {word}"),
    "form": ("„{clue}” to forma słowa {word}", "“{clue}” is a form of {word}"),
    "root": ("„{clue}” ma ten sam rdzeń co {word}", "“{clue}” has the same root as {word}"),
    "sound": ("„{clue}” brzmi jak {word}", "“{clue}” sounds like {word}"),
    "translation": ("„{clue}” to {word} {tongue}", "“{clue}” is {tongue} for {word}"),
}


@dataclass(frozen=True, slots=True)
class Reason:
    """`id` is a key for translations of one's own, with what it needs to be filled in."""

    id: str
    clue: str
    word: str
    tongue: str = ""

    def text(self, language: str) -> str:
        place = 0 if language == POLISH else 1
        tongue = LANGUAGE_NAMES[self.tongue][place] if self.tongue else ""
        return TEXTS[self.id][place].format(clue=self.clue, word=self.word.upper(), tongue=tongue)


@dataclass(frozen=True, slots=True)
class Verdict:
    """`kind` is "one-word", "root", "sound" or "translation", and empty for a legal clue."""

    legal: bool
    kind: str
    reason: Reason


def judge_clue(clue: str, word: WordCard, language: str) -> Verdict:
    name = word.in_language(language)
    shown = clue.strip()
    if problem := one_word_problem(clue, language):
        return Verdict(False, "one-word", Reason(problem, shown, name))
    said = plain(clue)
    if said == name:
        return Verdict(False, "root", Reason("same", shown, name))
    if is_form(said, name, language):
        return Verdict(False, "root", Reason("form", shown, name))
    if tongue := tongue_of(said, word, language):
        return Verdict(False, "translation", Reason("translation", shown, name, tongue))
    if shares_root(said, name, language):
        return Verdict(False, "root", Reason("root", shown, name))
    if sounds_alike(said, name, language):
        return Verdict(False, "sound", Reason("sound", shown, name))
    return Verdict(True, "", Reason("", shown, name))


def is_form(said: str, name: str, language: str) -> bool:
    forms = known_forms(name, language)
    if said.removesuffix("'s").removesuffix("'") in forms:
        return True
    return (
        said.isascii()
        and said not in data.neighbours(language)
        and said not in data.ambiguous()
        and said in folded_forms(name, language)
    )


def tongue_of(said: str, word: WordCard, language: str) -> str:
    """The language in which the clue is the word; empty when it is none that we know."""
    said = in_latin_letters(said).removesuffix("'s")
    twin = data.twin(language)
    listed = data.translations(language).get(word.in_language(language))
    if listed is not None:
        return listed.get(said, "")
    name = word.in_language(twin)
    return twin if said in known_forms(name, twin) or said in folded_forms(name, twin) else ""


def shares_root(said: str, name: str, language: str) -> bool:
    parts = [part for part in said.split("-") if len(part) > 2] if "-" in said else []
    return any(has_root(part, name, language) for part in [said.replace("-", ""), *parts])


def has_root(said: str, name: str, language: str) -> bool:
    family = data.families(language).get(name, data.NO_FAMILY)
    if said in family.whole:
        return True
    if said in family.whole_strangers:
        return False
    stems = known_stems(name, language)
    if language == POLISH:
        explained = polish.has_root(said, stems)
    else:
        explained = english.has_root(said, stems, data.partners(), family.ends_compounds)
    stranger = max((len(opening) for opening in family.strangers if said.startswith(opening)), default=0)
    return explained > stranger


def sounds_alike(said: str, name: str, language: str) -> bool:
    if language == POLISH:
        return polish_alike(said, name)
    said = said.replace("'", "")
    listed = data.homophones().get(name, frozenset())
    if said in listed:
        return True
    return f"-{said}" not in listed and english_sound(said) == english_sound(name)


@lru_cache(maxsize=2048)
def known_forms(name: str, language: str) -> frozenset[str]:
    listed = data.forms(language).get(name)
    if listed is not None:
        return frozenset(listed)
    return frozenset({name, english.plural(name)}) if language == ENGLISH else frozenset(polish.guessed_forms(name))


@lru_cache(maxsize=2048)
def folded_forms(name: str, language: str) -> frozenset[str]:
    return frozenset(fold(form) for form in known_forms(name, language))


@lru_cache(maxsize=2048)
def known_stems(name: str, language: str) -> frozenset[str]:
    family = data.families(language).get(name, data.NO_FAMILY)
    if language == ENGLISH:
        return english.stems(known_forms(name, language) | family.stems)
    listed = data.forms(language).get(name, (name,))
    return (polish.stems(listed) - family.not_stems) | family.stems
