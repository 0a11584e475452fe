"""Contests: whole games played compiled, thinkers among them."""

from typing import Any

import numpy as np
import pytest

from sny.bots.arena import leads, results, shares
from sny.bots.thinking import decide, habits_of, mind
from sny.env.chance import shuffle, started
from sny.rules.catalogue import CARD_GAMES, card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.options import read_options
from sny.rules.kit.sight import view

ONE_ROUND: dict[str, dict[str, Any]] = {"sen": {"rounds": 1}, "smoki": {"scoring": "rounds", "rounds": 1}, "koty": {}}
BUDGET = 40
SEED = 77


@pytest.mark.parametrize("name", CARD_GAMES)
def test_a_thinker_in_a_contest_plays_what_it_answers_to_its_view(name: str) -> None:
    """The same game move by move in plain Python, where the thinker is shown the seat's view and nothing else."""
    habits = habits_of(name)
    scores, won = results(name, 2, habits, habits, 1, SEED, BUDGET, **ONE_ROUND[name])
    for seat in range(2):
        rules = card_rules_of(name)
        state = played(rules, name, seat)
        assert [rules.score(state, player) for player in range(2)] == scores[0, seat].tolist()
        assert [rules.wins(state, player) for player in range(2)] == won[0, seat].tolist()


def played(rules: Rules, name: str, thinker: int) -> object:
    state = rules.set_up(2, 0, read_options(rules.DATA["option"], 2, {**ONE_ROUND[name], "first": 0}))
    chance, thoughts = [started(SEED)], started(SEED) ^ thinker + 1
    cards, actions = [0] * rules.DECK_SIZE, [0] * rules.ACTIONS
    while not rules.over(state):
        if rules.awaits_deal(state):
            count = rules.gather(state, cards)
            shuffle(chance, cards, count)
            rules.deal(state, cards[:count])
            continue
        seats = rules.actors(state)
        seat = (seats & -seats).bit_length() - 1
        legal = actions[: rules.legal(state, seat, actions)]
        seen = view(rules, state, seat)
        if seat == thinker and len(legal) > 1:
            action = mind(name).ponder(seen, seat, legal, BUDGET, thoughts)
            thoughts = int(mind(name).chance[0])
        else:
            action = decide(name, seen, seat, legal)
        rules.play(state, seat, action)
    return state


def test_leads_and_shares_are_those_of_the_challenger() -> None:
    scores = np.array([[[10, 4], [6, 8]]])  # the challenger has 10 in the first seat and 8 in the second
    assert leads(scores).tolist() == [9 - 5]
    assert shares(np.array([[[1, 0], [1, 1]]])).tolist() == [0.75]


def test_equal_players_are_equally_strong_on_duplicate_deals() -> None:
    habits = habits_of("sen")
    scores, _ = results("sen", 3, habits, habits, 5, SEED, rounds=1)
    assert np.allclose(leads(scores), 0.0)
