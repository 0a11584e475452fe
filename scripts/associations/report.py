"""How well bots understand clues: `python -m scripts.associations.report`. It needs nothing but the package.

A giver says its best legal clue to a word, or one of its eight best, or its two best together; a guesser is right
when the word is among its first five of 440. On one table the giver knows the guesser's mind; across tables A and B the
two share neither a model nor anything written for this game. Then clues that no table chose, those of by_hand.txt: to A
and B the half that each has not learnt, to C all of them, of which it has learnt none, and to all tables, which have
learnt them. C knows descriptions in which most of these words stand.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

from scripts.associations.by_hand import Clue, clues_by_hand, half_of
from sny.bots.kraina_snow.association import ALL, TABLES, Association, association
from sny.bots.kraina_snow.belief import belief, even
from sny.words import WordCard, game_words, judge_clue
from sny.words.text import LANGUAGES

FIRST = 5
OTHER_HALF = {"A": "B", "B": "A"}
CONSIDERED = 8
HONEST = {0: 0.8}  # a guesser allows for clues that it does not understand


def main() -> None:
    by_hand = clues_by_hand()
    for language in LANGUAGES:
        print(f"{language}: right among the first {FIRST}, from   the best clue   one of {CONSIDERED}   the two best")
        pairs = [*((table, table) for table in (*TABLES, ALL)), ("A", "B"), ("B", "A"), ("A", "C"), ("C", "B")]
        for giver, guesser in pairs:
            rates = given_clues(language, association(language, giver), association(language, guesser))
            print(f"    giver {giver:3}, guesser {guesser:3} {'':15}" + "".join(f"{rate:13.2f}" for rate in rates))
        print(f"{language}: from clues written by hand {'':10} one clue      two clues")
        for table in TABLES:
            one, two = written_clues(language, table, by_hand)
            print(f"    guesser {table}, clues that it has not learnt {one:7.2f} {two:14.2f}")
        one, two = written_clues(language, ALL, by_hand)
        print(f"    guesser {ALL}, which has learnt them {one:13.2f} {two:14.2f}", flush=True)


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
    """From one and from two of the clues by hand, for A and B those of the other half."""
    guesser, one, two = association(language, table), [], []
    for card in game_words():
        clues = by_hand[card.polish]
        foreign = half_of(clues, OTHER_HALF[table]) if table in OTHER_HALF else clues
        said = [clue.word(language) for clue in foreign if judge_clue(clue.word(language), card, language).legal]
        word = card.in_language(language)
        one += [is_guessed(guesser, word, [clue]) for clue in said]
        two += [is_guessed(guesser, word, pair) for pair in combinations(said, 2)]
    return share(one), share(two)


def share(outcomes: Sequence[bool]) -> float:
    return sum(outcomes) / len(outcomes)


if __name__ == "__main__":
    main()
