"""A server is killed at random moments while people play; every input that it had acknowledged must be there.

`python -m tests.server.kills N` does it N times; `python -m tests.server.kills N SEED` with chances of its own.
"""

import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from websockets.exceptions import InvalidHandshake

from sny.server.reading import replayed
from sny.store import open_store
from sny.table.fair import verify
from sny.table.inputs import read_input
from sny.visitor import Parted, Visitor
from tests.server.company import SHORT, plain
from tests.server.house import Served, sit

MOST_ANSWERS = 25  # that clients wait for in one life of the server
GAMES = ("sen", "smoki", "koty")


@dataclass
class Player:
    """What a client remembers while its server is dead."""

    visitor: Visitor
    seat: int
    chance: Random
    since: int | None = None
    wanted: dict[str, Any] | None = None  # sent, and not acknowledged
    acknowledged: dict[str, int] = field(default_factory=dict)  # ids, and the numbers that they got
    heard: list[Any] = field(default_factory=list)
    over: bool = False


@dataclass
class Evening:
    """One table after another, and what was counted."""

    table: str = ""
    players: list[Player] = field(default_factory=list)
    tables: int = 0
    finished: int = 0
    earlier: int = 0  # moves acknowledged at earlier tables

    @property
    def acknowledged(self) -> int:
        return self.earlier + sum(len(player.acknowledged) for player in self.players)


async def open_table(server: Served, evening: Evening, chance: Random) -> None:
    """Two people, and a bot at every second table."""
    visitors = [await Visitor.arrive(server.url, name) for name in ("Ala", "Ola")]
    game, bots = chance.choice(GAMES), evening.tables % 2
    players = len(visitors) + bots
    evening.table = await visitors[0].open_table(
        game, players=players, options=SHORT[game], settings={"pace": 0, "away_after": 3600}
    )
    evening.earlier = evening.acknowledged
    evening.players = [Player(visitor, seat, Random(chance.random())) for seat, visitor in enumerate(visitors)]
    evening.tables += 1
    async with visitors[0].at(evening.table) as first, visitors[1].at(evening.table) as second:
        await sit(first, 0)
        await sit(second, 1)
        await first.request("start", fill="careful" if bots else "")


async def live_on(player: Player, table: str, answers: asyncio.Queue[None]) -> None:
    """Come back and play, until the server dies or the game is over."""
    try:
        async with player.visitor.at(table, player.since) as place:
            assert player.since is None or place.number >= player.since, "what was heard is gone"
            if player.wanted:
                await place.send("play", **player.wanted)
            try:
                while not place.over:
                    face = place.faces[player.seat]
                    if face.legal and not player.wanted:
                        action = player.chance.choice(face.legal)
                        player.wanted = {"id": f"{player.chance.random()}", "seat": player.seat, "action": action}
                        await place.send("play", **player.wanted)
                    message = await place.next()
                    if player.wanted and message.get("id") == player.wanted["id"]:
                        assert message["type"] == "done", message
                        player.acknowledged[message["id"]] = message["number"]
                        player.wanted = None
                        answers.put_nowait(None)
                player.over = True
            finally:
                player.heard += [event for _, event in place.events]
                player.since = place.number
    except (Parted, OSError, InvalidHandshake):  # the server is dead
        return


async def life(server: Served, evening: Evening, chance: Random) -> None:
    """From the start of a server to its violent end."""
    await server.start().ready()
    if not evening.players or all(player.over for player in evening.players):
        await open_table(server, evening, chance)
    answers: asyncio.Queue[None] = asyncio.Queue()
    playing = [asyncio.create_task(live_on(player, evening.table, answers)) for player in evening.players]
    enough = asyncio.create_task(count(answers, chance.randrange(MOST_ANSWERS)))
    for player in playing:
        player.add_done_callback(lambda _: enough.cancel())  # the game is over before that
    await asyncio.wait([enough])
    await asyncio.sleep(chance.random() * 0.02)
    server.kill()
    await asyncio.gather(*playing)


async def count(answers: asyncio.Queue[None], most: int) -> None:
    for _ in range(most):
        await answers.get()


async def check(store: str, evening: Evening) -> None:
    """What the store holds of the table against what the clients were told."""
    kept = await open_store(store, read_only=True)
    header, lines = await kept.header(evening.table), await kept.lines(evening.table)
    await kept.close()
    assert header is not None
    table = replayed(header, lines)
    for player in evening.players:
        for id, number in player.acknowledged.items():
            assert number <= len(lines), f"input {number} was acknowledged, and {len(lines)} are there"
            assert read_input(lines[number - 1]).id == id
        assert player.since is None or player.since <= len(lines)
        told = plain([event.heard_by(player.seat) for _, events in table.heard for event in events])
        assert is_part(player.heard[first_of_match(player.heard) :], told), "something was not told, or told twice"
    ids = [read_input(line).id for line in lines]
    assert len([id for id in ids if id]) == len({id for id in ids if id}), "something happened twice"
    if evening.players and all(player.over for player in evening.players):
        evening.finished += 1
        assert all(check.passed for check in verify(table.texts[0]))


def first_of_match(heard: list[Any]) -> int:
    return next((at for at, event in enumerate(heard) if event["event"] == "started"), 0)


def is_part(some: list[Any], all: list[Any]) -> bool:
    """Whether the one stands in the other in a row."""
    return any(all[at : at + len(some)] == some for at in range(len(all) - len(some) + 1))


def kill_often(folder: Path, kills: int, seed: int, store: str = "", progress: bool = False) -> Evening:
    chance, evening = Random(seed), Evening()
    store = store or str(folder / "sny.sqlite")
    server = Served(store, folder)

    async def lives() -> None:
        for number in range(kills):
            async with asyncio.timeout(60):
                await life(server, evening, chance)
                await check(store, evening)
            if progress:
                print(f"\r{number + 1} kills, {evening.tables} tables", end="", file=sys.stderr, flush=True)

    try:
        asyncio.run(lives())
    except BaseException:
        print(f"\nthis happened with seed {seed}", file=sys.stderr)
        raise
    finally:
        server.kill()
    return evening


def main(kills: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        evening = kill_often(Path(folder), kills, seed, progress=True)
    print(
        f"\n{kills} kills with seed {seed}: none of {evening.acknowledged} acknowledged moves lost or doubled; "
        f"{evening.finished} of {evening.tables} games were finished"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else int(sys.argv[1]))
