"""Where the result of a round came from: luck told apart from play, in parts that add up.

Whatever is drawn or dealt is compared with what else might have come, each as likely as the other, played on from there
by `careful` players with the same chance. So every part of luck is zero on average, whatever the estimate is worth:
the idea of AIVAT (Burch and others, 2018). What is left after luck and one's own play is what the others did.
"""

from dataclasses import asdict, dataclass
from typing import Any

from sny.reviewing.engine import Bench
from sny.reviewing.loops import WORTH

FEWEST, FEWEST_PLAIN, MOST = 8, 4, 512  # worlds for a draw


@dataclass
class Account:
    """Worth in units of the game, for one seat and one round."""

    round: int
    result: float = 0.0
    start: float = 0.0  # what everybody may expect before the deal
    deal: float = 0.0  # luck: the cards dealt,
    draws: float = 0.0  # drawn by oneself,
    others_draws: float = 0.0  # and by others;
    hidden: float = 0.0  # and what really lay where one chose without knowing
    play: float = 0.0  # one's own choices, by what could be known, against those of `careful`
    error: float = 0.0  # of the luck, one standard error

    @property
    def luck(self) -> float:
        return self.deal + self.draws + self.others_draws + self.hidden

    @property
    def rivals(self) -> float:
        """What is left: how the others played."""
        return self.result - self.start - self.luck - self.play

    def told(self) -> dict[str, Any]:
        parts = {name: round(value, 3) for name, value in asdict(self).items()}
        return parts | {"luck": round(self.luck, 3), "rivals": round(self.rivals, 3)}


def worlds_for(bench: Bench, budget: int, length: float) -> int:
    """How many worlds a budget allows where each takes so many imagined actions."""
    if not bench.compiled:
        return FEWEST_PLAIN
    return int(max(FEWEST, min(MOST, budget / max(1.0, length))))


def compared(worlds: list[Any], scale: float) -> tuple[float, float, float]:
    """The average of the first column less that of the second, its variance, and the second's average."""
    differences = [(first[WORTH] - second[WORTH]) * scale for first, second in worlds]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1) / count
    return mean, variance, sum(second[WORTH] for _, second in worlds) * scale / count
