"""Koty: what a view tells besides its fields, so that nobody who draws a table needs the rules."""

import random
from typing import Any

import pytest

import sny
from sny.rules import koty
from sny.rules.kit.derived import foreseen

LYING = "tops=blue-8,-,raven,-/green-6,pink-5,-,- nines=yellow-2,-,-,blue-1,blue-1,-,pink-4,pink-4,pink-4/-,-,-,green-3"


def told(position: str, seat: int | None = 0) -> dict[str, Any]:
    return sny.position(f"koty {position}").view(seat)


@pytest.mark.rule("KOT-G3")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_what_each_land_and_each_dream_counts_now(seat: int | None) -> None:
    view = told(f"players=2 phase=over {LYING}", seat)
    assert view["land_cats"] == [[16, 18, 0, 0], [6, 10, 0, 0]]
    assert view["cats"] == [34, 16]


@pytest.mark.rule("KOT-G1")
def test_how_many_lands_are_full_and_how_many_end_the_game() -> None:
    view = told(f"players=2 phase=over {LYING}")
    assert (view["full_lands"], view["lands_to_end"]) == ([1, 0], 3)
    assert told(f"players=2 phase=over added_lands=-1 {LYING}")["lands_to_end"] == 2


@pytest.mark.rule("KOT-S3")
def test_how_many_turns_come_before_a_seats_own() -> None:
    assert told("players=3 phase=deal turn=3")["until"] == [1, 2, 0]


@pytest.mark.rule("KOT-T1")
@pytest.mark.parametrize(
    ("options", "team", "partner"),
    [
        ("players=3", [0, 1, 2], [None, None, None]),
        ("players=4 teams=on", [0, 1, 0, 1], [2, 3, 0, 1]),
        ("players=6 teams=on", [0, 1, 2, 0, 1, 2], [3, 4, 5, 0, 1, 2]),
    ],
)
def test_who_plays_with_whom(options: str, team: list[int], partner: list[int | None]) -> None:
    view = told(f"{options} phase=deal")
    assert (view["team"], view["partner"]) == (team, partner)


@pytest.mark.rule("KOT-W2")
@pytest.mark.parametrize(
    ("card", "attacking"), [("blue-1", "blue-1"), ("blue-8", "blue-8"), ("joker as blue-1", "blue-1")]
)
def test_which_cat_attacks(card: str, attacking: str) -> None:
    hand = f"{card.split()[0]},raven,raven,raven/blue-1,owl,owl,owl"
    game = sny.position(f"koty players=2 night=0,0,4,0 phase=turn tops=-,-,-,-/blue-8,-,-,- hand={hand}")
    assert game.view(None)["attacking"] is None
    game.play(0, f"attack 2.1 with {card}")
    assert [game.view(seat)["attacking"] for seat in (0, 1, None)] == [attacking] * 3


@pytest.mark.rule("KOT-C3", "KOT-C4", "KOT-W3")
def test_what_a_card_meets_on_the_land_that_it_goes_to() -> None:
    nines = "-,-,-,yellow-2,-,-,-,-,-,-,-,-/-,-,-,-,-,-,-,-,-,-,-,-"
    hand = "hand=blue-1,blue-8,joker,raven/pink-4,pink-4,pink-4,pink-5"
    game = sny.position(f"koty players=2 phase=turn tops=blue-8,raven,-,-/green-6,-,-,- nines={nines} {hand}")
    met = dict(zip(game.legal(0), game.view(0)["meets"], strict=True))
    assert met["exchange"] is None
    assert (met["play blue-1 on 1"], met["play blue-8 on 1"]) == ("friend", "twin")
    assert (met["play joker as blue-1 on 1"], met["play raven on 2"], met["play joker on 2"]) == (
        "friend",
        "raven",
        "raven",
    )
    assert met["play blue-1 on 3"] == "free"


@pytest.mark.rule("KOT-G3")
def test_what_a_land_counts_after_a_move_is_told_before_it() -> None:
    """Of every move that leaves no doubt, and only to whoever may make it."""
    chance, told_before = random.Random(11), 0
    for seed in range(12):
        game = sny.new("koty", players=3, seed=seed, night={"owl": 2, "bat": 2, "moth": 2})
        while not game.over:
            seat = game.actors[0]
            assert [game.view(other)["cats_after"] for other in range(3) if other != seat] == [[], []]
            place = chance.randrange(len(game.legal(seat)))
            action, after = game.legal(seat)[place], game.view(seat)["cats_after"][place]
            assert (
                game.view(seat)["cats_after"]
                == foreseen(koty, game.seen(seat), seat, game.legal_actions(seat))["cats_after"]
            )
            lands, raised = game.view(None)["land_cats"], game.view(seat)["raises"][place]
            game.play(seat, action)
            assert after is not None or not raised
            if after is not None:
                told_before += 1
                *owner, land = (
                    int(part) - 1 for word in action.split() if word[0].isdigit() for part in word.split(".")
                )
                whose = owner[0] if owner else seat
                assert game.view(None)["land_cats"][whose][land] == after, action
                assert raised == (after > lands[whose][land]), action
    assert told_before > 100


def test_changes_add_up_to_what_a_view_tells() -> None:
    """They are the same for everybody, and those that stay as they were are not told again."""
    names = ("land_cats", "cats", "full_lands", "lands_to_end", "team", "partner", "attacking")
    chance = random.Random(5)
    game = sny.new("koty", players=4, seed=5, teams=True, night={"owl": 2, "bat": 2})
    shown = {name: game.view(0)[name] for name in names}
    while not game.over and len(game.inputs) < 300:
        before, seat = game.snapshot(), game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
        changes = {name: value for name, value in game.shared_changes(before).items() if name in names}
        assert all(shown[name] != value for name, value in changes.items())
        shown |= changes
        for looking in (0, 1, None):
            assert {name: game.view(looking)[name] for name in names} == shown
