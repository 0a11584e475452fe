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

CODE = ("bots", "rules", "sim", "table", "words")  # what decides how a simulated game goes


@cache
def named_bot(game: str, name: str) -> Any:
    module, colon, function = name.partition(":")
    if not colon:
        return bot(game, name)
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # a bot writer's module lies where the command is given
    try:
        found = getattr(import_module(module), function)
    except (ImportError, AttributeError, ValueError) as error:
        problem = f"{name!r} cannot be loaded: {error}"
        raise OptionError("bots", f"{problem}; give module:function or choose {' or '.join(levels(game))}") from error
    if not callable(found):
        raise OptionError("bots", f"{name!r} is no function; it is asked as bot(seen, seat, legal, chance)")
    return found


@cache
def code_digest(game: str, names: tuple[str, ...]) -> str:
    """A few letters that change with the code of rules and bots: results of different code do not belong together."""
    digest = sha256()
    for folder in CODE:
        for file in sorted(files_in(files("sny").joinpath(folder)), key=lambda file: str(file)):
            digest.update(file.name.encode() + file.read_bytes())
    for name in sorted(set(names)):
        source = getattr(sys.modules.get(getattr(named_bot(game, name), "__module__", "")), "__file__", None)
        if ":" in name and source:
            digest.update(name.encode() + Path(source).read_bytes())
    return digest.hexdigest()[:12]


def files_in(folder: Traversable) -> list[Traversable]:
    found: list[Traversable] = []
    for entry in folder.iterdir():
        if entry.is_dir():
            found += [] if entry.name == "__pycache__" else files_in(entry)
        else:
            found.append(entry)
    return found
