"""Which bot acts next, and when: for drivers without a real-time clock."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from sny.game.game import Game


class Step(NamedTuple):
    """What happens next: a seat's answer at a time in seconds; without a seat, something that is due by then."""

    seat: int | None
    answer: Any
    at: float


def next_step(
    game: Game, seats: Iterable[int], ask: Callable[[int], Any], seconds: Callable[[int, Any], float]
) -> Step | None:
    """The first seat that has something to do or to say, unless something is due before that; None where nobody has.
    An answer takes its seconds where time matters, and "" is none."""
    due = due_step(game)
    for seat in seats:
        answer = ask(seat)
        if answer != "":
            at = round(game.now + seconds(seat, answer), 3) if game.own_clock else 0.0  # as inputs have it
            return Step(seat, answer, at) if due is None or at < due.at else due
    return None


def due_step(game: Game) -> Step | None:
    return None if game.wakes_at is None else Step(None, "", game.wakes_at)
