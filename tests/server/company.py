"""People who play whole games over sockets, and a record of what was true at the server after every input."""

import asyncio
import selectors
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
from websockets.asyncio.client import connect

from sny.errors import Refused
from sny.server.live_table import LiveTable
from sny.visitor import Place, Visitor
from tests.server.house import PATIENCE, House, sit

Value = TypeVar("Value")
SHORT: dict[str, dict[str, Any]] = {
    "sen": {"rounds": 1},
    "smoki": {"scoring": "rounds", "rounds": 1},
    "koty": {},
    "kraina-snow": {"glass": 10, "turn": 1, "last_guess": 1, "story": 1, "lang": "en"},
}
WORDS = ("moon", "river", "wolf", "old house", "bread")


class Truth:
    """What each face sees after each input, asked of the table itself and not of what was sent."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.after: dict[int, dict[str, Any]] = {}
        self.checked = 0
        self.take = live.take
        live.take = self.taking  # type: ignore[assignment, method-assign]
        self.note()

    def taking(self, *arguments: Any) -> None:
        self.take(*arguments)
        self.note()

    def note(self) -> None:
        table, game = self.live.table, self.live.table.game
        faces = [None, *range(table.players)]
        self.after[table.number] = plain(
            {
                "table": table.described(),
                "views": {f"{seat}": {} if game is None else game.view(seat) for seat in faces},
                "legal": {f"{seat}": [] if game is None or seat is None else game.legal(seat) for seat in faces},
            }
        )

    def check(self, place: Place, seat: int | None) -> None:
        true = self.after[place.number]
        assert place.table == true["table"]
        assert present(place.faces[seat].view) == present(true["views"][f"{seat}"])
        assert place.faces[seat].legal == true["legal"][f"{seat}"]
        self.checked += 1


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def present(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if value is not None}


async def listen(place: Place, truth: Truth) -> None:
    """To the end of the game, and check every message against the truth."""
    while not place.over:
        await hear_one(place, truth)


async def hear_one(place: Place, truth: Truth) -> dict[str, Any]:
    message = await place.next()
    if message["type"] == "welcome":
        for seat in place.faces:
            truth.check(place, seat)
    elif message["type"] == "news":
        truth.check(place, message["seat"])
    return message


async def play(place: Place, truth: Truth, chance: Random) -> None:
    """Random moves in all seats that one has, to the end of the game; everything heard is checked."""
    waiting = ""
    while not place.over:
        seats = [seat for seat, face in place.faces.items() if seat is not None and face.legal]
        if seats and not waiting:
            seat = chance.choice(seats)
            action = chance.choice(place.faces[seat].legal).replace("…", chance.choice(WORDS))
            waiting = await place.send("play", seat=seat, action=action)
        message = await hear_one(place, truth)
        if message["type"] in ("done", "refused") and message["id"] == waiting:
            assert message["type"] == "done" or message["code"] in ("illegal", "phase"), message  # too late
            waiting = ""


@asynccontextmanager
async def places(table: str, *visitors: Visitor) -> AsyncIterator[list[Place]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(visitor.at(table)) for visitor in visitors]


async def whole_game(there: House, game: str, seed: int) -> str:
    """Ala with a guest, Ola on two devices, a bot and a spectator play a game; gives the table's id."""
    ala, ola, ela = await there.visitors("Ala", "Ola", "Ela")
    table = await ala.open_table(game, players=4, options=SHORT[game], settings={"pace": 0})
    truth = Truth(there.live(table))
    async with places(table, ala, ola, ola, ela) as (host, first, second, spectator):
        await sit(host, 0)
        await sit(host, 1, name="Guest")
        await sit(first, 2)
        await first.request("contribute", seat=2, text="owls")
        await host.request("start", fill="careful")
        async with asyncio.TaskGroup() as group:
            group.create_task(play(host, truth, Random(seed)))
            group.create_task(play(first, truth, Random(seed + 1)))
            group.create_task(listen(second, truth))
            group.create_task(listen(spectator, truth))
        assert first.faces == second.faces
        assert set(host.faces) == {0, 1}
        assert set(spectator.faces) == {None}
        assert first.events == second.events
        assert spectator.table["result"] == there.live(table).table.result()
    assert truth.checked > len(truth.after)
    return table


class FastSelector(selectors.DefaultSelector):
    speed = 1.0

    def select(self, timeout: float | None = None) -> Any:
        return super().select(timeout / self.speed if timeout else timeout)


class FastLoop(asyncio.SelectorEventLoop):
    """Time goes faster here, for games with an hourglass."""

    def __init__(self, speed: float) -> None:
        self.speed = speed
        selector = FastSelector()
        selector.speed = speed
        super().__init__(selector)

    def time(self) -> float:
        return super().time() * self.speed


def run_fast(work: Coroutine[Any, Any, Value], speed: float = 10.0) -> Value:
    async def in_time() -> Value:
        async with asyncio.timeout(PATIENCE * speed):
            return await work

    with (
        patch("sny.server.serve.PING_SECONDS", None),  # an answer takes as long as ever
        patch("sny.visitor.connect", partial(connect, ping_interval=None)),
        asyncio.Runner(loop_factory=lambda: FastLoop(speed)) as runner,
    ):
        return runner.run(in_time())


async def refused(place: Place, kind: str, **what: Any) -> str:
    """The code with which a request is refused."""
    try:
        await place.request(kind, **what)
    except Refused as error:
        return error.code
    raise AssertionError(f"{kind} was not refused")
