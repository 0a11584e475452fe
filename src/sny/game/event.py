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
    names: tuple[str, ...]  # of these
    places: tuple[int, ...]  # and where they stand in a note
    plain: bool  # whether they are told as they are, unless one of them is NOTHING
    card: int  # where the card stands in a note, or NOTHING


def events_from(rules: Rules, notes: list[tuple[int, ...]]) -> tuple[Event, ...]:
    """Events from what the rules noted: number, witnesses, facts."""
    forms, cards = event_forms(rules), rules.CARDS
    return tuple([event_from(cards, forms[note[0]], note) for note in notes])


@cache
def event_forms(rules: Rules) -> tuple[Form, ...]:
    return tuple(event_form(name, facts) for name, facts in rules.EVENTS)


def event_form(name: str, facts: tuple[Fact, ...]) -> Form:
    told = tuple(fact for fact in facts if fact.kind != "card")
    places = tuple(place for place, fact in enumerate(facts, start=2) if fact.kind != "card")
    plain = not any(fact.kind in ("word", "flag") for fact in told)
    card = place_of_card(facts)
    return Form(name, told, tuple(fact.name for fact in told), places, plain, card if card == NOTHING else card + 2)


def event_from(cards: tuple[str, ...], form: Form, note: tuple[int, ...]) -> Event:
    name, declared, names, places, plain, card = form
    values = [note[place] for place in places]
    if plain and NOTHING not in values:
        facts: dict[str, Any] = dict(zip(names, values, strict=True))
    else:
        facts = {fact.name: fact.told(value) for fact, value in zip(declared, values, strict=True)}
    if card == NOTHING or note[card] == NOTHING:
        return Event(name, facts, {}, note[1])
    return Event(name, facts, {"card": cards[note[card]]}, note[1])
