"""What happened, and who may hear it: a secret card stands beside its public face, and one door tells them apart."""

from dataclasses import dataclass
from typing import Any

from sny.rules.kit.game import Rules
from sny.rules.kit.layout import NOTHING
from sny.rules.kit.notation import UNKNOWN

# Facts that point at somebody or something, and so can point at nothing. All others are numbers, and -1 is one.
POINTERS = {"seat", "first", "owner", "other_owner", "place", "other_place", "pile", "land", "to"}


@dataclass(frozen=True)
class Event:
    """`facts` are public; `card`, where there is one, is for the seats in the set `witnesses`."""

    name: str
    facts: dict[str, int | None]
    card: str | None
    witnesses: int

    def heard_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat hears it, or as a spectator (None) does. An unknown card is "?"."""
        told: dict[str, Any] = {"event": self.name, **self.facts}
        if self.card is not None:
            public = self.witnesses == -1
            knows = public or (seat is not None and self.witnesses >> seat & 1)
            told["card"] = self.card if knows else UNKNOWN
        return told


def events_from(rules: Rules, notes: list[tuple[int, ...]]) -> tuple[Event, ...]:
    """Events from what the rules noted: number, witnesses, facts."""
    return tuple(event_from(rules, *note) for note in notes)


def event_from(rules: Rules, number: int, witnesses: int, *values: int) -> Event:
    name, fact_names = rules.EVENTS[number]
    facts = dict(zip(fact_names, values, strict=True))
    kind = facts.pop("card", NOTHING)
    card = None if kind == NOTHING else rules.CARDS[kind]
    shown = {fact: None if value == NOTHING and fact in POINTERS else value for fact, value in facts.items()}
    return Event(name, shown, card, witnesses)
