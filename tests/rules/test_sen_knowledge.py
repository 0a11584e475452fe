"""Sen: who has seen which card, and what a seat therefore knows."""

import random

import pytest

import sny
from tests.rules.sen_positions import WIEM, heard, look_first, play, position, truth

FACE_DOWN = ["?", "?", "?", "?"]


@pytest.mark.rule("SEN-J1", "SEN-S1")
def test_a_card_that_nobody_has_seen_since_the_deal_is_known_to_nobody() -> None:
    game = sny.new("sen", players=3, seed=1)
    assert [game.view(seat)["dream"] for seat in (0, 1, 2, None)] == [[FACE_DOWN] * 3] * 4


@pytest.mark.rule("SEN-S3", "SEN-J1")
def test_who_looked_at_which_card_before_the_round_is_public_and_its_face_is_not() -> None:
    game = sny.new("sen", players=3, seed=1)
    face = truth(game)["dream"][1][2]
    events = game.play(1, "peek 3")
    told = {"event": "peeked", "seat": 1, "place": 2}
    assert [event.heard_by(1) for event in events] == [{**told, "card": face}]
    assert [event.heard_by(seat) for event in events for seat in (0, 2, None)] == [{**told, "card": "?"}] * 3
    assert [game.view(seat)["seen"][1] for seat in (0, 1, 2, None)] == [[[], [], [1], []]] * 4
    assert [game.view(seat)["dream"][1][2] for seat in (0, 1, 2, None)] == ["?", face, "?", "?"]


@pytest.mark.rule("SEN-S3")
def test_an_owner_knows_the_cards_looked_at_before_the_round() -> None:
    game = sny.new("sen", players=2, seed=1)
    look_first(game)
    dream = truth(game)["dream"][0]
    assert game.view(0)["dream"] == [[*dream[:2], "?", "?"], FACE_DOWN]


@pytest.mark.rule("SEN-B1", "SEN-J1")
def test_a_card_put_in_from_the_closed_pile_is_known_to_its_owner_alone() -> None:
    game = position("1,2,3,4/5,6,7,8/5,6,7,8", closed_top="9")
    events = play(game, "draw", "put 2")
    assert [game.view(seat)["dream"][0] for seat in (0, 1, 2, None)] == [["?", "9", "?", "?"], *[FACE_DOWN] * 3]
    assert [heard(events, "put", seat)[0]["card"] for seat in (0, 1, 2, None)] == ["9", "?", "?", "?"]


@pytest.mark.rule("SEN-B1", "SEN-J1")
def test_what_was_seen_of_the_replaced_card_does_not_show_the_new_one() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="9", seen="12,12,-,-/-,-,-,-")
    play(game, "draw", "put 2")
    assert game.view(1)["dream"][0] == ["1", "?", "?", "?"]


@pytest.mark.rule("SEN-B1")
def test_everybody_sees_the_card_that_was_replaced() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="9")
    events = play(game, "draw", "put 2")
    assert heard(events, "discarded") == [{"event": "discarded", "seat": 0, "place": 1, "card": "2"}]


@pytest.mark.rule("SEN-A", "SEN-J1")
def test_a_card_taken_from_the_open_pile_is_known_to_all() -> None:
    game = position("1,2,3,4/5,6,7,8/5,6,7,8", open="9")
    play(game, "take 2")
    assert game.view(None)["seen"][0] == [[], [0, 1, 2], [], []]
    assert game.view(2)["dream"][0] == ["?", "9", "?", "?"]


@pytest.mark.rule("SEN-J1", "SEN-J12")
def test_a_card_that_every_seat_has_looked_at_alone_is_not_shown_to_spectators() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="peek", seen="1,-,-,-/-,-,-,-", turn=1)
    events = play(game, "draw", "use", "look 1.1")
    assert [heard(events, "looked", seat)[0]["card"] for seat in (0, 1, None)] == ["?", "1", "?"]
    assert [game.view(seat)["dream"][0] for seat in (0, 1, None)] == [["1", "?", "?", "?"]] * 2 + [FACE_DOWN]


@pytest.mark.rule("SEN-W", "SEN-J1")
def test_a_card_chosen_from_the_open_pile_is_known_to_all() -> None:
    game = position("1,2,3,4/5,6,7,0", open="9,7", closed_top="choose", edition="jubilee")
    play(game, "draw", "use", "choose 9", "put 2")
    assert [game.view(seat)["dream"][0] for seat in (0, 1, None)] == [["?", "9", "?", "?"]] * 3


@pytest.mark.rule("SEN-V3", "SEN-K2", "SEN-J1")
def test_cards_turned_up_in_a_wrong_claim_stay_known_to_all() -> None:
    game = position("1,2,3,4/5,6,7,8", variants=[WIEM])
    play(game, "claim 1", "and 2", "as 9", "take 1", "take 3")
    assert game.view(1)["dream"][0][:2] == ["1", "2"]


@pytest.mark.rule("SEN-E", "SEN-J1")
def test_a_peek_adds_to_what_others_have_seen() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="peek", seen="-,-,-,-/2,2,-,-")
    play(game, "draw", "use", "look 2.1")
    assert game.view(None)["seen"][1] == [[0, 1], [1], [], []]
    assert game.view(1)["dream"][1] == ["5", "6", "?", "?"]


@pytest.mark.rule("SEN-Z", "SEN-J1")
def test_a_player_keeps_the_knowledge_of_a_card_that_a_swap_moves() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="swap", seen="1,-,-,-/12,2,-,-")
    play(game, "draw", "use", "swap 1.1", "with 2.2")
    assert game.view(0)["dream"] == [FACE_DOWN, ["5", "1", "?", "?"]]
    assert game.view(1)["dream"] == [["6", "?", "?", "?"], ["5", "?", "?", "?"]]


@pytest.mark.rule("SEN-Z1", "SEN-J1")
def test_a_swap_within_one_dream_moves_the_knowledge_too() -> None:
    game = position("1,2,3,4/5,6,7,8", closed_top="swap", seen="-,-,-,-/2,-,-,12")
    play(game, "draw", "use", "swap 2.1", "with 2.4")
    assert game.view(0)["dream"][1] == ["8", "?", "?", "?"]
    assert game.view(1)["dream"][1] == ["8", "?", "?", "5"]


@pytest.mark.rule("SEN-J3")
def test_every_card_of_the_open_pile_is_known_to_all() -> None:
    game = position("1,2,3,4/5,6,7,8", open="take-two,7,2")
    assert [game.view(seat)["open"] for seat in (0, 1, None)] == [["take-two", "7", "2"]] * 3


@pytest.mark.rule("SEN-S2", "SEN-J1")
def test_nobody_knows_a_card_of_the_closed_pile() -> None:
    game = position("1,2,3,4/5,6,7,8", left="7,8,9")
    assert [game.view(seat)["closed"] for seat in (0, 1, None)] == [["?", "?", "?"]] * 3


@pytest.mark.rule("SEN-S1", "SEN-J1")
def test_nothing_of_the_last_round_is_known_of_the_next_deal() -> None:
    game = position("1,2,3,4/5,6,7,8", seen="12,12,12,12/12,12,12,12")
    play(game, "call")
    assert [game.view(seat)["dream"] for seat in (0, 1, None)] == [[FACE_DOWN] * 2] * 3


@pytest.mark.rule("SEN-J12")
def test_all_hear_every_card_of_every_dream_at_the_end_of_a_round() -> None:
    events = play(position("1,2/3,4"), "call")
    assert [told["card"] for told in heard(events, "revealed", None)] == ["1", "2", "3", "4"]


@pytest.mark.rule("SEN-J13")
def test_the_memory_aid_changes_neither_views_nor_events() -> None:
    with_aid, without_aid = (
        sny.new("sen", players=3, seed=1, edition="jubilee", variants=[WIEM], memory=memory) for memory in (True, False)
    )
    chance = random.Random(1)
    for _ in range(300):
        if with_aid.over:
            break
        seat = with_aid.actors[0]
        action = chance.choice(with_aid.legal(seat))
        assert with_aid.play(seat, action) == without_aid.play(seat, action)
        assert [with_aid.view(seat) for seat in (0, 1, 2, None)] == [without_aid.view(seat) for seat in (0, 1, 2, None)]
