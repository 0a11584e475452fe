"""A thread that does one job after another. An executor does the same for twice the time, and a job here is short."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sny.store.errors import StoreError
from sny.store.group import settle

Value = TypeVar("Value")
Order = tuple[Callable[[], Any], asyncio.AbstractEventLoop, asyncio.Future[Any]]


class Worker:
    def __init__(self, name: str) -> None:
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    def do(self, job: Callable[..., Value], *arguments: Any) -> "asyncio.Future[Value]":
        """What comes of a job. Raises StoreError when the worker has gone home."""
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        outcome: asyncio.Future[Value] = loop.create_future()
        self._orders.put((lambda: job(*arguments), loop, outcome))
        return outcome

    def close(self) -> None:
        """Close once all pending work is done."""
        self._closed = True
        self._orders.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (order := self._orders.get()) is not None:
            job, loop, outcome = order
            try:
                value = job()
            except Exception as error:
                value = error
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                loop.call_soon_threadsafe(settle, outcome, value)
