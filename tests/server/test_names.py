"""A person takes another name: whoever is at one of their tables has it at once."""

from typing import Any

import pytest

from sny.server.upkeep import tidy
from tests.server.house import run
from tests.server.in_process import House, Socket, a_house, gathered, scene


async def renamed(there: House, device: str, name: str) -> None:
    answer = await there.ask("PATCH", "/api/me", {"name": name}, device)
    assert answer.json()["name"] == name


def is_presence_of(person: str, name: str) -> Any:
    return lambda message: message["type"] == "presence" and message["names"].get(person) == name


async def told_event(socket: Socket, name: str) -> dict[str, Any]:
    """The first message with an event of this name."""
    return await socket.until(lambda message: name in [event["event"] for event in message.get("events", [])])


def chair_names(there: House, table: str) -> list[str]:
    return [chair.name for chair in there.live(table).table.chairs]


def test_a_new_name_is_heard_at_every_table_at_once() -> None:
    async def story() -> None:
        async with a_house() as there:
            ala, ola, iza = [await there.guest(name) for name in ("Ala", "Ola", "Iza")]
            played, watched = await there.table(ala, players=3), await there.table(ola)
            async with (
                there.socket(played, ala) as hers,
                there.socket(played, ola) as others,
                there.socket(played, iza) as spectators,
                there.socket(watched, ala),
                there.socket(watched, ola) as elsewhere,
            ):
                await hers.request("sit", seat=0)
                await hers.request("sit", seat=1, name="Kuba")
                await others.request("sit", seat=2)
                await renamed(there, ala.device, "Alina")
                for socket in (hers, others, spectators, elsewhere):
                    await socket.until(is_presence_of(ala.person, "Alina"))
                for socket in (hers, others, spectators):
                    news = await told_event(socket, "renamed")
                    assert news["events"] == [{"event": "renamed", "seat": 0, "name": "Alina", "before": "Ala"}]
                    assert [chair["name"] for chair in news["table"]["chairs"]] == ["Alina", "Kuba", "Ola"]
                assert there.live(watched).table.number == 0  # nobody sits there
                await hers.request("chat", text="it is me")
                said = (await told_event(others, "chat"))["events"][0]
                assert (said["name"], said["text"]) == ("Alina", "it is me")

    run(story())


def test_a_name_that_stays_the_same_is_no_news() -> None:
    async def story() -> None:
        async with a_house() as there:
            ala = await there.guest("Ala")
            table = await there.table(ala)
            async with there.socket(table, ala) as socket:
                await socket.request("sit", seat=0, name="Ala")
                await renamed(there, ala.device, "Ala")
                assert there.live(table).table.number == 1

    run(story())


def test_a_table_that_was_put_away_learns_a_name_when_its_person_comes_back() -> None:
    async def story() -> None:
        async with a_house() as there:
            ala = await there.guest("Ala")
            table = await there.table(ala)
            async with there.socket(table, ala) as socket:
                await socket.request("sit", seat=0)
                await socket.request("sit", seat=1, name="Kuba")
            await tidy(there.keeper, there.live(table), after=-1)
            assert table not in there.keeper.live
            await renamed(there, ala.device, "Alina")
            async with there.socket(table, ala) as socket:
                assert [chair["name"] for chair in socket.heard[0]["table"]["chairs"]] == ["Alina", "Kuba"]
            await tidy(there.keeper, there.live(table), after=-1)
            await there.keeper.find(table)
            assert chair_names(there, table) == ["Alina", "Kuba"]  # as it was stored

    run(story())


@pytest.mark.rule("KRA-J12")
@scene
async def test_at_night_a_name_is_no_clue_and_waits_for_the_day() -> None:
    options = {"first": 0, "glass": 600, "lang": "pl"}
    async with gathered("Ala", "Ewa", "Jan", "Ola", seated=4, game="kraina-snow", players=4, options=options) as there:
        (_, ewa, _, _), (dreamer, spirit, *_) = there.guests, there.sockets
        await dreamer.request("start")
        for seat, socket in enumerate(there.sockets):
            await socket.request("play", seat=seat, action="ready")
        since = len(dreamer.heard)
        await renamed(there.house, ewa.device, "Parasol")
        await spirit.hang_up()
        word = await there.house.guest("Parasol")
        async with (
            there.house.socket(there.table, ewa) as back,
            there.house.socket(there.table, word) as stranger,
            there.house.socket(there.table, there.guests[0]) as second_device,
        ):
            assert back.heard[0]["you"]["name"] == "Parasol"
            assert word.person not in back.heard[0]["names"]
            await dreamer.until(lambda message: word.person in message.get("present", []), since)
            assert "Parasol" not in str(dreamer.heard + second_device.heard)
            assert (await stranger.request("chat", text="parasol"))["code"] == "night"
            there.at.game.wake(10_000.0)  # type: ignore[union-attr]  # the night and the story are over
            await dreamer.request("chat", text="what was it?")
            told = await dreamer.until(is_presence_of(word.person, "Parasol"), since)
            assert told["names"][ewa.person] == "Parasol"
            assert (await told_event(dreamer, "renamed"))["table"]["chairs"][1]["name"] == "Parasol"
