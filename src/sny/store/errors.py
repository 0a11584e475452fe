"""What can go wrong with a store, as a tree. Unless it is `Unsure`, nothing was written.

StoreError         the store could not do it; the text says why, and never a secret
├── Taken          that id, number or secret is in use
├── Missing        there is no such table, person or line before
├── Finished       the table is closed and accepts no more lines
└── Unsure         the connection broke in the middle: it may have been written or not
"""

from sny.errors import SnyError


class StoreError(SnyError):
    pass


class Taken(StoreError):
    pass


class Missing(StoreError):
    pass


class Finished(StoreError):
    pass


class Unsure(StoreError):
    pass


def refusal(table: str, number: int, length: int | None, closed: bool) -> StoreError:
    """Why a table of that many lines, or none at all, did not take a line of that number."""
    if length is None:
        return Missing(f"there is no table {table!r}")
    if number < length:
        return Taken(f"table {table!r} has a line {number} already")
    if closed:
        return Finished(f"table {table!r} is closed and accepts no more lines")
    return Missing(f"table {table!r} has {length} lines, so line {number} cannot be the next")


def refusal_to_close(table: str, exists: bool) -> StoreError:
    return Taken(f"table {table!r} is closed already") if exists else Missing(f"there is no table {table!r}")
