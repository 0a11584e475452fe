"""Sen: what a view tells besides its fields, so that nobody who draws a table needs the rules."""

import random

import pytest

import sny


@pytest.mark.rule("SEN-S3")
@pytest.mark.parametrize(("variants", "first"), [([], 2), (["dlugi-sen"], 3)])
def test_how_many_cards_are_to_be_looked_at_before_a_round(variants: list[str], first: int) -> None:
    game = sny.new("sen", players=2, seed=3, variants=variants)
    told = [game.view(None)["peeks"]]
    for seat in (0, 1):
        while seat in game.actors:
            game.play(seat, game.legal(seat)[0])
        told.append(game.view(None)["peeks"])
    assert told == [[first, first], [0, first], [0, 0]]


@pytest.mark.rule("SEN-R1")
def test_a_round_progresses_as_the_closed_pile_is_used_up() -> None:
    chance = random.Random(5)
    game = sny.new("sen", players=3, seed=5, rounds=1, limit=None)
    told = [game.view(0)["progress"]]
    while not game.over:
        seat = game.actors[0]
        game.play(seat, chance.choice([action for action in game.legal(seat) if action != "call"]))
        told.append(game.view(0)["progress"])
    assert told == sorted(told)
    assert (told[0], told[-1]) == (2, 100)
