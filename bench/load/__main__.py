"""Our server and boardgame.io's under the same shape of load, in one run: python -m bench.load [--quick]

Tables of two who answer each other after a tenth of a second, each on a socket of its own, from a process of its own
(both clients run in Node): about ten moves a second a table, as long as the server keeps up. Ours plays Sen by its
rules and stores every move in SQLite; boardgame.io keeps a toy of drawing and putting, which flatters it, in memory and
once more in its own file store, which writes files without waiting for the disk. Beside each run of ours the bare
`fdatasync` of the same disk is measured.
Results: load.md, load.json and load.svg beside this file.
"""

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

import psutil

from requirements import client

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
NODE_FOLDER = FOLDER / "node"
TABLES = (5, 50, 200, 1000)
SECONDS = 8.0
PAUSE = "0.1"  # seconds before an answer; a socket of ours may not send more than 20 messages a second for long
IDLE = 5000
BARE, THEIRS, THEIR_FILES = "bare sockets", "boardgame.io", "boardgame.io, files"
PROBED_EVERY = 0.02  # seconds between two looks at the disk
GAME_STEPS = 6  # stretches of one long game, in which the cost of a move is compared


@dataclass(frozen=True)
class Run:
    server: str
    tables: int
    moves: int
    seconds: float
    cpu: float
    latencies: list[float]
    memory: int
    disk: list[float]  # seconds that the disk takes by itself

    def summary(self) -> dict[str, Any]:
        ordered = sorted(self.latencies) or [0.0]
        return {
            "server": self.server,
            "tables": self.tables,
            "moves_per_second": round(self.moves / self.seconds),
            "moves_per_cpu_second": round(self.moves / self.cpu) if self.cpu else 0,
            "p50_ms": round(ordered[len(ordered) // 2] * 1000, 2),
            "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1000, 2),
            "memory_mb": round(self.memory / 1e6, 1),
            "disk_p99_ms": round(sorted(self.disk)[int(len(self.disk) * 0.99)] * 1000, 2) if self.disk else None,
        }


def main() -> None:
    quick = "--quick" in sys.argv
    seconds, sizes = (2.0, (5, 50)) if quick else (SECONDS, TABLES)
    rows: list[dict[str, Any]] = []
    node = node_with_packages()
    for tables in sizes:
        for server in ("sny", THEIRS, THEIR_FILES, BARE):
            say(f"{server}, {tables} tables")
            rows.append(measured(server, tables, seconds, node).summary())
    say("one long game")
    by_length = cost_by_length(seconds / 2, node)
    say("idle sockets")
    idle = idle_sockets(500 if quick else IDLE, seconds, node)
    told = {"machine": machine(), "runs": rows, "cost_by_length_us": by_length, "idle": idle}
    if not quick:
        (FOLDER / "load.json").write_text(json.dumps(told, indent=1) + "\n")
        (FOLDER / "load.md").write_text(report(told))
        draw(told)
    print(report(told))


def say(what: str) -> None:
    print(f"… {what}", file=sys.stderr, flush=True)


def machine() -> str:
    return f"{os.cpu_count()} cores, Python {platform.python_version()}"


# Servers


@contextmanager
def our_server() -> Iterator[tuple[psutil.Process, str]]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sny", "serve", "--port", "0", "--crowd", "--no-open"]
        settings = {**os.environ, "SNY_STORE": f"{folder}/load.sqlite", "LANG": "C", "SNY_WARM_UP": "0"}
        started = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert started.stdout is not None
        link = started.stdout.readline().split()[4].rstrip("/")
        try:
            wait_until_alive(link)
            yield psutil.Process(started.pid), link
        finally:
            started.terminate()
            started.wait(30)


def wait_until_alive(link: str) -> None:
    from urllib.error import URLError
    from urllib.request import urlopen

    for _ in range(200):
        try:
            urlopen(f"{link}/healthz", timeout=1).close()  # noqa: S310
        except (URLError, OSError):
            sleep(0.1)
        else:
            return
    sys.exit(f"no server answers at {link}")


@contextmanager
def bare_server() -> Iterator[tuple[psutil.Process, str]]:
    command = [sys.executable, "-m", "bench.load.bare"]
    started = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    try:
        yield psutil.Process(started.pid), started.stdout.readline().strip()
    finally:
        started.terminate()
        started.wait(30)


@contextmanager
def their_server(node: Path, *kept: str) -> Iterator[tuple[psutil.Process, str]]:
    port = "18799"
    command = [str(node / "node"), "boardgame_io_server.js", port, *kept]
    environment = {**path_with(node), "NODE_ENV": "production"}
    started = subprocess.Popen(command, cwd=NODE_FOLDER, env=environment, stdout=subprocess.PIPE, text=True)
    assert started.stdout is not None
    while (line := started.stdout.readline()) and line != "ready\n":
        pass
    try:
        yield psutil.Process(started.pid), port
    finally:
        started.terminate()
        started.wait(30)


def node_with_packages() -> Path:
    node = client.node_folder()
    if not (NODE_FOLDER / "node_modules").is_dir():
        install = [*client.npm(node), "ci", "--silent", "--no-audit", "--no-fund"]
        subprocess.run(install, cwd=NODE_FOLDER, env=path_with(node), check=True)
    return node


def path_with(node: Path) -> dict[str, str]:
    return {**os.environ, "PATH": f"{node}{os.pathsep}{os.environ['PATH']}"}


# Measuring


def measured(server: str, tables: int, seconds: float, node: Path) -> Run:
    if server == "sny":
        with our_server() as (process, link):
            return under_load(server, process, our_load(node, link, tables, seconds))
    if server == BARE:
        with bare_server() as (process, link):
            return under_load(server, process, our_load(node, link, tables, seconds))
    with tempfile.TemporaryDirectory() as folder:
        kept = (folder, str(tables)) if server == THEIR_FILES else ()
        with their_server(node, *kept) as (process, port):
            command = [str(node / "node"), "boardgame_io_load.js", port, str(tables), str(seconds), PAUSE]
            return under_load(server, process, command)


def our_load(node: Path, link: str, tables: int, seconds: float, pause: str = PAUSE) -> list[str]:
    return [str(node / "node"), "sny_load.js", link, str(tables), str(seconds), pause]


def under_load(server: str, process: psutil.Process, command: list[str]) -> Run:
    tables, seconds = int(command[3]), float(command[4])
    with subprocess.Popen(command, cwd=NODE_FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdin is not None
        assert load.stdout is not None
        load.stdout.readline()
        before = cpu_of(process)
        load.stdin.write("go\n")
        load.stdin.flush()
        disk = probed(seconds) if server == "sny" else []
        told = json.loads(load.stdout.readline())
        cpu, memory = cpu_of(process) - before, process.memory_info().rss
    if told["refused"]:
        say(f"{told['refused']} requests were refused")
    return Run(server, tables, len(told["latencies"]), seconds, cpu, told["latencies"], memory, disk)


def probed(seconds: float) -> list[float]:
    """How long the disk takes to keep a page, by itself, now and then during a run."""
    took, end = [], perf_counter() + seconds
    with tempfile.NamedTemporaryFile() as file:
        while perf_counter() < end:
            file.write(bytes(4096))
            file.flush()
            start = perf_counter()
            os.fdatasync(file.fileno())
            took.append(perf_counter() - start)
            sleep(PROBED_EVERY)
    return took


def cpu_of(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def cost_by_length(seconds: float, node: Path) -> list[float]:
    """Microseconds of the server's CPU a move, in stretch after stretch of the same games, which go on to 10,000."""
    costs = []
    with our_server() as (process, link):
        command = [*our_load(node, link, 20, seconds), str(GAME_STEPS)]
        with subprocess.Popen(
            command, cwd=NODE_FOLDER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as load:
            assert load.stdin is not None
            assert load.stdout is not None
            load.stdout.readline()
            for _ in range(GAME_STEPS):
                before = cpu_of(process)
                load.stdin.write("go\n")
                load.stdin.flush()
                told = json.loads(load.stdout.readline())
                costs.append(round((cpu_of(process) - before) / max(1, len(told["latencies"])) * 1e6, 1))
    return costs


def idle_sockets(sockets: int, seconds: float, node: Path) -> dict[str, Any]:
    """Memory of a socket that only listens, and what play is like beside all of them."""
    with our_server() as (process, link):
        command = our_load(node, link, 20, seconds, "0.2")
        alone = under_load("sny", process, command).summary()
        before = process.memory_info().rss
        listening = [sys.executable, "-m", "bench.load.idle", link, str(sockets)]
        with subprocess.Popen(listening, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as idle:
            assert idle.stdin is not None
            assert idle.stdout is not None
            opened = int(idle.stdout.readline().split()[1])
            each = (process.memory_info().rss - before) / opened
            beside = under_load("sny", process, command).summary()
            idle.stdin.write("\n")
            idle.stdin.flush()
    return {
        "sockets": opened,
        "kb_each": round(each / 1000, 1),
        "p99_ms_alone": alone["p99_ms"],
        "p99_ms_beside": beside["p99_ms"],
    }


# Telling


def report(told: dict[str, Any]) -> str:
    lines = [
        f"# Servers under load\n\n`python -m bench.load` on {told['machine']}; what it does is in `__main__.py`.\n"
    ]
    lines.append(
        "| tables | server | moves/s | moves a CPU second | p50 ms | p99 ms | memory MB | bare fdatasync p99 ms |"
    )
    lines.append("|---:|---|---:|---:|---:|---:|---:|---:|")
    for row in told["runs"]:
        numbers = " | ".join(
            f"{row[name]:,}" for name in ("moves_per_second", "moves_per_cpu_second", "p50_ms", "p99_ms", "memory_mb")
        )
        disk = row["disk_p99_ms"]
        lines.append(f"| {row['tables']:,} | {row['server']} | {numbers} | {'' if disk is None else disk} |")
    idle = told["idle"]
    lines.append(
        f"\n{idle['sockets']:,} idle sockets take {idle['kb_each']} kB each; 20 tables at five moves a second beside "
        f"them have a p99 of {idle['p99_ms_beside']} ms, and {idle['p99_ms_alone']} ms without them."
    )
    costs = ", ".join(f"{cost:g}" for cost in told["cost_by_length_us"])
    lines.append(f"\nCPU a move in stretches of one long game, in microseconds: {costs}.\n")
    return "\n".join(lines)


def draw(told: dict[str, Any]) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    for server in dict.fromkeys(row["server"] for row in told["runs"]):
        rows = [row for row in told["runs"] if row["server"] == server]
        costs = [1e6 / max(1, row["moves_per_cpu_second"]) for row in rows]
        left.plot([row["tables"] for row in rows], costs, marker="o", label=server)
    left.set(xscale="log", xlabel="tables", ylabel="µs of CPU a move", ylim=(0, None), title="by the number of tables")
    left.legend()
    right.plot(range(1, len(told["cost_by_length_us"]) + 1), told["cost_by_length_us"], marker="o")
    right.set(xlabel="stretch of one long game", ylabel="µs of CPU a move", ylim=(0, None), title="by the length")
    figure.savefig(FOLDER / "load.svg")


if __name__ == "__main__":
    main()
