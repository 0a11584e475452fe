"""What can go wrong: the errors of `sny`.

SnyError
├── UnknownGame      there is no game of that name
├── BrokenGame       a file of a game is missing or malformed
├── UnknownSeat      there is no such seat at the table
├── OptionError      an option of the game is wrong
├── FormatError      a text is not an action, a position or a game
├── IllegalAction    the rules do not allow the action now
├── Refused          the table does not allow the request now, or not to you
└── MissingExtra     an optional package is not installed (`sny.extras`)
"""

from collections.abc import Sequence

LISTED = 24  # more actions than this are counted, not listed


class SnyError(Exception):
    """A mistake that the caller can correct. The message says how."""


class UnknownGame(SnyError):
    pass


class BrokenGame(SnyError):
    pass


class UnknownSeat(SnyError):
    pass


class OptionError(SnyError):
    """`option` names the option that is wrong."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"{option}: {problem}")
        self.option = option


class FormatError(SnyError):
    """`line` is the line that is wrong, counted from 1; 0 where there is only one."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.problem = problem
        self.line = line


class IllegalAction(SnyError):
    """`legal` lists the seat's legal actions; `verdict` is the referee's reason, in the language of the table."""

    def __init__(self, seat: int, action: str, legal: Sequence[str], reason: str = "", verdict: str = "") -> None:
        listed = ", ".join(legal[:LISTED]) + (f" … ({len(legal)} in all)" if len(legal) > LISTED else "")
        super().__init__(f"seat {seat} may not play {action!r}: {reason or f'legal now: {listed}'}")
        self.seat = seat
        self.action = action
        self.legal = list(legal)
        self.verdict = verdict


def out_of_turn(seat: int, actors: Sequence[int]) -> str:
    """Why a seat may not act, where others may."""
    waiting = " and ".join(map(str, actors))
    others = f"seats {waiting} are" if len(actors) > 1 else f"seat {waiting} is"
    return f"it is not seat {seat}'s turn; {others} to move"


class Refused(SnyError):
    """`code` names the reason for programs and translations; `verdict` is the referee's reason, if there is one."""

    def __init__(self, code: str, reason: str, verdict: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.verdict = verdict
