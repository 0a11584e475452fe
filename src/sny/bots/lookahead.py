"""A network that looks ahead: it tries actions in worlds sampled from the view, and its critic evaluates the results.

The critic was trained on states with every card open, to predict their results when everybody plays by what they know.
An action is worth the critic's mean over the worlds that a view allows; one step of that is better than the policy
alone. The round is evaluated as a game of its own, as in training, whatever match it belongs to.
"""

from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.bots import lookahead_loops, search
from sny.bots.policy_file import Floats, PolicyFile, load
from sny.bots.thinking import Mind, first_view
from sny.bots.thinking import engine as engine_of_search
from sny.env.courses import course_of, usual_round
from sny.env.features import turned_actions
from sny.env.layout_code import flatten_for
from sny.env.rewards import reads_margin
from sny.env.spaces import observation_length
from sny.errors import OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.twins import compiled

KINDS = ("network", "critic", "rollouts")


@dataclass(frozen=True)
class Way:
    """How a master chooses: `network` alone, `critic` or `rollouts`; the rest is of use to some of them."""

    kind: str
    candidates: int = 8  # actions that are tried, the network's likeliest
    cover: float = 0.98  # fewer, where these have so much of its weight
    worlds: int = 32
    depth: int = 0  # decisions that the network makes before the critic speaks
    trust: float = 0.05  # in the network: what a step in the logarithm of its weights is worth
    budget: int = 24_000  # imagined actions of rollouts


SETTINGS = " or ".join(setting.name for setting in fields(Way) if setting.name != "kind")


def read_way(text: str, usual: Way) -> Way:
    """A way from text: `critic`, or `critic,worlds=64,trust=0.1` for another than the usual one."""
    kind, *given = text.split(",")
    if kind not in KINDS:
        raise OptionError("way", f"{kind!r} is not allowed; choose {' or '.join(KINDS)}")
    way = replace(usual, kind=kind)
    for name, _, value in (part.partition("=") for part in given):
        try:
            way = replace(way, **{name: type(getattr(way, name))(value)})
        except (AttributeError, ValueError):
            raise OptionError("way", f"{name}={value} is not allowed; give a number for {SETTINGS}") from None
    return way


class Network:
    """Layers as the compiled loops read them: an input's weights side by side."""

    def __init__(self, layers: list[tuple[Floats, Floats]], scale: Floats) -> None:
        scaled = [(layers[0][0] * scale, layers[0][1]), *layers[1:]]
        self.layers = [(np.ascontiguousarray(weights.T), bias) for weights, bias in scaled]

    def __call__(self, rows: Any) -> Floats:
        for index, (weights, bias) in enumerate(self.layers):
            found = np.empty((len(rows), len(bias)), np.float32)
            layer_loop()(rows, weights, bias, index < len(self.layers) - 1, found)
            rows = found
        return rows  # type: ignore[no-any-return]


class Lookahead:
    """A trained player of a game, with the arrays that its lookahead works in."""

    def __init__(self, game: str, file: PolicyFile) -> None:
        self.rules, self.file, self.engine = card_rules_of(game), file, engine(game)
        self.mind = Mind(game)
        self.course = course_of(game)
        self.table = np.ascontiguousarray(file.table)
        self.policy = Network(file.layers, file.scale)
        self.critic = Network(file.critic, file.scale) if file.critic else None
        self.turned = turned_actions(self.rules).astype(np.int64)
        self.numbers = np.zeros(observation_length(self.rules), np.int32)
        self.usual = {count: usual_round(self.rules, count) for count in range(2, self.rules.SEATS + 1)}

    def way(self, players: int, wanted: str = "") -> Way:
        """The way that measured best at such a table, as far as the file allows; or the one that is wanted, as text."""
        usual = read_way(self.mind.policy.MASTER[players > 2], Way("critic"))
        if wanted:
            return read_way(wanted, usual)
        return replace(usual, kind="network") if usual.kind == "critic" and not self.critic else usual

    def warm_up(self) -> None:
        """Choose once, of a game that has just begun, among all actions."""
        seen, legal = first_view(self.rules)
        way = replace(self.way(seen.players), candidates=len(legal), cover=2.0, worlds=1, budget=1)
        self.choose(seen, 0, legal, way, 0)

    def look_at(self, seen: Any, tried: list[int], start: int) -> None:
        """Put a view before the loops, as one of a round that is a game of its own."""
        self.mind.look_at(seen, tried, start)
        for name in self.file.without:
            self.mind.work.states[name][search.SEEN] = self.usual[seen.players][name]

    def likes(self, seen: Any, seat: int, legal: list[int]) -> Floats:
        """The logarithms of the network's weights for the legal actions."""
        self.look_at(seen, legal, 0)
        features = np.zeros((1, len(self.table)), np.int8)
        self.engine.read_seen(self.mind.work.states, seat, self.table, self.numbers, features)
        logits = self.policy(features)[0, self.file.facing[seen.players, seat][legal]]
        logits -= logits.max()
        found: Floats = logits - np.log(np.exp(logits).sum())
        return found

    def values(self, seen: Any, seat: int, tried: list[int], way: Way, start: int) -> NDArray[np.float64]:
        """What each action is worth, world by world."""
        self.look_at(seen, tried, start)
        mind, work, rows = self.mind, self.mind.work, way.worlds * len(tried)
        trials, movers = np.zeros(rows, work.states.dtype), np.zeros(rows, np.int64)
        chances, features = np.zeros((rows, 1), np.int64), np.zeros((rows, len(self.table)), np.int8)
        self.engine.try_all(work, seat, len(tried), mind.habits, mind.chance, trials, chances, movers)
        for _ in range(way.depth):
            chosen = self.chosen(trials, movers, features)
            self.engine.play_on(trials, chosen, work.cards, chances, movers)
        told = self.told(trials, movers, features)
        return self.judged(trials, movers, seat, told).reshape(way.worlds, len(tried))

    def chosen(self, trials: Any, movers: Any, features: Any) -> NDArray[np.int64]:
        """What the network does in each of the games, best action first."""
        mask = np.zeros((len(trials), self.rules.ACTIONS), np.bool_)
        work = self.mind.work
        self.engine.read_views(trials, movers, self.table, work.states, self.numbers, features, work.actions, mask)
        players = int(trials["players"][0])
        logits = np.take_along_axis(self.policy(features), self.file.facing[players][movers].astype(np.int64), 1)
        found: NDArray[np.int64] = np.where(mask, logits, -np.inf).argmax(1)
        return found

    def told(self, trials: Any, movers: Any, features: Any) -> Floats:
        """What the critic says of every seat, counted from the one to move."""
        if self.critic is None:
            raise OptionError("policy", "this file holds no critic; retrain it, or use the network alone")
        self.engine.read_states(trials, movers, self.table, self.numbers, features)
        return self.critic(features)

    def judged(self, trials: Any, movers: Any, seat: int, told: Floats) -> NDArray[np.float64]:
        players, values = int(trials["players"][0]), np.zeros(len(trials))
        won, scores = np.zeros(players, np.int8), np.zeros(players, np.int32)
        self.engine.judge(
            trials, movers, seat, told, won, scores, np.zeros(players, np.float32), np.zeros(players),
            reads_margin(self.course.reward), self.course.scale, self.course.for_winning, values,
        )  # fmt: skip
        return values

    def candidates(self, likes: Floats, way: Way) -> NDArray[np.int64]:
        """The likeliest actions, until they have enough of the weight or there are enough of them; the best first."""
        order = np.argsort(-likes, kind="stable")[: way.candidates]
        before = np.cumsum(np.exp(likes[order])) - np.exp(likes[order])
        found: NDArray[np.int64] = order[before < way.cover]
        return found

    def choose(self, seen: Any, seat: int, legal: list[int], way: Way, start: int) -> int:
        likes = self.likes(seen, seat, legal)
        best = self.candidates(likes, way)
        if way.kind == "network" or len(best) == 1:
            return legal[int(best[0])]
        tried: list[int] = [legal[index] for index in best.tolist()]
        if way.kind == "rollouts":
            return self.mind.improve(seen, seat, legal, tried, way.budget, start)
        worth = self.values(seen, seat, tried, way, start).mean(0)
        return tried[int((worth + way.trust * likes[best]).argmax())]


@cache
def lookahead(game: str, path: Path) -> Lookahead:
    return Lookahead(game, load(path, game))


@cache
def engine(game: str, *, check_bounds: bool = False) -> Any:
    """The loops of a game, compiled. The first use compiles; later processes load them from the cache."""
    twins = vars(engine_of_search(game, check_bounds=check_bounds))
    bound = twins | compiled({"flatten": flatten_for(card_rules_of(game))}, check_bounds=check_bounds)
    loops = {name: getattr(lookahead_loops, name) for name in lookahead_loops.LOOPS}
    return SimpleNamespace(**compiled(loops, check_bounds=check_bounds, inline=False, **bound))


@cache
def layer_loop() -> Any:
    return compiled({"respond": lookahead_loops.respond})["respond"]
