"""How well each clue word fits each card word: by a model of meaning and what was written for this game."""

from pathlib import Path
from typing import Any

import numpy

from scripts.associations.by_hand import Clue, half_of
from scripts.associations.described import words_of
from scripts.associations.embeddings import embed
from sny.words.cards import WordCard

MODEL_OF = {"A": "use", "B": "minilm", "C": "use"}
SENSE = 0.3  # share of the card word in its context, which tells a ruler of inches from one of men
SAME_GLOSS = 0.5
HAND_LIKENESS = 0.1  # weight of being like the clues written by hand
HAND_BONUS = 0.35  # for being one of them
NAME, DESCRIBED, NEAREST, TOLD = 0.7, 0.5, 1.0, 0.3  # weights of what table C goes by
NEIGHBOURS = 200  # a card word that is like everything counts less: the mean of its nearest is taken off
CONTEXT = 3  # clues
WARMTH = {"A": 0.1, "B": 0.1, "C": 0.15}  # by which scores become likelihoods


class Lexicon:
    """Clue words with the English words that stand for them, the card words, and what was written about these."""

    def __init__(
        self,
        language: str,
        clues: dict[str, list[str]],
        cards: list[WordCard],
        by_hand: dict[str, list[Clue]],
        described: dict[str, list[str]],
        cache: Path,
    ) -> None:
        self.language = language
        self.clues = clues
        self.cards = cards
        self.by_hand = [by_hand[card.polish] for card in cards]
        self.described = [described[card.english] for card in cards]
        self.cache = cache

    def scores(self, table: str) -> Any:
        """Card words in rows, clue words in columns."""
        return self.scores_by_description() if table == "C" else self.scores_by_hand(table)

    def scores_by_description(self) -> Any:
        """By all phrases that describe a card word, and by nothing that was written as a clue."""
        phrases, owners = flattened(self.described)
        nearest = best_of_groups(self.likeness("C", [[phrase] for phrase in phrases]).T, owners, len(self.cards)).T
        scores = NAME * less_hubs(self.likeness_to_names("C")) + NEAREST * less_hubs(nearest)
        return scores + DESCRIBED * less_hubs(self.likeness("C", self.described)) + TOLD * self.told()

    def scores_by_hand(self, table: str) -> Any:
        """By the names and half of the clues written by hand."""
        halves = [half_of(clues, table) for clues in self.by_hand]
        in_context = [
            [", ".join([card.english, *(clue.english for clue in half[:CONTEXT])])]
            for card, half in zip(self.cards, halves, strict=True)
        ]
        scores = less_hubs(SENSE * self.likeness(table, in_context) + (1 - SENSE) * self.likeness_to_names(table))
        scores += HAND_LIKENESS * less_hubs(self.likeness(table, [[clue.english for clue in half] for half in halves]))
        column = {word: at for at, word in enumerate(self.clues)}
        for row, half in enumerate(halves):
            scores[row, [column[clue.word(self.language)] for clue in half]] += HAND_BONUS
        return scores

    def likeness_to_names(self, table: str) -> Any:
        """A Polish clue with the card's English name for a gloss is as often a false friend as a synonym."""
        like = self.likeness(table, [[card.english] for card in self.cards])
        if self.language == "pl":
            same = [[card.english in glosses for glosses in self.clues.values()] for card in self.cards]
            like[numpy.array(same)] *= SAME_GLOSS
        return like

    def likeness(self, table: str, texts: list[list[str]]) -> Any:
        """Of each group of texts, by their mean, to each clue word by its best gloss."""
        flat, owners = flattened(texts)
        glosses, clue_of = flattened(list(self.clues.values()))
        means = unit(sums_of_groups(self.vectors(table, flat), owners))
        return best_of_groups(means @ self.vectors(table, glosses).T, clue_of, len(self.clues))

    def vectors(self, table: str, texts: list[str]) -> Any:
        """Without what all these texts have in common, by which they are all alike."""
        found = embed(MODEL_OF[table], texts, self.cache)
        return unit(found - found.mean(0))

    def told(self) -> Any:
        """Which share of a clue's words, in its best gloss, stands in the phrases."""
        known = [
            words_of(" ".join([card.english, *phrases]))
            for card, phrases in zip(self.cards, self.described, strict=True)
        ]
        glosses, clue_of = flattened(list(self.clues.values()))
        asked = [words_of(gloss) for gloss in glosses]
        shares = [[len(words & told) / max(1, len(words)) for words in asked] for told in known]
        return best_of_groups(numpy.array(shares, dtype=numpy.float32), clue_of, len(self.clues))


def flattened(groups: list[list[str]]) -> tuple[list[str], list[int]]:
    """All texts, and which group each is of."""
    pairs = [(text, owner) for owner, group in enumerate(groups) for text in group]
    return [text for text, _ in pairs], [owner for _, owner in pairs]


def unit(vectors: Any) -> Any:
    return vectors / numpy.linalg.norm(vectors, axis=1, keepdims=True)


def sums_of_groups(rows: Any, owners: list[int]) -> Any:
    return numpy.add.reduceat(rows, numpy.unique(owners, return_index=True)[1])


def best_of_groups(values: Any, owners: list[int], groups: int) -> Any:
    """The greatest value of each group of neighbouring columns; 0 for a group without any."""
    best = numpy.zeros((len(values), groups), dtype=numpy.float32)
    present, starts = numpy.unique(owners, return_index=True)
    best[:, present] = numpy.maximum.reduceat(values, starts, axis=1)
    return best


def less_hubs(likeness: Any) -> Any:
    return likeness - numpy.sort(likeness, axis=1)[:, -NEIGHBOURS:].mean(1, keepdims=True) / 2


def likelihoods(scores: Any, warmth: float) -> Any:
    """Of each card word, after each clue: every column adds up to 1."""
    warm = numpy.exp((scores - scores.max(0)) / warmth)
    return warm / warm.sum(0)
