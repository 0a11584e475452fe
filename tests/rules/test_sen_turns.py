"""Sen: what a turn is, and when a round ends."""

import random

import pytest

import sny
from tests.rules.sen_positions import SPECIALS, WIEM, heard, look_first, own, play, position, truth

# A turn


@pytest.mark.rule("SEN-N", "SEN-A", "SEN-B", "SEN-P", "SEN-K")
def test_a_turn_is_taking_drawing_or_calling_and_there_is_no_passing() -> None:
    assert position("1,2,3,4/5,6,7,8").legal(0) == ["draw", "call", *own("take")]


@pytest.mark.rule("SEN-N", "SEN-K", "SEN-V3")
def test_claiming_a_pair_is_one_more_choice_with_its_variant() -> None:
    assert position("1,2,3,4/5,6,7,8", variants=[WIEM]).legal(0) == ["draw", "call", *own("take"), *own("claim")]


@pytest.mark.rule("SEN-N")
def test_a_turn_is_exactly_one_action() -> None:
    game = position("1,2,3,4/5,6,7,8")
    play(game, "take 1")
    assert game.legal(0) == []


@pytest.mark.rule("SEN-N")
@pytest.mark.parametrize(("seat", "left"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("actions", [["take 1"], ["draw", "put 1"], ["draw", "discard"]], ids=["A", "B1", "B2"])
def test_then_the_player_to_the_left_is_on_turn(seat: int, left: int, actions: list[str]) -> None:
    game = position("1,2/3,4/5,6", turn=seat)
    play(game, *actions)
    assert game.actors == (left,)


@pytest.mark.rule("SEN-N")
def test_nobody_plays_out_of_turn() -> None:
    game = position("1,2,3,4/5,6,7,8")
    with pytest.raises(sny.IllegalAction):
        game.play(1, "draw")


@pytest.mark.rule("SEN-A")
def test_the_open_card_replaces_a_card_of_the_dream() -> None:
    game = position("1,2,3,4/5,6,7,8", open="0,9")
    play(game, "take 2")
    assert truth(game)["dream"][0] == ["1", "9", "3", "4"]
    assert game.view(None)["open"] == ["0", "2"]


@pytest.mark.rule("SEN-A")
def test_all_players_know_the_card_that_was_taken_from_the_open_pile() -> None:
    game = position("1,2,3,4/5,6,7,8/5,6,7,8", open="0,9")
    events = play(game, "take 2")
    assert [game.view(seat)["dream"][0] for seat in (0, 1, 2, None)] == [["?", "9", "?", "?"]] * 4
    assert heard(events, "put") == [{"event": "put", "seat": 0, "place": 1, "card": "9"}]


@pytest.mark.rule("SEN-A1")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_taken_from_the_open_pile_never_acts(special: str) -> None:
    game = position("1,2,3,4/5,6,7,0", open=special, edition="jubilee")
    play(game, "take 1")
    assert truth(game)["dream"][0] == [special, "2", "3", "4"]
    assert game.actors == (1,)
    assert game.view(1)["phase"] == "turn"


@pytest.mark.rule("SEN-B")
def test_a_drawn_card_is_seen_by_its_player_alone() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="9")
    events = play(game, "draw")
    assert [game.view(seat)["hand"] for seat in (0, 1, None)] == ["9", "?", "?"]
    assert [event.heard_by(seat)["card"] for event in events for seat in (0, 1, None)] == ["9", "?", "?"]


@pytest.mark.rule("SEN-B", "SEN-B1", "SEN-B2", "SEN-B3")
def test_a_drawn_plain_card_is_put_or_discarded() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="9")
    play(game, "draw")
    assert game.legal(0) == [*own("put"), "discard"]


@pytest.mark.rule("SEN-B3", "SEN-B4", "SEN-J4")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_drawn_special_may_be_put_discarded_or_used(special: str) -> None:
    game = position("1,2,3,4/5,6,7,0", closed_top=special, edition="jubilee")
    play(game, "draw")
    assert game.legal(0) == [*own("put"), "discard", "use"]


@pytest.mark.rule("SEN-B1")
def test_a_drawn_card_replaces_a_card_of_the_dream() -> None:
    game = position("1,2,3,4/5,6,7,8", open="0", closed_top="9")
    play(game, "draw", "put 4")
    assert truth(game)["dream"][0] == ["1", "2", "3", "9"]
    assert game.view(None)["open"] == ["0", "4"]


@pytest.mark.rule("SEN-B2")
def test_a_drawn_card_may_go_on_the_open_pile() -> None:
    game = position("1,2,3,4/5,6,7,8", open="0", closed_top="9")
    play(game, "draw", "discard")
    assert truth(game)["dream"][0] == ["1", "2", "3", "4"]
    assert game.view(None)["open"] == ["0", "9"]


@pytest.mark.rule("SEN-B3")
def test_a_used_special_lies_on_the_open_pile_before_it_acts() -> None:
    game = position("1,2,3,4/5,6,7,8", open="0", closed_top="peek")
    play(game, "draw", "use")
    assert game.view(None)["open"] == ["0", "peek"]
    assert game.view(0)["phase"] == "look"


@pytest.mark.rule("SEN-B4", "SEN-B1")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_drawn_special_may_go_into_the_dream_without_acting(special: str) -> None:
    game = position("1,2,3,4/5,6,7,0", closed_top=special, edition="jubilee")
    play(game, "draw", "put 1")
    assert truth(game)["dream"][0] == [special, "2", "3", "4"]
    assert game.actors == (1,)


@pytest.mark.rule("SEN-B4", "SEN-B2", "SEN-J4")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_drawn_special_may_be_discarded_without_acting(special: str) -> None:
    game = position("1,2,3,4/5,6,7,0", closed_top=special, edition="jubilee")
    play(game, "draw", "discard")
    assert game.view(None)["open"][-1] == special
    assert game.actors == (1,)
    assert game.view(1)["phase"] == "turn"


@pytest.mark.rule("SEN-B3", "SEN-A1")
def test_a_special_replaced_by_a_drawn_card_does_not_act() -> None:
    game = position("peek,2,3,4/5,6,7,8", closed_top="9")
    play(game, "draw", "put 1")
    assert game.actors == (1,)
    assert game.view(1)["phase"] == "turn"


@pytest.mark.rule("SEN-P")
def test_pobudka_cannot_be_called_after_a_card_was_drawn() -> None:
    game = position("1,2,3,4/5,6,7,8")
    play(game, "draw")
    with pytest.raises(sny.IllegalAction):
        game.play(0, "call")


@pytest.mark.rule("SEN-P", "SEN-R1")
def test_pobudka_ends_the_round_at_once() -> None:
    game = position("1,2,3,4/5,6,7,8/5,6,7,8", rounds=1)
    events = play(game, "call")
    assert heard(events, "called") == [{"event": "called", "seat": 0}]
    assert {event.name for event in events} == {"called", "revealed", "adjusted", "scored", "won"}
    assert game.over


@pytest.mark.rule("SEN-J6")
def test_pobudka_may_be_called_on_the_first_turn_of_a_round() -> None:
    game = sny.new("sen", players=2, seed=1, first=0)
    look_first(game)
    events = game.play(0, "call")
    assert heard(list(events), "dealt")[0]["round"] == 2


# The open pile


@pytest.mark.rule("SEN-J3")
def test_a_position_without_an_open_card_is_no_position() -> None:
    with pytest.raises(sny.FormatError, match="SEN-J3"):
        sny.position("sen players=2 phase=turn turn=1 dream=1,2,3,4/5,6,7,8 open=")


@pytest.mark.rule("SEN-J3")
def test_the_open_pile_is_never_empty_and_all_see_every_card_in_it() -> None:
    game = sny.new("sen", players=3, seed=1, edition="jubilee", variants=[WIEM], rounds=20)
    chance = random.Random(1)
    while not game.over:
        seat = game.actors[0]
        game.play(seat, chance.choice(game.legal(seat)))
        assert game.view(None)["open"] == truth(game)["open"] != []


# The end of a round


@pytest.mark.rule("SEN-R1", "SEN-R6")
@pytest.mark.parametrize("actions", [["draw", "put 1"], ["draw", "discard"]], ids=["B1", "B2"])
def test_a_round_ends_when_the_closed_pile_is_used_up(actions: list[str]) -> None:
    game = position("1,2,3,4/5,6,7,8", left="9", rounds=1)
    events = play(game, *actions)
    assert heard(events, "ended") == [{"event": "ended", "seat": 0}]
    assert game.over


@pytest.mark.rule("SEN-R1", "SEN-R6")
def test_a_round_goes_on_while_one_card_is_left() -> None:
    game = position("1,2,3,4/5,6,7,8", left="9,9", rounds=1)
    play(game, "draw", "put 1")
    assert not game.over
    assert game.actors == (1,)


@pytest.mark.rule("SEN-R6", "SEN-J7")
def test_the_turn_that_takes_the_last_card_is_completed() -> None:
    game = position("1,2,3,4/5,6,7,8", left="9", rounds=1)
    play(game, "draw")
    assert game.legal(0) == [*own("put"), "discard"]
    play(game, "put 1")
    assert game.scores == [18, 26]


@pytest.mark.rule("SEN-R6", "SEN-J7")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_has_a_view_of_the_turn_that_took_the_last_card(seat: int | None) -> None:
    game = position("1,2,3,4/5,6,7,8", left="9")
    play(game, "draw")
    assert game.view(seat)["closed"] == []


@pytest.mark.rule("SEN-R6", "SEN-Z")
def test_a_special_that_was_the_last_card_still_acts() -> None:
    game = position("9,2,3,4/0,6,7,8", left="swap", rounds=1)
    play(game, "draw", "use", "swap 1.1")
    assert not game.over
    play(game, "with 2.1")
    assert game.scores == [9, 30]


@pytest.mark.rule("SEN-R6")
@pytest.mark.parametrize("edition", ["base", "jubilee"])
def test_without_a_caller_there_is_neither_penalty_nor_zero(edition: str) -> None:
    game = position("1,2,3,4/5,6,7,0/0,0,0,1", left="9", edition=edition, rounds=1)
    play(game, "draw", "discard")
    assert truth(game)["caller"] is None
    assert game.scores == [10, 18, 1]


@pytest.mark.rule("SEN-J7", "SEN-T3")
def test_a_take_two_that_was_the_last_card_may_be_used_and_does_nothing() -> None:
    game = position("1,2,3,4/5,6,7,8", open="0", left="take-two", rounds=1)
    play(game, "draw", "use")
    assert game.over
    assert truth(game)["open"][-2:] == ["0", "take-two"]
    assert game.scores == [10, 26]


@pytest.mark.rule("SEN-J7", "SEN-A")
def test_taking_the_open_card_leaves_the_last_closed_card_where_it_is() -> None:
    game = position("1,2,3,4/5,6,7,8", left="9")
    play(game, "take 1")
    assert truth(game)["closed"] == ["9"]
    assert game.legal(1) == ["draw", "call", *own("take")]


@pytest.mark.rule("SEN-J7", "SEN-P")
def test_pobudka_leaves_the_last_closed_card_where_it_is() -> None:
    game = position("1,2,3,4/5,6,7,8", left="9", rounds=1)
    play(game, "call")
    assert truth(game)["closed"] == ["9"]
    assert truth(game)["caller"] == 0


@pytest.mark.rule("SEN-J7", "SEN-K1", "SEN-K2")
@pytest.mark.parametrize(
    ("claimed", "dream"), [("as 5", ["9", "2", "3"]), ("as 6", ["5", "2", "3", "5", "9"])], ids=["right", "wrong"]
)
def test_a_claim_takes_the_last_card_and_the_round_ends(claimed: str, dream: list[str]) -> None:
    game = position("5,2,3,5/1,6,7,8", left="9", variants=[WIEM], rounds=1)
    play(game, "claim 1", "and 4", claimed)
    assert truth(game)["dream"][0] == dream
    assert truth(game)["caller"] is None
    assert game.over
