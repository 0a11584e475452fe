"""What a review finds, and what it must not look at."""

import subprocess
import sys

import pytest

import sny
from sny.reviewing import NotOver, review
from sny.reviewing.any_game import FINE, SLIP
from sny.reviewing.engine import Bench
from sny.reviewing.judging import accuracy, word_for
from sny.reviewing.reviewer import Reviewer
from sny.reviewing.weighing import weigh
from sny.rules.kit.notation import action_number
from sny.rules.kit.sight import sample, view
from tests.reviewing.played import played

CARD_GAMES = ("sen", "smoki", "koty")
KNOWN = "sen players=2 turn=1 rounds=1 seen=1,1,1,1/-,-,-,- "


@pytest.mark.parametrize("game", CARD_GAMES)
def test_plain_python_and_compiled_loops_find_the_same(game: str) -> None:
    table = sny.new(game, players=2, seed=4)
    for _ in range(6):
        table.play_action(table.actors[0], table.legal_actions(table.actors[0])[0])
    seat = table.actors[0]
    legal, seen = table.legal_actions(seat), table.seen(seat)
    before = table.rules.set_up(2, 0, table.options)
    dealt = before.copy()
    cards = [0] * table.rules.DECK_SIZE
    table.rules.deal(dealt, cards[: table.rules.gather(before, cards)])
    found = []
    for workbench in (Bench(game, plain=True), Bench(game)):
        found.append(
            [
                workbench.actions_in_worlds(seen, seat, legal[:3], 2, 7),
                workbench.actions_in_truth(table.state, seat, legal[:3], 2, 7),
                workbench.luck(table.state, 0, seat, legal[0], 1, 2, 7),
                workbench.deals(before, dealt, 0, 2, 7),
            ]
        )
    assert Bench(game).compiled
    for plain, compiled in zip(*found, strict=True):
        for mine, theirs in zip(plain, compiled, strict=True):
            assert mine == [pytest.approx(numbers) for numbers in theirs]


@pytest.mark.parametrize(
    ("position", "played_action", "best"),
    [
        ("phase=turn dream=9,1,2,3/5,6,4,0 open=0", "draw", "take 1"),
        ("phase=drawn hand=0 dream=9,4,0,1/5,6,4,0 open=9", "discard", "put 1"),
        ("phase=turn dream=0,0,0,1/5,6,4,0 open=9", "take 1", "call"),
    ],
)
def test_blunders_are_seen(position: str, played_action: str, best: str) -> None:
    game = sny.position(KNOWN + position)
    number = action_number(game.rules, played_action)
    weighed = weigh(Bench("sen"), game.seen(0), 0, game.legal_actions(0), number, 100_000, 1)
    assert weighed.best.action == action_number(game.rules, best)
    assert weighed.best.mean_lead > 2 * weighed.best.error
    assert {tally.action for tally in weighed.choices} == set(game.legal_actions(0))


def test_a_decision_is_judged_by_the_view_alone() -> None:
    """Other cards in the holes of the view: every number of the moment stays the same."""
    game = played("sen", 2, 6, "easy")
    reviewer = Reviewer(game, 0, plain=True)
    number = next(
        step.number for step in reviewer.steps if step.actor == 0 and step.number > 12 and len(step.legal) > 1
    )
    step = reviewer.steps[number]
    moment = reviewer.piece(number)[0]
    other = sample(game.rules, view(game.rules, step.before, 0), lambda cards: cards.reverse())
    assert other != step.before
    reviewer.steps[number] = step.__class__(**{**vars(step), "before": other, "chances": []})
    assert reviewer.piece(number)[0] == moment


def test_a_piece_made_again_is_the_same() -> None:
    game = played("sen", 2, 6, "easy")
    first, second = Reviewer(game, 1, plain=True), Reviewer(game, 1, plain=True)
    assert len(first) == len(second) == len(game.inputs)
    assert [second.piece(number) for number in (20, 9)] == [first.piece(number) for number in (20, 9)]


def test_moments_name_the_steps_of_the_game() -> None:
    game = played("sen", 2, 6, "easy")
    found = sny.review(game, 0).told()
    assert found["form"] == 2
    lines = [line for line in game.inputs if not line.startswith("deal")]
    for moment in found["moments"]:
        assert lines[moment["step"] - 1] == f"1 {moment['action']}"
        assert moment["choices"][0]["action"] == moment["best"]
        assert moment["loss"] >= 0
        assert all(0 <= chance <= 1 for chance in moment["win"])
    assert sum(found["counts"].values()) == len(found["moments"])


def test_of_a_running_game_nothing_can_be_asked() -> None:
    with pytest.raises(NotOver, match="a game that is over"):
        review(sny.new("sen", players=2, seed=1), 0)


def test_a_game_that_was_stopped_is_reviewed_without_a_result() -> None:
    game = sny.new("sen", players=2, seed=1)
    for _ in range(6):
        game.play_action(game.actors[0], game.legal_actions(game.actors[0])[0])
    game.stop()
    found = review(game, 0, share=0.1)
    assert found.rounds == []
    assert found.moments


def test_unknown_seats_are_refused() -> None:
    with pytest.raises(sny.SnyError, match="seats run from 0 to 1"):
        review(played("sen", 2, 6, "easy"), 2)


@pytest.mark.parametrize(
    ("loss", "error", "gain", "word"),
    [
        (0.0, 0.0, 0.0, "best"),
        (0.1 * FINE, 0.0, 0.0, "best"),
        (0.9 * FINE, 0.0, 0.0, "fine"),
        (1.1 * FINE, 0.1, 0.0, "slip"),
        (1.1 * FINE, FINE, 0.0, "fine"),  # it may be noise
        (1.1 * SLIP, 0.1, 0.0, "mistake"),
        (0.0, 0.0, 1.1 * SLIP, "brilliant"),
    ],
)
def test_words(loss: float, error: float, gain: float, word: str) -> None:
    from sny.reviewing import any_game

    assert word_for(loss, error, gain, 0.1, any_game) == word


def test_accuracy_is_that_of_all_decisions() -> None:
    assert accuracy([], 1.0) is None
    assert accuracy([0.0, 0.0], 1.0) == 100
    assert accuracy([0.0, 1.0], 1.0) == pytest.approx(68.4, abs=0.1)


def test_asking_for_a_review_is_what_loads_it() -> None:
    script = "import sys, sny; print('sny.reviewing' in sys.modules, callable(sny.review))"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert loaded.split() == ["False", "True"]
