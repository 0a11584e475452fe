"""A table is its header and its inputs: whatever happened, the stored lines give the same table again."""

from functools import cache
from random import Random

import pytest

from sny.game.words import WordGame
from sny.table import inputs
from sny.table.inputs import input_line, read_input
from sny.table.table import Table
from tests.table.evenings import Evening
from tests.table.sitting import everything, opened, read_again, sit, take

STEPS = {"sen": 250, "smoki": 250, "koty": 250, "kraina-snow": 400}
SEEDS = (1, 2, 3)


@cache
def evening(game: str, seed: int) -> Evening:
    evening = Evening(game, Random(seed))
    for _ in range(STEPS[game]):
        evening.something()
    return evening


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", STEPS)
def test_stored_inputs_give_the_same_table(game: str, seed: int) -> None:
    past = evening(game, seed)
    assert everything(read_again(past.table, past.taken)) == everything(past.table)
    assert len(past.taken) > STEPS[game] / 3


def test_the_random_evenings_see_everything() -> None:
    """Each kind of input is taken, and whole games of every kind are played."""
    taken, over = set[type](), set[str]()
    for game in STEPS:
        for past in [evening(game, seed) for seed in SEEDS]:
            taken |= {type(input) for input in past.taken}
            over |= {game} if past.table.texts else set()
    assert over == set(STEPS)
    assert taken == {
        inputs.Sit, inputs.Stand, inputs.Bot, inputs.Arrange, inputs.Contribute, inputs.Start, inputs.Play,
        inputs.Wake, inputs.AskUndo, inputs.AnswerUndo, inputs.Leave, inputs.Return, inputs.Rename, inputs.Chat,
        inputs.Mute, inputs.Kick, inputs.PassHost, inputs.Show, inputs.Again,
    }  # fmt: skip


def ready_table() -> Table:
    table = sit(opened("kraina-snow", 4, lang="en", glass=10, turn=0, first=0), "ala", "ola", "ela", "iza")
    take(table, inputs.Start, "ala")
    for seat, person in enumerate(("ala", "ola", "ela", "iza")):
        take(table, inputs.Play, person, seat=seat, action="ready")
    return table


def test_a_stored_word_keeps_its_verdict_whatever_the_dictionary_says_later() -> None:
    table = ready_table()
    assert isinstance(table.game, WordGame)
    said = inputs.Play(by="ola", at=100, seat=1, action="clue fog")
    stored = read_input(input_line(said))
    table.take(said)
    assert said.lines == table.game.inputs[-1:]
    stored = read_input(input_line(said).replace(b" legal ", b" root ", 1))
    again = ready_table()
    news = again.take(stored).events
    assert isinstance(again.game, WordGame)
    assert again.game.inputs[-1] == stored.lines[-1]  # type: ignore[union-attr]
    assert [one.name for one in news] != []


def test_a_refused_word_leaves_no_trace() -> None:
    table = ready_table()
    before = everything(table)
    with pytest.raises(Exception, match="may not play"):
        take(table, inputs.Play, "ola", at=100, seat=1, action="clue")
    assert everything(table) == before
