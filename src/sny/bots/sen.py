"""How opponents play Sen: the door to what `careful` does, and what the thinker imagines.

`careful` counts ravens (`sen_counting`) and plays what leaves its own dream with the fewest (`sen_deciding`). The
thinker leaves out what cannot be best, imagines what rivals lie over from what they did, and plays on to the end of the
round. These are plain functions on a state or a view; compiled, the same ones play out imagined rounds.
"""

# ruff: noqa: I001  # many names on a few lines

from collections.abc import Iterator
from math import exp

from sny.bots.sen_counting import (
    HABITS, IMAGINED_BAR, IMAGINED_DROP, IMAGINED_FALL, IMAGINED_SOFTNESS, NOTES, known, take_notes,
)  # fmt: skip
from sny.bots.sen_deciding import at_turn, decide, wants_to_call, with_card_in_hand
from sny.env.chance import below
from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.sen import (
    ALL_IN, CALL, CHOOSE, CHOSEN, COPIES, DEAL, DISCARD, DRAW, DRAWN, FORGIVEN_NINES, HOURGLASS, LOOK, OVER, PEEK,
    PEEK_ONE, PLACES, PUT, RAVENS, SPOTS, TAKE, TAKE_TWO, TURN, Sen, first_peeks, wins,
)  # fmt: skip

__all__ = [
    "HABITS", "HINTS", "HORIZON", "LEAST_LEAD", "NOTES", "OUTCOMES", "RECKLESS", "decide", "forgettable", "is_settled",
    "lean", "narrow", "outcome",
]  # fmt: skip

RECKLESS = (CALL,)  # what the random player leaves alone: calling at once would be a coin flip
HORIZON = 2000  # actions of an imagined round; nothing in the rules makes one end
LEAST_LEAD = 0.2  # ravens by which an action must seem better than what `careful` does: beliefs are a little off
MATCH = 1.0  # ravens that winning the match is worth, beside the round's lead
SHARPEST = 0.35  # ravens over which a rival's readiness to keep a card falls off, at the least
IMPOSSIBLE_PLACE = PLACES
MOST_EXCHANGES = 20  # for a card to be one that a rival would have kept


# What is worth thinking about


def narrow(state: Sen, seat: int, actions: list[int], count: int) -> int:
    """Leave out what cannot be best, or comes to the same as another action; how many are left."""
    kept = 0
    for index in range(count):
        if not is_worse(state, seat, actions[index]) and not has_twin(state, seat, actions, kept, actions[index]):
            actions[kept] = actions[index]
            kept += 1
    return kept


def is_worse(state: Sen, seat: int, action: int) -> bool:
    """Whether it puts a card in the place of one that the seat knows to be no higher, where nothing speaks for that."""
    if action < TAKE or action >= DISCARD or state.phase == CHOSEN:
        return False
    if state.variants & (ALL_IN | FORGIVEN_NINES) or COPIES[state.deck][HOURGLASS] > 0:
        return False
    kind = known(state, seat, seat, place_of(action))
    return kind != HIDDEN and RAVENS[kind] <= RAVENS[state.hand if action >= PUT else state.open[state.open_size - 1]]


def has_twin(state: Sen, seat: int, actions: list[int], kept: int, action: int) -> bool:
    """Whether a kept action does the same to a card of the same dream that the seat cannot tell from this one."""
    owner, place = owner_of(seat, action), place_of(action)
    if not points(action) or state.seen[owner][place] >> seat & 1:
        return False
    for index in range(kept):
        other = actions[index]
        alike = points(other) and owner_of(seat, other) == owner and action - place == other - place_of(other)
        if alike and state.seen[owner][place] == state.seen[owner][place_of(other)]:
            return True
    return False


def points(action: int) -> bool:
    """Whether an action points at a card of a dream."""
    return action < DRAW or TAKE <= action < DISCARD or LOOK <= action < CHOOSE


def owner_of(seat: int, action: int) -> int:
    return (action - LOOK) % SPOTS // PLACES if action >= LOOK else seat


def place_of(action: int) -> int:
    if action >= LOOK:
        return (action - LOOK) % PLACES
    if action >= TAKE:
        return (action - TAKE) % PLACES
    return action - PEEK


# What a forgetful player may forget


def forgettable(seen: Sen, seat: int) -> Iterator[tuple[str, int, int]]:
    """Cards of the dreams, and of the open pile all but the top one."""
    for owner in range(seen.players):
        for place in range(seen.dream_size[owner]):
            yield "dream", owner, place
    for place in range(seen.open_size - 1):
        yield "open", 0, place


# Imagined rounds


def lean(state: Sen, seat: int, habits: list[float], notes: list[float], chance: list[int]) -> bool:
    """Make an imagined world likelier, and say whether it is to be believed.

    Rivals keep low cards: what only they have seen is seldom above a bar that falls with every turn of theirs, and with
    every card put where they had not looked, since they did that rather than to replace one they know. And on their
    last turn they must have done what they would do.
    """
    for rival in range(state.players):
        ago = (state.turn - rival) % state.players
        if rival != seat and state.turns >= ago > 0:
            turns = (state.turns - ago) // state.players
            if turns > 0:
                bar = habits[IMAGINED_BAR] - habits[IMAGINED_FALL] * turns
                bar -= habits[IMAGINED_DROP] / turns * max(0, seen_by_owner(state, rival) - first_peeks(state))
                softness = max(SHARPEST, habits[IMAGINED_SOFTNESS] / turns)
                for place in range(state.dream_size[rival]):
                    witnesses = state.seen[rival][place]
                    if witnesses >> rival & 1 and not witnesses >> seat & 1:
                        settle_below(state, rival, place, bar, softness, chance)
            if not did_so(state, rival, ago, habits, notes, chance):
                return False
    return True


def seen_by_owner(state: Sen, owner: int) -> int:
    seen = 0
    for place in range(state.dream_size[owner]):
        seen += state.seen[owner][place] >> owner & 1
    return seen


def settle_below(state: Sen, rival: int, place: int, bar: float, softness: float, chance: list[int]) -> None:
    """Exchange a card with the closed pile until it is one that a rival would have kept."""
    for _ in range(MOST_EXCHANGES):
        kept = state.dream[rival][place]
        readiness = 1.0 / (1.0 + exp((RAVENS[kept] - bar) / softness))
        if state.closed_size == 0 or below(chance, 1000) < 1000.0 * readiness:
            return
        drawn = below(chance, state.closed_size)
        state.dream[rival][place] = state.closed[drawn]
        state.closed[drawn] = kept


def did_so(state: Sen, rival: int, ago: int, habits: list[float], notes: list[float], chance: list[int]) -> bool:
    """Whether a rival over these cards would have done on its last turn what it did, as far as that can be told.

    It did not call. And the card that it laid down was the one it drew, or lay where it put that one or the open one:
    one of these is picked, the turn taken back, and the rival asked.
    """
    laid, believed = laid_last(state, ago), False
    state.turns -= ago
    if laid == NOTHING:
        take_notes(state, rival, habits, notes)
        believed = not wants_to_call(state, rival, habits, notes)
    else:
        seen = seen_by_owner(state, rival)
        turns, blind_turns = state.turns // state.players + 1, seen - first_peeks(state)
        blind = below(chance, turns) < blind_turns  # it had not looked at the card that it laid down
        place = place_of_new(state, rival, below(chance, seen) if blind else below(chance, seen + 1))
        believed = would_lay(state, rival, laid, place, blind, habits, notes)
    state.turns += ago
    return believed


def laid_last(state: Sen, ago: int) -> int:
    """The card that the player before laid down; nothing where that cannot be told, or where it let look."""
    top, under = state.open[state.open_size - 1], NOTHING
    if state.open_size > 1:
        under = state.open[state.open_size - 2]
    if ago > 1 or top == PEEK_ONE:
        return NOTHING
    return top if state.phase == TURN or (state.phase == DRAWN and under != TAKE_TWO) else NOTHING


def place_of_new(state: Sen, rival: int, number: int) -> int:
    """The place of one of the cards that a rival has seen, by number; nothing if there are not so many."""
    for place in range(state.dream_size[rival]):
        if state.seen[rival][place] >> rival & 1:
            if number == 0:
                return place
            number -= 1
    return NOTHING


def would_lay(
    state: Sen, rival: int, laid: int, place: int, blind: bool, habits: list[float], notes: list[float]
) -> bool:
    """Whether a rival would lay that card down, from that place or from its hand; the state is left as it was."""
    hand, drawn, witnesses = state.hand, laid, 0
    if place != NOTHING:
        drawn, witnesses = state.dream[rival][place], state.seen[rival][place]
        state.dream[rival][place] = laid
        state.seen[rival][place] = 0 if blind else 1 << rival
    took = witnesses == (1 << state.players) - 1
    state.hand = NOTHING
    if took:
        state.open[state.open_size - 1] = drawn
    else:
        state.open_size -= 1
    take_notes(state, rival, habits, notes)
    if took:
        answer = at_turn(state, rival, habits, notes) - TAKE
    elif state.open_size == 0 or wants_to_call(state, rival, habits, notes):
        answer = IMPOSSIBLE_PLACE
    else:
        state.hand = drawn
        answer = with_card_in_hand(state, rival, habits, notes)
        answer = NOTHING if answer >= DISCARD else answer - PUT
    believed = answer == place
    if blind and 0 <= answer < state.dream_size[rival]:  # all places are alike where it has not looked
        believed = known(state, rival, rival, answer) == HIDDEN
    state.hand = hand
    if took:
        state.open[state.open_size - 1] = laid
    else:
        state.open_size += 1
    if place != NOTHING:
        state.dream[rival][place] = drawn
        state.seen[rival][place] = witnesses
    return believed


def is_settled(state: Sen) -> bool:
    return state.phase == DEAL or state.phase == OVER


# What an imagined round came to: its worth, which a seat strives for, and what else a player may want to be told.
OUTCOMES = ("worth", "ravens", "lowest")
HINTS = {"chance_to_be_lowest": "lowest", "expected_ravens": "ravens"}  # what a player is told


def outcome(state: Sen, seat: int, habits: list[float], numbers: list[float]) -> None:
    """Worth is the lead over the average rival in this round, and winning the match if it is over."""
    lowest, rivals = 1.0, 0.0
    for player in range(state.players):
        if player != seat:
            rivals += state.score[player]
            if state.count[player] < state.count[seat]:
                lowest = 0.0
    numbers[0] = rivals / (state.players - 1) - state.score[seat]
    numbers[1] = state.score[seat]
    numbers[2] = lowest
    if state.phase == OVER and wins(state, seat):
        numbers[0] += MATCH
