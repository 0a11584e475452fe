"""The summary of a review: accuracy, how often each word was given, and habits, which are mistakes of one kind.

Which reasons show a habit, and how often strong play shows it, stands in `data/habits.toml`.
"""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

from sny.reviewing.judging import MISTAKE, SLIP

FILE = Path(__file__).parent / "data" / "habits.toml"


def digest(review: Any) -> dict[str, Any]:
    """Of a `Review`, as plain data: the reasons of its slips and mistakes, each with how often it was given."""
    wrong = [moment for moment in review.moments if moment["word"] in (SLIP, MISTAKE)]
    given = Counter(reason["id"].removeprefix("review-") for moment in wrong for reason in moment["reasons"])
    return {
        "accuracy": review.accuracy,
        "decisions": len(review.moments),
        "counts": review.counts,
        "reasons": dict(given),
    }


def habits_in(game: str, reasons: dict[str, int]) -> dict[str, int]:
    """How often each habit of a game shows."""
    return {
        name: sum(reasons.get(reason, 0) for reason in habit["reasons"]) for name, habit in known_habits(game).items()
    }


def strong_play(game: str) -> dict[str, float | None]:
    """How often strong play shows each habit, in a hundred decisions; None where that was not measured."""
    return {name: habit.get("strong") for name, habit in known_habits(game).items()}


def known_habits(game: str) -> dict[str, Any]:
    found: dict[str, Any] = read_habits().get(game, {})
    return found


@cache
def read_habits() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))
