"""A saved game is told as it happened, to one seat or to somebody who may see everything."""

import io
import sys
from contextlib import redirect_stdout
from typing import Any
from unittest.mock import patch

import pytest

import sny
from sny.game.opening import moves_of
from sny.language import Language
from sny.terminal.replay import replay
from sny.terminal.screen import Screen
from sny.terminal.words import Words
from tests.terminal.scripted import CALL_AT_ONCE, play


def told(game: sny.CardGame, seat: int | None, code: str = "en") -> list[str]:
    written = io.StringIO()
    with redirect_stdout(written), patch.object(sys, "stdin", io.StringIO()):
        replay(game, Words(Language(code), game.rules, seat, rivals=False), Screen())
    return written.getvalue().splitlines()


def test_the_steps_lead_to_where_the_game_is() -> None:
    game = play(CALL_AT_ONCE, edition="jubilee", variants=["wiem-co-mam"]).game
    reached = [after for after, *_ in moves_of(game)][-1]
    assert reached.text() == game.text()
    assert reached.view(None) == game.view(None)


def test_the_steps_tell_what_was_heard_at_the_table() -> None:
    game = sny.new("sen", 2, 7)
    heard: list[sny.Event] = []
    for seat, action in [(0, "peek 1"), (1, "peek 2"), (0, "peek 3"), (1, "peek 1")]:
        heard += game.play(seat, action)
    while not game.rules.awaits_deal(game.state) and game.state.round < 2:
        heard += game.play(game.actors[0], "call" if game.state.turns > 3 else "take 1")
    again = [event for _, _, _, events in moves_of(game) for event in events]
    assert again[0].name == "dealt"  # nobody heard the first deal: the table was opened with it
    assert again[1:] == heard


def test_a_seat_is_told_only_what_it_knew() -> None:
    game = play(["1", "2"]).game
    assert "Player 2: looks at card 1 (Peek)" in told(game, None)
    assert "Player 2: looks at card 1" in told(game, 0)
    assert "You: your card 1 is 9 ravens" in told(game, 0)


def test_scores_stand_at_each_round_s_end() -> None:
    game = play(CALL_AT_ONCE).game
    lines = told(game, None, "pl")
    assert len([line for line in lines if line.split()[:1] == ["razem"]]) == game.state.round
    assert lines[-1].endswith("wygrywa partię")


def test_an_unfinished_game_is_told_to_where_it_was_left() -> None:
    assert told(play(["1"]).game, None)[-1] == "The game stopped here."


def test_a_game_that_began_from_a_position_is_told_too() -> None:
    game = sny.position("sen players=2 phase=turn turn=1 dream=9,7,3,0/5,6,4,0 open=2", seed=1)
    game.play(0, "take 1")
    assert told(game, None)[0] == "Player 1: takes the open card (2 ravens), puts it in place 1, discards 9 ravens"


@pytest.mark.parametrize("code", ["pl", "en"])
def test_every_event_of_a_long_game_can_be_told(code: str) -> None:
    options: dict[str, Any] = {"edition": "jubilee", "variants": ["wiem-co-mam"], "rounds": 2}
    turns = ["1", "2", "draw", "use", "1.1", "2.1", "1"] * 20
    game = play([*turns, "call"] * 40, level="random", **options).game
    assert game.over
    words = Words(Language(code), game.rules, None, rivals=False)
    with redirect_stdout(io.StringIO()), patch.object(sys, "stdin", io.StringIO()):
        replay(game, words, Screen())
    assert words.language.problems == []
