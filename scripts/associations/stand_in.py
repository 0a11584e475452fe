"""Give a new card word a row in the shipped tables: `python -m scripts.associations.stand_in OLD NEW NEAR`.

All three are Polish names: the card word that has gone from the pack, the one in its place, and another that is near to
the new one. The row holds the clues written by hand for the new word, and below them those of the near one. It serves
until the tables are next built, which needs the models.
"""

import sys
from math import log

from scripts.associations.build import DATA
from scripts.associations.by_hand import clues_by_hand, half_of
from sny.bots.kraina_snow.association import STEPS, TABLES, association, packed
from sny.words import WordCard, game_words, judge_clue
from sny.words.text import LANGUAGES

BY_HAND = 0.25  # likelihood of the new word after such a clue
MOST = 0.95  # of the likelihood that the words named by a clue have together
SHARE = 0.3  # of the likelihood of the near word

Pairs = list[tuple[int, int]]  # card words with their steps


def main(old: str, new: str, near: str) -> None:
    pack = {word.polish: word for word in game_words()}
    for language in LANGUAGES:
        known = association(language)
        place = next(number for number, word in enumerate(game_words()) if word == pack[new])
        other = known.numbers[pack[near].in_language(language)]
        by_hand = clues_by_hand()[new]
        clues = sorted({*known.clues, *(clue.word(language) for clue in by_hand)})
        tables = []
        for name, table in zip(TABLES, known.tables, strict=True):
            said = {clue.word(language) for clue in half_of(by_hand, name)}
            rows = {clue: table.likely(number) for number, clue in enumerate(known.clues)}
            tables.append([row(clue, rows.get(clue, {}), place, other, said, pack[new], language) for clue in clues])
        words = [word.in_language(language) for word in game_words()]
        (DATA / f"associations-{language}.bin").write_bytes(packed(words, clues, tables))
        print(f"{language}: {known.words[place]} has made room for {words[place]} ({old}, {new})")


def row(
    clue: str, likely: dict[int, float], place: int, other: int, said: set[str], word: WordCard, language: str
) -> Pairs:
    found = {card: share for card, share in likely.items() if card != place}
    if judge_clue(clue, word, language).legal:
        if clue in said:
            found[place] = BY_HAND
        elif other in likely:
            found[place] = SHARE * likely[other]
    total = max(1.0, sum(found.values()) / MOST)
    found = {card: share / total for card, share in found.items()}
    order = sorted(found, key=lambda card: (-found[card], card))
    return [(card, min(255, round(-log(found[card]) * STEPS))) for card in order]


if __name__ == "__main__":
    main(*sys.argv[1:])
