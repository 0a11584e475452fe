"""Reviews of matches that are over: made piece by piece in a worker of their own, streamed, and stored.

A review never competes with a table: its worker is a process of its own at low priority. It continues when its reader
has left, so that the next request is instant. One review at a time is made for each person.
"""

import asyncio
import os
import zlib
from collections.abc import AsyncIterator
from functools import lru_cache
from typing import Any

import msgspec

from sny.bots import has_search
from sny.errors import Refused
from sny.extras import MissingExtra, is_installed
from sny.game.opening import load_game
from sny.reviewing import FORM, Review, reviewer_of, reviewer_type, summed_up
from sny.reviewing.engine import guide_of, warm_up
from sny.reviewing.habits import digest
from sny.server.log import log
from sny.server.pool import Crowded, NoAnswer, Workers
from sny.server.thinking import Thinkers
from sny.store import Missing, Store, StoreError

Key = tuple[str, int, int]  # table, match, seat
LONGEST_PIECE = 60.0  # seconds for one piece of a very polite worker
MOST_WAITS = 120  # times five seconds for a turn, while others are reviewed
POLITENESS = 10  # beyond that of other workers
LOST = "the review could not be finished; ask for it again in a moment"


class Making:
    """A review on its way: the lines so far, and whoever waits for more."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.done = False
        self.more = asyncio.Event()

    def add(self, *lines: dict[str, Any]) -> None:
        self.lines += [msgspec.json.encode(line) + b"\n" for line in lines]
        self.more.set()

    async def read(self) -> AsyncIterator[bytes]:
        sent = 0
        while True:
            while sent < len(self.lines):
                yield self.lines[sent]
                sent += 1
            if self.done:
                return
            self.more.clear()
            await self.more.wait()


class Reviews:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store, self.thinkers = store, thinkers
        self.workers = Workers(1)
        self._making: dict[Key, Making] = {}
        self._asked: dict[str, Key] = {}  # who waits for which
        self._tasks: set[asyncio.Task[None]] = set()

    async def of(self, key: Key, text: str, names: list[str], person: str) -> AsyncIterator[bytes]:
        """The lines of a review, kept or as they come. Raises Refused where it cannot be made now."""
        if (kept := await self._kept(key, names)) is not None:
            return in_turn(kept)
        if key not in self._making:
            game = load_game(text)
            self._check(game.name, key, person)
            making = self._making[key] = Making()
            making.add(opening(game, key[2], names))
            self._asked[person] = key
            task = asyncio.create_task(self._make(making, key, text, person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._making[key].read()

    def _check(self, game: str, key: Key, person: str) -> None:
        if self._asked.get(person, key) != key:
            raise Refused("review", "a review is already being made for you; wait for it first")
        if not has_search(game):
            return
        if not is_installed("numba"):
            raise Refused("review-none", f"this server is not set up for reviews: {MissingExtra('numba')}")
        if not self.thinkers.is_warm(game):
            raise Refused("review-warming", self.thinkers.compiler.progress(game))

    async def _make(self, making: Making, key: Key, text: str, person: str) -> None:
        game, seat = load_game(text), key[2]
        lines: list[dict[str, Any]] = []
        try:
            for number in range(await self._asked_for(length, text, seat, game=game.name, person=person)):
                piece = await self._asked_for(made, text, seat, number, game=game.name, person=person)
                lines += piece
                making.add(*piece)
            review = summed_up(game, seat, lines)
            making.add(closing(review))
            await self._keep(key, making, review)
        except NoAnswer as problem:
            log("review failed", level="warning", table=key[0], problem=str(problem))
            making.add({"is": "problem", "code": "review", "reason": LOST})
        finally:
            making.done = True
            making.more.set()
            del self._making[key]
            if self._asked.get(person) == key:
                del self._asked[person]

    async def _asked_for(self, work: Any, *given: Any, game: str, person: str) -> Any:
        """Reviews may wait for each other longer than players for a move."""
        first = (get_ready, game) if has_search(game) else None
        for _ in range(MOST_WAITS):
            try:
                return await self.workers.asked(work, *given, person=person, first=first, longest=LONGEST_PIECE)
            except NoAnswer as problem:
                if str(problem) != Crowded.__name__:
                    raise
        raise NoAnswer(Crowded.__name__)

    async def _kept(self, key: Key, names: list[str]) -> list[bytes] | None:
        """A kept review holds no names, since people may be forgotten; and one of another form is made again."""
        kept = await self.store.review(*key)
        if kept is None:
            return None
        start, *rest = zlib.decompress(kept).splitlines(keepends=True)
        opened = msgspec.json.decode(start)
        if opened.get("form") != FORM:
            return None
        return [msgspec.json.encode({**opened, "names": names}) + b"\n", *rest]

    async def _keep(self, key: Key, making: Making, review: Review) -> None:
        opened = msgspec.json.decode(making.lines[0])
        start = msgspec.json.encode({**opened, "names": []}) + b"\n"
        short = msgspec.json.encode(digest(review))
        try:
            await self.store.keep_review(*key, zlib.compress(b"".join([start, *making.lines[1:]])), short)
        except Missing:
            pass  # the table was forgotten meanwhile, and so is its review
        except StoreError as problem:
            log("review was not kept", level="warning", table=key[0], problem=str(problem))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()


async def in_turn(lines: list[bytes]) -> AsyncIterator[bytes]:
    for line in lines:
        yield line


def opening(game: Any, seat: int, names: list[str]) -> dict[str, Any]:
    return {
        "is": "start",
        "form": FORM,
        "game": game.name,
        "seat": seat,
        "players": game.players,
        "names": names,
        "unit": guide_of(game.name).UNIT,
        "pieces": reviewer_type(game.name).pieces_in(game),
    }


def closing(review: Review) -> dict[str, Any]:
    return {"is": "end", "accuracy": review.accuracy, "counts": review.counts, "rounds": review.rounds}


# In a worker


@lru_cache(maxsize=2)
def reviewer(text: str, seat: int) -> Any:
    return reviewer_of(load_game(text), seat)


def length(text: str, seat: int) -> int:
    return len(reviewer(text, seat))


def made(text: str, seat: int, number: int) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = reviewer(text, seat).piece(number)
    return lines


def get_ready(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    warm_up(game)
