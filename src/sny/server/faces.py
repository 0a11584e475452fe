"""What each face is sent of a table: everything at first, then only changes. All messages about games are made here.

A face is a seat, or None for the public. All devices of a face get the same bytes.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from sny.game.game import Game
from sny.server.messages import Face, News, message_text
from sny.table.table import Table, Taken

Seat = int | None


class Look:
    """What a face was sent that differs from other faces: its own cards, or a word game."""

    __slots__ = ("game", "legal", "own", "seat")

    def __init__(self, game: Game | None, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.legal: list[str] = [] if game is None or seat not in game.actors else game.legal(seat)
        self.own: dict[str, Any] = {}
        if game is not None:
            game.own_changes(seat, self.own)

    def view_changes(self, game: Game | None, shared: dict[str, Any] | None) -> dict[str, Any]:
        """What has changed in a view, of which `shared` has changed for everybody; the whole, where that is unknown."""
        if shared is not None:
            return {**shared, **game.own_changes(self.seat, self.own)} if game is not None else {}
        gone = {} if self.game is None else self.game.view(self.seat)
        self.game, self.own = game, {}
        if game is None:
            return dict.fromkeys(gone)
        game.own_changes(self.seat, self.own)
        view = game.view(self.seat)
        return {**{name: None for name in gone if name not in view}, **view}

    def legal_changes(self, game: Game | None, actors: tuple[int, ...]) -> list[str] | UnsetType:
        legal = [] if game is None or self.seat not in actors else game.legal(self.seat)
        if legal == self.legal:
            return UNSET
        self.legal = legal
        return legal


class Faces:
    """What was last sent of a table to each face that somebody sees."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: dict[Seat, Look] = {}
        self._told_standing, self._told_moving = table.standing(), table.moving()
        self._told_game = table.game

    def whole(self, seat: Seat, since: int | None) -> Face:
        """A face for one who has just come, or comes back and has everything up to the input `since`."""
        look = self.told.get(seat)
        if look is None:
            look = self.told[seat] = Look(self.table.game, seat)
        missed = [] if since is None else events_since(self.table, seat, since)
        return Face(seat, None if look.game is None else look.game.view(seat), look.legal, missed)

    def forget(self, seat: Seat) -> None:
        self.told.pop(seat, None)

    def news(self, taken: Taken, time: int) -> dict[Seat, str]:
        """The message about an input, for each face."""
        events, game, number = taken.events, self.table.game, taken.number
        actors = () if game is None else game.actors
        table = self._table_changes()
        shared = self._shared_changes(taken)
        heard = None
        if all(event.is_public for event in events):
            heard = [event.whole() for event in events]
        texts = {}
        for seat, look in self.told.items():
            told = [event.heard_by(seat) for event in events] if heard is None else heard
            view, legal = look.view_changes(game, shared), look.legal_changes(game, actors)
            texts[seat] = message_text(News(number, time, seat, told, table, view, legal))
        return texts

    def _table_changes(self) -> dict[str, Any]:
        standing, moving = self.table.standing(), self.table.moving()
        changed = changes(self._told_moving, moving)
        if standing is not self._told_standing:
            changed = {**changes(self._told_standing, standing), **changed}
        self._told_standing, self._told_moving = standing, moving
        return changed

    def _shared_changes(self, taken: Taken) -> dict[str, Any] | None:
        """What has changed for everybody; None if that is unknown and everything must be sent again."""
        told, self._told_game = self._told_game, self.table.game
        if self.table.game is not told or taken.undone:
            return None
        return {} if told is None or taken.before is None else told.shared_changes(taken.before)


def changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that differ; those that are gone become null."""
    if old is new or old == new:
        return {}
    changed = {name: value for name, value in new.items() if name not in old or old[name] != value}
    return {**changed, **{name: None for name in old if name not in new}} if len(old) > len(new) else changed


def events_since(table: Table, seat: Seat, since: int) -> list[dict[str, Any]]:
    return [event.heard_by(seat) for number, events in table.heard if number > since for event in events]
