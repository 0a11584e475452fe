"""The Gymnasium environments, by Gymnasium's own checker and by ours."""

import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import sny
from sny.env.gymnasium import BatchEnv, TableEnv
from sny.env.spaces import observation_parts


def play(env: TableEnv, seed: int) -> tuple[float, int]:
    """A whole game of the learner's random legal actions: its reward, and how many actions."""
    observation, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    for count in range(1, 5000):
        assert env.observation_space.contains(observation)
        assert info["action_mask"].any()
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
        if terminated or truncated:
            assert env.observation_space.contains(observation)
            return reward, count
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("observations", ["columns", "facing", "features"])
def test_gymnasiums_own_checker_passes(observations: str) -> None:
    env = TableEnv("smoki", players=2, bots="random", observations=observations, illegal="lose")
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning)
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize(("game", "players"), [("sen", 2), ("smoki", 3), ("koty", 4)])
def test_a_learner_plays_whole_games_against_bots(game: str, players: int) -> None:
    env = TableEnv(game, players=players, bots="random", seat=None)
    results = [play(env, seed) for seed in range(3)]
    assert all(-1.0 <= reward <= 1.0 for reward, _ in results)
    assert results == [play(TableEnv(game, players=players, bots="random", seat=None), seed) for seed in range(3)]


def test_bots_are_asked_with_their_own_views() -> None:
    asked: list[int] = []

    def curious(seen: Any, seat: int, legal: list[int], chance: Random) -> int:
        asked.append(seat)
        rival = (seat + 1) % 2
        known = [card for card, seats in zip(seen.dream[rival], seen.seen[rival], strict=True) if seats & 1 << seat]
        assert sum(card >= 0 for card in seen.dream[rival]) <= len(known)
        return chance.choice(legal)

    play(TableEnv("sen", players=2, bots=curious, seat=1), 1)
    assert set(asked) == {0}


@pytest.mark.parametrize(
    ("settings", "problem"),
    [
        ({"bots": ["random"]}, "1 are given for 2 seats"),
        ({"seat": 3}, "seat: 3 is not allowed"),
        ({"observations": "pictures"}, "choose columns or facing or features"),
    ],
)
def test_what_cannot_be_is_said(settings: dict[str, Any], problem: str) -> None:
    with pytest.raises(sny.OptionError, match=problem):
        TableEnv("sen", players=3, **settings)


def test_an_illegal_action_changes_nothing() -> None:
    env = TableEnv("sen", players=2)
    observation, info = env.reset(seed=1)
    with pytest.raises(sny.IllegalAction):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (env.table.observe("player_0")["observation"] == observation).all()


def test_many_games_at_once() -> None:
    envs = BatchEnv("smoki", num_envs=16, players=2)
    observations, info = envs.reset(seed=3)
    assert envs.observation_space.contains(observations)
    chance, ended = np.random.default_rng(1), 0
    (phase,) = [part for part in observation_parts(envs.batch.rules) if part.name == "phase"]
    for _ in range(400):
        before = envs.batch.states.copy()
        actions = [chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        moved = info["seat"]
        observations, rewards, terminated, truncated, info = envs.step(np.array(actions))
        assert (rewards == info["rewards"][np.arange(16), moved]).all()
        assert observations.shape == envs.observation_space.shape
        for game in np.flatnonzero(terminated):
            ended += 1
            last = info["final_obs"][game]
            assert envs.single_observation_space.contains(last)
            state = envs.batch.rules.Layout.load(before[game].tobytes())
            envs.batch.rules.play(state, int(moved[game]), int(actions[game]))
            assert last[phase.start] == state.phase
            assert abs(info["final_info"]["rewards"][game].sum()) < 1e-6
        assert not truncated.any()
    assert ended
