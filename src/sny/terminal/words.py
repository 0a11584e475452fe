"""A game's seats, cards, actions, events and options as words. What the catalogue lacks is shown in notation."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sny.language import Language
from sny.rules.kit.facts import fact_kinds
from sny.rules.kit.game import Rules
from sny.rules.kit.options import option_text
from sny.rules.kit.plain import UNKNOWN

PLACE_KINDS = ("place", "pile", "land")
CARD_FORMS = ("whom", "with")  # the accusative and the instrumental

Heard = dict[str, Any]  # an event, as somebody hears it


@dataclass(frozen=True)
class Words:
    """`you` is the seat that is spoken to, if any. `rivals` gives the other seats names instead of numbers."""

    language: Language
    rules: Rules
    you: int | None
    rivals: bool = True

    def say(self, message: str, **values: Any) -> str:
        """A message of the game itself."""
        return self.language.say(f"{self.rules.NAME}-{message}", **values)

    def player(self, seat: int, form: str = "") -> str:
        """A seat's name; the form "of" is the genitive."""
        ending = form and f".{form}"
        if seat == self.you:
            return self.language.say(f"player-you{ending}")
        if self.rivals and self.language.knows(f"rival-{seat + 1}"):
            return self.language.say(f"rival-{seat + 1}{ending}")
        return self.language.say(f"player-number{ending}", number=seat + 1)

    def dream(self, seat: int) -> str:
        """Whose cards lie there."""
        return self.language.say("your-dream") if seat == self.you else self.player(seat)

    def card(self, name: str, form: str = "") -> str:
        """A card's name; other forms are the game's own. A card without a name is its number of something."""
        message = f"{self.rules.NAME}-card-{name}" + (form and f".{form}")
        if not self.language.knows(message):
            message = message.partition(".")[0]
        if self.language.knows(message):
            return self.language.say(message)
        number = f"{self.rules.NAME}-card-number"
        if name.isdigit() and self.language.knows(number):
            return self.language.say(number, number=int(name))
        return self.language.say("card-unknown") if name == UNKNOWN else name

    def argument(self, text: str) -> str:
        """What an action points at: a place, a card, or a word of the game."""
        word = f"{self.rules.NAME}-argument-{text}"
        if self.language.knows(word):
            return self.language.say(word)
        return text if text.isdigit() or text not in self.rules.CARDS else self.card(text)

    def action(self, verb: str, **values: Any) -> str:
        """What an action means; nothing where the catalogue does not know."""
        message = f"{self.rules.NAME}-action-{verb}"
        return self.language.say(message, **values) if self.language.knows(message) else ""

    def aliases(self, verb: str) -> list[str]:
        """Other words for the first word of an action."""
        message = f"{self.rules.NAME}-verb-{verb}"
        return self.language.word_list(message) if self.language.knows(message) else []

    def phase(self, phase: str, **values: Any) -> str:
        """What is expected of you now."""
        message = f"{self.rules.NAME}-phase-{phase}"
        if self.language.knows(message):
            return self.language.say(message, **values)
        return self.language.say("prompt-your-turn")

    def about(self) -> str:
        """The game in a line."""
        message = f"{self.rules.NAME}-about"
        return self.language.say(message) if self.language.knows(message) else ""

    def option(self, name: str, value: Any) -> str:
        """An option of the table and its value; nothing for one that is left to the game."""
        spec = self.rules.DATA["option"][name]
        if value is None or value in ([], {}):
            return ""
        if "counts" in spec:
            shown = ", ".join(f"{self.card(kind)} × {count}" for kind, count in value.items())
        else:
            known = "own" if "text" in spec and "=" in value else value
            parts = known if isinstance(known, list) else [option_text(spec, known)]
            shown = ", ".join(self.option_word(name, part) for part in parts)
        label = f"{self.rules.NAME}-option-{name}"
        return f"{self.language.say(label) if self.language.knows(label) else name}: {shown}"

    def option_word(self, name: str, word: str) -> str:
        for message in (f"{self.rules.NAME}-{name}-{word}", f"switch-{word}"):
            if self.language.knows(message):
                return self.language.say(message)
        return word

    def event(self, heard: Heard) -> str:
        """What happened, as a phrase that follows the player's name, or as a sentence where no player is named."""
        message = f"{self.rules.NAME}-event-{heard['event']}"
        if self.language.knows(message):
            return self.language.say(message, **self.facts(heard))
        told = [f"{name} {self.fact(name, value)}" for name, value in heard.items() if name not in ("event", "seat")]
        event = str(heard["event"])
        return self.language.say("event-plain", event=event, facts=", ".join(told)) if told else event

    def fact(self, name: str, value: Any) -> Any:
        if value is None:
            return "-"
        if self.kind(name) == "seat":
            return self.player(value)
        if self.kind(name) in PLACE_KINDS:
            return ", ".join(self.place(name, place) for place in (value if isinstance(value, list) else [value]))
        return self.card(value) if name == "card" else value

    def kind(self, fact: str) -> str:
        return fact_kinds(self.rules).get(fact, "")

    def place(self, fact: str, place: int) -> str:
        """A place as the notation has it: counted from 1, or by row and column."""
        columns = getattr(self.rules, "COLUMNS", 0) if self.kind(fact) == "place" else 0
        return f"{place // columns + 1}.{place % columns + 1}" if columns else str(place + 1)

    def facts(self, heard: Heard) -> dict[str, Any]:
        """The facts of an event as a message needs them. `…_is` tells apart you, the acting player and the others."""
        values: dict[str, Any] = {"mine": "yes" if heard.get("seat", -1) == self.you else "no", "many": "no"}
        for name, value in heard.items():
            if self.kind(name) == "seat" and value is None:
                values[f"{name}_is"] = "nobody"
            elif self.kind(name) == "seat":
                kin = "self" if value == heard.get("seat") else "you" if value == self.you else "other"
                values |= {name: self.player(value), f"{name}_of": self.player(value, "of"), f"{name}_is": kin}
            elif isinstance(value, list):
                places = [self.place(name, place) for place in value]
                values |= {name: self.language.listed(places, "list-and"), "many": "yes"}
            elif self.kind(name) in PLACE_KINDS:
                values[name] = 0 if value is None else self.place(name, value)
            elif name == "card":
                values |= {"card": self.card(value), "known": "no" if value == UNKNOWN else "yes"}
                values |= {f"card_{form}": self.card(value, form) for form in CARD_FORMS}
            elif name != "event":
                values[name] = int(value) if isinstance(value, bool) else value
        return values

    def lines(self, events: Sequence[Heard]) -> list[str]:
        """What happened, a line for each player who did something."""
        lines = []
        for seat, run in groupby(events, key=lambda heard: heard.get("seat")):
            phrases = [phrase for phrase in self.phrases(run) if phrase]
            if seat is None:
                lines += phrases
            elif phrases:
                lines.append(self.language.say("line", player=self.player(seat), phrases=", ".join(phrases)))
        return lines

    def phrases(self, events: Iterable[Heard]) -> Iterator[str]:
        """A phrase for each event, or one for several of a kind where the catalogue has words for that."""
        for name, run in groupby(events, key=lambda heard: heard["event"]):
            message, several = f"{self.rules.NAME}-event-{name}.several", list(run)
            if len(several) > 1 and self.language.knows(message):
                cards = [self.card(heard["card"]) for heard in several]
                values = self.facts(several[0]) | {"cards": ", ".join(cards), "count": len(several)}
                yield self.language.say(message, **values)
            else:
                yield from map(self.event, merged(several))


def merged(events: Iterable[Heard]) -> Iterator[Heard]:
    """The same thing done at one place after another is one event, with a list of places."""
    for _, run in groupby(events, key=lambda heard: {**heard, "place": None}):
        same = list(run)
        if len(same) > 1 and "place" in same[0] and same[0].get("card") == UNKNOWN:
            yield {**same[0], "place": [heard["place"] for heard in same]}
        else:
            yield from same
