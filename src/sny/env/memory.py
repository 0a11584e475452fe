"""Arrays by their address.

Python hands compiled code an array by taking it apart; for the eighteen arrays of one game that costs more than a move
does. So a single game hands over the addresses, and compiled code makes its arrays there. Whoever gives an address
keeps what lies there alive.
"""

from typing import Any

pointer_to: Any = None  # bound to what only compiled code has
carray: Any = None


def array_at(address: int, shape: Any, kind: Any) -> Any:
    return carray(pointer_to(address), shape, kind)


def compiled_names() -> dict[str, Any]:
    """What `array_at` is made of."""
    import numba
    from numba.extending import intrinsic

    voidptr = numba.types.voidptr
    carray = vars(numba)["carray"]

    @intrinsic
    def pointer_to(_: Any, address: Any) -> Any:
        def code(context: Any, builder: Any, _: Any, values: Any) -> Any:
            return builder.inttoptr(values[0], context.get_value_type(voidptr))

        return voidptr(address), code

    return {"pointer_to": pointer_to, "carray": carray}
