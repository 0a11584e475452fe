"""What a text is made of: letters without their marks, words, and what counts as one word (KRA-C1)."""

import re

from sny.words.disguise import SOUNDS, by_sound, clean


def spaced(text: str) -> list[str]:
    """A list of short words, written as one reads them."""
    return text.split()


POLISH = "pl"
ENGLISH = "en"
LANGUAGES = (POLISH, ENGLISH)

LONGEST_WORD = 40
MARKS = str.maketrans(
    "ąćęłńóśźżäöüßáàâãåéèêëíìîïòôõúùûýčďěňřšťůžçñøœæ’‘`´ʼ", "acelnoszzaousaaaaaeeeeiiiiooouuuycdenrstuzcnooa'''''"
)

APOSTROPHES = str.maketrans("’‘`´ʼ", "'''''")
HYPHENS = str.maketrans("‐‑", "--")
EDGES = " \t\r\n.,;:!?…\"'„”“»«()[]{}*–—-"
WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*'?(?:-[^\W_]+(?:'[^\W_]+)*)*")
TOKEN = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")

# Polish joins equals by a hyphen (pies-wampir), which are two words; these are one.
POLISH_OPENERS = frozenset(spaced("eks anty mini maxi super pro pół niby quasi wice post ultra pseudo mega"))
POLISH_WHOLES = frozenset(spaced("ping-pong hip-hop cha-cha tik-tak rock-and-roll jo-jo bim-bam chi-chi sci-fi wi-fi"))
ENGLISH_WHOLES = frozenset(
    spaced(
        "merry-go-round jack-in-the-box jack-o'-lantern jack-o-lantern forget-me-not mother-in-law father-in-law "
        "brother-in-law sister-in-law son-in-law daughter-in-law rock-and-roll rock-n-roll hide-and-seek lily-of-the- "
        "valley man-of-war happy-go-lucky black-and-white up-to-date state-of-the-art touch-me-not will-o'-the-wisp"
    )
)


def plain(text: str) -> str:
    """Small letters, one kind of apostrophe and hyphen, no punctuation around."""
    return clean(text.translate(APOSTROPHES).translate(HYPHENS)).strip(EDGES)


def fold(word: str) -> str:
    """Without diacritics, in Latin letters."""
    return word if word.isascii() else in_latin_letters(word).translate(MARKS)


def in_latin_letters(word: str) -> str:
    return word if word.isascii() else by_sound(word, SOUNDS)


def tokens(text: str) -> list[str]:
    """The words of a story; the parts of hyphenated words count by themselves, and possessives lose their mark."""
    lowered = clean(text.translate(APOSTROPHES))
    return [token.removesuffix("'s").removesuffix("'") for token in TOKEN.findall(lowered)]


def one_word_problem(clue: str, language: str) -> str:
    """Empty when the clue is one word; else why not: "empty", "several" or "long"."""
    word = plain(clue)
    if not any(letter.isalnum() for letter in word):
        return "empty"
    if not WORD.fullmatch(word):
        return "several"
    if len(word) > LONGEST_WORD:
        return "long"
    return "several" if "-" in word and not hyphenated_word(word, language) else ""


def hyphenated_word(word: str, language: str) -> bool:
    parts = word.split("-")
    if language == ENGLISH:
        return len(parts) == 2 or word in ENGLISH_WHOLES
    if word in POLISH_WHOLES:
        return True
    openers = parts[:-1]
    return all(len(part) == 1 or part.endswith("o") or part in POLISH_OPENERS for part in openers)
