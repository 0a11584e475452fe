"""Smoki: when a round ends, and when the game does."""

from random import Random

import pytest

import sny

TABLE = "smoki players=3 attack=on dream=0,1,2,3,4,5/0,1,2,3,4,5/0,1,2,3,6,7 open=6,8/7"
NEARLY = "up=1,1,1,1,1,0/0,1,0,0,0,0/0,0,0,0,0,1"


@pytest.mark.rule("SMO-R1")
def test_a_round_ends_when_a_dream_lies_entirely_face_up() -> None:
    game = sny.position(f"{TABLE} {NEARLY} phase=hand turn=1 hand=8")
    game.play(0, "put 2.3")
    events = [event.heard_by(None) for event in game.play(0, "onto 1")]
    assert events[2] == {"event": "ended", "seat": 0}
    revealed = [(event["seat"], event["place"], event["card"]) for event in events if event["event"] == "revealed"]
    assert revealed == [
        *((1, place, card) for place, card in [(0, "0"), (2, "2"), (3, "3"), (4, "4"), (5, "5")]),
        *((2, place, card) for place, card in [(0, "0"), (1, "1"), (2, "2"), (3, "3"), (4, "6")]),
    ]


@pytest.mark.rule("SMO-R1")
def test_a_face_down_card_keeps_the_round_going() -> None:
    game = sny.position(f"{TABLE} {NEARLY} phase=hand turn=1 hand=8")
    game.play(0, "put 1.1")
    game.play(0, "onto 1")
    assert game.view(0)["phase"] == "turn"


@pytest.mark.rule("SMO-R5", "SMO-S4")
def test_a_circle_that_completes_a_rival_ends_the_round_for_the_player_on_turn() -> None:
    game = sny.position(f"{TABLE} {NEARLY} phase=hand turn=3 hand=circle")
    game.play(2, "put 2.3")
    events = game.play(1, "under 1")
    assert {"event": "ended", "seat": 2} in [event.heard_by(None) for event in events]
    assert game.view(0)["turn"] == 0


@pytest.mark.rule("SMO-R5")
def test_the_action_of_a_raven_land_comes_before_the_end() -> None:
    game = sny.position(f"{TABLE} {NEARLY} phase=hand turn=1 hand=nest")
    game.play(0, "put 2.3")
    assert [event.name for event in game.play(0, "onto 1")] == ["discarded", "put"]
    game.play(0, "nest 1.1")
    assert "ended" in [event.name for event in game.play(0, "with 1.2")]


@pytest.mark.rule("SMO-J8", "SMO-R5")
def test_an_attack_can_cover_a_complete_dream_again() -> None:
    game = sny.position(f"{TABLE} {NEARLY} phase=hand turn=1 hand=attack")
    game.play(0, "put 2.3")
    game.play(0, "onto 1")
    game.play(0, "attack 1.1")
    assert [event.name for event in game.play(0, "for 2.1.1")] == ["swapped"]
    assert game.view(0)["phase"] == "turn"
    assert game.view(0)["dream"][0][0] == "?"


@pytest.mark.rule("SMO-J8", "SMO-R5", "SMO-S4")
def test_an_attack_can_complete_a_rival() -> None:
    game = sny.position(
        f"{TABLE} up=1,1,1,1,1,0/1,1,0,0,0,0/0,0,0,0,0,1 phase=for turn=2 place=2 pointed=1".replace(
            "/0,1,2,3,4,5/", "/0,attack,2,3,4,5/"
        )
    )
    events = game.play(1, "for 1.2.3")
    assert {"event": "ended", "seat": 1} in [event.heard_by(None) for event in events]
    assert game.view(0)["turn"] == 2


def last_lay(options: str) -> sny.CardGame:
    """Scores 6, 13 and 29 are about to be counted, in that order of the seats."""
    game = sny.position(
        f"smoki players=3 {options} phase=lay turn=2 place=1 hand=2 open=8/8"
        " dream=0,1,2,0,1,4/8,1,3,2,5,4/6,5,4,5,6,3 up=1,0,0,0,0,0/1,1,1,1,1,1/1,0,0,0,0,0",
        seed=1,
    )
    game.play(1, "onto 1")
    return game


@pytest.mark.rule("SMO-G1", "SMO-R4")
def test_three_tokens_win() -> None:
    game = last_lay("tokens=2,2,0 round=4")
    assert game.view(0)["tokens"] == game.scores == [3, 2, 0]
    assert game.view(0)["total"] == [0, 0, 0]
    assert game.over
    assert game.winners == [0]


@pytest.mark.rule("SMO-R1")
def test_at_the_end_all_dreams_lie_open() -> None:
    seen = last_lay("tokens=2,2,0 round=4").view(None)
    assert seen["dream"] == [[*"012014"], [*"213254"], [*"654563"]]
    assert set(seen["closed"]) == {"?"}


@pytest.mark.rule("SMO-G1")
def test_with_fewer_tokens_the_next_round_is_dealt() -> None:
    game = last_lay("tokens=1,2,2 round=5")
    assert game.view(0)["tokens"] == [2, 2, 2]
    assert not game.over
    assert game.winners == []
    assert game.view(0)["round"] == 6


@pytest.mark.rule("SMO-G1", "SMO-R4")
def test_several_who_get_the_third_token_at_once_share() -> None:
    game = sny.position(
        "smoki players=3 phase=lay turn=1 place=1 hand=2 open=8/8 tokens=2,2,2 round=6"
        " dream=8,1,3,3,5,4/2,1,3,3,5,4/6,5,4,5,6,0 up=1,1,1,1,1,1/1,0,0,0,0,0/1,0,0,0,0,0"
    )
    game.play(0, "onto 2")
    assert game.view(0)["score"] == [18, 18, 26]
    assert game.winners == [0, 1]


@pytest.mark.rule("SMO-J11")
def test_tokens_do_not_run_out() -> None:
    """Five players with two tokens each would need fifteen of the twelve in the box."""
    row = "1,2,3,{},{},{}"
    dreams = "/".join(row.format(*lower) for lower in ("045", "504", "450", "054"))
    game = sny.position(
        f"smoki players=5 phase=lay turn=1 place=1 hand=-2 open=8/8 tokens=2,2,2,2,2 round=11"
        f" dream=8,6,7,-2,-2,6/{dreams} up=1,1,1,1,1,1/{'/'.join(['1,0,0,0,0,0'] * 4)}"
    )
    game.play(0, "onto 1")
    assert game.view(0)["score"] == [17, 15, 15, 15, 15]
    assert game.view(0)["tokens"] == [2, 3, 3, 3, 3]
    assert game.winners == [1, 2, 3, 4]


@pytest.mark.rule("SMO-V1")
@pytest.mark.parametrize(("totals", "over"), [("60,86,40", False), ("60,87,40", True), ("60,90,40", True)])
def test_points_end_when_a_total_reaches_or_passes_the_limit(totals: str, over: bool) -> None:
    assert last_lay(f"scoring=points total={totals}").over is over


@pytest.mark.rule("SMO-V1")
@pytest.mark.parametrize(("limit", "over"), [(70, True), (150, False)])
def test_a_table_may_set_another_limit(limit: int, over: bool) -> None:
    assert last_lay(f"scoring=points limit={limit} total=60,80,40").over is over


@pytest.mark.rule("SMO-V1")
def test_the_lowest_total_wins_and_ties_share() -> None:
    assert last_lay("scoring=points total=60,90,50").winners == [0]
    assert last_lay("scoring=points total=63,90,40").winners == [0, 2]


@pytest.mark.rule("SMO-V1")
def test_points_give_no_tokens() -> None:
    game = last_lay("scoring=points total=10,20,30")
    assert game.view(0)["tokens"] == [0, 0, 0]
    assert game.view(0)["total"] == game.scores == [16, 33, 59]


@pytest.mark.rule("SMO-V2")
@pytest.mark.parametrize(("options", "over"), [("round=7", False), ("round=8", True), ("rounds=6 round=6", True)])
def test_rounds_end_after_so_many(options: str, over: bool) -> None:
    game = last_lay(f"scoring=rounds {options} total=900,0,0")
    assert game.over is over
    assert game.view(0)["tokens"] == [0, 0, 0]


@pytest.mark.rule("SMO-V2")
def test_after_the_last_round_the_lowest_total_wins_and_ties_share() -> None:
    assert last_lay("scoring=rounds round=8 total=30,12,1").winners == [1]
    assert last_lay("scoring=rounds round=8 total=23,16,0").winners == [0, 1, 2]


@pytest.mark.rule("SMO-V3", "SMO-V1", "SMO-V2")
@pytest.mark.parametrize("scoring", ["tokens", "points", "rounds"])
def test_one_open_pile_goes_with_every_scoring(scoring: str) -> None:
    game, chance = sny.new("smoki", players=3, seed=3, piles=1, scoring=scoring), Random(3)
    while not game.over:
        game.play_action(game.actors[0], chance.choice(game.legal_actions(game.actors[0])))
    assert game.winners


def test_a_stopped_game_has_scores_and_no_winners() -> None:
    game = last_lay("scoring=points total=10,20,30")
    game.stop()
    assert game.scores == [16, 33, 59]
    assert game.winners == []
