"""Bots in their workers: whatever happens there, tables go on, and the server itself stays light."""

import asyncio
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event
from typing import Any
from unittest.mock import patch

import pytest

from sny.bots import levels
from sny.server.thinking import SEARCHER, STANDS_IN, NoAnswer, Thinkers, Workers, get_ready
from sny.server.visitor import Place, Visitor
from sny.table import inputs
from sny.table.settings import Settings
from sny.table.table import Header, Table
from tests.server import odd_bots
from tests.server.company import SHORT, Truth, play, refused
from tests.server.house import PATIENCE, hear, house, run, served, sit, until

WEAKEST, STRONGEST = levels("sen")[0], STANDS_IN  # the strongest that needs no compiling


@pytest.mark.parametrize("oddity", [odd_bots.hangs, odd_bots.dies, odd_bots.fails])
def test_a_bot_that_misbehaves_stops_nobody(oddity: object) -> None:
    """At one table the bot never answers well; at another a sound bot shares the worker with it."""

    async def story() -> None:
        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            options = {**SHORT["sen"], "first": 0}
            odd = await ala.open_table("sen", players=2, options=options, settings={"pace": 0})
            good = await ola.open_table("sen", players=2, options=options, settings={"pace": 0})
            truth = Truth(there.live(good))
            async with ala.at(odd) as here, ola.at(good) as elsewhere:
                await sit(here, 0)
                await sit(elsewhere, 0)
                await here.request("start", fill=WEAKEST)
                await elsewhere.request("start", fill=STRONGEST)
                await asyncio.gather(play(elsewhere, truth, Random(1)), peeks(here))

    async def peeks(place: Place) -> None:
        """The odd bot has to peek twice, before Ala's turn."""
        for number in (1, 2):
            await place.request("play", seat=0, action=f"peek {number}")
        await hear(place, lambda: "draw" in place.faces[0].legal)
        assert len([event for _, event in place.events if event["event"] == "peeked" and event["seat"] == 1]) == 2

    with patch("sny.server.thinking.think", oddity), patch("sny.server.thinking.LONGEST", 1.0):
        run(story())


def test_a_worker_that_is_only_busy_is_left_alone() -> None:
    async def story() -> None:
        workers, gate, done = Workers(1), Event(), list[str]()
        workers._pool = pool = ThreadPoolExecutor(1)
        try:
            first = asyncio.create_task(workers.asked(gate.wait, longest=PATIENCE))
            await asyncio.sleep(0)
            with pytest.raises(NoAnswer, match="Crowded"):
                await workers.asked(done.append, "behind it", longest=0.01)
            given_up = asyncio.create_task(workers.asked(done.append, "whose table was put away"))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.wait([given_up])
            assert workers._pool is pool
            gate.set()
            assert await first is True
            await workers.asked(done.append, "the next")
            assert done == ["the next"]  # what nobody waits for any more is not done
        finally:
            gate.set()
            pool.shutdown()

    run(story())


def test_hints_that_do_not_come_are_refused_and_the_socket_lives() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2, settings={"hints": True, "pace": 0})
            async with ala.at(table) as place:
                await sit(place, 0)
                await place.request("start", fill=STRONGEST)
                with (
                    patch("sny.server.thinking.think_of_hints", odd_bots.fails),
                    patch.object(Thinkers, "is_warm", lambda *_: True),
                ):
                    assert await refused(place, "hint", seat=0) == "hints"
                await place.request("chat", text="still here")

    run(story())


def test_workers_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with served(str(tmp_path / "sny.sqlite"), tmp_path) as server:
            ala = await Visitor.arrive(server.url, "Ala")
            table = await ala.open_table("sen", players=2, settings={"pace": 0})
            async with ala.at(table) as place:
                await sit(place, 0)
                await place.request("start", fill=STRONGEST)
                await hear(place, lambda: any(event["event"] == "peeked" for _, event in place.events))
            assert server.process is not None
            children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
            assert children
            server.kill()
        await until(lambda: not any(is_running(int(child)) for child in children))

    run(story())


def is_running(process: int) -> bool:
    with suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


GAME_IN_A_FRESH_PROCESS = """
import asyncio, json, sys
sys.path[:0] = json.loads(sys.argv[1])
from tests.server.company import whole_game
from tests.server.house import house

async def story():
    async with house() as there:
        await whole_game(there, "sen", seed=1)

if __name__ == "__main__":
    asyncio.run(story())
    print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""


def test_compiled_code_stays_out_of_the_server() -> None:
    """A whole game with bots; then the server's process has loaded neither Numba nor NumPy."""
    command = [sys.executable, "-c", GAME_IN_A_FRESH_PROCESS, json.dumps([str(Path.cwd())])]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 0, ended.stderr
    loaded = json.loads(ended.stdout.splitlines()[-1])
    assert "sny" in loaded
    assert not {"numba", "llvmlite", "numpy"} & set(loaded)


def test_a_searcher_that_is_not_compiled_yet_is_stood_in_for() -> None:
    """Its first game begins at once; it plays itself as soon as it can."""
    asked: list[str] = []

    class Noting(Workers):
        async def asked(self, work: Any, *question: Any, longest: float | None = None) -> Any:
            if work is get_ready:
                await compiled.wait()
                return None
            asked.append(question[1])
            return "peek 1"

    compiled = asyncio.Event()

    async def story() -> None:
        thinkers = Thinkers(1, hurry=True)
        thinkers.quick, thinkers.deep = Noting(1), Noting(1)
        table = Table(Header("t", "sen", 2, {}, Settings(), "p", "aa" * 32, ""))
        table.take(inputs.Start(by="p", fill=SEARCHER))
        await thinkers.answer(table, 0, SEARCHER)
        compiled.set()
        await asyncio.gather(*thinkers._warm.values())
        await thinkers.answer(table, 0, SEARCHER)

    asyncio.run(story())
    assert asked == [STANDS_IN, SEARCHER]
