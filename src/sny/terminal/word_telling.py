"""What is heard at the table of a word game, line by line, with the seconds that were left in the glass."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil
from typing import Any

from sny.rules.kraina_snow import HIDDEN
from sny.terminal.words import Heard, Words

TOLD = (
    "round",
    "role",
    "card",
    "night",
    "clue",
    "passed",
    "passed_over",
    "guessed",
    "skipped",
    "changed",
    "time_up",
    "day",
    "told",
    "challenged",
    "doubted",
    "voted",
    "settled",
    "left",
    "returned",
    "won",
)
REVEALED = "revealed"  # this one is a picture
ONLY_IF_KNOWN = ("role", "voted")  # nothing is left of these for whoever may not know


@dataclass
class Telling:
    words: Words
    glass_ends: float | None = None  # while the sand runs

    def lines(self, events: Iterable[Heard]) -> list[str]:
        return [line for event in events if (line := self.line(event))]

    def line(self, heard: Heard) -> str:
        """An event as a line; empty for one that needs none."""
        name, values = heard["event"], self.values(heard)
        self.follow_the_glass(heard)
        if name not in TOLD or (name in ONLY_IF_KNOWN and values["known"] == "no"):
            return ""
        said = self.words.language.say(f"{self.words.rules.NAME}-event-{name}", **values)
        return self.at_its_time(heard["at"], said)

    def follow_the_glass(self, heard: Heard) -> None:
        name = heard["event"]
        if name == "night" or (name == "settled" and self.glass_ends is not None):
            self.glass_ends = heard["ends_at"]
        elif name in ("time_up", "day", REVEALED):
            self.glass_ends = None

    def at_its_time(self, at: float, said: str) -> str:
        if self.glass_ends is None:
            return said
        return f"{self.words.language.say('kraina-snow-left', left=ceil(self.glass_ends - at)):>5}  {said}"

    def values(self, heard: Heard) -> dict[str, Any]:
        """The facts as a message needs them. `known` tells whether nothing of the event is hidden."""
        values: dict[str, Any] = {name: value for name, value in heard.items() if isinstance(value, str | int)}
        values |= {name: "yes" if value else "no" for name, value in heard.items() if isinstance(value, bool)}
        values["known"] = "no" if HIDDEN in heard.values() else "yes"
        for name in ("seat", "dreamer", "giver"):
            seat = heard.get(name)
            if isinstance(seat, int):
                values |= {name: self.words.player(seat), f"{name}_is": "you" if seat == self.words.you else "other"}
        if "word" in values:
            values["word"] = values["word"].upper()
        if values["known"] == "yes" and "role" in values:
            values["role"] = spirit(self.words, values["role"])
        if heard.get("ends_at") is not None:
            values["seconds"] = ceil(heard["ends_at"] - heard["at"])
        if heard["event"] == "won":
            winners = [self.words.player(seat) for seat in heard["seats"]]
            values |= {
                "winners": self.words.language.listed(winners, "list-and"),
                "many": len(winners),
                "mine": "yes" if heard["seats"] == [self.words.you] else "no",
                "points": max(heard["scores"]),
            }
        return values


def spirit(words: Words, role: str) -> str:
    return words.language.say(f"{words.rules.NAME}-spirit-{role}")
