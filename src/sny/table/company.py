"""Those round a table, beside the game: what they write, whom they send away, who is host, who sees whose cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sny.errors import Refused
from sny.game.event import Event
from sny.table import inputs
from sny.table.described import ChatLine
from sny.table.phases import PLAYING
from sny.table.seating import vacate

if TYPE_CHECKING:
    from sny.table.table import Table

FEWEST_VOTERS = 2
MOST_NAMED = 200  # people who can be muted, sent away, or shown a seat's cards


def is_silent(table: Table) -> bool:
    """Whether chat is closed, since every word could be a clue (KRA-J12)."""
    return table.phase == PLAYING and table.game is not None and table.game.silent


def say(table: Table, input: inputs.Chat) -> tuple[Event, ...]:
    if input.by in table.muted or input.by in table.banned:
        raise Refused("muted", "you cannot write at this table")
    if is_silent(table):
        raise Refused("night", "there is no chat at night or while a dream is told; wait for the reveal")
    said: ChatLine = {"person": input.by, "name": input.name, "text": input.text, "at": input.at}
    table.chat.append(said)
    table.said += 1
    table.said_by_spectators += not table.seats_of(input.by)
    return (Event("chat", dict(said)),)


def mute(table: Table, input: inputs.Mute) -> tuple[Event, ...]:
    table.check_host(input.by)
    put(table.muted, input.person, input.muted)
    return (Event("muted" if input.muted else "unmuted", {"person": input.person}),)


def kick(table: Table, input: inputs.Kick) -> tuple[Event, ...]:
    """The host decides alone; others need most of those who sit here, the person in question excepted, and at least
    two votes: of two players, either could otherwise remove the other and have the table."""
    if input.person == input.by or input.person in table.banned:
        raise Refused("person", "there is nobody to ask to leave")
    voters = set(table.staying()) - {input.person}
    if input.by not in voters and input.by != table.host:
        raise Refused("seat", "only those who sit here can vote")
    check_room(table.banned, input.person)
    if input.by != table.host or input.vote:
        if len(voters) < FEWEST_VOTERS:
            raise Refused("person", "one vote alone removes nobody; ask the host, or leave your own seat")
        if input.person not in table.votes and len(table.votes) >= MOST_NAMED:
            raise Refused("full", "there are too many votes already")
        table.votes.setdefault(input.person, set()).add(input.by)
        votes = len(table.votes[input.person] & voters)
        if votes * 2 <= len(voters):
            return (Event("voted", {"person": input.person, "votes": votes, "voters": len(voters)}),)
    seats = table.seats_of(input.person)
    put(table.banned, input.person)
    for seat in seats:
        vacate(table, seat)
    return (Event("kicked", {"person": input.person}), *table.choose_host())


def pass_host(table: Table, input: inputs.PassHost) -> tuple[Event, ...]:
    table.check_host(input.by)
    if input.person not in table.people():
        raise Refused("person", "the host must sit at the table")
    table.host = input.person
    return (Event("host", {"person": table.host}),)


def show(table: Table, input: inputs.Show) -> tuple[Event, ...]:
    table.own_chair(input.by, input.seat)
    if input.shown and input.person in table.people():
        raise Refused("person", "a player cannot look at another player's cards")
    put(table.shown.setdefault(input.seat, set()), input.person, input.shown)
    return (Event("shows", {"seat": input.seat, "person": input.person, "shown": input.shown}),)


def put(people: set[str], person: str, named: bool = True) -> None:
    if named:
        check_room(people, person)
    (people.add if named else people.discard)(person)


def check_room(people: set[str], person: str) -> None:
    if person not in people and len(people) >= MOST_NAMED:
        raise Refused("full", f"no more than {MOST_NAMED} people can be named here")
