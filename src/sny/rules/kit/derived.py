"""Derived values of a view, so that clients need no rules: what lands are worth, who is whose partner.

A game declares them as `DERIVED`. They are computed from a state that holds nothing but their sources, and of those
only what a spectator sees. So they are the same for everybody and reveal nothing. Positions, saved states and
typed views are without them.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, Field, State
from sny.rules.kit.notation import plain
from sny.rules.kit.sight import bounds, concealed_fields, hidden_source, loops_through
from sny.rules.kit.writing import written_out


class Derived(NamedTuple):
    """One value, as plain data."""

    field: Field  # how it would be declared in a layout
    sources: tuple[str, ...]  # the fields of the state that it follows from
    value: Callable[[Any], Any]  # what it is, is its docstring, which PROTOCOL.md repeats
    gaps: bool = False  # whether None may stand for a number


def declared(rules: Rules) -> dict[str, Derived]:
    known: dict[str, Derived] = getattr(rules, "DERIVED", {})
    return known


def plain_view(rules: Rules, seen: Any) -> dict[str, Any]:
    """A view, or a whole state, as it is told: its fields as plain data, and what is derived from them."""
    return {**plain(seen), **derived(rules, seen)}


def derived(rules: Rules, state: Any) -> dict[str, Any]:
    """The values of a state, or of anybody's view of it."""
    return {name: value(public(rules, sources)(state)) for name, (_, sources, value, _) in declared(rules).items()}


def derived_changes(rules: Rules, old: Any, new: Any) -> dict[str, Any]:
    """Those that differ between two states of a game."""
    changed: dict[str, Any] = {}
    seen: dict[tuple[str, ...], tuple[Any, Any] | None] = {}
    for name, (_, sources, value, _) in declared(rules).items():
        if sources not in seen:
            seen[sources] = None
            if any(getattr(old, source) != getattr(new, source) for source in sources):
                known = public(rules, sources)
                seen[sources] = known(old), known(new)
        if states := seen[sources]:
            told = value(states[1])
            if told != value(states[0]):
                changed[name] = told
    return changed


@cache
def public(rules: Rules, sources: tuple[str, ...]) -> Callable[[Any], Any]:
    """The function that makes a state of these fields alone, as a spectator sees them."""
    layout: type[State] = rules.Layout
    lines = ["def public(state):", f"    seat, seen = {SPECTATOR}, Layout.__new__(Layout)"]
    for name in sources:
        shape = layout.fields[name].shape
        if name not in concealed_fields(layout):
            lines.append(f"    seen.{name} = state.{name}")
            continue
        copied = (f"state.{name}", f"state.{name}[:]", f"[row[:] for row in state.{name}]")[len(shape)]
        heads, indent, place = loops_through(name, bounds(layout, name))
        lines += [f"    seen.{name} = {copied}", *heads, f"{indent}card = {place}"]
        lines += [
            f"{indent}if {hidden_source(layout, name)}:",
            f"{indent}    {place.replace('state', 'seen', 1)} = HIDDEN",
        ]
    source = "\n".join([*lines, "    return seen"])
    names = {"HIDDEN": HIDDEN, "NOTHING": NOTHING, "Layout": layout, "sees": rules.sees}
    return written_out(source, f"public {rules.NAME} {' '.join(sources)}", **names)["public"]  # type: ignore[no-any-return]
