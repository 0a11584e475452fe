"""Bots of your own, as `module:function`: loaded from the current folder, and unable to stop a game by their errors.

A bot is called like the levels: `bot(seen, seat, legal, chance)`, with a view (see docs/bots.md), and returns one of
the legal actions.
"""

import sys
import traceback
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from sny.bots import bot
from sny.errors import OptionError
from sny.extras import missing_extra
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.derived import plain_view
from sny.rules.kit.plain import read_plain


def typed_view(game: str, view: dict[str, Any]) -> Any:
    """A view from the wire or from `Game.view` as the typed state with holes that bots get.

    It lacks only which cards spectators saw, since that is not on the wire.
    """
    return read_plain(card_rules_of(game).Layout, view)


def wire_view(seen: Any) -> dict[str, Any]:
    """The inverse: a typed view as plain dicts and lists, without the values of legal actions."""
    layouts = {card_rules_of(name).Layout: card_rules_of(name) for name in CARD_GAMES}
    return plain_view(layouts[type(seen)], seen)


def is_own(name: str) -> bool:
    return ":" in name


@cache
def named_bot(game: str, name: str) -> Any:
    """A level of the game, or a function by `module:function`."""
    module, colon, function = name.partition(":")
    try:
        return own_bot(name, module, function) if colon else bot(game, name)
    except ImportError as error:
        raise missing_extra(error) or error from None


def own_bot(name: str, module: str, function: str) -> Any:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # a bot writer's module lies where the command is given
    try:
        found = getattr(import_module(module), function)
    except (Exception, SystemExit) as error:  # a bot writer's module may fail in any way
        if missing_extra(error):
            raise
        problem = f"{name!r} cannot be loaded: {type(error).__name__}: {error}{line_at_fault(error)}"
        help = "write module:function, such as my_bots:sleepyhead for sleepyhead in my_bots.py in this folder"
        raise OptionError("bots", f"{problem}; {help}") from error
    if not callable(found):
        raise OptionError("bots", f"{name!r} is not a function; a bot is called as bot(seen, seat, legal, chance)")
    return found


def line_at_fault(error: BaseException) -> str:
    """Where in a file of the current folder something was raised; nothing where it was elsewhere."""
    lines = traceback.extract_tb(error.__traceback__)
    own = [line for line in lines if Path(line.filename).is_relative_to(Path.cwd())]
    return f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""


@dataclass
class Guarded:
    """A bot whose errors do not end a game: any legal action is played instead, and the traceback is recorded."""

    game: str
    name: str
    problems: list[str] = field(default_factory=list)

    def __call__(self, seen: Any, seat: int, legal: list[Any], chance: Random) -> Any:
        try:
            answer = named_bot(self.game, self.name)(seen, seat, list(legal), chance)
            if isinstance(seen, dict):
                return str(answer or "")
            if answer not in legal:
                raise ValueError(f"{self.name} answered {answer!r}, which is not among the legal actions {legal}")
            return int(answer)
        except (Exception, SystemExit):  # a bot writer's function may fail in any way
            self.problems.append(traceback.format_exc())
            return "" if isinstance(seen, dict) else chance.choice(legal)
