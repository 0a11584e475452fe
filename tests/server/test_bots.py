"""Bots in their workers: whatever happens there, tables go on, and the server itself stays light."""

import asyncio
import json
import os
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

import sny
from sny.bots import levels
from sny.errors import Refused
from sny.game.referee import Dictionary
from sny.rules.catalogue import CARD_GAMES
from sny.server import compiling, serve
from sny.server.app import Configuration, make_app
from sny.server.asking import STANDS_IN
from sny.server.compiling import Compiler
from sny.server.pool import HINT, POLITENESS, NoAnswer, Worker, Workers
from sny.server.thinking import SEARCHER, Thinkers
from sny.table import inputs
from sny.table.settings import Settings
from sny.table.table import Header, Table
from sny.visitor import Place, Visitor
from sny.words import data, lexicon
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

    with patch("sny.server.thinking.think", oddity), patch("sny.server.pool.LONGEST", 1.0):
        run(story())


def in_a_thread(workers: Workers) -> ThreadPoolExecutor:
    (worker,) = workers._all
    worker._process = pool = ThreadPoolExecutor(1)
    return pool


def test_a_worker_that_is_only_busy_is_left_alone() -> None:
    async def story() -> None:
        workers, begun, gate, done = Workers(1), Event(), Event(), list[str]()
        pool = in_a_thread(workers)

        def hold() -> bool:
            begun.set()
            return gate.wait()

        try:
            first = asyncio.create_task(workers.asked(hold))
            await until(begun.is_set)
            with patch("sny.server.pool.LONGEST", 0.01), pytest.raises(NoAnswer, match="Crowded"):
                await workers.asked(done.append, "behind it")
            given_up = asyncio.create_task(workers.asked(done.append, "whose table was put away"))
            await asyncio.sleep(0)
            given_up.cancel()
            await asyncio.wait([given_up])
            gate.set()
            assert await first is True
            await workers.asked(done.append, "the next")
            assert done == ["the next"]  # what nobody waits for any more is not done
            assert workers._all[0]._process is pool
        finally:
            gate.set()
            pool.shutdown()

    run(story())


def test_one_who_asks_a_hundred_times_delays_nobody_by_more_than_one_answer() -> None:
    """Moves go before hints; the turn goes round between people, and for each between tables."""
    gate, done = Event(), list[str]()

    async def story() -> None:
        workers = Workers(1)
        pool = in_a_thread(workers)
        try:
            asking = [asyncio.create_task(workers.asked(gate.wait))]
            await asyncio.sleep(0)
            for number in range(100):
                asking.append(ask(workers, f"hint {number}", "greedy", "t1", HINT))
            for number in range(3):
                asking.append(ask(workers, f"greedy {number}", "greedy", "t1"))
            asking += [ask(workers, "greedy elsewhere", "greedy", "t2"), ask(workers, "polite", "polite", "t3")]
            asking.append(ask(workers, "polite hint", "polite", "t3", HINT))
            await asyncio.sleep(0)
            gate.set()
            await asyncio.gather(*asking)
        finally:
            gate.set()
            pool.shutdown()

    def ask(workers: Workers, name: str, person: str, table: str, kind: int = 0) -> "asyncio.Task[None]":
        return asyncio.create_task(workers.asked(done.append, name, person=person, table=table, kind=kind))

    run(story())
    assert done[:7] == ["greedy 0", "polite", "greedy elsewhere", "greedy 1", "greedy 2", "hint 0", "polite hint"]


def test_a_person_waits_for_one_hint_at_a_time() -> None:
    async def story() -> None:
        thinkers, asked = Thinkers(1), asyncio.Event()

        async def waits(*_: Any, **__: Any) -> list[Any]:
            await asked.wait()
            return []

        table = Table(Header("t", "sen", 2, {}, Settings(), "p", "aa" * 32, ""))
        table.take(inputs.Start(by="p", fill=STANDS_IN))
        with patch.object(Thinkers, "is_warm", lambda *_: True), patch.object(thinkers.deep, "asked", waits):
            first = asyncio.create_task(thinkers.hints(table, 0, "ala"))
            await asyncio.sleep(0)
            with pytest.raises(Refused, match="already"):
                await thinkers.hints(table, 0, "ala")
            other = asyncio.create_task(thinkers.hints(table, 0, "ola"))
            asked.set()
            assert await first == await other == await thinkers.hints(table, 0, "ala") == []

    run(story())


def test_a_compilation_is_apart_from_answering_is_tried_again_and_says_how_far_it_is() -> None:
    async def story() -> None:
        tries, going = list[str](), asyncio.Event()

        async def compile_(self: Worker, work: Any, given: tuple[str], longest: float) -> None:
            tries.append(given[0])
            await going.wait()
            if len(tries) == 1:
                raise NoAnswer("BrokenProcessPool")

        compiler = Compiler()
        with patch.object(Worker, "do", compile_), patch.object(compiling, "FIRST_PAUSE", 0.01):
            assert not compiler.is_ready("sen")
            await until(lambda: tries)
            assert "0 of about 60 seconds" in compiler.progress("sen")
            assert not compiler.is_ready("koty")
            assert "after another one" in compiler.progress("koty")
            going.set()
            await until(lambda: compiler.is_ready("sen") and compiler.is_ready("koty"))
        assert sorted(tries) == ["koty", "sen", "sen"]
        compiler.close()

    run(story())


def test_a_server_that_warms_up_has_every_search_compiled_before_anybody_asks() -> None:
    async def story() -> None:
        compiled = list[str]()

        async def compile_(self: Worker, work: Any, given: tuple[str], longest: float) -> None:
            compiled.append(given[0])

        with patch.object(Worker, "do", compile_):
            app = make_app(Configuration("memory:", warm_up=True))
            async with app.router.lifespan_context(app):
                thinkers = app.state.keeper.thinkers
                await until(lambda: thinkers.compiler.ready == {*CARD_GAMES})
        assert sorted(compiled) == sorted(CARD_GAMES)

    run(story())


def test_where_the_search_does_not_answer_the_next_best_bot_does() -> None:
    asked: list[str] = []

    async def crowded(*question: Any, **_: Any) -> str:
        raise NoAnswer("Crowded")

    async def quick(work: Any, game: str, level: str, *question: Any, **_: Any) -> str:
        asked.append(level)
        return "peek 1"

    async def story() -> None:
        thinkers = Thinkers(1, hurry=True)
        table = Table(Header("t", "sen", 2, {}, Settings(), "p", "aa" * 32, ""))
        table.take(inputs.Start(by="p", fill=SEARCHER))
        with (
            patch.object(Thinkers, "is_warm", lambda *_: True),
            patch.object(thinkers.deep, "asked", crowded),
            patch.object(thinkers.quick, "asked", quick),
        ):
            assert await thinkers.answer(table, 0, SEARCHER) == "peek 1"

    run(story())
    assert asked == [STANDS_IN]


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
                    patch("sny.server.thinking.get_ready", odd_bots.is_ready),
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


@pytest.mark.parametrize("level", [SEARCHER, "master"])
def test_a_searcher_that_is_not_compiled_yet_is_stood_in_for(level: str) -> None:
    """Its first game begins at once; it plays itself as soon as it can."""
    asked: list[str] = []

    async def noting(work: Any, game: str, level: str, *question: Any, **_: Any) -> str:
        asked.append(level)
        return "peek 1"

    async def story() -> None:
        compiled = asyncio.Event()

        async def compile_(*_: Any) -> None:
            await compiled.wait()

        thinkers = Thinkers(1, hurry=True)
        table = Table(Header("t", "sen", 2, {}, Settings(), "p", "aa" * 32, ""))
        table.take(inputs.Start(by="p", fill=SEARCHER))
        with (
            patch.object(Worker, "do", compile_),
            patch.object(thinkers.quick, "asked", noting),
            patch.object(thinkers.deep, "asked", noting),
        ):
            await thinkers.answer(table, 0, level)
            compiled.set()
            await until(lambda: thinkers.is_warm("sen"))
            await thinkers.answer(table, 0, level)

    asyncio.run(story())
    assert asked == [STANDS_IN, level]


def test_workers_let_the_server_go_first() -> None:
    async def story() -> None:
        worker = Worker()
        try:
            assert await worker.do(os.nice, (0,), PATIENCE) == os.nice(0) + POLITENESS
        finally:
            worker.end()

    run(story())


def test_nothing_is_loaded_while_people_play() -> None:
    """What is imported or read from files once is there before anybody sits down."""

    async def story() -> None:
        serve.load_games()
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            await ala.open_table("kraina-snow", players=4)
            known = [
                each for module in (data, lexicon) for each in vars(module).values() if hasattr(each, "cache_info")
            ]
            loaders = [each for each in known if each.cache_parameters()["maxsize"] is None]
            modules, misses = set(sys.modules), [each.cache_info().misses for each in loaders]
            for game in sny.games():
                levels(game)
                sny.new(game, seed=1)
            for word, other, lang in (("sowa", "noce", "pl"), ("owl", "knights", "en")):
                Dictionary().judge_guess(word, other, lang)
                Dictionary().judge_clue(word, other, lang)
                Dictionary().words_named([word], f"{other} {word}", lang)
            assert [each.cache_info().misses for each in loaders] == misses
            assert {name for name in set(sys.modules) - modules if name.startswith("sny")} == set()

    run(story())
