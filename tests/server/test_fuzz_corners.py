"""Input that was made to break something: too deep, too large, too long, not text, not in its place."""

import asyncio
import json
from typing import Any

import pytest

from sny.server import limits
from sny.server import socket as server_socket
from sny.table.inputs import Chat
from tests.server.in_process import a_house

DEEP = "[" * 7000 + "]" * 7000
CORNERS = (
    "",
    "null",
    "[]",
    "{}",
    '"hello"',
    DEEP,
    '{"type":"ping","sent":' + DEEP + "}",
    '{"type":"ping","sent":' + "9" * 400 + "}",
    '{"type":"ping","sent":1e999}',
    '{"type":"ping","sent":"\\ud800"}',
    '{"id":"a","type":"chat","text":"\\u0000"}',
    '{"id":"a","type":"chat","text":"' + "a" * 301 + '"}',
    '{"id":"a","type":"play","seat":0,"action":"draw","by":"somebody"}',
    '{"id":"a","type":"play","seat":0,"action":"draw","bot":"random"}',
    '{"id":"a","type":"play","seat":' + "9" * 5000 + ',"action":"draw"}',
    '{"id":"a","type":"arrange","players":2,"settings":{},"options":{"limit":' + DEEP + "}}",
    '{"id":"a","type":"arrange","players":2,"settings":{},"options":{"limit":' + "9" * 300 + "}}",
    '{"id":"a","type":"arrange","players":2,"settings":{},"options":{"variants":[{}]}}',
    '{"id":"a","type":"arrange","players":2,"settings":{},"options":{"edition":{}}}',
    '{"id":"a","type":"arrange","players":2,"settings":{},"options":{"memory":null,"first":true}}',
    '{"id":"a","type":"wake","lines":[]}',
    '{"id":"a","type":"leave","person":"b"}',
    '{"id":"","type":"again"}',
    '{"id":{},"type":"again"}',
    '{"id":"a","type":' + DEEP + "}",
    '{"type":"hello","version":1}',
)


@pytest.mark.parametrize("text", CORNERS, ids=range(len(CORNERS)))
def test_what_is_wrong_is_refused_and_the_socket_lives_on(text: str) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as socket:
                before = house.live(table).table.number
                since = len(socket.heard)
                socket.send_text(text)
                answer = await socket.until(lambda message: message["type"] != "presence", since)
                assert answer["type"] == "refused", answer
                assert answer["code"]
                assert len(answer["reason"]) > 10
                socket.send("ping", sent=7)
                await socket.until(lambda message: message["type"] == "pong" and message["sent"] == 7)
                assert house.live(table).table.number == before

    asyncio.run(scene())


@pytest.mark.parametrize("text", [text for text in CORNERS if '"hello"' not in text], ids=str)
def test_whatever_comes_instead_of_hello_is_answered_by_bye(text: str) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table) as socket:
                socket.send_text(text)
                assert (await socket.bye())["code"] == "hello"
            assert house.live(table).connections == []

    asyncio.run(scene())


@pytest.mark.parametrize("frame", [b"\xff\xfe\x00", b"", json.dumps({"type": "ping"}).encode(), b"\x00" * 1000])
def test_a_binary_frame_is_read_as_text(frame: bytes) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as socket:
                since = len(socket.heard)
                socket.send_bytes(frame)
                answer = await socket.until(lambda message: message["type"] != "presence", since)
                assert answer["type"] == ("pong" if b"ping" in frame else "refused")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/x/matches/1", 404),
        ("/api/tables/ID/matches/" + "9" * 5000, 404),
        ("/api/tables/ID/matches/0", 404),
        ("/api/tables/ID/matches/٣", 404),
        ("/api/tables/%00", 404),
        ("/api/tables/" + "x" * 5000, 404),
        ("/api/tables/ID/steps", 404),
        ("/api/nothing", 404),
        ("/api/games/%2e%2e/rules", 404),
        ("/api/games/sen/rules?lang=xx", 404),
    ],
)
def test_odd_addresses_are_answered(path: str, status: int) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            answer = await house.ask("GET", path.replace("ID", table))
            assert answer.status_code == status
            if status >= 400:
                assert set(answer.json()) == {"code", "reason"}

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("content", "type", "status"),
    [
        (b'{"name":' + DEEP.encode() + b"}", "application/json", 400),
        (b'{"game":"sen","options":{"limit":' + DEEP.encode() + b"}}", "application/json", 400),
        (b'{"name":"' + b"x" * 20_000 + b'"}', "application/json", 413),
        (b'{"name":"Ala"}', "text/plain", 415),
        (b'{"name":"\xff"}', "application/json", 400),
        (b'{"name":"Ala","person":"other"}', "application/json", 400),
        (b"", "application/json", 400),
    ],
    ids=range(7),
)
def test_odd_bodies_are_refused(content: bytes, type: str, status: int) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            path = "/api/tables" if b"game" in content else "/api/people"
            headers = {"content-type": type}
            answer = await house.ask("POST", path, device=ala.device, headers=headers, content=content)
            assert answer.status_code == status
            assert set(answer.json()) == {"code", "reason"}

    asyncio.run(scene())


def test_another_method_is_answered_with_those_there_are() -> None:
    async def scene() -> None:
        async with a_house() as house:
            answer = await house.ask("DELETE", "/api/people")
            assert answer.status_code == 405
            assert set(answer.json()) == {"code", "reason"}
            assert answer.headers["allow"] == "POST"

    asyncio.run(scene())


def test_a_device_that_does_not_read_is_let_go_and_nothing_piles_up() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as slow, house.socket(table, ewa) as quick:
                live = house.live(table)
                device: Any = next(one for one in live.connections if one.person == ala.person)
                slow.reads.clear()
                for number in range(2 * limits.UNSENT):
                    live.take(Chat(by=ewa.person, name="Ewa", text=f"{number}"))
                    await live.settled()
                    assert len(device._unsent) <= limits.UNSENT
                assert len(live.outbox) == 0
                slow.reads.set()
                bye = await slow.bye()
                assert (bye["code"], bye["come_back"]) == ("slow", True)
                assert (await quick.request("sit", seat=0))["type"] == "done"

    asyncio.run(scene())


def test_whoever_says_nothing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_socket, "HELLO_SECONDS", 0.0)

    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table) as socket:
                assert (await socket.bye())["code"] == "hello"
            assert house.app.state.sockets.open == {}

    asyncio.run(scene())
