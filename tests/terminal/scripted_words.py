"""A match of Kraina snów whose answers are written down before it starts."""

import io
import sys
from collections.abc import Callable, Iterable
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

import sny
from sny.bots import WordBot
from sny.language import Language
from sny.rules.catalogue import rules_of
from sny.terminal.loop import Left, Match
from sny.terminal.replay import replay
from sny.terminal.screen import Screen
from sny.terminal.words import Words
from tests.terminal.scripted import game_of, match_of

LANGUAGES = pytest.mark.parametrize("code", ["pl", "en"])
ANY = ["", "xyzzyq", "", "pass"]
YOU, FIRST_BOT = 0, 1


@dataclass
class Played:
    game: sny.WordGame
    language: Language
    output: str

    @property
    def lines(self) -> list[str]:
        return [" ".join(line.split()) for line in self.output.splitlines()]

    @property
    def flat(self) -> str:
        return " ".join(self.output.split())


def play(
    answers: Iterable[str],
    code: str = "en",
    players: int = 4,
    seed: int = 3,
    save: str = "",
    rival: WordBot | None = None,
    prepare: Callable[[Match], None] = lambda match: None,
    **options: Any,
) -> Played:
    """Play until the match or the answers end."""
    game = sny.new("kraina-snow", players, seed, **{"lang": code, "glass": 30, "first": YOU, **options})
    language, written = Language(code), io.StringIO()
    typed = io.StringIO("".join(f"{answer}\n" for answer in answers))
    with redirect_stdout(written), patch.object(sys, "stdin", typed), suppress(Left, EOFError):
        match = match_of(game, language, ["careful"] * (players - 1), save, rival)
        prepare(match)
        match.run()
    return Played(game_of(match), language, written.getvalue())


def parrot(view: Any, seat: int, legal: list[str], chance: Random) -> str:
    """Says the same whatever lies on the sides."""
    if "ready" in legal:
        return "ready"
    if "vote legal" in legal:
        return "vote legal"
    if "done" in legal:
        return "done"
    return "clue echo" if "clue …" in legal else ""


def told(game: sny.WordGame, seat: int | None, code: str = "en") -> list[str]:
    written = io.StringIO()
    with redirect_stdout(written), patch.object(sys, "stdin", io.StringIO()):
        replay(game, Words(Language(code), rules_of("kraina-snow"), seat, rivals=False), Screen())
    return written.getvalue().splitlines()
