"""Whoever was sent away, or never let in, stays out: kicks, private tables, consent to look at cards."""

from unittest.mock import patch

from sny.server.upkeep import tidy
from sny.table.phases import GATHERING
from tests.server.in_process import Socket, a_house, gathered, scene


@scene
async def test_a_kicked_person_is_gone_at_once_and_cannot_come_back() -> None:
    async with gathered("Ala", "Ewa", seated=2) as there:
        (_, ewa), (host, kicked) = there.guests, there.sockets
        await host.request("kick", person=ewa.person)
        assert (await kicked.bye())["code"] == "banned"
        assert there.at.chairs[1].free
        async with there.house.socket(there.table) as again:
            assert (await again.hello(ewa.device))["code"] == "banned"


@scene
async def test_a_bot_plays_on_for_a_player_who_was_kicked() -> None:
    async with gathered("Ala", "Ewa", "Jan", players=3, seated=3, playing=True) as there:
        (_, ewa, _), (host, _, third) = there.guests, there.sockets
        await host.request("kick", person=ewa.person)
        assert not there.at.chairs[1].left  # during a match the host has one vote like the others
        await third.request("kick", person=ewa.person)
        assert there.at.chairs[1].left
        assert there.at.plays_itself(1, there.at.now)
        assert there.at.seats_of(ewa.person) == []


@scene
async def test_a_host_cannot_throw_the_only_opponent_out_of_a_running_match() -> None:
    async with gathered("Ala", "Ewa", "Ola", seated=2, playing=True) as there:
        (_, ewa, ola), (host, _, spectator) = there.guests, there.sockets
        assert (await host.request("kick", person=ewa.person))["code"] == "person"
        assert there.at.seats_of(ewa.person) == [1]
        await host.request("kick", person=ola.person)
        assert (await spectator.bye())["code"] == "banned"


@scene
async def test_a_kicked_guest_is_not_back_as_somebody_else() -> None:
    """By the address, unless others at the table come from there too."""
    async with a_house(crowd=False) as house:
        ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
        table = await house.table(ala, players=3)
        async with (
            house.socket(table, ala, address="192.0.2.1") as host,
            house.socket(table, ewa, address="192.0.2.2") as kicked,
            house.socket(table, await house.guest("Jan"), address="192.0.2.3") as friend,
        ):
            await friend.request("sit", seat=1)
            await host.request("kick", person=ewa.person)
            assert (await kicked.bye())["code"] == "banned"
            again = await house.guest("Ewa again")
            async with house.socket(table, address="192.0.2.2") as socket:
                assert (await socket.hello(again.device))["code"] == "banned"
            async with house.socket(table, again, address="192.0.2.3") as socket:
                assert socket.closed is None


@scene
async def test_a_host_who_is_voted_out_is_host_no_longer() -> None:
    async with gathered("Ala", "Ewa", "Jan", players=3, seated=3, playing=True) as there:
        (ala, ewa, _), (host, second, third) = there.guests, there.sockets
        await second.request("kick", person=ala.person)
        assert there.at.host == ala.person
        await third.request("kick", person=ala.person)
        assert (await host.bye())["code"] == "banned"
        assert there.at.host == ewa.person


@scene
async def test_sitting_down_first_does_not_make_a_guest_the_host() -> None:
    """The host may look on, as on a screen that all can see; when they are gone, somebody must be host."""
    async with gathered("Ala", "Ewa") as there:
        (ala, ewa), (host, guest) = there.guests, there.sockets
        await guest.request("sit", seat=0)
        assert there.at.host == ala.person
        await host.hang_up()
        await guest.request("sit", seat=1, name="Jan")
        assert there.at.host == ala.person  # who may be back in a moment
        with patch("sny.server.admission.HOST_AWAY_SECONDS", 0.0):
            await guest.request("sit", seat=1, name="Jan")
        assert there.at.host == ewa.person


@scene
async def test_a_vote_of_a_stranger_does_not_count() -> None:
    async with gathered("Ala", "Obcy", seated=1) as there:
        (ala, _), (_, other) = there.guests, there.sockets
        assert (await other.request("kick", person=ala.person))["code"] == "seat"
        assert there.at.banned == set()


@scene
async def test_spectators_of_a_private_table_go_when_the_game_begins() -> None:
    async with gathered("Ala", "Ewa", "Zuza", seated=1, settings={"watchable": False}) as there:
        (_, ewa, friend), (host, watching, invited) = there.guests, there.sockets
        await host.request("sit", seat=1, name="Guest")
        assert there.at.phase == GATHERING
        await host.request("show", seat=0, person=friend.person)
        await host.request("start")
        assert (await watching.bye())["code"] == "private"
        assert invited.closed is None
        await host.request("show", seat=0, person=friend.person, shown=False)
        assert (await invited.bye())["code"] == "private"
        async with there.house.socket(there.table) as late:
            assert (await late.hello(ewa.device))["code"] == "private"


def shown_faces(spectator: Socket) -> list[int | None]:
    welcome = [message for message in spectator.heard if message["type"] == "welcome"][-1]
    return [face["seat"] for face in welcome["faces"]]


@scene
async def test_consent_to_look_ends_with_whoever_gave_it() -> None:
    async with gathered("Ala", "Ewa", "Zuza", seated=2) as there:
        (_, _, friend), (host, second, spectator) = there.guests, there.sockets
        await second.request("show", seat=1, person=friend.person)
        assert shown_faces(spectator) == [None, 1]
        await second.request("stand", seat=1)
        await host.request("sit", seat=1, name="Guest")
        assert shown_faces(spectator) == [None]
        assert there.at.faces_of(friend.person) == [None]


@scene
async def test_a_player_cannot_be_shown_another_hand() -> None:
    async with gathered("Ala", "Ewa", seated=1) as there:
        (_, ewa), (host, second) = there.guests, there.sockets
        await host.request("show", seat=0, person=ewa.person)
        await second.request("sit", seat=1)
        await host.request("start")
        assert there.at.faces_of(ewa.person) == [1]
        assert (await host.request("show", seat=0, person=ewa.person))["code"] == "person"


@scene
async def test_muted_people_cannot_write() -> None:
    async with gathered("Ala", "Ewa") as there:
        (_, ewa), (host, other) = there.guests, there.sockets
        await host.request("mute", person=ewa.person)
        assert (await other.request("chat", text="hej"))["code"] == "muted"
        assert (await other.request("mute", person=ewa.person, muted=False))["code"] == "host"
        await host.request("mute", person=ewa.person, muted=False)
        assert (await other.request("chat", text="hej"))["type"] == "done"


@scene
async def test_a_closed_table_lets_everybody_go_and_nobody_in() -> None:
    async with gathered("Ala", "Ewa", seated=2) as there:
        (_, ewa), (host, second) = there.guests, there.sockets
        await host.request("close")
        async with there.house.socket(there.table) as late:
            assert (await late.hello(ewa.device))["code"] == "closed"
        assert (await second.request("chat", text="hej"))["code"] == "closed"
        await second.hang_up()
        await tidy(there.house.keeper, there.house.live(there.table))
        assert (await host.bye())["code"] == "closed"
