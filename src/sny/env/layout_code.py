"""Functions that go through all fields of a layout, written out loop by loop: compiled code knows no fields by name.

`conceal` is that of `sny.rules.kit.sight` without a branch at every card. Whether a card is hidden cannot be foretold,
so a branch there is mispredicted often; writing every card back costs less. Plain Python keeps the other form, which
asks `sees` only where a card lies. `flatten` writes a record as a row of numbers, as `sny.env.spaces` describes it.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, State, observed
from sny.rules.kit.sight import bounds, concealed_fields, hidden_source, loops_through
from sny.rules.kit.writing import written_out


@cache
def conceal_for(rules: Rules) -> Callable[[Any, int], None]:
    conceal: Callable[[Any, int], None] = written(rules, conceal_source(rules.Layout))["conceal"]
    return conceal


@cache
def flatten_for(rules: Rules) -> Callable[[Any, int, Any], None]:
    flatten: Callable[[Any, int, Any], None] = written(rules, flatten_source(rules.Layout))["flatten"]
    return flatten


def written(rules: Rules, source: str) -> dict[str, Any]:
    return written_out(source, f"layout of {rules.NAME}", HIDDEN=HIDDEN, NOTHING=NOTHING, sees=rules.sees)


def conceal_source(layout: type[State]) -> str:
    lines = ["def conceal(state, seat):"]
    for name in concealed_fields(layout):
        heads, indent, place = loops_through(name, bounds(layout, name))
        hidden = hidden_source(layout, name, "&")
        lines += [*heads, f"{indent}card = {place}", f"{indent}{place} = HIDDEN if {hidden} else card"]
    return "\n".join(lines) + "\n"


def flatten_source(layout: type[State]) -> str:
    lines, start = ["def flatten(state, seat, numbers):", "    numbers[0] = seat"], 1
    for name, field in observed(layout):
        heads, indent, place = loops_through(name, field.shape)
        row = f" + row * {field.shape[1]}" if len(field.shape) == 2 else ""
        offset = f"{row} + column" if field.shape else ""
        lines += [*heads, f"{indent}numbers[{start}{offset}] = {place}"]
        start += field.length
    return "\n".join(lines) + "\n"
