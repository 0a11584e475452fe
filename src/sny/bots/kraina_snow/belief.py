"""What a listener can make of clues: which word they point at, by how far the givers are to be trusted."""

from collections.abc import Sequence

from sny.bots.kraina_snow.association import Association

Clue = tuple[int, str]  # who gave it, and the word
Belief = list[float]  # how likely each card word is, all together 1
Trust = dict[int, float]  # how likely each giver is to be honest


def belief(table: Association, clues: Sequence[Clue], trust: Trust, before: Belief) -> Belief:
    """A giver who lies may have said anything."""
    for giver, clue in clues:
        before = after_clue(before, table.heard(clue), trust[giver])
    return before


def after_clue(before: Belief, heard: Belief | None, trusted: float) -> Belief:
    if heard is None:
        return before
    lie = (1 - trusted) / len(before)
    after = [chance * (trusted * honest + lie) for chance, honest in zip(before, heard, strict=True)]
    total = sum(after)
    return [chance / total for chance in after]


def even(table: Association) -> Belief:
    return [1 / len(table.words)] * len(table.words)
