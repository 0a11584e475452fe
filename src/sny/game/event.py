"""What happened, and who may know it: an event has public facts and a secret; `heard_by` gives each seat its part."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from sny.rules.kit.facts import Fact, place_of_card
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import EVERYONE, NOTHING
from sny.rules.kit.plain import UNKNOWN
from sny.rules.kit.writing import written_out


class Event(NamedTuple):
    """`facts` are public; `secrets`, where there are any, are for the seats in the set `witnesses`."""

    name: str
    facts: dict[str, Any]
    secrets: dict[str, Any] = {}  # noqa: RUF012  # a default of a tuple, which nobody writes into
    witnesses: int = EVERYONE

    @property
    def is_public(self) -> bool:
        """Whether the event is the same for everybody."""
        return not self.secrets or self.witnesses == EVERYONE

    @property
    def card(self) -> str | None:
        return self.secrets.get("card")

    def heard_by(self, seat: int | None) -> dict[str, Any]:
        """The event as a seat may know it, or a spectator (None). What they may not know is "?"."""
        if self.is_public or (seat is not None and self.witnesses >> seat & 1):
            return self.whole()
        return {"event": self.name, **self.facts, **dict.fromkeys(self.secrets, UNKNOWN)}

    def whole(self) -> dict[str, Any]:
        """The event with all its secrets."""
        return {"event": self.name, **self.facts, **self.secrets}


Teller = Callable[[tuple[int, ...]], Event]


def events_from(rules: Rules, notes: list[tuple[int, ...]]) -> tuple[Event, ...]:
    """Events from what the rules noted: number, witnesses, facts."""
    tellers = event_tellers(rules)
    return tuple([tellers[note[0]](note) for note in notes])


@cache
def event_tellers(rules: Rules) -> tuple[Teller, ...]:
    return tuple(event_teller(rules.CARDS, name, facts) for name, facts in rules.EVENTS)


def event_teller(cards: tuple[str, ...], name: str, facts: tuple[Fact, ...]) -> Teller:
    """A function from a note to its event, generated fact by fact for speed."""
    card = place_of_card(facts) + 2
    told = ", ".join(
        f"{fact.name!r}: {fact.told(f'note[{place}]')}"
        for place, fact in enumerate(facts, start=2)
        if fact.kind != "card"
    )
    secrets = f"{{}} if note[{card}] == {NOTHING} else {{'card': cards[note[{card}]]}}" if card >= 2 else "{}"
    source = f"def tell(note):\n    return new(Event, ({name!r}, {{{told}}}, {secrets}, note[1]))\n"
    functions = written_out(source, f"tell {name}", new=tuple.__new__, Event=Event, cards=cards)
    return functions["tell"]  # type: ignore[no-any-return]
