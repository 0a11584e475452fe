"""Three nodes under attack while people play all four games: killed, cut off from NATS or from PostgreSQL, and both of
these killed too. What clients were told must fit into what is kept (`history.py`).

`python -m tests.server.nodes.kills 200 50 50 30 [SEED]`: so many kills of nodes, of NATS or PostgreSQL, partitions, and
restarts as in a release, where a node hands its tables over. Nodes that start again run a copy of the sources as they
were at the beginning, and the checker loads its own then: somebody may edit them, or merge, in the meantime.
"""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic
from typing import Any

from websockets.exceptions import InvalidHandshake, WebSocketException

import sny
from sny.errors import Refused
from sny.game.referee import load_dictionary
from sny.rules.catalogue import GAMES, WORD_GAMES
from sny.server.serve import load_games
from sny.store import open_store
from sny.visitor import Parted, Place, Visitor
from tests.nats import Nats
from tests.postgres import Server
from tests.server.company import SHORT, WORDS
from tests.server.house import Served
from tests.server.nodes.history import History, Problem, check
from tests.store.proxy import Proxy, proxied

NODES = 3
ANSWER_SECONDS = 4.0  # without an answer a client takes its connection for dead
FIRST_WAIT, LONGEST_WAIT = 0.1, 0.8  # seconds before a client comes back
THINKING = 0.03  # seconds at most
CALM = 1.0  # seconds of play before something happens, at most
RECOVERY = 60.0  # seconds after which a table is taken for lost
SETTINGS = {"clock": "quick", "pace": 0, "away_after": 3600, "undo": False}


@dataclass
class Seated:
    """One person at a table, with one or two chairs."""

    visitor: Visitor
    seats: list[int]
    chance: Random
    since: int | None = None
    wanted: dict[str, Any] | None = None  # sent, and not acknowledged
    lost_at: float | None = None


@dataclass
class Sitting:
    """A table, and everybody at it."""

    game: str
    id: str
    people: list[Seated]
    history: History = field(default_factory=History)
    over: bool = False
    answered: float = 0.0  # when something was last acknowledged


@dataclass
class Found:
    faults: dict[str, int] = field(default_factory=dict)
    tables: int = 0
    finished: int = 0
    acknowledged: int = 0
    seen: int = 0
    returns: list[float] = field(default_factory=list)  # seconds until a table answered somebody again
    problems: list[Problem] = field(default_factory=list)


@dataclass
class Post:
    """One node, and its ways to NATS and PostgreSQL, which can be cut."""

    served: Served
    to_nats: Proxy
    to_store: Proxy


class Trial:
    def __init__(self, store: str, places: list[Post], nats: Nats, postgres: Server, seed: int) -> None:
        self.store, self.places, self.nats, self.postgres = store, places, nats, postgres
        self.chance = Random(seed)
        self.found = Found()
        self.fault_at = 0.0
        self.playing: dict[str, Sitting] = {}  # by game
        self.ended: list[Sitting] = []
        self.stopping = False

    def somewhere(self) -> str:
        return self.chance.choice(self.places).served.url

    # People

    async def evening(self, game: str) -> None:
        """One table of a game after another."""
        while not self.stopping:
            try:
                sitting = await self.open_table(game)
            except (Refused, Parted, OSError, InvalidHandshake, TimeoutError):
                await asyncio.sleep(FIRST_WAIT)
                continue
            self.playing[game] = sitting
            await asyncio.gather(*(self.attend(sitting, person) for person in sitting.people))
            self.found.finished += sitting.over
            self.ended.append(sitting)

    async def open_table(self, game: str) -> Sitting:
        async with asyncio.timeout(RECOVERY):
            visitors = [await Visitor.arrive(self.somewhere(), name) for name in ("Ala", "Ola")]
            seats = [[0, 2], [1, 3]] if game in WORD_GAMES else [[0], [1]]
            players = sum(map(len, seats))
            table = await visitors[0].open_table(game, players=players, options=SHORT[game], settings=SETTINGS)
            people = [
                Seated(visitor, own, Random(self.chance.random())) for visitor, own in zip(visitors, seats, strict=True)
            ]
            sitting = Sitting(game, table, people)
            for person in people:
                async with person.visitor.at(table) as place:
                    for seat in person.seats:
                        await place.request("sit", seat=seat, name=f"{person.visitor.name}{seat}")
            async with visitors[0].at(table) as place:
                await place.request("start")
        self.found.tables += 1
        return sitting

    async def attend(self, sitting: Sitting, person: Seated) -> None:
        """Play, and come back through any node, until the game is over."""
        wait = FIRST_WAIT
        while not sitting.over and not self.stopping:
            try:
                person.visitor.server = self.somewhere()
                async with asyncio.timeout(None) as limit:
                    limit.reschedule(asyncio.get_running_loop().time() + 2 * ANSWER_SECONDS)
                    async with person.visitor.at(sitting.id, person.since) as place:
                        limit.reschedule(None)
                        wait = FIRST_WAIT
                        await self.play(sitting, person, place)
            except Parted as parted:
                if not parted.come_back:
                    raise
            except (OSError, WebSocketException, TimeoutError):
                pass
            if person.lost_at is None:
                person.lost_at = max(monotonic(), self.fault_at) if not self.fault_at else self.fault_at
            await asyncio.sleep(wait * person.chance.uniform(0.5, 1))
            wait = min(2 * wait, LONGEST_WAIT)

    async def play(self, sitting: Sitting, person: Seated, place: Place) -> None:
        self.note_return(person)
        assert person.since is None or place.number >= person.since, "what was heard is gone"
        heard = 0
        try:
            self.note(sitting, place, {"type": "welcome"})
            if person.wanted:
                await place.send("play", **person.wanted)
            while not place.over and not self.stopping:
                await self.move(sitting, person, place)
                message = await asyncio.wait_for(place.next(), ANSWER_SECONDS if person.wanted else None)
                self.note(sitting, place, message)
                if person.wanted and message.get("id") == person.wanted["id"]:
                    self.note_answer(sitting, person, message)
                sitting.history.heard += place.events[heard:]
                heard = len(place.events)
            sitting.over = sitting.over or place.over
        finally:
            person.since = place.number

    async def move(self, sitting: Sitting, person: Seated, place: Place) -> None:
        seats = [seat for seat in person.seats if seat in place.faces and place.faces[seat].legal]
        if not seats or person.wanted:
            return
        await asyncio.sleep(person.chance.random() * THINKING)
        seat = person.chance.choice(seats)
        action = person.chance.choice(place.faces[seat].legal).replace("…", person.chance.choice(WORDS))
        id = f"{person.visitor.name} {person.chance.random()}"
        person.wanted = {"id": id, "seat": seat, "action": action}
        sitting.history.sent[id] = monotonic()
        await place.send("play", **person.wanted)

    def note(self, sitting: Sitting, place: Place, message: dict[str, Any]) -> None:
        seats = {"welcome": list(place.faces), "news": [message.get("seat")]}.get(message["type"], [])
        for seat in seats:
            face = place.faces[seat]
            sitting.history.look(place.number, seat, place.table, face.view, face.legal)
            self.found.seen += 1

    def note_answer(self, sitting: Sitting, person: Seated, message: dict[str, Any]) -> None:
        assert message["type"] == "done" or (sitting.game in WORD_GAMES and message["code"] in ("illegal", "phase")), (
            message
        )
        if message["type"] == "done":
            sitting.history.done[message["id"]] = message["number"], monotonic()
            self.found.acknowledged += 1
        sitting.answered = monotonic()
        person.wanted = None

    def note_return(self, person: Seated) -> None:
        if person.lost_at is not None:
            self.found.returns.append(monotonic() - person.lost_at)
            person.lost_at = None

    # Faults

    async def harm(self, kind: str) -> None:
        place = self.chance.choice(self.places)
        self.fault_at = began = monotonic()
        self.found.faults[kind] = self.found.faults.get(kind, 0) + 1
        match kind:
            case "node":
                await asyncio.to_thread(place.served.kill)
                await place.served.start().ready()
            case "drained":
                await asyncio.to_thread(place.served.stop)
                await place.served.start().ready()
            case "nats":
                await asyncio.to_thread(self.nats.kill)
                await asyncio.sleep(self.chance.random())
                await asyncio.to_thread(self.nats.start)
            case "postgres":
                await asyncio.to_thread(self.postgres.stop, "immediate")
                await asyncio.to_thread(self.postgres.start)
            case _:
                way = place.to_nats if "nats" in kind else place.to_store
                self.chance.choice([way.cut, way.stall])()
                await asyncio.sleep(self.chance.uniform(1, 5))
                way.mend()
        await self.recovered(began)

    async def recovered(self, began: float) -> None:
        """Every table has acknowledged something since, or is over."""
        async with asyncio.timeout(RECOVERY):
            for game in list(self.playing):
                while not (self.playing[game].over or self.playing[game].answered > began):
                    await asyncio.sleep(0.02)

    async def check(self) -> None:
        """The tables that were played so far, against the store."""
        ended, self.ended = self.ended, []
        store = await open_store(self.store, read_only=True)
        for sitting in ended:
            header, lines = await store.header(sitting.id), await store.lines(sitting.id)
            assert header is not None
            found = await asyncio.to_thread(check, sitting.history, header, lines)
            self.found.problems += [Problem(one.kind, f"{sitting.game} {sitting.id}: {one.detail}") for one in found]
        await store.close()


@asynccontextmanager
async def three_nodes(folder: Path) -> AsyncIterator[tuple[str, list[Post], Nats, Server]]:
    sources = await asyncio.to_thread(copied_sources, folder)
    load_games()
    load_dictionary()
    postgres, nats = await asyncio.to_thread(Server), await asyncio.to_thread(Nats)
    store = await asyncio.to_thread(postgres.new_database)
    places: list[Post] = []
    try:
        async with AsyncExitStack() as stack:
            for number in range(NODES):
                bus, to_nats = await stack.enter_async_context(proxied(f"{nats.url}/"))
                way, to_store = await stack.enter_async_context(proxied(store))
                own = folder / f"{number}"
                own.mkdir()
                served = Served(way, own)
                served.settings = {"SNY_BUS": bus.rstrip("/"), "SNY_NODE": f"node {number}"}
                served.settings["PYTHONPATH"] = str(sources)
                places.append(Post(served, to_nats, to_store))
            for place in places:
                await place.served.start().ready()
            yield store, places, nats, postgres
            for place in places:
                await asyncio.to_thread(place.served.kill)
    finally:
        for place in places:
            place.served.kill()
        await asyncio.to_thread(nats.remove)
        await asyncio.to_thread(postgres.remove)


def copied_sources(folder: Path) -> Path:
    """For nodes alone: what they import must not change under them."""
    sources = folder / "sources"
    shutil.copytree(Path(sny.__file__).parent, sources / "sny", ignore=shutil.ignore_patterns("__pycache__"))
    return sources


async def attack(folder: Path, faults: list[str], seed: int, progress: bool = False) -> Found:
    async with three_nodes(folder) as (store, places, nats, postgres):
        trial = Trial(store, places, nats, postgres, seed)
        evenings = [asyncio.create_task(trial.evening(game)) for game in GAMES]
        try:
            async with asyncio.timeout(RECOVERY):
                while len(trial.playing) < len(GAMES):
                    await asyncio.sleep(0.05)
            trial.chance.shuffle(faults)
            for number, fault in enumerate(faults, 1):
                await asyncio.sleep(trial.chance.random() * CALM)
                for evening in evenings:
                    if evening.done():
                        await evening
                await trial.harm(fault)
                await trial.check()
                if progress:
                    print(f"\r{number} of {len(faults)} faults ({fault}), {trial.found.tables} tables, "
                          f"{len(trial.found.problems)} problems   ", end="", file=sys.stderr, flush=True)  # fmt: skip
        finally:
            trial.stopping = True
            with suppress(TimeoutError):
                async with asyncio.timeout(2 * ANSWER_SECONDS):
                    await asyncio.gather(*evenings)
        trial.ended += [sitting for sitting in trial.playing.values() if sitting not in trial.ended]
        await trial.check()
        return trial.found


def faults_of(nodes: int, services: int, partitions: int, restarts: int) -> list[str]:
    kinds = {"node": nodes, "nats": services // 2, "postgres": services - services // 2}
    kinds |= {"cut off from nats": partitions // 2, "cut off from postgres": partitions - partitions // 2}
    kinds |= {"drained": restarts}
    return [kind for kind, count in kinds.items() for _ in range(count)]


def run_attack(faults: list[str], seed: int, progress: bool = False) -> Found:
    with tempfile.TemporaryDirectory() as folder:
        try:
            return asyncio.run(attack(Path(folder), faults, seed, progress))
        except BaseException:
            print(f"\nthis happened with seed {seed}", file=sys.stderr)
            for log in sorted(Path(folder).glob("*/log")):
                print(log.read_text()[-3000:], file=sys.stderr)
            raise


def main(nodes: int, services: int, partitions: int, restarts: int, seed: int) -> int:
    found = run_attack(faults_of(nodes, services, partitions, restarts), seed, progress=True)
    print(f"\nfaults: {', '.join(f'{count} {kind}' for kind, count in sorted(found.faults.items()))}; seed {seed}")
    print(f"{found.acknowledged} moves acknowledged at {found.tables} tables of {len(GAMES)} games; "
          f"{found.finished} games finished; {found.seen} views compared")  # fmt: skip
    for kind in ("lost", "doubled", "out of order", "told something else"):
        print(f"{kind}: {sum(problem.kind == kind for problem in found.problems)}")
    if found.returns:
        print(f"until a table answered somebody again: median {median(found.returns):.2f} s, "
              f"worst {max(found.returns):.2f} s, of {len(found.returns)}")  # fmt: skip
    for problem in found.problems[:20]:
        print(problem)
    return 1 if found.problems else 0


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    sys.exit(main(*(given if len(given) == 5 else [*given, sum(given)])))
