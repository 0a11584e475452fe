"""Nonsense in actions and positions gets an error that says what to do."""

import pytest

import sny

DREAMS = "dream=9,7,3,0/5,6,4,0 open=2"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the position is empty"),
        ("sen", "players=-: give a number from 2 to 5"),
        ("sen players=7", "players=7: give a number from 2 to 5"),
        ("sen players=2 phase", "'phase': write each field once, as name=value"),
        ("sen players=2 phase=turn phase=turn", "'phase=turn': write each field once"),
        ("sen players=2 moon=3", "there is no field 'moon'; choose from players, deck, "),
        (f"sen players=2 phase=dusk {DREAMS}", "phase: 'dusk' cannot be read there; there are deal, peek, "),
        ("sen players=2 phase=turn dream=9,7,3,11/5,6,4,0 open=2", "dream: '11' cannot be read there; there are 0, "),
        ("sen players=2 phase=turn dream=9,7,3,0 open=2", "dream=9,7,3,0: give as many rows as players=2"),
        (f"sen players=2 phase=turn {DREAMS},2,2,2,2", "the cards are not those of the deck; too many: 2"),
        (f"sen players=2 phase=turn {DREAMS} closed=1", "the cards are not those of the deck; missing: 0, 0, "),
        (f"sen players=2 phase=turn turn=3 {DREAMS}", "turn: seats run from 1 to 2"),
        (f"sen players=2 phase=turn turn=- {DREAMS}", "turn must name a seat"),
        (f"sen players=2 phase=drawn {DREAMS}", "hand is given in the phase drawn or chosen, and only then"),
        (f"sen players=2 phase=two {DREAMS}", "two is given in the phase two, and only then"),
        ("sen players=2 phase=turn dream=/1 open=2", "each dream needs a card"),
        ("sen players=2 phase=turn dream=1/2", "the open pile is never empty"),
        (f"sen players=2 phase=with pointed=9 pointed_owner=1 {DREAMS}", "the cards pointed at are not in the dream"),
        (
            f"sen players=2 phase=turn pointed=1 {DREAMS}",
            "pointed is given in the phase with or claim or name, and only then",
        ),
        (f"sen players=2 penalty=99999 phase=turn {DREAMS}", "penalty: 99999 is out of bounds"),
        ("chess players=2", "there is no game 'chess'; choose from sen"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(text: str, message: str) -> None:
    with pytest.raises(sny.SnyError) as caught:
        sny.position(text)
    assert str(caught.value).startswith(message)


def test_an_action_is_read_whatever_its_case_and_spacing() -> None:
    game = sny.position(f"sen players=2 phase=turn {DREAMS}")
    game.play(0, "  TAKE   1 ")
    assert game.inputs[-1] == "1 take 1"


def test_an_illegal_action_is_named_with_what_is_legal_and_changes_nothing() -> None:
    game = sny.position(f"sen players=2 phase=turn {DREAMS}")
    before = game.text()
    with pytest.raises(sny.IllegalAction) as caught:
        game.play(0, "put 1")
    assert (caught.value.seat, caught.value.action) == (0, "put 1")
    assert caught.value.legal == game.legal(0)
    assert str(caught.value) == ("seat 0 may not play 'put 1': legal now: draw, call, take 1, take 2, take 3, take 4")
    assert game.text() == before


@pytest.mark.parametrize(
    ("seat", "action", "message"),
    [
        (1, "draw", "seat 1 may not play 'draw': it is not seat 1's turn; seat 0 is to move"),
        (0, "fly", "seat 0 may not play 'fly': 'fly' is not an action of sen; actions begin with peek, draw, "),
    ],
)
def test_why_an_action_is_illegal(seat: int, action: str, message: str) -> None:
    game = sny.position(f"sen players=2 phase=turn {DREAMS}")
    with pytest.raises(sny.IllegalAction) as caught:
        game.play(seat, action)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_such_seat(seat: int) -> None:
    game = sny.new("sen", players=2, seed=1)
    for ask in (game.legal, game.view):
        with pytest.raises(sny.UnknownSeat, match="seats run from 0 to 1"):
            ask(seat)
    with pytest.raises(sny.UnknownSeat):
        game.play(seat, "draw")
