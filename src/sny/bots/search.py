"""The thinker's loops, compiled once for each game: actions weighed by playing out imagined worlds.

Every action is tried in the same worlds, each drawn from what the seat may know; from there everybody plays as
`careful` does, by what each seat itself would know. So an action that only informs is worth what the player then makes
of it. After each stage the worse half of the actions is left out, and the rest share the rollouts that remain.

The names `play`, `decide`, `outcome` … are bound to the compiled twins of a game's rules and of its bots' functions.
"""

from typing import Any

from sny.env.chance import shuffle
from sny.env.loops import FIRST_SEAT

Rule = Any
gather: Rule = None
awaits_deal: Rule = None
deal: Rule = None
actors: Rule = None
legal: Rule = None
play: Rule = None
imagine: Rule = None
decide: Rule = None
lean: Rule = None
is_settled: Rule = None
outcome: Rule = None
over: Rule = None
score: Rule = None
wins: Rule = None

SEEN, WORLD, TRIAL, SCRATCH = range(4)  # rows of `states`; from SCRATCH on they belong to `decide`
MOST_TRIES = 8  # for a world to be believed; then the next best is taken
LONGEST_GAME = 20_000  # actions; nothing in the rules makes a game end


def weigh(
    states: Any, seat: int, tried: Any, count: int, favourite: int, budget: int, habits: Any, tallies: Any, leads: Any,
    trials: Any, order: Any, actions: Any, cards: Any, faces: Any, notes: Any, numbers: Any, chance: Any,
    horizon: int,
) -> int:  # fmt: skip
    """Try `tried[:count]` with so many rollouts; how many were tried to the end (`order` has them first).

    `tallies` sums the outcomes of each action. `leads` sums how much more it was worth than the favourite, which is
    never left out, and the squares of that.
    """
    stages = 1
    while 1 << stages < count:
        stages += 1
    alive = count
    for index in range(count):
        order[index] = index
    for stage in range(stages):
        for _ in range(max(1, budget // (stages * alive))):
            for _ in range(MOST_TRIES):
                states[WORLD] = states[SEEN]
                imagine(states[WORLD], cards, faces, chance)
                if lean(states[WORLD], seat, habits, notes, chance):
                    break
            start = chance[0]
            for position in range(alive):
                index = order[position]
                chance[0] = start
                states[TRIAL] = states[WORLD]
                play(states[TRIAL], seat, tried[index])
                roll_out(states, actions, cards, habits, notes, chance, horizon)
                outcome(states[TRIAL], seat, habits, numbers)
                for number in range(len(numbers)):
                    tallies[index, number] += numbers[number]
                leads[index, 2] = numbers[0]
                trials[index] += 1
            for position in range(alive):
                lead = leads[order[position], 2] - leads[favourite, 2]
                leads[order[position], 0] += lead
                leads[order[position], 1] += lead * lead
        best_first(order, alive, tallies, trials)
        if stage < stages - 1:
            alive = (alive + 1) // 2
            keep_favourite(order, alive, count, favourite)
    return alive


def roll_out(states: Any, actions: Any, cards: Any, habits: Any, notes: Any, chance: Any, horizon: int) -> None:
    """Everybody plays as `careful` does until the round, or what stands for it, is settled, or for so many actions."""
    for _ in range(horizon):
        if is_settled(states[TRIAL]):
            return
        if awaits_deal(states[TRIAL]):
            shuffle(chance, cards, gather(states[TRIAL], cards))
            deal(states[TRIAL], cards)
        else:
            seat = FIRST_SEAT[actors(states[TRIAL])]
            count = legal(states[TRIAL], seat, actions)
            play(states[TRIAL], seat, decide(states[TRIAL], seat, actions, count, habits, notes, states))


def best_first(order: Any, alive: int, tallies: Any, trials: Any) -> None:
    """Sort the actions by what they were worth on average."""
    for position in range(1, alive):
        index = order[position]
        place = position
        while place > 0 and tallies[order[place - 1], 0] / trials[order[place - 1]] < tallies[index, 0] / trials[index]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = index


def keep_favourite(order: Any, alive: int, count: int, favourite: int) -> None:
    """See that the favourite is among those that go on."""
    for position in range(alive, count):
        if order[position] == favourite:
            order[position] = order[alive - 1]
            order[alive - 1] = favourite


def contest(
    states: Any, templates: Any, seeds: Any, habits: Any, lineups: Any, scores: Any, won: Any, actions: Any, cards: Any,
    notes: Any, chance: Any,
) -> None:  # fmt: skip
    """Whole games among careful players; `lineups` says whose habits each seat of a game has."""
    for game in range(len(seeds)):
        chance[0] = seeds[game]
        states[TRIAL] = templates[game]
        for _ in range(LONGEST_GAME):
            if over(states[TRIAL]):
                break
            if awaits_deal(states[TRIAL]):
                shuffle(chance, cards, gather(states[TRIAL], cards))
                deal(states[TRIAL], cards)
            else:
                seat = FIRST_SEAT[actors(states[TRIAL])]
                count = legal(states[TRIAL], seat, actions)
                own = habits[lineups[game, seat]]
                play(states[TRIAL], seat, decide(states[TRIAL], seat, actions, count, own, notes, states))
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(states[TRIAL], seat)
            won[game, seat] = wins(states[TRIAL], seat)
