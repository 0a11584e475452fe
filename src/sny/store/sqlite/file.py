"""Opening, guarding and copying the file of a SQLite store."""

import os
import stat
from contextlib import suppress
from errno import EISDIR
from pathlib import Path

import apsw

from sny.store.errors import StoreError
from sny.store.schema import missing_migrations

APPLICATION_ID = 0x736E7931  # "sny1", by which a file is known as ours
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700
READ_WRITE = apsw.SQLITE_OPEN_READWRITE
SETTINGS: dict[str, str | int] = {
    "journal_mode": "wal",
    "synchronous": "full",
    "wal_autocheckpoint": 0,  # a store does it beside its writing
    "fullfsync": "on",
    "foreign_keys": "on",
    "cell_size_check": "on",
    "trusted_schema": "off",
}
PROBLEMS: dict[type[apsw.Error], str] = {
    apsw.FullError: "there is no room left on the disk; make room, and it works again",
    apsw.BusyError: "another program keeps it locked; close that program, and it works again",
    apsw.LockedError: "another program keeps it locked; close that program, and it works again",
    apsw.ReadOnlyError: "it may not be written to; give the user of this program the right to write the file",
    apsw.PermissionsError: "it may not be opened; give the user of this program the right to read and write the file",
    apsw.CantOpenError: "it cannot be opened; check that its folder exists and can be written to",
    apsw.IOError: "the disk failed to read or write it; check whether the disk is full or failing",
    apsw.CorruptError: "the file is damaged; stop the server and put a backup in its place (sny backup makes them)",
    apsw.NotADBError: "the file is not a store, or is damaged; choose another, or put a backup in its place",
}


def explained(error: apsw.Error, path: Path | str) -> StoreError:
    return StoreError(f"{path}: {PROBLEMS.get(type(error), str(error))}")


def open_for_writing(path: Path | None, patience: float) -> apsw.Connection:
    """A connection to a store brought up to date; without a path, one that is kept in memory."""
    where = "the store" if path is None else path
    try:
        connection = apsw.Connection(":memory:" if path is None else str(path), flags=READ_WRITE)
        connection.set_busy_timeout(int(patience * 1000))
        check_owner(connection, where)
        if path is not None:
            make_private(path)
        for name, value in SETTINGS.items():
            connection.pragma(name, value)
        migrate(connection, str(where))
    except apsw.Error as error:
        raise explained(error, where) from None
    return connection


def open_for_reading(path: Path, patience: float) -> apsw.Connection:
    if not path.is_file():
        raise StoreError(f"{path}: there is no store; sny serve makes one, or name another")
    try:
        connection = apsw.Connection(str(path), flags=READ_WRITE)  # a reader takes part in WAL's bookkeeping
        connection.set_busy_timeout(int(patience * 1000))
        check_owner(connection, path)
        connection.pragma("query_only", 1)
        missing_migrations("sqlite", connection.pragma("user_version"), str(path), may_migrate=False)
    except apsw.Error as error:
        raise explained(error, path) from None
    return connection


def make_if_missing(path: Path) -> None:
    """A file that only its owner may read; so is the folder, where it was made for it.

    A file that is there is not opened: closing it would end all locks that this process has on it.
    """
    try:
        path.parent.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        if not path.exists():
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
        elif path.is_dir():
            raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(path))
    except OSError as error:
        raise StoreError(f"{error.filename}: {error.strerror}; choose a file that this program may write") from None


def make_private(path: Path) -> None:
    """Only its owner may read a store, and what SQLite keeps beside it."""
    for ending in ("", "-wal", "-shm"):
        file = path.with_name(path.name + ending)
        try:
            if file.exists() and stat.S_IMODE(file.stat().st_mode) & ~PRIVATE_FILE:
                file.chmod(PRIVATE_FILE)
        except OSError as error:
            raise StoreError(f"{file}: {error.strerror}; choose a file that this program may write") from None


def lock(path: Path) -> apsw.Connection:
    """One program a file. SQLite's own lock on a file beside it: it works on every system and ends with the process."""
    make_if_missing(path)
    beside = path.with_name(f"{path.name}.lock")
    make_if_missing(beside)
    connection = apsw.Connection(str(beside), flags=READ_WRITE)
    try:
        connection.execute("begin exclusive")
    except apsw.Error:
        connection.close()
        raise StoreError(f"{path}: another sny has this store open; stop it, or choose another store") from None
    return connection


def check_owner(connection: apsw.Connection, where: Path | str) -> None:
    """A database that belongs to another program is left alone."""
    known = connection.pragma("application_id") == APPLICATION_ID
    if not known and connection.execute("select count(*) from sqlite_schema").get:
        raise StoreError(f"{where}: this is the database of another program; choose another file")


def migrate(connection: apsw.Connection, where: str) -> None:
    for version, script in missing_migrations("sqlite", connection.pragma("user_version"), where):
        connection.execute("begin immediate")
        try:
            connection.execute(script)
            connection.pragma("user_version", version)
            connection.pragma("application_id", APPLICATION_ID)
            connection.execute("commit")
        except BaseException:
            with suppress(apsw.Error):
                connection.execute("rollback")
            raise


def copy_while_running(source: apsw.Connection, path: Path, target: Path) -> None:
    """The whole store as it is at one moment, whoever writes to it meanwhile; checked before it gets its name."""
    if target.exists():
        raise StoreError(f"{target}: this file already exists; give another name, or remove it")
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, PRIVATE_FILE))
        copy = apsw.Connection(str(partial), flags=READ_WRITE)
        with copy.backup("main", source, "main") as backup:
            backup.step(-1)
        copy.pragma("journal_mode", "delete")  # the copy is one file
        if copy.pragma("integrity_check") != "ok":
            raise apsw.CorruptError
        copy.close()
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.rename(target)
    except apsw.Error as error:
        at_fault = path if isinstance(error, apsw.CorruptError | apsw.NotADBError) else target
        raise explained(error, at_fault) from None
    except OSError as error:
        raise StoreError(f"{target}: {error.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)
