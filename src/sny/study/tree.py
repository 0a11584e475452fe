"""Small two-player games solved exactly: the whole tree as arrays, CFR+ and best responses compiled on them.

`unfold` writes every node of a walk into arrays, level by level, the children of a node side by side. `Solver` runs
CFR+ (regrets that never fall below 0, seats updated in turns, later strategies weighing more), and `values_against`
gives what a best response earns against a policy, from which `nash_conv` follows.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.env.rewards import reward_all
from sny.env.walk import CHANCE, OVER, Walk
from sny.rules.kit.sight import view
from sny.rules.kit.twins import compiled

Numbers = NDArray[np.int32]
Policy = NDArray[np.float64]  # one number for each action of each information set, at `first_slot` and after
CHANCE_NODE, END_NODE = 2, 3


@dataclass
class Tree:
    """Nodes are rows, sorted by depth. An information set has a slot for each of its actions."""

    owner: Numbers  # 0 or 1, CHANCE_NODE or END_NODE
    level: Numbers  # where each depth begins; one more than there are depths
    first_child: Numbers
    children: Numbers
    chance: NDArray[np.float64]  # of the way into a node, given its parent
    worth: NDArray[np.float64]  # of an end, to seat 0
    first_slot: Numbers  # of the information set of a node
    slots: int
    sets: list["InformationSet"]


@dataclass
class InformationSet:
    """What a seat can tell apart: its view, what it was told so far, what it may do."""

    seat: int
    view: bytes
    actions: list[int]
    first_slot: int


def unfold(start: Walk) -> Tree:
    """The whole tree of a game for two, from its first node."""
    rows: list[tuple[int, int, float, float, int]] = []  # depth, owner, chance, worth, first slot
    counts: list[int] = []
    sets: dict[Any, InformationSet] = {}
    depths: dict[int, int] = {}
    slots = 0
    waiting: list[tuple[Walk, int, float]] = [(start, 0, 1.0)]
    while waiting:
        walk, depth, chance = waiting.pop()
        owner, worth, slot = END_NODE, 0.0, 0
        if walk.mover == OVER:
            worth = margin(walk)
        elif walk.mover == CHANCE:
            owner = CHANCE_NODE
        else:
            owner = walk.mover
            key = (owner, walk.told[owner])
            if key not in sets:
                seen = view(walk.rules, walk.state, owner).save()
                sets[key] = InformationSet(owner, seen, walk.legal(), slots)
                depths[slots] = depth
                slots += len(sets[key].actions)
            slot = sets[key].first_slot
            if depths[slot] != depth:
                raise AssertionError("one information set lies at different depths")
        rows.append((depth, owner, chance, worth, slot))
        following = [] if owner == END_NODE else list(branches(walk))
        counts.append(len(following))
        waiting.extend((child, depth + 1, likely) for child, likely in reversed(following))
    return arranged(rows, counts, slots, list(sets.values()))


def branches(walk: Walk) -> Iterator[tuple[Walk, float]]:
    choices = walk.outcomes() if walk.mover == CHANCE else [(action, 1.0) for action in walk.legal()]
    for choice, likely in choices:
        child = walk.copy()
        child.apply(choice)
        yield child, likely


def margin(walk: Walk) -> float:
    rules, state, rewards = walk.rules, walk.state, [0.0, 0.0]
    reward_all(
        [rules.wins(state, seat) for seat in (0, 1)], [rules.score(state, seat) for seat in (0, 1)], True, rewards
    )
    return rewards[0]


def arranged(rows: Any, counts: list[int], slots: int, sets: list[InformationSet]) -> Tree:
    """From the order of discovery to the order of depth. There, the children of a node follow one another."""
    depth, owner, chance, worth, slot = (np.array(column) for column in zip(*rows, strict=True))
    order = np.argsort(depth, kind="stable")
    children = np.array(counts)[order]
    return Tree(
        owner=owner[order].astype(np.int32),
        level=np.searchsorted(depth[order], np.arange(depth.max() + 2)).astype(np.int32),
        first_child=(1 + np.cumsum(children) - children).astype(np.int32),
        children=children.astype(np.int32),
        chance=chance[order].astype(np.float64),
        worth=worth[order].astype(np.float64),
        first_slot=slot[order].astype(np.int32),
        slots=slots,
        sets=sets,
    )


# Solving


class Solver:
    """CFR+ on a tree. `average` is the strategy that nears an equilibrium."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.iterations = 0
        self._regret, self._gain, self._sum = (np.zeros(tree.slots) for _ in range(3))
        self._begins, self._sizes = slots_of(tree)

    def iterate(self, times: int) -> None:
        tree = self.tree
        for _ in range(times):
            self.iterations += 1
            for seat in (0, 1):
                current = shares(self._regret, self._begins, self._sizes)
                own, others = reaches(tree, current, seat)
                self._gain[:] = 0.0
                kernels().gain_regrets(
                    tree.owner, tree.first_child, tree.children, tree.chance, tree.worth, tree.first_slot, current, own,
                    others, seat, float(self.iterations), np.zeros(len(tree.owner)), self._gain, self._sum,
                )  # fmt: skip
                np.maximum(self._regret + self._gain, 0.0, out=self._regret)

    def average(self) -> Policy:
        return shares(self._sum, self._begins, self._sizes)


def uniform(tree: Tree) -> Policy:
    return shares(np.zeros(tree.slots), *slots_of(tree))


def slots_of(tree: Tree) -> tuple[Numbers, Numbers]:
    begins = np.array([one.first_slot for one in tree.sets], np.int32)
    return begins, np.diff(np.append(begins, tree.slots)).astype(np.int32)


def shares(weights: Policy, begins: Numbers, sizes: Numbers) -> Policy:
    """Each information set's weights as shares of 1; even ones where there are none."""
    totals = np.repeat(np.add.reduceat(weights, begins), sizes)
    even = 1.0 / np.repeat(sizes, sizes)
    return np.where(totals > 0.0, weights / np.where(totals > 0.0, totals, 1.0), even)


def reaches(tree: Tree, policy: Policy, seat: int) -> tuple[Policy, Policy]:
    """How likely each node is by a seat's own choices, and by everything else."""
    own, others = np.ones(len(tree.owner)), np.ones(len(tree.owner))
    kernels().reach(
        tree.owner, tree.first_child, tree.children, tree.chance, tree.first_slot, policy, seat, own, others
    )
    return own, others


def value(tree: Tree, policy: Policy) -> float:
    """What seat 0 earns when both play a policy."""
    own, others = reaches(tree, policy, 0)
    return float(own @ (others * tree.worth))


def values_against(tree: Tree, policy: Policy) -> tuple[float, float]:
    """What a best response of seat 0, and of seat 1, earns against a policy of the other."""
    earned = []
    for seat in (0, 1):
        _, others = reaches(tree, policy, seat)
        worth = tree.worth if seat == 0 else -tree.worth
        earned.append(
            kernels().best_response(
                tree.owner, tree.level, tree.first_child, tree.children, worth, tree.first_slot, others,
                seat, np.zeros(len(tree.owner)), np.zeros(tree.slots),
            )
        )  # fmt: skip
    return float(earned[0]), float(earned[1])


def nash_conv(tree: Tree, policy: Policy) -> float:
    """How much both together could gain by deviating; 0 in an equilibrium."""
    return sum(values_against(tree, policy))


# Compiled


@cache
def kernels() -> Any:
    return SimpleNamespace(**compiled({"reach": reach, "gain_regrets": gain_regrets, "best_response": best_response}))


def reach(
    owner: Any,
    first_child: Any,
    children: Any,
    chance: Any,
    first_slot: Any,
    policy: Any,
    seat: int,
    own: Any,
    others: Any,
) -> None:
    for node in range(len(owner)):
        for choice in range(children[node]):
            child = first_child[node] + choice
            own[child] = own[node]
            others[child] = others[node] * chance[child]
            if owner[node] == seat:
                own[child] *= policy[first_slot[node] + choice]
            elif owner[node] != CHANCE_NODE:
                others[child] *= policy[first_slot[node] + choice]


def gain_regrets(
    owner: Any, first_child: Any, children: Any, chance: Any, worth: Any, first_slot: Any, policy: Any, own: Any,
    others: Any, seat: int, weight: float, values: Any, gain: Any, total: Any,
) -> None:  # fmt: skip
    """Walk the tree from its ends: values to a seat, its regrets, and its strategy added to the average."""
    sign = 1.0 if seat == 0 else -1.0
    for node in range(len(owner) - 1, -1, -1):
        values[node] = worth[node] * sign
        slot = first_slot[node]
        for choice in range(children[node]):
            child = first_child[node] + choice
            values[node] += values[child] * (chance[child] if owner[node] == CHANCE_NODE else policy[slot + choice])
        if owner[node] == seat:
            for choice in range(children[node]):
                gain[slot + choice] += others[node] * (values[first_child[node] + choice] - values[node])
                total[slot + choice] += weight * own[node] * policy[slot + choice]


def best_response(
    owner: Any, level: Any, first_child: Any, children: Any, worth: Any, first_slot: Any, others: Any,
    seat: int, values: Any, earned: Any,
) -> float:  # fmt: skip
    """Depth by depth from the ends: first what each action earns over an information set, then the best one's value.

    Nodes of the other seat need no policy here: `others` has it already, so their values are kept times `others`.
    """
    for depth in range(len(level) - 2, -1, -1):
        for node in range(level[depth], level[depth + 1]):
            if owner[node] == seat:
                for choice in range(children[node]):
                    earned[first_slot[node] + choice] += values[first_child[node] + choice]
        for node in range(level[depth], level[depth + 1]):
            if owner[node] == seat:
                best = 0
                for choice in range(1, children[node]):
                    if earned[first_slot[node] + choice] > earned[first_slot[node] + best]:
                        best = choice
                values[node] = values[first_child[node] + best]
            else:
                values[node] = worth[node] * others[node]
                for choice in range(children[node]):
                    values[node] += values[first_child[node] + choice]
    return float(values[0])
