"""What a dream of Smoki scores: values, columns that vanish, reflections."""

from itertools import product

import pytest

import sny
from sny.rules import smoki

R = "reflection"
VALUES = {
    "-2": -2,
    "0": 0,
    "1": 1,
    "2": 2,
    "3": 3,
    "4": 4,
    "5": 5,
    "6": 6,
    "7": 7,
    "8": 8,
    "nest": 9,
    "circle": 10,
    "attack": 9,
}
TELLING = ["-2", "0", "nest", "circle", R, "attack"]  # a negative, a zero, two kinds of one value, the highest


def cards(text: str) -> list[str]:
    """A dream as the pages write it: `R 10 5 / 3 10 4`."""
    names = {"R": R, "9": "nest", "10": "circle"}
    return [names.get(word, word) for word in text.split() if word != "/"]


def worth(dream: list[str]) -> int:
    state = smoki.Smoki()
    state.dream[0] = [smoki.CARDS.index(name) for name in dream]
    return smoki.worth(state, 0)


def recount(dream: list[str]) -> int:
    """The same by another way: each row lists what its reflections can see, each column what is left of it."""
    upper, lower = dream[:3], dream[3:]
    points = 0
    for row in (upper, lower):
        lands = [(column, VALUES[name]) for column, name in enumerate(row) if name != R]
        for mirror in (column for column, name in enumerate(row) if name == R):
            to_the_left = [value for column, value in lands if column < mirror][-1:]
            to_the_right = [value for column, value in lands if column > mirror][:1]
            points += min(to_the_left + to_the_right, default=0)
    for column in zip(upper, lower, strict=True):
        values = [VALUES[name] for name in column if name != R]
        points += 0 if len(values) == 2 and len(set(values)) == 1 else sum(values)
    return points


def after_round(dreams: list[list[str]], options: str = "") -> sny.CardGame:
    """The first player lays the last card of their dream, which ends the round."""
    *others, last = dreams[0]
    used = [name for dream in dreams for name in dream]
    spare = next(name for name in smoki.CARDS if used.count(name) < 4)
    rows = "/".join(",".join(dream) for dream in [[*others, spare], *dreams[1:]])
    sides = "/".join(["1,1,1,1,1,1"] + ["1,0,0,0,0,0"] * (len(dreams) - 1))
    game = sny.position(
        f"smoki players={len(dreams)} {options} phase=lay turn=1 place=6 hand={last} dream={rows} up={sides} open=/"
    )
    events = game.play(0, "onto 1")
    if last == "nest":
        events = game.play(0, "skip")
    assert "ended" in [event.name for event in events]
    return game


@pytest.mark.rule("SMO-R2", "SMO-R3", "SMO-R4", "SMO-R7")
def test_worked_example_of_scoring() -> None:
    game = after_round([cards("R 10 5 / 3 10 4"), cards("1 6 3 / R 1 4"), cards("7 5 3 / 7 2 4")])
    assert game.view(0)["score"] == [22, 16, 14]
    assert game.view(0)["tokens"] == [0, 0, 1]


@pytest.mark.rule("SMO-R4", "SMO-J11")
def test_all_who_tie_for_the_lowest_take_a_token() -> None:
    game = after_round([cards("7 5 3 / 7 2 4"), cards("1 6 3 / R 1 4"), cards("6 5 3 / 6 2 4")])
    assert game.view(0)["score"] == [14, 16, 14]
    assert game.view(0)["tokens"] == [1, 0, 1]


@pytest.mark.rule("SMO-R2")
def test_cards_count_their_values() -> None:
    assert worth(cards("-2 0 1 / 2 3 4")) == 8
    assert worth(cards("5 6 7 / 8 9 10")) == 45


@pytest.mark.rule("SMO-R2")
def test_equal_values_vanish_in_a_column_and_not_in_a_row() -> None:
    assert worth(cards("7 5 3 / 7 2 4")) == 14
    assert worth(cards("7 7 3 / 5 2 4")) == 28


@pytest.mark.rule("SMO-R6")
@pytest.mark.parametrize(("dream", "points"), [("-2 9 10 / -2 9 10", 0), ("nest 0 0 / attack 0 0", 0)])
def test_every_value_vanishes(dream: str, points: int) -> None:
    assert worth(cards(dream)) == points


@pytest.mark.rule("SMO-R7")
@pytest.mark.parametrize(("dream", "points"), [("1 6 3 / R 1 4", 16), ("R 9 -2 / R 4 4", 28), ("2 R R / R R 5", 21)])
def test_a_reflection_never_vanishes(dream: str, points: int) -> None:
    assert worth(cards(dream)) == points


@pytest.mark.rule("SMO-R3", "SMO-J10", "SMO-O")
def test_a_reflection_copies_the_lower_neighbour() -> None:
    assert worth(cards("7 R 0 / 1 2 3")) == 7 + 0 + 0 + 6
    assert worth(cards("R 10 R / 0 1 2")) == 33


@pytest.mark.rule("SMO-R3")
def test_a_reflection_copies_a_card_that_vanishes() -> None:
    assert worth(cards("R 10 5 / 3 10 4")) == 22


@pytest.mark.rule("SMO-R8", "SMO-R3", "SMO-J10")
@pytest.mark.parametrize(
    ("row", "copied"),
    [
        ("7 R 0", 0),
        ("R R 7", 14),
        ("7 R R", 14),
        ("0 R R", 0),
        ("R 0 R", 0),
        ("R R R", 0),
        ("R 9 5", 9),
        ("5 10 R", 10),
    ],
)
def test_what_the_reflections_of_a_row_are_worth(row: str, copied: int) -> None:
    plain = sum(VALUES[name] for name in cards(row) if name != R)
    for dream, other in ((f"{row} / 1 2 3", 6), (f"1 2 3 / {row}", 6)):
        assert worth(cards(dream)) == plain + copied + other


@pytest.mark.rule("SMO-R8")
def test_three_reflections_in_a_row_are_worth_nothing() -> None:
    assert worth(cards("R R R / 1 2 3")) == 6


@pytest.mark.rule("SMO-R2", "SMO-R3", "SMO-R6", "SMO-R7", "SMO-R8")
def test_every_row_is_scored_as_counted_otherwise() -> None:
    kinds = [*VALUES, R]
    for row in product(kinds, repeat=3):
        for other in (["1", "2", R], ["nest", "circle", "-2"]):
            assert worth([*row, *other]) == recount([*row, *other])
            assert worth([*other, *row]) == recount([*other, *row])


@pytest.mark.rule("SMO-R2", "SMO-R6", "SMO-R7")
def test_every_column_is_scored_as_counted_otherwise() -> None:
    for upper, lower in product([*VALUES, R], repeat=2):
        for dream in (
            [upper, "3", "4", lower, "5", "6"],
            ["3", upper, "4", "5", lower, "6"],
            ["3", R, upper, R, "5", lower],
        ):
            assert worth(dream) == recount(dream)


@pytest.mark.rule("SMO-R2", "SMO-R3", "SMO-R6", "SMO-R7", "SMO-R8")
def test_every_dream_of_the_telling_kinds_is_scored_as_counted_otherwise() -> None:
    for dream in product(TELLING, repeat=6):
        assert worth(list(dream)) == recount(list(dream))


@pytest.mark.rule("SMO-R2", "SMO-R3")
def test_what_each_card_counts_for_is_told_with_the_reason() -> None:
    game = sny.position(
        "smoki players=2 phase=turn turn=1 dream=reflection,circle,5,3,circle,8/7,5,3,7,2,4 "
        "up=1,1,1,1,1,0/1,1,0,0,1,1 open=4/6"
    )
    for action in ("take 1", "put 2.3"):
        game.play(0, action)
    told = [event.heard_by(None) for event in game.play(0, "onto 2")]
    first = [event for event in told if event["event"] == "counted" and event["seat"] == 0]
    assert [(event["value"], event["reason"], event["source"]) for event in first] == [
        (10, "reflected", 1), (0, "vanished", None), (5, "value", None),
        (3, "value", None), (0, "vanished", None), (4, "value", None),
    ]  # fmt: skip
    scores = {event["seat"]: event["score"] for event in told if event["event"] == "scored"}
    for seat, score in scores.items():
        assert score == sum(event["value"] for event in told if event["event"] == "counted" and event["seat"] == seat)
