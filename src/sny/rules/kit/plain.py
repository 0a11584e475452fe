"""Views as plain data, as they are sent: written out for each layout, and what changes in them from move to move."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from sny.errors import FormatError
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, Field, State
from sny.rules.kit.sight import bounds, hidden_source, zones
from sny.rules.kit.writing import written_out

UNKNOWN = "?"
ROWS = "state.{0}[:{1}]", "state.{0}[row][:{2}]"  # what is in use, by the number of axes


def plain(state: State) -> dict[str, Any]:
    """A view as dicts and lists with named fields: cards by name, "?" for a hidden one, seats counted from 0."""
    return plainly(type(state))(state)


@cache
def plainly(layout: type[State]) -> Callable[[State], dict[str, Any]]:
    """The function `plain` of a layout, written out field by field: servers make several views a move."""
    parts = ", ".join(f"{name!r}: {plain_source(layout, name)}" for name in plain_fields(layout))
    lines = ["def plain(state):", f"    view = {{{parts}}}"]
    for name, field in layout.fields.items():
        if field.tuning:
            changed = f"any(state.{name})" if field.shape else f"state.{name}"
            lines += [f"    if {changed}:", f"        view[{name!r}] = {plain_source(layout, name)}"]
    source = "\n".join([*lines, "    return view"])
    return reading(layout, "plain", source)  # type: ignore[no-any-return]


def plain_fields(layout: type[State]) -> dict[str, Field]:
    """The fields that every view has; those of a designer's deck and sizes stand in it only where they are used."""
    return {name: field for name, field in layout.fields.items() if not field.tuning}


def shared_changes(old: State, new: State) -> dict[str, Any]:
    """The fields of `plain` that are the same in everybody's view, where two states of a game differ in them."""
    return shared_changing(type(new))(old, new)


@cache
def shared_changing(layout: type[State]) -> Callable[[State, State], dict[str, Any]]:
    lines = ["def changes(old, state):", "    changed = {}"]
    for name, field in plain_fields(layout).items():
        if name in zones(layout):
            continue
        parts = dict.fromkeys(field.filled if field.sight == "none" else (name, *field.filled))
        lines.append("    if " + " or ".join(f"old.{part} != state.{part}" for part in parts if part) + ":")
        lines.append(f"        changed[{name!r}] = {concealed_source(layout, name)}")
    return reading(layout, "changes", "\n".join([*lines, "    return changed"]))  # type: ignore[no-any-return]


def own_changes(rules: Rules, state: State, seat: int | None, told: dict[str, Any]) -> dict[str, Any]:
    """The other fields of `plain`, as a seat sees them, or a spectator (None), where they differ from what it was told;
    that is brought up to date."""
    return own_changing(rules)(state, SPECTATOR if seat is None else seat, told)


@cache
def own_changing(rules: Rules) -> Callable[[State, int, dict[str, Any]], dict[str, Any]]:
    layout: type[State] = rules.Layout
    lines = ["def changes(state, seat, told):", "    changed = {}"]
    for name, field in layout.fields.items():
        if name not in zones(layout):
            continue
        limits, known = bounds(layout, name), f"read_{name}[HIDDEN if {hidden_source(layout, name)} else card]"
        if not field.shape:
            lines += [f"    card = state.{name}", f"    value = {known}"]
        elif len(field.shape) == 1:
            lines += ["    value = []", f"    for column, card in enumerate(state.{name}[:{limits[0]}]):"]
            lines.append(f"        value.append({known})")
        else:
            lines += ["    value = []", f"    for row in range({limits[0]}):", "        cards = []"]
            lines += [f"        for column, card in enumerate(state.{name}[row][:{limits[1]}]):"]
            lines += [f"            cards.append({known})", "        value.append(cards)"]
        lines.append(f"    if {name!r} not in told or told[{name!r}] != value:")
        lines.append(f"        told[{name!r}] = changed[{name!r}] = value")
    source = "\n".join([*lines, "    return changed"])
    return reading(layout, "changes", source, sees=rules.sees)  # type: ignore[no-any-return]


def reading(layout: type[State], function: str, source: str, **names: Any) -> Any:
    """A function that reads a layout's fields as plain data."""
    names |= {f"read_{name}": Reading(field) for name, field in layout.fields.items()}
    names |= {"NOTHING": NOTHING, "HIDDEN": HIDDEN}
    return written_out(source, f"{function} {layout.__name__}", **names)[function]


def plain_source(layout: type[State], name: str) -> str:
    """A field as plain data, as an expression of `state`; HIDDEN is what is concealed already."""
    field, limits = layout.fields[name], bounds(layout, name)
    read = f"[*read_{name}[{{}}]]" if field.reading in ("words", "seats") else f"read_{name}[{{}}]"
    if not field.shape:
        return read.format(f"state.{name}")
    row = ROWS[len(field.shape) - 1].format(name, *limits)
    line = row if field.reading == "number" else f"[{read.format('value')} for value in {row}]"
    return line if len(field.shape) == 1 else f"[{line} for row in range({limits[0]})]"


def concealed_source(layout: type[State], name: str) -> str:
    """The same of a whole state, in which nothing is concealed yet: `seat` gets what it may know."""
    field, limits = layout.fields[name], bounds(layout, name)
    if field.reading != "card" or field.sight == "all":
        return plain_source(layout, name)
    value = f"read_{name}[HIDDEN if {hidden_source(layout, name)} else card]"
    if not field.shape:
        return re.sub(r"\bcard\b", f"state.{name}", value)
    row = ROWS[len(field.shape) - 1].format(name, *limits)
    line = f"[{value} for column, card in enumerate({row})]"
    return line if len(field.shape) == 1 else f"[{line} for row in range({limits[0]})]"


class Reading(dict[int, Any]):
    """What the numbers of a field mean, each worked out once."""

    def __init__(self, field: Field) -> None:
        self.field = field

    def __missing__(self, value: int) -> Any:
        self[value] = meaning = plain_value(self.field, value)
        return meaning


def plain_value(field: Field, value: int) -> Any:
    if field.reading == "number":
        return value
    if field.reading == "words":
        return [name for bit, name in enumerate(field.names) if value >> bit & 1]
    if field.reading == "seats":
        return [seat for seat in range(SPECTATOR) if value >> seat & 1]
    if value == NOTHING:
        return None
    if value == HIDDEN:
        return UNKNOWN
    return value if field.reading in ("seat", "place") else field.names[value]


def read_plain(layout: type[State], view: Mapping[str, Any]) -> Any:
    """The way back from `plain`: the state, or view, that these named fields stand for."""
    state = layout()
    for name, field in layout.fields.items():
        if name not in view:
            if field.tuning:
                continue
            raise FormatError(f"there is no field {name!r} in this view; it is not a view of {layout.__name__}")
        given = view[name]
        try:
            if not field.shape:
                setattr(state, name, number_in(field, given))
                continue
            rows = given if len(field.shape) == 2 else [given]
            grid = getattr(state, name) if len(field.shape) == 2 else [getattr(state, name)]
            for row, values in zip(grid, rows, strict=False):
                row[: len(values)] = [number_in(field, value) for value in values]
        except (TypeError, ValueError):
            raise FormatError(f"{name}: {given!r} cannot be read there") from None
    return state


def number_in(field: Field, value: Any) -> int:
    """The number that `plain_value` reads."""
    if field.reading == "words":
        return sum(1 << field.names.index(word) for word in value)
    if field.reading == "seats":
        return sum(1 << seat for seat in value)
    if field.reading == "number":
        return int(value)
    if value is None:
        return NOTHING
    if value == UNKNOWN:
        return HIDDEN
    return int(value) if field.reading in ("seat", "place") else field.names.index(value)
