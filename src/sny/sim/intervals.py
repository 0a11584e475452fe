"""Means with intervals. Deals are drawn again, whole: the games of one deal are not independent of each other."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Any

DRAWS = 1000
BLOCK = 50  # draws at a time, so that many deals do not fill the memory
TAIL = 2.5  # per cent on each side: intervals of 95 %
RULE_OF_THREE = 3.0


@dataclass(frozen=True)
class Estimate:
    """A mean and its interval, which needs two deals at least."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def is_sure(self) -> bool:
        """Whether a difference is one: the interval leaves out 0."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


class Sums:
    """For each quantity, deal by deal, a sum and what it is divided by."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.columns: dict[Any, tuple[list[float], list[float]]] = {}

    def add(self, key: Any, deal: int, amount: float, many: float = 1) -> None:
        if key not in self.columns:
            self.columns[key] = ([0.0] * self.deals, [0.0] * self.deals)
        above, below = self.columns[key]
        above[deal] += amount
        below[deal] += many


class Estimates:
    """All means of a run, and the same means of `DRAWS` runs made of its deals drawn with replacement."""

    def __init__(self, sums: Sums, seed: str) -> None:
        import numpy as np

        self.deals = sums.deals
        keys = [key for key, (_, below) in sums.columns.items() if any(below)]
        self.index = {key: number for number, key in enumerate(keys)}
        above = np.array([sums.columns[key][0] for key in keys]).reshape(len(keys), -1)
        below = np.array([sums.columns[key][1] for key in keys]).reshape(len(keys), -1)
        self.means = above.sum(axis=1) / below.sum(axis=1)
        self.drawn = drawn_means(above, below, seed)

    def mean(self, key: Any, share: bool = False) -> Estimate | None:
        if key not in self.index:
            return None
        number = self.index[key]
        value = float(self.means[number])
        low, high = self._interval(self.drawn[:, number])
        if share and low is not None and low == high and value in (0.0, 1.0):
            # All deals ended alike, and so do all draws of them: the rule of three says what that proves.
            bound = min(1.0, RULE_OF_THREE / self.deals)
            low, high = (0.0, bound) if value == 0.0 else (1.0 - bound, 1.0)
        return Estimate(value, low, high)

    def difference(self, key: Any, other: Any, share: bool = False) -> Estimate | None:
        """How much more `other` is than `key`, deal by deal."""
        if key not in self.index or other not in self.index:
            return None
        first, second = self.index[key], self.index[other]
        value = float(self.means[second] - self.means[first])
        low, high = self._interval(self.drawn[:, second] - self.drawn[:, first])
        if share and low is not None and low == high == value == 0.0:
            high = min(1.0, RULE_OF_THREE / self.deals)
            low = -high
        return Estimate(value, low, high)

    def _interval(self, values: Any) -> tuple[float | None, float | None]:
        import numpy as np

        known = values[~np.isnan(values)]
        if self.deals < 2 or not len(known):
            return None, None
        low, high = np.percentile(known, [TAIL, 100 - TAIL])
        return round(float(low), 9), round(float(high), 9)


def drawn_means(above: Any, below: Any, seed: str) -> Any:
    import numpy as np

    deals = above.shape[1]
    chance = np.random.default_rng(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))
    blocks = []
    for _ in range(0, DRAWS, BLOCK):
        drawn = chance.integers(0, deals, (BLOCK, deals))
        weights = np.array([np.bincount(row, minlength=deals) for row in drawn], float)
        many = weights @ below.T
        blocks.append(np.divide(weights @ above.T, many, out=np.full(many.shape, np.nan), where=many > 0))
    return np.concatenate(blocks)
