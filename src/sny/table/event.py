"""What happened, and who may hear it: a secret card stands beside its public face, and one door tells them apart."""

from functools import cache
from typing import Any, NamedTuple

from msgspec import Struct

from sny.rules.kit.facts import Fact, place_of_card
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import EVERYONE, NOTHING
from sny.rules.kit.notation import UNKNOWN


class Event(Struct, frozen=True, gc=False):
    """`facts` are public; `card`, where there is one, is for the seats in the set `witnesses`."""

    name: str
    facts: dict[str, Any]
    card: str | None
    witnesses: int

    @property
    def is_public(self) -> bool:
        """Whether everybody hears the same."""
        return self.card is None or self.witnesses == EVERYONE

    def heard_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat hears it, or as a spectator (None) does. An unknown card is "?"."""
        told: dict[str, Any] = {"event": self.name, **self.facts}
        if self.card is not None:
            knows = self.is_public or (seat is not None and self.witnesses >> seat & 1)
            told["card"] = self.card if knows else UNKNOWN
        return told


class Notice(Struct, frozen=True, gc=False):
    """Something that happened at the table and not in the game; everybody may hear it."""

    name: str
    facts: dict[str, Any]

    @property
    def is_public(self) -> bool:
        return True

    def heard_by(self, seat: int | None) -> dict[str, Any]:  # noqa: ARG002  # asked like the events of a game
        return {"event": self.name, **self.facts}


class Form(NamedTuple):
    """How an event is told."""

    name: str
    facts: tuple[Fact, ...]  # all but the card
    card: int  # its place among the facts as the rules note them, or NOTHING


def events_from(rules: Rules, notes: list[tuple[int, ...]]) -> tuple[Event, ...]:
    """Events from what the rules noted: number, witnesses, facts."""
    forms = event_forms(rules)
    return tuple([event_from(rules, forms[note[0]], note[1], note[2:]) for note in notes])


@cache
def event_forms(rules: Rules) -> tuple[Form, ...]:
    return tuple(
        Form(name, tuple(fact for fact in facts if fact.kind != "card"), place_of_card(facts))
        for name, facts in rules.EVENTS
    )


def event_from(rules: Rules, form: Form, witnesses: int, values: tuple[int, ...]) -> Event:
    card = None
    if form.card != NOTHING:
        kind = values[form.card]
        card = None if kind == NOTHING else rules.CARDS[kind]
        values = values[: form.card] + values[form.card + 1 :]
    facts = {fact.name: fact.told(value) for fact, value in zip(form.facts, values, strict=True)}
    return Event(form.name, facts, card, witnesses)
