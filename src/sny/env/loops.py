"""The loops that run games by the million, compiled once for each game.

The names `gather`, `legal`, `play` … are bound to the compiled twins of a game's rules by `sny.env.engine`.
"""

from typing import Any

from sny.env.bound import actors, awaits_deal, conceal, deal, flatten, gather, legal, over, play, score, wins
from sny.env.chance import below, shuffle
from sny.env.rewards import reward_all
from sny.rules.kit.layout import NOTHING

# For each set of up to eight seats, the first in it: a table, since a loop here would be mispredicted at every move.
FIRST_SEAT = (NOTHING, *((seats & -seats).bit_length() - 1 for seats in range(1, 256)))

array_at: Any = None
RECORD: Any = None
int8 = int16 = int32 = int64 = float32 = boolean = None
ACTIONS = DECK_SIZE = 0

# What a single game is given as: the addresses of its arrays, and settings.
STATE, VIEW, TEMPLATES, CARDS, CHANCE, SEAT, MASK, LEGAL, CHOSEN = range(9)
SCORES, WON, REWARDS, TERMINATED, TRUNCATED, LENGTH, NUMBERS, SEEN = range(9, 17)
PLAYERS, MANY_TEMPLATES, MANY_NUMBERS, MOST_STEPS, BY_MARGIN = range(17, 22)
GIVEN = 22
ILLEGAL = NOTHING - 1


def playout(states: Any, templates: Any, moves: int, cards: Any, actions: Any, chance: Any) -> int:
    """Play random legal actions, game after game, until so many were made; how many games ended."""
    finished = 0
    start(states, 0, templates, cards, chance)
    for _ in range(moves):
        seat = first_actor(states, 0)
        count = legal(states[0], seat, actions)
        play(states[0], seat, actions[below(chance, count)])
        deal_when_needed(states, 0, cards, chance)  # which may end the game, where a reshuffle comes in mid-turn
        if over(states[0]):
            finished += 1
            start(states, 0, templates, cards, chance)
    return finished


def start(states: Any, game: int, templates: Any, cards: Any, chance: Any) -> None:
    """Put a new game, dealt, in a row of the batch; who begins is drawn among the templates."""
    states[game] = templates[below(chance, len(templates))]
    deal_when_needed(states, game, cards, chance)


def deal_when_needed(states: Any, game: int, cards: Any, chance: Any) -> None:
    while awaits_deal(states[game]):
        shuffle(chance, cards, gather(states[game], cards))
        deal(states[game], cards)


def first_actor(states: Any, game: int) -> int:
    """The first of the seats that may act; nobody when the game is over."""
    waiting: int = actors(states[game])
    return FIRST_SEAT[waiting]


def step_all(
    states: Any, templates: Any, cards: Any, actions: Any, chances: Any, seats: Any, views: Any, mask: Any,
    chosen: Any, scores: Any, won: Any, rewards: Any, terminated: Any, truncated: Any, lengths: Any,
    numbers: Any, most_steps: int, by_margin: bool, fresh: bool, renew: bool,
) -> int:  # fmt: skip
    """One action in every game, or a new game in every row. The first game with an illegal action stops it all.

    Each game has chance of its own, a row of `chances`. A game that ends is replaced by a new one, or without `renew`
    left as it ended, with nobody to move. What the seats
    see is also written to `numbers`, as far as that has rows.
    """
    if not fresh:
        for game in range(len(states)):
            nobody = seats[game] == NOTHING
            if nobody or chosen[game] < 0 or chosen[game] >= mask.shape[1] or not mask[game, chosen[game]]:
                return game
    for game in range(len(states)):
        terminated[game] = False
        truncated[game] = False
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0.0
        if not fresh:
            play(states[game], seats[game], chosen[game])
            deal_when_needed(states, game, cards, chances[game])
            lengths[game] += 1
            terminated[game] = over(states[game])
            truncated[game] = not terminated[game] and lengths[game] == most_steps
        ended = terminated[game] or truncated[game]
        if ended:
            settle(states, game, scores, won, rewards, terminated[game], by_margin)
        if fresh or (ended and renew):
            start(states, game, templates, cards, chances[game])
            lengths[game] = 0
        seats[game] = NOTHING
        if renew or not ended:
            seats[game] = first_actor(states, game)
            observe(states, game, seats[game], actions, views, mask)
            if game < len(numbers):
                flatten(views[game], seats[game], numbers[game])
    return NOTHING


def step_alone(given: Any, action: int, fresh: bool) -> int:
    """`step_all` for a single game, which is left as it ended: who is to move next, nobody, or `ILLEGAL`."""
    players = given[PLAYERS]
    seat, chosen = array_at(given[SEAT], (1,), int8), array_at(given[CHOSEN], (1,), int64)
    chosen[0] = action
    stopped_at = step_all(
        array_at(given[STATE], (1,), RECORD), array_at(given[TEMPLATES], (given[MANY_TEMPLATES],), RECORD),
        array_at(given[CARDS], (DECK_SIZE,), int8), array_at(given[LEGAL], (ACTIONS,), int16),
        array_at(given[CHANCE], (1, 1), int64), seat, array_at(given[VIEW], (1,), RECORD),
        array_at(given[MASK], (1, ACTIONS), boolean), chosen, array_at(given[SCORES], (1, players), int32),
        array_at(given[WON], (players,), int8), array_at(given[REWARDS], (1, players), float32),
        array_at(given[TERMINATED], (1,), boolean), array_at(given[TRUNCATED], (1,), boolean),
        array_at(given[LENGTH], (1,), int32), array_at(given[NUMBERS], (1, given[MANY_NUMBERS]), int32),
        given[MOST_STEPS], given[BY_MARGIN] != 0, fresh, False,
    )  # fmt: skip
    return ILLEGAL if stopped_at != NOTHING else seat[0]


def look_alone(given: Any, seat: int) -> None:
    """What any seat may know of a single game, as numbers; no seat sees everything."""
    states, views = array_at(given[STATE], (1,), RECORD), array_at(given[VIEW], (1,), RECORD)
    views[0] = states[0]
    if seat != NOTHING:
        conceal(views[0], seat)
    flatten(views[0], seat, array_at(given[SEEN], (given[MANY_NUMBERS],), int32))


def settle(states: Any, game: int, scores: Any, won: Any, rewards: Any, terminated: bool, by_margin: bool) -> None:
    """The scores of a game that is over, and the rewards unless it was cut off."""
    for seat in range(scores.shape[1]):
        scores[game, seat] = score(states[game], seat)
        won[seat] = wins(states[game], seat)
    if terminated:
        reward_all(won, scores[game], by_margin, rewards[game])


def observe(states: Any, game: int, seat: int, actions: Any, views: Any, mask: Any) -> None:
    """What a seat may know and what it may do."""
    look(states, game, seat, views)
    for action in range(mask.shape[1]):
        mask[game, action] = False
    for index in range(legal(states[game], seat, actions)):
        mask[game, actions[index]] = True


def look(states: Any, game: int, seat: int, views: Any) -> None:
    """What a seat may know."""
    views[game] = states[game]
    conceal(views[game], seat)


def choose_all(mask: Any, chances: Any, chosen: Any) -> None:
    """A random legal action for every game."""
    for game in range(len(mask)):
        count = 0
        for action in range(mask.shape[1]):
            count += mask[game, action]
        wanted = below(chances[game], count)
        for action in range(mask.shape[1]):
            if mask[game, action]:
                if wanted == 0:
                    chosen[game] = action
                    break
                wanted -= 1


def retrace(
    states: Any, template: Any, seats: Any, chosen: Any, orders: Any, actions: Any, views: Any, mask: Any
) -> None:
    """Replay a game: row by row the state after each input, and what seat `seats[row]` knew and could do before it.

    An input of no seat is a deal, with its order in the row.
    """
    for row in range(len(seats)):
        states[row] = template[0] if row == 0 else states[row - 1]
        if seats[row] == NOTHING:
            deal(states[row], orders[row])
        else:
            observe(states, row, seats[row], actions, views, mask)
            play(states[row], seats[row], chosen[row])
