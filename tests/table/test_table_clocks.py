"""Thinking time: what a move costs, whose time runs out, and who plays for somebody who is not there."""

from random import Random

import pytest

from sny.errors import Refused
from sny.table import inputs
from sny.table.settings import CLOCKS, Settings
from sny.table.table import Table
from tests.table.sitting import ended, finish, first_legal, names, opened, play, playing, sit, take

QUICK = Settings(clock="quick")
CLOCK = CLOCKS["quick"]
assert CLOCK is not None
CREDIT, BANK = CLOCK.credit * 1000, CLOCK.bank * 1000


def peeked(table: Table) -> Table:
    """Past the peeks at the start, at which all act at once; it is at time 0, and Ala's turn."""
    assert table.game is not None
    while len(table.game.actors) > 1 or table.game.legal(table.game.actors[0])[0].startswith("peek"):
        seat = table.game.actors[0]
        play(table, seat, first_legal(table, seat))
    assert table.game.actors == (0,)
    return table


def bank(table: Table, seat: int = 0) -> int:
    left = table.described()["chairs"][seat]["bank"]
    assert left is not None
    return left


def test_without_a_clock_nothing_runs_out() -> None:
    table = playing()
    assert [chair.bank for chair in table.chairs] == [None, None]
    assert table.wakes_at(0) is None


def test_a_move_within_its_credit_costs_nothing() -> None:
    table = peeked(playing(settings=QUICK))
    play(table, 0, "draw", at=CREDIT)
    assert bank(table) == BANK


def test_what_a_move_takes_beyond_its_credit_comes_out_of_the_bank() -> None:
    table = peeked(playing(settings=QUICK))
    play(table, 0, "draw", at=CREDIT + 1500)
    assert bank(table) == BANK - 1500
    play(table, 0, first_legal(table, 0), at=CREDIT + 1600)  # each move has a credit of its own
    assert bank(table) == BANK - 1500


def test_newcomers_have_twice_as_much() -> None:
    table = opened(settings=QUICK, first=0)
    take(table, inputs.Sit, "ala", seat=0, name="Ala", newcomer=True)
    take(sit(table, "ola"), inputs.Start, "ala")
    peeked(table)
    assert (bank(table, 0), bank(table, 1)) == (2 * BANK, BANK)
    assert table.described()["chairs"][0]["deadline"] == 2 * (BANK + CREDIT)


def test_bots_have_no_clock() -> None:
    table = playing(people=1, bots=1, settings=QUICK)
    assert table.chairs[1].bank is None


def test_when_the_time_is_out_a_bot_stands_in_for_that_move() -> None:
    table = peeked(playing(settings=QUICK))
    out = CREDIT + BANK
    assert table.wakes_at(0) == table.described()["chairs"][0]["deadline"] == out
    assert table.bots_to_ask(out - 1) == []
    assert table.bots_to_ask(out) == [0]
    news = take(table, inputs.Play, at=out + 100, seat=0, action="draw", bot="careful")
    assert news[0].heard_by(None) == {"event": "stood_in", "seat": 0, "level": "careful"}
    assert bank(table) == 0
    assert table.bots_to_ask(out + 100) == []  # a new move, a new credit
    assert table.wakes_at(out + 100) == out + 100 + CREDIT


def test_whoever_is_late_but_faster_than_the_bot_still_moves() -> None:
    table = peeked(playing(settings=QUICK))
    play(table, 0, "draw", at=CREDIT + BANK + 50)
    assert table.game is not None
    assert table.game.actors == (0,)
    with pytest.raises(Refused, match="the bot's move is not needed"):
        take(table, inputs.Play, seat=0, action=first_legal(table, 0), bot="careful")


def test_of_all_who_act_at_once_each_has_a_clock() -> None:
    table = playing(people=3, settings=QUICK)
    assert table.game is not None
    assert table.game.actors == (0, 1, 2)
    play(table, 1, first_legal(table, 1), at=CREDIT + 2000)
    assert bank(table, 1) == BANK - 2000
    assert [chair.asked_at for chair in table.chairs] == [0, CREDIT + 2000, 0]
    assert table.bots_to_ask(CREDIT + BANK) == [0, 2]


def test_nobodys_clock_runs_while_others_are_asked() -> None:
    table = peeked(playing(settings=QUICK))
    assert [chair.asked_at for chair in table.chairs] == [0, None]
    assert table.described()["chairs"][1]["deadline"] is None


# Away


def test_whoever_is_away_is_played_by_a_bot_after_a_while_and_comes_back_in_mid_turn() -> None:
    table = peeked(playing(settings=Settings(away_after=10)))
    assert names(take(table, inputs.Leave, at=1000, person="ala")) == ["away"]
    assert table.bots_to_ask(10_999) == []
    assert table.wakes_at(1000) == 11_000
    assert table.bots_to_ask(11_000) == [0]
    take(table, inputs.Play, at=11_000, seat=0, action="draw", bot="careful")
    assert names(take(table, inputs.Return, at=11_500, person="ala")) == ["back"]
    with pytest.raises(Refused, match="the player is there"):
        take(table, inputs.Play, seat=0, action=first_legal(table, 0), bot="careful")
    play(table, 0, first_legal(table, 0))


def test_a_table_that_waits_for_nobody() -> None:
    table = peeked(playing(settings=Settings(away_after=0)))
    take(table, inputs.Leave, person="ala")
    assert table.bots_to_ask(table.now) == [0]


def test_going_and_coming_back_wins_no_time() -> None:
    table = peeked(playing(settings=QUICK))
    for moment in range(0, CREDIT + BANK, 1000):
        take(table, inputs.Leave, at=moment, person="ala")
        take(table, inputs.Return, at=moment + 500, person="ala")
        assert table.described()["chairs"][0]["deadline"] == CREDIT + BANK
    assert table.bots_to_ask(CREDIT + BANK) == [0]


def test_the_level_of_a_bot_that_stands_in_is_the_tables_choice() -> None:
    table = playing(bots=1, settings=Settings(away_level="random"))
    assert [table.level_of(seat) for seat in range(3)] == ["random", "random", "careful"]


def test_whoever_does_not_sit_here_is_never_away() -> None:
    assert take(sit(opened(), "ala"), inputs.Leave, person="ola") == ()


def test_in_a_game_where_all_are_away_bots_play_to_the_end() -> None:
    table = playing(settings=Settings(away_after=0), rounds=1)
    take(table, inputs.Leave, person="ala")
    take(table, inputs.Leave, person="ola")
    finish(table, Random(1))
    assert ended(table)["gone"] == [0, 1]


# Word games


def test_a_word_game_is_woken_when_something_is_due() -> None:
    table = playing("kraina-snow", people=4, glass=10, turn=1)
    assert table.wakes_at(0) is None
    for seat in range(4):
        take(table, inputs.Play, f"{table.chairs[seat].person}", at=500, seat=seat, action="ready")
    assert table.wakes_at(500) == 1500
    assert not table.is_due(1499)
    assert table.is_due(1500)
    assert names(take(table, inputs.Wake, at=1500)) == ["passed_over"]


def test_a_card_game_is_never_woken() -> None:
    with pytest.raises(Refused, match="nothing is due"):
        take(playing(), inputs.Wake)
