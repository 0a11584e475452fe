"""What the server says, as TypeScript: `python scripts/client/protocol.py` writes client/src/protocol.ts anew.

Everything comes from the structs of `sny.server.messages` and `sny.server.forms` and from what `sny.table.described`
says of a table, so each exists once; a test compares the file with what this would write.
"""

from collections.abc import Iterator
from inspect import getdoc
from pathlib import Path
from typing import Any

from msgspec import Struct, inspect

from sny.rules.kit.options import OptionSpec
from sny.server import forms, messages
from sny.table.described import CLIENT, ChatLine, Described

TARGET = Path(__file__).parents[2] / "client" / "src" / "protocol.ts"
HEAD = """\
// The messages between client and server, what is asked by HTTP, and what everybody may know of a table: from
// src/sny/server/messages.py, forms.py and src/sny/table/described.py.
// Written by scripts/client/protocol.py: do not edit.
import type {{ FactKind }} from './text/facts';

export const VERSION = {version};

/** An event as a seat hears it: its name and its facts. Seats and places count from 0. */
export interface Heard {{
  readonly event: string;
  readonly [fact: string]: unknown;
}}

/** What comes of an action: in so many imagined worlds, and by the outcomes of the game. */
export interface Hinted {{
  readonly action: string;
  readonly worlds: number;
  readonly [outcome: string]: string | number;
}}

/** A view of a game as it is sent; what its fields are is in games/NAME/types.ts. */
export type View = Readonly<Record<string, unknown>>;
"""
WORDS: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}
Shape = inspect.StructType | inspect.TypedDictType


def written() -> str:
    """The whole file."""
    unions = {"AnyFromClient": messages.AnyFromClient, "AnyFromServer": messages.AnyFromServer}
    shapes: dict[type, Shape] = {}
    for found in (*unions.values(), Described, ChatLine, OptionSpec, *forms_of_http()):
        collect(inspect.type_info(found), shapes)
    parts = [HEAD.format(version=messages.VERSION), *(interface(shape) for shape in shapes.values())]
    for name, union in unions.items():
        members = sorted(type_text(info) for info in inspect.type_info(union).types)  # type: ignore[attr-defined]
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(parts)


def forms_of_http() -> Iterator[type[Struct]]:
    for value in vars(forms).values():
        if isinstance(value, type) and issubclass(value, Struct) and value.__module__ == forms.__name__:
            yield value


def collect(info: Any, shapes: dict[type, Shape]) -> None:
    """Everything with fields that can be reached, each after what it is made of."""
    if isinstance(info, inspect.StructType | inspect.TypedDictType) and info.cls not in shapes:
        for field in info.fields:
            collect(field.type, shapes)
        shapes[info.cls] = info
    elif isinstance(info, inspect.UnionType):
        for member in info.types:
            collect(member, shapes)
    elif isinstance(info, inspect.ListType):
        collect(info.item_type, shapes)
    elif isinstance(info, inspect.DictType):
        collect(info.value_type, shapes)


def interface(shape: Shape) -> str:
    name = shape.cls.__name__
    doc = " ".join((getdoc(shape.cls) or "").split()) if shape.cls.__doc__ else ""
    lines = [f"/** {doc} */"] if doc else []
    open_ended = isinstance(shape, inspect.TypedDictType)  # a type may be read as an event's facts, an interface not
    lines.append(f"export type {name} = {{" if open_ended else f"export interface {name} {{")
    if isinstance(shape, inspect.StructType) and shape.tag is not None:
        lines.append(f"  readonly {shape.tag_field}: '{shape.tag}';")
    lines += [f"  readonly {field.encode_name}{mark(field)}: {type_text(field.type)};" for field in shape.fields]
    return "\n".join([*lines, "};\n" if open_ended else "}\n"])


def mark(field: inspect.Field) -> str:
    return "" if field.required else "?"


def type_text(info: Any) -> str:
    if isinstance(info, inspect.Metadata):
        return (info.extra or {}).get(CLIENT) or type_text(info.type)
    if isinstance(info, inspect.StructType | inspect.TypedDictType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys(type_text(member) for member in info.types))
    if isinstance(info, inspect.ListType):
        inner = type_text(info.item_type)
        return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
    if isinstance(info, inspect.TupleType):
        return f"readonly [{', '.join(type_text(item) for item in info.item_types)}]"
    if isinstance(info, inspect.DictType):
        return f"Readonly<Record<{type_text(info.key_type)}, {type_text(info.value_type)}>>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in sorted(info.values))
    return WORDS[type(info)]


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
