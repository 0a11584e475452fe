"""Bots of your own in the terminal."""

from collections.abc import Iterable
from typing import Any

from sny.bots import bot
from sny.bots.own import Guarded, is_own, named_bot
from sny.errors import OptionError
from sny.terminal.complaint import Complaint


def rival(game: str, name: str) -> Any:
    """A level, or a function as `module:function`, which is loaded now so that a wrong name is reported now."""
    if not is_own(name):
        return bot(game, name)
    check_own(game, name)
    return Guarded(game, name)


def check_own(game: str, name: str, option: str = "bots") -> None:
    try:
        named_bot(game, name)
    except OptionError as error:
        raise Complaint(f"--{option}{str(error).removeprefix(error.option)}") from None


def problems_of(rivals: Iterable[Any]) -> list[str]:
    """What went wrong in bots of your own, each once, with how often."""
    found = [problem for rival in rivals if isinstance(rival, Guarded) for problem in rival.problems]
    return [f"{problem}({found.count(problem)} times)" for problem in dict.fromkeys(found)]
