"""How well the thinker's belief about rivals at Sen agrees with the truth: python -m scripts.belief [--players N].

Careful players play rounds. At the start of turns the worlds that the seat believes in are drawn, and what rivals lie
over in them is compared with what they do lie over. By how many turns ago the rival played, and how many it has had:
the number of positions, the variance of its ravens, the mean square of what the belief was off; and by how much the
belief was too low for the whole dream, for a card that the rival has seen and the seat has not, and for one that
neither has seen.

With `--exact` on Tiny Sen, where what a rival lies over follows exactly from what it did: how far the belief is off.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator
from statistics import fmean, pvariance
from typing import Any

import sny
from sny.bots import sen
from sny.bots.search import MOST_TRIES
from sny.bots.thinking import decide, habits_of
from sny.env.imagining import imagine_for
from sny.env.tiny_sen import CARDS, tiny_sen
from sny.env.walk import CHANCE, OVER, Walk
from sny.rules.kit.sight import view
from sny.rules.sen import RAVENS, TURN
from sny.study.tree import branches

GAMES = 300
WORLDS = 24
EXACT_WORLDS = 200
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
    sums = [[0.0] * len(row) for row in game.state.dream]
    for world in worlds(game.rules, game.seen(seat), seat, WORLDS, draws):
        for owner in range(game.players):
            for place in range(world.dream_size[owner]):
                sums[owner][place] += RAVENS[world.dream[owner][place]] / WORLDS
    return sums


def worlds(rules: Any, seen: Any, seat: int, count: int, draws: list[int], *, leaning: bool = True) -> Iterator[Any]:
    """So many worlds that the thinker would draw; not leaning, those that it draws from."""
    imagine, habits, notes = imagine_for(rules), list(habits_of("sen")), [0.0] * sen.NOTES
    for _ in range(count):
        for _ in range(MOST_TRIES):
            world = seen.copy()
            imagine(world, [0] * rules.DECK_SIZE, [0] * len(rules.CARDS), draws)
            if not leaning or sen.lean(world, seat, habits, notes, draws):
                break
        yield world


def off(state: Any, seat: int, rival: int, believed: list[float]) -> Iterator[tuple[str, float]]:
    errors = [RAVENS[state.dream[rival][place]] - believed[place] for place in range(state.dream_size[rival])]
    yield "dream", sum(errors)
    for place, error in enumerate(errors):
        if not state.seen[rival][place] >> seat & 1:
            yield ("seen" if state.seen[rival][place] >> rival & 1 else "unseen"), error


# On Tiny Sen


Chances = dict[int, float]  # of so many ravens in the rival's dream


def against_the_exact(cards: list[str]) -> None:
    start = tiny_sen(cards)
    views = views_of_careful(start)
    print(f"{len(views)} views; what the belief in the rival's ravens is off, over all of them by their chance")
    print("worlds     squared    too high  total variation")
    for name, leaning in (("any", False), ("believed", True)):
        squared = high = variation = 0.0
        draws = [FIRST_SEED]
        for (seat, _), (seen, exact) in views.items():
            likely, believed = sum(exact.values()), defaultdict[int, float](float)
            for world in worlds(start.rules, seen, seat, EXACT_WORLDS, draws, leaning=leaning):
                believed[ravens(world, 1 - seat)] += 1 / EXACT_WORLDS
            error = mean(believed) - mean(exact)
            squared += likely * error * error
            high += likely * error
            every = set(exact) | set(believed)
            variation += (
                likely * sum(abs(believed.get(sum_, 0.0) - exact.get(sum_, 0.0) / likely) for sum_ in every) / 2
            )
        whole = sum(sum(exact.values()) for _, exact in views.values())
        print(f"{name:<9}  {squared / whole:7.2f}  {high / whole:+10.2f}  {variation / whole:15.3f}", flush=True)


def views_of_careful(start: Walk) -> dict[tuple[int, bytes], tuple[Any, Chances]]:
    """What a seat may see where `careful` plays, and how likely the rival then lies over how many ravens."""
    found: dict[tuple[int, bytes], tuple[Any, Chances]] = {}
    waiting = [(start, 1.0)]
    while waiting:
        walk, likely = waiting.pop()
        if walk.mover == OVER:
            continue
        if walk.mover == CHANCE:
            waiting += [(child, likely * share) for child, share in branches(walk)]
            continue
        seat, seen = walk.mover, view(walk.rules, walk.state, walk.mover)
        if walk.state.phase == TURN and walk.state.turns > 0:
            _, chances = found.setdefault((seat, seen.save()), (seen, defaultdict(float)))
            chances[ravens(walk.state, 1 - seat)] += likely
        following = walk.copy()
        following.apply(decide("sen", seen, seat, walk.legal()))
        waiting.append((following, likely))
    return found


def ravens(state: Any, owner: int) -> int:
    return sum(RAVENS[kind] for kind in state.dream[owner][: state.dream_size[owner]])


def mean(chances: Chances) -> float:
    return sum(number * likely for number, likely in chances.items()) / sum(chances.values())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m scripts.belief", description="The belief of Sen's thinker.")
    parser.add_argument("--games", type=int, default=GAMES, help=f"that are played (default: {GAMES})")
    parser.add_argument("--players", type=int, default=2, help="at the table (default: 2)")
    parser.add_argument("--exact", action="store_true", help="on Tiny Sen, against what follows exactly")
    parser.add_argument("--cards", default=",".join(CARDS), help=f"hidden in Tiny Sen (default: {','.join(CARDS)})")
    given = parser.parse_args()
    if given.exact:
        against_the_exact(given.cards.split(","))
    else:
        main(given.games, given.players)
