"""What a state holds, declared once: a plain Python object to play with, a flat record to compile for.

    class Sen(State):
        players: int = number()
        turn: int = seat()
        dream: list[list[int]] = card(SEATS, PLACES, names=CARDS, filled=("players", "dream_size"))

Every value is a small integer. A field also says how its numbers are read (a count, a seat, a card, a word), so
views, texts and checks are made from the layout alone. `filled` names, axis by axis, the field that says how much
of the axis is in use; card places out of use always hold NOTHING, so equal positions are equal states.
"""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Self

from sny.rules.kit.writing import written_out

NOTHING = -1  # no card, no seat, no place
HIDDEN = -2  # in a view: a card that is there and whose face the seat may not know
EVERYONE = -1  # a set of seats is a bit mask; this one holds them all
SPECTATOR = 6  # stands for a seat: what it may know, everybody may. No game has so many seats

WIDTHS = {"i1": 1, "i2": 2, "i4": 4}
STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i"}


@dataclass(frozen=True)
class Field:
    """One named part of a state."""

    reading: str  # number, word, words, seat, seats, place, card
    shape: tuple[int, ...]
    width: str
    names: tuple[str, ...]
    filled: tuple[str, ...]
    faces: str = ""
    sight: str = ""
    places: int = 0  # how many there are to choose from, of a place
    tuning: bool = False
    within: tuple[int, int | None] | None = None

    @property
    def blank(self) -> int:
        return NOTHING if self.reading in ("seat", "place", "card") else 0

    @property
    def length(self) -> int:
        total = 1
        for axis in self.shape:
            total *= axis
        return total

    def empty(self) -> Any:
        if not self.shape:
            return self.blank
        if len(self.shape) == 1:
            return [self.blank] * self.shape[0]
        return [[self.blank] * self.shape[1] for _ in range(self.shape[0])]


def number(
    *shape: int, width: str = "i1", filled: tuple[str, ...] = (), within: tuple[int, int | None] | None = None
) -> Any:
    """A whole number. `within` tells the least and the most that the rules allow, None where they set no limit.

    What says how much of an axis is in use needs none: it goes from 0 to the length of that axis.
    """
    return Field("number", shape, width, (), filled, within=within)


def tuning(*shape: int) -> Any:
    """By how much a designer's deck and sizes differ from what is printed: 0 at every usual table.

    Positions, saved states and the views of such games hold it. Observations are without it.
    """
    return Field("number", shape, "i1", (), (), tuning=True)


def word(*names: str) -> Any:
    """One of several words; the number is its place among them."""
    return Field("word", (), "i1", names, ())


def words(*names: str) -> Any:
    """A set of words, one bit each."""
    return Field("words", (), "i1", names, ())


def seat(*shape: int, filled: tuple[str, ...] = ()) -> Any:
    return Field("seat", shape, "i1", (), filled)


def seats(*shape: int, filled: tuple[str, ...] = ()) -> Any:
    """A set of seats, one bit each; SPECTATOR may be one of them."""
    return Field("seats", shape, "i1", (), filled)


def place(places: int) -> Any:
    """One of so many places among a player's cards, or of piles; or none."""
    return Field("place", (), "i1", (), (), places=places)


def card(*shape: int, names: tuple[str, ...], filled: tuple[str, ...] = (), faces: str = "", sight: str = "") -> Any:
    """Cards by kind: the only fields whose values can be secret.

    `sight` says who knows them: "all", "none" (a closed pile), or whoever `sees` them by the rules of the game.
    `faces` names a field that counts, kind by kind, the cards that those hidden there are among, where all know that;
    as long as it is 0 throughout, they may be any cards that are not seen.
    """
    return Field("card", shape, "i1", names, filled, faces, sight)


class LayoutType(type):
    """Turns the fields of a class body into slots, and keeps their declarations in `fields`."""

    fields: dict[str, Field]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "LayoutType":
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in fields}
        made = super().__new__(mcs, name, bases, {**rest, "__slots__": (*body.get("__slots__", ()), *fields)})
        made.fields = fields
        return made


class State(metaclass=LayoutType):
    """A game's state as a plain object. `events` is no part of it: a list there collects what happens."""

    __slots__ = ("events",)
    __hash__ = None  # type: ignore[assignment]  # states change

    fields: ClassVar[dict[str, Field]]
    events: list[tuple[int, ...]] | None

    def __init__(self) -> None:
        self.events = None
        for name, field in self.fields.items():
            setattr(self, name, field.empty())

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in self.fields)
        return f"{type(self).__name__}({', '.join(shown)})"

    def copy(self) -> Self:
        return copier(type(self))(self)  # type: ignore[no-any-return]

    def save(self) -> bytes:
        """The state as bytes: exactly one element of an array of `record_type`."""
        return packing(type(self)).pack(*flat_values(self))

    @classmethod
    def load(cls, data: bytes) -> Self:
        state = cls()
        values = iter(packing(cls).unpack(data))
        for name, field in by_width(cls):
            value: Any = [next(values) for _ in range(field.length)]
            if not field.shape:
                value = value[0]
            elif len(field.shape) == 2:
                columns = field.shape[1]
                value = [value[start : start + columns] for start in range(0, field.length, columns)]
            setattr(state, name, value)
        return state


@cache
def copier(layout: type[State]) -> Any:
    """The function `copy` of a layout, written out field by field: servers and searches copy all the time."""
    lines = ["def copy(state):", "    twin = new(layout)", "    twin.events = None"]
    for name, field in layout.fields.items():
        value = f"state.{name}[:]" if field.shape else f"state.{name}"
        if len(field.shape) == 2:
            lines.append(f"    rows = state.{name}")
            value = "[" + ", ".join(f"rows[{row}][:]" for row in range(field.shape[0])) + "]"
        lines.append(f"    twin.{name} = {value}")
    source = "\n".join([*lines, "    return twin"])
    return written_out(source, f"copy {layout.__name__}", new=object.__new__, layout=layout)["copy"]


@cache
def by_width(layout: type[State]) -> list[tuple[str, Field]]:
    """The fields in the order of the record, widest first, so that nothing needs padding between them."""
    return sorted(layout.fields.items(), key=lambda item: (item[1].tuning, -WIDTHS[item[1].width]))


@cache
def observed(layout: type[State]) -> list[tuple[str, Field]]:
    """The fields that observations hold, in the order of the record."""
    return [(name, field) for name, field in by_width(layout) if not field.tuning]


def flat_values(state: State) -> list[int]:
    values: list[int] = []
    for name, field in by_width(type(state)):
        value = getattr(state, name)
        if not field.shape:
            values.append(value)
        elif len(field.shape) == 1:
            values.extend(value)
        else:
            for row in value:
                values.extend(row)
    return values


@cache
def packing(layout: type[State]) -> struct.Struct:
    ordered = by_width(layout)
    codes = "".join(f"{field.length}{STRUCT_CODES[field.width]}" for _, field in ordered)
    widest = max(WIDTHS[field.width] for _, field in ordered)
    size = sum(field.length * WIDTHS[field.width] for _, field in ordered)
    return struct.Struct(f"<{codes}{-size % widest}x")


def record_type(layout: type[State]) -> Any:
    """The NumPy type of one state in an array of them. NumPy is imported only here and by compiled code."""
    import numpy

    parts = [(name, f"<{field.width}", field.shape) for name, field in by_width(layout)]
    return numpy.dtype(parts, align=True)


def extent(state: State, name: str) -> list[int]:
    """How much of a field is in use now: for each of its rows the number of columns. A single value is one by one."""
    field = state.fields[name]
    sizes: list[Any] = list(field.shape)
    for axis, counter in enumerate(field.filled):
        sizes[axis] = getattr(state, counter)
    if not sizes:
        return [1]
    if len(sizes) == 1:
        return [sizes[0]]
    rows, columns = sizes
    return [columns if isinstance(columns, int) else columns[row] for row in range(rows)]


def rows_in_use(state: State, name: str) -> list[list[int]]:
    """The part of a field that is in use now, always as a list of rows."""
    value = getattr(state, name)
    grid = ([[value]], [value], value)[len(state.fields[name].shape)]
    return [grid[row][:columns] for row, columns in enumerate(extent(state, name))]


def flaw_in_holding(state: State, phase: str, holds: Mapping[str, tuple[str, ...]]) -> str:
    """What a phase holds in the middle of a turn must be there, and what others hold must not; or nothing is wrong."""
    for name in dict.fromkeys(name for names in holds.values() for name in names):
        field = state.fields[name]
        given = [value != field.blank for row in rows_in_use(state, name) for value in row]
        if any(there != (name in holds.get(phase, ())) for there in given):
            phases = " or ".join(other for other, names in holds.items() if name in names)
            return f"{name} is given in the phase {phases}, and only then"
    return ""


def note(state: State, *event: int) -> None:
    """Say what happened: the event's number, who may know its card, its facts. Compiled twins leave it out."""
    if state.events is not None:
        state.events.append(event)


def places_written(count: int, most: int) -> int:  # noqa: ARG001
    """How many places a loop writes of which `count` are meant.

    Compiled it is always `most`: the end of a loop that cannot be foretold costs more than places written in vain.
    """
    return count
