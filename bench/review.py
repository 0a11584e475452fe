"""What reviews of bots' games look like, and what a review costs.

python -m bench.review words        # how often each word is given, by game, level and rivals
python -m bench.review cost         # seconds of one core for a round
"""

import sys
from collections import Counter
from random import Random
from time import process_time
from typing import Any

import sny
from sny.bots import bot
from sny.reviewing import Review, review
from sny.reviewing.engine import warm_up
from sny.reviewing.judging import WORDS

ONE_ROUND: dict[str, dict[str, Any]] = {"sen": {"rounds": 1}, "smoki": {"scoring": "rounds", "rounds": 1}, "koty": {}}
LINEUPS = {"careful against itself": ("careful",), "easy against careful": ("easy", "careful", "careful", "careful")}


def played(game: str, players: int, levels: tuple[str, ...], seed: int) -> sny.CardGame:
    table = sny.new(game, players=players, seed=seed, **ONE_ROUND[game])
    bots = [bot(game, levels[seat % len(levels)]) for seat in range(players)]
    chance = Random(seed)
    while not table.over:
        seat = table.actors[0]
        table.play_action(seat, bots[seat](table.seen(seat), seat, table.legal_actions(seat), chance))
    return table


def words(games: int, players: int) -> None:
    print(f"| game | seat 1 | decisions | {' | '.join(WORDS)} | accuracy |")
    print("|---|---|---|" + "---|" * (len(WORDS) + 1))
    for game in ONE_ROUND:
        for lineup, levels in LINEUPS.items():
            reviews = [review(played(game, players, levels, seed), 0) for seed in range(games)]
            counts = sum((Counter(one.counts) for one in reviews), Counter[str]())
            decisions = sum(counts.values())
            shares = " | ".join(f"{100 * counts[word] / decisions:.1f} %" for word in WORDS)
            print(f"| {game} | {lineup} | {decisions} | {shares} | {mean_accuracy(reviews):.1f} |", flush=True)


def mean_accuracy(reviews: list[Review]) -> float:
    given = [one.accuracy for one in reviews if one.accuracy is not None]
    return sum(given) / len(given)


def cost(games: int, players: int) -> None:
    print("| game | players | decisions a round | seconds of one core, mean | longest |")
    print("|---|---|---|---|---|")
    for game in ONE_ROUND:
        warm_up(game)
        seconds, decisions = [], 0
        for seed in range(games):
            table = played(game, players, ("easy", "careful"), seed)
            began = process_time()
            decisions += len(review(table, 0).moments)
            seconds.append(process_time() - began)
        mean = sum(seconds) / games
        print(f"| {game} | {players} | {decisions / games:.0f} | {mean:.1f} | {max(seconds):.1f} |", flush=True)


if __name__ == "__main__":
    _, what, games, players = [*sys.argv, "20", "4"][:4]
    (words if what == "words" else cost)(int(games), int(players))
