"""Over a real server, as people start it: the example script, and frames that only a real wire can carry."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sny.server.limits import LONGEST_MESSAGE
from sny.server.messages import VERSION
from sny.visitor import Visitor

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"}
PATIENCE = 60.0
SERVE = "from sny.cli import main; main()"


@contextmanager
def served() -> Iterator[str]:
    """`sny serve` on a free port."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--store", "memory:", "--no-open"]
    with subprocess.Popen(command, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        try:
            wait_until_ready(f"http://127.0.0.1:{port}", process)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.communicate(timeout=PATIENCE)


def wait_until_ready(server: str, process: "subprocess.Popen[bytes]") -> None:
    pause = threading.Event()
    for _ in range(int(PATIENCE / 0.05)):
        assert process.poll() is None, process.stdout.read() if process.stdout else ""
        try:
            with urlopen(f"{server}/readyz"):  # noqa: S310
                return
        except (URLError, ConnectionError):
            pause.wait(0.05)
    raise AssertionError("the server does not answer")


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    with served() as address:
        yield address


def test_the_script_plays_a_whole_game(server: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "play_sen.py"), server]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"watch at {server}/t/")
    assert any(line.startswith("dealt ") for line in lines)
    assert lines[-1].startswith("penalty points [")


def test_without_a_server_the_script_says_so() -> None:
    command = [sys.executable, str(ROOT / "examples" / "play_sen.py"), "http://127.0.0.1:9"]
    done = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("no server answers at http://127.0.0.1:9")


def test_the_script_is_short() -> None:
    assert len((ROOT / "examples" / "play_sen.py").read_text().splitlines()) <= 60


async def greeted(server: str) -> ClientConnection:
    me = await Visitor.arrive(server, "Ala")
    table = await me.open_table("sen", players=2)
    wire = await connect(f"ws{server.removeprefix('http')}/api/tables/{table}/socket", compression=None)
    await wire.send(json.dumps({"type": "hello", "version": VERSION, "device": me.device}))
    assert json.loads(await wire.recv())["type"] == "welcome"
    return wire


async def closed_after(wire: ClientConnection) -> int:
    with suppress(ConnectionClosed):
        while await asyncio.wait_for(wire.recv(), PATIENCE):
            pass
    return wire.close_code or 0


def test_a_message_that_is_too_long_closes_the_socket(server: str) -> None:
    async def scene() -> int:
        wire = await greeted(server)
        await wire.send("x" * (LONGEST_MESSAGE + 1))
        return await closed_after(wire)

    assert asyncio.run(scene()) == 1009


def test_text_that_is_no_utf8_closes_the_socket(server: str) -> None:
    async def scene() -> int:
        wire = await greeted(server)
        await wire.send(b'{"type":"ping","sent":"\xff"}', text=True)
        return await closed_after(wire)

    assert asyncio.run(scene()) == 1007


def test_a_page_of_another_server_gets_no_socket(server: str) -> None:
    async def scene() -> int:
        address = f"ws{server.removeprefix('http')}/api/tables/x/socket"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, additional_headers={"Origin": "http://evil.test"}):
                pass
        return refused.value.response.status_code

    assert asyncio.run(scene()) == 403
