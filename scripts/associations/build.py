"""Makes the association tables of the word bots: `python -m scripts.associations.build DICTIONARY`.

DICTIONARY is freedict-pol-eng.dict.dz of Debian's dict-freedict-pol-eng. The packages are those of
requirements/associations.txt. Vectors are kept in --cache, so that a second run takes a minute.
"""

from argparse import ArgumentParser
from functools import cache
from math import log
from pathlib import Path
from typing import Any

from scripts.associations.by_hand import Clue, clues_by_hand
from scripts.associations.described import descriptions
from scripts.associations.glosses import read_glosses
from scripts.associations.scores import WARMTH, Lexicon, likelihoods
from scripts.associations.vocabulary import clue_words
from sny.bots.kraina_snow.association import STEPS, TABLES, packed
from sny.words import WordCard, game_words, judge_clue
from sny.words.text import LANGUAGES

DATA = Path("src/sny/bots/kraina_snow/data")
MOST_WORDS_A_CLUE = 32
LEAST_LIKELIHOOD = 0.0035
LEAST_LEFT = 1e-6  # likelihood of the legal cards together, where an illegal one has nearly all
CLUES_A_WORD = 60  # kept for every word in any case, so that nobody is at a loss for a clue


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    add_sources(parser)
    chosen = parser.parse_args()
    by_hand = clues_by_hand()
    for language in LANGUAGES:
        clues = vocabulary(language, by_hand, chosen.dictionary)
        lexicon = Lexicon(language, clues, list(game_words()), by_hand, descriptions(), chosen.cache)
        tables = [kept(lexicon, likelihoods(lexicon.scores(table), WARMTH[table])) for table in TABLES]
        names = [card.in_language(language) for card in lexicon.cards]
        file = DATA / f"associations-{language}.bin"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(packed(names, list(clues), tables))
        print(f"{file}: {len(clues)} clues, {file.stat().st_size:,} bytes")


def add_sources(parser: ArgumentParser) -> None:
    parser.add_argument("dictionary", type=Path)
    parser.add_argument("--cache", type=Path, default=Path("build/associations"))


def vocabulary(language: str, by_hand: dict[str, list[Clue]], dictionary: Path) -> dict[str, list[str]]:
    """Common words, the card words and those written by hand, in alphabetical order, with their glosses."""
    clues = clue_words(language, dictionary)
    for card in game_words():
        clues.setdefault(card.in_language(language), [card.english])
    glosses = read_glosses(dictionary)
    for clue in (clue for found in by_hand.values() for clue in found):
        translated = [clue.english] if clue.translates else []
        clues.setdefault(
            clue.word(language), [clue.english] if language == "en" else glosses.get(clue.polish, translated)
        )
    return dict(sorted(clues.items()))


def kept(lexicon: Lexicon, likely: Any) -> list[list[tuple[int, int]]]:
    """For each clue the card words that it makes likely, the likeliest first; never one for which it is illegal."""
    best_for_word = [set(row.argsort()[::-1][:CLUES_A_WORD]) for row in likely]
    table = []
    for column, clue in enumerate(lexicon.clues):
        order = likely[:, column].argsort()[::-1].tolist()
        left, legal = 1.0, []
        for card in order[: 2 * MOST_WORDS_A_CLUE]:
            if likely[card, column] / left < LEAST_LIKELIHOOD and column not in best_for_word[card]:
                continue
            if is_legal(clue, lexicon.cards[card], lexicon.language):
                legal.append(card)
            else:
                left = max(left - likely[card, column], LEAST_LEFT)
        chosen = [
            (card, min(255, round(-log(likely[card, column] / left) * STEPS)))
            for place, card in enumerate(legal)
            if (place < MOST_WORDS_A_CLUE and likely[card, column] / left >= LEAST_LIKELIHOOD)
            or column in best_for_word[card]
        ]
        table.append(chosen)
    return table


@cache
def is_legal(clue: str, card: WordCard, language: str) -> bool:
    return judge_clue(clue, card, language).legal


if __name__ == "__main__":
    main()
