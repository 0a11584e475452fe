"""The games there are. They are found where their files lie; see sny/folders.py and docs/add-a-game.md.

A game's data file says `words = true` where it is a game of words, and by `order` where it stands in lists.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, cast

from sny.errors import BrokenGame, UnknownGame
from sny.folders import VARIABLE, added_folders, files_of_games
from sny.rules.kit.game import Rules

LAST = 1000  # the order of a game that does not say where it stands


class Found(NamedTuple):
    order: int
    name: str
    module: str
    words: bool


@cache
def found_games() -> dict[str, Found]:
    """Every game by its name, in the order of lists. Their rules are not loaded yet."""
    for folder in added_folders():
        if not folder.is_dir():
            raise BrokenGame(
                f"{VARIABLE} names {folder}, which is not a folder; create it or remove it from {VARIABLE}"
            )
    games: dict[str, Found] = {}
    for file in files_of_games(".toml"):
        game = game_of(file)
        if game.name in games:
            raise BrokenGame(f"{file}: there is a game {game.name!r} already; give this one another name")
        games[game.name] = game
    return {game.name: game for game in sorted(games.values())}


def game_of(file: Path) -> Found:
    name = file.stem
    module = name.replace("-", "_")
    if not module.isidentifier() or name != name.lower():
        raise BrokenGame(f"{file}: a game's name is lower-case letters, digits and hyphens, and {name!r} is not")
    rules = file.with_name(f"{module}.py")
    if not rules.is_file() and not (file.with_name(module) / "__init__.py").is_file():
        raise BrokenGame(f"{file}: its rules are missing; they belong in {rules}")
    try:
        data = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenGame(f"{file} cannot be read: {error}") from None
    return Found(data.get("order", LAST), name, f"sny.rules.{module}", data.get("words", False))


class Games(Mapping[str, str]):
    """Names of games and the modules of their rules. They are looked for when somebody first asks."""

    def __init__(self, belongs: Callable[[Found], bool]) -> None:
        self._belongs = belongs

    def _all(self) -> dict[str, str]:
        return {name: game.module for name, game in found_games().items() if self._belongs(game)}

    def __getitem__(self, name: str) -> str:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


GAMES = Games(lambda _: True)
CARD_GAMES = Games(lambda game: not game.words)
WORD_GAMES = Games(lambda game: game.words)


def rules_of(game: str) -> Rules:
    """The rules of a game. Those of a word game share only `NAME`, `SEATS` and `DATA` with the others."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}; choose from {', '.join(GAMES)}")
    rules: Any = import_module(GAMES[game])
    if getattr(rules, "NAME", None) != game:
        raise BrokenGame(f"{rules.__file__}: NAME must be {game!r}, as the data file beside it is called")
    return cast(Rules, rules)


def card_rules_of(game: str) -> Rules:
    """The rules of a card game, for what only cards can do: positions, sampling, compiled rules."""
    rules = rules_of(game)
    if game not in CARD_GAMES:
        raise UnknownGame(f"{game!r} is not a card game; choose from {', '.join(CARD_GAMES)}")
    return rules
