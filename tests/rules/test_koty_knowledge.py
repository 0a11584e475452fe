"""Koty: who knows what."""

from collections import Counter
from random import Random

import pytest

import sny
from sny.rules import koty
from sny.rules.kit.sight import sample, unseen_cards

THREE_FOURS = "pink-4,pink-4,pink-4"
FOURS = f"pink-4,{THREE_FOURS}"


def table(position: str) -> sny.CardGame:
    return sny.position(f"koty players=2 phase=turn night=4,4,4,1 {position}")


@pytest.mark.rule("KOT-C3", "KOT-I1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_knows_a_nine_from_the_draw_pile(seat: int | None) -> None:
    game = table(f"tops=yellow-2,-,-,-/-,-,-,- hand=yellow-7,raven,raven,raven/{FOURS}")
    events = game.play(0, "play yellow-7 on 1")
    assert game.view(seat)["nines"][0][0] == "?"
    assert {"event": "gained", "seat": 0, "land": 0} in [event.heard_by(seat) for event in events]


@pytest.mark.rule("KOT-I1")
@pytest.mark.parametrize(("card", "action"), [("pink-5", "pink-5"), ("joker", "joker as pink-5")])
def test_everybody_knows_a_nine_made_of_twins(card: str, action: str) -> None:
    game = table(f"tops=pink-5,-,-,-/-,-,-,- hand={card},raven,raven,raven/{FOURS}")
    game.play(0, f"play {action} on 1")
    assert game.view(None)["nines"][0][0] == card


@pytest.mark.rule("KOT-I1")
def test_the_card_that_an_owl_took_is_known_until_it_is_played() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/owl,{THREE_FOURS}")
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend owl")
    assert game.view(0)["hand"][1] == ["blue-1", "?", "?", "?"]
    game.play(1, "play blue-1 on 2")
    assert game.view(0)["hand"][1] == ["?", "?", "?", "?"]


@pytest.mark.rule("KOT-I1", "KOT-E")
def test_the_card_that_an_owl_took_is_known_until_it_is_exchanged() -> None:
    game = table(f"shown=0,1 turn=2 hand={FOURS}/yellow-2,green-3,green-3,raven")
    assert game.view(0)["hand"][1] == ["yellow-2", "?", "?", "?"]
    game.play(1, "exchange")
    assert game.view(0)["hand"][1] == ["?", "?", "?", "?"]


@pytest.mark.rule("KOT-I1")
def test_a_known_card_stays_known_while_others_are_played() -> None:
    game = table(f"shown=0,1 turn=2 hand={FOURS}/yellow-2,green-3,pink-5,raven")
    game.play(1, "play pink-5 on 1")
    assert game.view(0)["hand"][1] == ["yellow-2", "?", "?", "?"]


@pytest.mark.rule("KOT-I1")
def test_of_cards_alike_the_known_one_is_played() -> None:
    """Nobody can tell whether the player has another one."""
    game = table(f"shown=0,1 turn=2 hand={FOURS}/yellow-2,green-3,yellow-2,raven")
    game.play(1, "play yellow-2 on 1")
    assert game.view(0)["hand"][1] == ["?", "?", "?", "?"]


def test_the_place_of_a_known_card_tells_nothing_of_the_others() -> None:
    game = table("tops=-,-,-,-/blue-8,-,-,- hand=blue-8,raven,raven,raven/blue-1,owl,pink-4,pink-4")
    game.play(0, "attack 2.1 with blue-8")
    game.play(1, "defend owl")
    assert game.view(1)["hand"][1] == ["blue-8", "blue-1", "pink-4", "pink-4"]


def test_equal_hands_are_equal_states_however_they_were_drawn() -> None:
    position = f"koty players=2 phase=turn nines=joker,joker,joker,joker/ hand=pink-5,raven,raven,raven/{FOURS}"
    first, second = sny.position(position), sny.position(position)
    pile, top = second.state.pile, second.state.pile_size - 1
    pile[top], pile[top - 1] = pile[top - 1], pile[top]
    assert first.state.pile != pile
    assert first.play(0, "exchange") == second.play(0, "exchange")
    assert first.state.hand == second.state.hand


@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_knows_the_draw_pile(seat: int | None) -> None:
    assert set(sny.new("koty", seed=1).view(seat)["pile"]) == {"?"}


@pytest.mark.rule("KOT-I2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_discards_are_public(seat: int | None) -> None:
    game = table(f"hand=yellow-7,raven,raven,owl/{FOURS}")
    game.play(0, "exchange")
    assert game.view(seat)["discards"] == ["yellow-7", "raven", "raven", "owl"]


@pytest.mark.parametrize("seat", [1, None])
def test_a_drawn_card_is_told_to_its_player_alone(seat: int | None) -> None:
    game = table(f"hand=yellow-7,raven,raven,raven/{FOURS}")
    events = game.play(0, "play yellow-7 on 1")
    drew = next(event for event in events if event.name == "drew")
    assert drew.heard_by(seat)["card"] == "?"
    assert drew.heard_by(0)["card"] == "dragon"


# After a reshuffle


def reshuffled() -> sny.CardGame:
    """The first player has just put blue-1 down and drawn from the discards, which hold all but the two hands."""
    text = f"koty players=2 phase=turn hand=blue-1,raven,raven,raven/{FOURS}"
    rest = sny.position(text).state
    discards = ",".join(koty.CARDS[kind] for kind in rest.pile[: rest.pile_size])
    game = sny.position(f"{text} pile= discards={discards}", seed=1)
    game.play(0, "play blue-1 on 1")
    return game


@pytest.mark.rule("KOT-P1")
def test_before_a_reshuffle_any_unseen_card_may_lie_in_the_pile() -> None:
    game, chance = sny.new("koty", players=2, seed=1), Random(1)
    seen = game.seen(0)
    assert not any(seen.stock)
    assert {sample(koty, seen, chance.shuffle).pile[0] for _ in range(400)} == set(unseen_cards(koty, seen))


@pytest.mark.rule("KOT-P1", "KOT-I2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_after_a_reshuffle_all_know_what_the_pile_is_made_of(seat: int | None) -> None:
    stock = dict(zip(koty.CARDS, reshuffled().view(seat)["stock"], strict=True))
    assert stock | {"blue-1": 9, "pink-4": 6, "raven": 7, "joker": 5} == stock
    assert sum(stock.values()) == 95 - 8


@pytest.mark.rule("KOT-P1")
def test_sampled_worlds_keep_a_reshuffled_pile_apart_from_the_hands_of_before() -> None:
    """Six of ten pink fours went into the pile, so the other four are where they can be: in the rival's hand."""
    game, chance = reshuffled(), Random(1)
    assert "pink-4" not in game.view(0)["hand"][0]
    for _ in range(50):
        world = sample(koty, game.seen(0), chance.shuffle)
        assert not Counter(world.pile[: world.pile_size]) - Counter(dict(enumerate(world.stock)))
        assert {koty.CARDS[kind] for kind in world.hand[1]} == {"pink-4"}
