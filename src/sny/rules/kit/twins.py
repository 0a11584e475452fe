"""Compiled twins: the same rule functions as machine code for flat records.

A twin is built from a function's own code object, so rules exist once. It sees the twins of whatever the function
names: other functions compiled, whole numbers as they are, tuples of them as constant arrays. `note` becomes nothing:
compiled games tell no events.
"""

from collections.abc import Callable, Iterable, Mapping
from dis import get_instructions
from hashlib import sha256
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from sny.rules.kit.indices import unsigned_indices
from sny.rules.kit.layout import note, places_written

Function = Callable[..., Any]


def compiled(
    functions: Mapping[str, Function],
    *,
    check_bounds: bool = False,
    inline: bool = True,
    wraps: bool = True,
    **bound: Any,
) -> dict[str, Any]:
    """The compiled twins of some functions. `bound` gives compiled meanings to names that the functions use.

    Inlined, rules are faster; but functions that call each other from many places grow without end, and of such only
    those should be that call no others. With `wraps=False` no index may be negative.
    """
    import numba

    # Numba's cache looks at one function's own file; an edit elsewhere would leave stale machine code. So the digest
    # of everything that a twin is made of goes into its name, which the cache does look at.
    digest = digest_of(functions.values(), f"bounds {check_bounds} inline {inline} wraps {wraps}", bound)
    settings: dict[str, Any] = {"nogil": True, "error_model": "numpy", "boundscheck": check_bounds}
    if not wraps:
        settings["pipeline_class"] = unsigned_indices()

    def make(copy: FunctionType, leaf: bool) -> Any:
        copy.__qualname__ = f"{copy.__name__}_{digest}"
        cached = Path(copy.__code__.co_filename).exists()
        return numba.njit(copy, cache=cached, forceinline=inline or leaf, **settings)

    return twins_of(functions, bound, make, numba.njit(forceinline=True))


def twins_of(
    functions: Mapping[str, Function],
    bound: Mapping[str, Any],
    make: Callable[[FunctionType, bool], Any],
    stand_in: Any,
) -> dict[str, Any]:
    """Twins by a compiler: `make` is given a copy of each function that sees twins, and whether it calls no others.

    `stand_in` compiles what is done instead of the kit's own functions."""
    twins: dict[Function, Any] = {note: stand_in(tell_nobody), places_written: stand_in(write_all)}

    def twin(function: Function) -> Any:
        if function not in twins:
            code = function.__code__
            names = {"__builtins__": function.__globals__["__builtins__"], "__name__": function.__module__}
            for name in names_in(code):
                if name in bound:
                    names[name] = bound[name]
                elif name in function.__globals__:
                    names[name] = meaning(function.__globals__[name])
            copy = FunctionType(code, names, function.__name__, function.__defaults__)
            copy.__module__ = function.__module__
            leaf = not any(isinstance(function.__globals__.get(name), FunctionType) for name in names_in(code))
            twins[function] = make(copy, leaf)
        return twins[function]

    def meaning(value: Any) -> Any:
        if isinstance(value, FunctionType):
            return twin(value)
        return constant_array(value) if isinstance(value, tuple) else value

    return {name: twin(function) for name, function in functions.items()}


def tell_nobody(state: Any, *event: int) -> None:
    pass


def write_all(count: int, most: int) -> int:  # noqa: ARG001
    return most


def constant_array(numbers: tuple[Any, ...]) -> Any:
    import numpy

    array = numpy.array(numbers)
    fits = array.dtype.kind == "i" and array.min() >= -128 and array.max() < 128
    return array.astype(numpy.int8) if fits else array


def names_in(code: CodeType) -> set[str]:
    """The global names that a function reads; attributes of the same name are not meant."""
    return {step.argval for step in get_instructions(code) if step.opname == "LOAD_GLOBAL"}


def digest_of(functions: Any, settings: str, bound: Mapping[str, Any]) -> str:
    """A short name for all that goes into twins: sources, constants, settings, what bound names stand for."""
    parts = {settings, source_of(compiled), source_of(unsigned_indices.__wrapped__)}
    for name, value in bound.items():
        parts.add(f"{name} {getattr(value, '__qualname__', value)}")
    for function in functions_in(functions):
        parts.add(source_of(function))
        for name in names_in(function.__code__):
            value = function.__globals__.get(name)
            if isinstance(value, (int, tuple)):
                parts.add(f"{name} {value}")
    return sha256("\n".join(sorted(parts)).encode()).hexdigest()[:12]


def functions_in(functions: Iterable[Function]) -> set[Function]:
    """Some functions and all that they call, directly or not."""
    waiting, known = list(functions), set[Function]()
    while waiting:
        function = waiting.pop()
        if function not in known:
            known.add(function)
            named = (function.__globals__.get(name) for name in names_in(function.__code__))
            waiting += [value for value in named if isinstance(value, FunctionType)]
    return known


def source_of(function: Function) -> str:
    path = Path(function.__code__.co_filename)
    return path.read_text(encoding="utf-8") if path.exists() else str(getattr(function, "__source__", ""))
