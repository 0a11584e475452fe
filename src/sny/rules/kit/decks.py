"""Decks of a designer's own: how many copies of each kind differ from what is printed.

The option `deck` names the kinds that are changed and how many copies there are of each; a state holds the differences.
"""

from collections.abc import Mapping, Sequence

from sny.errors import OptionError


def added_copies(printed: Sequence[int], kinds: Sequence[str], changed: Mapping[str, int] | None) -> list[int]:
    """For each kind, how many copies more than printed there are; fewer are less than 0."""
    given = changed or {}
    return [given.get(kind, copies) - copies for kind, copies in zip(kinds, printed, strict=True)]


def check_deck(printed: Sequence[int], added: Sequence[int], least: int, most: int) -> None:
    if any(added) and (problem := flaw_in_deck(printed, added, least, most)):
        raise OptionError("deck", problem)


def flaw_in_deck(printed: Sequence[int], added: Sequence[int], least: int, most: int) -> str:
    """Why nobody could play with a deck, or nothing."""
    copies = [count + more for count, more in zip(printed, added, strict=True)]
    if min(copies) < 0:
        return "a kind cannot have fewer than 0 copies"
    if any(added) and not least <= sum(copies) <= most:
        return f"a deck for this many players needs {least} to {most} cards; this one has {sum(copies)}"
    return ""
