"""Group commit: whatever is asked for while one group is being written goes into the next, as one.

Where many ask, the next group begins a little later: a trip to the disk costs as much for three lines as for ten.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from sny.store.errors import Missing, StoreError


class Request(Protocol):
    @property
    def table(self) -> str | None:
        """The table whose order the request is part of."""


Asked = TypeVar("Asked", bound=Request)
GATHERING = 0.004  # seconds that a busy store waits, for more requests to share a trip to the disk
BUSY = 2  # requests that wait when a group has been written


async def gather() -> None:
    await asyncio.sleep(GATHERING)


class Group(Generic[Asked]):
    """`write` carries a list of requests out and gives an outcome for each: a value or a StoreError.

    When it raises, all of them have failed. Where a line of a table failed, the lines that wait behind it fail too:
    whoever sent them did not know yet that the table is not what they took it for.
    """

    def __init__(
        self,
        write: Callable[[list[Asked]], Awaitable[Sequence[Any]]],
        gather: Callable[[], Awaitable[None]] = gather,
    ) -> None:
        self._write = write
        self._gather = gather
        self._waiting: list[tuple[Asked, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def ask(self, request: Asked) -> "asyncio.Future[Any]":
        """At once: the order of asking is the order of writing."""
        if self._closed:
            return failed(StoreError("the store is closed"))
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, future))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._write_groups())
        return future

    async def close(self) -> None:
        """Pending lines are still written."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _write_groups(self) -> None:
        busy = False
        while self._waiting:
            if busy and not self._closed:
                await self._gather()
            group, self._waiting = self._waiting, []
            try:
                outcomes = await self._write([request for request, _ in group])
            except StoreError as error:
                outcomes = [type(error)(*error.args) for _ in group]  # each with a traceback of its own
            except Exception as error:
                outcomes = [error] * len(group)
            for (_, future), outcome in zip(group, outcomes, strict=True):
                settle(future, outcome)
            failed = {
                request.table
                for (request, _), outcome in zip(group, outcomes, strict=True)
                if request.table is not None and isinstance(outcome, Exception)
            }
            if failed:
                self._fail_those_behind(failed)
            busy = len(self._waiting) >= BUSY

    def _fail_those_behind(self, tables: set[str]) -> None:
        for request, future in self._waiting:
            if request.table in tables:
                settle(future, after_a_failure(request.table))
        self._waiting = [(request, future) for request, future in self._waiting if request.table not in tables]


def failed(error: StoreError) -> "asyncio.Future[Any]":
    """The outcome of a request that is not even tried."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.set_exception(error)
    return future


def after_a_failure(table: str | None) -> Missing:
    return Missing(f"the line before it at table {table!r} was not stored; read the table again")


def settle(future: asyncio.Future[Any], outcome: Any) -> None:
    if future.done():  # whoever asked has been cancelled
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
