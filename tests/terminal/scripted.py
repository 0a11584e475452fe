"""A match whose answers are written down before it starts, and a screen whose lines can be read afterwards."""

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any
from unittest.mock import patch

from rich.console import Console, RenderableType

import sny
from sny.bots import bot
from sny.language import Language
from sny.terminal.desk import Desk
from sny.terminal.local import YOU, LocalLine, local_table
from sny.terminal.loop import Left, Match
from sny.terminal.menu import Menu
from sny.terminal.replay import replay
from sny.terminal.saving import save_game
from sny.terminal.screen import Screen
from sny.terminal.words import Words

CALL_AT_ONCE = ["1", "2", "3", "call"] * 100  # what is not possible is refused, and the next answer is taken


@dataclass
class Played:
    game: sny.CardGame
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
    name: str = "sen",
    **options: Any,
) -> Played:
    """Play until the match or the answers end."""
    game, language = sny.new(name, players, seed, **options), Language(code)
    written = io.StringIO()
    typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
    with redirect_stdout(written), patch.object(sys, "stdin", typed), suppress(Left, EOFError):
        match = match_of(game, language, [level] * (players - 1), save)
        prepare(match)
        match.run()
    return Played(game_of(match), language, written.getvalue())


def match_of(game: sny.Game, language: Language, levels: list[str], save: str = "", rival: Any = None) -> Match:
    """As `sny play` opens one."""
    rivals = {seat: rival or bot(game.name, level) for seat, level in enumerate(levels, start=1)}
    line = LocalLine(local_table(game, levels), rivals)
    keep = partial(save_game, save, line.game) if save else lambda: None
    return Match(Desk(line, YOU), Words(language, game.rules, YOU), Screen(), keep=keep)


def game_of(match: Match) -> Any:
    line = match.desk.line
    assert isinstance(line, LocalLine)
    return line.game


class LiveScreen(Screen):
    """A terminal of 80 by 24 that answers by itself and measures each picture."""

    def __init__(self, answers: Iterable[str]) -> None:
        super().__init__()
        self.live = True
        self.typed = iter(answers)
        self.console = Console(file=sys.stdout, width=80, height=24, highlight=False, markup=False, emoji=False)
        self.tallest = 0

    def ask(self, prompt: str) -> str:
        return next(self.typed)

    def wait(self, prompt: str) -> None:
        pass

    def pause(self, beats: float = 1) -> None:
        pass

    def draw(self, *parts: RenderableType) -> None:
        if self.live:
            self.tallest = max(self.tallest, self.lines_of(*parts))
        else:
            self.show(*parts)


def keys_from_the_list(match: Match) -> Iterator[str]:
    """Answers for as long as they are asked for: any key that the list offers then."""
    chance = Random(7)
    while True:
        menu = match.drawing.menu(match.sight(), match.desk.asked())
        assert isinstance(menu, Menu)
        yield chance.choice(chance.choice(menu.entries).keys)


def play_by_the_list(name: str, code: str = "en", live: bool = False, **options: Any) -> tuple[Played, int]:
    """A whole match, and the height of its tallest picture if the screen is live."""
    screens = []

    def prepare(match: Match) -> None:
        screens.append(LiveScreen(keys_from_the_list(match)))
        screens[0].live = live
        match.screen = screens[0]

    return play([], code, prepare=prepare, name=name, **options), screens[0].tallest


def told_again(game: sny.CardGame, seat: int | None, code: str = "en") -> tuple[list[str], Language]:
    """The lines of a replay, and the language they were said in."""
    written, language = io.StringIO(), Language(code)
    with redirect_stdout(written), patch.object(sys, "stdin", io.StringIO()):
        replay(game, Words(language, game.rules, seat, rivals=False), Screen())
    return written.getvalue().splitlines(), language


def drawn(picture: RenderableType, width: int = 80) -> list[str]:
    """The lines of a picture, without colours."""
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(picture)
    return captured.get().splitlines()
