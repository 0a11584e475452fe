"""A game's cards and options, read from the TOML file beside its rules."""

import tomllib
from typing import Any

from sny.errors import UnknownGame
from sny.folders import file_of_game


def read_data(game: str) -> dict[str, Any]:
    file = file_of_game(f"{game}.toml")
    if file is None:
        raise UnknownGame(f"no {game}.toml was found beside any rules; docs/add-a-game.md says where games are found")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    if deck := data.get("option", {}).get("deck"):
        deck["counts"] = dict.fromkeys(kinds_in_deck(data), deck["copies"])
    return data


def kinds_in_deck(data: dict[str, Any]) -> list[str]:
    """The kinds whose copies a designer may change: those of which no other option says how many there are."""
    counted = {kind for spec in data["option"].values() for kind in spec.get("counts", ())}
    return [kind["name"] for kind in data["card"] if kind["name"] not in counted]
