"""Smoki: what a view tells besides its fields, so that nobody who draws a table needs the rules."""

import random
from typing import Any

import pytest

import sny
from sny.rules import smoki
from sny.rules.kit.derived import derived, foreseen

KINDS = {"R": "reflection", "9": "nest", "10": "circle"}
N = None


def told(dream: str) -> dict[str, Any]:
    """What all are told of the first dream; `?` lies face down and is a 4."""
    state = smoki.Smoki()
    state.players = 2
    lay(state, dream)
    return {name: derived(smoki, state)[name][0] for name in ("points", "so_far", "vanishing")}


def lay(state: Any, dream: str) -> None:
    for place, card in enumerate(dream.split()):
        state.dream[0][place] = smoki.CARDS.index("4" if card == "?" else KINDS.get(card, card))
        state.up[0][place] = int(card != "?")


@pytest.mark.rule("SMO-R2", "SMO-R3")
@pytest.mark.parametrize(
    ("dream", "points", "so_far"),
    [
        ("R 10 5 3 10 4", [10, 0, 5, 3, 0, 4], 22),  # printed, as are the next four
        ("1 6 3 R 1 4", [1, 6, 3, 1, 1, 4], 16),
        ("7 5 3 7 2 4", [0, 5, 3, 0, 2, 4], 14),
        ("-2 9 10 -2 9 10", [0] * 6, 0),
        ("R R R 1 2 3", [0, 0, 0, 1, 2, 3], 6),
        ("? 6 ? R ? 1", [N, 6, N, N, N, 1], 7),  # nothing is guessed of a reflection beside a hidden card
        ("R ? 4 3 ? ?", [N, N, 4, 3, N, N], 7),
        ("R 5 ? ? ? ?", [5, 5, N, N, N, N], 10),
        ("4 ? ? ? ? ?", [4, N, N, N, N, N], 4),  # nor of a card above or below one
    ],
)
def test_what_a_dream_counts_as_far_as_it_lies_open(dream: str, points: list[int | None], so_far: int) -> None:
    seen = told(dream)
    assert (seen["points"], seen["so_far"]) == (points, so_far)


@pytest.mark.rule("SMO-R2")
@pytest.mark.parametrize(
    ("dream", "vanishing"),
    [
        ("3 ? 7 3 ? ?", [1, 0, 0, 1, 0, 0]),
        ("4 0 nest ? 0 attack", [0, 1, 1, 0, 1, 1]),  # the value counts, not the kind; nothing is guessed
        ("R R 1 R 2 2", [0] * 6),
        ("? ? ? ? ? ?", [0] * 6),
    ],
)
def test_which_cards_vanish(dream: str, vanishing: list[int]) -> None:
    assert told(dream)["vanishing"] == vanishing


@pytest.mark.rule("SMO-R2", "SMO-R7")
@pytest.mark.parametrize(
    ("hand", "dream", "vanishes"),
    [
        ("5", "? ? ? 5 6 ?", [1, 0, 0, 0, 0, 0]),  # under the open 5; what lies face down is nobody's to know
        ("nest", "5 ? ? 9 R 4", [1, 0, 0, 0, 0, 0]),
        ("reflection", "? R ? 5 6 R", [0] * 6),
        ("4", "? ? ? ? ? ?", [0] * 6),
    ],
)
def test_where_the_card_in_hand_would_vanish(hand: str, dream: str, vanishes: list[int]) -> None:
    state = smoki.Smoki()
    state.players, state.turn, state.phase, state.hand = 2, 0, smoki.IN_HAND, smoki.CARDS.index(hand)
    lay(state, dream)
    legal = [smoki.PUT + place for place in range(6)]
    assert foreseen(smoki, state, 0, [*legal, smoki.DISCARD]) == {"vanishes_there": [*vanishes, 0]}


@pytest.mark.rule("SMO-A", "SMO-B", "SMO-J12")
def test_who_sees_the_card_in_hand() -> None:
    game = sny.new("smoki", players=2, seed=3, first=0)
    while not {"draw", "take 1"} <= set(game.legal(0)):
        game.play(game.actors[0], game.legal(game.actors[0])[0])
    told = {}
    for action in ("draw", "take 1"):
        other = sny.load(game.text())
        other.play(0, action)
        told[action] = [other.view(seat)["hand_open"] for seat in (0, 1, None)]
    assert told == {"draw": [0, 0, 0], "take 1": [1, 1, 1]}


@pytest.mark.rule("SMO-T")
def test_how_many_turns_come_before_a_seats_own() -> None:
    state = smoki.Smoki()
    state.players, state.turn = 4, 1
    assert derived(smoki, state)["until"] == [3, 0, 1, 2]


@pytest.mark.rule("SMO-J4")
def test_who_holds_a_card() -> None:
    held = {}
    for phase in ("turn", "hand", "circle"):
        state = smoki.Smoki()
        state.players, state.turn, state.phase = 3, 1, smoki.PHASES.index(phase)
        held[phase] = derived(smoki, state)["holder"]
    assert held == {"turn": None, "hand": 1, "circle": 0}


def test_before_the_deal_nothing_counts() -> None:
    seen = derived(smoki, smoki.set_up(2, 0, sny.new("smoki", players=2, seed=1).options))
    assert seen == {
        "points": [[N] * 6] * 2,
        "so_far": [0, 0],
        "vanishing": [[0] * 6] * 2,
        "holder": None,
        "hand_open": 0,
        "until": [0, 1],
        "progress": 0,
    }


def test_changes_add_up_to_what_a_view_tells() -> None:
    """They are the same for everybody, and those that stay as they were are not told again."""
    chance = random.Random(7)
    game = sny.new("smoki", players=3, seed=7)
    shown = {name: game.view(0)[name] for name in smoki.DERIVED}
    while not game.over and len(game.inputs) < 400:
        before, seat = game.snapshot(), game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
        changes = {name: value for name, value in game.shared_changes(before).items() if name in shown}
        assert all(shown[name] != value for name, value in changes.items())
        shown |= changes
        assert all({name: game.view(looking)[name] for name in shown} == shown for looking in (0, 2, None))
