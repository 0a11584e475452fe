"""Bots and reviews, done by the workers of another node."""

from random import Random

from sny.server.nodes.work import Work
from sny.server.pool import Worker
from tests.nats import Nats
from tests.server.company import SHORT
from tests.server.house import House, get, hear, run, sit
from tests.server.nodes.pair import node_of, nodes


def busy(there: House) -> list[Worker]:
    """Nobody at this node has time."""
    workers = there.keeper.thinkers.quick
    taken, workers._idle = workers._idle, []
    return taken


def work_of(there: House) -> Work:
    return node_of(there).work


def test_a_busy_node_has_its_bots_think_elsewhere(database_url: str, nats_server: Nats) -> None:
    async def think() -> None:
        async with nodes(database_url, nats_server, hurry=True) as (first, second):
            busy(first)
            ala = await first.visitor("Ala")
            table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings={"pace": 0})
            async with ala.at(table) as host:
                await sit(host, 0)
                await host.request("start", fill="careful")
                while first.live(table).table.game is not None and not any(
                    event["event"] == "turn" or event.get("seat") == 1 for _, event in host.events
                ):
                    if host.faces[0].legal:
                        await host.request("play", seat=0, action=host.faces[0].legal[0])
                    else:
                        await hear(host, lambda: host.faces[0].legal)
            assert second.keeper.thinkers.quick.running
            assert not first.keeper.thinkers.quick.running

    run(think())


def test_where_all_are_busy_a_question_waits_at_home(database_url: str, nats_server: Nats) -> None:
    async def wait() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            for there in (first, second):
                busy(there)
            assert await work_of(first).ask("checked_text", ("nothing",)) is None
            assert await work_of(first).ask("think", ("sen", "own_bots:choose", b"", 0, [], "")) is None

    run(wait())


def test_reviews_are_made_by_any_node(database_url: str, nats_server: Nats) -> None:
    async def review() -> None:
        async with nodes(database_url, nats_server, hurry=True) as (first, second):
            ala, chance = await first.visitor("Ala"), Random(1)
            table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings={"pace": 0})
            async with ala.at(table) as host:
                for seat in (0, 1):
                    await sit(host, seat, name=f"Ala {seat}")
                await host.request("start")
                while not host.over:
                    seat = next(seat for seat in (0, 1) if host.faces[seat].legal)
                    await host.request("play", seat=seat, action=chance.choice(host.faces[seat].legal))
            path = f"/api/tables/{table}/matches/1"
            steps = await get(first.url, f"{path}/steps", ala.device)
            assert (await get(second.url, f"{path}/steps", ala.device)) == steps
            assert all(check["passed"] for check in await get(first.url, f"{path}/check", ala.device))
            assert first.keeper.thinkers.quick.running or second.keeper.thinkers.quick.running

    run(review())
