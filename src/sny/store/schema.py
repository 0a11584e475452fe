"""Numbered migrations: SQL files, one folder a database, each applied once and in order."""

from functools import cache
from importlib.resources import files

from sny.store.errors import StoreError


@cache
def migrations(database: str) -> list[str]:
    """The scripts of a database; the first takes an empty one to version 1."""
    folder = files("sny.store").joinpath("migrations", database)
    scripts = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".sql")), key=lambda entry: entry.name)
    numbers = [int(script.name.partition("_")[0]) for script in scripts]
    if numbers != list(range(1, len(numbers) + 1)):
        raise StoreError(f"the migrations of {database} are not numbered one by one: {numbers}; install sny again")
    return [script.read_text(encoding="utf-8") for script in scripts]


def missing_migrations(database: str, version: int, where: str, *, may_migrate: bool = True) -> list[tuple[int, str]]:
    """The scripts that a store of that version lacks, each with the version it leads to."""
    scripts = migrations(database)
    if version > len(scripts):
        raise StoreError(
            f"{where} was written by a newer sny (version {version} of the store, this one knows {len(scripts)}); "
            "install that version or a later one"
        )
    if version < len(scripts) and not may_migrate:
        raise StoreError(
            f"{where} was written by an older sny (version {version} of the store, this one needs {len(scripts)}); "
            "start the server once, and it will be brought up to date"
        )
    return list(enumerate(scripts[version:], start=version + 1))
