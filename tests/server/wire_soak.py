"""A long hunt for leaks on the wire: `python -m tests.server.wire_soak N [SEED]` compares N pairs of worlds a game."""

import sys
from collections.abc import Callable
from functools import partial

from sny.rules.catalogue import CARD_GAMES
from tests.server.wire import Hunt, hunt
from tests.server.wire_words import NAME, hunt_words

PART = 25


def main(worlds: int, seed: int) -> None:
    hunts: dict[str, Callable[[int, int], Hunt]] = {name: partial(hunt, name) for name in CARD_GAMES}
    for name, hunted in {**hunts, NAME: hunt_words}.items():
        total = Hunt()
        for part in range(-(-worlds // PART)):
            found = hunted(PART, seed + part)
            total = Hunt(*(getattr(total, field) + getattr(found, field) for field in Hunt.__dataclass_fields__))
            print(
                f"\r{name}: {total.worlds:,} worlds, {total.steps:,} steps, {total.messages:,} messages of "
                f"{total.seen:,} bytes alike, no leak",
                end="",
                flush=True,
            )
        print()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, int(sys.argv[2]) if len(sys.argv) > 2 else 1000)
