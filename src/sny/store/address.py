"""Where a store is: a path, `sqlite:///path`, `postgres://…`, or `memory:` for as long as the process lives."""

from collections.abc import Mapping
from pathlib import Path
from urllib.parse import unquote, urlsplit

from sny.store.errors import StoreError

MEMORY = "memory:"
POSTGRES = ("postgres://", "postgresql://")
SQLITE = "sqlite://"
VARIABLE = "SNY_STORE"


def store_address(given: str | None, environment: Mapping[str, str]) -> str:
    """The given address, or else that of SNY_STORE, or else a file in the user's data folder."""
    if chosen := given or environment.get(VARIABLE):
        return chosen
    data = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(data, "sny", "store.sqlite").expanduser())


def is_postgres(url: str) -> bool:
    return url.startswith(POSTGRES)


def sqlite_path(url: str) -> Path:
    """`sqlite:///a` is the relative path a, `sqlite:////a` the absolute path /a."""
    if url.startswith(SQLITE):
        host, slash, path = url.removeprefix(SQLITE).partition("/")
        if host or not slash or not path:
            raise StoreError(f"{url}: write a store in a file as sqlite:///path, or as the path alone")
        url = unquote(path)
    elif "://" in url:
        raise StoreError(f"{shown(url)}: a store is a path, sqlite:///path or postgres://…")
    if not url or "\0" in url:
        raise StoreError("a store needs a path, sqlite:///path or postgres://…")
    return Path(url).expanduser()


def shown(url: str) -> str:
    """An address without passwords, fit for logs and errors."""
    if "://" not in url:
        return url
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
        port = f":{parts.port}" if parts.port else ""
    except ValueError:
        return f"{url.partition('://')[0]}://…"
    user = f"{parts.username}@" if parts.username else ""
    return f"{parts.scheme}://{user}{host}{port}{parts.path}"
