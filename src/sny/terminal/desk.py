"""A player's place at a table, on a server or in this process: what was heard there, and what is asked for.

Both kinds of table speak the messages of PROTOCOL.md; what brings them is a line.
"""

from dataclasses import dataclass, field
from typing import Any, Protocol

from sny.errors import Refused
from sny.hearing import Hearing
from sny.rules.catalogue import rules_of
from sny.terminal.word_telling import REVEALED, TOLD
from sny.terminal.words import Heard


class Line(Protocol):
    """The way to a table and back."""

    hearing: Hearing
    live: bool  # whether things happen at the table while the player thinks

    def request(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send a request and receive everything up to the answer, which is returned. Raises Refused."""

    def next(self, timeout: float | None = None) -> dict[str, Any]:
        """Hear the next message; an empty one when the time is over."""

    def asked(self, legal: list[str]) -> list[str]:
        """The legal actions that the player is prompted for now; none if others come first."""

    def let_pass(self) -> None:
        """The player says nothing, and lets the next thing happen."""


@dataclass
class Desk:
    line: Line
    seat: int | None  # None: to watch
    problem: Refused | None = None  # why the last action was refused
    notices: list[Heard] = field(default_factory=list)  # what happened at the table and not in the game

    def __post_init__(self) -> None:
        self.name: str = self.table["game"]
        self.rules: Any = rules_of(self.name)
        self._of_game = event_names(self.rules)

    @property
    def table(self) -> dict[str, Any]:
        return self.line.hearing.table

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.table["options"])

    @property
    def over(self) -> bool:
        return self.line.hearing.over

    @property
    def actors(self) -> list[int]:
        return list(self.table["actors"])

    @property
    def view(self) -> dict[str, Any]:
        return {**self.line.hearing.faces[self.seat].view}

    @property
    def winners(self) -> list[int]:
        return list(self.table["result"]["winners"]) if self.table["result"] else []

    @property
    def scores(self) -> list[int]:
        """Those of the result; before there is one, what the view counts."""
        if self.table["result"]:
            return list(self.table["result"]["scores"])
        view = self.view
        counted = [view[name] for name in ("tokens", "total", "points") if any(view.get(name) or [])]
        return list(counted[0]) if counted else [0] * int(self.table["players"])

    @property
    def legal(self) -> list[str]:
        return list(self.line.hearing.faces[self.seat].legal)

    def asked(self) -> list[str]:
        """What the player may do and is prompted for now."""
        return [] if self.seat is None else self.line.asked(self.legal)

    def play(self, action: str) -> list[Heard]:
        """What came of it; where it was refused, `problem` says why."""
        self.problem = None
        try:
            self.line.request("play", seat=self.seat, action=action)
        except Refused as refused:
            self.problem = refused
        return self.heard()

    def wait(self, timeout: float | None = None) -> list[Heard]:
        """Let the next thing happen."""
        self.line.next(timeout)
        return self.heard()

    def hints(self) -> list[dict[str, Any]]:
        """What the bots think of each legal action. Raises Refused."""
        return list(self.line.request("hint", seat=self.seat)["hints"])

    def say(self, text: str) -> None:
        """To everybody at the table. Raises Refused."""
        self.line.request("chat", text=text)

    def heard(self) -> list[Heard]:
        """The events of the game since the last call; those of the table are kept separately."""
        hearing = self.line.hearing
        news = [event for face, event in hearing.events if face == self.seat]
        hearing.events.clear()
        own = [event["event"] in self._of_game and "voters" not in event for event in news]  # people vote as well
        self.notices += [event for event, of_game in zip(news, own, strict=True) if not of_game]
        return [event for event, of_game in zip(news, own, strict=True) if of_game]


def event_names(rules: Any) -> set[str]:
    return {name for name, _ in getattr(rules, "EVENTS", ())} or {*TOLD, REVEALED}
