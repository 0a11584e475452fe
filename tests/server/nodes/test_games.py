"""Whole games with a player on each node: whoever sits on the other one sees, hears and may do the same."""

import asyncio
from random import Random

import pytest

from sny.rules.catalogue import GAMES
from sny.visitor import Visitor
from tests.nats import Nats
from tests.server.company import SHORT, Truth, listen, places, play, run_fast
from tests.server.house import House, hear, refusal, run, sit
from tests.server.nodes.pair import nodes


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_a_player_on_each_node(game: str, database_url: str, nats_server: Nats) -> None:
    async def play_it() -> None:
        async with nodes(database_url, nats_server, hurry=True) as (first, second):
            await whole_game(first, second, game)

    run_fast(play_it(), speed=4.0)


async def whole_game(first: House, second: House, game: str) -> None:
    ala = await first.visitor("Ala")
    ola, ela = await second.visitors("Ola", "Ela")
    table = await ala.open_table(game, players=4, options=SHORT[game], settings={"pace": 0})
    truth = Truth(first.live(table))
    async with places(table, ala, ola, ela) as (host, guest, spectator):
        assert table not in second.keeper.live
        await sit(host, 0)
        await sit(guest, 1)
        await guest.request("contribute", seat=1, text="owls")
        await host.request("start", fill="careful")
        async with asyncio.TaskGroup() as group:
            group.create_task(play(host, truth, Random(1)))
            group.create_task(play(guest, truth, Random(2)))
            group.create_task(listen(spectator, truth))
        assert set(guest.faces) == {1}
        assert set(spectator.faces) == {None}
        assert spectator.table["result"] == first.live(table).table.result()
    assert truth.checked > len(truth.after)


def test_devices_of_one_person_on_both_nodes_hear_the_same(database_url: str, nats_server: Nats) -> None:
    async def both() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala = await first.visitor("Ala")
            same = Visitor(second.url, ala.person, ala.name, ala.device)
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as one, same.at(table) as two:
                await sit(one, 1)
                await hear(two, lambda: 1 in two.faces)
                await two.request("chat", text="hello from the other node")
                await hear(one, lambda: one.number == two.number)
                assert one.table == two.table
                assert first.live(table).present() == [ala.person]
            assert await refusal(ala.open_table("chess")) == "game"

    run(both())
