"""The card games as PettingZoo environments (AEC), on the compiled rules.

    from sny.env import pettingzoo

    env = pettingzoo.env("sen", players=3, edition="jubilee")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        done = terminated or truncated
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Agents are `player_0`, `player_1` … by seat. An observation is a dict with `observation`, the numbers described in
docs/spaces, and `action_mask`, which also stands in the info of the agent to move; it is empty for everybody else.
With `observations="facing"` both count seats from the agent that looks, as in `sny.env.facing`.
Where several seats may act at once (peeks, first reveals), the lowest moves first, and the others see what they would
see at any table: which card it looked at, not what that card is. Rewards come at the end: see `sny.env.rewards`.
"""

from secrets import randbits
from typing import Any

from sny.extras import MissingExtra

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("pettingzoo") from error

from sny.env import loops
from sny.env.batch import new_chance, templates
from sny.env.engine import engine
from sny.env.facing import Facing, facing_name, reads_facing
from sny.env.rewards import reads_margin
from sny.env.spaces import observation_bounds, space_name
from sny.errors import IllegalAction, OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.layout import NOTHING, SPECTATOR, record_type
from sny.rules.kit.notation import action_text, position_text
from sny.rules.kit.options import read_players
from sny.rules.kit.sight import view

RENDER_MODES = ("human", "ansi")
LOST = -1.0  # the reward of whoever plays an illegal action: as bad as losing


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """A game with the usual wrappers: an illegal action loses it, and calls out of order are reported."""
    made = raw_env(game, players, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=LOST)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def without_dispatch(function: Any, arguments: tuple[Any, ...]) -> Any:
    """The machine code of a compiled function for such arguments.

    Numba looks at the types of all arguments at every call, which costs more here than a move. They never change.
    """
    from numba import typeof

    types = tuple(typeof(argument) for argument in arguments)  # type: ignore[no-untyped-call]
    function.compile(types)
    return function.overloads[types].entry_point


class raw_env(AECEnv, EzPickle):  # type: ignore[misc, type-arg, unused-ignore]  # noqa: N801  # as PettingZoo calls it
    """A game without wrappers. `max_cycles` truncates it after that many decisions; other settings are its options."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        rewards: str = "wins",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        observations: str = "columns",
        **options: Any,
    ) -> None:
        named = {"rewards": rewards, "max_cycles": max_cycles, "render_mode": render_mode, "observations": observations}
        EzPickle.__init__(self, game, players, **named, **options)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError("render_mode", f"{render_mode!r} is not allowed; choose {' or '.join(RENDER_MODES)}")
        if max_cycles is not None and max_cycles < 1:
            raise OptionError("max_cycles", f"{max_cycles} is not allowed; give at least 1, or None for no limit")
        self.rules = card_rules_of(game)
        count = read_players(self.rules.DATA, players)
        self.facing = Facing(self.rules, count) if reads_facing(observations) else None
        self.metadata = {
            "name": (space_name(game) if self.facing is None else facing_name(game)).replace("-", "_"),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(count)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        bounds = observation_bounds(self.rules)
        least, most = bounds if self.facing is None else (self.facing.least, self.facing.most)
        self.state_space = spaces.Box(least, most, dtype=np.int32)
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, dtype=np.int32),
                    "action_mask": spaces.Box(0, 1, (self.rules.ACTIONS,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(self.rules.ACTIONS) for agent in self.possible_agents}

        record = record_type(self.rules.Layout)
        self._state, self._view, self._chance = np.zeros(1, record), np.zeros(1, record), new_chance(randbits(63))
        self._mask, self._payoffs = np.zeros(self.rules.ACTIONS, np.int8), np.zeros(count, np.float32)
        self._numbers, self._seen = np.zeros(len(bounds[0]), np.int32), np.zeros(len(bounds[0]), np.int32)
        self._looker, self._faced = np.zeros(1, np.int8), np.zeros((1, len(least)), np.int32)
        self._terminated, self._truncated = np.zeros(1, np.bool_), np.zeros(1, np.bool_)
        self._no_action, self._mover = np.zeros_like(self._mask), NOTHING
        tables = templates(self.rules, count, options)
        self._arrays = {
            loops.STATE: self._state, loops.VIEW: self._view, loops.TEMPLATES: tables, loops.CHANCE: self._chance,
            loops.CARDS: np.zeros(self.rules.DECK_SIZE, np.int8), loops.SEAT: np.zeros(1, np.int8),
            loops.MASK: self._mask, loops.LEGAL: np.zeros(self.rules.ACTIONS, np.int16),
            loops.CHOSEN: np.zeros(1, np.int64), loops.SCORES: np.zeros(count, np.int32),
            loops.WON: np.zeros(count, np.int8), loops.REWARDS: self._payoffs, loops.TERMINATED: self._terminated,
            loops.TRUNCATED: self._truncated, loops.LENGTH: np.zeros(1, np.int32), loops.NUMBERS: self._numbers,
            loops.SEEN: self._seen,
        }  # fmt: skip
        settings = {
            loops.PLAYERS: count, loops.MANY_TEMPLATES: len(tables), loops.MANY_NUMBERS: len(bounds[0]),
            loops.MOST_STEPS: max_cycles or 0, loops.BY_MARGIN: reads_margin(rewards),
        }  # fmt: skip
        given = {place: array.ctypes.data for place, array in self._arrays.items()} | settings
        self._given = np.array([given[place] for place in range(loops.GIVEN)], np.int64)
        self._step_alone = without_dispatch(engine(game).step_alone, (self._given, 0, False))
        self._look_alone = without_dispatch(engine(game).look_alone, (self._given, 0))

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game, with the options given to `env`; a single game has none of its own."""
        if seed is not None:
            self._chance[:] = new_chance(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._go_on(NOTHING, fresh=True)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._go_on(NOTHING if action is None else action)
        if self.render_mode == "human":
            self.render()

    def _go_on(self, action: int, fresh: bool = False) -> None:
        """Play an action, or begin; then point at whoever is to move, or end it all."""
        number = action if self.facing is None else self.facing.number(action, self._mover)
        mover = self._step_alone(self._given, number, fresh)
        if mover >= 0:
            self._mover = mover
            self.infos[self.agent_selection] = {}
            self.agent_selection = agent = self.possible_agents[mover]
            self.infos[agent] = {"action_mask": self._own_mask()}
        elif mover == NOTHING:
            self._mover = mover
            self._end()
        else:
            legal = [action_text(self.rules, int(number)) for number in np.flatnonzero(self._own_mask())]
            raise IllegalAction(self._mover, str(action), legal)

    def _own_mask(self) -> Any:
        """What whoever is to move may do, by the numbers that its agent is told."""
        return self._mask.copy() if self.facing is None else self._mask[self.facing.actions[self._mover]]

    def _end(self) -> None:
        """Rewards come here and nowhere else, so they are the cumulative ones as well."""
        terminated, truncated = self._terminated.item(), self._truncated.item()
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self.infos = {agent: {} for agent in self.agents}
        self.rewards = dict(zip(self.agents, self._payoffs.tolist(), strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.agent_selection = self.possible_agents[0]
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now."""
        seat = self._seat_of[agent]
        mask = self.infos[agent]["action_mask"] if seat == self._mover else self._no_action.copy()
        if seat == self._mover and self.facing is None:
            return {"observation": self._numbers.copy(), "action_mask": mask}
        self._look_alone(self._given, seat)
        return {"observation": self._looked(seat), "action_mask": mask}

    def state(self) -> Any:
        """The complete state, hidden cards included: for a critic in training, never for a player.

        As features of the seat to move it leaves out the cards of closed piles.
        """
        self._look_alone(self._given, NOTHING)
        everything = self._looked(max(self._mover, 0))
        if self.facing is None:
            everything[0] = max(self._mover, 0)
        return everything

    def _looked(self, seat: int) -> Any:
        """What was last looked at, as a seat observes it."""
        if self.facing is None:
            return self._seen.copy()
        self._looker[0] = seat
        self.facing.write(self._view, self._looker, self._faced)
        return self._faced[0].copy()

    def render(self) -> str | None:
        """The table as a spectator sees it, one field per line: text for "ansi", printed for "human"."""
        state = self.rules.Layout.load(self._state[0].tobytes())
        seen = view(self.rules, state, SPECTATOR)
        text = position_text(self.rules, seen).replace(" ", "\n") + "\n"
        if self.render_mode == "human":
            print(text)  # noqa: T201
            return None
        return text

    def close(self) -> None:
        """There are no resources to release."""
