"""What a listener can make of clues: which word they point at, and who of the givers is to be trusted."""

from collections.abc import Sequence

from sny.bots.kraina_snow.association import Association

Clue = tuple[int, str]  # who gave it, and the word
Belief = list[float]  # how likely each card word is, all together 1
Trust = dict[int, float]  # how likely each giver is to be honest

MOST_AGREEMENT = (
    4.0  # one clue changes the odds of a giver by no more: devils agree by chance, fairies are odd at times
)
LEAST_TRUST, MOST_TRUST = 0.15, 0.9


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


def learnt_trust(table: Association, cards: Sequence[Sequence[Clue]], trust: Trust) -> Trust:
    """Whoever agrees with the others on card after card gains trust, whoever stands apart loses it."""
    odds = {giver: trusted / (1 - trusted) for giver, trusted in trust.items()}
    for clues in cards:
        for giver in {giver for giver, _ in clues}:
            own = [clue for clue in clues if clue[0] == giver]
            others = [clue for clue in clues if clue[0] != giver]
            if others:
                odds[giver] *= agreement(table, own, belief(table, others, trust, even(table)))
    return {giver: min(MOST_TRUST, max(LEAST_TRUST, odd / (1 + odd))) for giver, odd in odds.items()}


def agreement(table: Association, clues: Sequence[Clue], believed: Belief) -> float:
    """How much likelier the clues are for an honest giver than for one who says anything."""
    ratio = 1.0
    for _, clue in clues:
        heard = table.heard(clue)
        if heard is not None:
            ratio *= len(believed) * sum(chance * honest for chance, honest in zip(believed, heard, strict=True))
    return min(MOST_AGREEMENT, max(1 / MOST_AGREEMENT, ratio))


def even(table: Association) -> Belief:
    return [1 / len(table.words)] * len(table.words)
