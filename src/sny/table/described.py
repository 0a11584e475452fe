"""What everybody may know of a table, the game aside, as `Table.described` tells it."""

from typing import Annotated, Any, TypedDict

from msgspec import Meta

from sny.table.phases import Phase

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
