"""All tables of a server: opened, found, loaded after a restart, and unloaded when nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from time import monotonic, time_ns
from typing import TYPE_CHECKING, Any

import msgspec

from sny.errors import Refused
from sny.game.opening import needs_words
from sny.game.referee import load_dictionary
from sny.server import messages as wire
from sny.server.answers import new_header
from sny.server.codes import new_code
from sny.server.endings import Ended
from sny.server.limits import LAST_WORDS_SECONDS
from sny.server.live_table import LiveTable
from sny.server.log import log
from sny.server.metrics import FENCED, GIVEN_UP, LATENCY, MOVES, STORE_FAILURES, TABLES, UNREADABLE
from sny.server.nodes.lease import Elsewhere, is_key
from sny.server.past import Cache, Past, past_of, shelved
from sny.server.reading import Unreadable, replayed
from sny.server.thinking import Thinkers
from sny.store import Store, StoreError
from sny.table.inputs import AnyInput, Play
from sny.table.phases import CLOSED
from sny.table.settings import Settings
from sny.table.table import Table

if TYPE_CHECKING:
    from sny.server.nodes.node import Node

PAST_BYTES = 16 * 1024 * 1024  # of tables that are looked at without being in memory
MOST_TABLES = 20_000
LONGEST_ID = 40
LONG_SECONDS = 30.0  # for another node to do what takes a whole table to be read


class Keeper:
    def __init__(self, store: Store, thinkers: Thinkers, retention: int = 0, node: "Node | None" = None) -> None:
        self.store = store
        self.node = node  # where there are several, this one: it knows which tables are ours
        self.retention = retention  # days; 0: closed tables are kept for ever
        self.started = datetime.now(UTC), monotonic()
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}  # by code: ids of the tables in memory
        self.stopping = False
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.unused: dict[str, float] = {}  # tables that were put away, and since when this server knows of it
        self.pasts = Cache[Past](PAST_BYTES, size_of)
        self._reading = asyncio.Lock()
        self._keeping: set[asyncio.Task[None]] = set()
        self.unreadable: dict[str, Unreadable] = {}  # tables of another version, say: not replayed again and again
        self.bans: dict[str, set[str]] = {}  # by table: addresses; not kept, since they are nobody's business

    async def open_table(
        self, game: str, players: int | None, options: dict[str, Any], settings: Settings, host: str, password: str,
        position: str = "",
    ) -> LiveTable:  # fmt: skip
        await load_words(game)
        header = new_header(game, players, options, settings, host, password, position=position)
        if len(self.live) >= MOST_TABLES:
            raise Refused("full", "this server has too many tables now; try again later")
        if self.node is not None:
            await self.node.leases.claim(header.id)
        await self.store.add_table(header.id, msgspec.json.encode(header))
        return self._keep(Table(header))

    async def find(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from the store; None when there is none, or it is closed. Raises Elsewhere
        where it lives on another node."""
        if id in self.live:
            live = self.live[id]
            live.idle_since = asyncio.get_running_loop().time()  # not to be put away before whoever asks has come in
            return None if live.table.phase == CLOSED else live
        if not is_id(id):
            return None
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._take_up(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])  # one who goes does not take it from the others

    async def exists(self, id: str) -> bool:
        """Whether there is or was such a table."""
        return id in self.live or (is_id(id) and await self.store.header(id) is not None)

    async def code_of(self, id: str) -> str | None:
        """A short code for a table, valid while it is in memory."""
        try:
            live = await self.find(id)
        except Elsewhere as elsewhere:
            assert self.node is not None
            found: str | None = await self.node.calls.ask(elsewhere.node, "code_of", id)
            return found
        return None if live is None else next(code for code, table in self.codes.items() if table == live.id)

    async def past(self, id: str) -> Past | None:
        """A table to look at only, closed ones too; with nothing in it that could still be lost."""
        if id in self.live:
            await self.live[id].settled()
        if id in self.live:
            return past_of(self.live[id].table)
        if not is_id(id):
            return None
        if self.node is not None:
            await self._drop_outdated(id)
        if (cached := self.pasts.get(id)) is not None:
            return cached
        async with self._reading:  # a replay is dear: one at a time, and those who wait for the same find it cached
            if (cached := self.pasts.get(id)) is not None or id in self.live:
                return cached or past_of(self.live[id].table)
            table = await self._read(id)
            if table is None:
                return None
            found = past_of(table)
            if id not in self.live:
                self.pasts.put(id, found)
                with suppress(StoreError):
                    await self.store.summarize(id, shelved(found))
            return found

    async def _drop_outdated(self, id: str) -> None:
        """Tables that live on other nodes go on without us."""
        cached, kept = self.pasts.get(id), await self.store.summarized(id)
        if cached is not None and (kept is None or kept.length != cached.number):
            self.pasts.drop(id)

    def rename(self, person: str, name: str) -> None:
        """At tables that were put away, a new name is found when the person comes back."""
        for live in list(self.live.values()):
            live.rename(person, name)

    def send_away(self, person: str, bye: wire.Bye) -> None:
        """All sockets of a person: a device that is still known may come back at once."""
        for live in self.live.values():
            for connection in [one for one in live.connections if one.person == person]:
                connection.dismiss(bye)

    @asynccontextmanager
    async def ours(self, id: str) -> AsyncIterator[Callable[..., Awaitable[Any]] | None]:
        """Nobody else takes a table up meanwhile. Where another node has it, what is given asks that node."""
        if self.node is None or not is_key(id):
            yield None
            return
        owner = await self.node.leases.claim(id)
        if owner != self.node.id:
            yield partial(self.node.calls.ask, owner, seconds=LONG_SECONDS)
            return
        try:
            yield None
        finally:
            if id not in self.live and id not in self.loading:
                await self.node.leases.release(id)

    async def _read(self, id: str) -> Table | None:
        if id in self.unreadable:
            raise self.unreadable[id]
        header = await self.store.header(id)
        if header is None:
            return None
        lines = await self.store.lines(id)
        try:
            return await asyncio.to_thread(replayed, header, lines, id)
        except Unreadable as error:
            self.unreadable[id] = error
            UNREADABLE.set(len(self.unreadable))
            log("table unreadable", level="error", table=id, problem=str(error))
            raise

    def read_anew_everywhere(self, id: str) -> None:
        """What is stored changes: nothing that is known of it counts any more."""
        self.read_anew(id)
        if self.node is not None:
            self.node.soon(self.node.calls.tell_all("read_anew", id))

    def read_anew(self, id: str) -> None:
        self.pasts.drop(id)
        self.unreadable.pop(id, None)
        UNREADABLE.set(len(self.unreadable))

    async def _take_up(self, id: str) -> LiveTable | None:
        if self.node is None:
            return await self._load(id)
        kept = await self.store.summarized(id) if is_key(id) else None
        if kept is None or kept.closed:
            return None
        owner = await self.node.leases.claim(id)
        if owner != self.node.id:
            raise Elsewhere(owner)
        try:
            live = await self._load(id)
        except BaseException:
            await self.node.leases.release(id)
            raise
        if live is None:
            await self.node.leases.release(id)
        else:
            await self.node.calls.tell_all("used", id)
        return live

    async def _load(self, id: str) -> LiveTable | None:
        table = await self._read(id)
        if table is None or table.phase == CLOSED:
            return None
        await load_words(table.game_name)
        live = self._keep(table)
        if self.node is not None:
            live.fence_off()
        live.mark_absent()
        log("table taken up", table=id, number=table.number)
        return live

    def give_up(self, id: str) -> None:
        """Another node has this table."""
        if (live := self.live.get(id)) is not None:
            live.lose()

    def used_elsewhere(self, id: str) -> None:
        self.unused.pop(id, None)

    def _keep(self, table: Table) -> LiveTable:
        self.pasts.drop(table.header.id)
        live = LiveTable(table, self.store, self.thinkers, self._given_up, count_stored, keep=self._keep_results)
        live.bans = self.bans.setdefault(live.id, live.bans)
        self.live[live.id] = live
        self.codes[new_code(self.codes)] = live.id
        self.unused.pop(live.id, None)
        TABLES.set(len(self.live))
        return live

    def _keep_results(self, id: str, results: list[Ended]) -> None:
        task = asyncio.create_task(look_after(self._store_results(id, results), id))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _store_results(self, id: str, results: list[Ended]) -> None:
        ended = time_ns() // 1_000_000
        for person, match, seat, result in results:
            await self.store.keep_result(person, id, match, seat, ended, result)

    def drop(self, live: LiveTable) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
            self.codes = {code: id for code, id in self.codes.items() if id != live.id}
            TABLES.set(len(self.live))

    def _given_up(self, live: LiveTable) -> None:
        """What is kept of it may be taken up anew, by whoever can."""
        GIVEN_UP.inc()
        STORE_FAILURES.inc()
        FENCED.inc(live.fenced)
        self.drop(live)
        if self.node is not None:
            self.node.soon(self.node.leases.release(live.id))

    async def shelve(self, live: LiveTable) -> None:
        """Keep a summary, so that lists need no replay."""
        if not live.broken:
            await self.store.summarize(live.id, shelved(past_of(live.table)))

    async def release(self, id: str) -> None:
        if self.node is not None and id not in self.loading:
            await self.node.leases.release(id)

    async def stop(self) -> None:
        """Store what is on its way, tell everybody to come back, and see them off. Twice is as good as once."""
        if self.stopping:
            return
        self.stopping = True
        tables = list(self.live.values())
        for live in tables:
            live.rest()
        bye = wire.Bye(code="stopping", reason="the server is being restarted", come_back=True)
        if self.node is not None:
            await self.node.drain(tables, bye)
        for live in tables if self.node is None else ():
            await live.settled()
            await look_after(self.shelve(live), live.id)
            live.dismiss_all(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                while any(live.connections for live in tables):
                    await asyncio.sleep(0.01)
        for live in tables:
            await live.settled()
        await asyncio.gather(*self._keeping)
        self.thinkers.close()


async def look_after(work: Coroutine[Any, Any, Any], table: str = "") -> None:
    """Whatever is wrong with one table does not end the tidying up of the others."""
    try:
        await work
    except Unreadable:
        pass  # it is in the log already
    except StoreError as error:
        STORE_FAILURES.inc()
        log("store failed", level="error", table=table, problem=str(error))
    except Exception as error:
        log("tidying failed", level="error", table=table, problem=type(error).__name__)


def count_stored(input: AnyInput, seconds: float) -> None:
    LATENCY.observe(seconds)
    if isinstance(input, Play):
        MOVES.inc()


def is_id(text: str) -> bool:
    """Whether a table could have this id. Whatever else is in an address does not reach the store."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


async def load_words(game: str) -> None:
    """Beside the event loop, before somebody at a table of words needs them."""
    if needs_words(game):
        await asyncio.to_thread(load_dictionary)


def size_of(past: Past) -> int:
    return 1000 + sum(map(len, past.texts))
