"""Which devices see which face of a table, and the complete table for those that begin to."""

from typing import TYPE_CHECKING

from sny.server import messages as wire
from sny.server.connection import Connection
from sny.server.faces import Seat
from sny.server.limits import MISSED

if TYPE_CHECKING:
    from sny.server.live_table import LiveTable


def welcome(live: "LiveTable", connection: Connection, since: int | None) -> None:
    table = live.table
    seats = table.faces_of(connection.person)
    if since is not None and table.number - since > MISSED:
        since = None
    message = wire.Welcome(
        version=wire.VERSION,
        number=table.number,
        time=live.now,
        you=wire.You(connection.person, connection.name, table.seats_of(connection.person)),
        table=dict(table.described()),
        faces=[live.faces.whole(seat, since) for seat in seats],
        chat=[*table.chat],
        present=live.present(),
        names=live.names(),
    )
    live.send_in_order([connection], wire.message_text(message))


def look_again(live: "LiveTable") -> None:
    """Find out who looks through which face; whoever looks through other faces than before is welcomed anew."""
    before = {id(connection): seat_list for connection, seat_list in faces_by_connection(live)}
    live.lookers = {}
    for connection in live.connections:
        for seat in live.table.faces_of(connection.person):
            live.lookers.setdefault(seat, []).append(connection)
    for connection, seats in faces_by_connection(live):
        if before.get(id(connection), seats) != seats:
            welcome(live, connection, None)
    for seat in [seat for seat in live.faces.told if seat not in live.lookers]:
        live.faces.forget(seat)


def faces_by_connection(live: "LiveTable") -> list[tuple[Connection, list[Seat]]]:
    return [
        (connection, [seat for seat, lookers in live.lookers.items() if connection in lookers])
        for connection in live.connections
        if any(connection in lookers for lookers in live.lookers.values())
    ]
