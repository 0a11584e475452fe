"""What everybody may know of a table, the game aside, as `Table.described` tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, TypedDict

from msgspec import Meta

from sny.table.fair import promise_of
from sny.table.phases import CLOSED, OVER, PLAYING, Phase
from sny.table.settings import Settings

if TYPE_CHECKING:
    from sny.table.table import Table

CLIENT = "client"  # under which a plain dict has the name of the type that it has in the client


def client_type(name: str) -> Meta:
    return Meta(extra={CLIENT: name})


View = Annotated[dict[str, Any], client_type("View")]
Heard = Annotated[dict[str, Any], client_type("Heard")]


class ChairView(TypedDict):
    person: str | None
    name: str
    bot: str | None  # the level of a bot that sits there
    away_since: int | None
    left: bool
    bank: int | None  # milliseconds
    asked_at: int | None
    deadline: int | None


class UndoAsked(TypedDict):
    seat: int
    agreed: list[int]


class Result(TypedDict):
    scores: list[int]
    winners: list[int]
    gone: list[int]  # the seats of those who were not there at the end


class ChatLine(TypedDict):
    person: str
    name: str
    text: str
    at: int


class Standing(TypedDict):
    """The part that no move changes."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    settings: Annotated[dict[str, Any], client_type("Required<Settings>")]
    host: str
    match: int
    started_at: int
    promise: str
    lines: dict[str, str]  # in the shuffle, by seat counted from 1
    sealed: dict[str, str]  # the fingerprints of lines that are opened at the start
    revealing: bool  # whether sealed lines are being opened
    muted: list[str]
    shown: dict[str, list[str]]  # by seat counted from 1, who may look over its shoulder


class Moving(TypedDict):
    """The part that moves change."""

    phase: Phase
    actors: list[int]  # the seats that are awaited, as far as everybody may know
    chairs: list[ChairView]
    secret: str | None
    undo: UndoAsked | None
    undoable: int | None
    result: Result | None


class Described(Standing, Moving):
    pass


def describe_standing(table: Table) -> Standing:
    return {
        "id": table.header.id,
        "game": table.game_name,
        "players": table.players,
        "options": table.options if table.game is None else table.game.options,
        "settings": {name: getattr(table.settings, name) for name in Settings.__struct_fields__},
        "host": table.host,
        "match": table.match,
        "started_at": table.started_at,
        "promise": promise_of(table.secret),
        "lines": {str(seat + 1): line for seat, line in sorted(table.lines.items())},
        "sealed": {str(seat + 1): sealed for seat, sealed in sorted(table.sealed.items())},
        "revealing": table.begun is not None,
        "muted": sorted(table.muted),
        "shown": {str(seat + 1): sorted(people) for seat, people in sorted(table.shown.items()) if people},
    }


def describe_moving(table: Table) -> Moving:
    ended = table.phase in (OVER, CLOSED) and table.game is not None and table.game.over
    return {
        "phase": table.phase,
        "actors": list(table.game.known_actors) if table.game is not None and table.phase == PLAYING else [],
        "chairs": [chair.described(table.settings) for chair in table.chairs],
        "secret": table.secret if ended else None,
        "undo": table.undo and {**table.undo, "agreed": list(table.undo["agreed"])},
        "undoable": table.undoable,
        "result": table.result(),
    }
