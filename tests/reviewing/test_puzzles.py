"""The puzzles that ship: well formed, not given away by `careful`, one for each day."""

from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest

import sny
from sny.bots.thinking import decide
from sny.reviewing.puzzles import GAMES, KINDS, daily, number_of_day, puzzles, stride
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import action_number
from sny.rules.kit.plain import read_plain
from sny.rules.kit.sight import lost_and_doubled, sample

SHIPPED = {"sen": 60, "smoki": 48, "koty": 60}
MOST_OF_A_KIND = 30


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_is_a_position_in_which_careful_goes_wrong(game: str) -> None:
    rules = card_rules_of(game)
    buffer = [0] * rules.ACTIONS
    assert len(puzzles(game)) == SHIPPED[game]
    for puzzle in puzzles(game):
        seen: Any = read_plain(rules.Layout, puzzle.view)
        legal = [action_number(rules, action) for action in puzzle.legal]
        assert sorted(buffer[: rules.legal(seen, puzzle.seat, buffer)]) == sorted(legal)
        assert decide(game, seen.copy(), puzzle.seat, list(legal)) == action_number(rules, puzzle.usual)
        assert puzzle.usual not in puzzle.answers
        assert puzzle.kind in KINDS
        assert [action for action, _ in puzzle.choices[: len(puzzle.answers)]] == puzzle.answers
        assert {action for action, _ in puzzle.choices} == set(puzzle.legal)
        assert puzzle.reasons.keys() == set(puzzle.legal) - set(puzzle.answers)
        assert puzzle.reasons[puzzle.usual], "it says why the usual action is worse"
        assert lost_and_doubled(rules, sample(rules, seen, lambda cards: None)) == ([], [])


@pytest.mark.parametrize("game", GAMES)
def test_questions_differ(game: str) -> None:
    kinds = Counter(puzzle.kind for puzzle in puzzles(game))
    assert len(kinds) > 1
    assert max(kinds.values()) <= MOST_OF_A_KIND
    views = {repr(puzzle.view) for puzzle in puzzles(game)}
    assert len(views) == SHIPPED[game]


def test_every_day_has_its_puzzle_and_none_comes_back_before_all_were_there() -> None:
    first = date(2026, 11, 17)
    days = [number_of_day(first + timedelta(days=day)) for day in range(len(GAMES) * max(SHIPPED.values()))]
    for game, count in SHIPPED.items():
        numbers = [number for of, number in days if of == game]
        assert len(set(numbers[:count])) == count
    assert [game for game, _ in days[:4]] in [[*GAMES[at:], *GAMES[: at + 1]] for at in range(len(GAMES))]
    assert daily(first) == daily(first)


def test_strides_visit_all_numbers() -> None:
    for count in (1, 2, 7, 60):
        assert len({number * stride(count) % count for number in range(count)}) == count


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(sny.SnyError, match="choose from sen, smoki, koty"):
        puzzles("kraina-snow")
