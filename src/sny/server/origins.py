"""Where a request comes from: which page, and which address."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def is_own_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a page of this server asks. Programs send no origin, and no cookies of somebody else either."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return origin in allowed or urlsplit(origin).netloc == connection.headers.get("host", "")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""
