"""Sen: the special lands and the hourglass."""

import pytest

import sny
from tests.rules.sen_positions import SPECIALS, heard, own, places, play, position, truth

# Take two


@pytest.mark.rule("SEN-T")
def test_take_two_takes_the_two_top_cards_of_the_closed_pile() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="0,9,take-two")
    size = truth(game)["closed_size"]
    play(game, "draw", "use")
    assert game.view(0)["two"] == ["9", "0"]
    assert truth(game)["closed_size"] == size - 3
    assert game.legal(0) == ["keep 1", "keep 2"]


@pytest.mark.rule("SEN-T")
def test_only_the_player_of_a_take_two_sees_the_two_cards() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="0,9,take-two")
    events = play(game, "draw", "use")
    assert [game.view(seat)["two"] for seat in (1, None)] == [["?", "?"]] * 2
    assert [told["card"] for told in heard(events, "drew", 1)] == ["?", "?", "?"]


@pytest.mark.rule("SEN-T", "SEN-T1")
@pytest.mark.parametrize(("keep", "chosen", "other"), [("keep 1", "9", "0"), ("keep 2", "0", "9")])
def test_the_card_not_chosen_goes_on_the_open_pile_first(keep: str, chosen: str, other: str) -> None:
    game = position("1,2,3,4/5,6,7,8", open="5", closed_top="0,9,take-two")
    play(game, "draw", "use", keep)
    assert game.view(None)["open"] == ["5", "take-two", other]
    assert [game.view(seat)["hand"] for seat in (0, 1, None)] == [chosen, "?", "?"]


@pytest.mark.rule("SEN-T1")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_not_chosen_has_no_effect(special: str) -> None:
    game = position("1,2,3,4/5,6,7,0", closed_top=f"{special},9,take-two", edition="jubilee")
    play(game, "draw", "use", "keep 1")
    assert game.legal(0) == [*own("put"), "discard"]
    play(game, "discard")
    assert game.view(None)["open"][-2:] == [special, "9"]
    assert game.view(1)["phase"] == "turn"
    assert game.actors == (1,)


@pytest.mark.rule("SEN-T2")
def test_the_chosen_special_may_be_put_discarded_or_used() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="peek,9,take-two")
    play(game, "draw", "use", "keep 2")
    assert game.legal(0) == [*own("put"), "discard", "use"]


@pytest.mark.rule("SEN-T2")
def test_a_chosen_special_may_act() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="peek,9,take-two")
    play(game, "draw", "use", "keep 2", "use", "look 2.1")
    assert game.view(0)["dream"][1] == ["5", "?", "?", "?"]
    assert game.actors == (1,)


@pytest.mark.rule("SEN-T2")
def test_a_take_two_may_follow_a_take_two_as_often_as_one_comes() -> None:
    game = position("1,2,3,4/5,6,7,8", open="5", closed_top="1,2,take-two,3,take-two,4,take-two")
    play(game, "draw", "use", "keep 2", "use", "keep 2", "use")
    assert game.view(0)["two"] == ["2", "1"]
    play(game, "keep 1", "put 4")
    assert truth(game)["dream"][0] == ["1", "2", "3", "2"]
    assert game.view(None)["open"] == ["5", "take-two", "4", "take-two", "3", "take-two", "1", "4"]


@pytest.mark.rule("SEN-T3")
def test_with_one_card_left_take_two_takes_that_one() -> None:
    game = position("1,2,3,4/5,6,7,8", open="5", left="9,take-two", rounds=1)
    play(game, "draw", "use")
    assert game.view(0)["hand"] == "9"
    assert truth(game)["open"][-2:] == ["5", "take-two"]
    assert game.legal(0) == [*own("put"), "discard"]
    play(game, "put 1")
    assert game.scores == [18, 26]


@pytest.mark.rule("SEN-T3", "SEN-T2", "SEN-R6")
def test_a_special_that_was_the_one_card_left_may_act() -> None:
    game = position("1,2,3,4/5,6,7,8", left="peek,take-two", rounds=1)
    play(game, "draw", "use", "use")
    assert game.legal(0) == places("look", 4, 4)


@pytest.mark.rule("SEN-T3")
def test_with_no_card_left_take_two_does_nothing() -> None:
    game = position("1,2,3,4/5,6,7,8", left="take-two,take-two", rounds=1)
    play(game, "draw", "use", "use")
    assert game.over
    assert truth(game)["open"][-2:] == ["take-two", "take-two"]


@pytest.mark.rule("SEN-T", "SEN-R6")
def test_take_two_may_take_the_last_two_cards() -> None:
    game = position("1,2,3,4/5,6,7,8", left="0,9,take-two", rounds=1)
    play(game, "draw", "use", "keep 2")
    assert not game.over
    play(game, "put 4")
    assert game.scores == [6, 26]


@pytest.mark.rule("SEN-J5")
@pytest.mark.parametrize(
    ("action", "top"), [("put 3", "3"), ("discard", "swap"), ("use", "swap")], ids=["B1", "B2", "B3"]
)
def test_take_two_leaves_itself_the_other_card_and_then_the_last_one_on_the_open_pile(action: str, top: str) -> None:
    game = position("1,2,3,4/5,6,7,8", open="5", closed_top="swap,9,take-two")
    play(game, "draw", "use", "keep 2", action)
    assert game.view(None)["open"] == ["5", "take-two", "9", top]


@pytest.mark.rule("SEN-J5", "SEN-W")
def test_a_chosen_choose_finds_the_card_not_chosen_in_the_pile() -> None:
    game = position("1,2,3,4/5,6,7,0", open="5", closed_top="choose,9,take-two", edition="jubilee")
    play(game, "draw", "use", "keep 2", "use")
    assert game.legal(0) == ["choose 5", "choose 9", "choose take-two", "choose choose"]


# Peek


@pytest.mark.rule("SEN-E", "SEN-J4")
def test_a_peek_must_look_at_one_card_of_any_dream() -> None:
    game = position("1,2,3,4/5,6,7/8,8", closed_top="peek")
    play(game, "draw", "use")
    assert game.legal(0) == places("look", 4, 3, 2)


@pytest.mark.rule("SEN-E", "SEN-S5")
@pytest.mark.parametrize(("owner", "card"), [(0, "2"), (1, "6")], ids=["own", "rival"])
def test_a_peek_shows_a_card_to_its_player_alone_and_leaves_it(owner: int, card: str) -> None:
    game = position("1,2,3,4/5,6,7,8/5,6,7,8", closed_top="peek")
    before = truth(game)["dream"]
    play(game, "draw", "use", f"look {owner + 1}.2")
    assert truth(game)["dream"] == before
    assert [game.view(seat)["dream"][owner][1] for seat in (0, 1, 2, None)] == [card, "?", "?", "?"]
    assert game.actors == (1,)


@pytest.mark.rule("SEN-E", "SEN-J1")
def test_everybody_sees_which_card_was_peeked_at() -> None:
    game = position("1,2,3,4/5,6,7,8/5,6,7,8", closed_top="peek")
    events = play(game, "draw", "use", "look 3.4")
    told = {"event": "looked", "seat": 0, "owner": 2, "place": 3}
    assert heard(events, "looked", 0) == [{**told, "card": "8"}]
    assert heard(events, "looked", 2) == heard(events, "looked", None) == [{**told, "card": "?"}]


# Swap


@pytest.mark.rule("SEN-Z", "SEN-J4")
def test_a_swap_must_begin_with_any_card_of_any_dream() -> None:
    game = position("1,2,3,4/5,6,7/8,8", closed_top="swap")
    play(game, "draw", "use")
    assert game.legal(0) == places("swap", 4, 3, 2)


@pytest.mark.rule("SEN-Z", "SEN-S5")
def test_a_swap_never_exchanges_two_own_cards() -> None:
    game = position("1,2,3,4/5,6,7/8,8", closed_top="swap")
    play(game, "draw", "use", "swap 1.2")
    assert game.legal(0) == places("with", 0, 3, 2)


@pytest.mark.rule("SEN-Z", "SEN-Z1")
def test_a_swap_exchanges_two_different_cards() -> None:
    game = position("1,2,3,4/5,6,7/8,8", closed_top="swap")
    play(game, "draw", "use", "swap 2.2")
    assert game.legal(0) == [action for action in places("with", 4, 3, 2) if action != "with 2.2"]


@pytest.mark.rule("SEN-Z", "SEN-Z1")
@pytest.mark.parametrize(
    ("first", "second", "dreams"),
    [
        pytest.param("1.1", "2.3", [["7", "2"], ["5", "6", "1"], ["8", "9"]], id="own-and-rival"),
        pytest.param("2.3", "1.1", [["7", "2"], ["5", "6", "1"], ["8", "9"]], id="rival-and-own"),
        pytest.param("2.1", "3.2", [["1", "2"], ["9", "6", "7"], ["8", "5"]], id="two-rivals"),
        pytest.param("2.1", "2.3", [["1", "2"], ["7", "6", "5"], ["8", "9"]], id="same-rival-twice"),
    ],
)
def test_a_swap_exchanges_the_two_cards(first: str, second: str, dreams: list[list[str]]) -> None:
    game = position("1,2/5,6,7/8,9", closed_top="swap")
    play(game, "draw", "use", f"swap {first}", f"with {second}")
    assert truth(game)["dream"] == dreams
    assert game.actors == (1,)


@pytest.mark.rule("SEN-Z")
def test_nobody_sees_the_swapped_cards_and_everybody_sees_which_they_are() -> None:
    game = position("1,2/5,6,7/8,9", closed_top="swap")
    events = play(game, "draw", "use", "swap 1.1", "with 2.3")
    told = {"event": "swapped", "seat": 0, "owner": 0, "place": 0, "other_owner": 1, "other_place": 2}
    assert [heard(events, "swapped", seat) for seat in (0, 1, 2, None)] == [[told]] * 4
    assert [game.view(seat)["dream"] for seat in (0, 1, 2)] == [[["?", "?"], ["?", "?", "?"], ["?", "?"]]] * 3


# Choose


def choosing(dream: str = "1,2,3,4/5,6,7,0", open: str = "4,7,5") -> sny.CardGame:
    game = position(dream, open=open, closed_top="choose", edition="jubilee")
    play(game, "draw", "use")
    return game


@pytest.mark.rule("SEN-W", "SEN-J4")
def test_choose_must_exchange_a_card_of_the_open_pile_with_one_of_the_own_dream() -> None:
    game = choosing()
    assert game.legal(0) == ["choose 4", "choose 5", "choose 7", "choose choose"]
    play(game, "choose 7")
    assert game.legal(0) == own("put")
    play(game, "put 2")
    assert truth(game)["dream"][0] == ["1", "7", "3", "4"]
    assert game.actors == (1,)


@pytest.mark.rule("SEN-W")
def test_the_chosen_card_is_shown_to_all() -> None:
    game = choosing()
    events = play(game, "choose 7")
    assert heard(events, "chose") == [{"event": "chose", "seat": 0, "card": "7"}]
    assert [game.view(seat)["hand"] for seat in (0, 1, None)] == ["7", "7", "7"]


@pytest.mark.rule("SEN-W1")
def test_the_rest_of_the_pile_keeps_its_order_and_the_replaced_card_goes_on_top() -> None:
    game = choosing(open="4,7,5,6")
    play(game, "choose 7", "put 2")
    assert game.view(None)["open"] == ["4", "5", "6", "choose", "2"]


@pytest.mark.rule("SEN-W1")
def test_of_several_equal_cards_the_topmost_is_chosen() -> None:
    game = choosing(open="7,4,7,5")
    play(game, "choose 7", "put 2")
    assert game.view(None)["open"] == ["7", "4", "5", "choose", "2"]


@pytest.mark.rule("SEN-W2")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_chosen_from_the_open_pile_does_not_act(special: str) -> None:
    game = choosing(open=f"{special},5")
    play(game, f"choose {special}")
    assert game.legal(0) == own("put")
    play(game, "put 1")
    assert truth(game)["dream"][0] == [special, "2", "3", "4"]
    assert game.view(1)["phase"] == "turn"
    assert game.actors == (1,)


@pytest.mark.rule("SEN-W3")
def test_the_choose_just_laid_down_may_be_chosen() -> None:
    game = choosing(open="5")
    assert game.legal(0) == ["choose 5", "choose choose"]
    play(game, "choose choose", "put 1")
    assert truth(game)["dream"][0] == ["choose", "2", "3", "4"]
    assert game.view(None)["open"] == ["5", "1"]


@pytest.mark.rule("SEN-J3", "SEN-W")
def test_the_player_of_a_choose_sees_the_whole_open_pile() -> None:
    assert choosing(open="4,7,5").view(0)["open"] == ["4", "7", "5", "choose"]


# Hourglass


@pytest.mark.rule("SEN-H1")
def test_a_drawn_hourglass_goes_into_a_dream_or_away_and_never_acts() -> None:
    game = position("1,2,3,4/5,6,7,0", closed_top="hourglass", edition="jubilee")
    play(game, "draw")
    assert game.legal(0) == [*own("put"), "discard"]
    play(game, "put 1")
    assert truth(game)["dream"][0] == ["hourglass", "2", "3", "4"]


@pytest.mark.rule("SEN-H1")
def test_an_hourglass_of_the_open_pile_goes_into_a_dream() -> None:
    game = position("1,2,3,4/5,6,7,0", open="hourglass", edition="jubilee")
    play(game, "take 3")
    assert truth(game)["dream"][0] == ["1", "2", "hourglass", "4"]
    assert game.view(1)["phase"] == "turn"


@pytest.mark.rule("SEN-H1", "SEN-W")
def test_an_hourglass_may_be_chosen_from_the_open_pile() -> None:
    game = choosing(open="hourglass,5")
    play(game, "choose hourglass", "put 3")
    assert truth(game)["dream"][0] == ["1", "2", "hourglass", "4"]
