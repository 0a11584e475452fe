"""The loops that run games by the million, compiled once for each game.

The names `gather`, `legal`, `play` … are bound to the compiled twins of a game's rules by `sny.env.engine`.
"""

from typing import Any

from sny.env.chance import below, shuffle
from sny.rules.kit.layout import NOTHING

Rule = Any
gather: Rule = None
awaits_deal: Rule = None
deal: Rule = None
actors: Rule = None
legal: Rule = None
play: Rule = None
over: Rule = None
score: Rule = None
conceal: Rule = None


def start(states: Any, game: int, template: Any, cards: Any, chance: Any) -> None:
    """Put a fresh, dealt game in a row of the batch."""
    states[game] = template[0]
    deal_if_needed(states, game, cards, chance)


def deal_if_needed(states: Any, game: int, cards: Any, chance: Any) -> None:
    while awaits_deal(states[game]):
        shuffle(chance, cards, gather(states[game], cards))
        deal(states[game], cards)


def lowest_actor(states: Any, game: int) -> int:
    """The first of the seats that may act; nobody when the game is over."""
    waiting = actors(states[game])
    if waiting == 0:
        return NOTHING
    seat = 0
    while waiting >> seat & 1 == 0:
        seat += 1
    return seat


def playout(states: Any, template: Any, moves: int, cards: Any, actions: Any, chance: Any) -> int:
    """Play random legal actions, game after game in one row, until so many were made; how many games ended."""
    finished = 0
    start(states, 0, template, cards, chance)
    for _ in range(moves):
        seat = lowest_actor(states, 0)
        count = legal(states[0], seat, actions)
        play(states[0], seat, actions[below(chance, count)])
        if over(states[0]):
            finished += 1
            start(states, 0, template, cards, chance)
        else:
            deal_if_needed(states, 0, cards, chance)
    return finished


def reset_all(
    states: Any, template: Any, cards: Any, actions: Any, chance: Any, seats: Any, seen: Any, mask: Any
) -> None:
    for game in range(len(states)):
        start(states, game, template, cards, chance)
        observe(states, game, actions, seats, seen, mask)


def step_all(
    states: Any, template: Any, cards: Any, actions: Any, chance: Any, seats: Any, seen: Any, mask: Any,
    chosen: Any, scores: Any, done: Any,
) -> int:  # fmt: skip
    """One action in every game; finished ones start anew. The first game with an illegal action, or none."""
    for game in range(len(states)):
        if chosen[game] < 0 or chosen[game] >= mask.shape[1] or not mask[game, chosen[game]]:
            return game
    for game in range(len(states)):
        play(states[game], seats[game], chosen[game])
        done[game] = over(states[game])
        if done[game]:
            for seat in range(scores.shape[1]):
                scores[game, seat] = score(states[game], seat)
            start(states, game, template, cards, chance)
        else:
            deal_if_needed(states, game, cards, chance)
        observe(states, game, actions, seats, seen, mask)
    return NOTHING


def observe(states: Any, game: int, actions: Any, seats: Any, seen: Any, mask: Any) -> None:
    """Whose move it is, what that seat may know, and what it may do."""
    seat = lowest_actor(states, game)
    seats[game] = seat
    seen[game] = states[game]
    conceal(seen[game], seat)
    for action in range(mask.shape[1]):
        mask[game, action] = False
    for number in range(legal(states[game], seat, actions)):
        mask[game, actions[number]] = True


def choose_all(mask: Any, chance: Any, chosen: Any) -> None:
    """A random legal action for every game."""
    for game in range(len(mask)):
        count = 0
        for action in range(mask.shape[1]):
            count += mask[game, action]
        wanted = below(chance, count)
        for action in range(mask.shape[1]):
            if mask[game, action]:
                if wanted == 0:
                    chosen[game] = action
                    break
                wanted -= 1
