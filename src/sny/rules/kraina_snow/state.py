"""What a state holds, and how what happens is told."""

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from sny.rules.kraina_snow.words import DECK, HIDDEN

Card = tuple[str, ...]


@dataclass(frozen=True)
class Said:
    """One input: its kind, the words said, and how they were judged."""

    kind: str
    text: str = ""
    verdict: str = ""
    reason: str = ""  # why a clue is illegal, for the spirits (KRA-C7)
    named: tuple[str, ...] = ()  # the words that a story named (KRA-D1)


@dataclass(frozen=True)
class Laid:
    """A card that lies on a side, with the guess that brought it there; no guess: the dreamer passed."""

    card: Card
    guess: str | None


@dataclass(frozen=True)
class Penalty:
    seat: int
    word: str
    round: int


@dataclass(frozen=True)
class Happening:
    """What happened: facts for all, and secrets for the seats that are `witnesses`."""

    name: str
    facts: dict[str, Any]
    secrets: dict[str, Any]
    witnesses: tuple[int, ...]


@dataclass
class Dream:
    # the table
    players: int
    options: dict[str, Any]
    dreamer: int
    phase: str = DECK
    round: int = 0
    now: float = 0.0  # when something last happened
    away: list[int] = field(default_factory=list)
    # the round
    deck: list[Card] = field(default_factory=list)  # the first is on top, and shown to the spirits
    roles: list[str | None] = field(default_factory=list)
    aside: str = HIDDEN
    ready: list[int] = field(default_factory=list)
    yellow: list[Laid] = field(default_factory=list)
    blue: list[Laid] = field(default_factory=list)
    gone: int = 0  # cards that have left the bed tonight
    guesses: list[str] = field(default_factory=list)
    # the night
    turn: int = 0
    turn_ends: float | None = None
    glass_ends: float = 0.0
    clues: list[tuple[int, str]] = field(default_factory=list)  # to the card on top
    last_clue: tuple[int, str] | None = None  # the one that may still be challenged
    ends: float | None = None  # of the last guess, or of the story
    # a vote on a clue
    refused: Said | None = None  # the clue that the others may let through (KRA-J18); else it is the last one
    interrupted: str = ""  # the phase that goes on after it
    challenged_at: float = 0.0
    votes: dict[int, bool] = field(default_factory=dict)  # whether the seat says illegal
    # the day
    story: list[str] = field(default_factory=list)
    named: list[str] = field(default_factory=list)
    # what lasts
    points: list[int] = field(default_factory=list)
    penalties: list[Penalty] = field(default_factory=list)
    results: list[dict[str, Any]] = field(default_factory=list)  # of the rounds that are revealed
    happenings: list[Happening] = field(default_factory=list, compare=False)

    def copy(self) -> "Dream":
        twin = copy(self)
        vars(twin).update({name: copy(value) for name, value in vars(self).items() if isinstance(value, list | dict)})
        return twin


def set_up(players: int, first: int, options: dict[str, Any]) -> Dream:
    return Dream(players, options, dreamer=first, points=[0] * players)


def turned(card: Card) -> Card:
    """The card with its next word shown (KRA-J14)."""
    return (*card[1:], card[0])


def left_of(state: Dream, seat: int) -> int:
    return (seat + 1) % state.players


def spirits_around(state: Dream) -> tuple[int, ...]:
    """The seats from the dreamer's left on, clockwise (KRA-N4)."""
    return tuple((state.dreamer + steps) % state.players for steps in range(1, state.players))


def happened(
    state: Dream,
    name: str,
    facts: dict[str, Any],
    secrets: dict[str, Any] | None = None,
    witnesses: tuple[int, ...] = (),
) -> None:
    state.happenings.append(Happening(name, {"at": state.now, **facts}, secrets or {}, witnesses))
