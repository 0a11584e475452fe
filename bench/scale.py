"""Moves a second on several nodes: python -m bench.scale [--tables 200] [--seconds 6]

Nodes, NATS and PostgreSQL as `sny cluster N` starts them, all on this machine with whoever plays, under the load of
`bench.load`: tables of Sen for two. Once every socket is on the node of its table, and with several nodes once more on
the next one, so that every request and every message is passed on. On a machine with few cores nodes cannot do more
moves together than one; what each move costs is the figure that carries over.
Results: scale.json, scale.md and scale.svg beside this file.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import psutil

from bench.load.__main__ import NODE_FOLDER, PAUSE, cpu_of, machine, node_with_packages, path_with, wait_until_alive

FOLDER = Path(__file__).parent
NODES = (1, 2, 4)
PROGRAMS = ("postgres", "nats-server")
COUNTED = {
    "moves": "sny_moves_total",
    "passed": 'sny_passed_total{way="out"}',
    "memory": "process_resident_memory_bytes",
}


@contextmanager
def cluster(nodes: int) -> Iterator[tuple[psutil.Process, list[str]]]:
    with tempfile.TemporaryDirectory(prefix="sny-scale-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL runs as somebody else where this is root
        command = [sys.executable, "-m", "sny", "cluster", str(nodes), "--lang", "en"]
        environment = {**os.environ, "TMPDIR": folder, "SNY_CROWD": "1", "SNY_WARM_UP": "0"}
        started = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert started.stdout is not None
        try:
            started.stdout.readline()
            links = [started.stdout.readline().strip().rstrip("/") for _ in range(nodes)]
            for link in links:
                wait_until_alive(link)
            yield psutil.Process(started.pid), links
        finally:
            started.terminate()
            started.wait(120)


def counted(links: list[str]) -> dict[str, float]:
    """What the nodes have counted, together."""
    found = dict.fromkeys(COUNTED, 0.0)
    for link in links:
        with urlopen(f"{link}/metrics", timeout=10) as answer:  # noqa: S310
            text = answer.read().decode()
        for name, metric in COUNTED.items():
            if value := re.search(rf"^{re.escape(metric)} (\S+)$", text, re.MULTILINE):
                found[name] += float(value[1])
    return found


def processors(top: psutil.Process) -> dict[str, float]:
    """The processor's time so far of the nodes, of PostgreSQL and of NATS."""
    spent = {"nodes": 0.0, **dict.fromkeys(PROGRAMS, 0.0)}
    below = top.children(recursive=True)
    for process in [*below, *postgres_beside(top, below)]:
        try:
            name = process.name()
            if name in PROGRAMS:
                spent[name] += cpu_of(process)
            elif "serve" in process.cmdline():
                spent["nodes"] += cpu_of(process)
        except psutil.NoSuchProcess:
            continue
    return spent


def postgres_beside(top: psutil.Process, below: list[psutil.Process]) -> list[psutil.Process]:
    """PostgreSQL leaves the process that started it: it is found by its folder."""
    folder = top.environ()["TMPDIR"]
    servers = [
        process
        for process in psutil.process_iter(["name", "cmdline"])
        if process.info["name"] == "postgres" and any(folder in part for part in process.info["cmdline"] or ())
    ]
    found = [one for server in servers for one in (server, *server.children(recursive=True))]
    return [one for one in found if one not in below]


def measured(nodes: int, away: int, tables: int, seconds: float) -> dict[str, Any]:
    folder = node_with_packages()
    with cluster(nodes) as (top, links):
        command = [
            str(folder / "node"),
            "sny_load.js",
            ",".join(links),
            str(tables),
            str(seconds),
            PAUSE,
            "1",
            str(away),
        ]
        with subprocess.Popen(
            command, cwd=NODE_FOLDER, env=path_with(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as load:
            assert load.stdin is not None
            assert load.stdout is not None
            load.stdout.readline()
            before, spent_before = counted(links), processors(top)
            load.stdin.write("go\n")
            load.stdin.flush()
            told = json.loads(load.stdout.readline())
            after, spent = counted(links), processors(top)
    moves = max(1.0, after["moves"] - before["moves"])
    latencies = sorted(told["latencies"]) or [0.0]
    return {
        "nodes": nodes,
        "away": bool(away),
        "moves_per_second": round(moves / seconds),
        "p50_ms": round(latencies[len(latencies) // 2] * 1000, 1),
        "node_us": round((spent["nodes"] - spent_before["nodes"]) / moves * 1e6),
        "postgres_us": round((spent["postgres"] - spent_before["postgres"]) / moves * 1e6),
        "nats_us": round((spent["nats-server"] - spent_before["nats-server"]) / moves * 1e6),
        "passed": round((after["passed"] - before["passed"]) / moves, 2),
        "memory_mb": round(after["memory"] / 1e6 / nodes),
    }


def report(rows: list[dict[str, Any]], tables: int) -> str:
    lines = [
        f"# Several nodes\n\n`python -m bench.scale`: {tables} tables of Sen for two on {machine()}, which are shared "
        "by the nodes, PostgreSQL, NATS and those who play.\n",
        "| nodes | sockets | moves/s | p50 ms | CPU a move: nodes µs | PostgreSQL µs | NATS µs "
        "| frames passed a move | MB a node |",
        "|---:|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        sockets = "on another node" if row["away"] else "on the table's node"
        numbers = [row[name] for name in ("node_us", "postgres_us", "nats_us", "passed", "memory_mb")]
        told = " | ".join(str(number) for number in numbers)
        lines.append(f"| {row['nodes']} | {sockets} | {row['moves_per_second']:,} | {row['p50_ms']} | {told} |")
    return "\n".join(lines) + "\n"


def draw(rows: list[dict[str, Any]]) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    for away, label in ((False, "sockets on the table's node"), (True, "sockets on another node")):
        found = [row for row in rows if row["away"] is away]
        left.plot([row["nodes"] for row in found], [row["moves_per_second"] for row in found], marker="o", label=label)
        costs = [row["node_us"] + row["postgres_us"] + row["nats_us"] for row in found]
        right.plot([row["nodes"] for row in found], costs, marker="o", label=label)
    left.set(xlabel="nodes", xticks=NODES, ylabel="moves a second", ylim=(0, None), title="moves a second")
    right.set(xlabel="nodes", xticks=NODES, ylabel="µs of CPU a move", ylim=(0, None), title="what a move costs")
    left.legend()
    figure.savefig(FOLDER / "scale.svg")


def main() -> None:
    reading = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--seconds", type=float, default=6.0)
    given = reading.parse_args()
    rows = []
    for nodes in NODES:
        for away in (0, 1) if nodes > 1 else (0,):
            rows.append(measured(nodes, away, given.tables, given.seconds))
            print(rows[-1], file=sys.stderr, flush=True)
    (FOLDER / "scale.json").write_text(json.dumps({"machine": machine(), "runs": rows}, indent=1) + "\n")
    (FOLDER / "scale.md").write_text(report(rows, given.tables))
    draw(rows)
    print(report(rows, given.tables))


if __name__ == "__main__":
    main()
