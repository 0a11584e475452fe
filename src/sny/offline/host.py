"""The tables of one device, answered as a server answers: requests by method and path, sockets by messages.

Whoever has the device is its one person, with as many guests at the table as they like. The device deals, so its
promise binds nobody but itself; apart from that a table is a table, and its text can be checked like any other.
"""

import asyncio
from collections.abc import Awaitable, Callable
from hashlib import sha256
from itertools import count
from secrets import token_urlsafe
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from sny.errors import Refused, SnyError
from sny.game.opening import needs_words
from sny.game.referee import load_dictionary
from sny.offline.device import Device
from sny.offline.shelf import Shelf
from sny.offline.thinkers import Thinkers
from sny.rules.catalogue import GAMES
from sny.server import forms
from sny.server import messages as wire
from sny.server.answers import (
    Unknown,
    eyes_of,
    game_info,
    new_header,
    number_in,
    puzzle_asked,
    puzzle_form,
    puzzle_of_day,
)
from sny.server.live_table import LiveTable
from sny.server.past import Past, past_of
from sny.server.reading import Unreadable, replayed
from sny.server.requests import check_settings
from sny.server.review import checked, review
from sny.server.tidying import tidy_name
from sny.store.errors import StoreError
from sny.table.phases import CLOSED
from sny.table.table import Table

PERSON = "this-device"
LOCAL = "local-"  # how the ids of its tables begin; no server gives out such
MOST_LISTED = 20
SERVER_ONLY = "this needs the server"


class Host:
    """`seed` makes everything that it does repeatable: ids and secrets follow from it, and its clock stands still.
    `fetch_words` brings the data of word games, where it does not lie with the rest."""

    person = PERSON

    def __init__(
        self, shelf: Shelf, name: str, seed: str = "", fetch_words: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        self.shelf = shelf
        self._fetch_words = fetch_words
        self.name = tidy_name(name)
        self.seed = seed
        self.thinkers = Thinkers(hurry=bool(seed))
        self.live: dict[str, LiveTable] = {}
        self._opened = count(1)
        self._summarizing: asyncio.Future[None] | None = None

    # Tables

    def connect(self, table: str, tell: Callable[[str | None], Any]) -> Device:
        """Connect a page to a table. Its messages are passed on, and None after the last one."""
        return Device(self, table, tell)

    async def find(self, id: str) -> LiveTable | None:
        """A table that can be played at, from memory or from the shelf. Raises Unreadable."""
        if id not in self.live:
            table = await self._read(id)
            if table is None or table.phase == CLOSED:
                return None
            if id not in self.live:  # nobody was quicker
                self._keep(table).mark_absent()
        return self.live[id]

    async def _read(self, id: str) -> Table | None:
        kept = await self.shelf.read(id)
        if kept is None:
            return None
        table = replayed(*kept, id)
        await self._load_words(table.game_name)
        return table

    def _keep(self, table: Table) -> LiveTable:
        summarized = table.phase

        def stored(*_: Any) -> None:
            nonlocal summarized
            if table.phase != summarized:  # a page can be closed at any moment, and without a word
                summarized = table.phase
                self._summarizing = asyncio.ensure_future(self.shelf.summarize(live.id, summary_of(table)))

        live = LiveTable(table, self.shelf, self.thinkers, self._drop, stored, still if self.seed else None)
        self.live[live.id] = live
        return live

    def _drop(self, live: LiveTable) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]

    async def shelve(self, live: LiveTable) -> None:
        """Keep a summary for lists; with nobody left, the table waits on the shelf until it is asked for."""
        await live.settled()
        if live.broken:
            return
        await self.shelf.summarize(live.id, summary_of(live.table))
        if not live.connections:
            live.rest()
            self._drop(live)

    # Requests

    async def ask(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """The status and the text of an answer, like a server's under /api; errors have the same form."""
        split = urlsplit(address)
        parts = [unquote(part) for part in split.path.split("/") if part]
        query = {name: values[-1] for name, values in parse_qs(split.query).items()}
        try:
            return await self._answered(method, parts, query, body)
        except Unknown as error:
            return problem(404, "request", str(error))
        except Refused as error:
            return problem(409, error.code, str(error))
        except SnyError as error:
            return problem(400, "option", str(error))
        except msgspec.MsgspecError as error:
            return problem(400, "request", str(error))
        except Unreadable as error:
            return problem(409, "unreadable", error.reason)
        except StoreError as error:
            return problem(503, "storage", str(error))

    async def _answered(self, method: str, parts: list[str], query: dict[str, str], body: str) -> tuple[int, str]:
        match method, parts:
            case "GET", ["games"]:
                return 200, encoded([game_info(name) for name in GAMES])
            case "GET", ["puzzles", "daily"]:
                return 200, encoded(puzzle_of_day(query.get("date", "")))
            case "GET", ["puzzles", game, number]:
                return 200, encoded(puzzle_form(*puzzle_asked(game, number)))
            case "GET", ["me"]:
                return 200, encoded(await self._me())
            case "PATCH", ["me"]:
                self._rename(tidy_name(msgspec.json.decode(body, type=forms.NewPerson).name))
                return 200, encoded(await self._me())
            case "POST", ["tables"]:
                return 201, encoded(await self._open(msgspec.json.decode(body, type=forms.NewTable)))
            case "GET", ["tables", id]:
                return 200, encoded(forms.TableSummary(**(await self._past(id)).summary))
            case "DELETE", ["tables", id]:
                await self._forget(id)
                return 200, encoded(forms.Forgotten(1))
            case "GET", ["tables", id, "matches", match, *what]:
                return 200, match_told(await self._past(id), match, what, query.get("seat", ""))
        raise Unknown(SERVER_ONLY)

    async def _me(self) -> forms.Me:
        kept = [msgspec.json.decode(summary, type=forms.TableSummary) for summary in await self.shelf.summaries()]
        here = [forms.TableSummary(**past_of(live.table).summary) for live in self.live.values()]
        found = {table.id: table for table in (*kept, *here)}.values()
        shown = sorted((table for table in found if table.phase != CLOSED), key=lambda table: table.created)
        return forms.Me(self.person, self.name, shown[: -MOST_LISTED - 1 : -1])

    def _rename(self, name: str) -> None:
        self.name = name
        for live in list(self.live.values()):
            live.rename(self.person, name)

    async def _open(self, wanted: forms.NewTable) -> forms.OpenedTable:
        number = next(self._opened)
        id = LOCAL + (str(number) if self.seed else token_urlsafe(12))
        secret = sha256(f"{self.seed} {number}".encode()).hexdigest() if self.seed else ""
        header = new_header(
            wanted.game, wanted.players, wanted.options, wanted.settings, self.person, id=id, secret=secret
        )
        check_settings(wanted.game, wanted.settings)
        await self._load_words(wanted.game)
        await self.shelf.add_table(id, msgspec.json.encode(header))
        await self.shelf.summarize(id, summary_of(self._keep(Table(header)).table))
        return forms.OpenedTable(id, f"/t/{id}")

    async def _load_words(self, game: str) -> None:
        if not needs_words(game):
            return
        if self._fetch_words is not None:
            await self._fetch_words()
            self._fetch_words = None
        load_dictionary()

    async def _past(self, id: str) -> Past:
        if id in self.live:
            await self.live[id].settled()
        table = self.live[id].table if id in self.live else await self._read(id)
        if table is None:
            raise Unknown("there is no such table on this device")
        return past_of(table)

    async def _forget(self, id: str) -> None:
        if (live := self.live.get(id)) is not None:
            await live.settled()
            live.rest()
            live.broken = True  # nothing more of it is kept
            live.dismiss_all(wire.Bye(code="closed", reason="this table was forgotten", come_back=False))
            self._drop(live)
        await self.shelf.forget(id)


def match_told(past: Past, match: str, what: list[str], seat: str) -> str:
    if (number := number_in(match, len(past.texts))) is None:
        raise Unknown(f"{len(past.texts)} matches are over at this table; a running one is not shown")
    text, names = past.texts[number - 1], past.names[number - 1]
    match what:
        case []:
            return text
        case ["steps"]:
            return encoded(review(text, eyes_of(seat, len(names)), names))
        case ["check"]:
            return encoded(checked(text))
    raise Unknown(SERVER_ONLY)


def still() -> float:
    return 0.0


def summary_of(table: Table) -> bytes:
    return msgspec.json.encode(past_of(table).summary)


def encoded(answer: Any) -> str:
    return msgspec.json.encode(answer).decode()


def problem(status: int, code: str, reason: str) -> tuple[int, str]:
    return status, encoded(forms.Problem(code, reason))
