"""A real PostgreSQL server for tests, from the binaries of a PyPI package; nothing is installed on the system.

The fixtures are `postgres_server`, and `database_url` for a database of one's own: import both into a conftest.py.
"""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path

import asyncpg
import pytest

from sny.cli.local_services import Postgres


class Server(Postgres):
    """One server on a free loopback port, with its data in a temporary folder."""

    def __init__(self, flushes: bool = False) -> None:  # tests of logic need no disk
        self.numbers = count(1)
        super().__init__(Path(tempfile.mkdtemp(prefix="sny-postgres-")), flushes)
        self.start()

    def remove(self) -> None:
        try:
            if self.running:
                self.stop("immediate")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        name = f"test_{next(self.numbers)}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(create())
        return self.url(name)


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
