"""Where the games are played: in this process, in several, or on a cluster.

Results come in the order of the work, so what comes out does not depend on where it was done.
"""

import multiprocessing
import multiprocessing.process
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from threading import Thread
from typing import Any

from sny.errors import OptionError, SnyError
from sny.extras import need

Work = Callable[[Any], Any]
InOrder = Callable[[Work, Iterable[Any]], Iterator[Any]]

AHEAD = 4  # pieces of work that wait for each worker
CONNECTING = 10  # seconds


class WorkersLost(SnyError):
    """Workers ended before their work was done."""


@contextmanager
def processes(jobs: int) -> Iterator[InOrder]:
    """Several processes of this machine, started afresh; with one job, this very process."""
    if jobs < 1:
        raise OptionError("jobs", f"{jobs} is not allowed; give at least 1")
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=follow_parent)
    try:
        yield lambda work, items: in_order(partial(submit_calmly, pool), work, items, jobs * AHEAD)
    except BaseException as error:
        for process in list((pool._processes or {}).values()):
            process.terminate()  # nothing is lost: what they did is kept, and what they are doing is not wanted
        if isinstance(error, BrokenProcessPool):
            raise WorkersLost("a worker process was ended from outside, or by a bot") from error
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def submit_calmly(pool: ProcessPoolExecutor, work: Work, item: Any) -> Any:
    """A worker may be started by this, and Ctrl-C must not reach it even before it has begun to follow its parent."""
    if not hasattr(signal, "pthread_sigmask"):
        return pool.submit(work, item)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.submit(work, item)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def follow_parent() -> None:
    """Ctrl-C is for the process that was started by hand, which ends the others; and none outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=end_after, args=(parent,), daemon=True).start()


def end_after(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def cluster(address: str) -> Iterator[InOrder]:
    """The workers of a Dask scheduler. Work of a worker that is lost is done again by another."""
    need("distributed")
    distributed: Any = import_module("distributed")
    killed, closed = distributed_error("scheduler.KilledWorker"), distributed_error("comm.core.CommClosedError")
    try:
        client = distributed.Client(address, timeout=CONNECTING)
    except (OSError, ValueError) as error:
        raise OptionError("cluster", f"{address!r} does not answer: {error}") from error
    try:
        workers = sum(client.nthreads().values())
        if not workers:
            raise OptionError("cluster", f"{address!r} has no workers; start some with: dask worker {address}")
        submit = partial(client.submit, pure=False)
        yield lambda work, items: in_order(submit, work, items, workers * AHEAD)
    except (CancelledError, killed, closed) as error:
        raise WorkersLost(f"the cluster could not finish the work: {error}") from error
    finally:
        client.close()


def distributed_error(path: str) -> type[BaseException]:
    module, _, name = path.rpartition(".")
    error: type[BaseException] = getattr(import_module(f"distributed.{module}"), name)
    return error


def in_order(submit: Callable[[Work, Any], Any], work: Work, items: Iterable[Any], ahead: int) -> Iterator[Any]:
    waiting: deque[Any] = deque()
    for item in items:
        waiting.append(submit(work, item))
        if len(waiting) >= ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
