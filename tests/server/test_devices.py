"""Devices at a table: several of one person, lost and found again, repeating themselves, all at once."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from sny.server.upkeep import tidy
from sny.visitor import Parted, Place, Visitor, ask
from tests.server.company import SHORT, Truth, hear_one, places, plain, play, present, refused
from tests.server.house import House, hear, house, run, sit, until


async def game_for_two(there: House, **settings: Any) -> tuple[Visitor, Visitor, str]:
    ala, ola = await there.visitors("Ala", "Ola")
    table = await ala.open_table("sen", players=2, options=SHORT["sen"], settings=settings)
    return ala, ola, table


async def seated(host: Place, other: Place) -> None:
    await sit(host, 0)
    await sit(other, 1)
    await host.request("start")


def test_both_devices_of_a_person_may_act() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            async with places(table, ala, ala, ola) as (phone, laptop, other):
                await seated(phone, other)
                await hear(laptop, lambda: 0 in laptop.faces and laptop.faces[0].legal)
                before = there.live(table).table.number
                await phone.request("play", seat=0, action=phone.faces[0].legal[0])
                await hear(laptop, lambda: laptop.number > before)
                await laptop.request("play", seat=0, action=laptop.faces[0].legal[0])
                assert there.live(table).table.number == before + 2

    run(story())


def test_what_was_missed_is_told_exactly_once() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            truth = Truth(there.live(table))
            chance = Random(1)
            async with ala.at(table) as host:
                async with ola.at(table) as other:
                    await seated(host, other)
                heard, number = list(other.events), other.number
                while not host.over:  # Ola comes, hears a little, and is gone again; nobody else moves for her
                    async with ola.at(table, since=number) as other:
                        heard += other.events
                        known = len(other.events)
                        for _ in range(3):
                            await one_move(host, truth, chance)
                            await one_move(other, truth, chance)
                        heard += other.events[known:]
                        number = other.number
                    await host.request("chat", text="where are you?")
            told = [event.heard_by(1) for _, events in there.live(table).table.heard for event in events]
            mine = [event for seat, event in heard if seat == 1]
            mine = mine[[event["event"] for event in mine].index("started") :]
            assert mine == plain(told)[: len(mine)]
            assert len(mine) > len(told) - 10

    async def one_move(place: Place, truth: Truth, chance: Random) -> None:
        """If it is one's turn; and hear what there is to hear."""
        await place.request("chat", text="hm")
        for seat, face in place.faces.items():
            if seat is not None and face.legal and not place.over:
                await place.request("play", seat=seat, action=chance.choice(face.legal))
                truth.check(place, seat)

    run(story())


def test_a_repeated_request_does_no_harm() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            async with places(table, ala, ola) as (host, other):
                await seated(host, other)
                action = host.faces[0].legal[0]
                first = await host.request("play", id="my move", seat=0, action=action)
                assert await host.request("play", id="my move", seat=0, action=action) == first
                assert await refused(host, "play", id="my move", seat=0, action=host.faces[0].legal[0]) == "id"
                assert await refused(host, "chat", id="my move", text=action) == "id"
                assert there.live(table).table.number == first
            async with ala.at(table) as again:  # also on another socket
                number = there.live(table).table.number
                assert await again.request("play", id="my move", seat=0, action=action) == first
                assert there.live(table).table.number == number

    run(story())


def test_all_seats_peek_at_the_same_moment() -> None:
    async def story() -> None:
        async with house() as there:
            people = await there.visitors(*"abcde")
            table = await people[0].open_table("sen", players=5)
            async with places(table, *people) as seats:
                for seat, place in enumerate(seats):
                    await sit(place, seat)
                await seats[0].request("start")
                for place in seats:
                    await hear(place, lambda place=place: place.table["phase"] == "playing")  # type: ignore[misc]
                for number in (1, 2):
                    ids = [
                        await place.send("play", seat=seat, action=f"peek {number}") for seat, place in enumerate(seats)
                    ]
                    answers = await asyncio.gather(*(answer(place, id) for place, id in zip(seats, ids, strict=True)))
                    assert answers == ["done"] * 5

    async def answer(place: Place, id: str) -> str:
        while True:
            message = await place.next()
            if message["type"] in ("done", "refused") and message["id"] == id:
                return str(message["type"])

    run(story())


def test_a_second_device_finds_what_the_first_has_put_together() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            truth = Truth(there.live(table))
            async with places(table, ala, ola) as (host, other):
                await seated(host, other)
                await asyncio.gather(play(host, truth, Random(1)), play(other, truth, Random(2)))
                async with ala.at(table) as second:
                    await hear(host, lambda: host.number == second.number)
                    assert second.table == host.table
                    assert second.faces[0].legal == host.faces[0].legal
                    assert present(second.faces[0].view) == present(host.faces[0].view)

    run(story())


def test_a_move_is_taken_back_by_consent() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=2)
            truth = Truth(there.live(table))
            chance = Random(4)
            async with places(table, ala, ola) as both:
                await seated(*both)
                while True:
                    by = there.live(table).table.undoable
                    if by is not None:
                        break
                    await random_move(there, table, both, chance)
                before = truth.after[there.live(table).table.number - 1]
                await both[by].request("ask_undo", seat=by)
                other = both[1 - by]
                await hear(other, lambda: other.table["undo"])
                await other.request("answer_undo", seat=1 - by, agree=True)
                await hear(both[by], lambda: both[by].number == other.number)
                after = truth.after[other.number]
                assert after["views"] == before["views"]
                assert after["legal"] == before["legal"]
                for seat, place in enumerate(both):
                    truth.check(place, seat)

    run(story())


async def random_move(there: House, table: str, both: list[Place], chance: Random) -> None:
    game = there.live(table).table.game
    assert game is not None
    seat = game.actors[0]
    number = await both[seat].request("play", seat=seat, action=chance.choice(game.legal(seat)))
    await hear(both[1 - seat], lambda: both[1 - seat].number >= number)


def test_the_same_people_play_again() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            truth = Truth(there.live(table))
            async with places(table, ala, ola) as (host, other):
                await seated(host, other)
                promise = host.table["promise"]
                for match in (1, 2):
                    await asyncio.gather(play(host, truth, Random(match)), play(other, truth, Random(match)))
                    assert len(there.live(table).table.texts) == match
                    if match == 1:
                        await other.request("again")
                        await hear(host, lambda: host.table["phase"] == "gathering")
                        assert host.table["promise"] != promise
                        assert present(host.faces[0].view) == {}
                        await host.request("start")
                        await hear(other, lambda: other.table["phase"] == "playing")
            assert (await ask(there.url, "GET", f"/api/tables/{table}"))["matches"] == 2

    run(story())


def test_hints_are_refused_where_the_table_plays_without() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            async with places(table, ala, ola) as (host, other):
                await seated(host, other)
                assert await refused(host, "hint", seat=0) == "hints"

    run(story())


def test_what_is_written_reaches_all_and_is_there_for_whoever_comes_later() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            async with places(table, ala, ola) as (host, spectator):
                await spectator.request("chat", text="  dobry \n wieczór ")
                await hear(host, lambda: any(event["event"] == "chat" for _, event in host.events))
                said = next(event for _, event in host.events if event["event"] == "chat")
                assert (said["name"], said["text"], said["person"]) == ("Ola", "dobry wieczór", ola.person)
            async with ala.at(table) as later:
                assert [one["text"] for one in later.chat] == ["dobry wieczór"]

    run(story())


async def listen(place: Place) -> None:
    await hear(place, lambda: False)


async def ask_too_late(place: Place) -> None:
    await place.socket.wait_closed()  # and has not read what was said before
    await place.request("chat", text="hello?")


@pytest.mark.parametrize("go_on", [listen, ask_too_late])
def test_whoever_is_sent_away_has_to_leave_at_once_and_hears_why(go_on: Callable[[Place], Awaitable[None]]) -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            async with places(table, ala, ola) as (host, other):
                await seated(host, other)
                with patch("sny.server.requests.needs_vote", lambda *_: False):
                    await host.request("kick", person=ola.person)
                with pytest.raises(Parted) as parted:
                    await go_on(other)
                assert (parted.value.code, parted.value.come_back) == ("banned", False)
                with pytest.raises(Parted) as parted:
                    async with ola.at(table):
                        pass
                assert parted.value.code == "banned"

    run(story())


def test_a_table_without_spectators_sends_them_away_when_the_game_begins() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there, watchable=False)
            (ela,) = await there.visitors("Ela")
            async with places(table, ala, ola, ela) as (host, other, onlooker):
                await seated(host, other)
                with pytest.raises(Parted) as parted:
                    await hear(onlooker, lambda: False)
                assert parted.value.code == "private"
                assert there.live(table).present() == sorted([ala.person, ola.person])

    run(story())


def test_whoever_is_there_is_called_by_name() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ela = await there.visitors("Ala", "Ela")
            table = await ala.open_table("sen", players=2)
            async with places(table, ala) as (host,):
                assert (await host.next())["names"] == {ala.person: "Ala"}
                async with ela.at(table):
                    assert (await host.next())["names"] == {ala.person: "Ala", ela.person: "Ela"}
                assert (await host.next())["names"] == {ala.person: "Ala"}

    run(story())


def test_cards_are_shown_to_a_spectator_and_hidden_again() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola, table = await game_for_two(there)
            (ela,) = await there.visitors("Ela")
            truth = Truth(there.live(table))
            async with places(table, ala, ola, ela) as (host, other, spectator):
                await seated(host, other)
                await host.request("show", seat=0, person=ela.person)
                while set(spectator.faces) != {None, 0}:
                    await hear_one(spectator, truth)
                await host.request("play", seat=0, action="peek 1")
                while not any(event["event"] == "peeked" for _, event in spectator.events):
                    await hear_one(spectator, truth)
                await hear(spectator, lambda: len([e for _, e in spectator.events if e["event"] == "peeked"]) == 2)
                cards = {seat: event["card"] for seat, event in spectator.events if event["event"] == "peeked"}
                assert cards[None] == "?" != cards[0]
                await host.request("show", seat=0, person=ela.person, shown=False)
                await hear(spectator, lambda: set(spectator.faces) == {None})

    run(story())


def test_a_closed_table_is_left_in_peace() -> None:
    """Whoever goes or comes after the host has closed it is told so, and no error is made of it."""

    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            live = there.live(table)
            async with ala.at(table) as place:
                await sit(place, 0)
                await place.request("close")
                await hear(place, lambda: place.table["phase"] == "closed")
            await until(lambda: not live.connections)
            with pytest.raises(Parted) as parted:
                async with ala.at(table):
                    pass
            assert (parted.value.code, parted.value.come_back) == ("closed", False)
            await tidy(there.keeper, live)
            assert table not in there.keeper.live
            with pytest.raises(Parted) as parted:
                async with ala.at(table):
                    pass
            assert parted.value.code == "closed"

    run(story())
