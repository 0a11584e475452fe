"""What is counted in a game while it is played, from its events. What is counted is data: measures.toml."""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from sny.rules.catalogue import rules_of

Happening = tuple[str, dict[str, Any]]  # an event's name, and all its facts with the secret ones among them
Spread = dict[int, int]  # how often each value occurred
NOTHING_COUNTED: dict[str, Any] = {"round": "dealt", "turn": [], "close": "", "measure": []}


@dataclass(frozen=True)
class Measure:
    name: str
    event: str
    where: dict[str, Any] = field(default_factory=dict)
    value: str = ""
    share: dict[str, Any] = field(default_factory=dict)
    per: str = ""
    plot: bool = False

    @property
    def is_share(self) -> bool:
        return bool(self.share)


@cache
def measures_of(game: str) -> tuple[Measure, ...]:
    return tuple(Measure(**measure) for measure in data_of(game)["measure"])


@cache
def data_of(game: str) -> dict[str, Any]:
    """What is counted: as measures.toml says, or the game's own data file under `measures`; otherwise only results."""
    known: dict[str, Any] = tomllib.loads(files("sny.sim").joinpath("measures.toml").read_text(encoding="utf-8"))
    own: dict[str, Any] = known.get(game) or rules_of(game).DATA.get("measures", {})
    return NOTHING_COUNTED | own


class Tally:
    """Hears the events of one game, those of each action together, and counts for each seat."""

    def __init__(self, game: str, players: int) -> None:
        self.data = data_of(game)
        self.measures = measures_of(game)
        self.seats = range(players)
        self.rounds = 0
        self.turns = [0] * players
        self.spreads: dict[str, list[Spread]] = {one.name: [{} for _ in self.seats] for one in self.measures}
        self._turns_of_round = [0] * players
        self._on_turn: int | None = None
        self._closer: int | None = None

    def hear(self, happenings: Iterable[Happening]) -> None:
        heard = list(happenings)
        standing: dict[str, str] = self.data.get("standing", {})
        # The end of a round is told of all seats at once, and the fewest are best.
        best = min((facts[standing["fact"]] for name, facts in heard if name == standing.get("event")), default=None)
        for name, facts in heard:
            seat = facts.get("seat")
            if name == self.data["round"]:
                self._begin_round()
            if seat is None:
                continue
            if name in self.data["turn"] and seat != self._on_turn:
                self._begin_turn(seat)
            if name == self.data["close"]:
                self._closer = seat
            told = facts | {
                "turn": self._turns_of_round[seat],
                "closer": seat == self._closer,
                "beaten": name == standing.get("event") and facts[standing["fact"]] > best,
            }
            for measure in self.measures:
                if measure.event == name and matches(told, measure.where):
                    spread, value = self.spreads[measure.name][seat], value_of(measure, told)
                    spread[value] = spread.get(value, 0) + 1

    def _begin_round(self) -> None:
        self.rounds += 1
        self._turns_of_round = [0 for _ in self.seats]
        self._on_turn = self._closer = None

    def _begin_turn(self, seat: int) -> None:
        self._on_turn = seat
        self._turns_of_round[seat] += 1
        self.turns[seat] += 1


def matches(facts: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(facts.get(fact) == value for fact, value in wanted.items())


def value_of(measure: Measure, facts: dict[str, Any]) -> int:
    """What one event adds: the fact, whether it is one of the share, or itself."""
    if measure.share:
        return int(matches(facts, measure.share))
    return int(facts[measure.value]) if measure.value else 1
