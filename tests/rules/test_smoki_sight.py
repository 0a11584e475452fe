"""Smoki: who knows what, before and after a reshuffle."""

from collections import Counter
from random import Random

import pytest

import sny
from sny.rules import smoki
from sny.rules.kit.sight import holes, sample, unseen_cards, view

TABLE = "smoki players=3 phase=turn turn=1 dream=0,1,2,3,4,5/0,1,2,3,4,5/0,1,2,3,6,7 open=6,8/7"
UP = "up=1,0,0,0,0,0/0,1,0,0,0,0/0,0,0,0,0,1"


def reshuffled() -> sny.CardGame:
    """A table whose first player has just drawn and discarded the last closed card."""
    state = sny.position(f"{TABLE} {UP}").state
    while state.closed_size > 1:
        smoki.lay_open(state, 0, smoki.draw(state))
    game = sny.position(sny.CardGame(smoki, state, "1", {}).position(), seed=1)
    game.play(0, "draw")
    game.play(0, "discard 1")
    return game


@pytest.mark.rule("SMO-J12", "SMO-S1")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_see_what_lies_face_up_and_nobody_what_lies_face_down(seat: int | None) -> None:
    assert sny.position(f"{TABLE} {UP}").view(seat)["dream"] == [["0", *"?????"], ["?", "1", *"????"], [*"?????", "7"]]


@pytest.mark.rule("SMO-J12")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_piles_are_known_and_the_closed_pile_is_not(seat: int | None) -> None:
    seen = sny.position(f"{TABLE} {UP}").view(seat)
    assert seen["open"] == [["6", "8"], ["7"]]
    assert set(seen["closed"]) == {"?"}


@pytest.mark.rule("SMO-J12")
def test_a_drawn_card_is_secret_until_it_lies() -> None:
    game = sny.position(f"{TABLE} {UP}")
    game.play(0, "draw")
    game.play(0, "put 1.2")
    assert [game.view(seat)["hand"] for seat in (0, 1, None)] == ["reflection", "?", "?"]
    game.play(0, "onto 1")
    assert game.view(1)["dream"][0][1] == "reflection"


@pytest.mark.rule("SMO-J12", "SMO-J1")
def test_all_see_where_face_down_cards_go() -> None:
    game = sny.position(f"{TABLE} {UP} place=1".replace("phase=turn", "phase=nest").replace("dream=0,", "dream=nest,"))
    game.play(0, "nest 1.2")
    (event,) = game.play(0, "with 2.2")
    assert event.heard_by(None) == {
        "event": "swapped", "seat": 0, "owner": 0, "place": 1, "other_owner": 0, "other_place": 4,
    }  # fmt: skip


@pytest.mark.rule("SMO-J12")
def test_the_memory_aid_changes_no_view() -> None:
    without, aided = (sny.new("smoki", players=3, seed=5, memory=memory) for memory in (False, True))
    assert [without.view(seat) for seat in (0, 1, 2, None)] == [aided.view(seat) for seat in (0, 1, 2, None)]


@pytest.mark.rule("SMO-J12", "SMO-X")
def test_after_a_reshuffle_all_know_which_kinds_lie_face_down() -> None:
    game = reshuffled()
    down = {name: count for name, count in zip(smoki.CARDS, game.view(None)["down"], strict=True) if count}
    assert down == {"0": 2, "1": 2, "2": 3, "3": 3, "4": 2, "5": 2, "6": 1}


@pytest.mark.rule("SMO-J12")
def test_the_count_of_face_down_kinds_goes_with_the_cards_that_are_turned_up() -> None:
    known = f"{TABLE} {UP} down=0,2,2,3,3,2,2,1,0,0,0,0,0,0"
    game = sny.position(known.replace("phase=turn turn=1", "phase=hand hand=8 turn=2"))
    game.play(1, "put 2.3")
    assert game.view(None)["down"] == [0, 2, 2, 3, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0]


@pytest.mark.rule("SMO-J12", "SMO-X")
def test_sampled_worlds_keep_reshuffled_cards_apart_from_face_down_ones() -> None:
    game, chance = reshuffled(), Random(1)
    seen = view(smoki, game.state, 1)
    face_down = Counter(game.state.dream[seat][place] for name, seat, place in holes(seen) if name == "dream")
    for _ in range(50):
        world = sample(smoki, seen, chance.shuffle)
        assert Counter(world.dream[seat][place] for name, seat, place in holes(seen) if name == "dream") == face_down
        assert view(smoki, world, 1) == seen


@pytest.mark.rule("SMO-J12")
def test_before_a_reshuffle_any_unseen_card_may_lie_face_down() -> None:
    game, chance = sny.position(f"{TABLE} {UP}"), Random(1)
    seen = view(smoki, game.state, 0)
    found = {sample(smoki, seen, chance.shuffle).dream[0][1] for _ in range(400)}
    assert found == set(unseen_cards(smoki, seen))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_leaves_out_faces_and_nothing_else(players: int) -> None:
    game = sny.new("smoki", players=players, seed=2, attack=True)
    for seat in range(players):
        seen, state = game.seen(seat), game.state
        for name, field in state.fields.items():
            if field.reading != "card":
                assert getattr(seen, name) == getattr(state, name)
