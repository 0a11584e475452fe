"""Bots by name: a level of the game, or `module:function` for one of your own."""

import sys
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from sny.bots import bot, levels
from sny.errors import OptionError
from sny.extras import missing_extra

# What decides how a simulated game goes, and what is kept of it.
CODE = ("bots", "rules", "table", "words", "sim/play.py", "sim/measures.py", "sim/measures.toml")


@cache
def named_bot(game: str, name: str) -> Any:
    module, colon, function = name.partition(":")
    try:
        return own_bot(game, name, module, function) if colon else bot(game, name)
    except ImportError as error:
        raise missing_extra(error) or error from None


def own_bot(game: str, name: str, module: str, function: str) -> Any:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # a bot writer's module lies where the command is given
    try:
        found = getattr(import_module(module), function)
    except Exception as error:  # a bot writer's module may fail in any way
        if missing_extra(error):
            raise
        problem = f"{name!r} cannot be loaded: {type(error).__name__}: {error}"
        raise OptionError("bots", f"{problem}; give module:function or choose {' or '.join(levels(game))}") from error
    if not callable(found):
        raise OptionError("bots", f"{name!r} is no function; it is asked as bot(seen, seat, legal, chance)")
    return found


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
