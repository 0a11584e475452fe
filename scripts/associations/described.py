"""What each card word is, in phrases (described.txt)."""

import re
from pathlib import Path

from scripts.associations.by_hand import Clue
from sny.bots.kraina_snow.association import shared_start

FILE = Path(__file__).with_name("described.txt")
WORD = re.compile(r"[^\W_]+")
SMALL = re.compile(
    "(a|an|the|this|that|it|its|is|be|are|and|or|as|than|no|not|one|who|you|your|his|her|s|"
    "of|off|on|in|into|at|to|for|from|by|with|up|down|out|over|under|behind|before|after|about)"
)
SHORTEST_STEM, LONGEST_ENDING = 4, 3


def descriptions() -> dict[str, list[str]]:
    """The phrases of each card word, by its English name."""
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {word: rest.split(", ") for word, rest in (line.split(": ") for line in lines)}


def without_clues(phrases: list[str], clues: list[Clue], glosses: dict[str, list[str]]) -> list[str]:
    """Phrases with none of the clues written by hand, in any form or translation: what they are measured with."""
    taken = {
        word for clue in clues for text in (clue.english, *glosses.get(clue.polish, ())) for word in words_of(text)
    }
    return [
        phrase for phrase in phrases if not any(is_kin(word, other) for word in words_of(phrase) for other in taken)
    ]


def words_of(text: str) -> set[str]:
    """In their base forms, without those that carry no meaning."""
    return {base_form(word) for word in WORD.findall(text.lower()) if not SMALL.fullmatch(word)}


def base_form(word: str) -> str:
    from simplemma import lemmatize  # type: ignore[import-not-found]

    return str(lemmatize(word, lang="en")).lower()


def is_kin(one: str, other: str) -> bool:
    """Whether they are one word, or begin alike and differ in their endings: too often rather than too seldom."""
    shared = shared_start(one, other)
    if shared == min(len(one), len(other)):
        return one == other or shared >= SHORTEST_STEM
    return shared >= SHORTEST_STEM and max(len(one), len(other)) - shared <= LONGEST_ENDING
