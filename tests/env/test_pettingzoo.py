"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

import pickle
import subprocess
import sys
import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel_wrapper

import sny
from sny.env import pettingzoo
from sny.env.spaces import observation_length
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.layout import HIDDEN, flat_values
from sny.rules.kit.sight import view

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("sen", 2, {}),
    ("sen", 3, {"edition": "jubilee", "variants": ["wiem-co-mam", "idz-na-calosc"], "rewards": "margin"}),
    ("sen", 5, {"variants": ["dlugi-sen"]}),
    ("smoki", 2, {"attack": True}),
    ("smoki", 5, {"piles": 1, "scoring": "points", "limit": 30}),
    ("koty", 2, {}),
    ("koty", 4, {"teams": True, "night": {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}}),
    ("koty", 6, {"max_cycles": 50}),
    ("sen", 4, {"observations": "facing"}),
    ("koty", 3, {"observations": "facing"}),
]
every_table = pytest.mark.parametrize(("game", "players", "settings"), TABLES)


@pytest.fixture(autouse=True)
def _expected_warnings() -> Iterator[None]:
    """The tests of PettingZoo know a dict with a mask only from a list of its own environments, and warn of others."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")  # after the end
        yield


@every_table
def test_the_api_test_passes(game: str, players: int, settings: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, players=players, **settings), num_cycles=150)


@every_table
def test_the_seed_test_passes(game: str, players: int, settings: dict[str, Any]) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players, **settings), num_cycles=40)


class LegalOnly(turn_based_aec_to_parallel_wrapper):  # type: ignore[misc, type-arg, unused-ignore]
    """Everybody answers in each cycle, and whoever is to move plays a legal action whatever was answered."""

    def step(self, actions: dict[str, int]) -> Any:
        mover = self.aec_env.agent_selection
        legal = np.flatnonzero(self.aec_env.infos[mover]["action_mask"])
        return super().step(actions | {mover: int(legal[actions[mover] % len(legal)])})


@pytest.mark.parametrize("game", ["sen", "smoki", "koty"])
def test_the_max_cycles_test_passes(game: str) -> None:
    """It is made for environments where all act in each cycle, so the games are shown to it in that form."""

    def parallel_env(max_cycles: int) -> Any:
        return LegalOnly(pettingzoo.raw_env(game, players=3, max_cycles=max_cycles))

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles)))
    )


@pytest.mark.parametrize("game", ["sen", "smoki", "koty"])
def test_agents_see_what_their_seats_may_know(game: str) -> None:
    environment, rules = pettingzoo.raw_env(game, players=3), card_rules_of(game)
    environment.reset(seed=5)
    chance, length = np.random.default_rng(5), observation_length(rules)
    for _ in range(120):
        if any(environment.terminations.values()):
            break
        state = rules.Layout.load(environment._state[0].tobytes())
        for seat, agent in enumerate(environment.possible_agents):
            observed = environment.observe(agent)
            assert observed["observation"].tolist() == [seat, *flat_values(view(rules, state, seat))][:length]
            actions = [0] * rules.ACTIONS
            count = rules.legal(state, seat, actions) if agent == environment.agent_selection else 0
            assert np.flatnonzero(observed["action_mask"]).tolist() == sorted(actions[:count])
        mask = environment.infos[environment.agent_selection]["action_mask"]
        environment.step(int(chance.choice(np.flatnonzero(mask))))


def test_the_critics_state_hides_nothing() -> None:
    environment = pettingzoo.raw_env("sen")
    environment.reset(seed=1)
    assert HIDDEN in environment.observe("player_0")["observation"]
    assert HIDDEN not in environment.state()
    assert environment.state_space.contains(environment.state())


def test_an_illegal_action_loses_or_is_refused() -> None:
    wrapped, raw = pettingzoo.env("sen"), pettingzoo.raw_env("sen")
    for environment in (wrapped, raw):
        environment.reset(seed=1)
    illegal = card_rules_of("sen").ACTIONS - 1
    wrapped.step(illegal)
    assert wrapped.rewards == {"player_0": -1.0, "player_1": 0}
    assert all(wrapped.terminations.values())
    with pytest.raises(sny.IllegalAction, match="legal now: peek 1, peek 2, peek 3, peek 4"):
        raw.step(illegal)


def test_a_whole_game_ends_with_rewards() -> None:
    environment = pettingzoo.env("sen", players=3, rounds=1)
    environment.reset(seed=2)
    chance, rewards = np.random.default_rng(2), {}
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        if terminated:
            rewards[agent] = reward
        assert not truncated
        mask = observation["action_mask"]
        environment.step(None if terminated else int(chance.choice(np.flatnonzero(mask))))
    assert sorted(rewards.values()) == [-0.5, -0.5, 1.0]


def test_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    quiet, loud = (pettingzoo.env("sen", render_mode=mode) for mode in ("ansi", "human"))
    for environment in (quiet, loud):
        environment.reset(seed=1)
        environment.step(0)
    assert "dream=?,?,?,?/?,?,?,?" in quiet.render().splitlines()
    assert "phase=peek" in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"render_mode": "rgb_array"}, "render_mode: 'rgb_array' is not allowed; choose human or ansi"),
        ({"max_cycles": 0}, "max_cycles: 0 is not allowed"),
        ({"players": 9}, "players: 9 is not allowed"),
        ({"colour": "red"}, "colour: there is no such option"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(sny.OptionError, match=message):
        pettingzoo.env("sen", **settings)


def test_an_environment_can_be_pickled() -> None:
    copy = pickle.loads(pickle.dumps(pettingzoo.raw_env("smoki", players=4, piles=1)))  # noqa: S301
    copy.reset(seed=1)
    assert copy.num_agents == 4


@pytest.mark.parametrize(
    ("module", "needs", "line"),
    [
        ("sny.env.pettingzoo", "pettingzoo", 'pip install "sny[pettingzoo]"'),
        ("sny.env.open_spiel", "pyspiel", 'pip install "sny[open-spiel]"'),
    ],
)
def test_a_missing_package_is_told_with_the_line_to_install_it(module: str, needs: str, line: str) -> None:
    script = f"import sys; sys.modules[{needs!r}] = None; import {module}"
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert told.returncode == 1
    assert line in told.stderr
