"""Stopping and starting again: everybody is told, comes back and goes on where they were."""

import asyncio
import signal
from pathlib import Path
from random import Random

import pytest

from sny.visitor import Parted, Place, Visitor
from tests.server.company import SHORT, places
from tests.server.house import Served, hear, house, run, served, sit


async def play_until(place: Place, chance: Random, most: int) -> int:
    """Play so many moves, or to the end; gives the number of the last that was acknowledged."""
    number = place.number
    for _ in range(most):
        await hear(place, lambda: place.over or any(face.legal for face in place.faces.values()))
        if place.over:
            break
        seat, face = next((seat, face) for seat, face in place.faces.items() if face.legal)
        number = await place.request("play", seat=seat, action=chance.choice(face.legal))
    return number


def test_a_game_goes_on_after_the_server_was_stopped(store: str, tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        ala, ela = await Visitor.arrive(server.url, "Ala"), await Visitor.arrive(server.url, "Ela")
        table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings={"pace": 0})
        async with places(table, ala, ela) as (place, spectator):
            await sit(place, 0)
            await place.request("start", fill="careful")
            number = await play_until(place, Random(1), most=4)
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            for one in (place, spectator):
                with pytest.raises(Parted) as parted:
                    await hear(one, lambda: False)
                assert (parted.value.code, parted.value.come_back) == ("stopping", True)
        assert await stopping == -signal.SIGTERM
        heard = len(place.events)
        await server.start().ready()
        async with ala.at(table, since=place.number) as again:
            assert place.number >= number
            assert [event["event"] for _, event in again.events[:2]] == ["away", "back"]
            assert again.faces[0].view is not None
            await play_until(again, Random(2), most=500)
            assert again.over
            assert again.table["result"]["gone"] == []
        assert heard > 0

    async def whole() -> None:
        async with served(store, tmp_path) as server:
            await story(server)
        assert [line for line in server.logged() if line["level"] in ("error", "warning")] == []

    run(whole())


def test_bots_do_not_think_on_when_the_server_stops() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2, settings={"pace": 10_000})
            async with ala.at(table) as place:
                await sit(place, 0)
                await place.request("start", fill="careful")
                live = there.live(table)
                assert live.thinking
                there.server.should_exit = True
                with pytest.raises(Parted):
                    await hear(place, lambda: False)
            thinkers = there.keeper.thinkers
        assert not thinkers.quick.running
        assert not thinkers.deep.running
        assert not live.thinking
        assert live.timer is None

    run(story())


def test_nobody_comes_in_while_the_server_stops() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            there.keeper.stopping = True
            with pytest.raises(Parted) as parted:
                async with ala.at(table):
                    pass
            assert parted.value.code == "stopping"
            there.keeper.stopping = False

    run(story())
