"""The level `master`: a trained network, with lookahead if Numba is installed. It exists if its file does.

Files are `networks/GAME.npz` beside this one, or in the folder that `SNY_NETWORKS` names, which takes precedence.
"""

import os
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from sny.env.chance import started
from sny.extras import is_installed

FOLDER = Path(__file__).parent / "networks"


def network_file(game: str) -> Path | None:
    """Where the network of a game lies; nowhere if it was not trained."""
    folders = [Path(given)] if (given := os.environ.get("SNY_NETWORKS")) else []
    for folder in [*folders, FOLDER]:
        if (folder / f"{game}.npz").is_file():
            return folder / f"{game}.npz"
    return None


def play_as_learnt(game: str, path: Path, wanted: str, seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    """The action found by a way of `sny.bots.lookahead`, the best one unless another is wanted."""
    if len(legal) == 1:
        return legal[0]
    if not is_installed("numba"):
        return legal[int(policy_in(path, game).likes(seen, seat, legal).argmax())]
    from sny.bots.lookahead import lookahead

    player = lookahead(game, path)
    return player.choose(seen, seat, legal, player.way(seen.players, wanted), started(chance.getrandbits(62)))


def warm_up(game: str) -> None:
    """Compile the look ahead, where there is a network for it."""
    if path := network_file(game):
        from sny.bots.lookahead import lookahead

        lookahead(game, path).warm_up()


@cache
def policy_in(path: Path, game: str) -> Any:
    from sny.bots.policy_file import load

    return load(path, game)
