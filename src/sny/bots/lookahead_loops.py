"""The loops of the lookahead, compiled once for each game: worlds, the results of each action, and their features.

The names `play`, `conceal` … are bound to the compiled twins of a game's rules and of its bots' functions.
"""

from typing import Any

from sny.bots.search import SEEN, WORLD, Work, draw_world
from sny.env.bound import actors, awaits_deal, conceal, deal, flatten, gather, legal, over, play, score, wins
from sny.env.chance import shuffle
from sny.env.features import value_of
from sny.env.loops import FIRST_SEAT
from sny.env.rewards import reward_all, worth_all

LOOPS = ("try_all", "play_on", "read_states", "read_views", "read_seen", "judge")


def try_all(
    work: Work, seat: int, count: int, habits: Any, chance: Any, trials: Any, chances: Any, movers: Any
) -> None:
    """Draw worlds from the view in row SEEN and play every action in each: world by world, a row an action.

    `movers` tells whose turn it is then, -1 where the game is over. In one world all actions meet the same chance.
    """
    states, tried, _, _, _, _, _, cards, faces, notes, _ = work
    for first in range(0, len(trials), count):
        draw_world(states, seat, habits, cards, faces, notes, chance)
        for index in range(count):
            row = first + index
            trials[row] = states[WORLD]
            chances[row, 0] = chance[0]
            play_in(trials, row, seat, tried[index], cards, chances, movers)


def play_on(trials: Any, chosen: Any, cards: Any, chances: Any, movers: Any) -> None:
    """One more decision in every game that is not over."""
    for row in range(len(trials)):
        if movers[row] >= 0:
            play_in(trials, row, movers[row], chosen[row], cards, chances, movers)


def play_in(trials: Any, row: int, seat: int, action: int, cards: Any, chances: Any, movers: Any) -> None:
    play(trials[row], seat, action)
    while awaits_deal(trials[row]):
        shuffle(chances[row], cards, gather(trials[row], cards))
        deal(trials[row], cards)
    movers[row] = -1 if over(trials[row]) else FIRST_SEAT[actors(trials[row])]


def read_states(trials: Any, movers: Any, table: Any, numbers: Any, features: Any) -> None:
    """Features of everything, as the seat to move counts seats."""
    for row in range(len(trials)):
        if movers[row] >= 0:
            flatten(trials[row], movers[row], numbers)
            write_features(table, numbers, movers[row], trials[row].players, features[row])


def read_views(
    trials: Any, movers: Any, table: Any, states: Any, numbers: Any, features: Any, actions: Any, mask: Any
) -> None:
    """Features of what the seats to move may know, and their legal actions."""
    for row in range(len(trials)):
        if movers[row] >= 0:
            states[WORLD] = trials[row]
            conceal(states[WORLD], movers[row])
            flatten(states[WORLD], movers[row], numbers)
            write_features(table, numbers, movers[row], trials[row].players, features[row])
            mask[row, :] = False
            for index in range(legal(trials[row], movers[row], actions)):
                mask[row, actions[index]] = True


def read_seen(states: Any, seat: int, table: Any, numbers: Any, features: Any) -> None:
    """Features of the view in row SEEN."""
    flatten(states[SEEN], seat, numbers)
    write_features(table, numbers, seat, states[SEEN].players, features[0])


def write_features(table: Any, numbers: Any, seat: int, players: int, features: Any) -> None:
    for feature in range(len(table)):
        features[feature] = value_of(table[feature], numbers[1:], seat, players)


def judge(
    trials: Any, movers: Any, seat: int, told: Any, won: Any, scores: Any, rewards: Any, worth: Any, by_margin: bool,
    scale: float, for_winning: float, values: Any,
) -> None:  # fmt: skip
    """What each row is worth to a seat: what came of it where it is over, elsewhere what the critic told."""
    players = len(won)
    for row in range(len(trials)):
        if movers[row] >= 0:
            values[row] = told[row, (seat - movers[row]) % players]
            continue
        for player in range(players):
            scores[player] = score(trials[row], player)
            won[player] = wins(trials[row], player)
        reward_all(won, scores, by_margin, rewards)
        worth_all(rewards, scale, for_winning, worth)
        values[row] = worth[seat]


def respond(inputs: Any, weights: Any, bias: Any, bends: bool, outputs: Any) -> None:
    """One layer for many rows. Most inputs are 0, features and what a layer before has bent alike, and are skipped."""
    width = outputs.shape[1]
    for row in range(len(inputs)):
        for out in range(width):
            outputs[row, out] = bias[out]
        for number in range(inputs.shape[1]):
            value = inputs[row, number]
            if value != 0:
                for out in range(width):
                    outputs[row, out] += value * weights[number, out]
        if bends:
            for out in range(width):
                outputs[row, out] = max(outputs[row, out], 0)
