"""The way to a PostgreSQL server: connecting, coming back after it was away, and telling what went wrong."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

import asyncpg

from sny.store.address import shown
from sny.store.errors import StoreError, Unsure

Value = TypeVar("Value")
Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"
LOST = (
    OSError,
    TimeoutError,
    asyncio.TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,  # the server stops, or is just starting
)
PAUSE = 0.1  # seconds between two attempts to reach a server that is away
MOST_CONNECTIONS = 4


class Link:
    def __init__(self, url: str, patience: float) -> None:
        self._url = url
        self._patience = patience
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
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

    async def repeat(self, job: Callable[[Connection], Awaitable[Value]]) -> Value:
        """For a job that may be done twice: tried again when the connection breaks, as often as patience allows."""
        deadline = time.monotonic() + self._patience
        while True:
            try:
                return await self._once(job, deadline)
            except Unsure as error:
                if time.monotonic() > deadline:
                    raise StoreError(*error.args) from None

    async def write(self, job: Callable[[Connection], Awaitable[Value]]) -> Value:
        """Tried again only while there is no connection at all. One that breaks in the middle is `Unsure`."""
        return await self._once(job, time.monotonic() + self._patience)

    async def write_again(self, job: Callable[[Connection, bool], Awaitable[Value]]) -> Value:
        """For a job that can tell its own traces: it is told whether it may have been carried out before."""
        deadline = time.monotonic() + self._patience
        again = False
        while True:
            try:
                return await self._once(lambda connection: job(connection, again), deadline)  # noqa: B023
            except Unsure:
                if time.monotonic() > deadline:
                    raise
                again = True
            except StoreError as error:
                if not again:
                    raise
                raise Unsure(f"{error}; it may have been written or not") from None

    async def _once(self, job: Callable[[Connection], Awaitable[Value]], deadline: float) -> Value:
        connection = await self._connection(deadline)
        try:
            return await job(connection)
        except asyncpg.DataError as error:
            raise self.explained(error) from None
        except LOST as error:
            raise Unsure(f"{self.explained(error)}; it may have been written or not") from None
        except asyncpg.PostgresError as error:
            raise self.explained(error) from None
        finally:
            await self._give_back(connection)

    async def _connection(self, deadline: float) -> Connection:
        while True:
            if self._pool is None:
                raise StoreError("the store is closed")
            try:
                return await self._pool.acquire(timeout=max(deadline - time.monotonic(), PAUSE))
            except (*LOST, asyncpg.PostgresError) as error:
                if time.monotonic() + PAUSE > deadline:
                    raise self.explained(error) from None
            await asyncio.sleep(PAUSE)

    async def _give_back(self, connection: Connection) -> None:
        if self._pool is not None:
            try:
                await self._pool.release(connection, timeout=self._patience)
            except (*LOST, asyncpg.PostgresError):
                connection.terminate()

    def explained(self, error: BaseException) -> StoreError:
        """Without the server's details, which could quote what was being written."""
        if isinstance(error, asyncpg.DataError):
            problem = "a value is none that a database can keep"
        elif isinstance(error, ValueError):
            problem = "this is no address of a PostgreSQL server; write postgres://user@host:port/database"
        elif isinstance(error, asyncpg.DiskFullError):
            problem = "the server has no room left on its disk; make room, and it works again"
        elif isinstance(error, asyncpg.ReadOnlySQLTransactionError):
            problem = "the server takes no writes; is this the copy of another one? Name the one that is written to"
        elif isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
            problem = "the server does not let us in; check the user and the password"
        elif isinstance(error, asyncpg.InvalidCatalogNameError):
            problem = "the server has no such database; create it first"
        elif isinstance(error, asyncpg.InsufficientPrivilegeError):
            problem = "the user lacks the right to do this; let it create and use the schema sny"
        elif isinstance(error, LOST):
            problem = "the server cannot be reached; look whether it runs, and check the address"
        else:
            problem = f"the server refused ({type(error).__name__})"
        return StoreError(f"{self.name}: {problem}")
