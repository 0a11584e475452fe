"""The associations written by hand (by_hand.txt)."""

import re
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("by_hand.txt")


class Clue(NamedTuple):
    polish: str
    english: str
    translates: bool  # whether the one is the other's translation, or only fits the same card

    def word(self, language: str) -> str:
        return self.polish if language == "pl" else self.english


def clues_by_hand() -> dict[str, list[Clue]]:
    """The clues of each card word, by its Polish name."""
    lines = [line for line in FILE.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {word: [clue_of(part) for part in rest.split(", ")] for word, rest in (line.split(": ") for line in lines)}


def clue_of(text: str) -> Clue:
    polish, sign, english = re.split("([=~])", text.lower())
    return Clue(polish, english, sign == "=")


def half_of(clues: list[Clue], table: str) -> list[Clue]:
    """What a table may learn: A the first, third …, B the second, fourth …"""
    return clues[0::2] if table == "A" else clues[1::2]
