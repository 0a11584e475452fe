"""A long hunt for leaks: `make soak`, or `python -m tests.soak GAME STATES`. Runs on all cores and shows progress."""

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from sny.rules.catalogue import CARD_GAMES
from tests.secrets import hunt_through

PART = 20_000


def main(games: list[str], states: int) -> None:
    for game in games:
        parts = -(-states // PART)
        looked_at = compared = 0
        with ProcessPoolExecutor() as pool:
            hunts = [pool.submit(hunt_through, game, PART, 1000 + part) for part in range(parts)]
            for hunt in as_completed(hunts):
                looked_at += hunt.result().states
                compared += hunt.result().actions
                print(f"\r{game}: {looked_at:,} states, {compared:,} actions compared, no leak", end="", flush=True)
        print()


if __name__ == "__main__":
    main(sys.argv[1:2] or list(CARD_GAMES), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000)
