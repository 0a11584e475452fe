"""The thinker's loops, compiled once for each game: actions weighed by playing out imagined worlds.

Every action is tried in the same worlds, each drawn from what the seat may know; from there everybody plays as
`careful` does, by what each seat itself would know. So an action that only gives information is worth what the player
then makes of it. After each stage the worse half of the actions is dropped, and the rest share the remaining budget;
what is surely worse is dropped earlier.

The names `play`, `decide`, `outcome` … are bound to the compiled twins of a game's rules and of its bots' functions.
"""

from math import sqrt
from typing import Any, NamedTuple

from sny.env.bound import actors, awaits_deal, conceal, deal, gather, imagine, legal, over, play, score, wins
from sny.env.chance import shuffle
from sny.env.loops import FIRST_SEAT

Rule = Any
decide: Rule = None
narrow: Rule = None
lean: Rule = None
is_settled: Rule = None
outcome: Rule = None

SEEN, WORLD, TRIAL, TABLE, SCRATCH = range(5)  # rows of `states`; from SCRATCH on they belong to `decide`
MOST_TRIES = 32  # for a world to be believed; then the next best is taken
WORLD_COST = 4  # drawing a world, or a part of it again, takes as long as so many imagined actions
BATCH = 16  # worlds after which it is looked whether an action is surely worse
SURE = 3.0  # standard errors
LONGEST_GAME = 20_000  # actions; nothing in the rules makes a game end


class Work(NamedTuple):
    """The arrays that a search works in."""

    states: Any
    tried: Any  # actions
    order: Any  # of their places, the best first
    trials: Any
    tallies: Any  # sums of the outcomes
    leads: Any  # sums of how much more an action was worth than the favourite, and of the squares of that
    actions: Any
    cards: Any
    faces: Any
    notes: Any
    numbers: Any


class Care(NamedTuple):
    """When an action is surely better than what `careful` would do."""

    caution: float  # standard errors
    least_lead: float
    horizon: int  # actions of an imagined game


def ponder(work: Work, seat: int, count: int, budget: int, care: Care, habits: Any, chance: Any) -> int:
    """The action that is found best from the view in row SEEN, if surely enough better than what `careful` would do."""
    states, tried, order, trials, _, leads, _, _, _, notes, _ = work
    wanted = decide(states[SEEN], seat, tried, count, habits, notes, states)
    count = narrow(states[SEEN], seat, tried, count)
    favourite = place_among(tried, count, wanted)
    if favourite == count:
        tried[count] = wanted
        count += 1
    if count > 1:
        weigh(work, seat, count, favourite, budget, care.horizon, habits, chance)
        best = order[0]
        if leads[best, 0] / trials[best] > max(care.least_lead, care.caution * doubt_of(best, leads, trials)):
            wanted = tried[best]
    return int(wanted)


def place_among(tried: Any, count: int, action: int) -> int:
    for index in range(count):
        if tried[index] == action:
            return index
    return count


def weigh(
    work: Work, seat: int, count: int, favourite: int, budget: int, horizon: int, habits: Any, chance: Any
) -> None:
    """Try `tried[:count]` until about so many imagined actions were played; `order` has them then, the best first.

    The favourite is never left out.
    """
    states, tried, order, trials, tallies, leads, actions, cards, faces, notes, numbers = work
    stages = 1
    while 1 << stages < count:
        stages += 1
    for index in range(count):
        order[index] = index
        trials[index] = 0
        tallies[index, :] = 0.0
        leads[index, :] = 0.0
    alive = count
    for stage in range(stages):
        spent, worlds = 0, 0
        while alive > 1 and (worlds == 0 or spent < budget // stages):
            spent += WORLD_COST * draw_world(states, seat, habits, cards, faces, notes, chance)
            start = chance[0]
            for position in range(alive):
                index = order[position]
                chance[0] = start
                states[TRIAL] = states[WORLD]
                play(states[TRIAL], seat, tried[index])
                spent += 1 + roll_out(states, actions, cards, habits, notes, chance, horizon)
                outcome(states[TRIAL], seat, habits, numbers)
                for number in range(len(numbers)):
                    tallies[index, number] += numbers[number]
                leads[index, 2] = numbers[0]
                trials[index] += 1
            for position in range(alive):
                lead = leads[order[position], 2] - leads[favourite, 2]
                leads[order[position], 0] += lead
                leads[order[position], 1] += lead * lead
            worlds += 1
            if worlds % BATCH == 0:
                alive = drop_beaten(order, alive, leads, trials)
        best_first(order, alive, tallies, trials)
        if stage < stages - 1:
            alive = (alive + 1) // 2
            keep_favourite(order, alive, count, favourite)


def foresee(work: Work, seat: int, count: int, worlds: int, budget: int, habits: Any, chance: Any) -> None:
    """What comes of each of `tried[:count]` in the same worlds, none left out; `tallies` sums it.

    So many worlds, played out to the end, or as many as take about so many imagined actions.
    """
    states, tried, _, trials, tallies, _, actions, cards, faces, notes, numbers = work
    trials[:count] = 0
    tallies[:count, :] = 0.0
    spent = 0
    for _ in range(worlds):
        if spent >= budget and trials[0] > 0:
            break
        spent += WORLD_COST * draw_world(states, seat, habits, cards, faces, notes, chance)
        start = chance[0]
        for index in range(count):
            chance[0] = start
            states[TRIAL] = states[WORLD]
            play(states[TRIAL], seat, tried[index])
            spent += 1 + roll_out(states, actions, cards, habits, notes, chance, LONGEST_GAME)
            outcome(states[TRIAL], seat, habits, numbers)
            tallies[index, :] += numbers
            trials[index] += 1


def draw_world(states: Any, seat: int, habits: Any, cards: Any, faces: Any, notes: Any, chance: Any) -> int:
    """Fill the holes of the view with likely cards until they are believed; how often they were drawn."""
    for tries in range(1, MOST_TRIES + 1):
        states[WORLD] = states[SEEN]
        imagine(states[WORLD], cards, faces, chance)
        draws = lean(states[WORLD], seat, habits, notes, chance)
        if draws > 0:
            return int(tries * draws)
    return MOST_TRIES


def roll_out(states: Any, actions: Any, cards: Any, habits: Any, notes: Any, chance: Any, horizon: int) -> int:
    """Everybody plays as `careful` does until the round, or what stands for it, is settled, or for so many actions.

    How many were played.
    """
    for played in range(horizon):
        if is_settled(states[TRIAL]):
            return played
        if awaits_deal(states[TRIAL]):
            shuffle(chance, cards, gather(states[TRIAL], cards))
            deal(states[TRIAL], cards)
        else:
            seat = FIRST_SEAT[actors(states[TRIAL])]
            count = legal(states[TRIAL], seat, actions)
            play(states[TRIAL], seat, decide(states[TRIAL], seat, actions, count, habits, notes, states))
    return horizon


def doubt_of(index: int, leads: Any, trials: Any) -> float:
    """The standard error of an action's lead over the favourite."""
    lead = leads[index, 0] / trials[index]
    return sqrt(max(0.0, leads[index, 1] / trials[index] - lead * lead) / trials[index])


def drop_beaten(order: Any, alive: int, leads: Any, trials: Any) -> int:
    """Leave out what is surely worse than the favourite; how many are left."""
    kept = 0
    for position in range(alive):
        index = order[position]
        if leads[index, 0] >= -SURE * doubt_of(index, leads, trials) * trials[index]:
            order[position] = order[kept]
            order[kept] = index
            kept += 1
    return kept


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
    work: Work, templates: Any, seeds: Any, lineups: Any, habits: Any, budgets: Any, care: Care, scores: Any, won: Any,
    chance: Any, thoughts: Any,
) -> None:  # fmt: skip
    """Whole games; `lineups` says which player sits where: each has habits, and who has a budget thinks.

    Who thinks is shown the seat's view and has chance of its own, so that the cards fall the same for all.
    """
    states, tried, _, _, _, _, _, cards, _, notes, _ = work
    for game in range(len(seeds)):
        chance[0] = seeds[game]
        thoughts[0] = seeds[game] ^ game + 1
        states[TABLE] = templates[game]
        for _ in range(LONGEST_GAME):
            if over(states[TABLE]):
                break
            if awaits_deal(states[TABLE]):
                shuffle(chance, cards, gather(states[TABLE], cards))
                deal(states[TABLE], cards)
            else:
                seat = FIRST_SEAT[actors(states[TABLE])]
                count = legal(states[TABLE], seat, tried)
                player = lineups[game, seat]
                if budgets[player] > 0 and count > 1:
                    states[SEEN] = states[TABLE]
                    conceal(states[SEEN], seat)
                    action = ponder(work, seat, count, budgets[player], care, habits[player], thoughts)
                else:
                    action = decide(states[TABLE], seat, tried, count, habits[player], notes, states)
                play(states[TABLE], seat, action)
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(states[TABLE], seat)
            won[game, seat] = wins(states[TABLE], seat)
