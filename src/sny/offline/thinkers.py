"""Bots in the process of the table: one after the other, in plain Python."""

import asyncio
from collections.abc import Collection
from time import perf_counter
from typing import Any

from sny.errors import Refused
from sny.server.asking import chance_of, pause_of, question, stand_in, think
from sny.server.log import log
from sny.table.table import Table


class Thinkers:
    own: Collection[str] = ()

    def __init__(self, hurry: bool = False) -> None:
        self.hurry = hurry  # leave out the pauses that are there for people
        self._took = 0.0  # seconds, the last time

    async def answer(self, table: Table, seat: int, level: str) -> str:
        """The pause comes first: what was played before goes out while nobody thinks."""
        if table.game is None:
            return ""
        await asyncio.sleep(0 if self.hurry else max(0.0, pause_of(table, table.game) - self._took))
        game = table.game
        if game is None or seat not in game.actors:  # the table has moved on, and asks again
            return ""
        began = perf_counter()
        seen, legal = question(table, game, seat)
        try:
            answer = think(game.name, level, seen, seat, legal, chance_of(table, game, seat))
        except Exception as problem:  # a bot that fails costs nobody the game
            log("bot failed", level="warning", table=table.header.id, bot=level, problem=type(problem).__name__)
            answer = stand_in(game, seat, chance_of(table, game, seat))
        self._took = perf_counter() - began
        return answer

    async def hints(self, table: Table, seat: int, person: str = "") -> list[dict[str, Any]]:  # noqa: ARG002
        raise Refused("hints", "hints need a server; there are none on this device alone")
