"""A stranger cannot act for a seat, listen to it, or take it over."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from sny.errors import Refused
from sny.table.phases import PLAYING
from sny.table.table import Table
from tests.server.in_process import Guest, House, Socket, a_house

FORBIDDEN: tuple[tuple[str, dict[str, Any], str], ...] = (
    ("play", {"seat": 0, "action": "peek 1"}, "seat"),
    ("stand", {"seat": 0}, "seat"),
    ("ask_undo", {"seat": 0}, "seat"),
    ("answer_undo", {"seat": 0, "agree": True}, "seat"),
    ("show", {"seat": 0, "person": "PERSON"}, "seat"),
    ("hint", {"seat": 0}, "seat"),
    ("sit", {"seat": 0}, "phase"),
    ("bot", {"seat": 0, "level": ""}, "phase"),
    ("contribute", {"seat": 0, "text": "owls"}, "phase"),
    ("arrange", {"players": 2, "options": {}, "settings": {}}, "phase"),
    ("start", {}, "phase"),
    ("again", {}, "phase"),
    ("close", {}, "host"),
    ("mute", {"person": "PERSON"}, "host"),
    ("kick", {"person": "HOST"}, "seat"),
    ("pass_host", {"person": "PERSON"}, "host"),
)


async def begun(house: House, host: Guest, second: Guest) -> str:
    """A table at which two people play Sen."""
    table = await house.table(host, players=2, settings={"hints": True})
    async with house.socket(table, host) as first, house.socket(table, second) as other:
        await first.request("sit", seat=0)
        await other.request("sit", seat=1)
        await first.request("start")
    return table


def unchanged(table: Table) -> Any:
    return table.number, table.game and table.game.position(), table.host, table.shown, [*table.chairs]  # type: ignore[union-attr]


@pytest.mark.parametrize(("type", "fields", "code"), FORBIDDEN, ids=[type for type, _, _ in FORBIDDEN])
def test_a_spectator_can_do_nothing_at_a_seat(type: str, fields: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, stranger = [await house.guest(name) for name in ("Ala", "Ewa", "Obcy")]
            table = await begun(house, ala, ewa)
            people = {"PERSON": stranger.person, "HOST": ala.person}
            given = {name: people.get(value, value) if name == "person" else value for name, value in fields.items()}
            async with house.socket(table, stranger) as socket:
                at = house.live(table).table
                before = unchanged(at)
                answer = await socket.request(type, **given)
                assert (answer["type"], answer["code"]) == ("refused", code)
                assert "legal" not in answer
                assert len(answer["reason"]) > 10
                assert unchanged(at) == before
                assert at.phase == PLAYING

    asyncio.run(scene())


SEATED = [(type, fields) for type, fields, code in FORBIDDEN if "seat" in fields and code == "seat"]


@pytest.mark.parametrize(("type", "fields"), SEATED, ids=[type for type, _ in SEATED])
def test_a_player_can_do_nothing_at_another_seat(type: str, fields: dict[str, Any]) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await begun(house, ala, ewa)
            async with house.socket(table, ewa) as socket:
                answer = await socket.request(type, **fields)
                assert (answer["type"], answer["code"]) == ("refused", "seat")
                assert "legal" not in answer

    asyncio.run(scene())


def test_before_the_game_a_chair_and_its_line_are_their_owners() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, ewa) as other:
                await host.request("sit", seat=0)
                for type, fields in (("sit", {}), ("stand", {}), ("contribute", {"text": "owls"})):
                    assert (await other.request(type, seat=0, **fields))["code"] in ("taken", "seat")
                for type, given in (
                    ("bot", {"seat": 1, "level": "random"}),
                    ("start", {"fill": ""}),
                    ("arrange", {"players": 2, "options": {}, "settings": {}}),
                ):
                    assert (await other.request(type, **given))["code"] == "host"

    asyncio.run(scene())


def test_a_repeated_request_of_somebody_else_is_a_request_of_its_own() -> None:
    """The same id from another person is not taken for a repetition, and does not act for them."""

    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, stranger = [await house.guest(name) for name in ("Ala", "Ewa", "Obcy")]
            table = await begun(house, ala, ewa)
            async with house.socket(table, ala) as owner, house.socket(table, stranger) as other:
                request = {"id": "same", "seat": 0, "action": "peek 1"}
                done = await owner.request("play", **request)
                assert (await owner.request("play", **request)) == done
                assert (await other.request("play", **request))["code"] == "seat"
            async with house.socket(table, ala) as second_device:
                assert (await second_device.request("play", **request)) == done

    asyncio.run(scene())


def test_a_spectator_sees_the_public_face_alone() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, stranger = [await house.guest(name) for name in ("Ala", "Ewa", "Obcy")]
            table = await begun(house, ala, ewa)
            async with house.socket(table, ala) as owner, house.socket(table, stranger) as other:
                await owner.request("play", seat=0, action="peek 1")
                news = await other.until(lambda message: message["type"] == "news" and "view" in message)
                assert news["seat"] is None
                assert [event["card"] for event in news["events"]] == ["?"]
                assert "legal" not in news
                assert all(face_seats(message) == [None] for message in other.heard if message["type"] == "welcome")

    asyncio.run(scene())


def face_seats(welcome: dict[str, Any]) -> list[int | None]:
    return [face["seat"] for face in welcome["faces"]]


def test_a_running_game_gives_out_neither_text_nor_seed_nor_secret() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await begun(house, ala, ewa)
            at = house.live(table).table
            async with house.socket(table, ala) as owner, house.socket(table, ewa) as other:
                await owner.request("play", seat=0, action="peek 1")
                await other.request("play", seat=1, action="stand on your head")
                told = f"{owner.heard}{other.heard}"
            for path in ("", "/matches/1", "/matches/1/steps?seat=all", "/matches/1/check"):
                answer = await house.ask("GET", f"/api/tables/{table}{path}", device=ala.device)
                assert answer.status_code == (404 if path else 200)
                told += answer.text
            for path in ("/api/me", "/api/tables", "/metrics"):
                told += (await house.ask("GET", path, device=ala.device)).text
            assert at.game is not None
            assert at.secret not in told
            assert at.game.seed not in told
            assert ala.device not in told

    asyncio.run(scene())


def test_a_guessed_table_is_none() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            async with house.socket("AAAAAAAAAAAAAAAA") as socket:
                assert (await socket.hello(ala.device))["code"] == "closed"
            assert (await house.ask("GET", "/api/tables/AAAAAAAAAAAAAAAA")).status_code == 404
            assert house.keeper.live == {}

    asyncio.run(scene())


async def played_to_the_end(socket: Socket, house: House, table: str) -> None:
    """Stop a game as the rules would, for the sake of what follows."""
    at = house.live(table).table
    assert at.game is not None
    at.game.stop()
    await socket.request("chat", text="that was it")


@pytest.mark.parametrize("shut", [{"password": "sowa"}, {"settings": {"watchable": False}}], ids=["locked", "private"])
def test_matches_of_a_shut_table_are_for_those_who_were_there(shut: dict[str, Any]) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, stranger = [await house.guest(name) for name in ("Ala", "Ewa", "Obcy")]
            table = await house.table(ala, players=2, **shut)
            async with house.socket(table, ala) as host, house.socket(table) as other:
                await other.hello(ewa.device, password=shut.get("password", ""))
                await host.request("sit", seat=0)
                await other.request("sit", seat=1)
                await host.request("start")
                await played_to_the_end(host, house, table)
                await other.request("stand", seat=1)
            for path in ("", "/steps", "/check"):
                address = f"/api/tables/{table}/matches/1{path}"
                statuses = [(await house.ask("GET", address, device=one.device)).status_code for one in (ala, ewa)]
                assert statuses == [200, 200]
                assert (await house.ask("GET", address, device=stranger.device)).status_code == 403
                assert (await house.ask("GET", address)).status_code == 401

    asyncio.run(scene())


def test_names_that_nobody_has_do_not_pile_up() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host:
                await host.request("sit", seat=0)
                at = house.live(table).table
                for kind, fields in (("mute", {}), ("show", {"seat": 0}), ("kick", {})):
                    live = house.live(table)
                    for number in range(300):
                        with suppress(Refused):
                            live.take(input_for(kind, ala, number, fields))
                assert (len(at.muted), len(at.shown[0]), len(at.banned)) == (200, 200, 200)
                await live.settled()

    asyncio.run(scene())


def input_for(kind: str, guest: Guest, number: int, fields: dict[str, Any]) -> Any:
    from sny.table import inputs

    return getattr(inputs, kind.capitalize())(by=guest.person, person=f"nobody-{number}", **fields)
