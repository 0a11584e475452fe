"""The learner on Tiny Sen, whose solution is known: python -m sny.study.tiny_sen_learning [--minutes N].

The very updates of `sny.train.learner`, with a table of numbers for each information set in the network's place, so
that what is measured is the method and not how well a network generalises. NashConv, what both could gain by
deviating, is exact; 0 is perfect play.
"""

import argparse
import json
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from sny.env.gpu import why_no_gpu
from sny.env.tiny_sen import CARDS, TURNS, tiny_sen
from sny.study.tree import CHANCE_NODE, END_NODE, Tree, nash_conv, slots_of, unfold, value
from sny.train.learner import Learner, Progress, Settings
from sny.train.network import Player

SCALE = 10.0
EPSILON = 1e-8  # of Adam: most information sets come up seldom, and their gradients are small


class Branches:
    """Many walks down a tree at once, as `sny.train.tables.Tables` are many games."""

    players = 2

    def __init__(self, tree: Tree, games: int, device: str) -> None:
        torch = self.torch = import_module("torch")
        self.games, self.device = games, device

        def tensor(array: Any) -> Any:
            return torch.as_tensor(np.asarray(array), device=device)

        begins, sizes = slots_of(tree)
        self.width = int(sizes.max())
        self.owner, self.first_child = tensor(tree.owner).long(), tensor(tree.first_child).long()
        self.children, self.worths = tensor(tree.children).long(), tensor(tree.worth).float()
        self.sets = tensor(np.searchsorted(begins, tree.first_slot)).long()
        self.up_to = tensor(np.cumsum(tree.chance * chosen_by_chance(tree)))  # of all nodes up to one
        self.node = torch.zeros(games, dtype=torch.long, device=device)
        self.seats = torch.zeros(games, dtype=torch.int8, device=device)
        self.rewards = torch.zeros((games, 2), device=device)
        self.terminated = torch.zeros(games, dtype=torch.bool, device=device)
        self.truncated = torch.zeros(games, dtype=torch.bool, device=device)
        self._go_on()

    def _go_on(self) -> None:
        """Let chance move until somebody is to choose, or the game is over."""
        torch = self.torch
        waiting = torch.nonzero(self.owner[self.node] == CHANCE_NODE).squeeze(1)
        while len(waiting):
            node = self.node[waiting]
            first, count = self.first_child[node], self.children[node]
            drawn = self.up_to[first - 1] + torch.rand(len(node), dtype=torch.float64, device=self.device)
            child = torch.searchsorted(self.up_to, drawn, right=True)
            self.node[waiting] = child = torch.minimum(torch.maximum(child, first), first + count - 1)
            waiting = waiting[self.owner[child] == CHANCE_NODE]
        self.seats.copy_(self.owner[self.node].to(torch.int8))

    def window(self, tensor: Any) -> Any:
        return tensor

    def write(self, _: Any, seen: Any, known: Any, mask: Any) -> None:
        seen[:, 0] = self.sets[self.node].to(seen.dtype)
        known[:, 0] = self.node.to(known.dtype)
        if mask is not None:
            mask[:] = self.torch.arange(self.width, device=self.device) < self.children[self.node][:, None]

    def choose(self, actions: Any) -> None:
        self.chosen = actions

    def step(self) -> None:
        torch = self.torch
        self.node = self.first_child[self.node] + self.chosen
        self._go_on()
        ended = self.owner[self.node] == END_NODE
        self.terminated.copy_(ended)
        worth = torch.where(ended, self.worths[self.node], 0.0)
        self.rewards.copy_(torch.stack([worth, -worth], 1))
        self.node = torch.where(ended, 0, self.node)
        self._go_on()

    def worth(self) -> Any:
        return self.rewards / SCALE

    def check(self) -> None:
        pass


def chosen_by_chance(tree: Tree) -> Any:
    """For each node, whether chance leads to it."""
    found = np.zeros(len(tree.owner), dtype=bool)
    found[1:] = np.repeat(tree.owner == CHANCE_NODE, tree.children)
    return found


class Lookup(Player):
    """A player that looks its logits up."""

    def __init__(self, net: Any, device: str) -> None:
        self.torch = import_module("torch")
        self.net, self.device, self.temperature = net, device, 1.0

    def inputs(self, features: Any) -> Any:
        return features[..., 0].long()


class TreeLearner(Learner):
    def __init__(self, tree: Tree, settings: Settings) -> None:
        torch = self.torch = import_module("torch")
        nn: Any = import_module("torch.nn")
        torch.manual_seed(settings.seed)
        self.settings, self.progress, self.tree = settings, Progress(), tree
        branches = Branches(tree, settings.games, settings.device)
        self.tables, self.given, self.rival = [branches], [None], None  # type: ignore[list-item]
        self.seat_count = 2
        device = settings.device
        self.policy, self.magnet = (nn.Embedding(len(tree.sets), branches.width).to(device) for _ in range(2))
        self.critic = nn.Embedding(len(tree.owner), 2).to(device)
        with torch.no_grad():
            for table in (self.policy, self.magnet, self.critic):
                table.weight.zero_()
        self.player, self.reference = Lookup(self.policy, device), Lookup(self.magnet, device)
        self._make_optimizer()
        self._make_memory(1, branches.width, torch.int32)

    def shares(self) -> Any:
        """The policy as the tree takes it."""
        weights = self.policy.weight.detach().float().cpu().numpy().astype(np.float64)
        _, sizes = slots_of(self.tree)
        inside = np.arange(weights.shape[1]) < sizes[:, None]
        likely = np.where(inside, np.exp(weights - weights.max(1, where=inside, initial=-1e9, keepdims=True)), 0.0)
        found = likely / likely.sum(1, keepdims=True)
        return found[inside]


def prove(tree: Tree, settings: Settings, say: Any, out: Path | None = None) -> float:
    """Learn until time is up; NashConv now and then and at the end."""
    learner = TreeLearner(tree, settings)
    limit, began, last = settings.minutes * 60, perf_counter(), perf_counter()
    curve = []
    while (passed := perf_counter() - began) < limit:
        learner.round(min(1.0, passed / limit))
        if perf_counter() - last > max(5.0, limit / 30):
            last, policy = perf_counter(), learner.shares()
            curve.append((round(passed), learner.progress.decisions, nash_conv(tree, policy)))
            say(f"{passed:5.0f} s, {learner.progress.decisions / 1e6:.1f} M decisions, NashConv {curve[-1][2]:.4f}")
    policy = learner.shares()
    found = nash_conv(tree, policy)
    curve.append((round(limit), learner.progress.decisions, found))
    say(
        f"NashConv {found:.4f} ravens a game, value {value(tree, policy):.4f}, {learner.progress.decisions:,} decisions"
    )
    if out:
        out.write_text(json.dumps({"nash_conv": found, "curve": curve}, indent=1) + "\n", encoding="utf-8")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m sny.study.tiny_sen_learning", description="The learner on Tiny Sen."
    )
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--device", default="cpu" if why_no_gpu() else "cuda")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--entropy", type=float, default=0.1)
    parser.add_argument("--last-entropy", type=float, default=0.002)
    parser.add_argument("--out", type=Path, default=None)
    given = parser.parse_args()
    games = given.games or (65536 if given.device == "cuda" else 16384)
    settings = Settings(
        "sen", (2,), given.minutes, given.device, games=games, steps=8, part=games * 2, rate=given.rate,
        epsilon=EPSILON, entropy=given.entropy, last_entropy=given.last_entropy, last_rate=0.01,
    )  # fmt: skip
    tree = unfold(tiny_sen(CARDS, given.turns))
    prove(tree, settings, lambda line: print(line, flush=True), given.out)  # noqa: T201


if __name__ == "__main__":
    main()
