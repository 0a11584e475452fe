"""What runs on the card, a game a thread: compiled for each game by `sny.env.gpu`, which binds the names below."""

from typing import Any

from sny.env.bound import legal, over, play

Rule = Any
cuda: Any = None
start: Rule = None
deal_when_needed: Rule = None
first_actor: Rule = None
step_all: Rule = None
choose_all: Rule = None
below: Rule = None
value_of: Rule = None
RECORD: Any = None
int8: Any = None
int16: Any = None
int64: Any = None
ACTIONS = DECK_SIZE = SEATS = 0


def step(
    states: Any, templates: Any, chances: Any, seats: Any, views: Any, mask: Any, chosen: Any, scores: Any,
    rewards: Any, terminated: Any, truncated: Any, lengths: Any, numbers: Any, most_steps: int, by_margin: bool,
    fresh: bool, random: int, stopped: Any,
) -> None:  # fmt: skip
    game = cuda.grid(1)
    if game >= len(states):
        return
    cards, actions = cuda.local.array(DECK_SIZE, int8), cuda.local.array(ACTIONS, int16)
    won = cuda.local.array(SEATS, int8)[: scores.shape[1]]
    here = slice(game, game + 1)
    for _ in range(max(1, random)):
        if random > 0:
            choose_all(mask[here], chances[here], chosen[here])
        illegal = step_all(
            states[here], templates, cards, actions, chances[here], seats[here], views[here], mask[here],
            chosen[here], scores[here], won, rewards[here], terminated[here], truncated[here], lengths[here],
            numbers[game:game], most_steps, by_margin, fresh, True,
        )  # fmt: skip
        if illegal >= 0:
            stopped[0] = game + 1


def check(mask: Any, chosen: Any, stopped: Any) -> None:
    game = cuda.grid(1)
    if game < len(mask):
        action = chosen[game]
        if action < 0 or action >= mask.shape[1] or not mask[game, action]:
            stopped[0] = game + 1


def playout(states: Any, templates: Any, moves: int, chances: Any, finished: Any) -> None:
    """`loops.playout` with everything that a game touches in the thread's own memory."""
    game = cuda.grid(1)
    if game >= len(finished):
        return
    cards, actions = cuda.local.array(DECK_SIZE, int8), cuda.local.array(ACTIONS, int16)
    own, chance = cuda.local.array(1, RECORD), cuda.local.array(1, int64)
    chance[0] = chances[game, 0]
    ended = 0
    start(own, 0, templates, cards, chance)
    for _ in range(moves):
        seat = first_actor(own, 0)
        count = legal(own[0], seat, actions)
        play(own[0], seat, actions[below(chance, count)])
        deal_when_needed(own, 0, cards, chance)
        if over(own[0]):
            ended += 1
            start(own, 0, templates, cards, chance)
    states[game] = own[0]
    chances[game, 0] = chance[0]
    finished[game] = ended


def playout_in_place(states: Any, templates: Any, moves: int, chances: Any, finished: Any) -> None:
    """The same with the states where they lie."""
    game = cuda.grid(1)
    if game >= len(finished):
        return
    cards, actions = cuda.local.array(DECK_SIZE, int8), cuda.local.array(ACTIONS, int16)
    own, chance = states[game : game + 1], chances[game]
    ended = 0
    start(own, 0, templates, cards, chance)
    for _ in range(moves):
        seat = first_actor(own, 0)
        count = legal(own[0], seat, actions)
        play(own[0], seat, actions[below(chance, count)])
        deal_when_needed(own, 0, cards, chance)
        if over(own[0]):
            ended += 1
            start(own, 0, templates, cards, chance)
    finished[game] = ended


def widen(records: Any, columns: Any, seats: Any, numbers: Any) -> None:
    """Records as rows of numbers, as `flatten` writes them: neighbours write neighbouring columns."""
    place = cuda.grid(1)
    game, column = place // numbers.shape[1], place % numbers.shape[1]
    if game >= numbers.shape[0]:
        return
    first, width = columns[column, 0], columns[column, 1]
    if width == 0:
        numbers[game, column] = seats[game]
    elif width == 1:
        numbers[game, column] = int8(records[game, first])
    else:
        value = int64(0)
        for byte in range(width):
            value |= int64(records[game, first + byte]) << (8 * byte)
        numbers[game, column] = value if width >= 4 or value < 32768 else value - 65536


def features(table: Any, numbers: Any, seats: Any, players: int, out: Any) -> None:
    place = cuda.grid(1)
    game, feature = place // out.shape[1], place % out.shape[1]
    if game < out.shape[0]:
        out[game, feature] = value_of(table[feature], numbers[game, 1:], seats[game], players)


def turn_mask(mask: Any, turned: Any, seats: Any, out: Any) -> None:
    """Legal actions with seats counted from the one to move; `turned` has a row for each seat."""
    place = cuda.grid(1)
    game, action = place // out.shape[1], place % out.shape[1]
    if game < out.shape[0]:
        out[game, action] = mask[game, turned[seats[game], action]]
