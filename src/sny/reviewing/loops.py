"""The loops of a review: actions tried in imagined worlds, and what chance was worth, by playing on to the end.

Everybody plays on as `careful` does, by what each seat itself would know. The same functions run as plain Python and,
where Numba is installed, compiled; `engine` binds the names below to a game's rules and to its policy.

What a world came to is a row of numbers: the outcomes of the policy, the worth first, and the chance to win the match.
"""

from typing import Any

from sny.bots.copying import put_copy
from sny.bots.search import MOST_TRIES, SEEN, TRIAL, WORLD, WORLD_COST, lean, outcome, roll_out
from sny.env.bound import deal, gather, imagine, play
from sny.env.chance import following, shuffle

Rule = Any
appraise: Rule = None
win_chance: Rule = None
mix_pile: Rule = None
bring_up: Rule = None

REAL = 3  # of `states`: where the search keeps a table, the review keeps what really happened next
WORTH = 0  # of the numbers


def try_actions(
    states: Any, seat: int, tried: Any, count: int, worlds: int, results: Any, actions: Any, cards: Any, faces: Any,
    habits: Any, notes: Any, numbers: Any, chance: Any, horizon: int,
) -> int:  # fmt: skip
    """Try actions in the same worlds, drawn from the view in row SEEN; how many imagined actions that took.

    `results` takes the numbers world by world, and in each action by action.
    """
    spent, written = 0, 0
    for _ in range(worlds):
        spent += WORLD_COST * draw_world(states, seat, cards, faces, habits, notes, chance)
        start = chance[0]
        for index in range(count):
            chance[0] = start
            put_copy(states, TRIAL, states[WORLD])
            play(states[TRIAL], seat, tried[index])
            spent += 1 + roll_out(states, actions, cards, habits, notes, chance, horizon)
            written = write_down(states, seat, results, written, habits, notes, numbers)
        chance[0] = following(start)
    return spent


def draw_world(states: Any, seat: int, cards: Any, faces: Any, habits: Any, notes: Any, chance: Any) -> int:
    """Fill the holes of the view with likely cards until they are believed; how often they were drawn."""
    for tries in range(1, MOST_TRIES + 1):
        put_copy(states, WORLD, states[SEEN])
        imagine(states[WORLD], cards, faces, chance)
        draws = lean(states[WORLD], seat, habits, notes, chance)
        if draws > 0:
            return int(tries * draws)
    return MOST_TRIES


def write_down(states: Any, seat: int, results: Any, written: int, habits: Any, notes: Any, numbers: Any) -> int:
    """What the world in row TRIAL came to, or would by its looks; how many numbers are written now."""
    outcome(states[TRIAL], seat, habits, numbers)
    numbers[WORTH] = appraise(states[TRIAL], seat, habits, notes, numbers)
    for number in range(len(numbers)):
        results[written + number] = numbers[number]
    results[written + len(numbers)] = win_chance(states[TRIAL], seat, numbers)
    return written + len(numbers) + 1


def try_luck(
    states: Any, seat: int, actor: int, tried: Any, drawn: int, worlds: int, results: Any, actions: Any, cards: Any,
    habits: Any, notes: Any, numbers: Any, chance: Any, horizon: int,
) -> int:  # fmt: skip
    """What the cards that an action drew were worth: twice each world, with those of row SEEN and with any others.

    Nobody knows the pile, so any order of it is as likely as the real one, and the two differ by luck alone.
    """
    spent, written = 0, 0
    for _ in range(worlds):
        put_copy(states, WORLD, states[SEEN])
        mix_pile(states[WORLD], cards, chance)
        start = chance[0]
        for real in range(2):
            chance[0] = start
            put_copy(states, TRIAL, states[WORLD])
            if real == 0:
                bring_up(states[TRIAL], states[SEEN], drawn)
            play(states[TRIAL], actor, tried[0])
            spent += 1 + roll_out(states, actions, cards, habits, notes, chance, horizon)
            written = write_down(states, seat, results, written, habits, notes, numbers)
        chance[0] = following(start)
    return spent


def try_deals(
    states: Any, seat: int, worlds: int, results: Any, actions: Any, cards: Any, habits: Any, notes: Any, numbers: Any,
    chance: Any, horizon: int,
) -> int:  # fmt: skip
    """The same for a deal: row SEEN waits for it, row REAL has had the real one."""
    spent, written = 0, 0
    for _ in range(worlds):
        start = chance[0]
        for real in range(2):
            chance[0] = start
            if real == 0:
                put_copy(states, TRIAL, states[REAL])
                mix_pile(states[TRIAL], cards, chance)
            else:
                put_copy(states, TRIAL, states[SEEN])
                shuffle(chance, cards, gather(states[TRIAL], cards))
                deal(states[TRIAL], cards)
            spent += 1 + roll_out(states, actions, cards, habits, notes, chance, horizon)
            written = write_down(states, seat, results, written, habits, notes, numbers)
        chance[0] = following(start)
    return spent


def try_truth(
    states: Any, seat: int, tried: Any, count: int, worlds: int, results: Any, actions: Any, cards: Any, habits: Any,
    notes: Any, numbers: Any, chance: Any, horizon: int,
) -> int:  # fmt: skip
    """Actions tried with the cards that really lay there, in row SEEN; only what is still to be drawn is mixed."""
    spent, written = 0, 0
    for _ in range(worlds):
        put_copy(states, WORLD, states[SEEN])
        mix_pile(states[WORLD], cards, chance)
        start = chance[0]
        for index in range(count):
            chance[0] = start
            put_copy(states, TRIAL, states[WORLD])
            play(states[TRIAL], seat, tried[index])
            spent += 1 + roll_out(states, actions, cards, habits, notes, chance, horizon)
            written = write_down(states, seat, results, written, habits, notes, numbers)
        chance[0] = following(start)
    return spent
