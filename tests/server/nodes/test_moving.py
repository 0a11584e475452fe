"""Tables that go from one node to another: handed over, taken over, and taken away from a node that was cut off."""

import asyncio
import gc

import pytest

from sny.server.nodes import lease
from sny.store import open_store
from sny.table.inputs import Leave, input_line, read_input
from sny.visitor import Parted, Place, Visitor
from tests.nats import Nats
from tests.server.house import House, hear, run, sit, until
from tests.server.nodes.pair import node_of, nodes, owner
from tests.store.proxy import proxied


def through(visitor: Visitor, there: House) -> Visitor:
    return Visitor(there.url, visitor.person, visitor.name, visitor.device)


async def parted(place: Place) -> Parted:
    """Why a socket was closed."""
    try:
        while True:
            await place.next()
    except Parted as reason:
        return reason


async def game_of_two(first: House, second: House, **settings: object) -> tuple[str, Visitor, Visitor]:
    """A game of Sen is on: Ala on the first node, which has the table, Ola on the second."""
    ala, ola = await first.visitor("Ala"), await second.visitor("Ola")
    table = await ala.open_table("sen", players=2, settings={"pace": 0, **settings})
    async with ala.at(table) as host, ola.at(table) as guest:
        await sit(host, 0)
        await sit(guest, 1)
        await host.request("start")
    return table, ala, ola


def test_a_drained_node_hands_its_tables_over(database_url: str, nats_server: Nats) -> None:
    async def drained() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            table, ala, ola = await game_of_two(first, second)
            async with ala.at(table) as host, ola.at(table) as guest:
                await host.request("play", seat=0, action=host.faces[0].legal[0])
                number = host.number
                stopping = asyncio.create_task(first.keeper.stop())
                for place in (host, guest):
                    reason = await parted(place)
                    assert (reason.code, reason.come_back) == ("stopping", True)
                await stopping
            await until(lambda: table in second.keeper.live)
            async with through(ala, second).at(table, number) as host, ola.at(table, number) as guest:
                assert host.number > number
                assert [event["event"] for _, event in host.events if event["event"] == "started"] == []
                seats = [seat for seat, face in ((0, host.faces[0]), (1, guest.faces[1])) if face.legal]
                place = host if seats[0] == 0 else guest
                await place.request("play", seat=seats[0], action=place.faces[seats[0]].legal[0])

    run(drained())


def test_a_table_of_a_dead_node_is_taken_over_by_whoever_asks(database_url: str, nats_server: Nats) -> None:
    async def taken_over() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            table, _, ola = await game_of_two(first, second)
            await die(first)
            async with ola.at(table) as guest:
                assert table in second.keeper.live
                assert guest.table["phase"] == "playing"
            await first.keeper.store.close()

    run(taken_over())


async def die(there: House) -> None:
    """As others see it when a node is killed: nobody answers for it, nobody renews its lease."""
    node = node_of(there)
    for task in node._tasks:
        task.cancel()
    node.leases.node = "nobody"
    await node.bus.close()


def test_a_node_that_lost_a_table_learns_it_from_the_store(database_url: str, nats_server: Nats) -> None:
    """Both believe that they have it. Nobody hears of a move that the other one could not know of."""

    async def fenced() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            table, ala, ola = await game_of_two(first, second)
            async with ala.at(table) as host:
                await hear(host, lambda: host.faces[0].legal)
                action = host.faces[0].legal[0]
                await steal(table, first, second)
                async with ola.at(table) as guest:
                    assert table in first.keeper.live
                    assert table in second.keeper.live
                    await host.send("play", "a move", seat=0, action=action)
                    reason = await parted(host)
                    assert (reason.code, reason.come_back) == ("storage", True)
                    assert table not in first.keeper.live
                    async with ala.at(table) as again:  # through the first node, at the second's table
                        await again.request("play", "a move", seat=0, action=action)
                        await hear(guest, lambda: guest.number >= again.number)
            assert owner(table, first, second) is second
            store = await open_store(database_url, read_only=True)
            ids = [read_input(line).id for line in await store.lines(table)]
            assert ids.count("a move") == 1
            await store.close()

    run(fenced())


async def steal(table: str, owner: House, other: House) -> None:
    """The key names another node, and the owner has not heard of it."""
    leases = node_of(owner).leases
    found = await leases._tables.get(table)
    assert found is not None
    await leases._tables.update(table, node_of(other).id, found[1])


def test_nothing_is_told_before_the_fence_is_stored(database_url: str, nats_server: Nats) -> None:
    """The old owner writes after the new one has read: the new one hears of it before anybody else does."""

    async def raced() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            table, _, ola = await game_of_two(first, second)
            await steal(table, first, second)
            read = second.keeper._read

            async def read_too_early(id: str) -> object:
                found = await read(id)
                at = first.live(id).table
                await first.keeper.store.append(id, at.number, input_line(Leave(person="nobody", at=at.now)))
                second.keeper._read = read  # type: ignore[method-assign]
                return found

            second.keeper._read = read_too_early  # type: ignore[method-assign, assignment]
            with pytest.raises(Parted) as refused:
                async with ola.at(table):
                    pass
            assert (refused.value.code, refused.value.come_back) == ("storage", True)
            async with ola.at(table) as guest:
                assert guest.number == second.live(table).table.number

    run(raced())


@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")  # nats-py leaves failed connections behind
def test_a_node_cut_off_from_the_bus_plays_on_until_another_has_its_tables(
    database_url: str, nats_server: Nats, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LEASE_SECONDS", 1.0)
    monkeypatch.setattr("sny.server.nodes.node.LOOKED_AT_EVERY", 0.1)

    async def cut_off() -> None:
        async with (
            proxied(f"{nats_server.url}/") as (bus, proxy),
            nodes(database_url, nats_server, first_bus=bus.rstrip("/")) as (first, second),
        ):
            table, ala, ola = await game_of_two(first, second)
            async with ala.at(table) as host:
                proxy.cut()
                await until(lambda: not node_of(first).leases.valid)
                assert node_of(first).problem
                await host.request("play", seat=0, action=host.faces[0].legal[0])
                node_of(second).leases.lost_sight_of(node_of(first).id)
                async with ola.at(table) as guest:
                    assert guest.number > host.number
                    assert (await parted(host)).come_back
                    with pytest.raises(Parted) as refused:
                        async with ala.at(table):
                            pass
                    assert (refused.value.code, refused.value.come_back) == ("storage", True)
                    proxy.mend()
                    await until(lambda: node_of(first).leases.valid)
                    async with ala.at(table) as host:
                        assert host.number >= guest.number
            assert owner(table, first, second) is second

    run(cut_off())
    gc.collect()


def test_clocks_wait_for_those_who_were_there(database_url: str, nats_server: Nats) -> None:
    async def waited() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            table, ala, ola = await game_of_two(first, second, clock="quick")
            async with ala.at(table), ola.at(table):
                await first.keeper.stop()
            await until(lambda: table in second.keeper.live)
            live = second.live(table)
            async with through(ala, second).at(table):
                before = live.now
                await asyncio.sleep(0.05)
                assert live.now == before
                async with ola.at(table):
                    await until(lambda: live.now > before)

    run(waited())
