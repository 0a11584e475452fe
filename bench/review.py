"""What reviews of bots' games look like, and what a review costs.

python -m bench.review words        # how often each word is given, by game, level and rivals
python -m bench.review habits       # how often strong play shows each habit, in a hundred decisions
python -m bench.review cost         # seconds of one core for a round
"""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from random import Random
from time import perf_counter, process_time
from typing import Any

import sny
from sny.bots import bot
from sny.reviewing import Review, review
from sny.reviewing.engine import warm_up
from sny.reviewing.habits import digest, habits_in
from sny.reviewing.judging import WORDS
from sny.server.asking import think
from sny.server.reviews import Reviews
from sny.server.thinking import Thinkers
from sny.store import open_store

ONE_ROUND: dict[str, dict[str, Any]] = {"sen": {"rounds": 1}, "smoki": {"scoring": "rounds", "rounds": 1}, "koty": {}}
STRONG = ("thinker", "careful", "careful", "careful")
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


def habits(games: int, players: int) -> None:
    """`thinker` in the first seat, against `careful`."""
    for game in ONE_ROUND:
        reviews = [review(played(game, players, STRONG[:players], seed), 0) for seed in range(games)]
        reasons, decisions = Counter[str](), 0
        for one in reviews:
            found = digest(one)
            reasons.update(found["reasons"])
            decisions += found["decisions"]
        for habit, count in habits_in(game, reasons).items():
            print(f"{game}.{habit}: {100 * count / decisions:.2f} ({count} of {decisions})", flush=True)


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


async def answers(thinkers: Thinkers, count: int) -> list[float]:
    """Milliseconds from the question to the answer of the bot `careful`, in the worker that bots think in."""
    table = sny.new("sen", players=4, seed=1)
    took = []
    for number in range(count):
        seat = table.actors[0]
        seen, legal = table.seen(seat).save(), table.legal_actions(seat)
        began = perf_counter()
        await thinkers.quick.asked(think, "sen", "careful", seen, seat, legal, str(number))
        took.append(1000 * (perf_counter() - began))
    return sorted(took)


async def latency(count: int, players: int) -> None:
    store = await open_store("memory:")
    thinkers = Thinkers(1, hurry=True)
    reviews = Reviews(store, thinkers)
    thinkers.compiler.ready.add("sen")
    await answers(thinkers, 20)
    print("| beside it | answers | median ms | 95 of 100 within ms |")
    print("|---|---|---|---|")
    for beside in ("nothing", "a review", "nothing", "a review"):
        reading = None
        if beside != "nothing":
            text = played("sen", players, ("easy", "careful"), 1).text()
            lines = await reviews.of((f"bench {perf_counter()}", 1, 0), text, [""] * players, "bench")
            await anext(lines)
            await anext(lines)  # the worker has loaded what it needs
            reading = asyncio.create_task(read(lines))
        took = await answers(thinkers, count)
        running = reading is not None and not reading.done()
        if reading is not None:
            await reading
        note = "" if reading is None else " to the end" if running else ", over before the last answer"
        print(f"| {beside}{note} | {count} | {took[count // 2]:.1f} | {took[count * 95 // 100]:.1f} |", flush=True)
    await reviews.close()
    thinkers.close()
    await store.close()


async def read(lines: AsyncIterator[bytes]) -> None:
    async for _ in lines:
        pass


if __name__ == "__main__":
    _, what, games, players = [*sys.argv, "20", "4"][:4]
    if what == "latency":
        asyncio.run(latency(int(games), int(players)))
    else:
        {"words": words, "habits": habits, "cost": cost}[what](int(games), int(players))
