"""The facts of events, declared once: what each is called, and what its numbers mean.

    EVENTS = (
        ("swapped", (seat(), seat("owner"), place(), seat("other_owner"), place("other_place"))),
        ("scored", (seat(), number("count"), word("reason", *REASONS))),
    )

Rules note small integers. Outside, a fact that points at nothing (NOTHING) is None, a word is a text, a flag is true or
false, and the card is its name, told only to those who may know it.
"""

from functools import cache
from typing import Any, NamedTuple

from sny.rules.kit.layout import NOTHING

POINTING = ("seat", "place", "pile", "land")  # kinds that count from 0, or are NOTHING


class Fact(NamedTuple):
    name: str
    kind: str  # seat, place, pile, land, card, number, flag, word
    words: tuple[str, ...] = ()

    def told(self, value: str) -> str:
        """An expression: the value as everything outside of the rules has it. Of a card, `Event` takes care."""
        if self.kind == "word":
            return f"{self.words!r}[{value}]"
        if self.kind == "flag":
            return f"{value} != 0"
        return f"None if {value} == {NOTHING} else {value}" if self.kind in POINTING else value


def seat(name: str = "seat") -> Fact:
    return Fact(name, "seat")


def place(name: str = "place") -> Fact:
    """A place in a dream."""
    return Fact(name, "place")


def pile(name: str = "pile") -> Fact:
    return Fact(name, "pile")


def land(name: str = "land") -> Fact:
    return Fact(name, "land")


def card() -> Fact:
    """The one card that an event may tell of: not everybody need know it."""
    return Fact("card", "card")


def number(name: str) -> Fact:
    return Fact(name, "number")


def flag(name: str) -> Fact:
    return Fact(name, "flag")


def word(name: str, *words: str) -> Fact:
    """One of several words, a reason for instance; the number is its place among them."""
    return Fact(name, "word", words)


def place_of_card(facts: tuple[Fact, ...]) -> int:
    """Where the card stands among the facts of an event; NOTHING for an event without one."""
    return next((place for place, fact in enumerate(facts) if fact.kind == "card"), NOTHING)


@cache
def fact_kinds(rules: Any) -> dict[str, str]:
    """The kind of each fact by its name, which means the same in all events of a game."""
    return {fact.name: fact.kind for _, facts in getattr(rules, "EVENTS", ()) for fact in facts}
