"""The `conceal` of `sny.rules.kit.sight` for compiled loops: the same views, without a branch at every card.

Whether a card is hidden cannot be foretold, so a branch there is mispredicted often; writing every card back costs
less. Plain Python keeps the other form, which asks `sees` only where a card lies.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, State
from sny.rules.kit.sight import bounds, card_fields


@cache
def branchless_conceal(rules: Rules) -> Callable[[Any, int], None]:
    source = conceal_source(rules.Layout)
    names: dict[str, Any] = {"HIDDEN": HIDDEN, "NOTHING": NOTHING, "sees": rules.sees, "__name__": __name__}
    exec(compile(source, f"<branchless conceal {rules.NAME}>", "exec"), names)  # noqa: S102  # our own text, made above
    function: Any = names["conceal"]
    function.__source__ = source
    return function  # type: ignore[no-any-return]


def conceal_source(layout: type[State]) -> str:
    lines = ["def conceal(state, seat):"]
    for zone, name in enumerate(card_fields(layout)):
        variables = ((), ("column",), ("row", "column"))[len(layout.fields[name].shape)]
        for depth, (variable, bound) in enumerate(zip(variables, bounds(layout, name), strict=True), start=1):
            lines.append("    " * depth + f"for {variable} in range({bound}):")
        indent = "    " * (len(variables) + 1)
        place = f"state.{name}" + "".join(f"[{variable}]" for variable in variables)
        where = ", ".join(variable if variable in variables else "0" for variable in ("row", "column"))
        hidden = f"(card != NOTHING) & (not sees(state, seat, {zone}, {where}))"
        lines += [f"{indent}card = {place}", f"{indent}{place} = HIDDEN if {hidden} else card"]
    return "\n".join(lines) + "\n"
