"""Time at a table over sockets, where a minute takes a second: clocks, and those who are away."""

import asyncio
from random import Random
from typing import Any
from unittest.mock import patch

from tests.server.company import SHORT, Truth, listen, places, play, run_fast
from tests.server.house import hear, house, sit, until

SPEED = 40.0


def events(place: Any, name: str) -> list[dict[str, Any]]:
    return [event for _, event in place.events if event["event"] == name]


def test_a_bot_stands_in_for_one_who_thinks_too_long_and_the_game_comes_to_its_end() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            settings = {"pace": 0, "clock": "quick"}
            table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings=settings)
            truth = Truth(there.live(table))
            async with places(table, ala, ola) as (place, sleeper):
                await sit(place, 0)
                await sit(sleeper, 1)
                await place.request("start")
                await asyncio.gather(play(place, truth, Random(1)), listen(sleeper, truth))
                assert {event["seat"] for event in events(place, "stood_in")} == {1}
                assert place.table["result"]["gone"] == []  # she was there, after all
                assert place.table["chairs"][1]["bank"] == 0

    with patch("sny.server.pool.LONGEST", 1000.0):
        run_fast(story(), SPEED)


def test_a_bot_plays_for_one_who_is_away_until_they_are_back() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            settings = {"pace": 0, "away_after": 20, "away_level": "random"}
            table = await ala.open_table("sen", players=2, options={**SHORT["sen"], "first": 0}, settings=settings)
            async with ala.at(table) as place:
                await sit(place, 0)
                async with ola.at(table) as other:
                    await sit(other, 1)
                    await place.request("start")
                    since = other.number
                await hear(place, lambda: len(events(place, "stood_in")) == 2)
                assert {event["level"] for event in events(place, "stood_in")} == {"random"}
                async with ola.at(table, since) as other:
                    assert len(events(other, "peeked")) == 2  # made for her, and so she knows the cards
                    assert all(event["card"] != "?" for event in events(other, "peeked"))
                    await hear(place, lambda: place.table["chairs"][1]["away_since"] is None)
                    for number in (1, 2):
                        await place.request("play", seat=0, action=f"peek {number}")
                    await place.request("play", seat=0, action="call")
                    await hear(other, lambda: other.table["result"])
                    assert other.table["result"]["gone"] == []

    with patch("sny.server.pool.LONGEST", 1000.0):
        run_fast(story(), SPEED)


def test_with_nobody_there_a_table_waits() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            settings = {"pace": 5000, "away_after": 0, "clock": "quick"}
            table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings=settings)
            async with ala.at(table) as place:
                await sit(place, 0)
                await place.request("start", fill="careful")
            live = there.live(table)
            await until(lambda: not live.connections and not live.thinking)
            moves = len(live.table.game.inputs) if live.table.game else 0
            time = live.now
            await asyncio.sleep(120)
            assert live.now == time
            assert live.table.game is not None
            assert len(live.table.game.inputs) == moves
            assert live.timer is None
            async with ala.at(table) as place:
                assert live.now < time + 60_000  # so her own clock has not run out
                await hear(place, lambda: any(event["seat"] == 1 for event in events(place, "peeked")))

    with patch("sny.server.pool.LONGEST", 1000.0):
        run_fast(story(), SPEED)
