"""Smoki before the first turn: the deck, the options, the deal, the first cards turned up."""

from collections import Counter
from typing import Any

import pytest

import sny

LANDS = ["-2", "0", "1", "2", "3", "4", "5", "6", "7", "8"]
RAVENS = ["nest", "circle", "reflection"]


def dealt_cards(game: sny.CardGame) -> list[list[str]]:
    return [text.removeprefix("deal ").split(",") for text in game.inputs if text.startswith("deal ")]


def test_the_deck_has_four_of_each_land() -> None:
    assert Counter(dealt_cards(sny.new("smoki", seed=1))[0]) == dict.fromkeys(LANDS + RAVENS, 4)


@pytest.mark.rule("SMO-K")
def test_the_attack_adds_four_cards() -> None:
    game = sny.new("smoki", seed=1, attack=True)
    assert Counter(dealt_cards(game)[0]) == dict.fromkeys([*LANDS, *RAVENS, "attack"], 4)


@pytest.mark.rule("SMO-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_six_unknown_cards(players: int) -> None:
    game = sny.new("smoki", players=players, seed=1)
    for seat in range(players):
        assert game.view(seat)["dream"] == [["?"] * 6] * players


@pytest.mark.rule("SMO-S1", "SMO-S4")
def test_all_cards_are_shuffled_again_before_a_round_left_of_who_ended_the_last() -> None:
    game = sny.position(
        "smoki players=3 phase=lay turn=2 place=1 hand=3 open=4/5 up=0,0,0,0,0,1/1,1,1,1,1,1/1,0,0,0,0,0"
        " dream=0,1,2,3,4,5/8,1,2,3,4,5/0,1,2,6,7,8"
    )
    game.play(1, "onto 1")
    assert len(dealt_cards(game)[0]) == 52
    assert game.state.up[:3] == [[0] * 6] * 3
    assert (game.view(0)["round"], game.view(0)["turn"]) == (1, 2)


@pytest.mark.rule("SMO-S2")
def test_all_turn_up_a_card_at_the_same_time() -> None:
    game = sny.new("smoki", players=3, seed=1, first=1)
    assert game.actors == (0, 1, 2)
    assert game.legal(2) == ["turn 1.1", "turn 1.2", "turn 1.3", "turn 2.1", "turn 2.2", "turn 2.3"]


@pytest.mark.rule("SMO-S2")
def test_a_card_turned_up_is_seen_by_all() -> None:
    game = sny.new("smoki", players=2, seed=1)
    (event,) = game.play(1, "turn 2.3")
    face = game.view(None)["dream"][1][5]
    assert face != "?"
    assert event.heard_by(0) == {"event": "turned", "seat": 1, "place": 5, "card": face}


@pytest.mark.rule("SMO-S2")
def test_nobody_turns_up_two() -> None:
    game = sny.new("smoki", players=2, seed=1)
    game.play(1, "turn 2.3")
    with pytest.raises(sny.IllegalAction, match="seat 0 is"):
        game.play(1, "turn 1.1")


@pytest.mark.rule("SMO-S2", "SMO-S4")
def test_play_starts_with_the_first_player_when_all_have_turned_up_one() -> None:
    game = sny.new("smoki", players=3, seed=1, first=1)
    for seat in (2, 0, 1):
        game.play(seat, "turn 1.1")
    assert game.actors == (1,)
    assert game.view(0)["phase"] == "turn"


@pytest.mark.rule("SMO-S2", "SMO-S3")
def test_two_open_piles_are_started_when_everybody_has_turned_up_a_card() -> None:
    game = sny.new("smoki", players=2, seed=1)
    order = dealt_cards(game)[0]
    game.play(0, "turn 1.1")
    assert game.view(0)["open"] == [[], []]
    game.play(1, "turn 1.1")
    assert game.view(0)["open"] == [[order[-13]], [order[-14]]]
    assert game.view(0)["closed"] == ["?"] * 38


@pytest.mark.rule("SMO-V3", "SMO-S3")
def test_one_open_pile_is_started_with_one_card() -> None:
    game = sny.new("smoki", players=2, seed=1, piles=1)
    for seat in range(2):
        game.play(seat, "turn 1.1")
    assert game.view(0)["open"] == [[dealt_cards(game)[0][-13]]]
    assert game.view(0)["closed"] == ["?"] * 39


@pytest.mark.rule("SMO-S4")
def test_chance_names_the_first_player_unless_the_host_does() -> None:
    assert {sny.new("smoki", players=4, seed=seed).view(0)["turn"] for seed in range(40)} == {0, 1, 2, 3}
    assert {sny.new("smoki", players=4, seed=seed, first=2).view(0)["turn"] for seed in range(40)} == {2}


def test_the_usual_options_are_the_printed_game() -> None:
    assert sny.new("smoki", seed=1, first=0).options == {
        "attack": False,
        "piles": 2,
        "scoring": "tokens",
        "limit": None,
        "rounds": None,
        "first": 0,
        "memory": False,
    }


@pytest.mark.rule("SMO-V1", "SMO-V2")
def test_points_and_rounds_have_usual_lengths() -> None:
    assert sny.new("smoki", seed=1, scoring="points").options["limit"] == 100
    assert sny.new("smoki", seed=1, scoring="rounds").options["rounds"] == 8


@pytest.mark.parametrize(
    ("options", "option", "problem"),
    [
        ({"piles": 3}, "piles", "give a whole number from 1 to 2"),
        ({"attack": "yes"}, "attack", "choose True or False"),
        ({"scoring": "ravens"}, "scoring", "choose tokens or points or rounds"),
        ({"scoring": "points", "limit": 0}, "limit", "give a whole number from 1 to 10000"),
        ({"scoring": "rounds", "rounds": 1001}, "rounds", "give a whole number from 1 to 1000"),
        ({"limit": 70}, "limit", "works only with scoring=points"),
        ({"scoring": "points", "rounds": 6}, "rounds", "works only with scoring=rounds"),
        ({"players": 6}, "players", "give a number from 2 to 5"),
    ],
)
def test_a_wrong_option_is_named(options: dict[str, Any], option: str, problem: str) -> None:
    with pytest.raises(sny.OptionError, match=problem) as caught:
        sny.new("smoki", **options)
    assert caught.value.option == option


@pytest.mark.parametrize("options", [{}, {"scoring": "points", "limit": 70}, {"scoring": "rounds", "attack": True}])
def test_options_go_through_the_text_of_a_game(options: dict[str, Any]) -> None:
    game = sny.new("smoki", seed=1, **options)
    assert sny.load(game.text()).options == game.options


TABLE = "smoki players=2 phase=turn turn=1 dream=0,1,2,3,4,5/0,1,2,3,4,5 up=1,0,0,0,0,0/0,0,0,0,0,1 open=6/7"


@pytest.mark.parametrize(
    ("changed", "problem"),
    [
        ("piles=1 open=6 limit=0", "limit=0: give a number from 1"),
        ("dream=0,1,2,3,4/0,1,2,3,4,5", "each dream has 6 cards"),
        ("up=2,0,0,0,0,0/0,0,0,0,0,1", "up is 1 or 0"),
        ("turn=-", "turn must name a seat"),
        ("open=/", "between turns there is an open card"),
        ("phase=reshuffle", "only when the closed pile is used up"),
        ("up=1,1,1,1,1,1/0,0,0,0,0,1", "the round is over"),
        ("phase=reveal", "the open piles are started once"),
        ("hand=8", "hand is given in the phase hand or lay or circle"),
        ("phase=hand", "hand is given in the phase hand or lay or circle"),
        ("place=3", "place is given in the phase lay or circle or nest or with or attack or for"),
        ("pointed=3", "pointed is given in the phase with or for"),
        ("phase=hand hand=8 taken=3", "taken: 3 is out of bounds"),
        ("phase=turn taken=1", "taken is the open pile"),
        ("taken=1", "taken is the open pile"),
        ("piles=1 open=6 phase=lay hand=8 place=1", "with one open pile there is nothing to choose"),
        ("phase=lay hand=8 place=2", "the removed card lies face up"),
        ("phase=lay hand=circle place=1", "the card in hand is not a circle"),
        ("phase=circle hand=8 place=1", "the circle lies at place"),
        ("phase=nest place=1", "lies at place"),
        ("phase=with dream=nest,1,2,3,4,5/0,1,2,3,4,5 place=1 pointed=1", "does not move itself"),
        ("down=1,0,0,0,0,0,0,0,0,0,0,0,0,0", "down counts the cards that lie face down"),
        ("closed=8 open=6/7", "missing"),
        ("piles=3", "give as many rows as piles=3"),
        ("piles=0", "give as many rows as piles=0"),
    ],
)
def test_a_position_that_nobody_could_play_says_why(changed: str, problem: str) -> None:
    fields = {part.split("=")[0]: part for part in [*TABLE.split(), *changed.split()]}
    with pytest.raises(sny.FormatError, match=problem):
        sny.position(" ".join(fields.values()))


@pytest.mark.parametrize(("piles", "problem"), [(3, "there is room for 2"), (0, "give a number from 1 to 2")])
def test_a_table_has_one_or_two_open_piles(piles: int, problem: str) -> None:
    with pytest.raises(sny.FormatError, match=problem):
        sny.position(f"smoki players=2 piles={piles}")


def test_the_fields_of_a_position_come_in_any_order() -> None:
    assert sny.position("smoki piles=1 phase=reveal players=2 dream=0,1,2,3,4,5/0,1,2,3,4,5").state.piles == 1


def test_a_used_up_closed_pile_is_no_position() -> None:
    rest = sny.position(TABLE).view(0)["closed"]
    cards = ["-2"] * 4 + ["0"] * 2 + ["1"] * 2 + ["2"] * 2 + ["3"] * 2 + ["4"] * 2 + ["5"] * 2
    cards += [kind for kind in ["6", "7", "8", "nest", "circle", "reflection"] for _ in range(4)]
    assert len(cards) == len(rest) + 2
    with pytest.raises(sny.FormatError, match="replaced at once"):
        sny.position(TABLE.replace("open=6/7", f"open={','.join(cards)}/"))
