"""One table for a family of Polish dream games.

>>> import sny
>>> game = sny.new("sen", players=4, seed=7, edition="jubilee", variants=["wiem-co-mam"])
>>> game.actors
(0, 1, 2, 3)
>>> game.legal(0)
['peek 1', 'peek 2', 'peek 3', 'peek 4']
>>> [event.heard_by(1) for event in game.play(0, "peek 1")]
[{'event': 'peeked', 'seat': 0, 'place': 0, 'card': '?'}]
"""

from importlib import import_module
from typing import Any, Literal, overload

from sny.errors import FormatError, IllegalAction, OptionError, SnyError, UnknownGame, UnknownSeat
from sny.game.cards import CardGame, game_from_position
from sny.game.design import read_deck
from sny.game.event import Event
from sny.game.game import Game
from sny.game.opening import load_game, new_game
from sny.game.words import WordGame
from sny.rules.catalogue import GAMES

__version__ = "0.1.0"
__all__ = [
    "CardGame",
    "Event",
    "FormatError",
    "Game",
    "IllegalAction",
    "OptionError",
    "SnyError",
    "UnknownGame",
    "UnknownSeat",
    "WordGame",
    "games",
    "load",
    "new",
    "position",
    "read_deck",
    "review",
]


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


@overload
def new(
    game: Literal["kraina-snow"], players: int | None = None, seed: int | str | None = None, **options: Any
) -> WordGame: ...
@overload
def new(game: str, players: int | None = None, seed: int | str | None = None, **options: Any) -> CardGame: ...
def new(game: str, players: int | None = None, seed: int | str | None = None, **options: Any) -> Game:
    """Open a game and deal. The same seed and options give the same deals; without a seed they are secret."""
    return new_game(game, players, seed, options)


def position(text: str, seed: int | str | None = None) -> CardGame:
    """Set up a position, as written by `CardGame.position` or by hand."""
    return game_from_position(text, seed)


def load(text: str) -> Any:
    """Replay a whole game, as written by `Game.text`."""
    if not isinstance(text, str):
        raise FormatError(f"a game is loaded from a text, not from {type(text).__name__}")
    return load_game(text)


def review(game: Game, seat: int) -> Any:
    """Review a seat's play in a game that is over, by what it could have known: a `sny.reviewing.Review`."""
    return import_module("sny.reviewing").review(game, seat)
