"""Taking a move back: by consent, exactly as far as nothing was shown, and to the very state before."""

from random import Random
from typing import Any

import pytest

from sny.errors import Refused
from sny.game.cards import CardGame, game_from_position
from sny.game.event import events_from
from sny.rules.kit.game import Rules
from sny.rules.kit.sight import sample, view
from sny.table import inputs
from sny.table.settings import Settings
from sny.table.table import Table
from tests.random_games import played, random_game
from tests.secrets import legal_actions
from tests.table.sitting import names, play, playing, take

TURN = "sen players={players} phase=turn dream={dreams} seen={seen} open=2"


def in_turn(people: int = 2, bots: int = 0, settings: Settings | None = None) -> Table:
    """Seat 0 is to draw or to take the 2 that lies open, and put it in place of the 9 that all have seen."""
    table = playing(people=people, bots=bots, settings=settings)
    dreams = "/".join(["9,7,3,0"] + ["5,6,4,0"] * (people + bots - 1))
    seen = "/".join(["1234"[: people + bots] + "*,-,-,-"] + ["-,-,-,-"] * (people + bots - 1))
    table.game = game_from_position(TURN.format(players=people + bots, dreams=dreams, seen=seen), seed=3)
    return table


def ask(table: Table, seat: int = 0) -> list[str]:
    return names(take(table, inputs.AskUndo, table.chairs[seat].person, seat=seat))


def answer(table: Table, seat: int, agree: bool = True) -> list[str]:
    return names(take(table, inputs.AnswerUndo, table.chairs[seat].person, seat=seat, agree=agree))


def test_a_move_that_showed_nothing_is_taken_back_when_all_agree() -> None:
    table = in_turn(people=3)
    assert isinstance(table.game, CardGame)
    before, inputs_before = table.game.position(), list(table.game.inputs)
    play(table, 0, "take 1")
    assert table.described()["undoable"] == 0
    assert ask(table) == ["undo_asked"]
    assert answer(table, 1) == []
    assert table.described()["undo"] == {"seat": 0, "agreed": [1]}
    assert answer(table, 2) == ["undone"]
    assert (table.game.position(), table.game.inputs) == (before, inputs_before)
    assert table.described()["undo"] is None
    assert table.described()["undoable"] is None
    play(table, 0, "draw")


def test_one_who_refuses_is_enough() -> None:
    table = in_turn(people=3)
    play(table, 0, "take 1")
    ask(table)
    assert answer(table, 1, agree=False) == ["undo_refused"]
    assert table.undo is None
    with pytest.raises(Refused, match="nobody is asking"):
        answer(table, 2)


def test_bots_and_those_who_are_away_have_nothing_against_it() -> None:
    table = in_turn(people=2, bots=1)
    take(table, inputs.Leave, person="ola")
    play(table, 0, "take 1")
    assert ask(table) == ["undo_asked", "undone"]


def test_whoever_goes_while_they_are_asked_holds_nobody_up() -> None:
    table = in_turn(people=3)
    before = table.game and table.game.state.copy()
    play(table, 0, "take 1")
    ask(table)
    assert answer(table, 1) == []
    with pytest.raises(Refused, match="you have already agreed"):
        answer(table, 1)
    assert names(take(table, inputs.Leave, person="ela")) == ["away", "undone"]
    assert table.game is not None
    assert table.game.state == before


def test_the_clocks_go_on_from_the_state_before() -> None:
    table = in_turn(people=1, bots=1, settings=Settings(clock="quick"))
    take(table, inputs.Chat, "ala", name="Ala", text="hm")  # the clock starts
    play(table, 0, "take 1", at=1000)
    take(table, inputs.AskUndo, "ala", at=2000, seat=0)
    assert [chair.asked_at for chair in table.chairs] == [2000, None]


def test_a_card_that_was_seen_stays_seen() -> None:
    table = in_turn(bots=1)
    play(table, 0, "draw")
    assert table.described()["undoable"] is None
    with pytest.raises(Refused, match="before it has revealed anything"):
        ask(table)


def test_only_ones_own_last_move_is_taken_back() -> None:
    table = in_turn()
    with pytest.raises(Refused, match="only your last move"):
        ask(table, 0)
    play(table, 0, "take 1")
    with pytest.raises(Refused, match="only your last move"):
        ask(table, 1)
    with pytest.raises(Refused, match="nobody is asking"):
        answer(table, 1)


def test_the_next_move_ends_the_question() -> None:
    table = in_turn()
    play(table, 0, "take 1")
    ask(table)
    play(table, 1, "draw")
    assert table.undo is None


def test_where_the_table_plays_without_it() -> None:
    table = in_turn(settings=Settings(undo=False))
    play(table, 0, "take 1")
    assert table.described()["undoable"] is None


@pytest.mark.parametrize("name", ["sen", "smoki", "koty"])
def test_what_can_be_taken_back_has_shown_nobody_anything(name: str) -> None:
    """In every world that a seat thought possible, where the move takes the same course, it is seen and heard alike."""
    chance, silent, told = Random(1), 0, 0
    while silent < 60 or told < 60:
        game = random_game(name, chance)
        for seat, action in played(game, chance):
            before, after = game.state.copy(), CardGame(game.rules, game.state.copy(), game.seed, game.options)
            after.state.events = []
            after._act(seat, action)
            if after.showed(before, after._events()):
                told += 1
                continue
            silent += 1
            for observer in range(game.players):
                check_silence(game, before, observer, seat, action, chance)


def check_silence(game: CardGame, before: Any, observer: int, actor: int, action: int, chance: Random) -> None:
    world = sample(game.rules, view(game.rules, before, observer), chance.shuffle)
    if action not in legal_actions(game.rules, world, actor):
        return  # that the move could be made is what it tells
    here, there = (heard_after(game.rules, state, observer, actor, action) for state in (before, world))
    if course(here[1]) != course(there[1]):
        return  # as when a rival's drawn card turns out to be no circle, which is told by what they do with it
    assert here == there, f"seat {observer} learns from {action} of seat {actor} at {game.position()}"


def course(heard: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in heard]


def heard_after(rules: Rules, state: Any, seat: int, actor: int, action: int) -> tuple[bytes, list[dict[str, Any]]]:
    """What a seat knows after an action, and what it heard of it."""
    after = state.copy()
    after.events = []
    rules.play(after, actor, action)
    return view(rules, after, seat).save(), [event.heard_by(seat) for event in events_from(rules, after.events)]
