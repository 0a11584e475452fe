"""Koty: what happens when the draw pile runs out, in the middle of anything, and when no card is left at all."""

from collections import Counter

import pytest

import sny
from sny.rules import koty

FOURS, THREE_FOURS = "pink-4,pink-4,pink-4,pink-4", "pink-4,pink-4,pink-4"
OTHER_HANDS = "pink-5,pink-5,pink-5,pink-5/yellow-2,yellow-2,yellow-2,yellow-2/yellow-7,yellow-7,yellow-7,yellow-7"
OTHER_TOPS = "/".join(["blue-1,green-3,green-6,-"] * 4)


def cards_in_pile(game: sny.CardGame) -> Counter[str]:
    return Counter(koty.CARDS[kind] for kind in game.state.pile[: game.state.pile_size])


def table(position: str, pile: str) -> sny.CardGame:
    """Two players, just these cards in the draw pile; the discards hold what is not named."""
    text = f"koty players=2 phase=turn {position}"
    rest = cards_in_pile(sny.position(text))
    rest.subtract(pile.split(",") if pile else [])
    return sny.position(f"{text} pile={pile} discards={','.join(rest.elements())}", seed=1)


def used_up(hands: str, tops: str, pile: str = "", night: str = "0,0,0,0") -> sny.CardGame:
    """Six players and no discards: what is not in a hand, on top of a land or in the pile is a nine somewhere.

    Hands and tops are those of the first two seats. The first has two nines in each land, the others up to ten.
    """
    text = f"koty players=6 phase=turn night={night} hand={hands}/{FOURS}/{OTHER_HANDS} tops={tops}/{OTHER_TOPS}"
    rest = cards_in_pile(sny.position(text))
    rest.subtract(pile.split(",") if pile else [])
    nines, rows = iter(list(rest.elements())), []
    for seat in range(6):
        depths = (2, 2, 2, 2) if seat == 0 else (3, 3, 2, 2)
        lands = [[next(nines, "-") if place < depth else "-" for place in range(3)] for depth in depths]
        rows.append(",".join(nine for land in lands for nine in land))
    assert next(nines, None) is None
    return sny.position(f"{text} nines={'/'.join(rows)} pile={pile}", seed=1)


def drawn(events: tuple[sny.Event, ...]) -> list[str]:
    return [event.name for event in events if event.name in ("drew", "shuffled", "gained", "lost")]


@pytest.mark.rule("KOT-P1")
def test_an_empty_pile_is_left_alone_until_a_card_is_needed() -> None:
    game = table(f"hand=blue-1,raven,raven,raven/{FOURS}", "green-3")
    assert drawn(game.play(0, "play blue-1 on 1")) == ["drew"]
    assert game.view(None)["pile"] == []


@pytest.mark.rule("KOT-P1")
def test_the_discards_become_the_draw_pile() -> None:
    game = table(f"hand=blue-1,raven,raven,raven/{FOURS}", "")
    discards = Counter(game.view(None)["discards"])
    assert drawn(game.play(0, "play blue-1 on 1")) == ["shuffled", "drew"]
    assert game.view(None)["discards"] == []
    assert cards_in_pile(game) + Counter(game.view(0)["hand"][0]) == discards + Counter({"raven": 3})


@pytest.mark.rule("KOT-P1", "KOT-J5")
def test_a_reshuffle_in_the_middle_of_an_exchange() -> None:
    game = table(f"hand=blue-1,raven,raven,raven/{FOURS}", "green-3,green-6")
    before = len(game.view(None)["discards"])
    events = game.play(0, "exchange")
    assert drawn(events) == ["drew", "drew", "shuffled", "drew", "drew"]
    assert next(event for event in events if event.name == "shuffled").facts == {"cards": before + 4}
    assert len(game.view(None)["pile"]) == before + 4 - 2
    assert game.actors == (1,)


@pytest.mark.rule("KOT-P1", "KOT-H2")
def test_a_reshuffle_in_the_middle_of_an_attack_leaves_the_attack_on_the_table() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/{FOURS}", "")
    events = game.play(0, "attack 2.1 with blue-1")
    assert drawn(events) == ["shuffled", "drew"]
    assert game.view(None)["laid"] == "blue-1"
    assert game.actors == (1,)
    game.play(1, "pass")
    assert game.view(None)["discards"] == ["blue-8", "blue-1"]


@pytest.mark.rule("KOT-P1", "KOT-H2")
def test_a_reshuffle_in_the_middle_of_a_defence_takes_neither_of_its_cards() -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,raven,raven,raven/blue-1,{THREE_FOURS}", "green-3")
    game.play(0, "attack 2.1 with blue-1")
    discards = len(game.view(None)["discards"])
    events = game.play(1, "defend blue-1")
    assert next(event for event in events if event.name == "shuffled").facts == {"cards": discards}
    assert game.view(None)["discards"] == ["blue-1", "blue-1"]
    assert game.actors == (0,)


@pytest.mark.rule("KOT-P1")
def test_a_reshuffle_between_the_land_and_its_nine() -> None:
    game = table(f"tops=pink-5,-,-,-/-,-,-,- nines=green-3,-,-,green-3/ hand=pink-4,raven,raven,raven/{FOURS}", "")
    assert drawn(game.play(0, "play pink-4 on 1")) == []
    assert drawn(game.play(0, "put 2")) == ["shuffled", "gained", "drew"]
    assert game.view(0)["nines"][0][3:5] == ["?", "?"]


@pytest.mark.rule("KOT-G1", "KOT-P1")
def test_a_nine_that_comes_after_a_reshuffle_can_end_the_game() -> None:
    game = table(
        "tops=pink-5,blue-1,blue-1,blue-8/-,-,-,- nines="
        "green-3,green-3,-,green-6,green-6,green-6,green-3,green-3,green-3/"
        f" hand=pink-4,raven,raven,raven/{FOURS}",
        "",
    )
    assert drawn(game.play(0, "play pink-4 on 1")) == ["shuffled", "gained"]
    assert game.over


@pytest.mark.rule("KOT-G2")
def test_empty_piles_alone_do_not_end_the_game() -> None:
    game = used_up("blue-1,raven,raven,raven/blue-1,raven,raven,raven", "-,-,-,-/blue-8,-,-,-")
    assert game.view(None)["pile"] == game.view(None)["discards"] == []
    assert not game.over


@pytest.mark.rule("KOT-J5", "KOT-G2")
def test_an_exchange_can_always_draw_four() -> None:
    game = used_up("blue-1,raven,raven,raven/blue-1,raven,raven,raven", "-,-,-,-/blue-8,-,-,-")
    game.play(0, "exchange")
    assert not game.over
    assert game.view(0)["hand"][0] == ["blue-1", "raven", "raven", "raven"]


@pytest.mark.rule("KOT-G2", "KOT-J4")
def test_after_an_own_play_the_effect_stands_when_no_card_is_left() -> None:
    game = used_up("blue-1,raven,raven,raven/blue-1,raven,raven,raven", "-,-,-,-/blue-8,-,-,-")
    events = game.play(0, "play blue-1 on 1")
    assert {"event": "ended", "seat": None} in [event.heard_by(None) for event in events]
    assert game.over
    assert game.scores[0] == 4 + 3 * 18


@pytest.mark.rule("KOT-J4", "KOT-N2")
def test_after_a_cover_the_effect_stands_when_no_card_is_left() -> None:
    game = used_up("blue-1,raven,raven,raven/blue-1,raven,raven,raven", "-,-,-,-/blue-8,-,-,-")
    game.play(0, "cover 2.2 with raven")
    assert game.over
    assert game.scores[1] == 64 + 0 + 18 + 18


@pytest.mark.rule("KOT-J4", "KOT-Q")
def test_after_the_dragon_the_effect_stands_when_no_card_is_left() -> None:
    hands = "dragon,raven,raven,raven/blue-1,raven,raven,raven"
    game = used_up(hands, "green-3,-,-,-/blue-8,-,-,-", night="0,0,0,1")
    game.play(0, "dragon")
    game.play(0, "put 2")
    assert game.over
    assert game.scores[0] == 12 + 36 + 18 + 18


@pytest.mark.rule("KOT-G2", "KOT-J4", "KOT-H2")
def test_an_attack_has_no_effect_when_the_attacker_cannot_draw() -> None:
    game = used_up("blue-1,raven,raven,raven/blue-1,raven,raven,raven", "-,-,-,-/blue-8,-,-,-")
    before = game.scores
    game.play(0, "attack 2.1 with blue-1")
    assert game.over
    assert game.view(None)["laid"] == "blue-1"
    assert game.scores == before


@pytest.mark.rule("KOT-G2", "KOT-J4", "KOT-H2")
def test_an_attack_has_no_effect_when_the_defender_cannot_draw() -> None:
    game = used_up("blue-1,raven,raven,raven/blue-1,raven,raven,raven", "-,-,-,-/blue-8,-,-,-", pile="joker")
    before = game.scores
    game.play(0, "attack 2.1 with blue-1")
    game.play(1, "defend blue-1")
    assert game.over
    assert (game.view(None)["laid"], game.view(None)["answer"]) == ("blue-1", "blue-1")
    assert game.scores == before


@pytest.mark.rule("KOT-J2")
def test_friends_are_discarded_first_so_there_always_is_a_nine() -> None:
    game = used_up("pink-4,raven,raven,raven/blue-1,raven,raven,raven", "pink-5,-,-,-/blue-8,-,-,-")
    game.play(0, "play pink-4 on 1")
    game.play(0, "put 1")
    nine, hand = koty.CARDS[game.state.nines[0][2]], game.view(0)["hand"][0]
    assert sorted([nine, hand[0]]) == ["pink-4", "pink-5"]
    assert not game.over


@pytest.mark.rule("KOT-P1")
@pytest.mark.parametrize("seed", range(4))
def test_a_game_with_reshuffles_is_replayed_from_its_text(seed: int) -> None:
    game = table(f"tops=-,-,-,-/blue-8,-,-,- hand=blue-1,joker,raven,raven/blue-1,{THREE_FOURS}", "green-3")
    game.seed = str(seed)
    for seat, action in ((0, "attack 2.1 with blue-1"), (1, "defend blue-1"), (0, "repeat joker"), (1, "pass")):
        game.play(seat, action)
    assert "\ndeal " in game.text()
    assert sny.load(game.text()).state == game.state
