"""The card games for Gymnasium: one learner at a table of bots, or many games at once with all seats played.

    from sny.env.gymnasium import BatchEnv, TableEnv

    env = TableEnv("sen", players=2, bots="careful")           # you are one seat, a bot each of the others
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

    envs = BatchEnv("sen", num_envs=1000, players=2)           # every seat is yours: self-play

`TableEnv` observes what its seat may know when it is to move, and at the end; reward comes at the end. Bots are levels,
`module:function`, or functions. `info["action_mask"]` says what is legal; an illegal action raises `IllegalAction` and
changes nothing, or with `illegal="lose"` ends the game as lost.

`BatchEnv` is a vector environment: in each game the seat `info["seat"]` is to move, and the reward of a step is that of
the seat which moved; `info["rewards"]` has all seats'. A game that ends is followed by a new one in the same step
(`AutoresetMode.SAME_STEP`); `info["final_info"]` has its rewards and scores, `info["final_obs"]` what the
seat that moved last saw after that.

Observations are the rows of docs/spaces. With `observations="facing"` they and the actions count seats from the one
that looks (`sny.env.facing`). With `observations="features"` they are those of `sny.env.features`: small whole numbers,
the looking seat first, each within -127 to 127, while actions keep the seats of the table.
"""

from collections.abc import Callable, Sequence
from importlib import import_module
from random import Random
from typing import Any

from sny.extras import MissingExtra

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise MissingExtra("gymnasium") from error

from sny.env.batch import Batch
from sny.env.facing import Facing
from sny.env.features import LEAST_NUMBER, MOST_NUMBER, Features
from sny.env.pettingzoo import LOST, raw_env
from sny.env.spaces import observation_bounds, observation_length, widths_in_record, write_observations
from sny.errors import OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.options import read_players
from sny.rules.kit.sight import view

OBSERVATIONS = ("columns", "facing", "features")
ILLEGAL = ("raise", "lose")
Chosen = str | Callable[..., int]


class Looking:
    """What becomes of the rows that tables and batches give: features, or nothing but what they are."""

    def __init__(self, rules: Rules, players: int, kind: str) -> None:
        if kind not in OBSERVATIONS:
            raise OptionError("observations", f"{kind!r} is not allowed; choose {' or '.join(OBSERVATIONS)}")
        self.players = players
        self.rows = "facing" if kind == "facing" else "columns"
        self.facing = Facing(rules, players) if kind == "facing" else None
        self.features = Features(rules) if kind == "features" else None
        bounds = observation_bounds(rules) if self.facing is None else (self.facing.least, self.facing.most)
        self.space: spaces.Box[Any] = spaces.Box(*bounds, dtype=np.int32)
        if self.features is not None:
            self.space = spaces.Box(LEAST_NUMBER, MOST_NUMBER, (len(self.features),), dtype=np.int8)

    def __call__(self, row: Any) -> Any:
        return row if self.features is None else self.features.row(row[1:].tolist(), int(row[0]), self.players)


class TableEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots play the others. `seat` is a number, or None for a different one in each game."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bots: Chosen | Sequence[Chosen] = "careful",
        seat: int | None = 0,
        observations: str = "columns",
        illegal: str = "raise",
        **settings: Any,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError("illegal", f"{illegal!r} is not allowed; choose {' or '.join(ILLEGAL)}")
        self.illegal = illegal
        self.rules: Rules = card_rules_of(game)
        self.players = read_players(self.rules.DATA, players)
        self.looking = Looking(self.rules, self.players, observations)
        self.table = raw_env(game, players, observations=self.looking.rows, **settings)
        if seat is not None and seat not in range(self.players):
            raise OptionError("seat", f"{seat} is not allowed; give 0 to {self.players - 1}, or None")
        self.observation_space = self.looking.space
        self.action_space = spaces.Discrete(self.rules.ACTIONS)
        self.metadata = {"render_modes": self.table.metadata["render_modes"], "render_fps": 1}
        self.render_mode = self.table.render_mode
        self.bots = rivals(game, bots, self.players - 1)
        self._given_seat, self.seat = seat, seat or 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        numbers = self.np_random.integers(0, 2**31 - 1, 3).tolist()
        self._chance = Random(numbers[0])  # noqa: S311
        if self._given_seat is None:
            self.seat = numbers[1] % self.players
        self.table.reset(seed=numbers[2], options=options)
        return self._go_on()[0::4]

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        own = f"player_{self.seat}"
        if self.illegal == "lose" and not self.table.infos[own]["action_mask"][int(action)]:
            seen = self.table.observe(own)
            info = {"action_mask": seen["action_mask"].copy(), "seat": self.seat}
            return self.looking(seen["observation"]), LOST, True, False, info
        self.table.step(int(action))
        return self._go_on()

    def _go_on(self) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Until the learner is to move, or the game is over."""
        own, table = f"player_{self.seat}", self.table
        while not self._over() and table.agent_selection != own:
            mover = int(table.agent_selection.removeprefix("player_"))
            bot = self.bots[(mover - self.seat) % self.players - 1]
            seen = self.rules.Layout.load(table._view[0].tobytes())
            action, facing = bot(seen, mover, np.flatnonzero(table._mask).tolist(), self._chance), table.facing
            table.step(action if facing is None else int(facing.faced[mover, action]))
        seen = table.observe(own)
        info = {"action_mask": seen["action_mask"].copy(), "seat": self.seat}
        observation, reward = self.looking(seen["observation"]), float(table.rewards[own])
        return observation, reward, table.terminations[own], table.truncations[own], info

    def _over(self) -> bool:
        return any(self.table.terminations.values()) or any(self.table.truncations.values())

    def render(self) -> Any:
        return self.table.render()


def rivals(game: str, chosen: Chosen | Sequence[Chosen], count: int) -> list[Callable[..., int]]:
    """A function for each rival, counted from the learner's left."""
    each = [chosen] * count if isinstance(chosen, str) or callable(chosen) else list(chosen)
    if len(each) != count:
        raise OptionError("bots", f"{len(each)} are given for {count} seats; give one for all, or one for each")
    named_bot = import_module("sny.bots.own").named_bot  # bots stand above environments
    return [named_bot(game, bot) if isinstance(bot, str) else bot for bot in each]


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Many games side by side, with every seat played by the caller."""

    def __init__(
        self, game: str, num_envs: int, players: int | None = None, *, observations: str = "columns", **settings: Any
    ) -> None:
        rules = card_rules_of(game)
        self.num_envs = num_envs
        self.looking = Looking(rules, read_players(rules.DATA, players), observations)
        self.single_observation_space, self.single_action_space = self.looking.space, spaces.Discrete(rules.ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.batch = Batch(game, num_envs, players, observations=self.looking.rows, **settings)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch.reset(int(self.np_random.integers(0, 2**31 - 1)))
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        moved, before = self.batch.seats.copy(), self.batch.states.copy()
        _, rewards, terminated, truncated, _ = self.batch.step(np.asarray(actions, np.int64))
        info, ended = self._info(), terminated | truncated
        info["rewards"] = rewards.copy()
        if ended.any():
            info |= self._final(ended, before, moved, np.asarray(actions), rewards)
        own = rewards[np.arange(self.num_envs), moved].astype(np.float64)
        return self._observed(), own, terminated.copy(), truncated.copy(), info

    def _final(self, ended: Any, before: Any, moved: Any, actions: Any, rewards: Any) -> dict[str, Any]:
        """What is left of the games that ended: what whoever moved last saw then, their rewards and scores."""
        final = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            final[game] = self.looking(self._last_row(before[game], int(moved[game]), int(actions[game])))
        scores = {"rewards": rewards.copy(), "scores": self.batch.scores.copy(), "_rewards": ended, "_scores": ended}
        return {"final_obs": final, "_final_obs": ended, "final_info": scores, "_final_info": ended}

    def _last_row(self, before: Any, seat: int, action: int) -> Any:
        """The row after an action; in the batch a new game stands there by then."""
        rules, facing = self.batch.rules, self.looking.facing
        state = rules.Layout.load(before.tobytes())
        rules.play(state, seat, action if facing is None else facing.number(action, seat))
        if facing is not None:
            return facing.row(view(rules, state, seat), seat)
        seen, row = np.zeros(1, before.dtype), np.zeros((1, observation_length(rules)), np.int32)
        seen[0] = np.frombuffer(view(rules, state, seat).save(), before.dtype)[0]
        write_observations(widths_in_record(rules), seat, seen, row)
        return row[0]

    def _observed(self) -> Any:
        rows = self.batch.observations()
        return rows if self.looking.features is None else np.stack([self.looking(row) for row in rows])

    def _info(self) -> dict[str, Any]:
        return {"seat": self.batch.seats.copy(), "action_mask": self.batch.mask.astype(np.int8)}
