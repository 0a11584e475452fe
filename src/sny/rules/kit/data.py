"""A game's cards and options, read from the TOML file beside its rules."""

import tomllib
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent


def read_data(game: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{game}.toml").read_text(encoding="utf-8"))
