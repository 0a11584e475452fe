"""Whole games of Kraina snów with bots in all seats, by a simulated clock, through the library's door.

`python -m tests.bots.word_nights` plays games of each size, language and level and prints what they come to.
"""

from argparse import ArgumentParser
from collections import Counter
from random import Random
from typing import Any

import sny
from sny.bots import WordBot, bot, levels
from sny.words.text import LANGUAGES

FASTEST, SLOWEST = 1.0, 4.0  # seconds that a bot takes to speak
SIZES = (4, 6, 8, 10)


def play_game(game: sny.WordGame, bots: list[WordBot], chance: Random) -> None:
    """Everybody is asked whenever something has happened, the dreamer first; the clock runs while they think."""
    heard: list[list[dict[str, Any]]] = [[] for _ in bots]
    while not game.over:
        seat, line = first_answer(game, bots, heard, chance)
        at, due = game.now + chance.uniform(FASTEST, SLOWEST), game.wakes_at
        if due is not None and (not line or at >= due):
            events = game.wake(due)
        else:
            events = game.play(seat, line, at)
        for listener, notes in enumerate(heard):
            notes += [event.heard_by(listener) for event in events]


def first_answer(
    game: sny.WordGame, bots: list[WordBot], heard: list[list[dict[str, Any]]], chance: Random
) -> tuple[int, str]:
    dreamer = game.view(None)["dreamer"]
    for seat in sorted(game.actors, key=lambda actor: actor != dreamer):
        line = bots[seat]({**game.view(seat), "heard": heard[seat]}, seat, game.legal(seat), chance)
        if line:
            return seat, line
    return 0, ""


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="of each kind")
    games = parser.parse_args().games
    for language in LANGUAGES:
        for level in levels("kraina-snow"):
            for players in SIZES:
                print(
                    f"{language} {level:8} {players:2} players: {summary(language, level, players, games)}", flush=True
                )


def summary(language: str, level: str, players: int, games: int) -> str:
    """Means of a night: cards on each side and the points of each role; and penalty cards, of which there are none."""
    points: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    sides: Counter[str] = Counter()
    nights = penalties = 0
    for number in range(games):
        game = sny.new("kraina-snow", players=players, seed=number, lang=language)
        play_game(game, [bot("kraina-snow", level)] * players, Random(number))
        for result in game.view(None)["results"]:
            nights += 1
            penalties += len(result["penalties"])
            sides.update(yellow=len(result["yellow"]), blue=len(result["blue"]))
            for role, gained in zip(result["roles"], result["gained"], strict=True):
                points[role or "dreamer"] += gained
                seats[role or "dreamer"] += 1
    means = [f"{side} {sides[side] / nights:.2f}" for side in ("yellow", "blue")]
    means += [f"{role} {points[role] / seats[role]:.2f}" for role in ("dreamer", "fairy", "devil", "imp")]
    return ", ".join(means) + f"; penalties {penalties} in {nights} nights"


if __name__ == "__main__":
    main()
