"""What the thinker at Sen takes a single rival to lie over: for two this measures stronger than `believing`.

The rival keeps low cards: what only it has seen is seldom above a bar that falls with every turn, and with every card
put where it had not looked, since it did that rather than to replace one it knows. And on its last turn it must have
done what it would do, or the whole world is drawn again.
"""

# ruff: noqa: I001  # many names on a few lines

from sny.bots.sen.counting import (
    IMAGINED_BAR, IMAGINED_DROP, IMAGINED_FALL, IMAGINED_SOFTNESS, known, take_notes,
)  # fmt: skip
from sny.bots.sen.deciding import at_turn, wants_to_call, with_card_in_hand
from sny.bots.sen.drawing import SHARPEST, place_of_seen, seen_by_owner, settle_below
from sny.env.chance import below
from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.sen import DISCARD, DRAWN, PEEK_CARD, PLACES, PUT, TAKE, TAKE_TWO, TURN, Sen, everybody, first_peeks

IMPOSSIBLE_PLACE = PLACES


def is_believed_of_one(state: Sen, seat: int, habits: list[float], notes: list[float], chance: list[int]) -> bool:
    """Make an imagined world of two likelier, and say whether it is to be believed."""
    rival = 1 - seat
    ago = (state.turn - rival) % 2
    if state.turns < ago or ago == 0:
        return True
    turns = (state.turns - ago) // 2
    if turns > 0:
        bar = habits[IMAGINED_BAR] - habits[IMAGINED_FALL] * turns
        bar -= habits[IMAGINED_DROP] / turns * max(0, seen_by_owner(state, rival) - first_peeks(state))
        softness = max(SHARPEST, habits[IMAGINED_SOFTNESS] / turns)
        for place in range(state.dream_size[rival]):
            witnesses = state.seen[rival][place]
            if witnesses >> rival & 1 and not witnesses >> seat & 1:
                settle_below(state, rival, place, bar, softness, chance)
    return did_so(state, rival, ago, habits, notes, chance)


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
        place = place_of_seen(state, rival, below(chance, seen) if blind else below(chance, seen + 1))
        believed = would_lay(state, rival, laid, place, blind, habits, notes)
    state.turns += ago
    return believed


def laid_last(state: Sen, ago: int) -> int:
    """The card that the player before laid down; nothing where that cannot be told, or where it let look."""
    top, under = state.open[state.open_size - 1], NOTHING
    if state.open_size > 1:
        under = state.open[state.open_size - 2]
    if ago > 1 or top == PEEK_CARD:
        return NOTHING
    return top if state.phase == TURN or (state.phase == DRAWN and under != TAKE_TWO) else NOTHING


def would_lay(
    state: Sen, rival: int, laid: int, place: int, blind: bool, habits: list[float], notes: list[float]
) -> bool:
    """Whether a rival would lay that card down, from that place or from its hand; the state is left as it was."""
    hand, drawn, witnesses = state.hand, laid, 0
    if place != NOTHING:
        drawn, witnesses = state.dream[rival][place], state.seen[rival][place]
        state.dream[rival][place] = laid
        state.seen[rival][place] = 0 if blind else 1 << rival
    took = witnesses == everybody(state)
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
