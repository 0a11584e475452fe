"""How well the thinker's belief about rivals at Sen agrees with the truth: python -m scripts.belief [GAMES] [PLAYERS].

Careful players play rounds. At the start of turns the worlds that the seat believes in are drawn, and what rivals lie
over in them is compared with what they do lie over. By how many turns ago the rival played, and how many it has had:
the number of positions, the variance of its ravens, the mean square of what the belief was off; and by how much the
belief was too low for the whole dream, for a card that the rival has seen and the seat has not, and for one that
neither has seen.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, pvariance
from typing import Any

import sny
from sny.bots import sen
from sny.bots.search import MOST_TRIES
from sny.bots.thinking import decide, habits_of
from sny.env.imagining import imagine_for
from sny.rules.sen import RAVENS, TURN

GAMES = 300
WORLDS = 24
FIRST_SEED = 700_000_000
SPANS = ((1, 1), (2, 3), (4, 6), (7, 9), (10, 99))

Errors = dict[str, list[float]]  # what the belief was too low by, for dreams, seen and unseen cards


def main(games: int, players: int) -> None:
    draws = [FIRST_SEED]
    truths: dict[tuple[int, tuple[int, int]], list[float]] = defaultdict(list)
    errors: dict[tuple[int, tuple[int, int]], Errors] = defaultdict(lambda: defaultdict(list))
    for number in range(games):
        game = sny.new("sen", players, seed=FIRST_SEED + number, rounds=1)
        while not game.over:
            seat, state = game.actors[0], game.state
            if state.phase == TURN and state.turns > 0:
                believed = average_world(game, seat, draws)
                for ago in range(1, min(players - 1, state.turns) + 1):
                    rival, turns = (seat - ago) % players, (state.turns - ago) // players + 1
                    key = ago, next(span for span in SPANS if turns <= span[1])
                    truths[key].append(sum(RAVENS[kind] for kind in state.dream[rival][: state.dream_size[rival]]))
                    for what, error in off(state, seat, rival, believed[rival]):
                        errors[key][what].append(error)
            game.play_action(seat, decide("sen", game.seen(seat), seat, game.legal_actions(seat)))
    print("ago  its turns  positions  variance  off squared  too low by: dream   seen  unseen")
    for (ago, (first, last)), dreams in sorted(truths.items()):
        found = errors[ago, (first, last)]
        squared = fmean(error * error for error in found["dream"])
        low = [f"{fmean(found[what]) if found[what] else 0.0:+6.2f}" for what in ("dream", "seen", "unseen")]
        row = f"{ago:3}   {first:2} to {last:2}  {len(dreams):10}  {pvariance(dreams):8.1f}  {squared:11.1f}"
        print(f"{row}             {'  '.join(low)}")


def average_world(game: sny.CardGame, seat: int, draws: list[int]) -> list[list[float]]:
    """The ravens of each card of each dream, on average over the worlds that the thinker would draw."""
    imagine, habits, notes = imagine_for(game.rules), list(habits_of("sen")), [0.0] * sen.NOTES
    sums = [[0.0] * len(row) for row in game.state.dream]
    for _ in range(WORLDS):
        for _ in range(MOST_TRIES):
            world = game.seen(seat)
            imagine(world, [0] * game.rules.DECK_SIZE, [0] * len(game.rules.CARDS), draws)
            if sen.lean(world, seat, habits, notes, draws):
                break
        for owner in range(game.players):
            for place in range(world.dream_size[owner]):
                sums[owner][place] += RAVENS[world.dream[owner][place]] / WORLDS
    return sums


def off(state: Any, seat: int, rival: int, believed: list[float]) -> Iterator[tuple[str, float]]:
    errors = [RAVENS[state.dream[rival][place]] - believed[place] for place in range(state.dream_size[rival])]
    yield "dream", sum(errors)
    for place, error in enumerate(errors):
        if not state.seen[rival][place] >> seat & 1:
            yield ("seen" if state.seen[rival][place] >> rival & 1 else "unseen"), error


if __name__ == "__main__":
    given = [int(argument) for argument in sys.argv[1:]]
    main(*(given + [GAMES, 2][len(given) :]))
