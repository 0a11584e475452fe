"""What a game's drawing file offers, and what it gets to see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Protocol, cast

from rich.console import RenderableType

from sny.rules.catalogue import GAMES
from sny.terminal.menu import Menu
from sny.terminal.words import Heard, Words


@dataclass(frozen=True)
class Sight:
    """One seat's view, and the events whose card it is being shown right now. A drawing gets nothing else."""

    words: Words
    view: dict[str, Any]
    seat: int
    memory: bool = False  # whether the table shows again what a seat has a right to remember
    shown: tuple[Heard, ...] = ()
    before: dict[str, Any] | None = None  # at a round's end: the view before the action that ended it


class Drawing(Protocol):
    """A module of `sny.terminal` that bears a game's name."""

    SHOWN_ONCE: tuple[str, ...]  # the events whose card is shown to its witness once, and then turned down

    def table(self, sight: Sight, width: int) -> RenderableType: ...
    def hints(self, sight: Sight) -> dict[str, Any]:
        """What the words of phases and actions may mention."""

    def menu(self, sight: Sight, legal: Sequence[str]) -> Menu:
        """The list of what may be done, with short keys."""

    def result(self, sight: Sight, total: int) -> str:
        """A total in words, where a number alone would not say what was counted."""

    def reveal(self, sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:
        """A round's end: pictures that follow one another, the last of them complete."""


def drawing_of(game: str) -> Drawing:
    own = GAMES[game].replace("sny.rules", "sny.terminal")
    drawing = import_module(own) if find_spec(own) else plain()
    return cast(Drawing, drawing if hasattr(drawing, "SHOWN_ONCE") else plain())  # a module of ours may bear the name


def plain() -> ModuleType:
    return import_module("sny.terminal.plain")
