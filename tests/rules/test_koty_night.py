"""Koty: night cards. Seat 1 is on turn."""

import pytest

import sny

FOURS, THREE_FOURS = "pink-4,pink-4,pink-4,pink-4", "pink-4,pink-4,pink-4"
FULL = "pink-5,pink-5,pink-5"


def table(position: str, players: int = 2) -> sny.CardGame:
    return sny.position(f"koty players={players} phase=turn night=4,4,4,1 {position}")


# The owl


@pytest.mark.rule("KOT-O", "KOT-O1")
def test_an_owl_ends_the_attack_and_takes_the_attacking_card() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,blue-1,raven,raven/owl,{THREE_FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    pile = len(game.view(None)["pile"])
    game.play(1, "defend owl")
    assert game.view(None)["discards"] == ["owl"]
    assert game.view(None)["tops"][1][0] == "blue-8"
    assert sorted(game.view(1)["hand"][1]) == ["blue-1", "pink-4", "pink-4", "pink-4"]
    assert len(game.view(None)["pile"]) == pile
    assert game.actors == (1,)
    assert "exchange" in game.legal(1)


@pytest.mark.rule("KOT-O2", "KOT-O1", "KOT-O")
def test_an_owl_answers_a_repeated_attack_and_takes_a_joker_as_a_joker() -> None:
    """A worked example: blue 1 is defended, a joker repeats, an owl takes the joker."""
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-1,joker,raven,raven/blue-1,owl,pink-4,pink-4")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend blue-1")
    game.play(0, "repeat joker")
    pile = len(game.view(None)["pile"])
    game.play(1, "defend owl")
    assert game.view(None)["discards"] == ["blue-1", "blue-1", "owl"]
    assert "joker" in game.view(1)["hand"][1]
    assert game.state.hand_size[:2] == [4, 4]
    assert len(game.view(None)["pile"]) == pile
    assert game.actors == (1,)


@pytest.mark.rule("KOT-O2")
@pytest.mark.parametrize("action", ["cover 2.2 with blue-1", "moth 2.1", "bat 2.3", "dragon"])
def test_only_an_attack_can_be_answered_by_an_owl(action: str) -> None:
    game = table(
        f"tops=pink-5,pink-5,pink-5,-/blue-8,-,raven,- nines=/-,-,-,green-3,-,-,green-3"
        f" hand=moth,bat,dragon,blue-1/owl,{THREE_FOURS}"
    )
    game.play(0, action)
    if action.startswith("moth"):
        game.play(0, "to 1.4")
    assert game.actors == (1,)
    assert "exchange" in game.legal(1)


@pytest.mark.rule("KOT-O", "KOT-Y")
def test_an_owl_cannot_be_played_in_ones_turn() -> None:
    game = table(f"tops=blue-8,-,-,-/blue-8,-,-,- hand=owl,owl,owl,owl/{FOURS}")
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-Y")
def test_night_cards_neither_defend_nor_repeat_but_may_be_exchanged() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-1,moth,bat,owl/pink-4,moth,bat,dragon")
    game.play(0, "attack 2.1 with blue-1")
    assert game.legal(1) == ["pass"]
    game.play(1, "pass")
    game.play(1, "exchange")
    assert game.view(None)["discards"][-4:] == ["pink-4", "moth", "bat", "dragon"]


# The moth


@pytest.mark.rule("KOT-M", "KOT-M1", "KOT-H1")
def test_a_moth_moves_a_cat_from_ones_own_nines_to_a_rivals() -> None:
    """A worked example: blue 1 from three nines to three nines: 8 and 36 become 36 and 8."""
    game = table(f"tops=blue-1,-,-,-/-,-,-,- nines={FULL}/{FULL} hand=moth,raven,raven,raven/{FOURS}")
    assert game.scores == [8, 36]
    game.play(0, "moth 1.1")
    assert game.view(None)["lifted"] == "blue-1"
    events = game.play(0, "to 2.1")
    assert game.scores == [36, 8]
    assert game.view(None)["lifted"] is None
    assert game.view(None)["discards"] == ["moth"]
    assert [event.name for event in events] == ["laid", "discarded", "drew"]
    assert game.actors == (1,)


@pytest.mark.rule("KOT-M1")
def test_a_moth_may_put_a_cat_on_a_rivals_empty_land_and_on_no_other_cat() -> None:
    game = table("tops=blue-1,-,-,-/blue-8,-,-,- nines=pink-5/ hand=moth,raven,raven,raven/" + FOURS)
    game.play(0, "moth 1.1")
    assert game.legal(0) == ["to 1.2", "to 2.2"]


@pytest.mark.rule("KOT-M2")
def test_a_moth_takes_the_cat_to_another_land() -> None:
    game = table(f"tops=blue-1,-,-,-/-,-,-,- nines=pink-5,-,-,pink-5/ hand=moth,raven,raven,raven/{FOURS}")
    game.play(0, "moth 1.1")
    assert game.legal(0) == ["to 1.2", "to 1.3", "to 2.1"]


@pytest.mark.rule("KOT-M")
def test_a_moth_takes_a_cat_from_one_rival_to_another() -> None:
    game = table(
        f"tops=-,-,-,-/blue-8,-,-,-/-,-,-,- nines=//pink-5"
        f" hand=moth,raven,raven,raven/{FOURS}/green-3,green-3,green-3,raven",
        players=3,
    )
    game.play(0, "moth 2.1")
    game.play(0, "to 3.1")
    assert game.scores == [0, 0, 16]


@pytest.mark.rule("KOT-J11")
def test_a_lone_cat_is_not_moved_to_an_empty_land_of_the_same_dream() -> None:
    game = table(f"tops=blue-1,-,-,-/-,-,-,- nines=-,-,-,pink-5/ hand=moth,raven,raven,raven/{FOURS}")
    game.play(0, "moth 1.1")
    assert game.legal(0) == ["to 1.2", "to 2.1"]


@pytest.mark.rule("KOT-J11")
def test_a_moth_needs_a_cat_with_a_place_to_go_to() -> None:
    game = table(
        f"tops=blue-1,green-3,raven,raven/raven,raven,raven,raven nines=-,-,-,-,-,-,pink-5,-,-,pink-5/"
        f"pink-5,-,-,pink-5,-,-,pink-5,-,-,pink-5 hand=moth,moth,moth,owl/{FOURS}"
    )
    assert game.legal(0) == ["exchange"]


@pytest.mark.rule("KOT-M")
def test_a_moth_takes_no_raven() -> None:
    game = table(f"tops=raven,-,-,-/-,-,-,- nines=pink-5/ hand=moth,owl,owl,owl/{FOURS}")
    assert game.legal(0) == ["exchange"]


# The bat


@pytest.mark.rule("KOT-B", "KOT-I1")
def test_a_bat_makes_a_rivals_raven_a_nine_of_ones_own() -> None:
    game = table(f"tops=pink-5,pink-5,pink-5,-/raven,-,-,- nines=/pink-5,pink-5 hand=bat,blue-1,blue-1,blue-1/{FOURS}")
    game.play(0, "bat 2.1")
    assert game.scores == [15 + 9, 18]
    assert game.view(None)["nines"][0][9] == "raven"
    assert game.view(None)["discards"] == ["bat"]
    assert game.actors == (1,)


@pytest.mark.rule("KOT-B", "KOT-D3")
def test_the_land_for_the_raven_is_chosen() -> None:
    game = table(f"tops=-,-,-,-/raven,-,-,- nines=pink-5/pink-5 hand=bat,blue-1,blue-1,blue-1/{FOURS}")
    game.play(0, "bat 2.1")
    assert game.legal(0) == ["put 1", "put 2"]
    game.play(0, "put 1")
    assert game.scores == [18, 9]


@pytest.mark.rule("KOT-B", "KOT-J7")
def test_a_bat_without_a_place_loses_the_raven() -> None:
    game = table(f"tops=pink-5,pink-5,pink-5,pink-5/raven,-,-,- nines=/pink-5 hand=bat,owl,owl,owl/{FOURS}")
    game.play(0, "bat 2.1")
    assert game.view(None)["discards"] == ["raven", "bat"]
    assert game.scores == [20, 9]


@pytest.mark.rule("KOT-B")
def test_a_bat_needs_a_raven_of_a_rival() -> None:
    game = table(f"tops=raven,-,-,-/blue-8,-,-,- nines=pink-5/ hand=bat,bat,owl,owl/{FOURS}")
    assert game.legal(0) == ["exchange"]


# The dragon


@pytest.mark.rule("KOT-Q", "KOT-I1")
def test_the_dragon_chases_all_ravens_and_becomes_a_nine() -> None:
    """A worked example: the raven leaves two nines, and the dragon may be the third: 36."""
    game = table(f"tops=raven,-,-,-/raven,-,-,- nines=pink-5,pink-5/pink-5 hand=dragon,blue-1,blue-1,blue-1/{FOURS}")
    game.play(0, "dragon")
    assert game.legal(0) == ["put 1", "put 2"]
    game.play(0, "put 1")
    assert game.scores == [36, 9]
    assert game.view(None)["discards"] == ["raven", "raven"]
    assert game.view(None)["nines"][0][2] == "dragon"


@pytest.mark.rule("KOT-Q")
def test_the_dragon_needs_no_raven() -> None:
    game = table(f"hand=dragon,blue-1,blue-1,blue-1/{FOURS}")
    game.play(0, "dragon")
    assert game.scores == [9, 0]


@pytest.mark.rule("KOT-Q", "KOT-J7")
def test_a_dragon_without_a_place_is_lost() -> None:
    game = table(f"tops=pink-5,pink-5,pink-5,pink-5/raven,-,-,- nines=/pink-5 hand=dragon,owl,owl,owl/{FOURS}")
    game.play(0, "dragon")
    assert game.view(None)["discards"] == ["raven", "dragon"]
    assert game.scores == [20, 9]


@pytest.mark.rule("KOT-J3", "KOT-G1")
def test_the_dragon_can_end_the_game() -> None:
    game = table(
        f"tops=blue-8,raven,raven,green-3/-,-,-,- nines={FULL},{FULL},yellow-2,yellow-2/"
        f" hand=dragon,blue-1,blue-1,blue-1/{FOURS}"
    )
    game.play(0, "dragon")
    assert game.over
    assert game.scores[0] == 64 + 36 + 36 + 3
    assert game.state.hand_size[0] == 3
