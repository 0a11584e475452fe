"""Sen: what a view tells besides its fields, so that nobody who draws a table needs the rules."""

import random

import pytest

import sny
from tests.rules.sen_positions import position


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


@pytest.mark.rule("SEN-A", "SEN-B", "SEN-T", "SEN-W")
@pytest.mark.parametrize(
    ("actions", "holder", "everybody"),
    [
        ([], None, 0),
        (["take 1"], None, 0),
        (["draw"], 0, 0),
        (["draw", "use"], 0, 0),
        (["draw", "use", "keep 2", "use"], None, 0),
        (["draw", "use", "keep 2", "use", "choose 3"], 0, 1),
    ],
)
def test_who_holds_cards_and_who_sees_them(actions: list[str], holder: int | None, everybody: int) -> None:
    game = position("1,1,2,2/0,0,1,2", open="3", closed_top="choose,4,take-two", edition="jubilee")
    for action in actions:
        game.play(0, action)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert (view["holder"], view["hand_open"]) == (holder, everybody)


@pytest.mark.rule("SEN-N")
def test_how_many_turns_come_before_a_seats_own() -> None:
    game = position("1,1,2,2/0,0,1,2/3,3,4,4", turn=2)
    assert game.view(None)["until"] == [1, 2, 0]


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
