"""Learn Sen for two by playing against yourself: five minutes on two cores, NumPy only.

    python examples/train_sen.py                      train, draw sen-curve.png, save sen-policy.npz, play the bots
    python examples/train_sen.py --seconds 60         a shorter try
    python examples/train_sen.py --play sen-policy.npz    only play the bots with a policy that was saved

The learner is PPO with more entropy than usual at first, which keeps it from settling too early in a game of hidden
cards. Both seats are played by the same network on the batched environment, one round a game, and the reward is the
margin in ravens. Bots are met in duplicate deals: the same shuffle twice, with the seats exchanged.
"""

import argparse
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy is loaded; for matrices this small, threads only wait

import numpy as np
from sen_policy import ANSWERS, Array, Network, Player, chances, load_network, look

import sny
from sny.bots import bot
from sny.env.batch import Batch

LONGEST = 300  # decisions, then a round is cut off and worth nothing


@dataclass(frozen=True)
class Settings:
    games: int = 512
    steps: int = 128  # in every game, between two updates
    passes: int = 2  # through what was collected
    portion: int = 8192  # decisions a gradient step
    rate: float = 2e-3  # falls to 0 at the end,
    entropy: float = 0.03  # and so does this
    clip: float = 0.2
    trace: float = 0.9  # GAE
    scale: float = 10.0  # ravens that count as 1
    check: int = 60  # duplicate deals against `careful` for a point of the curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a policy for Sen and let it play the bots.")
    parser.add_argument("--seconds", type=float, default=270.0, help="of training (default: 270)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=Settings.games, help=f"at once (default: {Settings.games})")
    parser.add_argument("--check", type=int, default=Settings.check, help=f"deals a check (default: {Settings.check})")
    parser.add_argument("--deals", type=int, default=1000, help="duplicate deals against each bot (default: 1000)")
    parser.add_argument("--policy", type=Path, default=Path("sen-policy.npz"), help="where it is saved")
    parser.add_argument("--curve", type=Path, default=Path("sen-curve.png"), help="where the learning curve is drawn")
    parser.add_argument("--play", type=Path, help="a saved policy: play the bots with it instead of training")
    chosen = parser.parse_args()
    if chosen.play:
        network = load_network(chosen.play)
    else:
        network, curve = train(chosen.seconds, chosen.seed, Settings(games=chosen.games, check=chosen.check))
        network.save(chosen.policy)
        draw(curve, chosen.curve)
        say(f"saved: {chosen.policy}")
    for level in ("random", "careful"):
        margins = duplicate(Player(network), bot("sen", level), chosen.deals)
        mean, width = interval(margins)
        say(f"against {level:<8} {mean:+.2f} ± {width:.2f} ravens a round ({len(margins)} duplicate deals, 95 %)")


# Training


def train(seconds: float, seed: int, settings: Settings) -> tuple[Network, list[tuple[float, float, float]]]:
    """A network, and its curve: millions of decisions, margin against `careful`, half the width of its interval."""
    network = Network(seed=seed)
    batch = Batch("sen", settings.games, players=2, seed=seed, rewards="margin", rounds=1, most_steps=LONGEST)
    adam, chance, careful = Adam(network.parameters), np.random.default_rng(seed), bot("sen", "careful")
    curve: list[tuple[float, float, float]] = []
    decisions, start, next_check = 0, perf_counter(), 0.0
    while (spent := perf_counter() - start) < seconds:
        if spent >= next_check:
            mean, width = interval(duplicate(Player(network), careful, settings.check))
            curve.append((decisions / 1e6, mean, width))
            say(f"{spent:4.0f} s  {decisions / 1e6:5.1f} M decisions  against careful {mean:+.1f} ± {width:.1f}")
            next_check = spent + seconds / 12
        part = collect(network, batch, chance, settings)
        decisions += len(part["worth"])
        left = 1 - spent / seconds
        for _ in range(settings.passes):
            order = chance.permutation(len(part["worth"]))
            for first in range(0, len(order), settings.portion):
                rows = order[first : first + settings.portion]
                learn(network, adam, {name: column[rows] for name, column in part.items()}, left, settings)
    return network, curve


def collect(network: Network, batch: Batch, chance: np.random.Generator, settings: Settings) -> dict[str, Array]:
    """Play on in all games; every decision with what it was worth in the end, as far as that can be told."""
    steps: list[dict[str, Array]] = []
    rows = np.arange(settings.games)
    for _ in range(settings.steps):
        seats = batch.seats.astype(np.int64)
        features, actions = look(batch.views, seats)
        allowed = batch.mask[rows[:, None], actions]
        layer = network.forward(features)[-1]
        likely = chances(layer[:, :ANSWERS], allowed)
        drawn = (likely.cumsum(axis=1) < chance.random((settings.games, 1))).sum(axis=1)
        drawn = np.where(
            allowed[rows, np.minimum(drawn, ANSWERS - 1)], np.minimum(drawn, ANSWERS - 1), likely.argmax(axis=1)
        )
        batch.step(actions[rows, drawn])
        step = {"features": features, "allowed": allowed, "drawn": drawn, "likely": likely[rows, drawn], "seats": seats}
        steps.append(step | {"worth": layer[:, ANSWERS], "rewards": batch.rewards / settings.scale, "done": batch.done})
    look_back(steps, rows, settings.trace)
    keep = np.concatenate([step["counts"] for step in steps])
    names = ("features", "allowed", "drawn", "likely", "worth", "advantage")
    return {name: np.concatenate([step[name] for step in steps])[keep] for name in names}


def look_back(steps: list[dict[str, Array]], rows: Array, trace: float) -> None:
    """Generalised advantages, seat by seat: each seat's next decision is some steps later, the rival's lie between."""
    worth, advantage, reward = (np.zeros((len(rows), 2), np.float32) for _ in range(3))
    known = np.zeros((len(rows), 2), bool)
    for step in reversed(steps):
        done, seats = step["done"], step["seats"]
        worth[done], advantage[done], reward[done], known[done] = 0.0, 0.0, step["rewards"][done], True
        surprise = reward[rows, seats] + worth[rows, seats] - step["worth"]
        step["advantage"] = surprise + trace * advantage[rows, seats]
        step["counts"] = known[rows, seats].copy()  # a seat's last decision has no successor to be judged by
        advantage[rows, seats] = np.where(step["counts"], step["advantage"], 0.0)
        worth[rows, seats], reward[rows, seats], known[rows, seats] = step["worth"], 0.0, True


def learn(network: Network, adam: "Adam", part: dict[str, Array], left: float, settings: Settings) -> None:
    """One gradient step of PPO; `left` is the share of the training that is still to come."""
    rows = np.arange(len(part["worth"]))
    layers = network.forward(part["features"])
    likely = chances(layers[-1][:, :ANSWERS], part["allowed"])
    advantage = (part["advantage"] - part["advantage"].mean()) / (part["advantage"].std() + 1e-6)
    ratio = likely[rows, part["drawn"]] / part["likely"]
    free = np.where(advantage > 0, ratio < 1 + settings.clip, ratio > 1 - settings.clip)
    logs = np.log(np.maximum(likely, 1e-12))
    entropy = -(likely * logs).sum(axis=1, keepdims=True)

    push = (ratio * advantage * free)[:, None]
    chosen = np.zeros_like(likely)
    chosen[rows, part["drawn"]] = 1.0
    slope = np.zeros_like(layers[-1])
    slope[:, :ANSWERS] = -push * (chosen - likely) + left * settings.entropy * likely * (logs + entropy)
    slope[:, ANSWERS] = layers[-1][:, ANSWERS] - (part["worth"] + part["advantage"])
    adam.step(network.backward(layers, slope / len(rows)), left * settings.rate)


class Adam:
    def __init__(self, parameters: list[Array]) -> None:
        self.parameters, self.steps = parameters, 0
        self.means, self.squares = ([np.zeros_like(part) for part in parameters] for _ in range(2))

    def step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        length = float(np.sqrt(sum((slope * slope).sum() for slope in slopes)))
        shrink = min(1.0, 1.0 / (length + 1e-6))
        for part, mean, square, slope in zip(self.parameters, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope * shrink - mean)
            square += 0.001 * ((slope * shrink) ** 2 - square)
            part -= rate * (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)


# Playing

Bot = Callable[[Any, int, list[int], Random], int]


def duplicate(player: Bot, rival: Bot, deals: int) -> Array:
    """Ravens that a player wins a round from a rival, for each deal the mean of both seats."""
    return np.array([(margin(player, rival, deal, 0) + margin(player, rival, deal, 1)) / 2 for deal in range(deals)])


def margin(player: Bot, rival: Bot, deal: int, chair: int) -> float:
    game, chance = sny.new("sen", players=2, seed=deal, rounds=1), Random(deal)
    while not game.over and len(game.inputs) < LONGEST:  # somebody who has learnt little may never call
        seat = game.actors[0]
        asked = player if seat == chair else rival
        game.play_action(seat, asked(game.seen(seat), seat, game.legal_actions(seat), chance))
    return float(game.scores[1 - chair] - game.scores[chair])


def interval(margins: Array) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    return float(margins.mean()), float(1.96 * margins.std(ddof=1) / np.sqrt(len(margins)))


def draw(curve: list[tuple[float, float, float]], path: Path) -> None:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        say("no curve: it needs Matplotlib (pip install 'sny[sim]')")
        return
    millions, means, widths = (np.array(column) for column in zip(*curve, strict=True))
    figure = Figure(figsize=(6, 4), layout="constrained")
    axes = figure.subplots()
    axes.axhline(0, color="grey", linewidth=1)
    axes.plot(millions, means, marker="o")
    axes.fill_between(millions, means - widths, means + widths, alpha=0.2)
    axes.set(title="Learning Sen", xlabel="million decisions", ylabel="ravens a round won from careful")
    figure.savefig(path, dpi=120)
    say(f"drawn: {path}")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    main()
