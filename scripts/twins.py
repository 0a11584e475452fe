"""Compile the twins of all card games before the tests start, so that no worker compiles what another compiles too.

What was compiled is kept in the user's cache folder and laid back into the next clone. That is safe: a twin carries
the digest of everything that it is made of in its name, and before it loads anything Numba compares the contents of the
file, its own version, that of Python and the processor.

    python scripts/twins.py           lay back what is kept, compile what is missing, keep it
    python scripts/twins.py --none    compile nothing, only lay back and keep
"""

import os
import shutil
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[1] / "src" / "sny"
UNUSED_DAYS = 14  # after which a kept twin is thrown away
DAY = 86_400


def main(*arguments: str) -> None:
    began = time.monotonic()
    kept = kept_folder()
    laid_back = copy_new(kept, SOURCES)
    if "--none" not in arguments:
        compile_all()
    added = copy_new(SOURCES, kept)
    throw_away_unused(kept)
    if "--none" not in arguments:
        print(f"Twins: {laid_back} laid back, {added} new, {time.monotonic() - began:.0f} s", flush=True)


def kept_folder() -> Path:
    import numba

    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    python = f"{sys.implementation.cache_tag}-numba-{numba.__version__}"
    return Path(base) / "sny" / "twins" / python


def copy_new(source: Path, target: Path) -> int:
    """Copy the twins that the target lacks or has older: each an index with the numbered codes that it points to.

    They go together, the index away first and back last, so that no index ever points to another's code.
    """
    count = 0
    for index in sorted(source.rglob("*.nbi")):
        copy = target / index.relative_to(source)
        if copy.exists() and copy.stat().st_mtime >= index.stat().st_mtime:
            continue
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.unlink(missing_ok=True)
        for code in index.parent.glob(f"{index.stem}.*.nbc"):
            copy_whole(code, copy.with_name(code.name))
        copy_whole(index, copy)
        count += 1
    return count


def copy_whole(file: Path, copy: Path) -> None:
    being_written = copy.with_name(f"{copy.name}.{os.getpid()}")
    shutil.copy2(file, being_written)
    being_written.replace(copy)


def throw_away_unused(kept: Path) -> None:
    """Files of twins that this checkout does not have, and that nobody has made for two weeks."""
    for file in kept.rglob("*.nb[ci]"):
        here = SOURCES / file.relative_to(kept)
        if not here.exists() and file.stat().st_mtime < time.time() - UNUSED_DAYS * DAY:
            file.unlink(missing_ok=True)


def compile_all() -> None:
    """The longest first, on all cores."""
    from sny.rules.catalogue import CARD_GAMES

    work = [(part, game) for part in (search, loops, checked) for game in CARD_GAMES]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(timed, part, game): f"{part.__name__} of {game}" for part, game in work}
        for number, done in enumerate(as_completed(running), start=1):
            print(f"  {number} of {len(work)}: {running[done]}, {done.result():.0f} s", flush=True)


def timed(part: Callable[[str], None], game: str) -> float:
    began = time.monotonic()
    part(game)
    return time.monotonic() - began


def search(game: str) -> None:
    """What a thinker, hints, the arena and reviews need."""
    from sny.bots import warm_up
    from sny.bots.arena import results
    from sny.bots.thinking import habits_of
    from sny.reviewing import engine

    warm_up(game)
    results(game, 2, habits_of(game), habits_of(game), 1, 1)
    engine.warm_up(game)


def loops(game: str) -> None:
    """What batches and environments of single games need."""
    from sny.env.batch import Batch

    batch = Batch(game, games=2, seed=1)
    batch.step(batch.random_actions())
    batch.observations()


def checked(game: str) -> None:
    """Rules with their bounds checked, for comparison with plain Python."""
    from random import Random

    from tests.env.test_lockstep import walk
    from tests.random_games import random_game

    walk(random_game(game, Random(1)), Random(1))


if __name__ == "__main__":
    sys.path.insert(0, str(SOURCES.parents[1]))
    main(*sys.argv[1:])
