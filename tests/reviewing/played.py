"""Games between bots, for reviews."""

from random import Random
from typing import Any

import sny
from sny.bots import bot

ONE_ROUND: dict[str, dict[str, Any]] = {"sen": {"rounds": 1}, "smoki": {"scoring": "rounds", "rounds": 1}, "koty": {}}


def played(game: str, players: int, seed: int, *levels: str, **options: Any) -> sny.CardGame:
    table = sny.new(game, players=players, seed=seed, **(options or ONE_ROUND[game]))
    bots = [bot(game, levels[seat % len(levels)]) for seat in range(players)]
    chance = Random(seed)
    while not table.over:
        seat = table.actors[0]
        table.play_action(seat, bots[seat](table.seen(seat), seat, table.legal_actions(seat), chance))
    return table
