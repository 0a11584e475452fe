"""Copying a state into a policy's scratch space, in plain Python and compiled."""

from typing import Any


def put_copy(scratch: Any, row: int, state: Any) -> None:
    scratch[row] = state.copy()


def put_record(scratch: Any, row: int, state: Any) -> None:
    """What stands for it in compiled code, where an array holds the states themselves."""
    scratch[row] = state
