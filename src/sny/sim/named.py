"""Bots by name, and the code that decides how they play."""

import sys
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from sny.bots.own import named_bot

# What decides how a simulated game goes, and what is kept of it.
CODE = ("bots", "rules", "table", "words", "sim/play.py", "sim/measures.py", "sim/measures.toml")


@cache
def code_digest(game: str, names: tuple[str, ...]) -> str:
    """A few letters that change with the code of rules and bots: results of different code do not belong together."""
    digest = sha256()
    for part in CODE:
        for file in sorted(files_in(files("sny").joinpath(*part.split("/"))), key=str):
            digest.update(file.name.encode() + file.read_bytes())
    for name in sorted(set(names)):
        source = getattr(sys.modules.get(getattr(named_bot(game, name), "__module__", "")), "__file__", None)
        if ":" in name and source:
            digest.update(name.encode() + Path(source).read_bytes())
    return digest.hexdigest()[:12]


def files_in(place: Traversable) -> list[Traversable]:
    if not place.is_dir():
        return [place]
    return [file for entry in place.iterdir() if entry.name != "__pycache__" for file in files_in(entry)]
