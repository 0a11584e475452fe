"""Many games at once."""

import doctest
from typing import Any

import numpy as np
import pytest

import sny
from sny.env import batch
from sny.env.batch import Batch
from sny.env.chance import below, seed_chance
from sny.env.rewards import reward_all
from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.twins import compiled

every_game = pytest.mark.parametrize("name", CARD_GAMES)


def test_the_documented_example_runs() -> None:
    assert doctest.testmod(batch).failed == 0


@every_game
def test_games_are_played_to_their_end_and_begin_anew(name: str) -> None:
    games, ended = Batch(name, games=64, seed=3), np.zeros(64, int)
    for _ in range(3000):
        games.step(games.random_actions())
        ended += games.done
        assert games.mask.any(axis=1).all()
        if ended.all():
            break
    assert ended.all()
    assert games.scores.any()


@every_game
def test_views_and_masks_are_those_of_the_library(name: str) -> None:
    rules, games = rules_of(name), Batch(name, games=8, seed=5)
    for _ in range(200):
        for row in range(8):
            state = rules.Layout.load(games.states[row].tobytes())
            seat, actions = int(games.seats[row]), [0] * rules.ACTIONS
            game = sny.CardGame(rules, state, "seed", {})
            assert games.views[row].tobytes() == game.seen(seat).save()
            count = rules.legal(state, seat, actions)
            assert np.flatnonzero(games.mask[row]).tolist() == sorted(actions[:count])
        games.step(games.random_actions())


def test_hidden_cards_are_marked() -> None:
    games = Batch("sen", games=2, seed=1)
    assert (games.views["dream"][:, :2, :4] == HIDDEN).all()
    assert (games.states["dream"][:, :2, :4] != HIDDEN).all()


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    games = Batch("sen", games=3, seed=1)
    before, actions = games.states.copy(), games.random_actions()
    actions[1] = rules_of("sen").ACTIONS
    with pytest.raises(sny.IllegalAction, match=r"in game 1.*legal now: peek 1, peek 2, peek 3, peek 4"):
        games.step(actions)
    assert (games.states == before).all()


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (Batch("sen", games=4, seed=seed) for seed in (1, 1, 2))
    for games in (first, second, other):
        for _ in range(50):
            games.step(games.random_actions())
    assert (first.states == second.states).all()
    assert (first.states != other.states).any()


def test_anybody_may_begin_unless_somebody_is_named() -> None:
    assert set(Batch("sen", games=50, players=3).states["turn"]) == {0, 1, 2}
    assert set(Batch("sen", games=50, players=3, first=2).states["turn"]) == {2}


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"games": 0}, "games: 0 is not allowed; give at least 1"),
        ({"games": 1, "most_steps": 0}, "most_steps: 0 is not allowed; give at least 1"),
        ({"games": 1, "rewards": "money"}, "rewards: 'money' is not allowed; choose wins or margin"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(sny.OptionError, match=message):
        Batch("sen", **settings)


@pytest.mark.parametrize("actions", [0, [0, 0], [[0]], [0.5, 0.5, 0.5], ["peek"] * 3])
def test_actions_are_one_whole_number_a_game(actions: Any) -> None:
    with pytest.raises(sny.OptionError, match="actions: give an array of 3 whole numbers"):
        Batch("sen", games=3).step(actions)


def test_an_action_number_beyond_every_bound_is_illegal() -> None:
    with pytest.raises(sny.IllegalAction, match="65536 in game 0"):
        Batch("sen", games=1).step([1 << 16])


@every_game
@pytest.mark.parametrize("rewards", ["wins", "margin"])
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str, rewards: str) -> None:
    rules, games = rules_of(name), Batch(name, games=64, players=3, seed=4, rewards=rewards)
    seen = 0
    for _ in range(1500):
        before = games.states.copy()
        actions = games.random_actions()
        _, given, terminated, truncated, _ = games.step(actions)
        assert not truncated.any()
        assert not given[~terminated].any()
        assert np.abs(given.sum(axis=1)).max() < 1e-3
        for row in np.flatnonzero(terminated):
            last, mover = rules.Layout.load(before[row].tobytes()), rules.actors
            seat = (mover(last) & -mover(last)).bit_length() - 1
            rules.play(last, seat, int(actions[row]))
            if rules.over(last):  # else a deal came in between, and only the batch knows it
                scores = [rules.score(last, player) for player in range(3)]
                winners = [player for player in range(3) if rules.wins(last, player)]
                assert games.scores[row].tolist() == scores
                assert set(np.flatnonzero(given[row] == given[row].max())) >= set(winners)
                seen += 1
        if seen > 20:
            break
    assert seen > 20


def test_what_a_win_and_a_margin_are_worth() -> None:
    rewards = [0.0] * 3
    reward_all([True, False, False], [10, 30, 20], False, rewards)
    assert rewards == [1.0, -0.5, -0.5]
    reward_all([True, True, False], [10, 10, 20], False, rewards)
    assert rewards == [0.25, 0.25, -0.5]
    reward_all([True, False, False], [10, 30, 20], True, rewards)  # fewest win
    assert rewards == [15.0, -15.0, 0.0]
    reward_all([False, True, False], [10, 30, 20], True, rewards)  # most win
    assert rewards == [-15.0, 15.0, 0.0]


def test_a_game_that_is_cut_off_is_worth_nothing() -> None:
    games = Batch("sen", games=8, seed=1, most_steps=5)
    for step in range(1, 11):
        _, rewards, terminated, truncated, _ = games.step(games.random_actions())
        if step == 5:
            assert (terminated | truncated).any()
        assert not rewards[truncated].any()
        assert (games.done == (terminated | truncated)).all()
        assert (games.lengths[games.done] == 0).all()
        assert (games.lengths < 5).all()


def test_a_reset_begins_all_games_anew() -> None:
    games = Batch("sen", games=4, seed=9)
    first = games.states.copy()
    for _ in range(20):
        games.step(games.random_actions())
    views, info = games.reset(seed=9)
    assert (games.states == first).all()
    assert views is games.views
    assert info["action_mask"] is games.mask
    games.reset()
    assert (games.states != first).any()


def two_numbers(chance: Any) -> int:
    first = below(chance, 1000)
    return first * 1000 + below(chance, 1000)


def test_chance_is_the_same_compiled_also_when_numbers_follow_each_other() -> None:
    """Compiled, the second number was once negative: the compiler took it for granted that nothing overflows."""
    twin = compiled({"two_numbers": two_numbers})["two_numbers"]
    for seed in range(100):
        chance = [0]
        seed_chance(chance, seed)
        record = np.array(chance)
        assert twin(record) == two_numbers(chance)
        assert record[0] == chance[0]


def test_chance_is_even() -> None:
    chance, counts = [0], [0] * 6
    seed_chance(chance, 7)
    for _ in range(60_000):
        counts[below(chance, 6)] += 1
    assert all(9_500 <= count <= 10_500 for count in counts)
