"""How people play at a table, beside the options of the game itself: clocks, bots, hints, who may come in."""

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Clock(Struct, frozen=True):
    """Each move has `credit` seconds for free; time beyond that comes out of the `bank`."""

    bank: int
    credit: int


CLOCKS: dict[str, Clock | None] = {
    "none": None,
    "relaxed": Clock(bank=180, credit=30),
    "quick": Clock(bank=30, credit=8),
}
NEWCOMERS_SHARE = 2  # times as much for whoever has finished fewer games than this:
NEWCOMERS_GAMES = 3


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Chosen by the host."""

    clock: Literal["none", "relaxed", "quick"] = "none"
    away_after: Annotated[int, Meta(ge=0, le=3600)] = 30  # seconds until a bot plays for whoever is away
    away_level: str = ""  # the bot that does; empty: the second of its game's levels
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 900  # milliseconds that a bot takes at least, to be followed
    hints: bool = False
    undo: bool = True
    public: bool = False  # listed in the lobby
    watchable: bool = True  # whether spectators may come in
