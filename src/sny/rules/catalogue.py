"""The games there are. Adding one means one line here."""

from importlib import import_module
from typing import cast

from sny.errors import UnknownGame
from sny.rules.kit.game import Rules

CARD_GAMES = {
    "sen": "sny.rules.sen",
    "smoki": "sny.rules.smoki",
    "koty": "sny.rules.koty",
}
WORD_GAMES = {
    "kraina-snow": "sny.rules.kraina_snow",
}
GAMES = CARD_GAMES | WORD_GAMES


def rules_of(game: str) -> Rules:
    """The rules of a game. Those of a word game share only `NAME`, `SEATS` and `DATA` with the others."""
    if game not in GAMES:
        raise UnknownGame(f"there is no game {game!r}; there are {', '.join(GAMES)}")
    return cast(Rules, import_module(GAMES[game]))


def card_rules_of(game: str) -> Rules:
    """The rules of a card game, for what only cards can do: positions, sampling, compiled rules."""
    rules = rules_of(game)
    if game not in CARD_GAMES:
        raise UnknownGame(f"{game!r} is no card game; there are {', '.join(CARD_GAMES)}")
    return rules
