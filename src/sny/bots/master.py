"""The level `master`: a trained network, asked once a move, with NumPy alone. It is there where its file is.

Files are `networks/GAME.npz` beside this one, or in the folder that `SNY_NETWORKS` names, which goes first.
"""

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

FOLDER = Path(__file__).parent / "networks"
DRAWS_BY = 0.0  # temperature: 0 plays the best action


def network_file(game: str) -> Path | None:
    """Where the network of a game lies; nowhere if it was not trained."""
    folders = [Path(given)] if (given := os.environ.get("SNY_NETWORKS")) else []
    for folder in [*folders, FOLDER]:
        if (folder / f"{game}.npz").is_file():
            return folder / f"{game}.npz"
    return None


@cache
def policy_in(path: Path, game: str) -> Any:
    from sny.bots.policy_file import load

    return load(path, game)


def play_as_learnt(
    game: str, path: Path, seen: Any, seat: int, legal: list[int], chance: Random, temperature: float = DRAWS_BY
) -> int:
    if len(legal) == 1:
        return legal[0]
    likes = policy_in(path, game).likes(seen, seat, legal)
    best = int(likes.argmax())
    if temperature <= 0:
        return legal[best]
    weights = [float(2.718281828459045 ** ((like - likes[best]) / temperature)) for like in likes]
    return chance.choices(legal, weights)[0]
