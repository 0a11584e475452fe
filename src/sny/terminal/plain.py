"""The table of a game that has no drawing of its own yet: what its view holds."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sny.rules.kit.notation import UNKNOWN
from sny.terminal.drawing import Sight
from sny.terminal.look import NIGHT
from sny.terminal.menu import Menu, menu_of
from sny.terminal.words import Heard

SHOWN_ONCE: tuple[str, ...] = ()  # the fields show all that a seat knows


def table(sight: Sight, width: int) -> RenderableType:  # noqa: ARG001
    """Single values in a few lines, then the rest with a line each."""
    singles = [f"{name} {field_text(value)}" for name, value in sight.view.items() if not isinstance(value, list)]
    fields = Table.grid(padding=(0, 1))
    fields.add_column(style=NIGHT)
    for name, value in sight.view.items():
        if isinstance(value, list):
            fields.add_row(Text(name), Text(field_text(value), overflow="ellipsis", no_wrap=True))
    return Padding(Group(Text(" · ".join(singles)), fields), (0, 1))


def field_text(value: Any) -> str:
    if isinstance(value, list) and len(value) > 6 and set(map(str, value)) == {UNKNOWN}:
        return f"{UNKNOWN} × {len(value)}"
    if isinstance(value, list):
        divider = " / " if any(isinstance(item, list) for item in value) else " "
        return divider.join(map(field_text, value))
    return "-" if value is None else str(value)


def hints(sight: Sight) -> dict[str, Any]:  # noqa: ARG001
    return {}


def menu(sight: Sight, legal: Sequence[str]) -> Menu:
    return menu_of(sight.words, legal)


def result(sight: Sight, total: int) -> str:  # noqa: ARG001
    return str(total)


def reveal(sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:  # noqa: ARG001
    yield Group(*map(Text, sight.words.lines(events)))
