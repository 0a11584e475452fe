"""A network that looks ahead: legal, blind to what is hidden, and not to a win that lies before it."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import numpy as np
import pytest

import sny
from sny.bots.lookahead import Lookahead, Way, read_way
from sny.bots.policy_file import forward, load
from sny.bots.thinking import decide
from sny.env.rewards import worth_all
from sny.errors import OptionError
from sny.rules.catalogue import CARD_GAMES
from sny.rules.kit.layout import flat_values
from sny.rules.kit.sight import sample
from tests.bots.random_networks import save_networks
from tests.random_games import random_game

EVERYTHING = 2.0  # more weight than there is
WAYS = (Way("critic", worlds=2, cover=EVERYTHING, depth=1), Way("rollouts", budget=16, cover=EVERYTHING))


@pytest.fixture(scope="module", params=CARD_GAMES)
def player(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Lookahead:
    folder = tmp_path_factory.mktemp("networks")
    save_networks(folder)
    return Lookahead(request.param, load(folder / f"{request.param}.npz"))


def positions(name: str, games: int, moves: int) -> Iterator[tuple[sny.CardGame, Random]]:
    chance = Random(3)
    for _ in range(games):
        game = random_game(name, chance)
        for _ in range(moves):
            if game.over:
                break
            yield game, chance
            seat = game.actors[0]
            game.play_action(seat, chance.choice(game.legal_actions(seat)))


def test_it_plays_legally_and_from_its_view_alone(player: Lookahead) -> None:
    """What it cannot know is exchanged for something else that it cannot know, and its answer stays."""
    for move, (game, chance) in enumerate(positions(player.rules.NAME, 4, 40)):
        seat = chance.choice(game.actors)
        seen, legal = game.seen(seat), game.legal_actions(seat)
        other = sny.CardGame(game.rules, sample(game.rules, seen, chance.shuffle), "seed", {})
        for way in WAYS:
            choose = partial(player.choose, way=way, start=move)
            action = choose(seen, seat, legal)
            assert action in legal
            assert choose(other.seen(seat), seat, other.legal_actions(seat)) == action
        assert seen == game.seen(seat)


def test_compiled_it_reads_what_the_file_says(player: Lookahead) -> None:
    for game, _ in positions(player.rules.NAME, 3, 20):
        seat = game.actors[0]
        seen, legal = game.seen(seat), game.legal_actions(seat)
        likes = player.file.likes(seen, seat, legal)
        logs = likes - np.log(np.exp(likes - likes.max()).sum()) - likes.max()
        assert np.allclose(player.likes(seen, seat, legal), logs, atol=1e-4)


def test_the_critic_reads_every_card_as_the_seat_to_move_counts_seats(player: Lookahead) -> None:
    for game, _ in positions(player.rules.NAME, 2, 10):
        seat, state, file = game.actors[0], game.state, player.file
        trials, movers = np.frombuffer(state.save(), player.mind.work.states.dtype), np.array([seat])
        features = np.zeros((1, len(player.table)), np.int8)
        row = file.features.row(flat_values(state), seat, state.players)[file.kept]
        told = forward(file.critic, row * file.scale)
        assert np.allclose(player.told(trials, movers, features)[0], told, atol=1e-4)
        for other in range(state.players):
            worth = player.judged(trials, movers, other, told[None])
            assert worth[0] == pytest.approx(told[(other - seat) % state.players])


@pytest.mark.parametrize("name", ["sen", "smoki"])
def test_a_round_is_worth_the_same_in_every_match(name: str, tmp_path: Path) -> None:
    save_networks(tmp_path)
    player = Lookahead(name, load(tmp_path / f"{name}.npz"))
    game = sny.new(name, 2, seed=1)
    seat = game.actors[0]
    seen, legal = game.seen(seat), game.legal_actions(seat)
    before = player.values(seen, seat, legal, WAYS[0], 1)
    seen.total[:2] = 17, 30
    seen.limit, seen.round = 31, 5
    assert (player.values(seen, seat, legal, WAYS[0], 1) == before).all()


def test_it_sees_a_win_in_one(tmp_path: Path) -> None:
    """With a network that knows nothing: only what comes of an action tells it what to do."""
    save_networks(tmp_path, loudness=0.0)
    player, way = Lookahead("koty", load(tmp_path / "koty.npz")), Way("critic", candidates=999, cover=EVERYTHING)
    won = 0
    for seed in range(12):
        game = sny.new("koty", 2, seed=seed)
        while not game.over:
            seat = game.actors[0]
            legal = game.legal_actions(seat)
            if any(wins_by(game, seat, action) for action in legal):
                assert wins_by(game, seat, player.choose(game.seen(seat), seat, legal, way, seed))
                won += 1
                break
            game.play_action(seat, decide("koty", game.seen(seat), seat, legal))
    assert won


def wins_by(game: sny.CardGame, seat: int, action: int) -> bool:
    after = game.state.copy()
    game.rules.play(after, seat, action)
    return game.rules.over(after) and game.rules.wins(after, seat) and not game.rules.wins(after, 1 - seat)


@pytest.mark.parametrize(
    ("rewards", "for_winning", "worth"),
    [
        ((8, -8), 0.0, (0.8, -0.8)),
        ((8, -8), 0.5, (1.3, -1.3)),
        ((0, 0), 0.5, (0, 0)),
        ((6, 6, -12), 0.5, (0.725, 0.725, -1.45)),
    ],
)
def test_what_a_game_is_worth(rewards: tuple[int, ...], for_winning: float, worth: tuple[float, ...]) -> None:
    found = [0.0] * len(rewards)
    worth_all(rewards, 10.0, for_winning, found)
    assert found == pytest.approx(worth)


def test_a_way_is_read_from_text() -> None:
    usual = Way("network", worlds=8)
    assert read_way("critic", usual) == Way("critic", worlds=8)
    assert read_way("critic,worlds=64,trust=0.5", usual) == Way("critic", worlds=64, trust=0.5)
    for wrong in ("criticism", "critic,words=3", "critic,worlds=many"):
        with pytest.raises(OptionError, match="way"):
            read_way(wrong, usual)


def test_a_file_without_a_critic_plays_by_the_network(tmp_path: Path) -> None:
    save_networks(tmp_path)
    file = load(tmp_path / "sen.npz")
    file.critic = []
    assert Lookahead("sen", file).way(2).kind == "network"
