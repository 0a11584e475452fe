"""What of a table goes out to whom: whole at first, then only what changed. Everything that leaves goes through here.

A face is a seat, or None for the public. All devices that look through one face get the same bytes.
"""

from typing import Any

from msgspec import UNSET

from sny.rules.kit.notation import plain, plain_changes
from sny.server.messages import Face, News, message_text
from sny.table.game import Game
from sny.table.table import Table

Seat = int | None


class Look:
    """What a face has been told of a game: for a card game the state as it sees it, for a word game its view."""

    __slots__ = ("legal", "match", "seen")

    def __init__(self, table: Table, seat: Seat) -> None:
        game = table.game
        self.match = game
        self.legal: list[str] = [] if game is None or seat is None else game.legal(seat)
        self.seen: Any = None if game is None else game.seen(seat) if isinstance(game, Game) else game.view(seat)

    @property
    def view(self) -> dict[str, Any]:
        if self.seen is None:
            return {}
        return plain(self.seen) if isinstance(self.match, Game) else self.seen

    def changes_since(self, old: "Look") -> dict[str, Any]:
        if old.match is self.match and isinstance(self.match, Game):
            return plain_changes(old.seen, self.seen)
        return changes(old.view, self.view)


class Faces:
    """What was last told of a table, to each face that somebody looks through."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told_of_table = table.described()
        self.told: dict[Seat, Look] = {}

    def whole(self, seat: Seat, since: int | None) -> Face:
        """A face for one who has just come, or comes back and has everything up to the input `since`."""
        if seat not in self.told:
            self.told[seat] = Look(self.table, seat)
        look = self.told[seat]
        missed = [] if since is None else events_since(self.table, seat, since)
        return Face(seat, look.view or None, look.legal, missed)

    def forget(self, seat: Seat) -> None:
        self.told.pop(seat, None)

    def news(self, events: tuple[Any, ...], time: int) -> dict[Seat, str]:
        """The message about the last input, for each face."""
        described = self.table.described()
        changed = changes(self.told_of_table, described)
        self.told_of_table = described
        return {seat: self._news_for(seat, events, changed, time) for seat in self.told}

    def _news_for(self, seat: Seat, events: tuple[Any, ...], changed: dict[str, Any], time: int) -> str:
        old = self.told[seat]
        self.told[seat] = new = Look(self.table, seat)
        return message_text(
            News(
                number=self.table.number,
                time=time,
                seat=seat,
                events=[event.heard_by(seat) for event in events],
                table=changed,
                view=new.changes_since(old),
                legal=UNSET if new.legal == old.legal else new.legal,
            )
        )


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields that differ; those that are gone become null."""
    if old is new:
        return {}
    changed = {name: value for name, value in new.items() if name not in old or old[name] != value}
    return {**changed, **{name: None for name in old if name not in new}} if len(old) > len(new) else changed


def events_since(table: Table, seat: Seat, since: int) -> list[dict[str, Any]]:
    return [event.heard_by(seat) for number, events in table.heard if number > since for event in events]
