"""What of a table goes out to whom: whole at first, then only what changed. Everything that leaves goes through here.

A face is a seat, or None for the public. All devices that look through one face get the same bytes.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET

from sny.game.game import Game
from sny.server.messages import Face, News, message_text
from sny.table.table import Table, Taken

Seat = int | None


class Look:
    """What a face has been told of a game, where others were told something else: its own cards, or a word game."""

    __slots__ = ("game", "legal", "own")

    def __init__(self, game: Game | None, seat: Seat) -> None:
        self.game = game
        self.legal: list[str] = [] if game is None or seat not in game.actors else game.legal(seat)
        self.own: dict[str, Any] = {} if game is None else game.own_view(seat)


class Faces:
    """What was last told of a table, to each face that somebody looks through."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: dict[Seat, Look] = {}
        self._told_standing, self._told_moving = table.standing(), table.moving()
        self._told_game = table.game

    def whole(self, seat: Seat, since: int | None) -> Face:
        """A face for one who has just come, or comes back and has everything up to the input `since`."""
        look = self.told.setdefault(seat, Look(self.table.game, seat))
        missed = [] if since is None else events_since(self.table, seat, since)
        return Face(seat, None if look.game is None else look.game.view(seat), look.legal, missed)

    def forget(self, seat: Seat) -> None:
        self.told.pop(seat, None)

    def news(self, taken: Taken, time: int) -> dict[Seat, str]:
        """The message about an input, for each face."""
        events, game, number = taken.events, self.table.game, taken.number
        table = self._table_changes()
        shared = self._shared_changes(taken)
        heard = [event.whole() for event in events] if all(event.is_public for event in events) else None
        texts = {}
        for seat, old in self.told.items():
            self.told[seat] = new = Look(game, seat)
            told = [event.heard_by(seat) for event in events] if heard is None else heard
            view = view_changes(old, new, seat, shared)
            legal = UNSET if new.legal == old.legal else new.legal
            texts[seat] = message_text(News(number, time, seat, told, table, view, legal))
        return texts

    def _table_changes(self) -> dict[str, Any]:
        standing, moving = self.table.standing(), self.table.moving()
        changed = {**changes(self._told_standing, standing), **changes(self._told_moving, moving)}
        self._told_standing, self._told_moving = standing, moving
        return changed

    def _shared_changes(self, taken: Taken) -> dict[str, Any] | None:
        """What of the game has changed for everybody alike; None where that cannot be told and all is told anew."""
        told, self._told_game = self._told_game, self.table.game
        if self.table.game is not told or taken.undone:
            return None
        return {} if told is None or taken.before is None else told.shared_changes(taken.before)


def view_changes(old: Look, new: Look, seat: Seat, shared: dict[str, Any] | None) -> dict[str, Any]:
    if shared is not None:
        return {**shared, **changes(old.own, new.own)}
    view = {} if new.game is None else new.game.view(seat)
    gone = {} if old.game is None else old.game.view(seat)
    return {**{name: None for name in gone if name not in view}, **view}


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that differ; those that are gone become null."""
    if old is new or old == new:
        return {}
    changed = {name: value for name, value in new.items() if name not in old or old[name] != value}
    return {**changed, **{name: None for name in old if name not in new}} if len(old) > len(new) else changed


def events_since(table: Table, seat: Seat, since: int) -> list[dict[str, Any]]:
    return [event.heard_by(seat) for number, events in table.heard if number > since for event in events]
