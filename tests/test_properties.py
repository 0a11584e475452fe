"""What holds in every game, whatever the options and whoever plays."""

import json
from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sny
from sny.rules.catalogue import CARD_GAMES
from sny.rules.kit.derived import declared, declared_of_actions
from sny.rules.kit.layout import NOTHING
from sny.rules.kit.notation import action_number, action_text
from sny.rules.kit.sight import (
    card_at,
    card_fields,
    faces_in,
    holes,
    lost_and_doubled,
    places,
    sample,
    unseen_cards,
    view,
)
from tests.random_games import MOST_ACTIONS, played, random_game, random_move

every_game = pytest.mark.parametrize("name", CARD_GAMES)
seeds = st.integers(0, 2**32 - 1)
few = settings(max_examples=20, deadline=None, derandomize=True)


@every_game
@few
@given(seed=seeds)
def test_no_card_is_lost_or_doubled(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for _ in played(game, chance):
        assert lost_and_doubled(game.rules, game.state) == ([], [])


@every_game
@few
@given(seed=seeds)
def test_places_out_of_use_hold_nothing(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for _ in played(game, chance):
        for field in card_fields(type(game.state)):
            value, shape = getattr(game.state, field), game.state.fields[field].shape
            grid = ([[value]], [value], value)[len(shape)]
            used = set(places(game.state, field))
            unused = [
                kind for row, kinds in enumerate(grid) for column, kind in enumerate(kinds) if (row, column) not in used
            ]
            assert all(kind == NOTHING for kind in unused), field


@every_game
@few
@given(seed=seeds)
def test_random_games_end(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for _ in range(MOST_ACTIONS):
        if game.over:
            break
        game.play_action(*random_move(game, chance))
    assert game.over
    assert game.winners
    assert game.actors == ()


@every_game
@few
@given(seed=seeds)
def test_only_actors_have_legal_actions_and_each_has_one(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for _ in played(game, chance):
        for seat in range(game.players):
            assert bool(game.legal(seat)) == (seat in game.actors)
            assert len(set(game.legal(seat))) == len(game.legal(seat))


@every_game
@few
@given(seed=seeds)
def test_every_view_is_plain_data(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for _ in played(game, chance):
        for seat in (*range(game.players), None):
            seen = game.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            used = [name for name, field in game.state.fields.items() if name in seen or not field.tuning]
            assert list(seen) == [*used, *declared(game.rules), *declared_of_actions(game.rules)]


@every_game
@few
@given(seed=seeds)
def test_a_view_told_in_parts_is_the_whole_view(name: str, seed: int) -> None:
    """Once whole, and then what has changed: for everybody alike, and of the cards that each sees differently."""
    chance = Random(seed)
    game = random_game(name, chance)
    told = {seat: game.view(seat) for seat in (*range(game.players), None)}
    before = game.state.copy()
    for _ in played(game, chance):
        shared, before = game.shared_changes(before), game.state.copy()
        for seat, known in told.items():
            known |= {**shared, **game.own_changes(seat, known)}
            assert known == game.view(seat)


@every_game
@few
@given(seed=seeds)
def test_a_game_goes_through_text_unchanged(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    moves = chance.randint(0, 300)
    while not game.over and moves:
        game.play_action(*random_move(game, chance))
        moves -= 1
    again = sny.load(game.text())
    assert again.text() == game.text()
    assert again.state == game.state
    while not game.over and moves < 30:  # both go on alike, the next deals included
        seat, action = random_move(game, chance)
        assert again.play_action(seat, action) == game.play_action(seat, action)
        moves += 1


@every_game
@few
@given(seed=seeds)
def test_saving_and_loading_after_every_action_changes_nothing(name: str, seed: int) -> None:
    """The twin of the game is written down and set up anew, as bytes and as a position, before each action."""
    chance = Random(seed)
    game = random_game(name, chance)
    for seat, action in played(game, chance):
        state = game.state
        assert type(state).load(state.save()) == state
        twin = sny.position(game.position())
        assert twin.state == state
        assert twin.position() == game.position()
        assert [twin.legal(player) for player in range(game.players)] == [
            game.legal(player) for player in range(game.players)
        ]
        game.rules.play(twin.state, seat, action)
        expected = state.copy()
        game.rules.play(expected, seat, action)
        assert twin.state == expected


@every_game
@few
@given(seed=seeds)
def test_a_sampled_world_agrees_with_the_view_it_came_from(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for seat, _ in played(game, chance):
        seen = game.seen(seat)
        world = sample(game.rules, seen, chance.shuffle)
        assert view(game.rules, world, seat) == seen
        assert len(unseen_cards(game.rules, seen)) == len(holes(seen))
        assert lost_and_doubled(game.rules, world) == ([], [])


@every_game
@few
@given(seed=seeds)
def test_what_all_know_of_hidden_cards_is_true(name: str, seed: int) -> None:
    chance = Random(seed)
    game = random_game(name, chance)
    for _ in played(game, chance):
        for field in card_fields(type(game.state)):
            if known := faces_in(game.state, field):
                hidden = (card_at(game.state, *hole) for hole in holes(game.seen(None)) if hole[0] == field)
                assert not Counter(hidden) - known


@every_game
def test_every_action_is_written_in_its_own_words(name: str) -> None:
    rules = sny.new(name).rules
    texts = [action_text(rules, action) for action in range(rules.ACTIONS)]
    assert len(set(texts)) == rules.ACTIONS
    assert [action_number(rules, text) for text in texts] == list(range(rules.ACTIONS))


@every_game
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    first, second, other = (sny.new(name, seed=seed) for seed in (7, 7, 8))
    assert first.position() == second.position() != other.position()


@every_game
def test_a_game_can_be_stopped_from_outside(name: str) -> None:
    game = sny.new(name, seed=7)
    game.stop()
    assert game.over
    assert game.winners == []
    assert game.actors == ()
    assert sny.load(game.text()).stopped
    with pytest.raises(sny.IllegalAction, match="the game is over"):
        game.play(0, "draw")
