"""States as objects, as bytes and as records."""

import numpy as np
import pytest

from sny.rules.kit import layout as field
from sny.rules.kit.layout import NOTHING, State, extent, note, record_type, rows_in_use


class Toy(State):
    players: int = field.number()
    total: list[int] = field.number(3, width="i4", filled=("players",))
    turn: int = field.seat()
    hand_size: list[int] = field.number(3, filled=("players",))
    hand: list[list[int]] = field.card(3, 4, names=("a", "b"), filled=("players", "hand_size"))


def toy() -> Toy:
    state = Toy()
    state.players, state.turn = 2, 1
    state.total[:2] = [70_000, -3]
    state.hand_size[:2] = [2, 1]
    state.hand[0][:2] = [0, 1]
    state.hand[1][0] = 1
    return state


def test_a_new_state_is_blank() -> None:
    state = Toy()
    assert state.players == 0
    assert state.turn == NOTHING
    assert state.hand == [[NOTHING] * 4] * 3


def test_a_copy_is_equal_and_apart() -> None:
    state = toy()
    twin = state.copy()
    assert twin == state
    twin.hand[0][0] = 1
    assert twin != state
    assert state.hand[0][0] == 0


def test_a_state_goes_through_bytes_unchanged() -> None:
    assert Toy.load(toy().save()) == toy()


def test_the_bytes_of_a_state_are_those_of_its_record() -> None:
    record = np.frombuffer(toy().save(), record_type(Toy))[0]
    assert record["total"].tolist() == [70_000, -3, 0]
    assert record["hand"].tolist() == toy().hand
    assert len(toy().save()) == record_type(Toy).itemsize


def test_only_what_is_in_use_counts() -> None:
    assert extent(toy(), "hand") == [2, 1]
    assert rows_in_use(toy(), "hand") == [[0, 1], [1]]
    assert rows_in_use(toy(), "turn") == [[1]]


def test_a_number_that_does_not_fit_is_refused() -> None:
    state = toy()
    state.players = 200
    with pytest.raises(Exception, match="-128 <= number <= 127"):
        state.save()


def test_notes_are_kept_only_where_somebody_listens() -> None:
    state = toy()
    note(state, 1, 2)
    state.events = []
    note(state, 3, 4, 5)
    assert state.events == [(3, 4, 5)]
    assert state.copy().events is None


def test_states_of_different_games_are_never_equal() -> None:
    assert toy() != State()
    assert (toy() == "toy") is False
