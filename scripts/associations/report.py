"""How well bots understand clues: `python -m scripts.associations.report`. It needs nothing but the package.

A giver says its best legal clue to a word, or one of its eight best, or its two best together; a guesser is right
when the word is among its first five of 440. On one table the giver knows the guesser's mind; across tables the two
share neither a model nor an association written by hand. Then clues that no table chose: those of by_hand.txt which
the guesser's table has not learnt, and for both tables together all of them, which these have.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from scripts.associations.by_hand import Clue, clues_by_hand, half_of
from sny.bots.kraina_snow.association import BOTH, TABLES, Association, association
from sny.bots.kraina_snow.belief import belief, even
from sny.words import WordCard, game_words, judge_clue
from sny.words.text import LANGUAGES

FIRST = 5
CONSIDERED = 8
HONEST = {0: 0.8}  # a guesser allows for clues that it does not understand


def main() -> None:
    by_hand = clues_by_hand()
    for language in LANGUAGES:
        print(f"{language}: right among the first {FIRST}, from   the best clue   one of {CONSIDERED}   the two best")
        pairs = [("A", "A"), ("B", "B"), (BOTH, BOTH), ("A", "B"), ("B", "A")]
        for giver, guesser in pairs:
            rates = given_clues(language, association(language, giver), association(language, guesser))
            print(f"    giver {giver:2}, guesser {guesser:2} {'':17}" + "".join(f"{rate:13.2f}" for rate in rates))
        print(f"{language}: from clues written by hand {'':10} one clue      two clues")
        for table in TABLES:
            one, two = written_clues(language, table, by_hand)
            print(f"    guesser {table}, clues that it has not learnt {one:7.2f} {two:14.2f}")
        one, two = written_clues(language, BOTH, by_hand)
        print(f"    guesser {BOTH}, which has learnt them {one:14.2f} {two:14.2f}", flush=True)


def given_clues(language: str, giver: Association, guesser: Association) -> tuple[float, float, float]:
    best, several, two = [], [], []
    for card in game_words():
        word = card.in_language(language)
        clues = list(islice(legal_clues(giver, card, language), CONSIDERED))
        best.append(is_guessed(guesser, word, clues[:1]))
        several += [is_guessed(guesser, word, [clue]) for clue in clues]
        two.append(is_guessed(guesser, word, [clues[0], second_clue(giver, word, clues)]))
    return share(best), share(several), share(two)


def legal_clues(table: Association, card: WordCard, language: str) -> Iterator[str]:
    clues = table.clues_for(card.in_language(language))
    return (clue for _, clue in clues if judge_clue(clue, card, language).legal)


def second_clue(table: Association, word: str, clues: Sequence[str]) -> str:
    """The one after which, with the first, the word is likeliest to the giver's mind."""
    return max(clues[1:], key=lambda clue: believed(table, [clues[0], clue])[table.numbers[word]])


def is_guessed(table: Association, word: str, clues: Sequence[str]) -> bool:
    """Ties count half against it, so that knowing nothing is no merit."""
    chances = believed(table, clues)
    own = chances[table.numbers[word]]
    return sum(chance > own for chance in chances) + sum(chance == own for chance in chances) / 2 < FIRST


def believed(table: Association, clues: Sequence[str]) -> list[float]:
    return belief(table, [(0, clue) for clue in clues], HONEST, even(table))


def written_clues(language: str, table: str, by_hand: dict[str, list[Clue]]) -> tuple[float, float]:
    """From one and from two of the clues by hand that are not the table's own half."""
    guesser, one, two = association(language, table), [], []
    for card in game_words():
        clues = by_hand[card.polish]
        foreign = clues if table == BOTH else half_of(clues, "B" if table == "A" else "A")
        said = [clue.word(language) for clue in foreign if judge_clue(clue.word(language), card, language).legal]
        word = card.in_language(language)
        one += [is_guessed(guesser, word, [clue]) for clue in said]
        two += [is_guessed(guesser, word, pair) for pair in combinations(said, 2)]
    return share(one), share(two)


def share(outcomes: Sequence[bool]) -> float:
    return sum(outcomes) / len(outcomes)


if __name__ == "__main__":
    main()
