"""What Kraina snów needs of language: the word cards, and the referee of clues, guesses and stories.

>>> from sny.words import game_words, judge_clue
>>> actor = next(word for word in game_words() if word.polish == "aktor")
>>> judge_clue("aktorka", actor, "pl").kind
'root'
"""

from sny.words.cards import (
    PACKS,
    Fault,
    WordCard,
    find_pack,
    game_pack,
    game_words,
    load_pack,
    named_pack,
    pack_faults,
    pack_line,
    read_pack,
)
from sny.words.clues import Verdict, judge_clue
from sny.words.matching import named, names

__all__ = [
    "PACKS",
    "Fault",
    "Verdict",
    "WordCard",
    "find_pack",
    "game_pack",
    "game_words",
    "judge_clue",
    "load_pack",
    "named",
    "named_pack",
    "names",
    "pack_faults",
    "pack_line",
    "read_pack",
]
