"""Where a request comes from: which page, and which address."""

from ipaddress import IPv6Address, IPv6Network

from starlette.requests import HTTPConnection

HOUSEHOLD = 64  # bits of an IPv6 address that are its owner's to choose


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
    host = connection.client.host if connection.client else ""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host)
    except ValueError:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> HOUSEHOLD << HOUSEHOLD, 128 - HOUSEHOLD)))
