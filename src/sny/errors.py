"""What can go wrong, as a tree.

SnyError
├── UnknownGame      there is no game of that name
├── BrokenGame       the files of a game are not as they must be
├── UnknownSeat      there is no such seat at the table
├── OptionError      an option of the table is wrong
├── FormatError      a text is no action, position or game
├── IllegalAction    the rules do not allow that now
├── Refused          the table does not allow that now, or not to you
└── MissingExtra     something must be installed for that (`sny.extras`)
"""

from collections.abc import Sequence

LISTED = 24  # more actions than this are counted, not listed


class SnyError(Exception):
    """Any mistake that a caller can mend. The message says how."""


class UnknownGame(SnyError):
    pass


class BrokenGame(SnyError):
    pass


class UnknownSeat(SnyError):
    pass


class OptionError(SnyError):
    """`option` is the name of the option that is wrong."""

    def __init__(self, option: str, problem: str) -> None:
        super().__init__(f"{option}: {problem}")
        self.option = option


class FormatError(SnyError):
    """`line` is where in a text it went wrong, counted from 1; 0 where there is but one line."""

    def __init__(self, problem: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.problem = problem
        self.line = line


class IllegalAction(SnyError):
    """`legal` lists what the seat could have played; `verdict` is a referee's reason, in the language of the table."""

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
    """`code` is one word for the reason, for programs and translations; `verdict` is what a referee has against it."""

    def __init__(self, code: str, reason: str, verdict: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.verdict = verdict
