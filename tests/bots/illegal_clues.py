"""Counts illegal clues among very many that bots give: `python -m tests.bots.illegal_clues [--clues 100000]`.

Each is judged again by the referee, after the bot has asked it; half are given in each language, by spirits of every
role and level, to every word, after clues of other bots. Anything but 0 is a fault, and so is a line that is no clue.
"""

from argparse import ArgumentParser
from collections import Counter
from itertools import product
from random import Random
from typing import Any

from sny.bots import bot, levels
from sny.rules.kraina_snow import CLUE, DEVIL, FAIRY, IMP, PASS
from sny.words import game_words, judge_clue
from sny.words.text import LANGUAGES

CLUES_TO_A_WORD = 4


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--clues", type=int, default=100_000)
    found = count(parser.parse_args().clues, Random(1))
    print(", ".join(f"{name} {number}" for name, number in sorted(found.items())))
    raise SystemExit(found["illegal"] > 0)


def count(clues: int, chance: Random) -> Counter[str]:
    found = Counter(clues=0, illegal=0, passed=0)
    words = list(game_words())
    seats = list(product(levels("kraina-snow"), (FAIRY, DEVIL, IMP)))
    while found["clues"] < clues:
        language, card = chance.choice(LANGUAGES), chance.choice(words)
        said: list[list[Any]] = []
        for giver in range(1, 1 + CLUES_TO_A_WORD):
            level, role = chance.choice(seats)
            view = spirits_view(language, card.in_language(language), role, said, chance.randrange(-2, 3))
            line = bot("kraina-snow", level)(view, giver, ["clue …", "pass"], chance)
            if line == PASS:
                found["passed"] += 1
                continue
            clue = line.removeprefix(f"{CLUE} ")
            found["clues"] += 1
            found[language] += 1
            found["illegal"] += clue == line or not judge_clue(clue, card, language).legal
            said.append([giver, clue])
    return found


def spirits_view(language: str, word: str, role: str, clues: list[list[Any]], balance: int) -> dict[str, Any]:
    """What `WordGame.view` shows to a spirit on turn, as far as bots look at it."""
    return {
        "options": {"lang": language, "memory": False},
        "players": 1 + CLUES_TO_A_WORD,
        "phase": "night",
        "dreamer": 0,
        "word": word,
        "role": role,
        "clues": [list(clue) for clue in clues],
        "guesses": [],
        "results": [],
        "yellow": [{"word": "x", "guess": "x"}] * max(0, balance),
        "blue": [{"word": "x", "guess": "x"}] * max(0, -balance),
        "now": 0.0,
        "ends": 60.0,
    }


if __name__ == "__main__":
    main()
