"""Sen: the cards, the setting up, and the worked examples of its page."""

from collections import Counter
from typing import Any

import pytest

import sny
from tests.rules.sen_positions import (
    CALOSC,
    CARDS,
    DECKS,
    DLUGI,
    KRUKI,
    SIZES,
    SPECIALS,
    WIEM,
    deck,
    heard,
    look_first,
    own,
    play,
    position,
    scores_of_call,
    scores_without_caller,
    truth,
)


def cards_on(game: sny.CardGame) -> Counter[str]:
    state = truth(game)
    return Counter([*state["open"], *state["closed"], *(card for dream in state["dream"] for card in dream)])


# The cards


def table_with(name: str) -> sny.CardGame:
    return sny.new("sen", seed=1, variants=[DLUGI]) if name == "both" else sny.new("sen", seed=1, edition=name)


@pytest.mark.rule("SEN-S1", "SEN-V4")
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_holds_every_card_as_often_as_listed(name: str) -> None:
    assert cards_on(table_with(name)) == deck(name)


@pytest.mark.rule("SEN-S1", "SEN-V4")
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_its_listed_size(name: str) -> None:
    assert cards_on(table_with(name)).total() == SIZES[name]


@pytest.mark.rule("SEN-R2", "SEN-H")
@pytest.mark.parametrize(("card", "ravens"), [(card, numbers[0]) for card, numbers in CARDS.items()])
def test_a_card_counts_with_the_ravens_printed_on_it(card: str, ravens: int) -> None:
    assert scores_of_call(f"{card},0/0", caller=1, variants=[DLUGI])[0] == ravens


@pytest.mark.parametrize("players", [1, 6])
def test_sen_is_for_two_to_five(players: int) -> None:
    with pytest.raises(sny.OptionError):
        sny.new("sen", players=players)


def test_the_usual_options_are_the_printed_rules_of_the_base_edition() -> None:
    assert sny.new("sen", seed=1, first=0).options == {
        "edition": "base",
        "variants": [],
        "penalty": 5,
        "limit": 100,
        "rounds": None,
        "reward": None,
        "fifty": None,
        "first": 0,
        "memory": False,
    }


# Setting up


@pytest.mark.rule("SEN-S1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_four_cards_that_nobody_has_seen(players: int) -> None:
    game = sny.new("sen", players=players, seed=1)
    assert all(game.view(seat)["dream"] == [["?"] * 4] * players for seat in range(players))


@pytest.mark.rule("SEN-S1")
def test_a_deal_is_made_by_the_seed() -> None:
    assert truth(sny.new("sen", seed=1, first=0)) == truth(sny.new("sen", seed=1, first=0))
    assert truth(sny.new("sen", seed=1, first=0))["closed"] != truth(sny.new("sen", seed=2, first=0))["closed"]


@pytest.mark.rule("SEN-S1")
def test_all_cards_are_shuffled_again_before_each_round() -> None:
    game = sny.new("sen", players=3, seed=1)
    look_first(game)
    play(game, "call")
    first_deal, second_deal = (text for text in game.inputs if text.startswith("deal"))
    assert cards_on(game) == deck("base")
    assert first_deal != second_deal


@pytest.mark.rule("SEN-S1", "SEN-K5")
def test_a_dream_that_grew_has_four_cards_again_in_the_next_round() -> None:
    game = position("1,2,3,4,5/1,2,3", variants=[WIEM])
    play(game, "call")
    assert game.view(None)["dream"] == [["?"] * 4] * 2


@pytest.mark.rule("SEN-S2")
def test_the_card_on_the_closed_pile_after_the_deal_starts_the_open_pile() -> None:
    game = sny.new("sen", players=2, seed=1)
    order = game.inputs[0].removeprefix("deal ").split(",")
    assert truth(game)["closed"] == order[:45]
    assert game.view(None)["open"] == [order[45]]


@pytest.mark.rule("SEN-S2", "SEN-J3")
def test_the_closed_pile_lies_face_down_and_the_open_card_face_up() -> None:
    game = sny.new("sen", players=2, seed=1)
    assert game.view(0)["closed"] == ["?"] * 45
    assert game.view(0)["open"] == truth(game)["open"]


@pytest.mark.rule("SEN-S2")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_turned_up_at_the_start_is_just_a_card(special: str) -> None:
    tables = (sny.new("sen", seed=seed, edition="jubilee", first=0) for seed in range(200))
    game = next(table for table in tables if table.view(None)["open"] == [special])
    look_first(game)
    assert game.legal(0) == ["draw", "call", *own("take")]


@pytest.mark.rule("SEN-S3")
def test_all_players_make_their_first_peeks_at_the_same_time() -> None:
    game = sny.new("sen", players=3, seed=1)
    game.play(2, "peek 4")
    game.play(0, "peek 1")
    assert game.actors == (0, 1, 2)
    assert [game.legal(seat) for seat in range(3)] == [
        ["peek 2", "peek 3", "peek 4"],
        ["peek 1", "peek 2", "peek 3", "peek 4"],
        ["peek 1", "peek 2", "peek 3"],
    ]


@pytest.mark.rule("SEN-S3")
def test_play_starts_when_all_have_looked_at_two_cards() -> None:
    game = sny.new("sen", players=2, seed=1, first=1)
    for seat, place in [(1, 1), (1, 2), (0, 3)]:
        game.play(seat, f"peek {place}")
        assert game.view(None)["phase"] == "peek"
    game.play(0, "peek 4")
    assert game.view(None)["phase"] == "turn"
    assert game.actors == (1,)


@pytest.mark.rule("SEN-S3", "SEN-S5")
def test_a_card_looked_at_before_the_round_stays_where_it_was() -> None:
    game = sny.new("sen", players=2, seed=1)
    before = truth(game)["dream"]
    look_first(game)
    assert truth(game)["dream"] == before


@pytest.mark.rule("SEN-S3", "SEN-J2")
def test_the_second_peek_is_chosen_after_the_first_card_was_seen() -> None:
    game = sny.new("sen", players=2, seed=1)
    events = game.play(0, "peek 3")
    assert events[0].heard_by(0)["card"] == truth(game)["dream"][0][2]
    assert 0 in game.actors


@pytest.mark.rule("SEN-J2")
def test_nobody_peeks_twice_at_the_same_card() -> None:
    game = sny.new("sen", players=2, seed=1)
    game.play(0, "peek 3")
    with pytest.raises(sny.IllegalAction):
        game.play(0, "peek 3")


@pytest.mark.rule("SEN-J2", "SEN-S3")
def test_nobody_may_look_at_fewer_or_more_cards_than_two() -> None:
    game = sny.new("sen", players=2, seed=1)
    game.play(0, "peek 1")
    assert game.legal(0) == ["peek 2", "peek 3", "peek 4"]
    game.play(0, "peek 2")
    assert game.legal(0) == []


@pytest.mark.rule("SEN-S3")
def test_everyone_looks_again_before_the_next_round() -> None:
    game = position("1,2,3,4/5,6,7,8", seen="1,1,-,-/2,2,-,-")
    play(game, "call")
    assert game.actors == (0, 1)
    assert game.legal(0) == own("peek")


@pytest.mark.rule("SEN-S4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_name_the_first_player(first: int) -> None:
    game = sny.new("sen", players=3, seed=1, first=first)
    look_first(game)
    assert game.actors == (first,)


@pytest.mark.rule("SEN-S4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_may_draw_every_seat_as_the_first_player(players: int) -> None:
    drawn = [sny.new("sen", players=players, seed=seed).view(None)["turn"] for seed in range(60)]
    again = [sny.new("sen", players=players, seed=seed).view(None)["turn"] for seed in range(60)]
    assert set(drawn) == set(range(players))
    assert drawn == again


@pytest.mark.rule("SEN-S4")
@pytest.mark.parametrize(("caller", "next_first"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_round_starts_left_of_the_caller(caller: int, next_first: int) -> None:
    game = position("1,2/3,4/5,6", turn=caller)
    events = play(game, "call")
    assert heard(events, "dealt")[0]["first"] == next_first
    look_first(game)
    assert game.actors == (next_first,)


@pytest.mark.rule("SEN-S4", "SEN-R6")
def test_the_next_round_starts_left_of_whoever_used_up_the_closed_pile() -> None:
    game = position("1,2/3,4/5,6", turn=1, left="7")
    play(game, "draw", "discard")
    look_first(game)
    assert game.actors == (2,)


@pytest.mark.rule("SEN-S5")
def test_a_dream_lies_face_down_until_the_round_ends() -> None:
    game = position("1,2,3,4/5,6,7,8", seen="1,1,-,-/2,2,-,-")
    assert game.view(None)["dream"] == [["?"] * 4] * 2


@pytest.mark.rule("SEN-S5", "SEN-N")
def test_nobody_may_rearrange_a_dream() -> None:
    game = position("1,2,3,4/5,6,7,8")
    assert not [action for action in game.legal(0) if action.startswith(("swap", "put", "peek"))]
    assert game.legal(1) == []


# The worked examples

PRINTED = "9,7,3,0/take-two,6,5,0/3,4,1,2/3,2,5,1"
COUNTS_21_16_7_11 = "9,9,3,0/take-two,6,5,0/3,4,0,0/3,2,5,1"


@pytest.mark.rule("SEN-R2", "SEN-R3", "SEN-R5", "SEN-V1", "SEN-M3")
@pytest.mark.parametrize(
    ("dreams", "options", "scores"),
    [
        pytest.param(PRINTED, {}, [19, 16, 10, 16], id="base"),
        pytest.param(PRINTED, {"variants": [KRUKI]}, [10, 16, 10, 16], id="base-V1"),
        pytest.param(COUNTS_21_16_7_11, {"edition": "jubilee"}, [21, 16, 7, 16], id="jubilee"),
        pytest.param(COUNTS_21_16_7_11, {"edition": "jubilee", "variants": [KRUKI]}, [3, 16, 7, 16], id="jubilee-V1"),
    ],
)
def test_printed_example_of_a_round_that_player_4_calls(
    dreams: str, options: dict[str, Any], scores: list[int]
) -> None:
    assert scores_of_call(dreams, caller=3, **options) == scores


@pytest.mark.rule("SEN-A", "SEN-B1", "SEN-B2", "SEN-B3", "SEN-V3", "SEN-K1", "SEN-K2", "SEN-K4")
@pytest.mark.parametrize(
    ("edition", "dream", "actions", "after", "open_top", "opened", "closed"),
    [
        pytest.param("base", "1,2,3,4", ["take 4"], "1,2,3,6", "4", 0, 0, id="A-place-4"),
        pytest.param("base", "1,2,3,4", ["draw", "put 3"], "1,2,peek,4", "3", 1, -1, id="B1-place-3"),
        pytest.param("base", "1,2,3,4", ["draw", "discard"], "1,2,3,4", "peek", 1, -1, id="B2"),
        pytest.param("base", "1,2,3,4", ["draw", "use"], "1,2,3,4", "peek", 1, -1, id="B3-before-it-acts"),
        pytest.param("base", "1,7,3,7", ["claim 2", "and 4", "as 7"], "1,peek,3", "7", 2, -1, id="V3-right"),
        pytest.param("base", "1,4,3,7", ["claim 2", "and 4", "as 7"], "1,4,3,7,peek", "6", 0, -1, id="V3-wrong-base"),
        pytest.param(
            "jubilee", "1,9,3,hg", ["claim 2", "and 4", "as 9"], "1,9,3,hg,peek", "6", 0, -1, id="V3-wrong-jubilee"
        ),
    ],
)
def test_printed_example_of_a_turn(
    edition: str, dream: str, actions: list[str], after: str, open_top: str, opened: int, closed: int
) -> None:
    game = position(f"{dream}/0,0,0,0", open="2,6", closed_top="peek", edition=edition, variants=[WIEM])
    before = truth(game)
    play(game, *actions)
    assert truth(game)["dream"][0] == after.replace("hg", "hourglass").split(",")
    assert truth(game)["open"][-1] == open_top
    assert truth(game)["open_size"] == before["open_size"] + opened
    assert truth(game)["closed_size"] == before["closed_size"] + closed


@pytest.mark.rule("SEN-R3", "SEN-R4", "SEN-R7", "SEN-H", "SEN-V1", "SEN-M1", "SEN-M2", "SEN-V2", "SEN-I1", "SEN-I2")
@pytest.mark.parametrize(
    ("dreams", "options", "scores"),
    [
        pytest.param(PRINTED, {"caller": 3, "penalty": 15}, [19, 16, 10, 26], id="base-penalty-15"),
        pytest.param("1,2,0,3/9,0,0,1", {"edition": "jubilee"}, [0, 10], id="jubilee-caller-lowest"),
        pytest.param("1,2,0,3/6,0,0,0", {"edition": "jubilee"}, [0, 6], id="jubilee-tie-for-the-lowest"),
        pytest.param("1,2,0,3/6,0,0,0", {}, [6, 6], id="base-tie-for-the-lowest"),
        pytest.param("hg,1,0,0/hg,hg,1,2", {"edition": "jubilee"}, [15, 3], id="jubilee-one-and-two-hourglasses"),
        pytest.param("hg,hg,hg,0/hg,hg,5,4", {"edition": "jubilee"}, [32, 9], id="jubilee-three-and-two-hourglasses"),
        pytest.param(
            "5,1,0,0/9,hg,2,1/4,4,1,0", {"edition": "jubilee", "variants": [KRUKI]}, [11, 3, 9], id="jubilee-V1"
        ),
        pytest.param("5,1,0,0/9,0,0,2/9,1,1,1", {"variants": [KRUKI]}, [6, 11, 12], id="base-V1-tie-for-the-most"),
        pytest.param(
            "0,0,0,1/9,9,9,hg/2,2,2,2", {"edition": "jubilee", "variants": [CALOSC]}, [50, 0, 50], id="jubilee-V2"
        ),
        pytest.param(
            "0,0,0,1/9,9,hg,hg/2,2,2,2",
            {"edition": "jubilee", "variants": [CALOSC]},
            [0, 18, 8],
            id="jubilee-V2-even-hourglasses",
        ),
        pytest.param("0,0,0,1/9,9,9,9/9,9,9,9", {"variants": [CALOSC]}, [1, 36, 36], id="base-V2-two-such-dreams"),
    ],
)
def test_own_example_of_a_round_with_a_caller(dreams: str, options: dict[str, Any], scores: list[int]) -> None:
    assert scores_of_call(dreams, **options) == scores


@pytest.mark.rule("SEN-H", "SEN-K1", "SEN-K4")
def test_own_example_of_a_claim_that_leaves_an_even_number_of_hourglasses() -> None:
    game = position("hg,hg,hg,2/0,0,0,1", left="hourglass", edition="jubilee", variants=[WIEM], rounds=1)
    play(game, "claim 1", "and 2", "as hourglasses")
    assert truth(game)["dream"][0] == ["hourglass", "hourglass", "2"]
    assert game.scores[0] == 2


@pytest.mark.rule("SEN-R6")
def test_own_example_of_a_closed_pile_used_up_without_a_caller() -> None:
    assert scores_without_caller("1,2,0,3/9,0,0,1", edition="jubilee") == [6, 10]
