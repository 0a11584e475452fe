from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sny.store import Store, open_store
from tests.postgres import database_url

__all__ = ["database_url"]

PATIENCE = 5.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every kind of store, new and empty."""
    if request.param == "postgres":
        return str(request.getfixturevalue("database_url"))
    return "memory:" if request.param == "memory" else str(tmp_path / "store.sqlite")


@pytest.fixture
def lasting_url(url: str) -> str:
    """Those that are still there when they are opened again."""
    if url == "memory:":
        pytest.skip("a store in memory ends when it is closed")
    return url


@pytest.fixture
async def store(url: str, anyio_backend: str) -> AsyncIterator[Store]:
    store = await open_store(url, patience=PATIENCE)
    yield store
    await store.close()
