"""Bots think in processes of their own: a slow one never slows a table, and compiled code stays out of the server."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from random import Random
from typing import Any

from sny.bots import NEEDS, bot, gives_hints, hints, levels, warm_up
from sny.errors import Refused
from sny.extras import MissingExtra, is_installed
from sny.rules.catalogue import WORD_GAMES, card_rules_of
from sny.server.log import log
from sny.server.metrics import BOT_FAILURES, BOT_TIME
from sny.table.game import Game
from sny.table.table import Table
from sny.table.word_game import WordGame

LONGEST = 5.0  # seconds for an answer; then somebody else answers for the bot
COMPILING = 300.0  # seconds for a game's search to be compiled, which happens once
SEARCHER, STANDS_IN = "thinker", "careful"  # the level that must be compiled, and who plays for it until then
WORDS_SHARE = 2.5  # times the pace in a word game, where people read and listen


def usual_level(game: str) -> str:
    """Who plays for somebody who is away, where the table has not chosen: neither the weakest nor the strongest."""
    return levels(game)[len(levels(game)) // 2]


class NoAnswer(Exception):
    """A worker did not answer; the text is the kind of problem."""


class Crowded(Exception):
    """So many questions were waiting that one did not get its turn in time."""


class Thinkers:
    """Quick workers for those who answer at once, deep ones for those who search and compile first."""

    def __init__(self, workers: int, hurry: bool = False) -> None:
        self.hurry = hurry  # leave out the pauses that are there for people
        self.quick = Workers(workers)
        self.deep = Workers(workers)
        self._warm: dict[str, asyncio.Task[bool]] = {}  # by game: whether its search can be asked

    async def answer(self, table: Table, seat: int, level: str) -> str:
        """What a bot plays; "" when it has nothing to say yet. It takes its time, so that people can follow."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        game = table.game
        if game is None:
            return ""
        question = card_question(game, seat) if isinstance(game, Game) else word_question(table, game, seat)
        chance = f"{table.secret} {table.match} {seat} {len(game.inputs)}"
        searches = level == SEARCHER and is_installed(NEEDS[SEARCHER]) and self.is_warm(game.name)
        asked = STANDS_IN if level == SEARCHER and not searches else level
        try:
            workers = self.deep if searches else self.quick
            answer: str = await workers.asked(think, game.name, asked, question[0], seat, question[1], chance)
        except NoAnswer as problem:
            log("bot failed", level="warning", table=table.header.id, bot=level, problem=str(problem))
            answer = stand_in(game, seat, chance)
        BOT_TIME.observe(loop.time() - began)
        share = WORDS_SHARE if isinstance(game, WordGame) else 1
        rest = began + table.settings.pace * share / 1000 - loop.time()
        if rest > 0 and answer and not self.hurry:
            await asyncio.sleep(rest)
        return answer

    async def hints(self, table: Table, seat: int) -> list[dict[str, Any]]:
        """What the strongest bot thinks of each legal action. Raises Refused when it does not answer."""
        game = table.game
        if not isinstance(game, Game) or seat not in game.actors:
            return []
        if not gives_hints(game.name):
            raise Refused("hints", f"this server is not set up for hints: {MissingExtra('numba')}")
        seen, legal = card_question(game, seat)
        if not self.is_warm(game.name):
            raise Refused("hints", "the bots are still getting ready to give hints; try again in a minute")
        try:
            hints: list[dict[str, Any]] = await self.deep.asked(
                think_of_hints, game.name, seen, seat, legal, len(game.inputs)
            )
        except NoAnswer as problem:
            log("hints failed", level="warning", table=table.header.id, problem=str(problem))
            raise Refused("hints", "no hint can be given now; try again in a moment") from None
        return hints

    def is_warm(self, game: str) -> bool:
        """Whether a game's search is compiled. The first who asks has that begin; it can take a minute once."""
        if game not in self._warm:
            self._warm[game] = asyncio.create_task(self._warm_up(game))
        warming = self._warm[game]
        return warming.done() and not warming.cancelled() and warming.result()

    async def _warm_up(self, game: str) -> bool:
        try:
            await self.deep.asked(get_ready, game, longest=COMPILING)
        except NoAnswer as problem:
            log("search is not ready", level="warning", game=game, problem=str(problem))
            return False
        return True

    def close(self) -> None:
        for warming in self._warm.values():
            warming.cancel()
        self._warm.clear()
        self.quick.close()
        self.deep.close()


class Workers:
    """A few processes, started when the first question is asked."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: Executor | None = None

    async def asked(self, work: Callable[..., Any], *question: Any, longest: float | None = None) -> Any:
        """A worker's answer. One that died or does not answer takes its pool with it; the next question starts another.

        Raises NoAnswer, also for those whose questions were waiting in that pool, and where too many wait: then the
        worker is only busy, and goes on.
        """
        pool, patience = self._started(), longest or LONGEST
        try:
            asking = pool.submit(work, *question)
        except RuntimeError as problem:  # it broke since it was last asked
            raise self._no_answer(pool, problem) from None
        answer = asyncio.wrap_future(asking)
        answer.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody may be waiting any more
        try:
            await asyncio.wait([answer], timeout=patience)
            if not answer.done():
                if asking.cancel():
                    raise self._no_answer(pool, Crowded())
                await asyncio.wait([answer], timeout=patience)  # it may have begun only now
        except asyncio.CancelledError:
            asking.cancel()
            raise
        if not answer.done() or answer.cancelled():
            raise self._no_answer(pool, TimeoutError())
        if failure := answer.exception():
            raise self._no_answer(pool, failure)
        return answer.result()

    def _no_answer(self, pool: Executor, problem: BaseException) -> "NoAnswer":
        BOT_FAILURES.inc()
        if isinstance(problem, TimeoutError | BrokenExecutor | OSError) and self._pool is pool:
            self.close()
        return NoAnswer(type(problem).__name__)

    def _started(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=begin_to_work)
        return self._pool

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if isinstance(pool, ProcessPoolExecutor):
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


def card_question(game: Game, seat: int) -> tuple[bytes, list[int]]:
    return game.seen(seat).save(), game.legal_actions(seat)


def word_question(table: Table, game: WordGame, seat: int) -> tuple[dict[str, Any], list[str]]:
    """With what the seat has heard, from which a bot learns whom to trust. Bots do not challenge."""
    heard = [event.heard_by(seat) for _, events in table.heard for event in events]
    legal = [kind for kind in game.legal(seat) if kind != "challenge"]
    return {**game.view(seat), "heard": heard}, legal


def stand_in(game: Game | WordGame, seat: int, chance: str) -> str:
    """Any legal move, where no bot answers; in a word game nothing."""
    legal = game.legal(seat)
    return Random(chance).choice(legal) if isinstance(game, Game) and legal else ""  # noqa: S311


# In a worker


def begin_to_work() -> None:
    """The server ends its workers; where it had no time for that, they end themselves."""
    import signal
    from multiprocessing.connection import wait
    from threading import Thread

    def end_with(server: Any) -> None:
        wait([server.sentinel])
        os._exit(0)

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def think(game: str, level: str, seen: Any, seat: int, legal: Any, chance: str) -> str:
    choose = bot(game, level)
    random = Random(chance)  # noqa: S311
    if game in WORD_GAMES:
        return choose(seen, seat, legal, random) if legal else ""  # type: ignore[return-value]
    from sny.rules.kit.notation import action_text

    rules = card_rules_of(game)
    action = choose(rules.Layout.load(seen), seat, legal, random)
    if action not in legal:
        raise ValueError(f"{level} chose {action}, which is not legal")
    return action_text(rules, action)


def think_of_hints(game: str, seen: bytes, seat: int, legal: list[int], seed: int) -> list[dict[str, Any]]:
    return hints(game, card_rules_of(game).Layout.load(seen), seat, legal, seed)


def get_ready(game: str) -> None:
    warm_up(game)
