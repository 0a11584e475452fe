"""Tune the habits of a careful player: python -m scripts.tune GAME [GENERATIONS] [--leagues N] [--write].

CMA-ES moves all habits at once. A candidate plays duplicate deals at several tables against the habits that are in use;
every generation has new deals. What wins a league is one more rival in the next, and its start: so habits do not only
answer one another in turn. At the end the last winner plays fresh deals against the habits in use, none of which were
used before nor are used by `bench.strength`; with --write it is kept in habits.toml if it is surely better there.
"""

import re
import sys
from pathlib import Path
from typing import Any

import cma
import numpy as np

import sny.bots
from sny.bots.arena import leads, results, shares
from sny.bots.thinking import habits_of, policy_of

FILE = Path(sny.bots.__file__).parent / "habits.toml"
GENERATIONS = 40
CHECK = 8  # the last check has so many times the deals of a trial
FIRST_SEED, FIRST_CHECK = 1_000_000_000, 2_000_000_000  # measuring uses seeds below a thousand million

# The tables at which habits prove themselves: players, options, deals of one trial.
TABLES: dict[str, list[tuple[int, dict[str, Any], int]]] = {
    "sen": [
        (2, {"rounds": 1}, 3000),
        (3, {"rounds": 1}, 700),
        (4, {"rounds": 1}, 800),
        (2, {"rounds": 1, "edition": "jubilee"}, 1500),
        (4, {"rounds": 1, "edition": "jubilee"}, 500),
    ],
    "smoki": [
        (2, {"scoring": "rounds", "rounds": 1}, 150),
        (4, {"scoring": "rounds", "rounds": 1}, 25),
        (3, {"scoring": "rounds", "rounds": 1, "attack": True}, 10),
    ],
    "koty": [
        (2, {}, 100),
        (4, {}, 15),
        (3, {"night": {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}}, 20),
        (4, {"teams": True}, 15),
    ],
}


def main(game: str, generations: int, leagues: int, write: bool) -> None:
    names, in_use = policy_of(game).HABITS, np.array(habits_of(game))
    rivals = [in_use]
    for league in range(leagues):
        print(f"league {league + 1}, against {len(rivals)}")
        rivals.append(winner(game, generations, rivals, FIRST_SEED + league * generations * 100_000))
    best = rivals[-1]
    mean, error = gain(game, best, [in_use], FIRST_CHECK, CHECK)
    print(f"{game}: {mean:+.3f} ± {1.96 * error:.3f} over the habits in use, on fresh deals")
    for name, value, before in zip(names, best, in_use, strict=True):
        print(f"  {name} = {value:.3f}   ({before:g})")
    if write and mean > 1.96 * error:
        keep(game, dict(zip(names, best, strict=True)))


def winner(game: str, generations: int, rivals: list[Any], first_seed: int) -> Any:
    """The habits that do best against all rivals, by a search that starts from the last of them."""
    names, start = policy_of(game).HABITS, rivals[-1]
    tuned = [index for index, name in enumerate(names) if not name.startswith("imagined")]
    scale = np.maximum(0.1, np.abs(start)[tuned] * 0.3)

    def habits(steps: Any) -> Any:
        values = start.copy()
        values[tuned] += scale * steps
        return values

    search = cma.CMAEvolutionStrategy(np.zeros(len(tuned)), 0.7, {"seed": 1, "verbose": -9})
    for generation in range(generations):
        candidates = search.ask()
        first = first_seed + generation * 100_000
        gains = [gain(game, habits(steps), rivals, first, 1)[0] for steps in candidates]
        search.tell(candidates, [-value for value in gains])
        print(f"generation {generation + 1}: best {max(gains):+.3f}, mean {np.mean(gains):+.3f}", flush=True)
    return habits(search.mean)


def gain(game: str, challenger: Any, rivals: list[Any], first_seed: int, longer: int) -> tuple[float, float]:
    """How much better a challenger does, on average over tables and rivals, and the standard error.

    In Sen in ravens a round; elsewhere in wins above an equal share, as a multiple of that share.
    """
    gains, variances = [], []
    for number, (players, options, deals) in enumerate(TABLES[game]):
        for rival in rivals:
            first = first_seed + number * 10_000_000
            scores, won = results(game, players, challenger, rival, deals * longer, first, **options)
            values = -leads(scores) if game == "sen" else shares(won) * players - 1
            gains.append(values.mean())
            variances.append(values.var() / len(values))
    return float(np.mean(gains)), float(np.sqrt(np.sum(variances)) / len(gains))


def keep(game: str, habits: dict[str, float]) -> None:
    head, section, rest = FILE.read_text(encoding="utf-8").partition(f"[{game}]\n")
    body, following, tail = rest.partition("\n[")
    for name, value in habits.items():
        body = re.sub(rf"^{name} = .*$", f"{name} = {value:.3f}", body, flags=re.MULTILINE)
    FILE.write_text(head + section + body + following + tail, encoding="utf-8")


if __name__ == "__main__":
    given = sys.argv[1:]
    leagues = 1
    if "--leagues" in given:
        position = given.index("--leagues")
        leagues = int(given[position + 1])
        del given[position : position + 2]
    plain = [argument for argument in given if argument != "--write"]
    main(plain[0], int(plain[1]) if len(plain) > 1 else GENERATIONS, leagues, "--write" in given)
