"""Views and events of games as TypeScript: `python scripts/client/views.py` writes client/src/games/*/types.ts anew.

Those of card games come from their layouts, their derived values and the facts that are declared with their events,
those of Kraina snów from `sny.rules.kraina_snow.shapes`; a test compares the files with what this would write.
"""

from collections.abc import Callable
from pathlib import Path
from runpy import run_path
from typing import Any

from msgspec import inspect

from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.derived import declared, declared_of_actions
from sny.rules.kit.facts import Fact
from sny.rules.kit.layout import Field
from sny.rules.kraina_snow import shapes

GAMES = Path(__file__).parents[2] / "client" / "src" / "games"
HEAD = """\
// What a seat sees of {title}, and what it hears. Written by scripts/client/views.py: do not edit.

"""
READINGS = {
    "number": "number",
    "words": "string",
    "seat": "number",
    "seats": "number",
    "place": "number",
    "card": "string",
}
PRINTED = ("ravens", "value", "cats")  # as games call the numbers on their cards
VALUES = "PRINTED: Readonly<Record<string, number>>"
FACTS = {"card": "string", "number": "number", "flag": "boolean"}
ALWAYS = ("turn", "dream")  # where nothing is missing once cards are dealt, and nobody looks before
PROTOCOL = run_path(str(Path(__file__).with_name("protocol.py")))


def files() -> dict[Path, str]:
    """Every file with its text."""
    written = {GAMES / name / "types.ts": card_game(name) for name in CARD_GAMES if (GAMES / name).is_dir()}
    return written | {GAMES / "kraina_snow" / "types.ts": word_game()}


def card_game(name: str) -> str:
    rules = rules_of(name)
    title = name.capitalize()
    fields = [f"  readonly {field}: {field_type(field, spec)};" for field, spec in rules.Layout.fields.items()]
    fields += [
        f"  readonly {value}: {field_type(value, spec.field, spec.gaps)};" for value, spec in declared(rules).items()
    ]
    fields += [
        f"  readonly {value}: {row_of(field_type(value, spec.field, spec.gaps))};"
        for value, spec in declared_of_actions(rules).items()
    ]
    events = [f"  | {event_type(event, facts)}" for event, facts in rules.EVENTS]
    view = [f"export type {title}View = {{", *fields, "};"]
    cards = [card for card in rules.DATA["card"] if card.get("printed", True)]
    numbers = {card["name"]: card[word] for card in cards for word in PRINTED if word in card}
    printed = [f"  '{card}': {number}," for card, number in numbers.items()]
    values = ["/** The numbers that are printed on cards. */", f"export const {VALUES} = {{", *printed, "};"]
    return (
        HEAD.format(title=title) + "\n".join([*values, "", *view, "", f"export type {title}Event =", *events]) + ";\n"
    )


def field_type(name: str, field: Field, gaps: bool = False) -> str:
    """As `sny.rules.kit.plain` writes it. What is in use of a row holds something."""
    one = " | ".join(f"'{word}'" for word in field.names) if field.reading == "word" else READINGS[field.reading]
    if field.reading == "words":
        one = f"({' | '.join(repr(word) for word in field.names)})"
    empty = field.reading in ("seat", "place", "card") and len(field.filled) < max(len(field.shape), 1)
    if gaps or (empty and name not in ALWAYS):
        one += " | null"
    axes = len(field.shape) + (field.reading in ("words", "seats"))
    for _ in range(axes):
        one = row_of(one)
    return one


def row_of(one: str) -> str:
    return f"readonly ({one})[]" if " " in one and not one.startswith("(") else f"readonly {one}[]"


def event_type(name: str, facts: tuple[Fact, ...]) -> str:
    told = "".join(f" readonly {fact.name}{'?' if fact.kind == 'card' else ''}: {fact_type(fact)};" for fact in facts)
    return f"{{ readonly event: '{name}';{told} }}"


def fact_type(fact: Fact) -> str:
    if fact.kind == "word":
        return " | ".join(f"'{word}'" for word in fact.words)
    return FACTS.get(fact.kind, "number | null")


def word_game() -> str:
    found: dict[type, Any] = {}
    PROTOCOL["collect"](inspect.type_info(shapes.KrainaView), found)
    events = [f"  | {word_event(name, facts)}" for name, facts in shapes.EVENTS.items()]
    parts = [PROTOCOL["interface"](shape) for shape in found.values()]
    return HEAD.format(title="Kraina snów") + "\n".join([*parts, "export type KrainaEvent =", *events]) + ";\n"


def word_event(name: str, facts: dict[str, Any]) -> str:
    text: Callable[[Any], str] = PROTOCOL["type_text"]
    told = "".join(f" readonly {fact}: {text(inspect.type_info(kind))};" for fact, kind in facts.items())
    return f"{{ readonly event: '{name}'; readonly at: number;{told} }}"


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
