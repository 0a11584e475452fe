"""Bots as a bot writer might have them, good and bad."""

import multiprocessing
import os
from random import Random
from typing import Any

from sny.rules import sen


def first(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    return legal[0]


def restless(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    """Does anything, and calls in its third turn, right or wrong."""
    if sen.CALL in legal and seen.turns >= 2 * seen.players:
        return sen.CALL
    return chance.choice([action for action in legal if action != sen.CALL])


def raising(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    """Fails in some games, and not in others."""
    if chance.random() < 0.05:
        raise ValueError("I have lost count")
    return legal[-1]


def illegal(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    return -1


def leaving(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    raise SystemExit(3)


def deadly(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    """Takes the whole process with it, but only where games are played for others."""
    if multiprocessing.parent_process() is not None:
        os._exit(9)
    return legal[0]


def silent(seen: Any, seat: int, legal: list[str], chance: Random) -> str:
    return ""


NO_BOT = 7
