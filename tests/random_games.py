"""Random games with random options, for tests that hold for every game."""

from collections.abc import Iterator
from random import Random
from typing import Any

import sny
from sny.rules.catalogue import rules_of

MOST_ACTIONS = 20_000  # random games of the options below end within this many; see test_random_games_end


def random_options(game: str, players: int, chance: Random) -> dict[str, Any]:
    """Some of the options, each with a random allowed value."""
    specs = rules_of(game).DATA["option"]
    given: dict[str, Any] = {}
    for name, spec in specs.items():
        if chance.random() < 0.5 and spec.get("instead_of") not in given:
            given[name] = random_value(spec, players, chance)
    return given


def random_value(spec: dict[str, Any], players: int, chance: Random) -> Any:
    if "several" in spec:
        return [word for word in spec["several"] if chance.random() < 0.5]
    if "words" in spec:
        return chance.choice(spec["words"])
    if "switch" in spec:
        return chance.random() < 0.5
    if "seat" in spec:
        return chance.randrange(players)
    usual = spec.get("default") or spec["least"]
    return min(spec["most"], chance.choice([spec["least"], usual, usual + 3]))


def random_game(game: str, chance: Random) -> sny.Game:
    fewest, most = rules_of(game).DATA["players"]
    players = chance.randint(fewest, most)
    return sny.new(game, players, chance.getrandbits(32), **random_options(game, players, chance))


def random_move(game: sny.Game, chance: Random) -> tuple[int, int]:
    """A seat and one of its legal actions."""
    seat = chance.choice(game.actors)
    return seat, chance.choice(game.legal_actions(seat))


def played(game: sny.Game, chance: Random) -> Iterator[tuple[int, int]]:
    """Play a game to its end; before each action, the seat and the action that come next."""
    while not game.over:
        seat, action = random_move(game, chance)
        yield seat, action
        game.play_action(seat, action)
