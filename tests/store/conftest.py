from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sny.store import Store, open_store
from tests.postgres import database_url, postgres_server

__all__ = ["database_url", "postgres_server"]

PATIENCE = 5.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def new_url(kind: str, request: pytest.FixtureRequest) -> str:
    if kind == "memory":
        return "memory:"
    if kind == "postgres":
        return str(request.getfixturevalue("database_url"))
    folder: Path = request.getfixturevalue("tmp_path")
    return str(folder / "store.sqlite")


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest) -> str:
    """Every kind of store, new and empty."""
    return new_url(request.param, request)


@pytest.fixture(params=["sqlite", "postgres"])
def lasting_url(request: pytest.FixtureRequest) -> str:
    """Those that are still there when they are opened again."""
    return new_url(request.param, request)


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    store = await open_store(url, patience=PATIENCE)
    yield store
    await store.close()
