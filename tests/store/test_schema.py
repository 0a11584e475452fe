"""Migrations: each once, all or nothing, and never backwards."""

from pathlib import Path

import apsw
import asyncpg
import pytest

from sny.store import StoreError, open_store
from sny.store.address import is_postgres
from sny.store.schema import migrations

pytestmark = pytest.mark.anyio


async def version_of(url: str) -> int:
    if not is_postgres(url):
        return int(apsw.Connection(url).pragma("user_version"))
    connection = await asyncpg.connect(url)
    version = await connection.fetchval("select version from sny.schema")
    await connection.close()
    return int(version)


async def execute(url: str, *statements: str) -> None:
    if not is_postgres(url):
        apsw.Connection(url).execute(statements[0])
        return
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements[1])
    finally:
        await connection.close()


def add_migration(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """As a later version of sny would have one more."""
    known = {database: [*migrations(database), script] for database in ("sqlite", "postgres")}
    monkeypatch.setattr("sny.store.schema.migrations", known.__getitem__)


def test_both_databases_have_the_same_versions() -> None:
    assert len(migrations("sqlite")) == len(migrations("postgres")) > 0


async def test_an_older_store_is_brought_up_to_date_and_keeps_what_it_has(
    lasting_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(lasting_url)
    await store.add_table("oak", b"header")
    await store.close()
    version = await version_of(lasting_url)
    add_migration(monkeypatch, "create table later (number integer)")
    with pytest.raises(StoreError, match=f"written by an older sny .version {version} "):
        await open_store(lasting_url, read_only=True)
    for _ in range(2):
        store = await open_store(lasting_url)
        assert await store.header("oak") == b"header"
        await store.close()
    assert await version_of(lasting_url) == version + 1
    await execute(lasting_url, *["insert into later values (1)"] * 2)


async def test_a_migration_that_fails_changes_nothing(lasting_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    await (await open_store(lasting_url)).close()
    version = await version_of(lasting_url)
    with monkeypatch.context() as later:
        add_migration(later, "create table later (number integer); insert into nowhere values (1)")
        with pytest.raises(StoreError):
            await open_store(lasting_url)
    assert await version_of(lasting_url) == version
    with pytest.raises((apsw.SQLError, asyncpg.UndefinedTableError)):
        await execute(lasting_url, *["insert into later values (1)"] * 2)
    store = await open_store(lasting_url)
    await store.ready()
    await store.close()


async def test_a_newer_store_is_refused(lasting_url: str) -> None:
    await (await open_store(lasting_url)).close()
    await execute(lasting_url, "pragma user_version = 99", "update sny.schema set version = 99")
    for read_only in (False, True):
        with pytest.raises(StoreError, match=r"written by a newer sny \(version 99 .*install that version or a later"):
            await open_store(lasting_url, read_only=read_only)


async def test_a_refused_store_is_not_held(tmp_path: Path) -> None:
    path = str(tmp_path / "store.sqlite")
    await (await open_store(path)).close()
    await execute(path, "pragma user_version = 99")
    for _ in range(2):  # not "another sny has this store open"
        with pytest.raises(StoreError, match="newer"):
            await open_store(path)
