"""Koty: attacks, defences and covers. Seat 1 attacks, seat 2 is attacked; the draw pile has jokers on top."""

import pytest

import sny

FOURS, THREE_FOURS = "pink-4,pink-4,pink-4,pink-4", "pink-4,pink-4,pink-4"


def table(position: str) -> sny.CardGame:
    return sny.position(f"koty players=2 phase=turn {position}")


def heard(events: tuple[sny.Event, ...], seat: int | None = None) -> list[str]:
    return [event.heard_by(seat)["event"] for event in events]


@pytest.mark.rule("KOT-A1", "KOT-J1")
def test_an_attack_by_the_friend_discards_both_and_brings_a_nine() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/{FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    assert game.view(None)["nines"][0][0] is None
    game.play(1, "pass")
    assert game.view(None)["tops"][1] == [None] * 4
    assert game.view(None)["discards"] == ["blue-8", "blue-1"]
    assert game.view(0)["nines"][0][0] == "?"
    assert game.actors == (1,)


@pytest.mark.rule("KOT-A1", "KOT-D3", "KOT-J1")
def test_the_attacker_chooses_the_land_after_the_attack_has_succeeded() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- nines=pink-5/ hand=blue-1,raven,raven,raven/{FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "pass")
    assert game.legal(0) == ["put 1", "put 2"]
    assert game.view(0)["nines"][0][1] is None
    game.play(0, "put 1")
    assert game.view(0)["nines"][0][:3] == ["?", "?", None]


@pytest.mark.rule("KOT-A2", "KOT-C6")
def test_a_joker_takes_a_twin_and_becomes_the_nine_under_it() -> None:
    """A worked example: joker as yellow 7 attacks a yellow 7, not defended, the own land is empty: 14."""
    game = table(f"tops=-,-,-,-/yellow-7,-,-,- hand=joker,raven,raven,raven/{FOURS}")
    game.play(0, "attack 2.1 with joker as yellow-7")
    game.play(1, "pass")
    assert game.view(None)["tops"] == [["yellow-7", None, None, None], [None] * 4]
    assert game.view(None)["nines"][0][0] == "joker"
    assert game.scores == [14, 0]


@pytest.mark.rule("KOT-A2")
def test_an_attack_by_the_twin_lifts_nothing_of_ones_own() -> None:
    game = table(
        f"tops=pink-5,blue-1,blue-1,blue-1/pink-5,-,-,- nines=blue-8/blue-8,blue-8"
        f" hand=pink-5,raven,raven,raven/{FOURS}"
    )
    game.play(0, "attack 2.1 with pink-5")
    game.play(1, "pass")
    assert game.view(None)["discards"] == ["pink-5", "pink-5"]
    assert game.scores == [10 + 3, 18]


@pytest.mark.rule("KOT-D5", "KOT-A1")
def test_the_cat_of_a_full_land_can_be_attacked() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- nines=/pink-5,pink-5,pink-5 hand=blue-1,raven,raven,raven/{FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "pass")
    assert game.scores == [9, 36]


@pytest.mark.rule("KOT-A3", "KOT-H2")
def test_a_like_card_defends_and_the_land_is_unchanged() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/blue-1,{THREE_FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    assert game.legal(1) == ["defend blue-1", "pass"]
    game.play(1, "defend blue-1")
    assert game.view(None)["discards"] == ["blue-1", "blue-1"]
    assert game.view(None)["tops"][1][0] == "blue-8"
    assert game.actors == (0,)


@pytest.mark.rule("KOT-A3")
def test_only_a_card_like_the_attacking_one_defends() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/blue-8,pink-4,raven,green-3")
    game.play(0, "attack 2.1 with blue-1")
    assert game.legal(1) == ["pass"]


@pytest.mark.rule("KOT-A4", "KOT-H2", "KOT-A3")
def test_the_printed_example_of_an_attack() -> None:
    """Blue 1 on blue 8, a blue 1 defends, a blue 1 repeats, a joker defends, and the attacker stops."""
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-1,blue-1,raven,raven/blue-1,joker,pink-4,pink-4")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend blue-1")
    game.play(0, "repeat blue-1")
    game.play(1, "defend joker")
    game.play(0, "pass")
    assert game.view(None)["discards"] == ["blue-1", "blue-1", "blue-1", "joker"]
    assert game.state.hand_size[:2] == [4, 4]
    assert game.view(None)["tops"][1][0] == "blue-8"
    assert game.actors == (1,)


@pytest.mark.rule("KOT-A4")
def test_a_repeated_attack_that_is_not_defended_succeeds() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-8,blue-8,raven,raven/blue-8,{THREE_FOURS}")
    game.play(0, "attack 2.1 with blue-8")
    game.play(1, "defend blue-8")
    game.play(0, "repeat blue-8")
    game.play(1, "pass")
    assert game.scores == [16, 0]


@pytest.mark.rule("KOT-H2")
def test_everybody_draws_before_the_other_answers() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/blue-1,{THREE_FOURS}")
    attack = game.play(0, "attack 2.1 with blue-1")
    assert heard(attack) == ["attacked", "drew"]
    assert game.state.hand_size[:2] == [4, 4]
    defence = game.play(1, "defend blue-1")
    assert heard(defence) == ["defended", "drew", "discarded", "discarded"]


@pytest.mark.rule("KOT-H3")
def test_a_card_just_drawn_may_repeat_and_defend() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/blue-1,{THREE_FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend blue-1")
    game.play(0, "repeat joker")
    game.play(1, "defend joker")
    assert game.view(None)["discards"] == ["blue-1", "blue-1", "joker", "joker"]


@pytest.mark.rule("KOT-W2")
def test_an_attacking_joker_is_answered_by_its_name_or_by_a_joker() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=joker,raven,raven,raven/blue-1,blue-8,joker,pink-4")
    game.play(0, "attack 2.1 with joker as blue-1")
    assert game.legal(1) == ["defend blue-1", "defend joker", "pass"]


@pytest.mark.rule("KOT-W2")
def test_the_name_stays_for_repeated_attacks() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=joker,blue-8,blue-1,raven/joker,blue-8,pink-4,blue-1")
    game.play(0, "attack 2.1 with joker as blue-8")
    game.play(1, "defend joker")
    assert game.legal(0) == ["repeat blue-8", "repeat joker", "pass"]
    game.play(0, "repeat blue-8")
    assert "defend blue-8" in game.legal(1)
    assert "defend blue-1" not in game.legal(1)


@pytest.mark.rule("KOT-W2")
def test_a_joker_that_repeats_stands_for_the_first_cat() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-1,joker,raven,raven/blue-1,blue-1,blue-8,pink-4")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend blue-1")
    game.play(0, "repeat joker")
    assert game.legal(1) == ["defend blue-1", "defend joker", "pass"]
    game.play(1, "pass")
    assert game.view(None)["discards"][-2:] == ["blue-8", "joker"]


@pytest.mark.rule("KOT-J6")
def test_both_are_asked_though_they_can_only_give_up() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- nines=joker/joker hand=blue-1,joker,joker,joker/{FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    assert (game.actors, game.legal(1)) == ((1,), ["pass"])
    game = table("tops=-,-,-,-/blue-8,-,-,- nines=joker/joker hand=blue-1,raven,raven,raven/joker,joker,joker,pink-4")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend joker")
    assert (game.actors, game.legal(0)) == ((0,), ["pass"])


@pytest.mark.rule("KOT-A4")
def test_giving_up_the_attack_ends_the_turn() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/blue-1,pink-4,pink-4,pink-4")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend blue-1")
    game.play(0, "pass")
    assert game.actors == (1,)
    assert "exchange" in game.legal(1)


@pytest.mark.rule("KOT-N1", "KOT-H1")
def test_any_cat_covers_a_rivals_nine_without_defence() -> None:
    game = table(f"nines=/pink-5,pink-5,pink-5 hand=blue-1,raven,raven,raven/{FOURS}")
    events = game.play(0, "cover 2.1 with blue-1")
    assert heard(events) == ["played", "drew"]
    assert game.scores == [0, 8]
    assert "exchange" in game.legal(1)


@pytest.mark.rule("KOT-N2")
def test_a_raven_covers_a_rivals_nine() -> None:
    game = table(f"nines=/pink-5,pink-5 hand=raven,raven,raven,raven/{FOURS}")
    assert game.legal(0) == ["exchange", "cover 2.1 with raven"]
    game.play(0, "cover 2.1 with raven")
    assert game.scores == [0, 0]
    assert game.actors == (1,)


@pytest.mark.rule("KOT-N1", "KOT-N2")
def test_only_a_nine_on_top_is_covered() -> None:
    game = table(f"tops=-,-,-,-/pink-5,raven,-,- nines=/blue-8,-,-,blue-8,-,- hand=blue-1,raven,raven,raven/{FOURS}")
    assert game.legal(0) == ["exchange", "play blue-1 on 1"]


@pytest.mark.rule("KOT-J7")
def test_a_friend_may_attack_though_the_nine_will_be_lost() -> None:
    game = table(f"tops=pink-5,pink-5,pink-5,pink-5/blue-8,-,-,- hand=blue-1,raven,raven,raven/{FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "pass")
    assert game.view(None)["discards"][:2] == ["blue-8", "blue-1"]
    assert len(game.view(None)["discards"]) == 3


def test_own_lands_are_not_attacked_or_covered() -> None:
    game = table(f"tops=blue-8,-,-,-/-,-,-,- nines=-,-,-,pink-5/ hand=blue-1,joker,raven,raven/{FOURS}")
    assert not [action for action in game.legal(0) if action.startswith(("attack", "cover"))]
