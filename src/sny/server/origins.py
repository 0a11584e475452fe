"""Where a request comes from: which page, and which address."""

from ipaddress import IPv6Address, IPv6Network, ip_address

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

HOUSEHOLD_BITS = 64  # bits of an IPv6 address that are its owner's to choose


def is_own_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a page of this server asks. Programs send no origin, and no cookies of somebody else either."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    host = connection.headers.get("host", "")
    return bool(host) and origin.partition("://")[2] == host


def address_of(connection: HTTPConnection) -> str:
    """Whom limits count: an address, or the network of a household, which has as many IPv6 addresses as it likes."""
    return household(connection.client.host) if connection.client else ""


def household(host: str) -> str:
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> HOUSEHOLD_BITS << HOUSEHOLD_BITS, 128 - HOUSEHOLD_BITS)))


class BehindProxy:
    """Whoever asks is whom the proxy in front names last: what stands before that, anybody could have written."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            if host := last_address(headers.getlist("x-forwarded-for")):
                scope["client"] = (host, 0)
            if scope["type"] == "http" and headers.get("x-forwarded-proto") in ("http", "https"):
                scope["scheme"] = headers["x-forwarded-proto"]
        await self.app(scope, receive, send)


def last_address(reported: list[str]) -> str:
    """The last of the addresses that a proxy reports, with or without a port; "" where it is none."""
    last = ",".join(reported).rpartition(",")[2].strip()
    bare = last[1:].partition("]")[0] if last.startswith("[") else last.partition(":")[0] if "." in last else last
    try:
        return str(ip_address(bare))
    except ValueError:
        return ""
