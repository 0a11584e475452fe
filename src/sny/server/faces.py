"""What of a table goes out to whom: whole at first, then only what changed. Everything that leaves goes through here.

A face is a seat, or None for the public. All devices that look through one face get the same bytes.
"""

from typing import Any

from msgspec import UNSET

from sny.server.messages import Face, News, message_text
from sny.table.table import Table

Seat = int | None


class Faces:
    """What was last told of a table, to each face that somebody looks through."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told_of_table = table.described()
        self.told: dict[Seat, tuple[dict[str, Any], list[str]]] = {}

    def whole(self, seat: Seat, since: int | None) -> Face:
        """A face for one who has just come, or comes back and has everything up to the input `since`."""
        view, legal = self.told.setdefault(seat, look(self.table, seat))
        missed = [] if since is None else events_since(self.table, seat, since)
        return Face(seat, view or None, legal, missed)

    def forget(self, seat: Seat) -> None:
        self.told.pop(seat, None)

    def news(self, events: tuple[Any, ...], time: int) -> dict[Seat, str]:
        """The message about the last input, for each face."""
        described = self.table.described()
        changed = changes(self.told_of_table, described)
        self.told_of_table = described
        return {seat: self._news_for(seat, events, changed, time) for seat in self.told}

    def _news_for(self, seat: Seat, events: tuple[Any, ...], changed: dict[str, Any], time: int) -> str:
        old_view, old_legal = self.told[seat]
        self.told[seat] = view, legal = look(self.table, seat)
        return message_text(
            News(
                number=self.table.number,
                time=time,
                seat=seat,
                events=[event.heard_by(seat) for event in events],
                table=changed,
                view=changes(old_view, view),
                legal=UNSET if legal == old_legal else legal,
            )
        )


def look(table: Table, seat: Seat) -> tuple[dict[str, Any], list[str]]:
    """The view of a face, empty while no game is on, and what it may play."""
    game = table.game
    if game is None:
        return {}, []
    return game.view(seat), [] if seat is None or game.over else game.legal(seat)


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields that differ; those that are gone become null."""
    changed = {name: value for name, value in new.items() if name not in old or old[name] != value}
    return {**changed, **{name: None for name in old if name not in new}} if len(old) > len(new) else changed


def events_since(table: Table, seat: Seat, since: int) -> list[dict[str, Any]]:
    return [event.heard_by(seat) for number, events in table.heard if number > since for event in events]
