"""Try again: a decision of a finished game, with what its seat knew kept and all else drawn anew."""

from random import Random

import msgspec
import pytest

import sny
from sny.game.opening import actor_and_action, steps_of
from sny.reviewing.puzzles import GAMES, puzzles
from sny.reviewing.reviewer import steps_in
from sny.reviewing.trying import decision_at, decision_in, drawn_anew, try_again
from sny.rules.sen import DEAL
from sny.table import inputs
from sny.table.table import Table
from tests.reviewing.played import played
from tests.table.sitting import opened, read_again


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_keeps_what_it_knew_and_the_rest_is_drawn_anew(game: str) -> None:
    over = played(game, 3, 5, "careful", "easy")
    steps = steps_of(over.inputs)
    drawn = 0
    for step in range(1, len(steps), 9):
        decision = decision_at(over, step)
        assert decision.seat == actor_and_action(steps[step][0])[0]
        first, second = (try_again(over, step, seed) for seed in (1, 2))
        for game_again in (first, second):
            assert game_again.seen(decision.seat).save() == decision.seen.save()
            assert actor_and_action(steps[step][0])[1] in game_again.legal(decision.seat)
        assert drawn_anew(decision, 1) == first.position()
        drawn += first.position() != second.position()
    assert drawn > len(steps) // 12


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_played_on_from_what_it_shows(game: str) -> None:
    for puzzle in puzzles(game)[::12]:
        tried = sny.position(drawn_anew(decision_in(puzzle)))
        assert tried.view(puzzle.seat).items() >= puzzle.view.items()
        assert set(tried.legal(puzzle.seat)) == set(puzzle.legal)


def test_only_decisions_of_games_that_are_over_are_tried_again() -> None:
    running = sny.new("sen", players=2, seed=1)
    with pytest.raises(sny.SnyError, match="a game that is over"):
        decision_at(running, 1)
    over = played("sen", 2, 1, "careful")
    for step in (0, -1, len(steps_of(over.inputs))):
        with pytest.raises(sny.SnyError, match="is not a decision"):
            decision_at(over, step)


def test_a_table_from_a_position_is_stored_read_again_and_reviewed() -> None:
    position = drawn_anew(decision_at(played("sen", 2, 5, "easy", rounds=2), 9), 1)
    header = msgspec.structs.replace(opened("sen", 2, rounds=2).header, position=position)
    table, taken = Table(header), list[inputs.AnyInput]()

    def take(input: inputs.AnyInput) -> None:
        table.take(input)
        taken.append(input)

    for seat, person in enumerate(("ala", "ola")):
        take(inputs.Sit(by=person, seat=seat, name=person.title()))
    take(inputs.Start(by="ala"))
    assert table.game is not None
    assert table.game.snapshot().save() == sny.position(position).state.save()
    chance = Random(3)
    while table.phase == "playing":
        seat = chance.choice(table.game.actors)
        take(inputs.Play(by=table.chairs[seat].person, seat=seat, action=chance.choice(table.game.legal(seat))))
        if len(taken) == 20:
            assert read_again(table, taken).described() == table.described()
    assert read_again(table, taken).texts == table.texts
    assert f"position: {position}" in table.texts[0]
    steps = steps_in(sny.load(table.texts[0]), lambda state: state.phase == DEAL)
    assert {step.round for step in steps} == {1, 2}
    take(inputs.Again(by="ala", secret="ab" * 32))
    take(inputs.Start(by="ala"))
    assert table.game.start == "", "the next match is a whole one"
    assert read_again(table, taken).described() == table.described()
