"""The referee of clues: one word, another root, another sound, no translation (KRA-C1 to C4)."""

from dataclasses import dataclass
from functools import lru_cache

from sny.words import data, english, polish
from sny.words.cards import WordCard
from sny.words.disguise import readings
from sny.words.lexicon import ADJECTIVE, lexicon, noun_roots, related, roots
from sny.words.sounds import english_sound, polish_alike
from sny.words.text import ENGLISH, POLISH, fold, one_word_problem, plain

SHORTEST_HEARD = 2
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
    for number, said in enumerate(readings(plain(clue))):
        if found := problem_of(said, word, language, disguised=number > 0):
            kind, reason, tongue = found
            return Verdict(False, kind, Reason(reason, shown, name, tongue))
    return Verdict(True, "", Reason("", shown, name))


def problem_of(said: str, word: WordCard, language: str, disguised: bool) -> tuple[str, str, str] | None:
    """What is wrong with one reading of a clue: kind, reason, and the language of a translation."""
    name = word.in_language(language)
    if said == name:
        return "root", "same", ""
    if any(is_form(said, other, language) for other in (name, *other_names(word, language))):
        return "root", "form", ""
    if tongue := tongue_of(said, word, language):
        return "translation", "translation", tongue
    if shares_root(said, name, language):
        return "root", "root", ""
    if sounds_alike(said, name, language) and (not disguised or len(said) > SHORTEST_HEARD):
        return "sound", "sound", ""
    return None


def other_names(word: WordCard, language: str) -> tuple[str, ...]:
    """What else the card may be called: bike for BICYCLE."""
    return data.other_names(language).get(word.in_language(language), ())


def is_form(said: str, name: str, language: str) -> bool:
    said = said.removesuffix("'s").removesuffix("'")
    if said in known_forms(name, language):
        return said == name or (said, ADJECTIVE) not in lexicon(language).bases_of(said)  # lewy is no lew, but left
    return said.isascii() and not lexicon(language).knows(said) and said in folded_forms(name, language)


def tongue_of(said: str, word: WordCard, language: str) -> str:
    """The language in which the clue is the word; empty when it is none that we know."""
    said = said.removesuffix("'s")
    twin = data.twin(language)
    listed = data.translations(language).get(word.in_language(language))
    if listed is not None:
        tongue = listed.get(said, "")
        return "" if tongue == POLISH and at_home(said, language) else tongue
    name = word.in_language(twin)
    if name == word.in_language(language) or at_home(said, language):
        return ""
    return twin if said in known_forms(name, twin) or said in folded_forms(name, twin) else ""


def at_home(said: str, language: str) -> bool:
    """Whether a foreign word is a word of the table's own language as well."""
    return lexicon(language).knows(said)


def shares_root(said: str, name: str, language: str) -> bool:
    parts = [part for part in said.split("-") if len(part) > 2] if "-" in said else []
    return any(has_root(part, name, language) for part in [said.replace("-", ""), *parts])


def has_root(said: str, name: str, language: str) -> bool:
    """By what both words are made of; by rules for a word that the lexicon does not know."""
    said = said.replace("'", "")
    said_roots, name_roots = roots(said, language), noun_roots(name, language)
    if said_roots and name_roots:
        return related(said_roots, name_roots)
    if not said_roots and holds(said, name, language):
        return True
    if language == POLISH:
        return bool(polish.has_root(said, known_stems(name, language)))
    return bool(english.has_root(said, known_stems(name, language), data.partners()))


def holds(said: str, name: str, language: str) -> bool:
    """Whether an unknown word is a compound of the card word and another: teddybear."""
    rest = said.removeprefix(name) if said.startswith(name) else said.removesuffix(name)
    return len(name) > 2 and len(rest) > 2 and rest != said and lexicon(language).knows(rest)


def sounds_alike(said: str, name: str, language: str) -> bool:
    if language == POLISH:
        return polish_alike(said, name)
    said = said.replace("'", "")
    classes = data.sound_classes()
    if said in classes and name in classes:
        return bool(classes[said] & classes[name])
    if lexicon(ENGLISH).knows(said):
        return False
    return english_sound(said) == english_sound(name)


@lru_cache(maxsize=2048)
def known_forms(name: str, language: str) -> frozenset[str]:
    forms = data.noun_forms(name, language)
    if len(forms) > 1 or lexicon(language).knows(name):
        return forms
    return frozenset({name, english.plural(name)}) if language == ENGLISH else frozenset(polish.guessed_forms(name))


@lru_cache(maxsize=2048)
def folded_forms(name: str, language: str) -> frozenset[str]:
    return frozenset(fold(form) for form in known_forms(name, language))


@lru_cache(maxsize=2048)
def known_stems(name: str, language: str) -> frozenset[str]:
    forms = known_forms(name, language)
    return english.stems(forms) if language == ENGLISH else polish.stems(forms)
