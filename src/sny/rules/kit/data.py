"""A game's cards and options, read from the TOML file beside its rules."""

import tomllib
from typing import Any

from sny.errors import UnknownGame
from sny.folders import file_of_game


def read_data(game: str) -> dict[str, Any]:
    file = file_of_game(f"{game}.toml")
    if file is None:
        raise UnknownGame(f"no {game}.toml lies beside any rules; docs/add-a-game.md says where games are looked for")
    return tomllib.loads(file.read_text(encoding="utf-8"))
