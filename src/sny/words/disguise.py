"""What a clue may be read as: letters that only look different, digits for letters, Cyrillic and Greek.

A referee that compared characters would be fooled by full-width letters, small capitals, look-alikes of other
alphabets, added accents and characters without width. So a clue is judged in every way that people would read it.
"""

import re
import unicodedata
from functools import lru_cache

POLISH_LETTERS = "ąćęłńóśźż"
BLANKS = dict.fromkeys(map(ord, "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"))
LETTER_IN_NAME = re.compile(
    r"(?:LATIN|SYMBOL|COMBINING)\b.*\b(?:LETTER|CAPITAL)(?: SMALL)?(?: CAPITAL)?"
    r"(?: DOTLESS| LONG| TURNED| REVERSED| SCRIPT| OPEN)? ([A-Z])(?: WITH .*)?$"
)
# Letters of other alphabets by what they look like.
LOOKS = str.maketrans(
    dict(
        zip(
            "ғавсԁеһіјкӏмнпорԛгѕтуѵԝхзияьлдөбꮯ" + "αβγδεζηικλμνοπρσςτυχωϲϳ",
            "fabcdehijklmhnopqrstyvwxzurbldobc" + "abydezniklmvonpoctuxwcj",
            strict=True,
        )
    )
)
# Letters of other alphabets by what they sound like.
SOUNDS = {
    **dict(zip("абвгґдезийіклмнопрстуфыэ", "abvggdeziyiklmnoprstufye", strict=True)),
    "ё": "yo",
    "є": "ye",
    "ж": "zh",
    "ї": "yi",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ъ": "",
    "ь": "",
    "ю": "yu",
    "я": "ya",
    "ў": "u",
    "ј": "j",
    "љ": "l",
    "њ": "n",
    "ђ": "dj",
    "ћ": "c",
    "џ": "dz",
    **dict(zip("αβγδεζηικλμνξοπρσςτυφχω", "avgdeziiklmnxoprsstifho", strict=True)),
    "θ": "th",
    "ψ": "ps",
}
# The same sounds as Polish writes them: кошка is koszka.
POLISH_SPELLINGS = {"ж": "ż", "х": "ch", "ц": "c", "ч": "cz", "ш": "sz", "щ": "szcz", "й": "j", "в": "w", "ы": "y"} | {
    "ю": "ju",
    "я": "ja",
    "ё": "jo",
    "є": "je",
    "ї": "ji",
    "и": "i",
    "л": "l",
    "φ": "f",
    "χ": "ch",
    "β": "w",
    "κ": "k",
}
DIGITS = (
    {"0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "6": "b", "7": "t", "8": "b", "9": "g"},
    {"1": "l", "6": "g"},
)
SIGNS = str.maketrans("@$€£¡|", "aselil")
FOREIGN = re.compile(r"[\u0370-\u03ff\u0400-\u052f\u1f00-\u1fff]")
RUN = re.compile(r"(.)\1{2,}")
AROUND = re.compile(r"^\d+|\d+$")


def clean(text: str) -> str:
    """Small letters in their ordinary shape; nothing that has no width, no accents that letters do not take."""
    if text.isascii():
        return text.lower()
    text = "".join(letter for letter in unicodedata.normalize("NFKC", text) if unicodedata.category(letter) != "Cf")
    return "".join(map(ordinary, unicodedata.normalize("NFC", text.translate(BLANKS).lower())))


@lru_cache(maxsize=4096)
def ordinary(letter: str) -> str:
    """The Latin letter that a strange one is named after; a letter of a living language stays as it is."""
    if letter.isascii() or letter in POLISH_LETTERS or FOREIGN.match(letter):
        return letter
    if unicodedata.category(letter) in ("Mn", "Me"):
        return ""
    if len(unicodedata.normalize("NFD", letter)) > 1 or letter in "ßæœøđðþ":
        return letter
    named = LETTER_IN_NAME.search(unicodedata.name(letter, ""))
    return named[1].lower() if named else letter


def readings(word: str) -> list[str]:
    """What a clean word may be read as, itself first."""
    if word.isalpha() and word.isascii() and not RUN.search(word):
        return [word]
    found = {word: None}
    if FOREIGN.search(word):
        found |= dict.fromkeys(
            (word.translate(LOOKS), by_sound(word, SOUNDS), by_sound(word, SOUNDS | POLISH_SPELLINGS))
        )
    for reading in list(found):
        found[bare(reading)] = None
        joined = reading.translate(SIGNS).replace("-", "").replace("'", "")
        found[joined] = None
        found[AROUND.sub("", joined)] = None
        for digits in DIGITS:
            found["".join((DIGITS[0] | digits).get(letter, letter) for letter in joined)] = None
        found[RUN.sub(r"\1", joined)] = None
    return [reading for reading in found if any(letter.isalpha() for letter in reading)] or [word]


def bare(word: str) -> str:
    """Without the accents that Polish does not have."""
    return "".join(letter if letter.isascii() or letter in POLISH_LETTERS else without_marks(letter) for letter in word)


def without_marks(letter: str) -> str:
    base = unicodedata.normalize("NFD", letter)[0]
    named = LETTER_IN_NAME.search(unicodedata.name(base, ""))
    return named[1].lower() if named else base


def by_sound(word: str, table: dict[str, str]) -> str:
    bases = (unicodedata.normalize("NFD", letter)[0] if "\u0370" <= letter <= "\u03ff" else letter for letter in word)
    return "".join(table.get(letter, letter) for letter in bases)
