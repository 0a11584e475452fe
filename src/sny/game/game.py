"""The interface of every game being played, for its drivers: a table, a terminal, a simulation, a script.

Card games and word games differ in what an action is and in whether time matters; drivers need not care. Time is an
argument, in seconds, which card games ignore.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from sny.game.event import Event


class Game(Protocol):
    """Made by `sny.new`, `sny.position` and `sny.load`."""

    rules: Any
    name: str
    players: int
    seed: str
    options: dict[str, Any]
    start: str  # the position that the game began from, when it is not a new table
    state: Any
    inputs: list[str]  # deals and actions so far: the lines of the game's text
    deals: int
    stopped: bool
    opening: tuple[Event, ...]  # what the first deal told
    own_clock: bool  # whether the game itself limits time, so that the table's clocks stand still
    judged: bool  # whether inputs carry verdicts, so that only their lines can be carried out again

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""

    @property
    def known_actors(self) -> tuple[int, ...]:
        """Those that everybody may know about."""

    @property
    def over(self) -> bool:
        """Whether nobody can act any more: the rules ended the game, or it was stopped."""

    @property
    def scores(self) -> list[int]: ...

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody before the end, nor in a game that was stopped."""

    @property
    def now(self) -> float:
        """When something last happened."""

    @property
    def wakes_at(self) -> float | None:
        """When `wake` next has something to do; None while only the players can move the game on."""

    @property
    def silent(self) -> bool:
        """Whether chat is closed now."""

    @property
    def moment(self) -> tuple[object, ...]:
        """Identifies the question to a bot: its answer is void if this has changed meanwhile."""

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation."""

    def play(self, seat: int, action: str, at: float | None = None) -> tuple[Event, ...]:
        """Carry out an action and return its events. Raises IllegalAction, and changes nothing, if it is illegal."""

    def question(self, seat: int, heard: Sequence[dict[str, Any]]) -> tuple[Any, list[Any]]:
        """What a bot gets: the seat's view in the form for bots, with its events if they use them, and its legal
        actions."""

    def answered(self, seat: int, answer: Any, at: float | None = None) -> tuple[Event, ...]:
        """`play` for a bot's answer to a question."""

    def wake(self, at: float) -> tuple[Event, ...]:
        """Carry out everything that is due by a time."""

    def stop(self) -> None:
        """End the game from outside. It has scores, but no winners."""

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat has a right to know, as plain dicts and lists; None is a spectator."""

    def own_changes(self, seat: int | None, told: dict[str, Any]) -> dict[str, Any]:
        """What has changed in the part of a view that differs between seats, compared with what the seat was sent
        (`told`, which is updated)."""

    def shared_changes(self, before: Any) -> dict[str, Any]:
        """What has changed since a snapshot in the part of a view that is the same for everybody."""

    def open_view(self) -> dict[str, Any]:
        """The view with nothing hidden but what is still to be drawn."""

    def snapshot(self) -> Any:
        """A copy of the state, which no later input changes."""

    def showed(self, before: Any, events: Sequence[Event]) -> bool:
        """Whether somebody has learnt something new since a snapshot, so that it cannot be undone."""

    def whereabouts(self) -> str:
        """The state of the game in one line, for debugging: its position, or its time."""

    def text(self) -> str:
        """The whole game: header, deals and actions."""

    def open(self) -> None:
        """Make the first deal, if one is due; `opening` has its events."""

    def follow(
        self, lines: Sequence[str], number: int = 0, *, own_deals: bool = False, trusted: bool = False
    ) -> tuple[Event, ...]:
        """Carry out lines of a game's text, and return their events. FormatError names the line, counted from `number`.

        The lines contain the deals; with `own_deals` they do not, and the game deals by its seed. Trusted lines are
        our own record, and may deal the cards of another version's deck.
        """


DEALS = ("deal", "deck", "spirits", "under")  # what lines with deals begin with


def is_deal(line: str) -> bool:
    """Whether a line of a game's text is a deal, and neither an action nor the end."""
    return line.partition(" ")[0] in DEALS
