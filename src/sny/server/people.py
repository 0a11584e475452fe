"""People: a name and a device secret, no account. Secrets are long, stored as hashes, and never logged."""

import hmac
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from hashlib import scrypt, sha256
from secrets import choice, token_bytes, token_urlsafe
from time import monotonic
from typing import Any

from starlette.requests import HTTPConnection

from sny.errors import Refused
from sny.server.codes import tidy_code
from sny.server.tidying import tidy_name
from sny.store import Person, Store

COOKIE = "sny_device"
FORMER = "sny_former"  # the device's secret before it became another person's, as a way back
MARK = "sny_known"  # tells a page, which cannot read the other one, that asking who it is makes sense
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that is easily taken for another
CODE_LENGTH = 10
CODE_SECONDS = 600
MOST_CODES = 10_000
NO_CODE = "this code is unknown or has expired; get a new one on the other device"


def secret_hash(device: str) -> bytes:
    """A device secret has 256 bits of chance, so one round is enough."""
    return sha256(device.encode()).digest()


def password_hash(password: str) -> str:
    """For a table's password, which people choose."""
    if not password:
        return ""
    salt = token_bytes(16)
    return f"{salt.hex()}:{scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1).hex()}"


def password_fits(password: str, hashed: str) -> bool:
    salt, _, digest = hashed.partition(":")
    found = scrypt(password.encode(), salt=bytes.fromhex(salt), n=2**14, r=8, p=1).hex()
    return hmac.compare_digest(found, digest)


@dataclass(frozen=True)
class Newcomer:
    person: Person
    device: str


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._codes: dict[str, tuple[str, float]] = {}  # code → person, until when
        self.ask_all: Callable[..., Awaitable[list[Any]]] | None = None  # other nodes, where there are some

    async def welcome(self, name: str) -> Newcomer:
        person, device = Person(token_urlsafe(9), tidy_name(name)), token_urlsafe(32)
        await self.store.add_person(person.id, person.name, secret_hash(device))
        return Newcomer(person, device)

    async def known(self, device: str) -> Person | None:
        return await self.store.person_of(secret_hash(device)) if device else None

    async def asking(self, connection: HTTPConnection) -> Person | None:
        return await self.known(device_of(connection))

    def code_for(self, person: str) -> str:
        """A code by which another device becomes this person's; good once, and for a short time."""
        now = monotonic()
        self._codes = {code: entry for code, entry in self._codes.items() if entry[1] > now and entry[0] != person}
        if len(self._codes) >= MOST_CODES:
            raise Refused("full", "too many codes are waiting; try again in a few minutes")
        code = "".join(choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        self._codes[code] = person, now + CODE_SECONDS
        return code

    def has_own_code(self, code: str) -> bool:
        return self._codes.get(tidy_code(code), ("", 0.0))[1] >= monotonic()

    def person_by_own_code(self, code: str, used: bool) -> str | None:
        """By a code that was given out here; a used one is good no more."""
        look = self._codes.pop if used else self._codes.get
        person, until = look(tidy_code(code), ("", 0.0))
        return person if until >= monotonic() else None

    async def _person_by_code(self, code: str, used: bool) -> str:
        person = self.person_by_own_code(code, used)
        if person is None and self.ask_all is not None:
            person = next(filter(None, await self.ask_all("person_by_code", code, used)), None)
        if person is None:
            raise Refused("code", NO_CODE)
        return person

    async def owner_of(self, code: str) -> Person:
        """Whose device one would become by a code, which stays good."""
        found = await self.store.person(await self._person_by_code(code, used=False))
        if found is None:
            raise Refused("code", NO_CODE)
        return found

    async def move(self, code: str) -> Newcomer:
        person = await self._person_by_code(code, used=True)
        device = token_urlsafe(32)
        await self.store.add_device(person, secret_hash(device))
        found = await self.known(device)
        if found is None:
            raise Refused("code", "this person is not known any more")
        return Newcomer(found, device)


def device_of(connection: HTTPConnection) -> str:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
