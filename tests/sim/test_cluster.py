"""The same run on a real cluster of several processes, one of which is killed in the middle of it."""

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from sny.errors import OptionError
from sny.sim.executors import cluster
from sny.sim.plan import plan_games
from sny.sim.run import simulate

WORKERS, DEALS = 3, 60
PATIENCE = 60  # seconds
PLAN = plan_games("sen", ["careful", "random"], seed=7)


def started(stack: ExitStack, *arguments: str) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "distributed.cli.dask_scheduler", *arguments]
    if arguments[0].startswith("tcp:"):
        command[2] = "distributed.cli.dask_worker"
    quiet = subprocess.DEVNULL
    process = stack.enter_context(subprocess.Popen(command, stdout=quiet, stderr=quiet))
    stack.callback(process.kill)
    return process


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def wait_for(port: int) -> None:
    """Until the scheduler answers."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            assert time.monotonic() < until
        else:
            return


@pytest.fixture
def workers(tmp_path: Path) -> Iterator[tuple[str, list["subprocess.Popen[bytes]"]]]:
    port = free_port()
    address = f"tcp://127.0.0.1:{port}"
    with ExitStack() as stack:
        started(stack, "--host", "127.0.0.1", "--port", str(port), "--no-dashboard", "--no-show")
        wait_for(port)
        yield address, [
            started(stack, address, "--no-nanny", "--nthreads", "1", "--no-dashboard",
                    "--local-directory", str(tmp_path / f"worker-{number}"))
            for number in range(WORKERS)
        ]  # fmt: skip


def wait_for_workers(address: str) -> None:
    distributed: Any = import_module("distributed")
    with distributed.Client(address, timeout=PATIENCE) as client:
        client.wait_for_workers(WORKERS, timeout=PATIENCE)


def test_a_worker_that_is_killed_changes_nothing(
    workers: tuple[str, list["subprocess.Popen[bytes]"]], tmp_path: Path
) -> None:
    address, processes = workers
    wait_for_workers(address)
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    simulate(PLAN, DEALS, alone)
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if done and not killed:
            killed.append(done)
            processes[0].kill()
            processes[0].wait()

    simulate(PLAN, DEALS, together, cluster(address), kill_one)
    assert 0 < killed[0] < DEALS
    assert together.read_bytes() == alone.read_bytes()


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sny.sim.executors.CONNECTING", 0.5)
    address = f"tcp://127.0.0.1:{free_port()}"
    with pytest.raises(OptionError, match=f"cluster: '{address}' does not answer"), cluster(address):
        pass
