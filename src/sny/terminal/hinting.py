"""What the bots think of each action, as a list."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from sny.terminal.look import FAINT
from sny.terminal.words import Words

NOT_TOLD = ("action", "worlds", "level")
CHANCE = "chance"  # begins the names of numbers that are shares
SHOWN = 8  # the best


def hint_table(words: Words, hints: Sequence[dict[str, Any]]) -> Table:
    grid = Table(box=None, show_header=False, padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    for hint in hints[:SHOWN]:
        told = [number(words, name, value) for name, value in hint.items() if name not in NOT_TOLD]
        if "level" in hint:
            told.append(words.language.say("client-hint-level", level=words.language.say(f"level-{hint['level']}")))
        grid.add_row(Text(hint["action"]), Text(", ".join(told), FAINT))
    return grid


def number(words: Words, name: str, value: Any) -> str:
    shown = round(100 * value) if name.startswith(CHANCE) else round(value, 1) if isinstance(value, float) else value
    message = f"client-hint-{name}"
    return words.language.say(message, value=shown) if words.language.knows(message) else f"{name} {shown}"
