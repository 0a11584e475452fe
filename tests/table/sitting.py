"""Tables with people at them, for tests: opened, filled and started in a line; no network and no real time."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from sny.game.event import Event
from sny.table import inputs
from sny.table.described import Result
from sny.table.inputs import AnyInput, input_line, read_input
from sny.table.settings import Settings
from sny.table.table import Header, Table

PEOPLE = ("ala", "ola", "ela", "iza", "ewa", "ada", "ula", "iga", "lea", "zoe")
SECRET = "5e" * 32


def opened(game: str = "sen", players: int = 2, settings: Settings | None = None, **options: Any) -> Table:
    """A table that Ala has opened; nobody sits yet."""
    return Table(
        Header(
            id="oak",
            game=game,
            players=players,
            options=options,
            settings=settings or Settings(),
            host="ala",
            secret=SECRET,
            created="2026-01-01T12:00:00+00:00",
        )
    )


def take(table: Table, kind: Any, by: str = "", at: int | None = None, **what: Any) -> tuple[Event, ...]:
    """Carry an input out, now unless another time is given."""
    return table.take(kind(by=by, at=table.now if at is None else at, **what)).events


def sit(table: Table, *people: str) -> Table:
    for person in people:
        seat = next(seat for seat, chair in enumerate(table.chairs) if chair.free)
        take(table, inputs.Sit, person, seat=seat, name=person.title())
    return table


def playing(
    game: str = "sen", people: int = 2, bots: int = 0, settings: Settings | None = None, **options: Any
) -> Table:
    """A game that has begun, with Ala first; bots sit behind the people."""
    table = sit(opened(game, people + bots, settings, **{"first": 0, **options}), *PEOPLE[:people])
    take(table, inputs.Start, "ala", fill="careful" if bots else "")
    return table


def play(table: Table, seat: int, action: str, at: int | None = None) -> tuple[Event, ...]:
    return take(table, inputs.Play, table.chairs[seat].person, at, seat=seat, action=action)


def first_legal(table: Table, seat: int) -> str:
    assert table.game is not None
    return table.game.legal(seat)[0]


def finish(table: Table, chance: Random) -> Table:
    """Play a card game to its end with moves of people, whoever sits there."""
    while table.phase == "playing":
        assert table.game is not None
        seat = chance.choice(table.game.actors)
        play_any(table, seat, chance.choice(table.game.legal(seat)))
    return table


def ended(table: Table) -> Result:
    """The result of a game that is over."""
    result = table.result()
    assert result is not None
    return result


def play_any(table: Table, seat: int, action: str) -> None:
    chair = table.chairs[seat]
    who = {"bot": chair.level} if chair.level else {"by": chair.person}
    table.take(inputs.Play(at=table.now, seat=seat, action=action, **who))  # type: ignore[arg-type]


def names(news: Sequence[Event]) -> list[str]:
    return [one.name for one in news]


def everything(table: Table) -> Any:
    """All that anybody can learn of a table, and all that it remembers for later."""
    game = table.game
    eyes = [None, *range(table.players)]
    return {
        "table": table.described(),
        "number": (table.number, table.now, table.secret),
        "views": [game and game.view(seat) for seat in eyes],
        "legal": [game and not game.over and game.legal(seat) for seat in eyes[1:]],
        "heard": [[[event.heard_by(seat) for event in events] for _, events in table.heard] for seat in eyes],
        "heard at": [number for number, _ in table.heard],
        "text": game and game.text(),
        "texts": table.texts,
        "chat": list(table.chat),
        "company": (table.muted, table.banned, table.votes, table.shown, table.ids),
        "before": None if table.before is None or table.undoable is None else table.before.save(),
        "faces": {person: table.faces_of(person) for person in PEOPLE},
    }


def read_again(table: Table, taken: Sequence[AnyInput]) -> Table:
    """The table that comes of what was stored: its header and its inputs as lines."""
    copy = Table(msgspec.json.decode(msgspec.json.encode(table.header), type=Header))
    for input in taken:
        copy.take(read_input(input_line(input)))
    return copy
