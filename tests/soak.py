"""A long hunt for leaks: `make soak`, or `python -m tests.soak GAME ACTIONS`. Runs on all cores and shows progress."""

import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict

from sny.rules.catalogue import CARD_GAMES
from tests.secrets import Hunt, hunt_through

PART = 20_000


def main(games: list[str], actions: int) -> None:
    for game in games:
        parts = -(-actions // PART)
        total = Hunt()
        with ProcessPoolExecutor() as pool:
            hunts = [pool.submit(hunt_through, game, PART, 1000 + part) for part in range(parts)]
            for hunt in as_completed(hunts):
                total = Hunt(*(getattr(total, name) + count for name, count in asdict(hunt.result()).items()))
                print(
                    f"\r{game}: {total.actions:,} actions compared, {total.deals:,} with deals, "
                    f"{total.reshuffles:,} with reshuffles, no leak",
                    end="",
                    flush=True,
                )
        print()


if __name__ == "__main__":
    main(sys.argv[1:2] or list(CARD_GAMES), int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000)
