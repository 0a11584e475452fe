"""A hint's chance is a chance: of the games in which it says 60 %, about 60 in a hundred come so."""

from random import Random
from typing import Any

import pytest

import sny
from sny.bots import bot, hints, levels
from sny.bots.hinting import MOST_TOLD
from sny.bots.thinking import mind, policy_of
from sny.rules.kit.notation import action_text

GAMES = 400
WORLDS = 40  # few, but right on average
ENOUGH = 1_000_000  # imagined actions
TOLERANCE = 0.06  # on average over all games, whose own chance makes up 0.025
TOLERANCE_OF_A_THIRD = 0.12  # over the third in which least was promised, or most
OPTIONS: dict[str, dict[str, Any]] = {"sen": {"rounds": 1}, "smoki": {"scoring": "rounds", "rounds": 1}, "koty": {}}
Told = tuple[float, float]  # the chance that was told, and whether it came so


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", OPTIONS)
def test_a_chance_comes_true_as_often_as_it_says(name: str, players: int) -> None:
    """In games that `careful` plays, asked about one move of each, chosen by lot."""
    told = sorted(told_and_come(name, players, seed) for seed in range(GAMES))
    third = GAMES // 3
    assert off(told) < TOLERANCE
    assert off(told[:third]) < TOLERANCE_OF_A_THIRD
    assert off(told[-third:]) < TOLERANCE_OF_A_THIRD


def told_and_come(name: str, players: int, seed: int) -> Told:
    thinker, moves = mind(name), []
    game = sny.new(name, players, seed=seed, **OPTIONS[name])
    while not game.over:
        seat = game.actors[0]
        seen = game.seen(seat)
        action = thinker.decide(seen, seat, game.legal_actions(seat))
        moves.append((seen, seat, action))
        game.play_action(seat, action)
    seen, seat, action = Random(seed).choice(moves)
    (found,) = thinker.foresee(seen, seat, [action], WORLDS, ENOUGH, seed)
    chance = next(iter(policy_of(name).HINTS.values()))
    return found.outcomes[chance], float(came_true(game, seat))


def came_true(game: sny.CardGame, seat: int) -> bool:
    if game.name == "koty":
        return seat in game.winners
    results = game.state.count if game.name == "sen" else game.state.score
    return bool(results[seat] == min(results[: game.players]))


def off(told: list[Told]) -> float:
    return abs(sum(chance - came for chance, came in told)) / len(told)


@pytest.mark.parametrize("name", OPTIONS)
def test_hints_come_in_the_order_of_their_chances_with_the_advice_of_the_strongest_level(name: str) -> None:
    for seed in range(3):
        game = sny.new(name, 4, seed=seed)
        while not game.over and len(game.inputs) < 14 + seed:
            seat = game.actors[0]
            game.play_action(seat, mind(name).decide(game.seen(seat), seat, game.legal_actions(seat)))
        seat = game.actors[0]
        told = hints(name, game.seen(seat), seat, game.legal_actions(seat), seed)
        chances = [hint[next(iter(policy_of(name).HINTS))] for hint in told]
        assert chances == sorted(chances, reverse=True)
        assert len({hint["worlds"] for hint in told}) == 1
        assert 0 < len(told) == min(MOST_TOLD, len(game.legal_actions(seat)))
        (advised,) = [hint for hint in told if "level" in hint]
        strongest = levels(name)[-1]
        legal = game.legal_actions(seat)
        action = bot(name, strongest)(game.seen(seat), seat, legal, Random(seed))
        assert (advised["level"], advised["action"]) == (strongest, action_text(game.rules, action))
