"""How well each clue word fits each card word, by one model and one half of the associations written by hand."""

from pathlib import Path
from typing import Any

import numpy

from scripts.associations.by_hand import Clue, half_of
from scripts.associations.embeddings import embed
from sny.words.cards import WordCard

MODEL_OF = {"A": "use", "B": "minilm"}
POLISH_SHARE = 0.2  # of model A's likeness of Polish words, the rest by their glosses; B reads English only
SENSE = 0.3  # share of the card word in its context, which tells a ruler of inches from one of men
SAME_GLOSS = 0.5
HAND_LIKENESS = 0.1  # weight of being like the clues written by hand
HAND_BONUS = 0.35  # for being one of them
NEIGHBOURS = 200  # a card word that is like everything counts less: the mean of its nearest is taken off
CONTEXT = 3  # clues
WARMTH = 0.1  # by which scores become likelihoods


class Lexicon:
    """Clue words with the English words that stand for them, and the card words."""

    def __init__(self, language: str, clues: dict[str, list[str]], cards: list[WordCard], cache: Path) -> None:
        self.language = language
        self.clues = clues
        self.cards = cards
        self.cache = cache

    def likeness(self, table: str, words: list[str], glosses: list[list[str]]) -> Any:
        """Of each word, by the best pair of glosses, to each clue word."""
        model = MODEL_OF[table]
        rows, row_owner = self.vectors(model, glosses)
        columns, column_owner = self.vectors(model, list(self.clues.values()))
        by_columns = best_of_groups(rows @ columns.T, column_owner, len(self.clues))
        like = best_of_groups(by_columns.T, row_owner, len(words)).T
        if self.language == "pl" and model == "use":
            direct = embed(model, words, self.cache) @ embed(model, list(self.clues), self.cache).T
            like = numpy.where(like > 0, (1 - POLISH_SHARE) * like + POLISH_SHARE * direct, direct)
        return numpy.clip(like, 0, 1)

    def same_gloss(self) -> Any:
        """Where a Polish clue has the card's English name for a gloss: as often a false friend as a synonym."""
        if self.language == "en":
            return numpy.zeros((len(self.cards), len(self.clues)), dtype=bool)
        return numpy.array([[card.english in glosses for glosses in self.clues.values()] for card in self.cards])

    def in_context(self, table: str, by_hand: dict[str, list[Clue]]) -> Any:
        """Likeness to the card words together with the clues written by hand, which say what they mean."""
        halves = [half_of(by_hand[card.polish], table)[:CONTEXT] for card in self.cards]
        polish = [
            ", ".join([card.polish, *(clue.polish for clue in half)])
            for card, half in zip(self.cards, halves, strict=True)
        ]
        english = [
            ", ".join([card.english, *(clue.english for clue in half)])
            for card, half in zip(self.cards, halves, strict=True)
        ]
        return self.likeness(table, polish, [[text] for text in english])

    def vectors(self, model: str, glosses: list[list[str]]) -> tuple[Any, list[int]]:
        flat = [(owner, gloss) for owner, found in enumerate(glosses) for gloss in found]
        return embed(model, [gloss for _, gloss in flat], self.cache), [owner for owner, _ in flat]

    def scores(self, table: str, by_hand: dict[str, list[Clue]]) -> Any:
        """Card words in rows, clue words in columns."""
        names = [card.in_language(self.language) for card in self.cards]
        like_word = self.likeness(table, names, [[card.english] for card in self.cards])
        like_word[self.same_gloss()] *= SAME_GLOSS
        like_sense = self.in_context(table, by_hand)
        halves = [[clue.word(self.language) for clue in half_of(by_hand[card.polish], table)] for card in self.cards]
        written = sorted({clue for half in halves for clue in half})
        like_written = self.likeness(table, written, [self.clues[clue] for clue in written])
        place, column = ({word: at for at, word in enumerate(words)} for words in (written, self.clues))
        like_half = numpy.stack([like_written[[place[clue] for clue in half]].mean(0) for half in halves])
        scores = less_hubs(SENSE * like_sense + (1 - SENSE) * like_word) + HAND_LIKENESS * less_hubs(like_half)
        for row, half in enumerate(halves):
            scores[row, [column[clue] for clue in half]] += HAND_BONUS
        return scores


def best_of_groups(values: Any, owners: list[int], groups: int) -> Any:
    """The greatest value of each group of neighbouring columns; 0 for a group without any."""
    best = numpy.zeros((len(values), groups), dtype=numpy.float32)
    present, starts = numpy.unique(owners, return_index=True)
    best[:, present] = numpy.maximum.reduceat(values, starts, axis=1)
    return best


def less_hubs(likeness: Any) -> Any:
    return likeness - numpy.sort(likeness, axis=1)[:, -NEIGHBOURS:].mean(1, keepdims=True) / 2


def likelihoods(scores: Any) -> Any:
    """Of each card word, after each clue: every column adds up to 1."""
    warm = numpy.exp((scores - scores.max(0)) / WARMTH)
    return warm / warm.sum(0)
