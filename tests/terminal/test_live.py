"""Kraina snów in real time, by a clock that the test moves on."""

import pytest

import sny
from sny.bots import bot
from sny.errors import Refused
from sny.terminal.live import LiveLine
from sny.terminal.local import local_table

BOTS = 3


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds


def night(first: int = 0, **options: int) -> tuple[LiveLine, Clock]:
    clock = Clock()
    game = sny.new("kraina-snow", BOTS + 1, 3, lang="en", first=first, **{"glass": 30, **options})
    careful = bot("kraina-snow", "careful")
    line = LiveLine(
        local_table(game, ["careful"] * BOTS), dict.fromkeys(range(1, BOTS + 1), careful), clock, clock.sleep
    )
    while len(line.game.actors) > 1:  # the bots are ready at once
        line.next(0.2)
    line.play("ready")
    return line, clock


def test_a_bot_speaks_when_its_seconds_are_over_and_not_before() -> None:
    line, clock = night()
    began = line.game.now
    line.next(0.2)
    assert line.game.view(0)["clues"] == []
    line.next()
    assert [giver for giver, _ in line.game.view(0)["clues"]] == [1]
    assert line.game.now - began == pytest.approx(3.0)
    assert clock.time - 1000.0 == pytest.approx(line.game.now)


@pytest.mark.rule("KRA-N8", "KRA-J1")
def test_a_player_who_is_too_slow_is_passed_over() -> None:
    line, clock = night(first=BOTS)
    assert line.game.view(0)["turn"] == 0
    clock.sleep(5.5)
    with pytest.raises(Refused):
        line.play("clue table")
    assert line.game.view(0)["turn"] == 1


@pytest.mark.rule("KRA-N5")
def test_a_guess_comes_at_the_time_of_the_wall() -> None:
    line, clock = night()
    clock.sleep(1.25)
    line.play("guess house")
    assert line.game.view(0)["gone"] == 1
    assert line.game.now == pytest.approx(clock.time - 1000.0)


def test_a_night_ends_by_itself() -> None:
    line, _ = night()
    while line.game.view(0)["phase"] != "story":
        line.next()
    assert line.game.view(0)["points"] == [0, 0, 0, 0]
