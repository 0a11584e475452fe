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

from typing import Any, Literal, overload

from sny.errors import FormatError, IllegalAction, OptionError, SnyError, UnknownGame, UnknownSeat
from sny.rules.catalogue import GAMES, WORD_GAMES
from sny.table.event import Event
from sny.table.game import Game, game_from_position, new_game
from sny.table.text import load_game
from sny.table.word_game import WordEvent, WordGame, new_word_game
from sny.table.word_load import is_word_game, load_word_game

__version__ = "0.1.0"
__all__ = [
    "Event",
    "FormatError",
    "Game",
    "IllegalAction",
    "OptionError",
    "SnyError",
    "UnknownGame",
    "UnknownSeat",
    "WordEvent",
    "WordGame",
    "games",
    "load",
    "new",
    "position",
]


def games() -> list[str]:
    """The names of the games there are."""
    return list(GAMES)


@overload
def new(
    game: Literal["kraina-snow"], players: int | None = None, seed: int | str | None = None, **options: Any
) -> WordGame: ...
@overload
def new(game: str, players: int | None = None, seed: int | str | None = None, **options: Any) -> Game: ...
def new(game: str, players: int | None = None, seed: int | str | None = None, **options: Any) -> Game | WordGame:
    """Open a table and deal. The same seed and options give the same deals; without a seed they are secret."""
    if game in WORD_GAMES:
        return new_word_game(players, seed, options)
    return new_game(game, players, seed, options)


def position(text: str, seed: int | str | None = None) -> Game:
    """Set up a position, as written by `Game.position` or by hand."""
    return game_from_position(text, seed)


def load(text: str) -> Any:
    """Replay a whole game, as written by `Game.text` or `WordGame.text`: the text says which of them it is."""
    if not isinstance(text, str):
        raise FormatError(f"a game is loaded from a text, not from {type(text).__name__}")
    if is_word_game(text):
        return load_word_game(text)
    game = load_game(text)
    if game.cards_to_deal():
        game.open()  # a header alone, or a text that ends before a deal: the seed says how it goes on
    return game
