"""Parts of the screen that are the same in every game: lines, the list of actions, the score sheet."""

from collections.abc import Sequence
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sny.terminal.drawing import Choices
from sny.terminal.look import FAINT, NIGHT
from sny.terminal.words import Words

ROUNDS_SHOWN = 8


def indented(text: str, style: str = "") -> Padding:
    return Padding(Text(text, style), (0, 1), expand=False)


def menu_table(menu: Choices, hints: dict[str, Any]) -> Table:
    grid = Table(box=None, show_header=False, padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True, justify="right")
    grid.add_column()
    grid.add_column(style=FAINT)
    for keys, meaning, notation in menu.lines(hints):
        grid.add_row(Text(keys), Text(meaning or notation), Text(notation if meaning else ""))
    return grid


def score_sheet(words: Words, rounds: Sequence[Sequence[int]], totals: Sequence[str]) -> Table:
    """As on a note pad: a column a player, a line a round, the totals below."""
    sheet = Table(box=None, padding=(0, 1), header_style=NIGHT, show_footer=True)
    sheet.add_column("", Text(words.language.say("sheet-total")), style=FAINT, footer_style="bold")
    for seat, total in enumerate(totals):
        sheet.add_column(Text(words.player(seat)), Text(total), justify="right", footer_style="bold")
    first = max(len(rounds) - ROUNDS_SHOWN, 0)
    for number, scores in enumerate(rounds[first:], start=first + 1):
        sheet.add_row(words.language.say("sheet-round", round=number), *map(str, scores))
    return sheet
