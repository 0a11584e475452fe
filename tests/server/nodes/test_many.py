"""Several nodes on one machine, as people start them."""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

from sny.visitor import Visitor
from tests.nats import Nats
from tests.server.house import PATIENCE, Served, free_port, run, sit


def test_processes_behind_one_port_are_one_server(database_url: str, nats_server: Nats, tmp_path: Path) -> None:
    served = Served(database_url, tmp_path)
    served.settings = {"SNY_BUS": nats_server.url, "SNY_PROCESSES": "2"}

    async def play() -> None:
        await served.start().ready()
        ala, ola = await Visitor.arrive(served.url, "Ala"), await Visitor.arrive(served.url, "Ola")
        table = await ala.open_table("sen", players=2, settings={"public": True})
        async with ala.at(table) as host, ola.at(table) as guest:
            await sit(host, 0)
            await sit(guest, 1)
            await host.request("start")
        nodes = await asyncio.to_thread(metrics, served.url)
        while len(nodes) < 2:  # until the second one is there too
            nodes = await asyncio.to_thread(metrics, served.url)
        assert nodes == {"1", "2"}

    try:
        run(play())
        assert served.stop() == 0
    finally:
        served.kill()


def metrics(url: str) -> set[str]:
    with urlopen(f"{url}/metrics?nodes=all", timeout=10) as answer:  # noqa: S310
        lines = answer.read().decode().splitlines()
    return {line.split('node="')[1].partition('"')[0] for line in lines if line.startswith("sny_lease{")}


def test_a_cluster_starts_by_itself_and_stops_whole(tmp_path: Path) -> None:
    port = free_port()
    environment = {**os.environ, "TMPDIR": tempfile.mkdtemp(prefix="sny-cluster-"), "SNY_LOG": "json"}
    Path(environment["TMPDIR"]).chmod(0o755)  # PostgreSQL runs as somebody else where this is root
    command = [sys.executable, "-m", "sny", "cluster", "1", "--port", str(port), "--lang", "en"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    try:
        assert "One node on this machine" in process.stdout.readline()
        assert process.stdout.readline().strip() == f"http://127.0.0.1:{port}/"
        served = Served("", tmp_path)
        served.url, served.process = f"http://127.0.0.1:{port}", process  # type: ignore[assignment]
        run(until_ready(served))
    finally:
        process.send_signal(signal.SIGTERM)
        status = process.wait(PATIENCE)
        process.stdout.close()
    assert status == 0
    Path(environment["TMPDIR"]).rmdir()  # nothing is left in it


async def until_ready(served: Served) -> None:
    while not await asyncio.to_thread(served.answers):
        await asyncio.sleep(0.05)
