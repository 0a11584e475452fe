from pathlib import Path

import pytest

from tests.postgres import database_url, postgres_server

__all__ = ["database_url", "postgres_server"]


@pytest.fixture(params=["sqlite", "postgres"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Every kind of store that lasts, new and empty."""
    if request.param == "postgres":
        return str(request.getfixturevalue("database_url"))
    return str(tmp_path / "sny.sqlite")
