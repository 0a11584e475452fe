"""Opponents: functions that answer "your turn" from a seat's view, never from the state. One file a game.

Importing this, and asking for the levels there are, loads neither NumPy nor Numba; only a thinker that is asked for a
move, a hint or a warm-up does.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any, Literal, overload

from sny.errors import OptionError
from sny.folders import more_modules
from sny.rules.catalogue import CARD_GAMES, GAMES, card_rules_of, rules_of

__path__ += more_modules("bots")  # games that lie elsewhere may bring policies

# What the seat may know (a state with holes), the seat, its legal actions, chance → the action.
Bot = Callable[[Any, int, list[int], Random], int]
# The same in a word game: the kinds of inputs that it may give ("clue …") → the line to say, or "" for nothing yet.
WordBot = Callable[[Any, int, list[str], Random], str]


@overload
def bot(game: Literal["kraina-snow"], level: str) -> WordBot: ...  # type: ignore[overload-overlap]
@overload
def bot(game: str, level: str) -> Bot: ...
def bot(game: str, level: str) -> Any:
    """The opponent of a level."""
    if level not in levels(game):
        raise OptionError("bots", f"{level!r} is not allowed; choose {' or '.join(levels(game))}")
    return bots_of(game)[level]


def levels(game: str) -> list[str]:
    """The levels that there are for a game, the weakest first."""
    return list(bots_of(game))


def hints(game: str, seen: Any, seat: int, legal: list[int], seed: int = 0) -> list[dict[str, Any]]:
    """What the thinker makes of each legal action, the best first, in terms that a player understands.

    From the seat's view alone; see docs/bots.md for what the numbers of each game mean.
    """
    card_rules_of(game)
    found: list[dict[str, Any]] = import_module("sny.bots.hinting").hints(game, seen, seat, legal, seed)
    return found


def warm_up(game: str) -> None:
    """Compile the thinker of a game, or load it from the cache, before somebody waits for it."""
    card_rules_of(game)
    import_module("sny.bots.thinking").warm_up(game)


def bots_of(game: str) -> dict[str, Any]:
    rules_of(game)
    if game in CARD_GAMES:
        return import_module("sny.bots.ladder").bots_of_cards(game)  # type: ignore[no-any-return]
    bots: dict[str, Any] = import_module(f"sny.bots.{GAMES[game].rpartition('.')[2]}").LEVELS
    return bots
