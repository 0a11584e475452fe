"""What PettingZoo's interface costs by itself: an environment that does nothing, in the shape of one of ours."""

import random
from itertools import cycle
from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bench.ours import SEED, players_of
from bench.peers import pettingzoo_module, steps_by_pettingzoo
from sny.env import pettingzoo

GAMES = 400  # whose length is averaged: what a game costs besides its steps is shared by so many of them


def our_steps(game: str, seconds: float) -> float:
    """Steps a second of our own environment, with its wrappers."""
    return steps_by_pettingzoo(pettingzoo.env(game, players_of(game)), seconds)


def empty_steps_like_ours(game: str, seconds: float) -> float:
    return empty_steps(pettingzoo.raw_env(game, players_of(game)), seconds)


def empty_steps_like_theirs(name: str, seconds: float) -> float:
    return empty_steps(pettingzoo_module(name).raw_env(), seconds)


def empty_steps(model: Any, seconds: float) -> float:
    """Steps a second without a game: agents in turns, and always the same to see.

    Like any environment, it hands out copies, since its callers keep what they get.
    """
    environment: Any = Empty(model)
    environment = wrappers.TerminateIllegalWrapper(environment, illegal_reward=-1)
    environment = wrappers.AssertOutOfBoundsWrapper(environment)
    return steps_by_pettingzoo(wrappers.OrderEnforcingWrapper(environment), seconds)


class Empty(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """Agents, spaces and length of a game, and nothing behind them."""

    metadata = {"name": "empty_v0", "render_modes": []}  # noqa: RUF012  # as PettingZoo has it
    render_mode = None

    def __init__(self, model: Any) -> None:
        self.length, self.owed = typical_length(model), 0.0
        model.reset(seed=SEED)
        self.model, self.possible_agents = model, model.possible_agents
        self.seen = model.observe(model.agent_selection)

    def observation_space(self, agent: str) -> Any:
        return self.model.observation_space(agent)

    def action_space(self, agent: str) -> Any:
        return self.model.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turns, self._left = cycle(self.possible_agents), int(self.owed + self.length)
        self.owed += self.length - self._left
        self._point()

    def _point(self) -> None:
        self.agent_selection = next(self._turns)
        self.infos[self.agent_selection] = {"action_mask": self.seen["action_mask"].copy()}

    def observe(self, agent: str) -> Any:
        mask = self.infos[agent].get("action_mask", self.seen["action_mask"])
        return {"observation": self.seen["observation"].copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._left -= 1
        if self._left:
            self._point()
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()


def typical_length(model: Any) -> float:
    """Decisions in a game of random play, on average."""
    chance, count = random.Random(SEED), 0
    model.reset(seed=SEED)
    for _ in range(GAMES):
        model.reset()
        while not model.terminations[model.agent_selection]:
            legal = np.flatnonzero(model.observe(model.agent_selection)["action_mask"])
            model.step(int(legal[int(chance.random() * len(legal))]))
            count += 1
    return count / GAMES
