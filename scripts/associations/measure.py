"""What limits the bots' understanding: `python -m scripts.associations.measure DICTIONARY`, with the build's packages.

How often the right word is among the first five of 440 after one clue of by_hand.txt, where nothing is learnt from that
file: by the names alone, by each model and both, and with the descriptions, once without every phrase that holds a clue
of its own card word in any form, once as they were written. The card words fall into two halves by a hash of their
names: weights were chosen on one, and the other is the one to report.
"""

from argparse import ArgumentParser
from hashlib import sha256
from typing import Any

from scripts.associations.build import add_sources, is_legal, vocabulary
from scripts.associations.by_hand import clues_by_hand
from scripts.associations.described import descriptions, without_clues
from scripts.associations.report import FIRST, share
from scripts.associations.scores import Lexicon, less_hubs
from sny.words import game_words
from sny.words.text import LANGUAGES


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    add_sources(parser)
    chosen = parser.parse_args()
    by_hand, described, cards = clues_by_hand(), descriptions(), list(game_words())
    for language in LANGUAGES:
        clues = vocabulary(language, by_hand, chosen.dictionary)
        untold = {card.english: without_clues(described[card.english], by_hand[card.polish], clues) for card in cards}
        whole, less = (
            Lexicon(language, clues, cards, by_hand, phrases, chosen.cache) for phrases in (described, untold)
        )
        names = {table: less_hubs(whole.likeness_to_names(table)) for table in ("A", "B")}
        scores = {
            "names, USE": names["A"],
            "names, MiniLM": names["B"],
            "names, both": names["A"] + names["B"],
            "descriptions without their clues": less.scores("C"),
            "descriptions as written": whole.scores("C"),
        }
        print(f"{language}: right among the first {FIRST:<21} chosen on   reported")
        for by_what, found in scores.items():
            chosen_on, reported = (rate(whole, found, half) for half in (0, 1))
            print(f"    by {by_what:40}{chosen_on:10.3f}{reported:11.3f}", flush=True)


def rate(lexicon: Lexicon, scores: Any, half: int) -> float:
    column, right = {word: at for at, word in enumerate(lexicon.clues)}, []
    for row, (card, clues) in enumerate(zip(lexicon.cards, lexicon.by_hand, strict=True)):
        words = [clue.word(lexicon.language) for clue in clues] if half_by_hash(card.polish) == half else []
        for word in words:
            if is_legal(word, card, lexicon.language):
                found = scores[:, column[word]]
                before, equal = (found > found[row]).sum(), (found == found[row]).sum() - 1
                right.append(bool(before + equal / 2 < FIRST))
    return share(right)


def half_by_hash(word: str) -> int:
    return sha256(word.encode()).digest()[-1] % 2


if __name__ == "__main__":
    main()
