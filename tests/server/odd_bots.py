"""Bots that misbehave, each only in its weakest level. They run in a worker, instead of `thinking.think`."""

import os
import time
from typing import Any

from sny.bots import levels
from sny.server.asking import think as sound


def hangs(game: str, level: str, *question: Any) -> str:
    if level == levels(game)[0]:
        time.sleep(1000)
    return sound(game, level, *question)


def dies(game: str, level: str, *question: Any) -> str:
    if level == levels(game)[0]:
        os._exit(3)
    return sound(game, level, *question)


def fails(game: str, level: str, *question: Any) -> str:
    if level == levels(game)[0]:
        raise RuntimeError("a mistake")
    return sound(game, level, *question)


def is_ready(game: str) -> None:
    """Nothing is compiled."""
