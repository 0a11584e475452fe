"""The table of a game that has no drawing of its own: what its view holds, with cards by name and value."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sny.game.game import Game
from sny.rules.kit.derived import told_fields
from sny.rules.kit.plain import UNKNOWN
from sny.terminal.drawing import Sight
from sny.terminal.look import NIGHT
from sny.terminal.menu import Menu, menu_of
from sny.terminal.parts import score_sheet
from sny.terminal.words import Heard, Words

ROUND = ("dealt", "scored")
SHOWN_ONCE: tuple[str, ...] = ()  # the fields show all that a seat knows
TELLS_ALL = WHOLE_LINES = False
HELP = "help-answers"
MANY = 3  # face-down cards beyond this are counted


def clock(words: Words, game: Game, live: bool) -> str:  # noqa: ARG001
    return ""


def table(sight: Sight, width: int) -> RenderableType:  # noqa: ARG001
    """Single values in a few lines, then every row of cards or numbers with a line each, by player where it has one."""
    view = {name: sight.view[name] for name in told_fields(sight.words.rules) if name != "players"}
    singles = [
        f"{label(name)} {value_text(sight.words, name, value)}"
        for name, value in view.items()
        if not isinstance(value, list)
    ]
    fields = Table.grid(padding=(0, 1))
    fields.add_column(style=NIGHT)
    for name, value in view.items():
        if isinstance(value, list):
            for owner, row in rows_of(sight, name, value):
                fields.add_row(Text(f"{label(name)} {owner}".strip()), Text(row_text(sight.words, name, row)))
    return Padding(Group(Text(" · ".join(singles)), fields), (0, 1))


def label(name: str) -> str:
    return name.replace("_", " ")


def rows_of(sight: Sight, name: str, value: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a field, each with its player's name where the field has a row or a value for every player."""
    filled = told_fields(sight.words.rules)[name].filled
    if filled[:1] != ("players",):
        nested = any(isinstance(row, list) for row in value)
        yield from ((str(number), row) for number, row in enumerate(value, start=1)) if nested else [("", value)]
        return
    for seat, row in enumerate(value):
        yield sight.words.player(seat), row if isinstance(row, list) else [row]


def row_text(words: Words, name: str, row: Sequence[Any]) -> str:
    if len(row) > MANY and all(item == UNKNOWN for item in row):
        return f"{words.card(UNKNOWN)} × {len(row)}"
    return ", ".join(value_text(words, name, item) for item in row) or "-"


def value_text(words: Words, name: str, value: Any) -> str:
    field = told_fields(words.rules)[name]
    if value is None or value == []:
        return "-"
    if field.reading == "seat":
        return words.player(value)
    if field.reading == "card":
        return card_text(words, str(value))
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def card_text(words: Words, name: str) -> str:
    """A card by its name, and by its value where the data file gives one that the name does not say."""
    kinds = {kind["name"]: kind for kind in words.rules.DATA["card"]}
    value = kinds.get(name, {}).get("value")
    return words.card(name) if value is None or str(value) == name else f"{words.card(name)} ({value})"


def hints(sight: Sight) -> dict[str, Any]:  # noqa: ARG001
    return {}


def menu(sight: Sight, legal: Sequence[str]) -> Menu:
    return menu_of(sight.words, legal)


def expected(sight: Sight, legal: Sequence[str], actors: Sequence[int], hints: dict[str, Any]) -> str:
    if legal:
        return sight.words.phase(str(sight.view.get("phase", "")), **hints)
    return sight.words.language.say("prompt-waiting", player=sight.words.player(actors[0])) if actors else ""


@dataclass
class News:
    words: Words
    events: list[Heard] = field(default_factory=list)

    def hear(self, events: Sequence[Heard]) -> None:
        self.events += events

    def lines(self) -> list[str]:
        return self.words.lines(self.events)

    def forget(self) -> None:
        """All but the steps of your own turn."""
        others = [index for index, event in enumerate(self.events, start=1) if event.get("seat") != self.words.you]
        del self.events[: max(others, default=0)]

    def clear(self) -> None:
        self.events = []


def news(words: Words) -> News:
    return News(words)


def beats(view: dict[str, Any], actors: Sequence[int]) -> float:  # noqa: ARG001
    """What several do at once needs no time of its own."""
    return 0 if len(actors) > 1 else 1


def result(sight: Sight, total: int) -> str:  # noqa: ARG001
    return str(total)


def told_before(events: Sequence[Heard]) -> list[Heard]:  # noqa: ARG001
    return []


def reveal(sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:
    """The table as it lies open now, and what happened."""
    yield Group(table(sight, width), *map(Text, sight.words.lines(events)))


def sheet(sight: Sight, rounds: Sequence[Sequence[int]], totals: Sequence[str]) -> Table | None:
    return score_sheet(sight.words, rounds, totals)
