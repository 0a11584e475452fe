"""python -m sny.train GAME: the command `sny train`, which needs nothing but NumPy, Numba and torch."""

import argparse
import sys
from dataclasses import fields
from pathlib import Path

from sny.errors import SnyError
from sny.train.command import train
from sny.train.learner import Settings


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sny.train", description="Train a player by self-play.")
    parser.add_argument("game")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--players", default="2,3,4", help="numbers of players, such as 2,3,4")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--device", default="auto", help="auto, cpu or cuda")
    for one in fields(Settings):
        if one.name not in ("game", "players", "device"):
            parser.add_argument(f"--{one.name.replace('_', '-')}", type=type(one.default), default=None)
    given = {name: value for name, value in vars(parser.parse_args()).items() if value is not None}
    try:
        train(**given)
    except SnyError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
