"""Getting a game's search ready: compiled once, in a process of its own, while everybody plays on.

The compiled code lies in Numba's cache; the workers that answer load it from there. A compilation that failed is tried
again after a pause that grows.
"""

import asyncio
import os

from sny.bots import warm_up
from sny.server.log import log
from sny.server.pool import NoAnswer, Worker

COMPILING = 600.0  # seconds for a game's search to be compiled, which happens once
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 600.0  # seconds until a failed compilation is tried again
POLITENESS = 5  # of the compiling process towards those that answer
USUALLY = 60  # seconds, where nothing has been compiled yet


class Compiler:
    def __init__(self) -> None:
        self._worker = Worker()
        self._one_at_a_time = asyncio.Lock()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._began: dict[str, float] = {}
        self._took: list[float] = []
        self.ready: set[str] = set()

    def is_ready(self, game: str) -> bool:
        """The first who asks has a game's search compiled."""
        if game not in self.ready and game not in self._tasks:
            self._tasks[game] = asyncio.create_task(self._compile(game))
        return game in self.ready

    def progress(self, game: str) -> str:
        """How far it is, for people."""
        began = self._began.get(game)
        if began is None:
            return "the search of this game is waiting to be compiled, after another one; try again in a minute"
        gone = int(asyncio.get_running_loop().time() - began)
        usual = int(max(self._took, default=USUALLY))
        return f"the search of this game is being compiled: {gone} of about {max(usual, gone)} seconds have passed"

    async def _compile(self, game: str) -> None:
        loop = asyncio.get_running_loop()
        pause = FIRST_PAUSE
        while game not in self.ready:
            async with self._one_at_a_time:
                self._began[game] = loop.time()
                try:
                    await self._worker.do(get_ready, (game,), COMPILING)
                    self._took.append(loop.time() - self._began[game])
                    self.ready.add(game)
                    log("search is ready", game=game, seconds=round(self._took[-1], 1))
                except NoAnswer as problem:
                    log("search is not ready", level="warning", game=game, problem=str(problem), again_in=pause)
                finally:
                    del self._began[game]
                    self._worker.end()  # it keeps a lot in memory, and is not needed until the next game
            if game not in self.ready:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._worker.end()


# In a worker


def get_ready(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    warm_up(game)
