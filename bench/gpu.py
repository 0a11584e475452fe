"""How fast games run on a GPU: python -m bench.gpu [SECONDS]. Writes gpu.md and gpu.json beside this file.

Bare playouts: random moves in every game, in the thread's own memory or where the states lie, the better of the two.
Steps: one random action in every game with view and legal mask, then the observations; one launch each.
"""

import json
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import Any

from sny.env.batch import Batch
from sny.env.gpu import why_no_gpu
from sny.rules.catalogue import CARD_GAMES

FOLDER = Path(__file__).parent
SIZES = (32768, 65536, 131072)
MOVES, PLAYERS = 500, 4
TARGETS = {"sen": 1.0e9, "smoki": 2.0e9, "koty": 0.8e9}
STEPS_TARGET = 100e6


def rate(batch: Any, work: Any, moves: int, seconds: float) -> float:
    """Moves a second, after one round that compiles and warms up."""
    work()
    batch.cuda.synchronize()
    began, rounds = perf_counter(), 0
    while rounds == 0 or perf_counter() - began < seconds:
        for _ in range(4):
            work()
        batch.cuda.synchronize()
        rounds += 4
    return float(rounds * moves * batch.games / (perf_counter() - began))


def measure(name: str, seconds: float) -> dict[str, Any]:
    playouts, steps = {}, {}
    for games in SIZES:
        batch: Any = Batch(name, games, PLAYERS, seed=1, device="cuda")
        for place in ("own memory", "in place"):
            in_place = place == "in place"
            found = rate(batch, lambda b=batch, i=in_place: b.playout(MOVES, in_place=i), MOVES, seconds)
            playouts[f"{games} games, {place}"] = found
            print(f"{name}, playouts, {games:,} games, {place}: {found / 1e9:.2f} thousand million moves/s", flush=True)
        batch.reset(2)

        def step(batch: Any = batch) -> None:
            batch.random_steps(1)
            batch.observe()

        steps[f"{games} games"] = rate(batch, step, 1, seconds)
        print(f"{name}, steps, {games:,} games: {steps[f'{games} games'] / 1e6:.0f} million/s", flush=True)
        batch.complain_if_stopped()
    return {"playouts": playouts, "steps": steps}


def main(seconds: float = 1.0) -> None:
    missing = why_no_gpu()
    if missing:
        raise SystemExit(f"nothing to measure: {missing}")
    facts: dict[str, Any] = {
        "machine": machine(),
        "date": datetime.now(UTC).date().isoformat(),
        "players": PLAYERS,
        "games": {},
    }
    for name in CARD_GAMES:  # written game by game: compiling takes minutes
        facts["games"][name] = measure(name, seconds)
        (FOLDER / "gpu.json").write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")
        (FOLDER / "gpu.md").write_text(page(facts), encoding="utf-8")
    print(page(facts))


def machine() -> str:
    from sny.env.gpu import cuda_module

    card = cuda_module().get_current_device().name
    return f"{card.decode() if isinstance(card, bytes) else card}, Python {platform.python_version()}"


def page(facts: dict[str, Any]) -> str:
    lines = [
        "# Games on a GPU",
        "",
        f"Made by `python -m bench.gpu` on {facts['machine']}, {facts['date']}; {facts['players']} players, random",
        "moves, the best of the sizes and places that were tried (gpu.json has them all).",
        "",
        "| game | playouts, moves a second | goal | steps with observation and mask, a second | goal |",
        "|---|---:|---:|---:|---:|",
    ]
    for name, found in facts["games"].items():
        size, best = max(found["playouts"].items(), key=lambda item: item[1])
        step_size, steps = max(found["steps"].items(), key=lambda item: item[1])
        lines.append(
            f"| {name} | {best / 1e9:.2f} thousand million ({size}) | {TARGETS[name] / 1e9:.1f} "
            f"| {steps / 1e6:.0f} million ({step_size}) | {STEPS_TARGET / 1e6:.0f} |"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
