"""How well the thinker's belief about a rival's dream at Sen agrees with the truth: python -m scripts.belief [GAMES].

Careful players play rounds for two. At the start of turns the worlds that the seat believes in are drawn, and the
ravens that the rival lies over in them are compared with those that it does lie over. By turns played: how many
positions, the variance of the truth, the mean square of what the belief was off, and how much it was too low.
"""

import sys
from collections import defaultdict
from typing import Any

import sny
from sny.bots import sen
from sny.bots.search import MOST_TRIES
from sny.bots.thinking import decide, habits_of
from sny.env.imagining import imagine_for
from sny.rules.sen import RAVENS, TURN

GAMES = 1000
WORLDS = 24
FIRST_SEED = 700_000_000
SPANS = ((1, 2), (3, 5), (6, 9), (10, 15), (16, 99))


def main(games: int) -> None:
    draws = [FIRST_SEED]
    found: dict[tuple[int, int], list[tuple[int, float]]] = defaultdict(list)
    for number in range(games):
        game = sny.new("sen", 2, seed=FIRST_SEED + number, rounds=1)
        while not game.over:
            seat, turns = game.actors[0], game.state.turns
            if game.state.phase == TURN and turns > 0:
                span = next(span for span in SPANS if turns <= span[1])
                found[span].append((ravens_of_rival(game.state, seat), believed(game, seat, draws)))
            game.play_action(seat, decide("sen", game.seen(seat), seat, game.legal_actions(seat)))
    print("turns     positions  variance  off squared  too low by")
    for first, last in SPANS:
        truths = [truth for truth, _ in found[first, last]]
        errors = [truth - belief for truth, belief in found[first, last]]
        mean = sum(truths) / len(truths)
        variance = sum((truth - mean) ** 2 for truth in truths) / len(truths)
        off = sum(error * error for error in errors) / len(errors)
        bias = sum(errors) / len(errors)
        print(f"{first:2} to {last:2}  {len(truths):9}  {variance:8.1f}  {off:11.1f}  {bias:+10.2f}")


def believed(game: sny.Game, seat: int, draws: list[int]) -> float:
    """The ravens that the rival lies over in the worlds which the thinker would draw."""
    imagine, habits, notes, total = imagine_for(game.rules), list(habits_of("sen")), [0.0] * sen.NOTES, 0
    for _ in range(WORLDS):
        for _ in range(MOST_TRIES):
            world = game.seen(seat)
            imagine(world, [0] * game.rules.DECK_SIZE, [0] * len(game.rules.CARDS), draws)
            if sen.lean(world, seat, habits, notes, draws):
                break
        total += ravens_of_rival(world, seat)
    return total / WORLDS


def ravens_of_rival(state: Any, seat: int) -> int:
    return sum(RAVENS[kind] for kind in state.dream[1 - seat][: state.dream_size[1 - seat]])


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
