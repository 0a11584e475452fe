"""Both engines, move by move: compiled twins against plain Python on every field, with bounds checked."""

from random import Random

import numpy as np
import pytest

import sny
from sny.env.engine import engine
from sny.game.opening import again
from sny.rules.catalogue import CARD_GAMES
from sny.rules.kit.layout import NOTHING, record_type
from sny.rules.kit.sight import view
from tests.random_games import random_game, random_move

GAMES = 60
MOST_INPUTS = 1500


@pytest.mark.parametrize("name", CARD_GAMES)
def test_both_engines_agree_on_every_field(name: str) -> None:
    chance = Random(1)
    for _ in range(GAMES):
        walk(random_game(name, chance), chance)


def walk(game: sny.CardGame, chance: Random) -> None:
    """Play a random game in plain Python, replay it compiled, and compare state, view and legal actions."""
    rules, fresh = game.rules, again(game)
    moves: list[tuple[int, int]] = []
    while not game.over and len(game.inputs) < MOST_INPUTS:
        seat, action = random_move(game, chance)
        game.play_action(seat, action)
        moves.append((seat, action))

    rows = len(game.inputs)
    record = record_type(rules.Layout)
    states, views = np.zeros(rows, record), np.zeros(rows, record)
    mask = np.zeros((rows, rules.ACTIONS), np.bool_)
    seats, chosen = np.full(rows, NOTHING, np.int8), np.zeros(rows, np.int16)
    orders = np.zeros((rows, rules.DECK_SIZE), np.int8)
    upcoming = iter(moves)
    for row, text in enumerate(game.inputs):
        if text.startswith("deal"):
            order = [rules.CARDS.index(card) for card in text.removeprefix("deal ").split(",")]
            orders[row, : len(order)] = order
        else:
            seats[row], chosen[row] = next(upcoming)
    template = np.frombuffer(bytearray(fresh.state.save()), record)
    actions = np.zeros(rules.ACTIONS, np.int16)
    engine(game.name, check_bounds=True).retrace(states, template, seats, chosen, orders, actions, views, mask)

    plain = fresh.state
    for row in range(rows):
        if seats[row] == NOTHING:
            rules.deal(plain, orders[row].tolist())
        else:
            seat = int(seats[row])
            legal = [0] * rules.ACTIONS
            count = rules.legal(plain, seat, legal)
            assert np.flatnonzero(mask[row]).tolist() == sorted(legal[:count])
            assert views[row].tobytes() == view(rules, plain, seat).save()
            rules.play(plain, seat, int(chosen[row]))
        assert states[row].tobytes() == plain.save(), f"after input {row} of\n{game.text()}"
