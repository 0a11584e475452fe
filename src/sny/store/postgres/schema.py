"""The schema `sny` in a PostgreSQL database, made and brought up to date by whoever comes first."""

from sny.store.errors import StoreError
from sny.store.postgres.link import Connection
from sny.store.schema import missing_migrations

ONE_AT_A_TIME = 0x736E7931  # several servers may start at once
PATIENCE = 3600.0  # seconds: a large store is not changed in a moment


async def migrate(connection: Connection, where: str) -> None:
    async with connection.transaction():
        await connection.execute("select pg_advisory_xact_lock($1)", ONE_AT_A_TIME, timeout=PATIENCE)
        version = await version_of(connection)
        if version is None:
            await connection.execute("create schema if not exists sny")
            await connection.execute("create table sny.schema (version integer not null)")
            await connection.execute("insert into sny.schema values (0)")
        for reached, script in missing_migrations("postgres", version or 0, where):
            await connection.execute(script, timeout=PATIENCE)
            await connection.execute("update sny.schema set version = $1", reached)


async def check_schema(connection: Connection, where: str) -> None:
    version = await version_of(connection)
    if version is None:
        raise StoreError(f"{where}: there is no store; sny serve makes one, or name another")
    missing_migrations("postgres", version, where, may_migrate=False)


async def version_of(connection: Connection) -> int | None:
    if await connection.fetchval("select to_regclass('sny.schema')") is None:
        return None
    version: int = await connection.fetchval("select version from sny.schema")
    return version
