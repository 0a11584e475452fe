"""The messages of the server as TypeScript: `python scripts/client/protocol.py` writes client/src/protocol.ts anew.

Everything comes from the structs of `sny.server.messages`, so a message exists once; a test compares the file with what
this would write.
"""

from inspect import getdoc
from pathlib import Path
from typing import Any

from msgspec import inspect

from sny.server import messages

TARGET = Path(__file__).parents[2] / "client" / "src" / "protocol.ts"
HEAD = """\
// The messages between client and server, from src/sny/server/messages.py.
// Written by scripts/client/protocol.py: do not edit.

export const VERSION = {version};
"""
WORDS: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def written() -> str:
    """The whole file."""
    unions = {"AnyFromClient": messages.AnyFromClient, "AnyFromServer": messages.AnyFromServer}
    parts = [HEAD.format(version=messages.VERSION)]
    structs: dict[type, inspect.StructType] = {}
    for union in unions.values():
        collect(inspect.type_info(union), structs)
    parts += [interface(struct) for struct in structs.values()]
    for name, union in unions.items():
        members = sorted(type_text(info) for info in inspect.type_info(union).types)  # type: ignore[attr-defined]
        parts.append(f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n")
    return "\n".join(parts)


def collect(info: Any, structs: dict[type, inspect.StructType]) -> None:
    """Every struct that can be reached, each after those that it is made of."""
    if isinstance(info, inspect.StructType) and info.cls not in structs:
        for field in info.fields:
            collect(field.type, structs)
        structs[info.cls] = info
    elif isinstance(info, inspect.UnionType):
        for member in info.types:
            collect(member, structs)
    elif isinstance(info, inspect.ListType):
        collect(info.item_type, structs)


def interface(struct: inspect.StructType) -> str:
    doc = " ".join((getdoc(struct.cls) or "").split()) if struct.cls.__doc__ else ""
    lines = [f"/** {doc} */"] if doc else []
    lines.append(f"export interface {struct.cls.__name__} {{")
    if struct.tag is not None:
        lines.append(f"  {struct.tag_field}: '{struct.tag}';")
    lines += [f"  {field.encode_name}{mark(field)}: {type_text(field.type)};" for field in struct.fields]
    return "\n".join([*lines, "}\n"])


def mark(field: inspect.Field) -> str:
    return "" if field.required else "?"


def type_text(info: Any) -> str:
    if isinstance(info, inspect.Metadata):
        return type_text(info.type)
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(type_text(member) for member in info.types)
    if isinstance(info, inspect.ListType):
        inner = type_text(info.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<{type_text(info.key_type)}, {type_text(info.value_type)}>"
    if isinstance(info, inspect.LiteralType):
        return " | ".join(f"'{value}'" for value in sorted(info.values))
    return WORDS[type(info)]


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
