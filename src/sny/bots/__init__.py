"""Opponents: functions that answer "your turn" from a seat's view, never from the state. One file a game."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from sny.errors import OptionError
from sny.rules.catalogue import GAMES, rules_of

# What the seat may know (a state with holes), the seat, its legal actions, chance → the action.
Bot = Callable[[Any, int, list[int], Random], int]


def bot(game: str, level: str) -> Bot:
    """The opponent of a level."""
    if level not in levels(game):
        raise OptionError("bots", f"{level!r} is not allowed; choose {' or '.join(levels(game))}")
    return bots_of(game)[level]


def levels(game: str) -> list[str]:
    """The levels that there are for a game, the weakest first."""
    return list(bots_of(game))


def bots_of(game: str) -> dict[str, Bot]:
    rules_of(game)
    basename = GAMES[game].rpartition(".")[2]
    bots: dict[str, Bot] = import_module(f"sny.bots.{basename}").LEVELS
    return bots
