"""Opponents: functions from a seat's view, never from the state, to an action. One file or folder for each game.

Importing this and listing the levels loads neither NumPy nor Numba; only a thinker that makes a move, a hint or a
warm-up does.
"""

from collections.abc import Callable, Iterable
from contextlib import nullcontext
from importlib import import_module
from random import Random
from typing import Any, Literal, overload

from sny.errors import OptionError
from sny.extras import is_installed, need
from sny.folders import more_modules
from sny.rules.catalogue import CARD_GAMES, GAMES, card_rules_of, rules_of

__path__ += more_modules("bots")  # games that lie elsewhere may bring policies

# What the seat may know (a state with holes), the seat, its legal actions, chance → the action.
Bot = Callable[[Any, int, list[int], Random], int]
# The same in a word game: the kinds of inputs that it may give ("clue …") → the line to say, or "" for nothing yet.
WordBot = Callable[[Any, int, list[str], Random], str]
NEEDS = {"thinker": "numba", "master": "numpy"}  # what must be installed for a level


@overload
def bot(game: Literal["kraina-snow"], level: str) -> WordBot: ...  # type: ignore[overload-overlap]
@overload
def bot(game: str, level: str) -> Bot: ...
def bot(game: str, level: str) -> Any:
    """The bot of a level. Raises MissingExtra if a package that it needs is not installed."""
    known = bots_of(game)
    if level not in known:
        raise OptionError("bots", f"{level!r} is not allowed; choose {' or '.join(levels(game))}")
    if level in NEEDS:
        need(NEEDS[level])
    return known[level]


def levels(game: str, own: Iterable[str] = ()) -> list[str]:
    """The levels of a game whose packages are installed, the weakest first. Bots of one's own come last."""
    known = [level for level in bots_of(game) if level not in NEEDS or is_installed(NEEDS[level])]
    return [*known, *(own if takes_own_bots(game) else ())]


def all_levels(game: str) -> list[str]:
    """All levels of a game, the weakest first, whatever is installed."""
    return list(bots_of(game))


def is_compiled(level: str) -> bool:
    """Whether a level needs a warm-up because it searches, as a master does if Numba is installed."""
    return level == "thinker" or (level == "master" and is_installed("numba"))


def takes_own_bots(game: str) -> bool:
    """Whether a function of one's own can play, which answers a view with an action."""
    return game in CARD_GAMES


def has_search(game: str) -> bool:
    """Whether actions are weighed in imagined worlds: for a thinker, for hints, and for reviews."""
    return game in CARD_GAMES


def gives_hints(game: str) -> bool:
    """Whether `hints` are available here."""
    return has_search(game) and is_installed("numba")


def hints(game: str, seen: Any, seat: int, legal: list[int], seed: int = 0) -> list[dict[str, Any]]:
    """What the bots think of the most promising actions, the best first, in terms that a player understands.

    From the seat's view alone; see docs/bots.md for what the numbers of each game mean.
    """
    card_rules_of(game)
    need("numba")
    found: list[dict[str, Any]] = import_module("sny.bots.hinting").hints(game, seen, seat, legal, seed)
    return found


def warm_up(game: str, tell: Callable[[int, int], None] | None = None) -> None:
    """Compile the searches of a game, or load them from the cache, before somebody waits for one.

    During the compilation, which happens once, `tell` is called with the number of functions done and of all.
    """
    card_rules_of(game)
    need("numba")
    told = import_module("sny.bots.progress").told_of_compiling(game, tell) if tell else nullcontext()
    with told:
        for searcher in ("thinking", "master"):
            import_module(f"sny.bots.{searcher}").warm_up(game)


def bots_of(game: str) -> dict[str, Any]:
    rules_of(game)
    if game in CARD_GAMES:
        return import_module("sny.bots.ladder").bots_of_cards(game)  # type: ignore[no-any-return]
    bots: dict[str, Any] = import_module(f"sny.bots.{GAMES[game].rpartition('.')[2]}").LEVELS
    return bots
