"""Bots think in processes of their own: a slow one never slows a table, and compiled code stays out of the server."""

import asyncio
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from sny.bots import bot, levels
from sny.errors import Refused
from sny.rules.catalogue import WORD_GAMES, card_rules_of
from sny.server.log import log
from sny.server.metrics import BOT_FAILURES, BOT_TIME
from sny.table.game import Game
from sny.table.table import Table
from sny.table.word_game import WordGame

LONGEST = 5.0  # seconds for an answer; then somebody else answers for the bot
WORDS_SHARE = 2.5  # times the pace in a word game, where people read and listen


def usual_level(game: str) -> str:
    """Who plays for somebody who is away, where the table has not chosen: neither the weakest nor the strongest."""
    return levels(game)[len(levels(game)) // 2]


class Thinkers:
    """A few worker processes, started when the first bot is asked."""

    def __init__(self, workers: int, hurry: bool = False) -> None:
        self.workers = workers
        self.hurry = hurry  # leave out the pauses that are there for people
        self._pool: Executor | None = None

    async def answer(self, table: Table, seat: int, level: str) -> str:
        """What a bot plays; "" when it has nothing to say yet. It takes its time, so that people can follow."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        game = table.game
        if game is None:
            return ""
        question = card_question(game, seat) if isinstance(game, Game) else word_question(table, game, seat)
        chance = f"{table.secret} {table.match} {seat} {len(game.inputs)}"
        try:
            answer = await asyncio.wait_for(self._ask(game.name, level, question, seat, chance), LONGEST)
        except (TimeoutError, BrokenProcessPool, OSError) as problem:
            self._start_anew(problem, table, level)
            answer = stand_in(game, seat, chance)
        BOT_TIME.observe(loop.time() - began)
        share = WORDS_SHARE if isinstance(game, WordGame) else 1
        rest = began + table.settings.pace * share / 1000 - loop.time()
        if rest > 0 and answer and not self.hurry:
            await asyncio.sleep(rest)
        return answer

    async def hints(self, table: Table, seat: int) -> list[dict[str, Any]]:
        """What the strongest bot thinks of each legal action."""
        game = table.game
        if not isinstance(game, Game) or seat not in game.actors:
            return []
        seen, legal = card_question(game, seat)
        chance = f"{table.secret} hint {seat} {len(game.inputs)}"
        thought = asyncio.get_running_loop().run_in_executor(
            self._started(), think_of_hints, game.name, seen, seat, legal, chance
        )
        try:
            return await asyncio.wait_for(thought, LONGEST)
        except Exception as problem:  # whatever happens in a worker is no reason to lose a player
            BOT_FAILURES.inc()
            log("hint failed", level="warning", table=table.header.id, problem=type(problem).__name__)
            raise Refused("hints", "no bot can think about this now; try again in a moment") from None

    def _ask(self, game: str, level: str, question: tuple[Any, Any], seat: int, chance: str) -> "asyncio.Future[str]":
        return asyncio.get_running_loop().run_in_executor(
            self._started(), think, game, level, question[0], seat, question[1], chance
        )

    def _started(self) -> Executor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=ignore_interrupts)
        return self._pool

    def _start_anew(self, problem: Exception, table: Table, level: str) -> None:
        """A worker that died or does not answer takes its pool with it; the next question starts another."""
        BOT_FAILURES.inc()
        log("bot failed", level="warning", table=table.header.id, bot=level, problem=type(problem).__name__)
        self.close()

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


def ignore_interrupts() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(game: str, level: str, seen: Any, seat: int, legal: Any, chance: str) -> str:
    choose = bot(game, level)
    random = Random(chance)  # noqa: S311
    if game in WORD_GAMES:
        return choose(seen, seat, legal, random) if legal else ""  # type: ignore[return-value]
    from sny.rules.kit.notation import action_text

    rules = card_rules_of(game)
    return action_text(rules, choose(rules.Layout.load(seen), seat, legal, random))


def think_of_hints(game: str, seen: bytes, seat: int, legal: list[int], chance: str) -> list[dict[str, Any]]:
    from sny.bots import hints  # type: ignore[attr-defined]

    rules = card_rules_of(game)
    return hints(game, rules.Layout.load(seen), seat, legal, chance)  # type: ignore[no-any-return]
