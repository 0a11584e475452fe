"""The English words that people use, with their forms: SCOWL and WordNet, chosen by wordfreq."""

import re
from collections import defaultdict
from pathlib import Path

import wordfreq

NOUN, ADJECTIVE, VERB, ADVERB = "n", "a", "v", "d"
FILES = {"noun": NOUN, "adj": ADJECTIVE, "verb": VERB, "adv": ADVERB}
KINDS = {"n": NOUN, "v": VERB, "a": ADJECTIVE, "s": ADJECTIVE, "r": ADVERB}
FAINTEST = 1.6  # zipf
LARGEST_LIST = 60
IRREGULAR = "am is are was were been being has had did done does"
DOUBLED = re.compile("[^aeiou][aeiou][bdgklmnprtz]$")
VOWEL = "aeiou"

Word = tuple[str, str]


def wordnet_words(folder: Path) -> set[Word]:
    found = set()
    for name, kind in FILES.items():
        for line in (folder / f"index.{name}").read_text(encoding="utf-8").splitlines():
            word = line.split(" ", 1)[0]
            if re.fullmatch("[a-z]{2,18}", word):
                found.add((word, kind))
    return found


def exceptions(folder: Path) -> dict[Word, set[str]]:
    """Irregular forms by their base."""
    found: dict[Word, set[str]] = defaultdict(set)
    for name, kind in FILES.items():
        for line in (folder / f"{name}.exc").read_text(encoding="utf-8").splitlines():
            form, *bases = line.split()
            for base in bases:
                if form.isalpha() and base.isalpha():
                    found[base, kind].add(form)
    return found


def listed(folder: Path) -> set[str]:
    """SCOWL's ordinary words, American and British."""
    files = [
        file
        for file in folder.iterdir()
        if re.match("(english|american|british|british_z|variant_1|canadian)-words", file.name)
        and int(file.suffix[1:]) <= LARGEST_LIST
    ]
    words = {word for file in files for word in file.read_text(encoding="latin-1").split()}
    return {word for word in words if re.fullmatch("[a-z]{2,18}", word)}


def english_words(wordnet: Path, scowl: Path) -> dict[Word, set[str]]:
    known, irregular, spelt = wordnet_words(wordnet), exceptions(wordnet), listed(scowl)
    words = {word: forms(*word, irregular.get(word, set())) for word in known if is_used(word[0], spelt)}
    covered = {form for found in words.values() for form in found}
    for name in sorted(spelt - covered):
        if wordfreq.zipf_frequency(name, "en") >= FAINTEST:
            words[name, NOUN] = forms(name, NOUN, set())
    return words


def is_used(name: str, spelt: set[str]) -> bool:
    return wordfreq.zipf_frequency(name, "en") >= FAINTEST and (name in spelt or len(name) > 3)


def forms(name: str, kind: str, irregular: set[str]) -> set[str]:
    found = {name, *irregular}
    if kind in (NOUN, VERB):
        found.add(plural(name))
    if kind == NOUN and name.endswith("man"):
        found.add(name[:-2] + "en")
    if kind == VERB:
        stem = name[:-1] if name.endswith("e") and not name.endswith(("ee", "oe", "ye")) else name
        doubled = name + name[-1] if DOUBLED.search(name) and len(name) < 6 else stem
        found.add(("y".join([name[:-2], ""]) if name.endswith("ie") else doubled) + "ing")
        if not irregular:
            past = name[:-1] + "i" if re.search("[^aeiou]y$", name) else doubled
            found.add(past + "ed")
        if len(name) >= 6 and DOUBLED.search(name):
            found |= {name + name[-1] + "ing", name + name[-1] + "ed"}
    if kind == ADJECTIVE and len(name) < 8 and not irregular:
        stem = name[:-1] if name.endswith("e") else name[:-1] + "i" if re.search("[^aeiou]y$", name) else name
        stem = name + name[-1] if DOUBLED.search(name) else stem
        found |= {stem + "er", stem + "est"}
    return found


def plural(name: str) -> str:
    if re.search("(?:s|x|z|ch|sh)$", name):
        return name + "es"
    return name[:-1] + "ies" if re.search("[^aeiou]y$", name) else name + "s"


def derivations(folder: Path) -> set[tuple[str, str]]:
    """Pairs that WordNet calls derivationally related."""
    senses: dict[tuple[str, str], list[str]] = {}
    pointers = []
    for name in FILES:
        for line in (folder / f"data.{name}").read_text(encoding="utf-8").splitlines():
            if line.startswith("  "):
                continue
            parts = line.split(" | ")[0].split()
            offset, kind, count = parts[0], parts[2], int(parts[3], 16)
            kind = "a" if kind == "s" else kind
            senses[offset, kind] = [re.sub(r"\(.*\)", "", parts[4 + 2 * number]).lower() for number in range(count)]
            start = 4 + 2 * count
            for place in range(int(parts[start])):
                symbol, target, target_kind, pair = parts[start + 1 + 4 * place : start + 5 + 4 * place]
                if symbol in ("+", "\\", "<") and pair != "0000":
                    pointers.append(((offset, kind, int(pair[:2], 16)), (target, target_kind, int(pair[2:], 16))))
    found = set()
    for (offset, kind, place), (target, target_kind, target_place) in pointers:
        one = senses[offset, kind][place - 1]
        other = senses[target, "a" if target_kind == "s" else target_kind][target_place - 1]
        if one != other and one.isalpha() and other.isalpha():
            found.add((one, other))
    return found
