"""Derived values of a view, so that clients need no rules: what lands are worth, who is whose partner, what would come
of an action.

A game declares them as `DERIVED`. They are computed from a state that holds nothing but their sources, and of those
only what a spectator sees. So they are the same for everybody and reveal nothing. What it declares as `FORESEEN` has a
value for each legal action, sent to the seat that has them and computed from what that seat sees. Positions, saved
states and typed views are without either.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, Field, State
from sny.rules.kit.plain import plain, plain_fields
from sny.rules.kit.sight import bounds, concealed_fields, hidden_source, loops_through
from sny.rules.kit.writing import written_out


class Derived(NamedTuple):
    """One value, as plain data."""

    field: Field  # how it would be declared in a layout
    sources: tuple[str, ...]  # the fields of the state that it follows from
    value: Callable[..., Any]  # of a state, or of a state, a seat and its action; its docstring stands in PROTOCOL.md
    gaps: bool = False  # whether None may stand for a number


def declared(rules: Rules) -> dict[str, Derived]:
    known: dict[str, Derived] = getattr(rules, "DERIVED", {})
    return known


def declared_of_actions(rules: Rules) -> dict[str, Derived]:
    known: dict[str, Derived] = getattr(rules, "FORESEEN", {})
    return known


def told_fields(rules: Rules) -> dict[str, Field]:
    """What every view holds, but for what is told of legal actions."""
    return {**plain_fields(rules.Layout), **{name: spec.field for name, spec in declared(rules).items()}}


def plain_view(rules: Rules, seen: Any) -> dict[str, Any]:
    """A view, or a whole state, as it is told: its fields as plain data, and what is derived from them."""
    return {**plain(seen), **derived(rules, seen)}


def derived(rules: Rules, state: Any) -> dict[str, Any]:
    """The values of a state, or of anybody's view of it."""
    return {
        name: value(seen_of(rules, sources)(state, SPECTATOR))
        for name, (_, sources, value, _) in declared(rules).items()
    }


def foreseen(rules: Rules, state: Any, seat: int, legal: Sequence[int]) -> dict[str, list[Any]]:
    """What is told of a seat's legal actions, in their order."""
    told: dict[str, list[Any]] = {}
    for name, (_, sources, value, _) in declared_of_actions(rules).items():
        seen = seen_of(rules, sources)(state, seat) if legal else None
        told[name] = [value(seen, seat, action) for action in legal]
    return told


def derived_changes(rules: Rules, old: Any, new: Any) -> dict[str, Any]:
    """Those that differ between two states of a game."""
    return derived_changing(rules)(old, new)


@cache
def derived_changing(rules: Rules) -> Callable[[Any, Any], dict[str, Any]]:
    """Written out, since servers ask after every move and seldom is there anything to work out."""
    by_sources: dict[tuple[str, ...], dict[str, Callable[..., Any]]] = {}
    for name, (_, sources, value, _) in declared(rules).items():
        by_sources.setdefault(sources, {})[name] = value
    lines, names = ["def changes(old, state):", "    changed = {}"], dict[str, Any](SPECTATOR=SPECTATOR)
    for number, (sources, values) in enumerate(by_sources.items()):
        names[f"seen_{number}"] = seen_of(rules, sources)
        lines.append("    if " + " or ".join(f"old.{source} != state.{source}" for source in sources) + ":")
        lines.append(f"        before, now = seen_{number}(old, SPECTATOR), seen_{number}(state, SPECTATOR)")
        for name, value in values.items():
            names[f"value_{name}"] = value
            lines += [f"        told = value_{name}(now)", f"        if told != value_{name}(before):"]
            lines.append(f"            changed[{name!r}] = told")
    source = "\n".join([*lines, "    return changed"])
    return written_out(source, f"derived changes {rules.NAME}", **names)["changes"]  # type: ignore[no-any-return]


def turns_until(state: Any) -> list[int]:
    """By seat: how many turns come before its own, as play passes to the left."""
    return [(seat - state.turn) % state.players for seat in range(state.players)]


@cache
def seen_of(rules: Rules, sources: tuple[str, ...]) -> Callable[[Any, int], Any]:
    """The function that makes a state of these fields alone, as a seat sees them."""
    layout: type[State] = rules.Layout
    lines = ["def seen_of(state, seat):", "    seen = Layout.__new__(Layout)"]
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
    return written_out(source, f"seen_of {rules.NAME} {' '.join(sources)}", **names)["seen_of"]  # type: ignore[no-any-return]
