"""What of a table goes out to whom: whole at first, then only what changed. Everything that leaves goes through here.

A face is a seat, or None for the public. All devices that look through one face get the same bytes.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET

from sny.rules.kit.notation import own_fields, shared_changes
from sny.server.messages import Face, News, message_text
from sny.table.game import Game
from sny.table.table import Table

Seat = int | None


class Look:
    """What a face has been told of a game, where others were told something else: its own cards, or a word game."""

    __slots__ = ("game", "legal", "own")

    def __init__(self, table: Table, seat: Seat) -> None:
        self.game = game = table.game
        self.legal: list[str] = [] if game is None or seat is None else game.legal(seat)
        self.own: dict[str, Any] = {}
        if game is not None:
            self.own = own_fields(game.rules, game.state, seat) if isinstance(game, Game) else game.view(seat)

    @property
    def names(self) -> Iterable[str]:
        """Of everything that it was told."""
        return self.game.state.fields if isinstance(self.game, Game) else self.own


class Faces:
    """What was last told of a table, to each face that somebody looks through."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told: dict[Seat, Look] = {}
        self._told_of_table = table.described()
        self._told_game = table.game
        self._told_inputs = inputs_of(table)

    def whole(self, seat: Seat, since: int | None) -> Face:
        """A face for one who has just come, or comes back and has everything up to the input `since`."""
        look = self.told.setdefault(seat, Look(self.table, seat))
        missed = [] if since is None else events_since(self.table, seat, since)
        return Face(seat, None if look.game is None else look.game.view(seat), look.legal, missed)

    def forget(self, seat: Seat) -> None:
        self.told.pop(seat, None)

    def news(self, events: tuple[Any, ...], time: int) -> dict[Seat, str]:
        """The message about the last input, for each face."""
        described = self.table.described()
        table = changes(self._told_of_table, described)
        self._told_of_table = described
        shared = self._shared_changes()
        heard = [event.heard_by(None) for event in events] if all(event.is_public for event in events) else None
        texts = {}
        for seat, old in self.told.items():
            self.told[seat] = new = Look(self.table, seat)
            texts[seat] = message_text(
                News(
                    number=self.table.number,
                    time=time,
                    seat=seat,
                    events=[event.heard_by(seat) for event in events] if heard is None else heard,
                    table=table,
                    view=view_changes(old, new, seat, shared),
                    legal=UNSET if new.legal == old.legal else new.legal,
                )
            )
        return texts

    def _shared_changes(self) -> dict[str, Any] | None:
        """What of the game has changed for everybody alike; None where that cannot be told and all is told anew."""
        game, inputs = self.table.game, inputs_of(self.table)
        told_game, self._told_game = self._told_game, game
        told_inputs, self._told_inputs = self._told_inputs, inputs
        if game is not told_game:
            return None
        if not isinstance(game, Game) or inputs == told_inputs:
            return {}
        return shared_changes(self.table.before, game.state) if self.table.inputs_before == told_inputs else None


def inputs_of(table: Table) -> int:
    return len(table.game.inputs) if isinstance(table.game, Game) else 0


def view_changes(old: Look, new: Look, seat: Seat, shared: dict[str, Any] | None) -> dict[str, Any]:
    if shared is not None:
        return {**shared, **changes(old.own, new.own)}
    view = {} if new.game is None else new.game.view(seat)
    return {**{name: None for name in old.names if name not in view}, **view}


def changes(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The fields that differ; those that are gone become null."""
    if old is new:
        return {}
    changed = {
        name: value for name, value in new.items() if name not in old or (old[name] is not value and old[name] != value)
    }
    return {**changed, **{name: None for name in old if name not in new}} if len(old) > len(new) else changed


def events_since(table: Table, seat: Seat, since: int) -> list[dict[str, Any]]:
    return [event.heard_by(seat) for number, events in table.heard if number > since for event in events]
