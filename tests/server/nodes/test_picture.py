"""Whatever needs the whole picture: lists, codes, names, limits and forgetting, asked of one node about another."""

import asyncio
from typing import Any
from unittest.mock import patch

import pytest

from sny.errors import Refused
from sny.server.app import Configuration
from sny.server.limits import TABLES_A_MINUTE
from sny.server.upkeep import tidy
from sny.visitor import Parted, Visitor, ask
from tests.nats import Nats
from tests.server.house import House, get, hear, page, refusal, run, sit, until
from tests.server.nodes.pair import node_of, nodes
from tests.server.nodes.test_moving import parted, through


def test_lists_show_tables_of_all_nodes(database_url: str, nats_server: Nats) -> None:
    async def lists() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala = await first.visitor("Ala")
            table = await ala.open_table("sen", players=2, settings={"public": True})
            async with ala.at(table) as host:
                await sit(host, 1)
                for there in (first, second):
                    (shown,) = await get(there.url, "/api/tables")
                    (mine,) = (await get(there.url, "/api/me", ala.device))["tables"]
                    one = await get(there.url, f"/api/tables/{table}")
                    assert shown == mine == one
                    assert [chair["name"] for chair in shown["chairs"]] == ["", "Ala"]

    run(lists())


def test_codes_lead_to_tables_and_people_of_other_nodes(database_url: str, nats_server: Nats) -> None:
    async def codes() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala = await first.visitor("Ala")
            table = await ala.open_table("sen", players=2)
            code = (await get(second.url, f"/api/tables/{table}/code", ala.device))["code"]
            assert table not in second.keeper.live
            assert (await ask(second.url, "POST", "/api/codes", {"code": code}))["table"] == table
            device = (await ask(first.url, "POST", "/api/me/code", {}, ala.device))["code"]
            assert (await ask(second.url, "POST", "/api/codes", {"code": device}))["device"]
            moved = await ask(second.url, "POST", "/api/devices", {"code": device})
            assert moved["person"] == ala.person
            again = ask(first.url, "POST", "/api/devices", {"code": device})
            assert await refusal(again) == "code"

    run(codes())


def test_names_and_log_outs_reach_all_nodes(database_url: str, nats_server: Nats) -> None:
    async def everywhere() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala = await first.visitor("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as host:
                await sit(host, 0)
                await ask(second.url, "PATCH", "/api/me", {"name": "Alicja"}, ala.device)
                await hear(host, lambda: host.table["chairs"][0]["name"] == "Alicja")
                await ask(second.url, "DELETE", "/api/me/devices", {}, ala.device)
                assert (await parted(host)).code == "unknown"

    run(everywhere())


def test_a_person_is_forgotten_at_tables_of_all_nodes(database_url: str, nats_server: Nats) -> None:
    async def forgotten() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala, ola = await first.visitor("Ala"), await second.visitor("Ola")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as host, ola.at(table) as guest:
                await sit(host, 0)
                await sit(guest, 1)
                await guest.request("chat", text="a secret of mine")
                told = await ask(second.url, "DELETE", "/api/me", {}, ola.device)
                assert told["count"] == 1
                assert (await parted(guest)).code == "unknown"
            lines = b"".join(await first.keeper.store.lines(table))
            assert b"Ola" not in lines
            assert b"a secret of mine" not in lines
            async with through(ala, second).at(table) as host:
                assert host.table["chairs"][1]["name"] == "…"
                assert [said["text"] for said in host.chat] == ["…"]

    run(forgotten())


def test_hosts_forget_their_tables_through_any_node(database_url: str, nats_server: Nats) -> None:
    async def forgotten() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala, ola = await first.visitor("Ala"), await second.visitor("Ola")
            table = await ala.open_table("sen", players=2)
            path = f"/api/tables/{table}"
            assert await refusal(ask(second.url, "DELETE", path, {}, ola.device)) == "host"
            async with ala.at(table) as host:
                await ask(second.url, "DELETE", path, {}, ala.device)
                assert (await parted(host)).code == "closed"
            assert await refusal(get(first.url, path)) == "missing"
            assert node_of(first).leases.holds(table) is False

    run(forgotten())


def test_limits_by_address_hold_for_all_nodes_together(database_url: str, nats_server: Nats) -> None:
    async def limited() -> None:
        with patch("tests.server.house.Configuration", not_crowded):
            async with nodes(database_url, nats_server) as (first, second):
                ala = await first.visitor("Ala")
                for _ in range(TABLES_A_MINUTE):
                    await ala.open_table("sen", players=2)
                there = through(ala, second)
                async with asyncio.timeout(20):
                    while await opens(there):  # until the second has heard of it
                        await asyncio.sleep(0.2)

    run(limited())


def not_crowded(*given: Any, **named: Any) -> Configuration:
    return Configuration(*given, **{**named, "crowd": False})


async def opens(visitor: Visitor) -> bool:
    try:
        await visitor.open_table("sen", players=2)
    except Refused:
        return False
    return True


def test_each_node_tells_what_it_counts(database_url: str, nats_server: Nats) -> None:
    async def counted() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            for there, name in ((first, "first"), (second, "second")):
                status, text = await asyncio.to_thread(page, there.url, "/metrics")
                assert status == 200
                assert f'sny_node_info{{node="{name}"}} 1.0' in text
                status, text = await asyncio.to_thread(page, there.url, "/metrics?nodes=all")
                assert {line.partition(" ")[0] for line in text.splitlines() if line.startswith("sny_sockets")} == {
                    'sny_sockets{node="first"}',
                    'sny_sockets{node="second"}',
                }

    run(counted())


def test_a_table_that_is_nobodys_leaves_no_lease(database_url: str, nats_server: Nats) -> None:
    async def none() -> None:
        async with nodes(database_url, nats_server) as (first, second):
            ala = await first.visitor("Ala")
            for table in ("no-such-table", "no such table"):
                with pytest.raises(Parted, match="there is no such table"):
                    async with ala.at(table.replace(" ", "%20")):
                        pass
                assert await node_of(first).leases.owner_of(table) is None
            table = await ala.open_table("sen", players=2)
            await tidy(first.keeper, first.live(table), after=-1)
            assert await node_of(first).leases.owner_of(table) is None
            async with through(ala, second).at(table):
                assert table in second.keeper.live
            await closed_by_itself(second, table)

    run(none())


async def closed_by_itself(there: House, table: str) -> None:
    await until(lambda: not there.live(table).connections)
    await tidy(there.keeper, there.live(table), after=-1)
    assert table not in there.keeper.live
