"""Scores of random rounds, counted anew by code that shares nothing with the rules."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.random_games import random_game, random_move

RAVENS = {str(number): number for number in range(10)} | {"take-two": 5, "peek": 6, "swap": 7, "choose": 3}


def recount(dreams: list[list[str]], caller: int | None, options: dict[str, Any]) -> list[int]:
    """The scores of a round by docs/games/sen.md, step by step in the order of SEN-J10."""
    variants = options["variants"]
    worth = [{**RAVENS, "hourglass": 9 if dream.count("hourglass") in (1, 3, 5) else 0} for dream in dreams]
    ravens = [[values[card] for card in dream] for values, dream in zip(worth, dreams, strict=True)]
    counts = [sum(values) for values in ravens]
    nines = Counter({seat: values.count(9) for seat, values in enumerate(ravens)})

    heroes = [seat for seat, values in enumerate(ravens) if set(values) == {9}]
    all_in = bool({"idz-na-calosc", "dlugi-sen"} & set(variants)) and len(heroes) == 1
    jubilee = options["edition"] == "jubilee" or "dlugi-sen" in variants
    if all_in and (options["fifty"] or ("instead" if jubilee else "added")) == "instead":
        return [0 if seat in heroes else 50 for seat in range(len(dreams))]
    if all_in:
        counts[heroes[0]] = 0
    elif "nie-takie-kruki-straszne" in variants:
        (best, most), (_, second) = nines.most_common(2)
        if most > second:
            counts[best] -= 9 * most

    scores = list(counts)
    if caller is not None:
        reward = options["reward"] or ("zero" if jubilee else "count")
        if counts[caller] > min(counts):
            scores[caller] += options["penalty"]
        elif reward == "zero":
            scores[caller] = 0
    if all_in:
        scores = [score + 50 * (seat not in heroes) for seat, score in enumerate(scores)]
    return scores


@pytest.mark.rule("SEN-R2", "SEN-R3", "SEN-R4", "SEN-R5", "SEN-R7", "SEN-H", "SEN-V1", "SEN-V2", "SEN-J10")
@pytest.mark.parametrize("seed", range(200))
def test_every_round_is_scored_as_counted_anew(seed: int) -> None:
    chance = Random(seed)
    game = random_game("sen", chance)
    dreams: list[list[str]] = [[] for _ in range(game.players)]
    scores: list[int] = []
    caller = None
    while not game.over:
        for event in game.play_action(*random_move(game, chance)):
            seat = event.facts.get("seat")
            if event.name == "called":
                caller = seat
            elif event.name == "revealed" and seat is not None and event.card is not None:
                dreams[seat].append(event.card)
            elif event.name == "scored":
                scores.append(event.facts["score"] or 0)
            if len(scores) == game.players:
                assert scores == recount(dreams, caller, game.options)
                dreams, scores, caller = [[] for _ in range(game.players)], [], None
