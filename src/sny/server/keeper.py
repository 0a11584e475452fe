"""All tables of a server: opened, found, taken up again after a restart, put away when nobody is there."""

import asyncio
import gc
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from secrets import token_urlsafe
from typing import Any

import msgspec

from sny.errors import Refused, SnyError
from sny.server import messages as wire
from sny.server.limits import LAST_WORDS_SECONDS
from sny.server.live_table import LiveTable
from sny.server.log import log
from sny.server.metrics import TABLES
from sny.server.thinking import Thinkers
from sny.store import Store, StoreError
from sny.table.fair import new_secret
from sny.table.inputs import read_input
from sny.table.phases import CLOSED, PLAYING
from sny.table.seating import check_arrangement
from sny.table.settings import Settings
from sny.table.table import Header, Table

TIDIED_EVERY = 20.0  # seconds
COLLECTED_EVERY, PRUNED_EVERY = 15, 180  # times of tidying up
PUT_AWAY_AFTER = 120.0  # seconds with nobody connected; the table can be taken up again at any time
MOST_PUT_AWAY = 20  # of a person's tables, that are read for a list of them
CLOSED_AFTER = timedelta(days=1)  # with nobody there, unless a game is being played
MOST_TABLES = 20_000
LONGEST_ID = 40


class Keeper:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self.stopping = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._unused: dict[str, datetime] = {}  # tables that were put away, and since when this server knows of it

    async def open_table(
        self, game: str, players: int, options: dict[str, Any], settings: Settings, host: str, password: str
    ) -> LiveTable:
        check_arrangement(game, players, options)
        if len(self.live) >= MOST_TABLES:
            raise Refused("full", "there are too many tables here now; try again later")
        header = Header(
            id=token_urlsafe(12),
            game=game,
            players=players,
            options=options,
            settings=settings,
            host=host,
            secret=new_secret(),
            created=datetime.now(UTC).isoformat(timespec="seconds"),
            password=password,
        )
        await self.store.add_table(header.id, msgspec.json.encode(header))
        return self._keep(Table(header))

    async def find(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from the store; None when there is none, or it is closed."""
        if id in self.live:
            live = self.live[id]
            live.idle_since = asyncio.get_running_loop().time()  # not to be put away before whoever asks has come in
            return None if live.table.phase == CLOSED else live
        if not is_id(id):
            return None
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._take_up(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])  # one who goes does not take it from the others

    async def read(self, id: str) -> Table | None:
        """A table to look at only, closed ones too; with nothing in it that could still be lost."""
        if id in self.live:
            await self.live[id].settled()
        if id in self.live:
            return self.live[id].table
        return await self._read(id) if is_id(id) else None

    async def tables_of(self, person: str) -> list[Table]:
        """Those where a person sits, the ones that were put away too; of these only the latest."""
        put_away = [id for id in await self.store.open_tables(person) if id not in self.live][-MOST_PUT_AWAY:]
        tables = [live.table for live in self.live.values()]
        for id in put_away:
            with suppress(StoreError):  # one that cannot be read does not hide the others
                table = await self._read(id)
                tables += [table] if table is not None else []
        return [table for table in tables if person in table.people() and table.phase != CLOSED]

    def rename(self, person: str, name: str) -> None:
        """At tables that were put away, a new name is found when the person comes back."""
        for live in list(self.live.values()):
            live.rename(person, name)

    async def _read(self, id: str) -> Table | None:
        header = await self.store.header(id)
        if header is None:
            return None
        lines = await self.store.lines(id)
        return await asyncio.to_thread(replayed, header, lines)

    async def _take_up(self, id: str) -> LiveTable | None:
        table = await self._read(id)
        if table is None or table.phase == CLOSED:
            return None
        live = self._keep(table)
        live.mark_absent()
        log("table taken up", table=id, number=table.number)
        return live

    def _keep(self, table: Table) -> LiveTable:
        live = LiveTable(table, self.store, self.thinkers, given_up=self._drop)
        self.live[live.id] = live
        self._unused.pop(live.id, None)
        TABLES.set(len(self.live))
        return live

    def _drop(self, live: LiveTable) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
            TABLES.set(len(self.live))

    # Tidying up

    async def tidy_for_ever(self, pause: float = TIDIED_EVERY) -> None:
        for time in count(1):
            await asyncio.sleep(pause)
            for live in list(self.live.values()):
                with suppress(StoreError):
                    await self.tidy(live)
            if time % COLLECTED_EVERY == 0:
                gc.collect()  # what is left of sockets that were closed
            if time % PRUNED_EVERY == 1:
                with suppress(StoreError):
                    await self.prune()

    async def tidy(self, live: LiveTable, after: float = PUT_AWAY_AFTER) -> None:
        """Put a table away where nobody is connected; one that nobody will play at any more is closed for good."""
        if live.table.phase == CLOSED:
            await self.close(live)
        elif not live.connections and asyncio.get_running_loop().time() - live.idle_since > after:
            await live.settled()
            if not live.connections:
                live.rest()
                self._drop(live)

    async def close(self, live: LiveTable) -> None:
        await live.settled()
        live.rest()
        live.dismiss_all(wire.Bye(code="closed", reason="the host has closed this table", come_back=False))
        self._drop(live)
        await self.store.close_table(live.id, msgspec.json.encode(summary(live.table)))

    async def prune(self, now: datetime | None = None) -> int:
        """Close the tables that nobody has used for a day, and where no game is being played. Returns how many."""
        moment, closed = now or datetime.now(UTC), 0
        put_away = [id for id in await self.store.open_tables() if id not in self.live]
        self._unused = {id: self._unused.get(id, moment) for id in put_away}
        for id in [id for id, since in self._unused.items() if moment - since >= CLOSED_AFTER]:
            with suppress(StoreError):  # one that cannot be read does not keep the others
                table = await self._read(id)
                self._unused[id] = moment  # in a day it is looked at again
                if table is None or table.phase == PLAYING or id in self.live or id in self._loading:
                    continue
                await self.store.close_table(id, msgspec.json.encode(summary(table)))
                closed += 1
        return closed

    async def stop(self) -> None:
        """Store what is on its way, tell everybody to come back, and see them off. Twice is as good as once."""
        if self.stopping:
            return
        self.stopping = True
        tables = list(self.live.values())
        for live in tables:
            live.rest()
        for live in tables:
            await live.settled()
            live.dismiss_all(wire.Bye(code="stopping", reason="the server is being restarted", come_back=True))
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                while any(live.connections for live in tables):
                    await asyncio.sleep(0.01)
        for live in tables:
            await live.settled()
        self.thinkers.close()


def is_id(text: str) -> bool:
    """Whether a table could have this id. Whatever else is in an address does not reach the store."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


def replayed(header: bytes, lines: list[bytes]) -> Table:
    """A table from what was stored of it."""
    table = Table(msgspec.json.decode(header, type=Header))
    for number, line in enumerate(lines):
        try:
            table.take(read_input(line))
        except (SnyError, msgspec.MsgspecError) as error:
            told = isinstance(error, Refused | msgspec.MsgspecError)
            problem = str(error) if told else "it is no legal move"  # no word of cards, nor of what was said
            raise StoreError(
                f"table {table.header.id}: line {number} cannot be carried out again: {problem}"
            ) from error
    return table


def summary(table: Table) -> dict[str, Any]:
    """What a list of tables shows of one."""
    return {
        "id": table.header.id,
        "game": table.game_name,
        "players": table.players,
        "options": table.options,
        "phase": table.phase,
        "match": table.match,
        "matches": len(table.texts),
        "created": table.header.created,
        "locked": bool(table.header.password),
        "chairs": [{"name": chair.name, "bot": chair.level or None} for chair in table.chairs],
        "result": table.result(),
    }
