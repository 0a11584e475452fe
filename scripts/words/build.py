"""Make the data of sny.words from free word lists: python -m scripts.words.build [lexicon sounds native english]

`regular` adds families that need no encoder, and corrections, to the lexicons that are there.

Needs requirements/words.txt and associations.txt, and the Debian packages wpolish, scowl, wordnet-base and
dict-freedict-pol-eng.
What people decided (cards, roots, translations) is written by hand beside what this script writes.
"""

import math
import sys
import zlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import wordfreq

from scripts.associations.embeddings import embed
from scripts.associations.glosses import read_glosses
from scripts.words import english_families, english_regular, polish_doubts, polish_families, polish_regular
from scripts.words.english_lexicon import derivations, english_words
from scripts.words.english_sounds import sound_classes
from scripts.words.packing import write_lexicon
from scripts.words.polish_lexicon import Word, by_base, common_lemmas, inflected, rare_lemmas
from sny.words.cards import game_words
from sny.words.data import noun_forms
from sny.words.lexicon import lexicon
from sny.words.text import fold, spaced

DATA = Path(__file__).parents[2] / "src" / "sny" / "words" / "data"
LISTS = Path("/usr/share/dict")
WORDNET = Path("/usr/share/wordnet")
DICTIONARY = Path("/usr/share/dictd/freedict-pol-eng.dict.dz")
CACHE = Path("vectors")  # what the encoder said, for the next time
GLOSSES = 3
LETTERS = "abcdefghijklmnopqrstuvwxyz"

NOT_PARTNERS = set(
    spaced(
        "led red ted ting per ping ding ring king age ion ate her ching ally ability ism able bed sing yer owing owed "
        "tor ten tan mas hes ups tier ming les ness ties try tries bing ling lac hoc dis con cons pro ref rep remit "
        "inter fed par mar spar sac tic don mic lea dun wan funk mel ins has ban mil pee boo lam sub rub crib mob tar "
        "coo peas plan kin son end ant ear ice ell low rest inn met pest bum ply aged cot gala gin port pen may see "
        "dry mine men let lets ham sin lass non fun thin for old new one ore ill ray his ash ace win its rat van mat "
        "sad dam pal tin lin ran ton war lit ent ock rot pet die ago bet dial rent rage sent cent tend tent rate "
        "nation cape lap anal mac meg dec pic sir sire lent rid rod rose vent mode"
    )
)
PARTNERS = set(
    spaced(
        "sill sledge string spring wing thing seed weed feed breed speed shed pen crumb bumble lid lit mat pit nip "
        "tub lip fin bite buster tom bob pan air sea pea bee tea sun ice ear leg bull war cow pig fox hot top box net "
        "pot cap hat set way day fly dog cat car bag bar bug bud mid tip boy gun hog web paper yard kitty"
    )
)
SAME_IN_POLISH = set(spaced("ocean auto demon satan parasol chips barber canoe"))
# Rarer words that are at home in the table's language all the same.
NATIVE = {
    "pl": set(
        spaced(
            "pastel tarta manta deka vela pokal tableau canasta harmonika statua socha strom coda timbre sik praska "
            "klitka boutique dub palto ravioli chips lingua bandera harbuz scala sani pila pero mais castor bober "
            "groza fil nit oma liska kater corda lano armatura kartofel stomatolog blin gnom kubik batut dryl parkan "
            "gamba keks mascara margarita sopka tuman barber canoe lenta kapsa rot kuchar tren porta pera mesa"
        )
    ),
    "en": set(
        spaced(
            "vaquero baguette prune manta vela tableau serviette barque citron coda timbre mince medusa toboggan "
            "mantel ravioli bonbon rucksack pullover marionette raisin sombrero cloche chaise luge castor crayon "
            "plume chute chauffeur ballon armoire crepe kraut kohl burro masque sable casserole marmite galleria "
            "dauphin cascade pianoforte prairie bonnet serpent parasol"
        )
    ),
}
KEPT_FOREIGN = {
    "pl": set(spaced("casa maison chat hut roi journal bauer arc jus lit ei hai boot tee mer mar wal café luna")),
    "en": set(spaced("casa monte berg playa pueblo stein luna torte")),
}
FAINT, KNOWN, COMMON = 1.3, 3.2, 3.2  # frequencies, as ten to that power in a thousand million words


def main() -> None:
    wanted = set(sys.argv[1:]) or {"lexicon", "sounds", "native", "english"}
    if "regular" in wanted:
        add_regular_families()
    if "lexicon" in wanted:
        write_polish_lexicon()
        write_english_lexicon()
    if "sounds" in wanted:
        text = "\n".join(" ".join(words) for words in sound_classes())
        (DATA / "sounds.en.bin").write_bytes(zlib.compress(text.encode(), 9))
    if "native" in wanted:
        polish_forms = {word.polish: noun_forms(word.polish, "pl") for word in game_words()}
        write("ambiguous.pl.txt", ambiguous(polish_forms, read_words([LISTS / "polish"])))
        write("native.pl.txt", entries(native("pl", read_words([LISTS / "polish"], with_names=False))))
        write("native.en.txt", entries(native("en", read_words(scowl_lists(), with_names=False))))
    if "english" in wanted:
        write("partners.en.txt", sorted(partners(read_words(scowl_lists()))))


def write_polish_lexicon() -> None:
    """Common words, and of the rare ones those that are made of common ones."""
    common = common_lemmas()
    words = inflected(common.keys() | rare_lemmas(LISTS / "polish", common))
    frequency = by_base(common)
    made_of = polish_families.parents(words, alike_in_polish(), frequency)
    kept = {
        word: forms
        for word, forms in words.items()
        if word[0] in frequency or any(parent in frequency for parent in made_of.get(word[0], ()))
    }
    write_lexicon(DATA / "lexicon.pl.bin", kept, with_regular_polish(kept, made_of))


def with_regular_polish(words: dict[Word, set[str]], made_of: dict[str, list[str]]) -> dict[str, list[str]]:
    """Also what words are made of whose form alone says so, where nothing else does; not what it rules out."""
    found = {**polish_regular.regular_parents(words), **polish_doubts.without_impossible(words, made_of)}
    for name, verbs in polish_regular.certain_parents(words).items():
        found[name] = list(dict.fromkeys([*found.get(name, ()), *verbs]))
    return polish_families.corrected(found, polish_families.CORRECTIONS)


def with_regular_english(words: Iterable[Word], made_of: dict[str, list[str]]) -> dict[str, list[str]]:
    """Also what words are made of whose form alone says so, beside what else does."""
    regular = english_regular.regular_parents(words)
    found = {
        name: list(dict.fromkeys([*made_of.get(name, ()), *regular.get(name, ())]))
        for name in made_of.keys() | regular.keys()
    }
    return polish_families.corrected(found, english_families.CORRECTIONS)


def add_regular_families() -> None:
    """To the lexicons that are there, which takes seconds and no encoder."""
    for language, with_regular in (("pl", with_regular_polish), ("en", with_regular_english)):
        known = lexicon(language)
        words = {
            (name, kind): known.forms(name, kind)
            for name in known.names
            for kind in sorted({known.patterns[pattern][0] for pattern in known.patterns_of(name)})
        }
        made_of = {name: list(known.parents_of(name)) for name in known.names}
        found = with_regular(words, {name: parents for name, parents in made_of.items() if parents})
        write_lexicon(DATA / f"lexicon.{language}.bin", words, found)


def alike_in_polish() -> polish_families.Alike:
    """How near two words are by their English glosses."""
    glosses = {word: found[:GLOSSES] for word, found in read_glosses(DICTIONARY).items()}
    texts = sorted({gloss for found in glosses.values() for gloss in found})
    vectors = dict(zip(texts, embed("use", texts, CACHE), strict=True))

    @cache
    def alike(one: str, other: str) -> float | None:
        if one not in glosses or other not in glosses:
            return None
        return max(float(vectors[a] @ vectors[b]) for a in glosses[one] for b in glosses[other])

    return alike


def write_english_lexicon() -> None:
    words = english_words(WORDNET, LISTS / "scowl")
    names = sorted({name for name, _ in words})
    vectors = dict(zip(names, embed("use", names, CACHE), strict=True))
    made_of = english_families.parents(words, derivations(WORDNET), lambda a, b: float(vectors[a] @ vectors[b]))
    write_lexicon(DATA / "lexicon.en.bin", words, with_regular_english(words, made_of))


def ambiguous(forms: Mapping[str, Iterable[str]], real: set[str]) -> list[str]:
    own = {form for word_forms in forms.values() for form in word_forms}
    wanted = {fold(form) for form in own if not form.isascii()}
    readings: dict[str, list[str]] = defaultdict(list)
    for word in real:
        if fold(word) in wanted:
            readings[fold(word)].append(word)
    return sorted(plain for plain, words in readings.items() if likelier(words, own))


def likelier(words: list[str], own: set[str]) -> bool:
    """Whether some other reading is clearly more common than those that are forms of card words."""
    others = max((wordfreq.zipf_frequency(word, "pl") for word in words if word not in own), default=0.0)
    ours = max((wordfreq.zipf_frequency(word, "pl") for word in words if word in own), default=0.0)
    return others > max(3.5, ours + 0.5)


def native(language: str, words: set[str]) -> dict[str, set[str]]:
    """Foreign names of card words that are common words of the table's own language, and so may be said."""
    found = {}
    by_polish = dict(read_entries("translations.txt"))
    for word in game_words():
        twin = word.english if language == "pl" else word.polish
        columns = by_polish[word.polish].split("|")
        foreign = {item.lower() for column in columns for item in column.split()}
        if language == "en":
            foreign |= noun_forms(word.polish, "pl")
        else:
            foreign -= {item for item in columns[0].split() if item not in SAME_IN_POLISH}
        spellings = {spelling for item in foreign for spelling in (item, fold(item))} - KEPT_FOREIGN[language]
        spellings -= {twin} - NATIVE[language]
        found[word.in_language(language)] = {
            item
            for item in spellings
            if item in NATIVE[language] or (item in words and wordfreq.zipf_frequency(item, language) >= KNOWN)
        }
    return {name: items for name, items in found.items() if items}


def partners(words: set[str]) -> set[str]:
    """Words that make real compounds with the card words."""
    frequency = wordfreq.get_frequency_dict("en", "large")

    def zipf(word: str) -> float:
        return math.log10(frequency.get(word, 1e-12)) + 9

    counts: Counter[str] = Counter()
    for name in {word.english for word in game_words()}:
        for word in words:
            if len(word) - len(name) >= 3 and zipf(word) >= FAINT:
                for rest in {word.removeprefix(name), word.removesuffix(name)} - {word}:
                    if rest in words and zipf(rest) >= COMMON:
                        counts[rest] += 1
    plain = {
        word for word in counts if not (word.endswith("s") and word[:-1] in counts) and not word.endswith(("ing", "ed"))
    }
    return plain - NOT_PARTNERS | PARTNERS


def scowl_lists() -> list[Path]:
    sizes = (10, 20, 35, 40, 50, 55, 60, 70)
    return [LISTS / "scowl" / f"{kind}-words.{size}" for kind in ("english", "american", "british") for size in sizes]


def read_words(paths: Iterable[Path], with_names: bool = True) -> set[str]:
    words: set[str] = set()
    for path in paths:
        if path.exists():
            encoding = "utf-8" if path.name == "polish" else "latin-1"
            words.update(line.strip() for line in path.read_text(encoding=encoding).splitlines())
    return {word.lower() for word in words if word.isalpha() and (with_names or word.islower())}


def read_entries(name: str) -> list[tuple[str, str]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    return [(word, rest) for word, _, rest in (line.partition(":") for line in lines if not line.startswith("#"))]


def entries(listed: dict[str, set[str]]) -> list[str]:
    return [f"{word}: {' '.join(sorted(items))}" for word, items in sorted(listed.items())]


def write(name: str, lines: Iterable[str]) -> None:
    (DATA / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
