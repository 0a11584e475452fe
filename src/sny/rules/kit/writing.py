"""Functions generated as source text, field by field.

Compiled code cannot go through fields by name, and plain Python is slow at it; so what goes through all fields of a
layout is written loop by loop from the layout. The text stays with the functions, for `twins` to make its digest of.
"""

from typing import Any


def written_out(source: str, of: str, **names: Any) -> dict[str, Any]:
    """The functions that a text of ours defines, by name. They see `names`; `of` stands in tracebacks."""
    names["__name__"] = __name__
    exec(compile(source, f"<{of}>", "exec"), names)  # noqa: S102  # never anybody else's text
    functions = {name: value for name, value in names.items() if getattr(value, "__globals__", None) is names}
    for function in functions.values():
        function.__source__ = source
    return functions
