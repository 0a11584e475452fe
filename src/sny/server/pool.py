"""Worker processes and their queue, with fair scheduling between people and between their tables.

Jobs wait here and not in a process, so a job that nobody needs any more costs nothing, and only a worker that does not
answer is killed. Moves go before hints. Scheduling is round-robin: first between people (whoever opened the table, or
requested the hint), then between the tables of one person.
"""

import asyncio
import multiprocessing
import os
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sny.server.metrics import BOT_FAILURES

LONGEST = 5.0  # seconds for an answer, and for waiting to be asked; then somebody else answers for the bot
LOADING = 600.0  # seconds for a new worker to load compiled code, or to compile it where nothing can be cached
POLITENESS = 5  # of workers: whoever plays is answered before a bot thinks on
MOVE, HINT = 0, 1
Elsewhere = Callable[[str, tuple[Any, ...], str, str], Awaitable[list[Any] | None]]


class NoAnswer(Exception):
    """A worker did not answer; the text is the kind of problem."""


class Crowded(Exception):
    """So many questions were waiting that one did not get its turn in time."""


@dataclass(eq=False)
class Question:
    person: str
    table: str
    turn: "asyncio.Future[Worker]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class FairQueue:
    """Round robin between people, and for each between tables."""

    def __init__(self) -> None:
        self._people: dict[str, dict[str, deque[Question]]] = {}

    def __bool__(self) -> bool:
        return bool(self._people)

    def put(self, question: Question) -> None:
        self._people.setdefault(question.person, {}).setdefault(question.table, deque()).append(question)

    def next(self) -> Question:
        person, tables = next(iter(self._people.items()))
        table, questions = next(iter(tables.items()))
        question = questions.popleft()
        del tables[table], self._people[person]
        if questions:
            tables[table] = questions  # behind the others
        if tables:
            self._people[person] = tables
        return question

    def remove(self, question: Question) -> None:
        tables = self._people.get(question.person, {})
        if question in tables.get(question.table, ()):
            tables[question.table].remove(question)
            if not tables[question.table]:
                del tables[question.table]
            if not tables:
                del self._people[question.person]


class Worker:
    """One process, which does one thing at a time."""

    def __init__(self) -> None:
        self._process: Executor | None = None
        self.loaded: set[str] = set()  # what this process has ready

    async def do(self, work: Callable[..., Any], given: tuple[Any, ...], longest: float) -> Any:
        """Raises NoAnswer. A worker that died or does not answer is ended; the next question starts another."""
        if self._process is None:
            self._process = new_process()
        try:
            doing = asyncio.wrap_future(self._process.submit(work, *given))
        except RuntimeError as problem:  # it broke since it was last asked
            self.end()
            raise self._no_answer(problem) from None
        doing.add_done_callback(lambda late: late.cancelled() or late.exception())  # nobody may be waiting any more
        await asyncio.wait([doing], timeout=longest)
        if not doing.done() or doing.cancelled():
            raise self._no_answer(TimeoutError())
        if failure := doing.exception():
            raise self._no_answer(failure)
        return doing.result()

    def _no_answer(self, problem: BaseException) -> NoAnswer:
        BOT_FAILURES.inc()
        if isinstance(problem, TimeoutError | BrokenExecutor | OSError):
            self.end()
        return NoAnswer(type(problem).__name__)

    @property
    def running(self) -> bool:
        return self._process is not None

    def end(self) -> None:
        process, self._process = self._process, None
        self.loaded.clear()
        if isinstance(process, ProcessPoolExecutor):
            running = list((process._processes or {}).values())
            process.shutdown(wait=False, cancel_futures=True)
            for one in running:
                one.terminate()


class Workers:
    """A few workers, started with the first job."""

    def __init__(self, count: int) -> None:
        self._idle = [Worker() for _ in range(count)]
        self._all = tuple(self._idle)
        self._queues = (FairQueue(), FairQueue())  # of moves, and of hints
        self.elsewhere: Elsewhere | None = None  # asks other nodes, where there are some

    async def asked(
        self,
        work: Callable[..., Any],
        *given: Any,
        person: str = "",
        table: str = "",
        kind: int = MOVE,
        first: tuple[Callable[[str], None], str] | None = None,
        longest: float | None = None,
    ) -> Any:
        """A worker's answer. `first` is what a new worker has to load before, which has more time.

        Raises NoAnswer, also where too many wait: then the workers are only busy, and go on.
        """
        if self.elsewhere is not None and not self.idle:
            found = await self.elsewhere(work.__name__, given, person, table)
            if found is not None:
                return found[0]
        worker = await self._turn(Question(person, table), kind)
        answer = asyncio.ensure_future(self._answer(worker, work, given, first, longest or LONGEST))
        answer.add_done_callback(lambda late: late.cancelled() or late.exception())
        return await asyncio.shield(answer)  # one whom nobody waits for any more still ends what it has begun

    async def _answer(
        self,
        worker: Worker,
        work: Callable[..., Any],
        given: tuple[Any, ...],
        first: tuple[Callable[[str], None], str] | None,
        longest: float,
    ) -> Any:
        try:
            if first is not None and first[1] not in worker.loaded:
                await worker.do(first[0], (first[1],), LOADING)
                worker.loaded.add(first[1])
            return await worker.do(work, given, longest)
        finally:
            self._idle.append(worker)
            self._hand_out()

    async def _turn(self, question: Question, kind: int) -> Worker:
        self._queues[kind].put(question)
        self._hand_out()
        try:
            async with asyncio.timeout(LONGEST):
                return await question.turn
        except TimeoutError:
            BOT_FAILURES.inc()
            raise NoAnswer(Crowded.__name__) from None
        finally:
            if question.turn.cancelled():
                self._queues[kind].remove(question)

    def _hand_out(self) -> None:
        while self._idle and (queue := next((one for one in self._queues if one), None)) is not None:
            question = queue.next()
            if not question.turn.done():
                question.turn.set_result(self._idle.pop())

    @property
    def idle(self) -> bool:
        return bool(self._idle)

    @property
    def running(self) -> bool:
        return any(worker.running for worker in self._all)

    def close(self) -> None:
        for worker in self._all:
            worker.end()


def new_process() -> Executor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(1, mp_context=context, initializer=begin_to_work)


def begin_to_work() -> None:
    """The server ends its workers; where it had no time for that, they end themselves."""
    import signal
    from multiprocessing.connection import wait
    from threading import Thread

    def end_with(server: Any) -> None:
        wait([server.sentinel])
        os._exit(0)

    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=(multiprocessing.parent_process(),), daemon=True).start()
