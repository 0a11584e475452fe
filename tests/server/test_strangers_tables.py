"""Whoever was sent away, or never let in, stays out: kicks, private tables, consent to look at cards."""

import asyncio

from sny.table.phases import GATHERING
from tests.server.in_process import House, Socket, a_house


async def two_seated(house: House, first: Socket, second: Socket) -> None:
    await first.request("sit", seat=0)
    await second.request("sit", seat=1)


def test_a_kicked_person_is_gone_at_once_and_cannot_come_back() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, ewa) as kicked:
                await two_seated(house, host, kicked)
                await host.request("kick", person=ewa.person)
                assert (await kicked.bye())["code"] == "banned"
                assert house.live(table).table.chairs[1].free
            async with house.socket(table) as again:
                assert (await again.hello(ewa.device))["code"] == "banned"

    asyncio.run(scene())


def test_a_bot_plays_on_for_a_player_who_was_kicked() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, ewa) as kicked:
                await two_seated(house, host, kicked)
                await host.request("start")
                await host.request("kick", person=ewa.person)
                at = house.live(table).table
                assert at.chairs[1].left
                assert at.plays_itself(1, at.now)
                assert at.seats_of(ewa.person) == []

    asyncio.run(scene())


def test_a_host_who_is_voted_out_is_host_no_longer() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, jan = [await house.guest(name) for name in ("Ala", "Ewa", "Jan")]
            table = await house.table(ala, players=3)
            async with (
                house.socket(table, ala) as host,
                house.socket(table, ewa) as second,
                house.socket(table, jan) as third,
            ):
                await two_seated(house, host, second)
                await third.request("sit", seat=2)
                await host.request("start")
                await second.request("kick", person=ala.person)
                assert house.live(table).table.host == ala.person
                await third.request("kick", person=ala.person)
                assert (await host.bye())["code"] == "banned"
                assert house.live(table).table.host == ewa.person

    asyncio.run(scene())


def test_sitting_down_first_does_not_make_a_guest_the_host() -> None:
    """The host may look on, as on a screen that all can see; when they are gone, somebody must be host."""

    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ewa) as guest:
                async with house.socket(table, ala):
                    await guest.request("sit", seat=0)
                    assert house.live(table).table.host == ala.person
                await guest.request("sit", seat=1, name="Jan")
                assert house.live(table).table.host == ewa.person

    asyncio.run(scene())


def test_a_vote_of_a_stranger_does_not_count() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, stranger = await house.guest("Ala"), await house.guest("Obcy")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, stranger) as other:
                await host.request("sit", seat=0)
                assert (await other.request("kick", person=ala.person))["code"] == "seat"
                assert house.live(table).table.banned == set()

    asyncio.run(scene())


def test_spectators_of_a_private_table_go_when_the_game_begins() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, friend = [await house.guest(name) for name in ("Ala", "Ewa", "Zuza")]
            table = await house.table(ala, players=2, settings={"watchable": False})
            async with (
                house.socket(table, ala) as host,
                house.socket(table, ewa) as watching,
                house.socket(table, friend) as invited,
            ):
                await host.request("sit", seat=0)
                await host.request("sit", seat=1, name="Guest")
                assert house.live(table).table.phase == GATHERING
                await host.request("show", seat=0, person=friend.person)
                await host.request("start")
                assert (await watching.bye())["code"] == "private"
                assert invited.closed is None
                await host.request("show", seat=0, person=friend.person, shown=False)
                assert (await invited.bye())["code"] == "private"
            async with house.socket(table) as late:
                assert (await late.hello(ewa.device))["code"] == "private"

    asyncio.run(scene())


async def shown_face(spectator: Socket) -> list[int | None]:
    welcome = [message for message in spectator.heard if message["type"] == "welcome"][-1]
    return [face["seat"] for face in welcome["faces"]]


def test_consent_to_look_ends_with_whoever_gave_it() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa, friend = [await house.guest(name) for name in ("Ala", "Ewa", "Zuza")]
            table = await house.table(ala, players=2)
            async with (
                house.socket(table, ala) as host,
                house.socket(table, ewa) as second,
                house.socket(table, friend) as spectator,
            ):
                await two_seated(house, host, second)
                await second.request("show", seat=1, person=friend.person)
                assert await shown_face(spectator) == [None, 1]
                await second.request("stand", seat=1)
                await host.request("sit", seat=1, name="Guest")
                assert await shown_face(spectator) == [None]
                assert house.live(table).table.faces_of(friend.person) == [None]

    asyncio.run(scene())


def test_a_player_cannot_be_shown_another_hand() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, ewa) as second:
                await host.request("sit", seat=0)
                await host.request("show", seat=0, person=ewa.person)
                await second.request("sit", seat=1)
                await host.request("start")
                assert house.live(table).table.faces_of(ewa.person) == [1]
                assert (await host.request("show", seat=0, person=ewa.person))["code"] == "person"

    asyncio.run(scene())


def test_muted_people_cannot_write() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, ewa) as other:
                await host.request("mute", person=ewa.person)
                assert (await other.request("chat", text="hej"))["code"] == "muted"
                assert (await other.request("mute", person=ewa.person, muted=False))["code"] == "host"
                await host.request("mute", person=ewa.person, muted=False)
                assert (await other.request("chat", text="hej"))["type"] == "done"

    asyncio.run(scene())


def test_a_closed_table_lets_everybody_go_and_nobody_in() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as host, house.socket(table, ewa) as second:
                await two_seated(house, host, second)
                await host.request("close")
                async with house.socket(table) as late:
                    assert (await late.hello(ewa.device))["code"] == "closed"
                assert (await second.request("chat", text="hej"))["code"] == "closed"
                await second.hang_up()
                await house.keeper.tidy(house.live(table))
                assert (await host.bye())["code"] == "closed"

    asyncio.run(scene())
