"""Servers for tests: one inside the test's own process, whose tables can be looked into, and one as people start it."""

import asyncio
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch
from urllib.error import HTTPError
from urllib.request import urlopen

import uvicorn
from starlette.applications import Starlette

from sny.errors import Refused
from sny.server.app import Configuration
from sny.server.keeper import Keeper
from sny.server.live_table import LiveTable
from sny.server.serve import Address, server_for
from sny.visitor import Place, Visitor, ask

Value = TypeVar("Value")
PATIENCE = 60.0  # seconds until a test that waits for something gives up


def run(work: Coroutine[Any, Any, Value]) -> Value:
    """An asynchronous test, within its time."""

    async def in_time() -> Value:
        async with asyncio.timeout(PATIENCE):
            return await work

    return asyncio.run(in_time())


async def until(true: Callable[[], Any], pause: float = 0.01) -> None:
    """Wait for something that nobody tells of."""
    while not true():
        await asyncio.sleep(pause)


@dataclass
class House:
    """A server in this process."""

    url: str
    app: Starlette
    server: uvicorn.Server

    @property
    def keeper(self) -> Keeper:
        keeper: Keeper = self.app.state.keeper
        return keeper

    def live(self, table: str) -> LiveTable:
        return self.keeper.live[table]

    async def visitor(self, name: str) -> Visitor:
        return await Visitor.arrive(self.url, name)

    async def visitors(self, *names: str) -> list[Visitor]:
        return list(await asyncio.gather(*map(self.visitor, names)))


@asynccontextmanager
async def house(store: str = "memory:", patient: bool = True, **configuration: Any) -> AsyncIterator[House]:
    """A patient one lets clients talk as fast as they can."""
    if patient:
        with patch("sny.server.socket.SOCKET_BURST", 1e9), patch("sny.server.limits.FRAME_BURST", 1e9), unhurried():
            async with house(store, patient=False, **configuration) as there:
                yield there
            return
    server = server_for(Address("127.0.0.1", 0), Configuration(store, crowd=True, **configuration))
    complaints = Complaints()
    asyncio.get_running_loop().set_exception_handler(complaints.take)
    logging.getLogger("uvicorn.error").addHandler(complaints)
    serving = asyncio.create_task(server.serve())
    await until(lambda: server.started or serving.done())
    try:
        app: Any = server.config.app
        yield House(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}", app, server)
    finally:
        server.should_exit = True
        await serving
        logging.getLogger("uvicorn.error").removeHandler(complaints)
    assert complaints.heard == []


def unhurried() -> ExitStack:
    """No limits on how often a person writes or comes to a table, and the store is asked anew whether it is ready."""
    stack = ExitStack()
    for name in ("CHAT_BURST", "COMINGS_A_MINUTE"):
        stack.enter_context(patch(f"sny.server.live_table.{name}", 1e9))
    stack.enter_context(patch("sny.server.admin.ASKED_EVERY", 0.0))
    return stack


class Complaints(logging.Handler):
    """Errors that nobody expected: of the application, or of tasks that nobody waits for."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(self.format(record))

    def take(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.heard.append(repr(context))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Served:
    """`sny serve` in a process of its own, on a store that outlives it."""

    def __init__(self, store: str, folder: Path, crowd: bool = True) -> None:
        self.store, self.folder, self.crowd = store, folder, crowd
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.settings: dict[str, str] = {}  # further variables

    def start(self) -> "Served":
        command = [sys.executable, "-m", "sny", "serve", "--port", str(self.port), "--no-open"]
        command += ["--crowd"] if self.crowd else []
        environment = {**os.environ, "SNY_STORE": self.store, "SNY_LOG": "json", **self.settings}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        return self

    async def ready(self) -> "Served":
        while not await asyncio.to_thread(self.answers):
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            await asyncio.sleep(0.05)
        return self

    def answers(self) -> bool:
        with suppress(OSError), urlopen(f"{self.url}/readyz", timeout=5) as answer:  # noqa: S310
            return bool(answer.status == 200)
        return False

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Politely; gives its exit status."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.process = None
        return status

    def logged(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]


@asynccontextmanager
async def served(store: str, folder: Path) -> AsyncIterator[Served]:
    server = Served(store, folder).start()
    try:
        yield await server.ready()
    finally:
        server.kill()


async def get(url: str, path: str, device: str = "") -> Any:
    return await ask(url, "GET", path, device=device)


def page(url: str, path: str) -> tuple[int, str]:
    """A page that is no JSON: its status and its text."""
    try:
        with urlopen(url + path, timeout=20) as answer:  # noqa: S310
            return answer.status, answer.read().decode()
    except HTTPError as error:
        return error.code, error.read().decode()


async def sit(place: Place, seat: int, **what: Any) -> None:
    await place.request("sit", seat=seat, **what)
    await hear(place, lambda: seat in place.faces)


async def hear(place: Place, true: Callable[[], Any]) -> None:
    """Listen until something is so."""
    while not true():
        await place.next()


async def refusal(work: Coroutine[Any, Any, Any]) -> str:
    """The code with which something was refused."""
    try:
        await work
    except Refused as refused:
        return refused.code
    raise AssertionError("it was not refused")
