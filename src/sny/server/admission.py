"""Who may be at a table and what they may do there, beyond the table's own rules: checks that a stored table must not
depend on when it is loaded."""

import asyncio
from typing import TYPE_CHECKING

from sny.errors import Refused
from sny.server import messages as wire
from sny.server.connection import Connection
from sny.server.limits import HOST_AWAY_SECONDS, MOST_SAID, MOST_SAID_BY_SPECTATORS
from sny.table.phases import GATHERING, OVER, PLAYING
from sny.table.table import Table

if TYPE_CHECKING:
    from sny.server.live_table import LiveTable


def host_is_away(live: "LiveTable") -> bool:
    """For so long that somebody else can become host; not for a moment, in which a stranger could."""
    away = asyncio.get_running_loop().time() - live.host_seen >= HOST_AWAY_SECONDS
    return away and live.table.host not in live.present()


def check_known(live: "LiveTable", person: str) -> None:
    """Only people who are or were here can be named: any other text would reach all, at night too (KRA-J12)."""
    table = live.table
    known = live.visitors | table.people() | table.played | table.muted | table.banned | {table.header.host}
    known |= {said["person"] for said in table.chat} | {one for shown in table.shown.values() for one in shown}
    if person not in known | {chair.person for chair in table.chairs}:
        raise Refused("person", "nobody with that id is or was here")


def check_chat(live: "LiveTable", connection: Connection) -> None:
    table, spectates = live.table, not live.table.seats_of(connection.person)
    if table.said >= MOST_SAID or (spectates and table.said_by_spectators >= MOST_SAID_BY_SPECTATORS):
        raise Refused("full", "this table has reached its limit of chat; the game goes on without it")
    who = f"at {connection.address}" if spectates else connection.person  # a spectator is soon somebody else
    if not live.chatter.take(who):
        raise Refused("rate", f"too many messages at once; write again in {live.chatter.wait(who)} seconds")


def needs_vote(live: "LiveTable", person: str) -> bool:
    """Whether even the host cannot send somebody away alone: out of a match that they play."""
    return live.table.phase == PLAYING and bool(live.table.seats_of(person))


def ban_address_of(live: "LiveTable", person: str) -> None:
    """Whoever was sent away would be back at once as another person. An address that others here share is free."""
    if person not in live.table.banned:
        return
    theirs = {connection.address for connection in live.connections if connection.person == person}
    others = {connection.address for connection in live.connections if live.table.knows(connection.person)}
    live.bans |= theirs - others


def is_banned(live: "LiveTable", person: str, address: str) -> bool:
    return address in live.bans and not live.table.knows(person)


def unwelcome(table: Table, person: str) -> wire.Bye | None:
    """Why somebody may not be at a table; None when they may."""
    if person in table.banned:
        return wire.Bye(code="banned", reason="you were asked to leave this table", come_back=False)
    looks_on = table.faces_of(person) == [None] and not (table.phase == OVER and table.knows(person))
    if table.phase != GATHERING and not table.settings.watchable and looks_on and person != table.host:
        return wire.Bye(code="private", reason="this table is not open to spectators", come_back=False)
    return None
