"""Positions and texts that nobody could play are refused with the reason, and never with an error of Python's."""

import pytest

import sny
from sny.rules.catalogue import CARD_GAMES
from tests.mutations import check_position, check_text

SEN = "sen players=2 dream=1,2,3,4/5,6,7,0 open=9"
HANDS = "hand=blue-1,blue-1,blue-1,blue-1/blue-8,blue-8,blue-8,blue-8"


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (f"{SEN} variants=wiem-co-mam phase=name turn=1 pointed=1 pointed_too=1", "two different cards"),
        (f"{SEN} phase=claim turn=1 pointed=1", "only with the variant wiem-co-mam"),
        (f"{SEN} phase=peek peeked=2,2", "somebody still has to look"),
        (f"{SEN} phase=peek peeked=2,7", "nobody looks at more"),
        (f"{SEN} phase=turn caller=1", "with a caller the round is over"),
        (f"{SEN} phase=turn total=1,2,3", "3 values for players=2"),
        (f"{SEN} phase=turn seen=4,-,-,-/-,-,-,-", "seats run from 1 to 2"),
        (f"{SEN} phase=turn pointed=0", "cannot be read"),
        ("sen players=2 phase=deal turn=-", "turn must name a seat"),
        ("sen players=2 phase=deal hand=3", "hand: before the first deal"),
        ("sen players=2 phase=deal round=1 hand=3", "hand is given in the phase drawn"),
        ("sen players=2 phase=deal dream=1,2,3,4/5,6,7,0", "dream_size: before the first deal"),
        ("sen players=2 phase=deal peeked=2,2", "peeked: before the first deal"),
        ("sen players=2 phase=deal caller=1", "caller: before the first deal"),
        ("smoki players=2 phase=deal up=1,1,1,1,1,1/1,1,1,1,1,1", "up: before the first deal"),
        ("koty players=2 phase=deal asked=1", "asked: before the first deal"),
        ("sen players=2 limit=-5", "limit=-5: give a number from 1"),
        ("sen players=2 penalty=2000", "penalty=2000: give a number from 0"),
        ("sen players=2 deck=-", "cannot be read there; there are base"),
        ("koty players=2 phase=turn hand=-,-,-,-/-,-,-,-", "cannot stand among cards"),
        (f"koty players=2 phase=turn {HANDS} target=100", "target"),
        ("koty players=2 shown=4,4", "shown"),
        (
            f"{SEN} phase=with turn=1 pointed_owner=1 pointed=13",
            "pointed: 13 is out of bounds",
        ),
        ("smoki players=2 phase=nest place=7", "place: 7 is out of bounds; give a number from 1 to 6"),
    ],
)
def test_a_position_that_nobody_could_play_is_refused(position: str, reason: str) -> None:
    with pytest.raises(sny.FormatError, match=reason):
        sny.position(position)


@pytest.mark.parametrize(
    ("position", "kept", "values"),
    [
        ("sen players=2 total=99,7 variants=wiem-co-mam", "total", [99, 7]),
        ("smoki players=2 tokens=2,2 turn=2", "tokens", [2, 2]),
    ],
)
def test_a_table_before_its_first_deal_keeps_options_and_totals(position: str, kept: str, values: list[int]) -> None:
    game = sny.position(position)
    assert game.actors == (0, 1)
    assert game.view(None)[kept] == values


def test_neither_case_nor_spacing_matters_in_a_position() -> None:
    text = "sen players=2 phase=turn turn=1 dream=9,7,3,0/5,6,4,0 open=take-two,2"
    assert sny.position(f"  {text.upper().replace(' ', '   ')}").position() == sny.position(text).position()


@pytest.mark.parametrize("count", ["²", "-1", "", "1e1", "٣"])
def test_only_plain_digits_are_counts(count: str) -> None:
    text = f"sny koty\nplayers: 2\nseed: 1\nnight: owl:{count}\n\n"
    with pytest.raises(sny.FormatError, match="give counts"):
        sny.load(text)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_damaged_positions_are_refused_or_go_on(game: str) -> None:
    assert 0 < sum(check_position(game, seed) for seed in range(200)) < 200


@pytest.mark.parametrize("game", CARD_GAMES)
def test_damaged_texts_are_refused_or_go_on(game: str) -> None:
    assert 0 < sum(check_text(game, seed) for seed in range(200)) < 200
