"""The short way of moves: it overtakes nothing, and takes nothing apart that belongs together."""

import asyncio
import json
from random import Random
from typing import Any

from websockets.frames import Frame, Opcode

from sny.visitor import Place
from tests.server.house import house, run


async def answers(place: Place, count: int) -> list[tuple[str, str]]:
    """The next answers to requests, in the order in which they come."""
    heard: list[tuple[str, str]] = []
    while len(heard) < count:
        message = await place.next()
        if message["type"] in ("done", "refused"):
            heard.append((message["type"], message["id"]))
    return heard


def request(type: str, id: str, **fields: Any) -> str:
    return json.dumps({"type": type, "id": id, **fields})


def test_moves_do_not_overtake_what_was_said_before_them() -> None:
    """Sitting down asks the store, and starting comes after it; the moves behind them wait. What is done is told when
    it is stored, and so later than what is refused."""

    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                for text in (
                    request("play", "too early", seat=0, action="peek 1"),
                    request("sit", "sit", seat=0),
                    request("start", "start", fill="easy"),
                    request("play", "first", seat=0, action="peek 1"),
                    request("chat", "chat", text="hm"),
                    request("play", "second", seat=0, action="peek 2"),
                    request("play", "wrong", seat=0, action="peek 1"),
                ):
                    await place.socket.send(text)
                heard = await answers(place, 7)
                done = [id for kind, id in heard if kind == "done"]
                assert done == ["sit", "start", "first", "chat", "second"]
                assert [id for kind, id in heard if kind == "refused"] == ["too early", "wrong"]

    run(story())


def test_a_move_in_pieces_is_put_together() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                await place.request("sit", seat=0)
                await place.request("start", fill="easy")
                text = request("play", "pieces", seat=0, action="peek 1")
                await place.socket.send([text[:10], text[10:20], text[20:]])
                assert await answers(place, 1) == [("done", "pieces")]

    run(story())


def test_a_start_that_is_asked_for_twice_is_done_once() -> None:
    """As by a client that lost its connection before it heard the answer."""

    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                await place.request("sit", seat=0)
                number = await place.request("start", id="start", fill="easy")
                assert await place.request("start", id="start", fill="easy") == number

    run(story())


def test_frames_cut_anywhere_are_heard_in_their_order() -> None:
    """Moves take the short way and everything else the library's, however the bytes come in."""

    async def story(seed: int) -> None:
        chance = Random(seed)
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                await place.request("sit", seat=0)
                await place.request("start", fill="easy")
                texts = [
                    request("play", "first", seat=0, action="peek 1"),
                    request("chat", "long", text="hm " * 90),
                    request("play", "wrong", seat=0, action="peek 1"),
                    request("play", "second", seat=0, action="peek 2"),
                ]
                frames = [Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in texts]
                frames[1:1] = [Frame(Opcode.PING, b"there?").serialize(mask=True)]
                begun, ended = (
                    Frame(Opcode.TEXT, b'{"type":"chat",', fin=False),
                    Frame(Opcode.CONT, b'"id":"c","text":"h"}'),
                )
                frames[2:2] = [begun.serialize(mask=True), frames[1], ended.serialize(mask=True)]
                data = b"".join(frames)
                cuts = sorted(chance.sample(range(1, len(data)), 6))
                for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True):
                    place.socket.transport.write(data[start:end])
                    await asyncio.sleep(0)
                heard = await answers(place, 5)
                assert [id for kind, id in heard if kind == "done"] == ["first", "c", "long", "second"]
                assert ("refused", "wrong") in heard

    for seed in range(4):
        run(story(seed))
