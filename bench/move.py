"""Where the microseconds of a move go: python -m bench.move [--tables 200] [--seconds 6]

A server in this process, under the load of `bench.load` from another one, with a stopwatch at every step of the way of
a move (ARCHITECTURE.md walks through it). Each step is told without the steps inside it, and without its slowest
hundredth, in which the machine did something else. What is left of the processor's time is the event loop, the kernel
and the stopwatch itself.
"""

import argparse
import asyncio
import json
import resource
import tempfile
from collections.abc import Callable
from functools import wraps
from time import perf_counter, process_time, thread_time
from typing import Any

import uvloop

from bench.load.__main__ import NODE_FOLDER, our_load, path_with
from requirements import client
from sny.game import cards
from sny.rules import sen
from sny.server import faces, live_table, messages, socket
from sny.server.app import Configuration
from sny.server.line import Line
from sny.server.serve import Address, free_port, load_games, server_for, spare_the_collector
from sny.store.sqlite import SqliteStore
from sny.table.table import Table

SLOWEST = 0.01  # of the samples of a step, left out

# The steps of a move, in its order: what is done there, and where.
STEPS: tuple[tuple[str, Any, str], ...] = (
    ("frames off the socket", Line, "data_received"),
    ("rate limit, request to input", socket.Device, "_take_at_once"),
    ("message decoded", messages, "read_message"),
    ("live table: time, outbox, timers", live_table.LiveTable, "take"),
    ("table: chairs, clocks, undo", Table, "take"),
    ("game: action looked up, deals", cards.CardGame, "play"),
    ("rules: legal actions", sen, "legal"),
    ("rules: the move", sen, "play"),
    ("events told", cards, "events_from"),
    ("views and what changed in them", faces.Faces, "news"),
    ("messages encoded", faces, "message_text"),
    ("input encoded", live_table, "input_line"),
    ("store: asked", SqliteStore, "append"),
    ("store: rows inserted", SqliteStore, "_carry_out"),
    ("store: outcomes handed back", live_table.LiveTable, "_stored"),
    ("messages to sockets", socket.Device, "send"),
    ("frames onto the socket", Line, "say"),
)
COMMIT = "store: commit, in its thread"


class Stopwatch:
    def __init__(self) -> None:
        self.on = False
        self.samples: dict[str, list[float]] = {}
        self._inside: list[float] = [0.0]  # what the steps inside of each open one have taken

    def at(self, step: str, function: Callable[..., Any]) -> Callable[..., Any]:
        samples, inside = self.samples.setdefault(step, []), self._inside

        @wraps(function)
        def timed(*given: Any, **named: Any) -> Any:
            if not self.on:
                return function(*given, **named)
            inside.append(0.0)
            start = perf_counter()
            try:
                return function(*given, **named)
            finally:
                spent = perf_counter() - start
                samples.append(spent - inside.pop())
                inside[-1] += spent

        return timed

    def beside(self, step: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """In another thread: the processor's time of that one."""
        samples = self.samples.setdefault(step, [])

        @wraps(function)
        def timed(*given: Any, **named: Any) -> Any:
            start = thread_time()
            try:
                return function(*given, **named)
            finally:
                if self.on:
                    samples.append(thread_time() - start)

        return timed

    def spent(self, step: str) -> float:
        ordered = sorted(self.samples[step])
        kept = ordered[: len(ordered) - int(len(ordered) * SLOWEST)]
        return sum(kept) * len(ordered) / len(kept) if kept else 0.0


async def measured(tables: int, seconds: float, watch: Stopwatch) -> tuple[int, float, float]:
    """Moves, the processor's time they took, and how much of that was the kernel's."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        server = server_for(Address("127.0.0.1", port), Configuration(store=f"{folder}/move.sqlite", crowd=True))
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.05)
        node = client.node_folder()
        command = our_load(node, f"http://127.0.0.1:{port}", tables, seconds)
        load = await asyncio.create_subprocess_exec(
            *command, cwd=NODE_FOLDER, env=path_with(node), limit=1 << 26,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert load.stdin is not None
        assert load.stdout is not None
        await load.stdout.readline()
        watch.on, before, kernel = True, process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_stime
        load.stdin.write(b"go\n")
        told = await load.stdout.readline()
        watch.on = False
        spent, system = process_time() - before, resource.getrusage(resource.RUSAGE_SELF).ru_stime - kernel
        load.stdin.close()
        await load.wait()
        server.should_exit = True
        await serving
    return len(json.loads(told)["latencies"]), spent, system


def report(watch: Stopwatch, moves: int, spent: float, system: float) -> str:
    lines = ["| step | calls a move | µs a move |", "|---|---:|---:|"]
    rest = spent
    for step, samples in watch.samples.items():
        rest -= watch.spent(step)
        lines.append(f"| {step} | {len(samples) / moves:.2f} | {watch.spent(step) / moves * 1e6:.1f} |")
    lines.append(f"| event loop, kernel, stopwatch | | {rest / moves * 1e6:.1f} |")
    lines.append(f"| together | | {spent / moves * 1e6:.1f} |")
    lines.append(f"\n{moves:,} moves; {system / moves * 1e6:.1f} µs of each in the kernel.")
    return "\n".join(lines)


def main() -> None:
    reading = argparse.ArgumentParser(prog="python -m bench.move", description=__doc__)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--seconds", type=float, default=6.0)
    given = reading.parse_args()
    watch = Stopwatch()
    for step, owner, name in STEPS:
        setattr(owner, name, watch.at(step, getattr(owner, name)))
    setattr(SqliteStore, "_commit", watch.beside(COMMIT, SqliteStore._commit))  # noqa: B010
    load_games()
    spare_the_collector()
    print(report(watch, *uvloop.run(measured(given.tables, given.seconds, watch))))


if __name__ == "__main__":
    main()
