"""Whole games over real sockets: what every client has put together from its messages is what the table says."""

import asyncio
from unittest.mock import patch

import pytest

from sny.table.fair import verify
from sny.visitor import ask_now
from tests.server.company import run_fast, whole_game
from tests.server.house import house, page, run


@pytest.mark.parametrize("game", ["sen", "smoki", "koty", "kraina-snow"])
def test_a_whole_game(game: str, store: str) -> None:
    async def story() -> None:
        async with house(store) as there:
            table = await whole_game(there, game, seed=1)
            text = there.live(table).table.texts[0]
            await asyncio.to_thread(check_match, there.url, table, text)

    if game == "kraina-snow":
        patience = patch("sny.store.open_store.__kwdefaults__", {"patience": 600.0, "read_only": False})
        with patience, patch("sny.server.pool.LONGEST", 600.0):  # in the time of that loop
            run_fast(story())
    else:
        run(story())


def check_match(url: str, table: str, text: str) -> None:
    """What is told of the match afterwards."""
    assert page(url, f"/api/tables/{table}/matches/1") == (200, text)
    checks = ask_now(url, "GET", f"/api/tables/{table}/matches/1/check")
    assert [check["passed"] for check in checks] == [True] * 6
    assert [check.passed for check in verify(text)] == [True] * 6
    for eyes in ("", "?seat=1", "?seat=all"):
        steps = ask_now(url, "GET", f"/api/tables/{table}/matches/1/steps{eyes}")
        assert steps["names"][:3] == ["Ala", "Guest", "Ola"]
        assert len(steps["steps"]) > 10
    assert page(url, f"/api/tables/{table}/matches/2")[0] == 404
