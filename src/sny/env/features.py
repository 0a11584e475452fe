"""A seat's view as the inputs of a network: made from a game's layout and notation alone, the observing seat first.

A table of features is read by one function on every device: plain Python, compiled for the processor, compiled for
the card. Every feature is a small whole number. Seats count from the one that looks, so one network plays all of them;
fields of the match that do not matter inside a round can be left out, and a policy is then good for every length of a
match.

`facing` and `turned` do the same to actions: where an action points at a seat, that is counted from the looking one.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.env.spaces import observation_parts
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import NOTHING, Field, observed

EQUAL, SEAT_EQUAL, BIT, SEAT_BIT, NUMBER, COUNT, TOP, SAME, TOP_SAME = range(9)
# A feature: what it asks, the column (first, step from seat to seat, seat counted from the looking one), the value it
# is compared with, a second column likewise, and how many columns belong to it.
OP, COLUMN, STRIDE, ROW, VALUE, OTHER, OTHER_STRIDE, OTHER_ROW, SPAN = range(9)
LARGEST_GRID = 16  # cells of one seat; more cards than that lying open for all are a pile
LEAST_NUMBER, MOST_NUMBER = -127, 127
Numbers = NDArray[np.int32]


@dataclass(frozen=True)
class Cell:
    """Where a feature belongs: a place of a seat's grid, or nowhere in particular (-1)."""

    field: str
    row: int
    place: int


class Features:
    """The table of a game, and which cell each feature tells of."""

    def __init__(self, rules: Rules, without: tuple[str, ...] = ()) -> None:
        self.rules = rules
        self.starts = {part.name: part.start - 1 for part in observation_parts(rules)[1:]}  # the seat is no column here
        self.fields = dict(observed(rules.Layout))
        missing = set(without) - set(self.fields)
        if missing:
            raise ValueError(f"{rules.NAME} has no field {', '.join(sorted(missing))}")
        self._rows: list[tuple[int, ...]] = []
        self._cells: list[Cell] = []
        for name, field in self.fields.items():
            if name not in without and field.sight != "none":
                self._add_field(name, field)
        self._add_likenesses(without)
        self.table: Numbers = np.array(self._rows, np.int32)
        self.cells = self._cells

    def __len__(self) -> int:
        return len(self.cells)

    def _add(self, cell: Cell, op: int, column: tuple[int, int, int], value: int = 0, *more: int) -> None:
        self._rows.append((op, *column, value, *more, *[0] * (4 - len(more))))
        self._cells.append(cell)

    def _add_field(self, name: str, field: Field) -> None:
        if is_pile(field):
            self._add_piles(name, field)
            return
        rows, places = shape_of(field)
        for row in range(rows):
            for place in range(places):
                self._add_value(Cell(name, row if by_seat(field, self.rules) else -1, place), name, field, row)

    def column(self, name: str, row: int, place: int) -> tuple[int, int, int]:
        field = self.fields[name]
        start, places = self.starts[name], shape_of(field)[1]
        return (start + place, places, row) if by_seat(field, self.rules) else (start + row * places + place, 0, 0)

    def _add_value(self, cell: Cell, name: str, field: Field, row: int) -> None:
        column, seats = self.column(name, row, cell.place), self.rules.SEATS
        if field.reading == "seat":
            for value in range(NOTHING, seats):
                self._add(cell, SEAT_EQUAL, column, value)
        elif field.reading == "seats":
            for bit in range(seats):
                self._add(cell, SEAT_BIT, column, bit)
        elif field.reading == "card":
            for kind in range(NOTHING, len(field.names)):
                self._add(cell, EQUAL, column, kind)
        elif field.reading == "word":
            for value in range(len(field.names)):
                self._add(cell, EQUAL, column, value)
        elif field.reading == "words":
            for bit in range(len(field.names)):
                self._add(cell, BIT, column, bit)
        elif field.reading == "place":
            for value in range(NOTHING, LARGEST_GRID):
                self._add(cell, EQUAL, column, value)
        else:
            self._add(cell, NUMBER, column)
            if name == "players":
                for value in range(2, seats + 1):
                    self._add(cell, EQUAL, column, value)

    def _add_piles(self, name: str, field: Field) -> None:
        rows, places = shape_of(field)
        for row in range(rows):
            column = (self.starts[name] + row * places, 0, 0)
            size = self.starts[field.filled[-1]] + row
            for kind in range(len(field.names)):
                self._add(Cell(name, -1, row), COUNT, column, kind, size, 0, 0, places)
            for kind in range(NOTHING, len(field.names)):
                self._add(Cell(name, -1, row), TOP, column, kind, size)

    def _add_likenesses(self, without: tuple[str, ...]) -> None:
        """Whether two cards are of one kind: what a network finds hard to learn kind by kind."""
        cards = {n: f for n, f in self.fields.items() if f.reading == "card" and f.sight != "none" and n not in without}
        grids = [name for name, field in cards.items() if by_seat(field, self.rules) and not is_pile(field)]
        for name in grids:
            rows, places = shape_of(cards[name])
            for row in range(rows):
                for place in range(places):
                    self._add_likenesses_of(name, row, place, cards)

    def _add_likenesses_of(self, name: str, row: int, place: int, cards: dict[str, Field]) -> None:
        cell, column = Cell(name, row, place), self.column(name, row, place)
        places = shape_of(cards[name])[1]
        if places <= 6:  # a small grid: each card with each other of the same seat
            for other in range(places):
                if other != place:
                    self._add(cell, SAME, column, 0, *self.column(name, row, other))
        for loose, field in cards.items():
            if is_pile(field):
                for pile in range(shape_of(field)[0]):
                    top, size = self.starts[loose] + pile * field.shape[-1], self.starts[field.filled[-1]] + pile
                    self._add(cell, TOP_SAME, column, top, size)
            elif not field.shape:
                self._add(cell, SAME, column, 0, *self.column(loose, 0, 0))

    def row(self, numbers: Any, seat: int, players: int) -> NDArray[np.int8]:
        """All features of one view, whose numbers are those of `flat_values`."""
        out = np.zeros(len(self), np.int8)
        for index, feature in enumerate(self.table.tolist()):
            out[index] = value_of(feature, numbers, seat, players)
        return out


def shape_of(field: Field) -> tuple[int, int]:
    """Rows and places: one number a seat is a place in each row, any other list is a row of places."""
    if not field.shape:
        return 1, 1
    if len(field.shape) == 1:
        return (field.shape[0], 1) if field.filled[:1] == ("players",) else (1, field.shape[0])
    return field.shape[0], field.shape[1]


def by_seat(field: Field, rules: Rules) -> bool:
    return bool(field.filled) and field.filled[0] == "players" and field.shape[0] == rules.SEATS


def is_pile(field: Field) -> bool:
    return field.reading == "card" and bool(field.shape) and field.shape[-1] > LARGEST_GRID


# Read on every device


def value_of(feature: Any, numbers: Any, seat: int, players: int) -> int:
    """A feature's value, from all numbers of a view or a state. Runs as plain Python and compiled."""
    op, wanted = feature[OP], feature[VALUE]
    value = numbers[place_of(feature[COLUMN], feature[STRIDE], feature[ROW], seat, players)]
    if op == EQUAL:
        return int(value == wanted)
    if op == NUMBER:
        return int(max(LEAST_NUMBER, min(MOST_NUMBER, value)))
    if op == SEAT_EQUAL:
        return int((value if value < 0 else (value - seat) % players) == wanted)
    if op == SEAT_BIT:
        return int(value >> (wanted + seat) % players & 1) if wanted < players else 0
    if op == BIT:
        return int(value >> wanted & 1)
    if op == SAME:
        other = numbers[place_of(feature[OTHER], feature[OTHER_STRIDE], feature[OTHER_ROW], seat, players)]
        return int(value >= 0 and value == other)
    if op == TOP_SAME:  # here the pile's first column stands for the value
        size = numbers[feature[OTHER]]
        return int(value >= 0 and size > 0 and value == numbers[wanted + max(0, size - 1)])
    size = numbers[feature[OTHER]]
    if op == TOP:
        top = numbers[feature[COLUMN] + size - 1] if size > 0 else NOTHING
        return int(top == wanted)
    count = 0
    for index in range(size):
        count += int(numbers[feature[COLUMN] + index] == wanted)
    return count


def place_of(column: int, stride: int, row: int, seat: int, players: int) -> int:
    """The column of a seat that is counted from the looking one; seats that are not there stay where they are."""
    return column + stride * ((row + seat) % players if row < players else row)


def turned_actions(rules: Rules) -> NDArray[np.int16]:
    """By number of players, by looking seat: the action that each action is when seats count from that one."""
    words = tuple(str(seat + 1) for seat in range(rules.SEATS))
    turned = np.tile(np.arange(rules.ACTIONS, dtype=np.int16), (rules.SEATS + 1, rules.SEATS, 1))
    for first, _, choices in rules.NOTATION:
        sizes = [len(choice) for choice in choices]
        seats = [axis for axis, choice in enumerate(choices) if tuple(choice) == words]
        if not seats:
            continue
        numbers = np.arange(int(np.prod(sizes))).reshape(sizes)
        for players in range(2, rules.SEATS + 1):
            for seat in range(players):
                order = [(row + seat) % players if row < players else row for row in range(rules.SEATS)]
                moved = numbers
                for axis in seats:
                    moved = np.take(moved, order, axis=axis)
                turned[players, seat, first : first + numbers.size] = first + moved.ravel()
    return turned


def facing_actions(turned: NDArray[np.int16]) -> NDArray[np.int16]:
    """The way back: from an action of the game to the one that the looking seat counts."""
    return np.argsort(turned, axis=-1, kind="stable").astype(np.int16)
