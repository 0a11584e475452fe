"""Devices that do not listen, do not answer, say too much or vanish: the others do not notice, and nothing piles up."""

import asyncio
import json
import socket
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from websockets.asyncio.client import connect

from sny.server.limits import SOCKET_BURST, UNSENT_BYTES
from sny.server.messages import VERSION
from sny.server.socket import Device
from sny.visitor import Parted, Place, Visitor
from tests.server.company import SHORT, Truth, hear_one, places
from tests.server.house import House, hear, house, refusal, run, sit, unhurried, until

NEWS = "x" * 15_000


def cut(place: Place) -> None:
    """As when a cable is pulled, but for a last word of the system's."""
    place.socket.transport.abort()


async def two_at_a_table(there: House, **what: Any) -> tuple[Visitor, Visitor, str]:
    ala, ola = await there.visitors("Ala", "Ola")
    return ala, ola, await ala.open_table("sen", players=2, options=SHORT["sen"], **what)


def test_one_who_never_reads_is_let_go_and_nothing_piles_up() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await two_at_a_table(there)
            async with ala.at(table) as place, connect(socket_of(there, table), sock=narrow_socket(there)) as deaf:
                await sit(place, 0)
                await deaf.send(hello(ola))
                deaf.transport.pause_reading()
                await until(lambda: len(there.live(table).connections) == 2)
                device = there.live(table).connections[1]
                assert isinstance(device, Device)
                most = 0
                while device in there.live(table).connections:  # more and more is there to be told
                    device.send(NEWS)
                    most = max(most, sum(map(len, device._unsent)))
                    await asyncio.sleep(0)
                assert UNSENT_BYTES - len(NEWS) < most <= UNSENT_BYTES
                await place.request("chat", text="are you there?")  # nobody else is held up
                deaf.transport.abort()

    with patch("sny.server.socket.LAST_WORDS_SECONDS", 0.2):
        run(story())


def test_one_who_does_not_answer_is_away() -> None:
    """Half a connection: the other side is gone, and nobody says so."""

    async def story() -> None:
        async with house() as there:
            there.server.config.ws_ping_interval = there.server.config.ws_ping_timeout = 0.2
            ala, ola, table = await two_at_a_table(there)
            async with places(table, ala, ola) as (place, silent):
                await sit(place, 0)
                await sit(silent, 1)
                silent.socket.transport.pause_reading()
                await hear(place, lambda: place.table["chairs"][1]["away_since"] is not None)
                silent.socket.transport.abort()

    run(story())


def test_one_who_says_too_much_is_let_go_and_may_come_back() -> None:
    async def story() -> None:
        async with house(patient=False) as there:
            ala, _, table = await two_at_a_table(there)
            async with ala.at(table) as place:
                ids = [await place.send("chat", text=f"line {number}") for number in range(int(SOCKET_BURST) + 30)]
                done: list[str] = []
                with pytest.raises(Parted) as parted:
                    await collect(place, done)
                assert (parted.value.code, parted.value.come_back) == ("flood", True)
            assert ids[: len(done)] == done
            said = [one["text"] for one in there.live(table).table.chat]
            assert said[-1] != f"line {len(ids) - 1}"
            assert len(done) < len(ids)
            async with ala.at(table) as place:
                await place.request("chat", text="sorry")

    async def collect(place: Place, done: list[str]) -> None:
        while True:
            message = await place.next()
            if message["type"] == "done":
                done.append(message["id"])

    with unhurried():
        run(story())


def test_who_says_no_hello_is_not_waited_for() -> None:
    async def story() -> None:
        async with house() as there:
            _, _, table = await two_at_a_table(there)
            async with connect(socket_of(there, table)) as mute:
                told = json.loads(await mute.recv())
                assert (told["type"], told["code"]) == ("bye", "hello")

    with patch("sny.server.socket.HELLO_SECONDS", 0.1):
        run(story())


def test_connections_cut_in_every_phase() -> None:
    """Before and after hello, before, during and after the game, and with a request on its way."""

    async def story() -> None:
        async with house() as there:
            ala, ola, table = await two_at_a_table(there)
            live = there.live(table)
            async with connect(socket_of(there, table)) as nobody:
                nobody.transport.abort()
            async with connect(socket_of(there, table)) as nobody:
                await nobody.send(hello(ala))
                nobody.transport.abort()
            async with ala.at(table) as place:
                await place.send("sit", seat=0)
                cut(place)
            async with ala.at(table) as place:
                if 0 not in place.faces:
                    await sit(place, 0)
                cut(place)
            await until(lambda: live.table.chairs[0].away_since is not None)
            async with places(table, ala, ola) as (place, other):
                assert place.table["chairs"][0]["away_since"] is None
                await sit(other, 1)
                await place.request("start")
                await place.send("play", seat=0, action="peek 1")
                cut(place)
                await hear(other, lambda: other.table["chairs"][0]["away_since"] is not None)
            await until(lambda: not live.connections)
            assert live.table.phase == "playing"

    run(story())


def test_a_game_among_people_with_bad_connections() -> None:
    """Both lose their connections again and again; every move counts once, and the game comes to its end."""

    async def story() -> None:
        async with house() as there:
            ala, ola, table = await two_at_a_table(there)
            truth = Truth(there.live(table))
            async with places(table, ala, ola) as (place, other):
                await sit(place, 0)
                await sit(other, 1)
                await place.request("start")
            cuts = await asyncio.gather(unlucky(ala, table, truth, Random(1)), unlucky(ola, table, truth, Random(2)))
            assert min(cuts) > 5
            moves = there.live(table).table.texts[0].splitlines()
            assert len([line for line in moves if line[:1].isdigit()]) == len(sent)

    sent: set[str] = set()

    async def unlucky(visitor: Visitor, table: str, truth: Truth, chance: Random) -> int:
        cuts, since, wanted = 0, None, ("", 0, "")
        while True:
            async with visitor.at(table, since) as place:
                for seat in place.faces:
                    truth.check(place, seat)
                for _ in range(chance.randrange(2, 9)):
                    if place.over:
                        return cuts
                    wanted = await move(place, wanted, chance)
                    message = await hear_one(place, truth)
                    if wanted[0] and message.get("id") == wanted[0]:
                        assert message["type"] == "done", message
                        wanted = ("", 0, "")
                since = place.number
                cuts += 1
                cut(place)

    async def move(place: Place, wanted: tuple[str, int, str], chance: Random) -> tuple[str, int, str]:
        """A new move, or once more the one that was not acknowledged; nobody calls before many were made."""
        for seat, face in place.faces.items():
            actions = [action for action in face.legal if action != "call" or len(sent) > 40]
            if seat is not None and actions and not wanted[0]:
                wanted = (f"move {len(sent)}", seat, chance.choice(actions))
        if wanted[0]:
            sent.add(wanted[0])
            await place.send("play", id=wanted[0], seat=wanted[1], action=wanted[2])
        return wanted

    run(story())


def test_a_server_with_too_many_sockets_of_one_address_takes_no_more() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await two_at_a_table(there)
            there.app.state.sockets.most_each = 1
            async with ala.at(table):
                with pytest.raises(Exception, match="403"):
                    async with ola.at(table):
                        pass
            await until(lambda: not there.app.state.sockets.open)
            async with ola.at(table):
                pass
            assert await refusal(ala.open_table("chess")) == "game"

    run(story())


def narrow_socket(there: House) -> socket.socket:
    """One that takes little before it has to be read."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", int(there.url.rpartition(":")[2])))
    return narrow


def socket_of(there: House, table: str) -> str:
    return f"ws{there.url.removeprefix('http')}/api/tables/{table}/socket"


def hello(visitor: Visitor) -> str:
    return json.dumps({"type": "hello", "version": VERSION, "device": visitor.device})
