"""Many games at once."""

import doctest

import numpy as np
import pytest

import sny
from sny.env import batch
from sny.env.batch import Batch
from sny.env.chance import below, seed_chance
from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.layout import HIDDEN

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
            game = sny.Game(rules, state, "seed", {})
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


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(sny.OptionError, match="games: 0 is not allowed; give at least 1"):
        Batch("sen", games=0)


def test_chance_is_even() -> None:
    chance, counts = [0], [0] * 6
    seed_chance(chance, 7)
    for _ in range(60_000):
        counts[below(chance, 6)] += 1
    assert all(9_500 <= count <= 10_500 for count in counts)
