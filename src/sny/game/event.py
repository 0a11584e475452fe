"""What happened, and who may hear it: a secret stands beside its public face, and one door tells them apart."""

from functools import cache
from typing import Any, NamedTuple

from sny.rules.kit.facts import Fact, place_of_card
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import EVERYONE, NOTHING
from sny.rules.kit.notation import UNKNOWN


class Event(NamedTuple):
    """`facts` are public; `secrets`, where there are any, are for the seats in the set `witnesses`."""

    name: str
    facts: dict[str, Any]
    secrets: dict[str, Any] = {}  # noqa: RUF012  # a default of a tuple, which nobody writes into
    witnesses: int = EVERYONE

    @property
    def is_public(self) -> bool:
        """Whether everybody hears the same."""
        return not self.secrets or self.witnesses == EVERYONE

    @property
    def card(self) -> str | None:
        return self.secrets.get("card")

    def heard_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat hears it, or as a spectator (None) does. What it may not know is "?"."""
        if self.is_public or (seat is not None and self.witnesses >> seat & 1):
            return self.whole()
        return {"event": self.name, **self.facts, **dict.fromkeys(self.secrets, UNKNOWN)}

    def whole(self) -> dict[str, Any]:
        """The event with all its secrets, for whoever may know everything."""
        return {"event": self.name, **self.facts, **self.secrets}


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
    secrets: dict[str, Any] = {}  # a default of a tuple, which nobody writes into
    if form.card != NOTHING:
        kind = values[form.card]
        if kind != NOTHING:
            secrets = {"card": rules.CARDS[kind]}
        values = values[: form.card] + values[form.card + 1 :]
    facts = {fact.name: fact.told(value) for fact, value in zip(form.facts, values, strict=True)}
    return Event(form.name, facts, secrets, witnesses)
