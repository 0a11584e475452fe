"""The games there are. Adding one means one line here."""

from importlib import import_module
from typing import cast

from sny.errors import UnknownGame
from sny.rules.kit.game import Rules

GAMES = {
    "sen": "sny.rules.sen",
    "smoki": "sny.rules.smoki",
    "koty": "sny.rules.koty",
}


def rules_of(game: str) -> Rules:
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return cast(Rules, import_module(GAMES[game]))
