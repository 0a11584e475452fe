"""Puzzles: positions from bots' games where one action is clearly best and `careful` would have chosen another.

They lie in `data`, one file a game, mined by `python -m scripts.puzzles` and checked by a deep search. The daily
puzzle follows from the date alone, so it is the same for everybody.
"""

import gzip
import json
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from math import gcd
from pathlib import Path
from typing import Any

from sny.errors import SnyError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.derived import derived, foreseen
from sny.rules.kit.notation import action_number
from sny.rules.kit.plain import read_plain

FOLDER = Path(__file__).parent / "data"
GAMES = ("sen", "smoki", "koty")  # in the order of the days
KINDS = ("call", "take", "cover", "attack", "choose")


@dataclass(frozen=True)
class Puzzle:
    game: str
    kind: str  # what is asked: one of KINDS
    seat: int
    players: int
    view: dict[str, Any]  # what the seat knows
    legal: list[str]
    answers: list[str]  # the best action, and what is as good
    usual: str  # what `careful` would do
    loss: float  # of the best of all other actions, in units of the game
    choices: list[list[Any]]  # every legal action and its worth, the best first
    reasons: dict[str, list[dict[str, Any]]]  # why the best action is better than each that is not as good

    def told(self) -> dict[str, Any]:
        """As a client draws it: files do without what is derived from the view."""
        rules = card_rules_of(self.game)
        seen: Any = read_plain(rules.Layout, self.view)
        legal = [action_number(rules, action) for action in self.legal]
        return {
            **asdict(self),
            "view": {**self.view, **derived(rules, seen), **foreseen(rules, seen, self.seat, legal)},
        }


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    file = file_of(game)
    if not file.is_file():
        raise SnyError(f"there are no puzzles of {game!r}; choose from {', '.join(GAMES)}")
    return tuple(Puzzle(**json.loads(line)) for line in gzip.decompress(file.read_bytes()).splitlines())


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.jsonl.gz"


def write(game: str, mined: list[Puzzle]) -> None:
    lines = [json.dumps(asdict(puzzle), ensure_ascii=False, separators=(",", ":")) for puzzle in mined]
    FOLDER.mkdir(exist_ok=True)
    file_of(game).write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    puzzles.cache_clear()


def number_of_day(day: date) -> tuple[str, int]:
    """The game of a day, and the number of its puzzle. Games take turns, and neighbours in a file do not meet."""
    turn, number = day.toordinal() % len(GAMES), day.toordinal() // len(GAMES)
    count = len(puzzles(GAMES[turn]))
    return GAMES[turn], number * stride(count) % count


def stride(count: int) -> int:
    """A step that visits every number before it comes back."""
    step = max(1, count * 2 // 5)
    while gcd(step, count) != 1:
        step += 1
    return step


def daily(day: date) -> Puzzle:
    game, number = number_of_day(day)
    return puzzles(game)[number]
