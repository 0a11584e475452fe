"""Fast sampling of worlds that agree with a view: what `sight.sample` does, as a function that compiles.

`imagine(state, cards, faces, chance)` fills the holes of a view in place, each filling as likely as any other. It is
written out loop by loop from the layout, since compiled code cannot go through fields by name.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from sny.env.chance import shuffle
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, State
from sny.rules.kit.sight import bounds, card_fields
from sny.rules.kit.writing import written_out


@cache
def imagine_for(rules: Rules) -> Callable[[Any, Any, Any, Any], None]:
    source = imagine_source(rules.Layout, len(rules.CARDS))
    names = {"HIDDEN": HIDDEN, "deck": rules.deck, "shuffle": shuffle}
    imagine: Callable[[Any, Any, Any, Any], None] = written_out(source, f"imagine {rules.NAME}", **names)["imagine"]
    return imagine


def imagine_source(layout: type[State], kinds: int) -> str:
    """Count the kinds that are missing; fill the fields of which all know more with what may lie there; then others."""
    lines = [
        "def imagine(state, cards, faces, chance):",
        f"    for kind in range({kinds}):",
        "        faces[kind] = 0",
        "    for place in range(deck(state, cards)):",
        "        faces[cards[place]] += 1",
    ]
    for name in card_fields(layout):
        lines += loop(layout, name, ["if {card} >= 0:", "    faces[{card}] -= 1"])
    for name in card_fields(layout):
        if counter := layout.fields[name].faces:
            lines += [
                "    total = 0",
                f"    for kind in range({kinds}):",
                f"        for _ in range(min(state.{counter}[kind], faces[kind])):",
                "            cards[total] = kind",
                "            total += 1",
                "    if total > 0:",
                "        shuffle(chance, cards, total)",
                *indented(loop(layout, name, [*take, "    faces[{card}] -= 1"])),
            ]
    lines += [
        "    total = 0",
        f"    for kind in range({kinds}):",
        "        for _ in range(faces[kind]):",
        "            cards[total] = kind",
        "            total += 1",
        "    shuffle(chance, cards, total)",
    ]
    for name in card_fields(layout):
        lines += loop(layout, name, take)
    return "\n".join(lines) + "\n"


take = ["if {card} == HIDDEN:", "    total -= 1", "    {card} = cards[total]"]


def loop(layout: type[State], name: str, body: list[str]) -> list[str]:
    """Lines for every card of a field."""
    variables = ((), ("column",), ("row", "column"))[len(layout.fields[name].shape)]
    card = f"state.{name}" + "".join(f"[{variable}]" for variable in variables)
    lines = []
    for depth, (variable, bound) in enumerate(zip(variables, bounds(layout, name), strict=True), start=1):
        lines.append("    " * depth + f"for {variable} in range({bound}):")
    indent = "    " * (len(variables) + 1)
    return lines + [indent + line.format(card=card) for line in body]


def indented(lines: list[str]) -> list[str]:
    return ["    " + line for line in lines]
