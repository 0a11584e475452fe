"""The way to a PostgreSQL server: connecting, coming back after it was away, and telling what went wrong."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeAlias, TypeVar

import asyncpg

from sny.store.address import shown
from sny.store.errors import StoreError, Unsure

Value = TypeVar("Value")
Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
LOST = (
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that broke while it was being tidied up
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server stops, or is just starting
)
PAUSE = 0.1  # seconds between two attempts to reach a server that is away
MOST_CONNECTIONS = 4
# A server that is away is told of once, by whoever needed it; the pool would tell every attempt with a traceback.
logging.getLogger("asyncpg.pool").setLevel(logging.ERROR)


class Lost(StoreError):
    """The connection broke in the middle."""


def known(error: StoreError) -> StoreError:
    return StoreError(*error.args)


def unsure(error: StoreError) -> StoreError:
    return Unsure(f"{error}; it may have been written or not")


class Link:
    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._pool: Pool | None = None
        self.name = shown(url)

    async def open(self) -> None:
        """The first connection is not waited for: whoever mistyped an address wants to know at once."""
        try:
            self._pool = await asyncpg.create_pool(
                self._url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=self._patience,
                command_timeout=self._patience,
                server_settings={"application_name": "sny", "synchronous_commit": "on"},
            )
        except (*LOST, asyncpg.PostgresError, ValueError) as error:
            raise self.explained(error) from None

    async def close(self) -> None:
        if self._pool is not None:
            pool, self._pool = self._pool, None
            try:
                await asyncio.wait_for(pool.close(), self._patience)
            except (*LOST, asyncpg.PostgresError):
                pool.terminate()

    async def read(self, job: Callable[[Connection], Awaitable[Value]]) -> Value:
        """Tried again when the connection breaks, as often as patience allows."""
        return await self._repeat(lambda connection, _: job(connection), known)

    async def write(self, job: Callable[[Connection], Awaitable[Value]]) -> Value:
        """Tried again only while there is no connection at all. One that breaks in the middle is `Unsure`."""
        try:
            return await self._once(job, time.monotonic() + self._patience)
        except Lost as error:
            raise unsure(error) from None

    async def write_again(self, job: Callable[[Connection, bool], Awaitable[Value]]) -> Value:
        """For a job that may run twice: it is passed whether an earlier attempt may have succeeded."""
        return await self._repeat(job, unsure)

    async def _repeat(
        self, job: Callable[[Connection, bool], Awaitable[Value]], given_up: Callable[[StoreError], StoreError]
    ) -> Value:
        deadline, again = time.monotonic() + self._patience, False
        while True:
            try:
                return await self._once(job, deadline, again)
            except Lost as error:
                if time.monotonic() > deadline:
                    raise given_up(error) from None
                again = True
            except StoreError as error:
                raise given_up(error) if again and type(error) is StoreError else error from None
            await asyncio.sleep(PAUSE)

    async def _once(self, job: Callable[..., Awaitable[Value]], deadline: float, *arguments: bool) -> Value:
        pool = self._pool
        if pool is None:
            raise StoreError("the store is closed")
        connection = await self._connection(pool, deadline)
        try:
            return await job(connection, *arguments)
        except asyncpg.DataError as error:
            raise self.explained(error) from None
        except LOST as error:
            raise Lost(*self.explained(error).args) from None
        except asyncpg.PostgresError as error:
            raise self.explained(error) from None
        finally:
            await self._give_back(pool, connection)

    async def _connection(self, pool: Pool, deadline: float) -> Connection:
        while True:
            try:
                return await pool.acquire(timeout=max(deadline - time.monotonic(), PAUSE))
            except (*LOST, asyncpg.PostgresError) as error:
                if time.monotonic() + PAUSE > deadline:
                    raise self.explained(error) from None
            await asyncio.sleep(PAUSE)

    async def _give_back(self, pool: Pool, connection: Connection) -> None:
        try:
            await pool.release(connection, timeout=self._patience)
        except (*LOST, asyncpg.PostgresError):
            with suppress(*LOST):  # the pool may have let go of it already
                connection.terminate()

    def explained(self, error: BaseException) -> StoreError:
        """Without the server's details, which could quote what was being written."""
        if isinstance(error, asyncpg.DataError):
            problem = "the database cannot store a value"
        elif isinstance(error, ValueError):
            problem = "this is not the address of a PostgreSQL server; write postgres://user@host:port/database"
        elif isinstance(error, asyncpg.DiskFullError):
            problem = "the server has no room left on its disk; make room, and it works again"
        elif isinstance(error, asyncpg.ReadOnlySQLTransactionError):
            problem = "the server is read-only; if it is a replica, give the address of its primary"
        elif isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
            problem = "the server refused the login; check the user and the password"
        elif isinstance(error, asyncpg.InvalidCatalogNameError):
            problem = "the server has no such database; create it first"
        elif isinstance(error, asyncpg.InsufficientPrivilegeError):
            problem = "the user lacks the right to do this; let it create and use the schema sny"
        elif isinstance(error, LOST):
            problem = "the server cannot be reached; check that it is running, and check the address"
        else:
            problem = f"the server refused ({type(error).__name__})"
        return StoreError(f"{self.name}: {problem}")
