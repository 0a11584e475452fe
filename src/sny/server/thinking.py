"""Bots run in worker processes: a slow one never delays another table, and compiled code stays out of the server."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from sny.bots import NEEDS, gives_hints, is_compiled
from sny.errors import Refused
from sny.extras import MissingExtra, is_installed
from sny.rules.catalogue import GAMES
from sny.server.asking import chance_of, pause_of, question, stand_in, stands_in, think, think_of_hints
from sny.server.compiling import Compiler, get_ready
from sny.server.log import log
from sny.server.metrics import BOT_TIME
from sny.server.pool import HINT, NoAnswer, Workers
from sny.table.table import Table

SEARCHER = "thinker"  # a level that must be compiled


class Thinkers:
    """Quick workers for those who answer at once, deep ones for those who search and compile first."""

    def __init__(self, workers: int, hurry: bool = False, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})  # bots of whoever runs the server: how they are called, and module:function
        self.hurry = hurry  # leave out the pauses that are there for people
        self.quick = Workers(workers)
        self.deep = Workers(workers)
        self.compiler = Compiler()
        self._hinted: set[str] = set()  # people who wait for a hint

    async def answer(self, table: Table, seat: int, level: str) -> str:
        """What a bot plays; "" when it has nothing to say yet. It takes its time, so that people can follow."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        game = table.game
        if game is None:
            return ""
        seen, legal = question(table, game, seat)
        chance = chance_of(table, game, seat)
        searches = is_compiled(level) and is_installed(NEEDS[SEARCHER]) and self.is_warm(game.name)
        asked = stands_in(game.name) if is_compiled(level) and not searches else level

        async def ask(level: str) -> str:
            workers, first = (self.deep, (get_ready, game.name)) if is_compiled(level) else (self.quick, None)
            answer: str = await workers.asked(
                think, game.name, self.own.get(level, level), seen, seat, legal, chance,
                person=table.header.host, table=table.header.id, first=first,
            )  # fmt: skip
            return answer

        try:
            answer = await self._first_answer(table, ask, [asked, stands_in(game.name)] if searches else [asked])
        except NoAnswer:
            answer = stand_in(game, seat, chance)
        BOT_TIME.observe(loop.time() - began)
        rest = began + pause_of(table, game) - loop.time()
        if rest > 0 and answer and not self.hurry:
            await asyncio.sleep(rest)
        return answer

    async def _first_answer(self, table: Table, ask: Callable[[str], Awaitable[str]], levels: list[str]) -> str:
        """Where the search does not answer, the bot that plays by the same habits without it does."""
        for level in levels:
            try:
                return await ask(level)
            except NoAnswer as problem:
                log("bot failed", level="warning", table=table.header.id, bot=level, problem=str(problem))
        raise NoAnswer

    async def hints(self, table: Table, seat: int, person: str = "") -> list[dict[str, Any]]:
        """What the strongest bot thinks of each legal action. Raises Refused when it does not answer.

        One at a time for each person, whatever the number of their devices.
        """
        game = table.game
        if game is None or game.judged or seat not in game.actors:
            return []
        if not gives_hints(game.name):
            raise Refused("hints", f"this server is not set up for hints: {MissingExtra('numba')}")
        seen, legal = question(table, game, seat)
        if not self.is_warm(game.name):
            raise Refused("hints", self.compiler.progress(game.name))
        if person in self._hinted:
            raise Refused("hints", "you are already waiting for a hint; wait for it first")
        self._hinted.add(person)
        try:
            hints: list[dict[str, Any]] = await self.deep.asked(
                think_of_hints, game.name, seen, seat, legal, len(game.inputs),
                person=person, table=table.header.id, kind=HINT, first=(get_ready, game.name),
            )  # fmt: skip
        except NoAnswer as problem:
            log("hints failed", level="warning", table=table.header.id, problem=str(problem))
            raise Refused("hints", "no hint is available now; try again in a moment") from None
        finally:
            self._hinted.discard(person)
        return hints

    def is_warm(self, game: str) -> bool:
        """Whether a game's search is compiled."""
        return self.compiler.is_ready(game)

    def warm_up(self) -> None:
        """Compile every search, one after the other, before the first hint is requested."""
        for game in GAMES:
            if gives_hints(game):
                self.is_warm(game)

    def close(self) -> None:
        self.compiler.close()
        self.quick.close()
        self.deep.close()
