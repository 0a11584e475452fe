"""What each action was worth, by what the seat could know: all in the same worlds, and the last ones in fresh worlds.

What is surely worse is left out as soon as that is clear. The best and the played action are compared once more in
worlds that had no part in choosing the best, so that a loss is not made of noise.
"""

from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from sny.bots.thinking import decide
from sny.reviewing.engine import Bench
from sny.reviewing.loops import WORTH

BATCH = 16  # worlds after which what is surely worse is left out
SURE = 3.0  # standard errors
FEWEST_WORLDS, FEWEST_PLAIN_WORLDS = 64, 8


@dataclass
class Tally:
    """One action: its numbers summed up, and by how much more it was worth than the played one."""

    action: int
    width: int
    worlds: int = 0
    lead: float = 0.0
    squares: float = 0.0
    sums: list[float] = field(default_factory=list)

    def add(self, numbers: list[float], played: list[float]) -> None:
        lead = numbers[WORTH] - played[WORTH]
        self.worlds += 1
        self.lead += lead
        self.squares += lead * lead
        self.sums = [total + number for total, number in zip(self.sums or [0.0] * self.width, numbers, strict=True)]

    @property
    def mean_lead(self) -> float:
        return self.lead / max(1, self.worlds)

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        if self.worlds < 2:
            return 0.0
        return sqrt(max(0.0, self.squares / self.worlds - self.mean_lead**2) / (self.worlds - 1))

    def mean(self, number: int) -> float:
        return self.sums[number] / max(1, self.worlds) if self.sums else 0.0


@dataclass
class Weighing:
    """A decision as it was weighed."""

    played: Tally
    best: Tally  # in fresh worlds, as are `played` and `usual`
    usual: Tally  # what `careful` would have done
    choices: list[Tally]  # every legal action, the best first


def weigh(bench: Bench, seen: Any, seat: int, legal: list[int], played: int, budget: int, seed: int) -> Weighing:
    usual = decide(bench.rules.NAME, seen.copy(), seat, list(legal))
    tallies = {action: Tally(action, bench.width) for action in legal}
    alive = list(legal)
    began, fewest = bench.spent, FEWEST_WORLDS if bench.compiled else FEWEST_PLAIN_WORLDS
    worlds, batch = 0, min(BATCH, fewest)
    while len(alive) > 1 and (worlds < fewest or bench.spent - began < budget // 2):
        try_in(bench, seen, seat, alive, played, tallies, batch, seed + worlds)
        worlds += batch
        alive = still_in_question(alive, played, tallies)
    best = max(alive, key=lambda action: tallies[action].mean_lead - tallies[action].error)
    finalists = list(dict.fromkeys([played, best, usual]))
    fresh = {action: Tally(action, bench.width) for action in finalists}
    began, worlds = bench.spent, 0
    while worlds < fewest or (len(finalists) > 1 and bench.spent - began < budget // 2):
        try_in(bench, seen, seat, finalists, played, fresh, batch, ~(seed + worlds))
        worlds += batch
    if fresh[best].mean_lead <= 0.0:
        best = played
    choices = [fresh.get(action, tallies[action]) for action in legal]
    choices.sort(key=lambda tally: (tally.action != best, -tally.mean_lead))
    return Weighing(fresh[played], fresh[best], fresh[usual], choices)


def try_in(
    bench: Bench, seen: Any, seat: int, actions: list[int], played: int, tallies: dict[int, Tally], worlds: int,
    seed: int,
) -> None:  # fmt: skip
    column = actions.index(played)
    for world in bench.actions_in_worlds(seen, seat, actions, worlds, seed):
        for action, numbers in zip(actions, world, strict=True):
            tallies[action].add(numbers, world[column])


def still_in_question(alive: list[int], played: int, tallies: dict[int, Tally]) -> list[int]:
    """Those that are not surely worse than the one in front; the played one always."""
    front = max(tallies[action].mean_lead - tallies[action].error for action in alive)
    return [
        action
        for action in alive
        if action == played or tallies[action].mean_lead + SURE * tallies[action].error >= front
    ]
