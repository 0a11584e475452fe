"""All tables of a server: opened, found, taken up again after a restart, put away when nobody is there."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import count
from time import monotonic, time_ns
from typing import TYPE_CHECKING, Any

import msgspec

from sny.errors import Refused
from sny.game.referee import load_dictionary
from sny.rules.catalogue import WORD_GAMES
from sny.server import messages as wire
from sny.server.answers import new_header
from sny.server.codes import new_code
from sny.server.endings import Ended
from sny.server.limits import LAST_WORDS_SECONDS
from sny.server.live_table import LiveTable
from sny.server.log import log
from sny.server.metrics import FENCED, GIVEN_UP, LATENCY, MOVES, STORE_FAILURES, TABLES, UNREADABLE
from sny.server.nodes.lease import Elsewhere, is_key
from sny.server.past import Cache, Past, Shelved, past_of, read_shelved, shelved, summary
from sny.server.reading import Unreadable, replayed
from sny.server.thinking import Thinkers
from sny.store import Store, StoreError
from sny.table.forgetting import without_chat, without_person
from sny.table.inputs import AnyInput, Play
from sny.table.phases import CLOSED, PLAYING
from sny.table.settings import Settings
from sny.table.table import Table

if TYPE_CHECKING:
    from sny.server.nodes.node import Node

TIDIED_EVERY = 20.0  # seconds
COLLECTED_EVERY, PRUNED_EVERY = 15, 180  # times of tidying up
PUT_AWAY_AFTER = 120.0  # seconds with nobody connected; the table can be taken up again at any time
MOST_PUT_AWAY = 20  # of a person's tables, that are read for a list of them
CLOSED_AFTER = 24 * 3600.0  # seconds with nobody there, unless a game is being played
STEADY_SECONDS = 3600.0  # by which the clock may be set while a server runs, for retention to go on
PAST_BYTES = 16 * 1024 * 1024  # of tables that are looked at without being in memory
MOST_TABLES = 20_000
LONGEST_ID = 40
LONG_SECONDS = 30.0  # for another node to do what takes a whole table to be read


class Keeper:
    def __init__(self, store: Store, thinkers: Thinkers, retention: int = 0, node: "Node | None" = None) -> None:
        self.store = store
        self.node = node  # where there are several, this one: it knows which tables are ours
        self.retention = retention  # days; 0: closed tables are kept for ever
        self._started = datetime.now(UTC), monotonic()
        self.thinkers = thinkers
        self.live: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}  # by code: ids of the tables in memory
        self.stopping = False
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._unused: dict[str, float] = {}  # tables that were put away, and since when this server knows of it
        self._past = Cache[Past](PAST_BYTES, size_of)
        self._reading = asyncio.Lock()
        self._keeping: set[asyncio.Task[None]] = set()
        self._unreadable: dict[str, Unreadable] = {}  # tables of another version, say: not replayed again and again
        self._bans: dict[str, set[str]] = {}  # by table: addresses; not kept, since they are nobody's business

    async def open_table(
        self, game: str, players: int | None, options: dict[str, Any], settings: Settings, host: str, password: str,
        position: str = "",
    ) -> LiveTable:  # fmt: skip
        await load_words(game)
        header = new_header(game, players, options, settings, host, password, position=position)
        if len(self.live) >= MOST_TABLES:
            raise Refused("full", "there are too many tables here now; try again later")
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
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._take_up(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])  # one who goes does not take it from the others

    async def exists(self, id: str) -> bool:
        """Whether there is or was such a table."""
        return id in self.live or (is_id(id) and await self.store.header(id) is not None)

    async def code_of(self, id: str) -> str | None:
        """By which a table can be told to others as long as it is in memory."""
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
        if (cached := self._past.get(id)) is not None:
            return cached
        async with self._reading:  # a replay is dear: one at a time, and those who wait for the same find it cached
            if (cached := self._past.get(id)) is not None or id in self.live:
                return cached or past_of(self.live[id].table)
            table = await self._read(id)
            if table is None:
                return None
            found = past_of(table)
            if id not in self.live:
                self._past.put(id, found)
                with suppress(StoreError):
                    await self.store.summarize(id, shelved(found))
            return found

    async def _drop_outdated(self, id: str) -> None:
        """Tables that live on other nodes go on without us."""
        cached, kept = self._past.get(id), await self.store.summarized(id)
        if cached is not None and (kept is None or kept.length != cached.number):
            self._past.drop(id)

    async def summary_of(self, id: str) -> dict[str, Any] | None:
        """What a list shows of a table; for one that was put away, what was kept then."""
        if id in self._unreadable:
            raise self._unreadable[id]
        if id not in self.live and is_id(id):
            kept = await self.store.summarized(id)
            if kept is None:
                return None
            if (shelf := read_shelved(kept.summary, kept.length)) is not None:
                return shelf.summary
            if self.node is not None and (told := await self.node.summary_elsewhere(id)) is not None:
                return told
        past = await self.past(id)
        return None if past is None else past.summary

    async def tables_of(self, person: str) -> list[dict[str, Any]]:
        """Those where a person sits, the ones that were put away too; of these only the latest."""
        found = self.live_tables_of(person)
        if self.node is not None:
            found += [table for tables in await self.node.calls.ask_all("tables_of", person) for table in tables]
        live = {table["id"] for table in found} | self.live.keys()
        others = [kept for kept in await self.store.summaries(person) if kept.id not in live]
        for kept in [kept for kept in others if kept.id not in self._unreadable][-MOST_PUT_AWAY:]:
            with suppress(StoreError):  # one that cannot be read does not hide the others
                shelf: Past | Shelved | None = read_shelved(kept.summary, kept.length) or await self.past(kept.id)
                if shelf is not None and person in shelf.people and shelf.summary["phase"] != CLOSED:
                    found.append(shelf.summary)
        return found

    def live_tables_of(self, person: str) -> list[dict[str, Any]]:
        here = [live.table for live in self.live.values() if person in live.table.people()]
        return [summary(table) for table in here if table.phase != CLOSED]

    def public_tables(self) -> list[dict[str, Any]]:
        return [summary(live.table) for live in self.live.values() if live.table.settings.public]

    def rename(self, person: str, name: str) -> None:
        """At tables that were put away, a new name is found when the person comes back."""
        for live in list(self.live.values()):
            live.rename(person, name)

    # Forgetting

    def send_away(self, person: str, bye: wire.Bye) -> None:
        """All sockets of a person: a device that is still known may come back at once."""
        for live in self.live.values():
            for connection in [one for one in live.connections if one.person == person]:
                connection.dismiss(bye)

    async def forget_person(self, person: str) -> int:
        """Their name, their devices and what they wrote. Their tables stay, with somebody unnamed in their place.
        Returns at how many tables they were."""
        closed: list[str] = []
        before = None
        while page := await self.store.closed_tables(person, before=before):
            closed += [table.id for table in page]
            before = page[-1].closed, page[-1].id
        tables = [*closed, *await self.store.open_tables(person)]
        here = self.visited_by(person)
        if self.node is not None:
            here += [id for there in await self.node.calls.ask_all("visited_by", person) for id in there]
        tables += [id for id in here if id not in tables]
        reason = "you were forgotten here, as you wished"
        self.send_away(person, wire.Bye(code="unknown", reason=reason, come_back=False))
        if self.node is not None:
            await self.node.calls.ask_all("send_away", person, reason)
        for id in tables:
            await self.rewrite(id, "person", person)
        await self.store.forget_person(person)
        log("person forgotten", tables=len(tables))
        return len(tables)

    def visited_by(self, person: str) -> list[str]:
        """The tables in memory at which a person sits or has been."""
        return [id for id, live in self.live.items() if person in live.visitors | live.table.people()]

    async def forget_table(self, id: str, person: str = "") -> None:
        """With its matches and chat. `person` must be its host; nobody else may be playing there."""
        await self._check_host(id, person)
        async with self._ours(id) as elsewhere:
            if elsewhere is None:
                await self._forget_table(id, person)
            else:
                await elsewhere("forget_table", id, person)

    async def _forget_table(self, id: str, person: str) -> None:
        if (live := self.live.get(id)) is not None:
            playing = live.table.phase == PLAYING and live.table.people() - {person}
            if person and playing:
                raise Refused("phase", "others are still playing; leave your chair instead")
            await live.settled()
            live.rest()
            live.dismiss_all(wire.Bye(code="closed", reason="this table was forgotten", come_back=False))
            self._drop(live)
        self._read_anew(id)
        await self.store.forget_table(id)
        log("table forgotten", table=id)

    async def forget_chat(self, id: str, person: str = "") -> int:
        """Everything that was written at a table; how many of the lines that are still shown."""
        await self._check_host(id, person)
        async with self._ours(id) as elsewhere:
            if elsewhere is not None:
                return int(await elsewhere("forget_chat", id, person))
            live = self.live.get(id)
            count = len(live.table.chat) if live is not None else 0
            await self._rewrite(id, without_chat)
        log("chat forgotten", table=id)
        return count

    async def rewrite(self, id: str, what: str, person: str = "") -> None:
        """Forget a person, or the chat, at a table that lives here or on another node."""
        async with self._ours(id) as elsewhere:
            if elsewhere is None:
                await self._rewrite(id, without_person(person) if what == "person" else without_chat)
            else:
                await elsewhere("rewrite", id, what, person)

    @asynccontextmanager
    async def _ours(self, id: str) -> AsyncIterator[Callable[..., Awaitable[Any]] | None]:
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
            if id not in self.live and id not in self._loading:
                await self.node.leases.release(id)

    async def _check_host(self, id: str, person: str) -> None:
        header = await self.store.header(id) if is_id(id) else None
        if header is None:
            raise Refused("closed", "there is no such table; check the link")
        live = self.live.get(id)
        if live is None and self.node is not None and await self.node.is_elsewhere(id):
            return  # it is checked there
        if person and person != (host_in(header) if live is None else live.table.host):
            raise Refused("host", "only the host can do that")

    async def _rewrite(self, id: str, change: Callable[[bytes], bytes]) -> None:
        """Change what is stored, and have a table in memory read again from that."""
        if (live := self.live.get(id)) is not None:
            await live.settled()
            live.rest()
            live.dismiss_all(wire.Bye(code="storage", reason="something here was forgotten", come_back=True))
            live.broken = True  # nothing more is written from what is in memory
            self._drop(live)
        self._read_anew(id)
        await self.store.rewrite(id, change)
        await self.store.summarize(id, b"")

    async def _read(self, id: str) -> Table | None:
        if id in self._unreadable:
            raise self._unreadable[id]
        header = await self.store.header(id)
        if header is None:
            return None
        lines = await self.store.lines(id)
        try:
            return await asyncio.to_thread(replayed, header, lines, id)
        except Unreadable as error:
            self._unreadable[id] = error
            UNREADABLE.set(len(self._unreadable))
            log("table unreadable", level="error", table=id, problem=str(error))
            raise

    def _read_anew(self, id: str) -> None:
        """What is stored changes: nothing that is known of it counts any more."""
        self.read_anew(id)
        if self.node is not None:
            self.node.soon(self.node.calls.tell_all("read_anew", id))

    def read_anew(self, id: str) -> None:
        self._past.drop(id)
        self._unreadable.pop(id, None)
        UNREADABLE.set(len(self._unreadable))

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
        self._unused.pop(id, None)

    def _keep(self, table: Table) -> LiveTable:
        self._past.drop(table.header.id)
        live = LiveTable(table, self.store, self.thinkers, self._given_up, count_stored, keep=self._keep_results)
        live.bans = self._bans.setdefault(live.id, live.bans)
        self.live[live.id] = live
        self.codes[new_code(self.codes)] = live.id
        self._unused.pop(live.id, None)
        TABLES.set(len(self.live))
        return live

    def _keep_results(self, id: str, results: list[Ended]) -> None:
        task = asyncio.create_task(self._look_after(self._store_results(id, results), id))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def _store_results(self, id: str, results: list[Ended]) -> None:
        ended = time_ns() // 1_000_000
        for person, match, seat, result in results:
            await self.store.keep_result(person, id, match, seat, ended, result)

    def _drop(self, live: LiveTable) -> None:
        if self.live.get(live.id) is live:
            del self.live[live.id]
            self.codes = {code: id for code, id in self.codes.items() if id != live.id}
            TABLES.set(len(self.live))

    def _given_up(self, live: LiveTable) -> None:
        """What is kept of it may be taken up anew, by whoever can."""
        GIVEN_UP.inc()
        STORE_FAILURES.inc()
        FENCED.inc(live.fenced)
        self._drop(live)
        if self.node is not None:
            self.node.soon(self.node.leases.release(live.id))

    # Tidying up

    async def tidy_for_ever(self, pause: float = TIDIED_EVERY) -> None:
        for time in count(1):
            await asyncio.sleep(pause)
            for live in list(self.live.values()):
                await self._look_after(self.tidy(live), live.id)
            if time % COLLECTED_EVERY == 0:
                gc.collect()  # what is left of sockets that were closed
            if time % PRUNED_EVERY == 1:
                self._bans = {id: bans for id, bans in self._bans.items() if bans or id in self.live}
                await self._look_after(self.prune())
                await self._look_after(self.forget_old())

    async def _look_after(self, work: Coroutine[Any, Any, Any], table: str = "") -> None:
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

    async def tidy(self, live: LiveTable, after: float = PUT_AWAY_AFTER) -> None:
        """Put a table away where nobody is connected; one that nobody will play at any more is closed for good."""
        if live.table.phase == CLOSED:
            await self.close(live)
        elif not live.connections and asyncio.get_running_loop().time() - live.idle_since > after:
            await live.settled()
            await self._shelve(live)
            if not live.connections:
                live.rest()
                self._drop(live)
                await self._release(live.id)

    async def _shelve(self, live: LiveTable) -> None:
        """Keep a summary, so that lists need no replay."""
        if not live.broken:
            await self.store.summarize(live.id, shelved(past_of(live.table)))

    async def close(self, live: LiveTable) -> None:
        await live.settled()
        live.rest()
        live.dismiss_all(wire.Bye(code="closed", reason="the host has closed this table", come_back=False))
        self._drop(live)
        await self.store.close_table(live.id, msgspec.json.encode(summary(live.table)))
        await self._release(live.id)

    async def _release(self, id: str) -> None:
        if self.node is not None and id not in self._loading:
            await self.node.leases.release(id)

    async def prune(self, now: float | None = None) -> int:
        """Close the tables that nobody has used for a day, and where no game is being played. Returns how many.

        Days are counted by a clock that only goes forward: somebody who sets the time closes nothing.
        """
        moment, closed = asyncio.get_running_loop().time() if now is None else now, 0
        in_use = set(self.live)
        if self.node is not None:
            in_use.update(id for ids in await self.node.calls.ask_all("live") for id in ids)
        put_away = [id for id in await self.store.open_tables() if id not in in_use]
        self._unused = {id: self._unused.get(id, moment) for id in put_away}
        for id in [id for id, since in self._unused.items() if moment - since >= CLOSED_AFTER]:
            with suppress(StoreError):  # one that cannot be read does not keep the others
                shown = await self.summary_of(id)
                self._unused[id] = moment  # in a day it is looked at again
                if shown is None or shown["phase"] == PLAYING or id in self.live or id in self._loading:
                    continue
                async with self._ours(id) as elsewhere:
                    if elsewhere is None:
                        await self.store.close_table(id, msgspec.json.encode(shown))
                        closed += 1
        return closed

    async def forget_old(self, now: datetime | None = None) -> int:
        """Retention: tables that were closed so many days ago are forgotten, with their matches and chat."""
        if not self.retention or not self._clock_is_steady():
            return 0
        before = (now or datetime.now(UTC)) - timedelta(days=self.retention)
        forgotten = 0
        while old := await self.store.closed_tables(before=(int(before.timestamp() * 1000), "")):
            for table in old:
                await self.store.forget_table(table.id)
                self._past.drop(table.id)
            forgotten += len(old)
        if forgotten:
            log("tables forgotten", count=forgotten, days=self.retention)
        return forgotten

    def _clock_is_steady(self) -> bool:
        """Whether the time of day has gone on as fast as this process: what was deleted does not come back."""
        drift = (datetime.now(UTC) - self._started[0]).total_seconds() - (monotonic() - self._started[1])
        return abs(drift) < STEADY_SECONDS

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
            await self._look_after(self._shelve(live), live.id)
            live.dismiss_all(bye)
        with suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS_SECONDS):
                while any(live.connections for live in tables):
                    await asyncio.sleep(0.01)
        for live in tables:
            await live.settled()
        await asyncio.gather(*self._keeping)
        self.thinkers.close()


def count_stored(input: AnyInput, seconds: float) -> None:
    LATENCY.observe(seconds)
    if isinstance(input, Play):
        MOVES.inc()


def is_id(text: str) -> bool:
    """Whether a table could have this id. Whatever else is in an address does not reach the store."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isprintable()


async def load_words(game: str) -> None:
    """Beside the event loop, before somebody at a table of words needs them."""
    if game in WORD_GAMES:
        await asyncio.to_thread(load_dictionary)


class Opened(msgspec.Struct):
    host: str


def host_in(header: bytes) -> str:
    try:
        return msgspec.json.decode(header, type=Opened).host
    except msgspec.MsgspecError:
        return ""


def size_of(past: Past) -> int:
    return 1000 + sum(map(len, past.texts))
