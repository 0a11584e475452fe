"""What a game's drawing file offers, and what it gets to see."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.table import Table

from sny.game.game import Game
from sny.rules.catalogue import GAMES
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
    legal: Sequence[str] = ()


class Choices(Protocol):
    """What a player may answer."""

    def lines(self, hints: dict[str, Any]) -> list[tuple[str, str, str]]:
        """As a list: keys, meaning and notation of each line."""

    def action(self, answer: str) -> str | None:
        """The action that an answer names; "wait" lets the next thing happen."""

    def problem(self, answer: str) -> str:
        """One line that helps on, for an answer that names no action."""


class News(Protocol):
    """The events since the player's last prompt."""

    def hear(self, events: Sequence[Heard]) -> None: ...
    def lines(self) -> list[str]: ...
    def forget(self) -> None:
        """The player has answered."""

    def clear(self) -> None: ...


class Drawing(Protocol):
    """A module of `sny.terminal` that bears a game's name; what it lacks is that of `sny.terminal.plain`."""

    ROUND: tuple[str, str]  # the events that begin and end a round
    SHOWN_ONCE: tuple[str, ...]  # the events whose card is shown to its witness once, and then turned down
    TELLS_ALL: bool  # whether news tell all that the seat has heard, and not only what everybody saw
    WHOLE_LINES: bool  # whether commas are part of an answer
    HELP: str  # the message that explains the answers

    def clock(self, words: Words, game: Game, live: bool) -> str:
        """How the game's own clock runs, where it has one."""

    def table(self, sight: Sight, width: int) -> RenderableType: ...
    def hints(self, sight: Sight) -> dict[str, Any]:
        """What the words of phases and actions may mention."""

    def menu(self, sight: Sight, legal: Sequence[str]) -> Choices:
        """The list of what may be done, with short keys."""

    def expected(self, sight: Sight, legal: Sequence[str], actors: Sequence[int], hints: dict[str, Any]) -> str:
        """What is expected of you, or whom you are waiting for."""

    def news(self, words: Words) -> News: ...
    def beats(self, view: dict[str, Any], actors: Sequence[int]) -> float:
        """For how long a move made in a view stays before the next."""

    def result(self, sight: Sight, total: int) -> str:
        """A total in words, where a number alone would not say what was counted."""

    def told_before(self, events: Sequence[Heard]) -> list[Heard]:
        """The events of a round's end that the reveal does not show."""

    def reveal(self, sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:
        """A round's end: pictures that follow one another, the last of them complete."""

    def sheet(self, sight: Sight, rounds: Sequence[Sequence[int]], totals: Sequence[str]) -> Table | None:
        """The score sheet, where there is anything on it."""


def drawing_of(game: str) -> Drawing:
    own = GAMES[game].replace("sny.rules", "sny.terminal")
    drawing = vars(import_module(own)) if find_spec(own) else {}
    known = drawing if "SHOWN_ONCE" in drawing else {}  # a module of ours may happen to bear the name
    return cast(Drawing, SimpleNamespace(**{**vars(import_module("sny.terminal.plain")), **known}))
