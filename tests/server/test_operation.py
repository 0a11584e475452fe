"""For whoever runs a server: is it alive, is it ready, what does it count, and what does it write down."""

import asyncio
import logging
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from sny.server.thinking import Thinkers
from sny.table.table import Table
from sny.visitor import Parted, Visitor
from tests.server.company import SHORT, places, refused
from tests.server.house import hear, house, page, run, served, sit, until
from tests.server.test_stopping import play_until

WHISPER, SHOUT = "szept", "krzyk"
FACTS = {"time", "level", "event", "table", "number", "seat", "bot", "problem"}


def test_a_server_says_that_it_is_alive_and_ready() -> None:
    async def story() -> None:
        async with house() as there:
            assert await asyncio.to_thread(page, there.url, "/healthz") == (200, "alive\n")
            assert await asyncio.to_thread(page, there.url, "/readyz") == (200, "ready\n")
            there.keeper.stopping = True
            assert await asyncio.to_thread(page, there.url, "/readyz") == (503, "not ready: stopping\n")
            there.keeper.stopping = False

    run(story())


def test_what_is_counted() -> None:
    async def story() -> None:
        async with house() as there:
            before = await counted(there.url)
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=3, options=SHORT["sen"], settings={"pace": 0})
            async with places(table, ala, ola) as (place, other):
                await sit(place, 0)
                await sit(other, 1)
                await place.request("start", fill="careful")
                await place.request("play", seat=0, action="peek 1")
                assert await refused(place, "play", seat=0, action="sleep") == "illegal"
                await hear(place, lambda: any(e["event"] == "peeked" and e["seat"] == 2 for _, e in place.events))
                during = await counted(there.url)
            assert during["sny_moves_total"] - before["sny_moves_total"] >= 2
            assert during["sny_tables"] == 1
            assert during["sny_sockets"] == 2
            assert during["sny_input_seconds_count"] - before["sny_input_seconds_count"] >= 5
            assert during["sny_bot_seconds_count"] > before["sny_bot_seconds_count"]
            illegal = 'sny_refusals_total{code="illegal"}'
            assert during[illegal] - before.get(illegal, 0) == 1
            assert during["sny_bot_failures_total"] == before["sny_bot_failures_total"]

    run(story())


async def counted(url: str) -> dict[str, float]:
    status, text = await asyncio.to_thread(page, url, "/metrics")
    assert status == 200
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_the_log_of_a_game_holds_no_names_no_words_and_no_secrets(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "sny.sqlite"
        async with served(str(path), tmp_path) as server:
            ala = await Visitor.arrive(server.url, "Zyzzyva")
            table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings={"pace": 0}, password=WHISPER)
            async with ala.at(table) as place:
                await sit(place, 0, name="Xerxes")
                await place.request("contribute", seat=0, text="quokka")
                await place.request("chat", text="kumkwat")
                await place.request("start", fill="careful")
                assert await refused(place, "play", seat=0, action="peek 77") == "illegal"
                await play_until(place, Random(1), most=500)
                secret = place.table["secret"]
            stranger = await Visitor.arrive(server.url, "Wombat")
            with pytest.raises(Parted, match="password"):
                await stranger.at(table, password=SHOUT).__aenter__()
            server.stop()
        text = server.log.read_text()
        lines = server.logged()
        assert len(lines) > 3
        assert set().union(*lines) <= FACTS
        told = ("Zyzzyva", "Xerxes", "Wombat", "quokka", "kumkwat", WHISPER, SHOUT, "peek", "draw", secret)
        assert [word for word in (*told, ala.device, stranger.device, ala.person, table) if word in text] == []

    run(story())


def test_a_bot_that_is_refused_is_logged_without_what_it_wanted_to_play(caplog: pytest.LogCaptureFixture) -> None:
    """Its player has come back while it was thinking."""

    async def story() -> None:
        thought = asyncio.Event()

        async def answer(self: Thinkers, table: Table, seat: int, level: str) -> str:
            await thought.wait()
            return "peek 1"

        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings={"away_after": 0})
            async with ala.at(table) as place:
                await sit(place, 0)
                with patch.object(Thinkers, "answer", answer):
                    async with ola.at(table) as other:
                        await sit(other, 1)
                        await place.request("start")
                    await hear(place, lambda: place.table["chairs"][1]["away_since"] is not None)
                    live = there.live(table)
                    await until(lambda: live.thinking)
                    async with ola.at(table):
                        thought.set()
                        await until(lambda: not live.thinking)

    with caplog.at_level(logging.INFO, "sny.server"):
        run(story())
    problems: list[Any] = [vars(one)["facts"]["problem"] for one in caplog.records if one.message == "bot refused"]
    assert problems == ["back", "illegal"]  # the second when she has gone again, and peeked at that place already


def test_a_store_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir or Madam")
    command = [sys.executable, "-m", "sny", "serve", "--port", "0", "--no-open", "--store", str(path)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode != 0
    assert len(ended.stderr.splitlines()) == 1
    assert "letter.txt" in ended.stderr
    assert ended.stdout == ""
