"""A match whose answers are written down before it starts, and a screen whose lines can be read afterwards."""

import io
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from rich.console import Console, RenderableType

import sny
from sny.bots import bot
from sny.language import Language
from sny.terminal.loop import Left, Match
from sny.terminal.screen import Screen
from sny.terminal.words import Words

CALL_AT_ONCE = ["1", "2", "3", "call"] * 100  # what is not possible is refused, and the next answer is taken


@dataclass
class Played:
    game: sny.Game
    language: Language
    output: str

    @property
    def lines(self) -> list[str]:
        return [line.strip() for line in self.output.splitlines()]


def play(
    answers: Iterable[str],
    code: str = "en",
    players: int = 3,
    seed: int = 7,
    level: str = "careful",
    save: str = "",
    prepare: Callable[[Match], None] = lambda match: None,
    **options: Any,
) -> Played:
    """Play until the match or the answers end."""
    game, language = sny.new("sen", players, seed, **options), Language(code)
    written = io.StringIO()
    typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
    with redirect_stdout(written), patch.object(sys, "stdin", typed), suppress(Left, EOFError):
        rivals = {seat: bot("sen", level) for seat in range(1, players)}
        match = Match(game, 0, rivals, Words(language, game.rules, 0), Screen(), save)
        prepare(match)
        match.run()
    return Played(game, language, written.getvalue())


def drawn(picture: RenderableType, width: int = 80) -> list[str]:
    """The lines of a picture, without colours."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(picture)
    return captured.get().splitlines()
