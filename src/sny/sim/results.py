"""The results file: a line that says what is simulated, then one line a deal, in order.

It grows while the games are played, so a run that was interrupted goes on where it was. A line that was not written to
its end is dropped.
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from sny.errors import SnyError
from sny.sim.plan import Plan
from sny.sim.play import Played

Deal = list[Played]  # the games of one deal, in the order of the plan's seatings
DEAL = msgspec.json.Decoder(Deal)


class OtherResults(SnyError):
    """The file holds something else than the beginning of this run."""


class Results:
    """The deals of a plan that have been played, kept in a file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.deals = 0
        self._file: BinaryIO | None = None

    def __enter__(self) -> "Results":
        """Raises OtherResults, and changes nothing, where the file holds another run; OSError where it cannot be."""
        header = msgspec.json.encode(self.plan.header()) + b"\n"
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
        self._file = file = os.fdopen(descriptor, "r+b")
        try:
            hold_alone(file, self.path)
            first = file.readline()
            if first and first != header:
                if not header.startswith(first):  # otherwise it was killed in the middle of its first line
                    raise OtherResults(difference(self.path, first, self.plan.header()))
                first = b""
            if not first:
                file.seek(0)
                file.truncate()
                file.write(header)
                file.flush()
            self.deals = whole_lines(file, len(header))
        except BaseException:
            file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, line: bytes) -> None:
        assert self._file is not None
        self._file.write(line + b"\n")
        self._file.flush()
        self.deals += 1


def hold_alone(file: BinaryIO, path: Path) -> None:
    """Two runs that write into one file would spoil it. Where the system cannot lock, that is left to the user."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise OtherResults(f"{path} is being written by another run; wait for it, or choose another file") from None


def whole_lines(file: BinaryIO, start: int) -> int:
    """How many lines follow that were written to their end; the rest is cut off, and writing goes on there."""
    lines, end = 0, start
    for line in file:
        if not line.endswith(b"\n"):
            break
        lines, end = lines + 1, end + len(line)
    file.seek(end)
    file.truncate()
    return lines


def read_deals(path: Path, deals: int) -> Iterator[Deal]:
    """The first deals of a results file."""
    with path.open("rb") as file:
        file.readline()
        for number, line in zip(range(deals), file, strict=False):
            try:
                yield DEAL.decode(line)
            except msgspec.MsgspecError as error:
                raise OtherResults(f"{path}, line {number + 2} is damaged: {error}. Remove it and run again") from error


def difference(path: Path, line: bytes, wanted: dict[str, Any]) -> str:
    """Why a file is not the beginning of a run."""
    try:
        found = msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.MsgspecError:
        return f"{path} is not a results file; choose another file"
    wanted = msgspec.json.decode(msgspec.json.encode(wanted))
    different = [name for name in wanted if found.get(name) != wanted[name]]
    told = "; ".join(f"{name} {as_json(found.get(name))} and not {as_json(wanted[name])}" for name in different)
    return f"{path} holds the results of another run: {told}. Choose another file, or remove it"


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
