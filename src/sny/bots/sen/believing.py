"""What the thinker at Sen believes about rivals' cards, from what they did.

A world is sampled with random unseen cards in the holes of a view; but rivals look at cards and keep the low ones. So
cards that only a rival has seen are drawn again until `careful`, in the rival's place, would have done on its last turn
what the rival did. Then that turn is undone, and the rival before is treated in the same way.
"""

# ruff: noqa: I001  # many names on a few lines

from sny.bots.sen import counting
from sny.bots.sen.counting import (
    IMAGINED_BAR, IMAGINED_DROP, IMAGINED_FALL, IMAGINED_SOFTNESS, known, take_notes,
)  # fmt: skip
from sny.bots.sen.deciding import at_turn, with_card_in_hand
from sny.bots.sen.drawing import SHARPEST, exchange, keeps, place_of_seen, seen_by_owner, settle_below
from sny.env.chance import below
from sny.rules.kit.layout import HIDDEN, NOTHING
from sny.rules.sen import (
    CLAIMING, DISCARD, DRAW, DRAWN, NAMING, PEEK_CARD, PLACES, PUT, RAVENS, SEATS, TAKE, TAKE_TWO, TURN, Sen,
    everybody, first_peeks,
)  # fmt: skip

# A turn that was taken back, in the notes: what it takes to play it again.
PLACE, NEW, WITNESSES, LAID, LYING, WRITTEN = range(6)
FIRST_TURN = counting.NOTES
NOTES = FIRST_TURN + SEATS * WRITTEN

IMPOSSIBLE_PLACE = PLACES
MOST_DRAWS = 32  # for a rival's cards to be believed; then the last ones are taken


def lean(state: Sen, seat: int, habits: list[float], notes: list[float], chance: list[int]) -> int:
    """Make an imagined world a likely one; how often cards were drawn for that, or 0 where it is not to be believed."""
    laid_now = laid_in_this_turn(state)
    state.open_size -= laid_now
    draws, taken_back = 0, 0
    while taken_back < state.players - 1 and state.turns > 0 and state.open_size > 0:
        taken_back += 1
        state.turns -= 1
        rival, turn = (state.turn - taken_back) % state.players, FIRST_TURN + taken_back * WRITTEN
        draws += believe(state, seat, rival, turn, habits, notes, chance)
    while taken_back > 0:
        play_again(state, (state.turn - taken_back) % state.players, FIRST_TURN + taken_back * WRITTEN, notes)
        state.turns += 1
        taken_back -= 1
    state.open_size += laid_now
    mix_unseen(state, seat, chance)
    return max(1, draws)


def laid_in_this_turn(state: Sen) -> int:
    """How many cards of the open pile whoever is on turn has laid there in this turn."""
    if state.phase == TURN or state.phase == CLAIMING or state.phase == NAMING:
        return 0
    if state.phase == DRAWN:
        return 2 if state.open_size > 2 and state.open[state.open_size - 2] == TAKE_TWO else 0
    return 1


def believe(
    state: Sen, seat: int, rival: int, turn: int, habits: list[float], notes: list[float], chance: list[int]
) -> int:
    """Draw what only the rival has seen until it would have done on its last turn what it did, and take that back.

    The card that it laid down was the one it drew, or lay where it put that one or the open one, seen or not: one of
    these is picked. What it had before are cards that it kept.
    """
    turns, seen = state.turns // state.players + 1, seen_by_owner(state, rival)
    blind_turns = max(0, seen - first_peeks(state))
    bar = habits[IMAGINED_BAR] - habits[IMAGINED_FALL] * turns - habits[IMAGINED_DROP] / turns * blind_turns
    softness = max(SHARPEST, habits[IMAGINED_SOFTNESS] / turns)
    laid = state.open[state.open_size - 1]
    for draws in range(1, MOST_DRAWS + 1):
        blind = laid != PEEK_CARD and below(chance, turns) < blind_turns  # who peeks has looked at one more card
        place = place_of_seen(state, rival, below(chance, seen if blind else seen + 1))
        if place != NOTHING and not blind and turns > 1 and not keeps(laid, bar, softness, chance):
            place = NOTHING
        if place != NOTHING and not could_be_new(state, rival, place):
            place = NOTHING
        if draws == MOST_DRAWS // 2 and RAVENS[laid] < bar:  # few lie over so little: help them along
            bar, softness = float(RAVENS[laid]), SHARPEST
        for other in range(state.dream_size[rival]):
            if is_known_to_owner_alone(state, seat, rival, other):
                exchange(state, rival, other, chance)
                if (other != place and turns > 1) or draws >= MOST_DRAWS // 2:
                    settle_below(state, rival, other, bar, softness, chance)
        blind = blind and place != NOTHING
        take_back(state, rival, place, blind, turn, notes)
        if would_do_so(state, rival, place, blind, turn, habits, notes):
            return draws
        if draws < MOST_DRAWS:
            play_again(state, rival, turn, notes)
    return MOST_DRAWS


def could_be_new(state: Sen, owner: int, place: int) -> bool:
    """Whether a card may have come on the owner's last turn: drawn, or taken with all looking."""
    witnesses = state.seen[owner][place]
    return witnesses == 1 << owner or witnesses == everybody(state)


# Drawing cards


def is_known_to_owner_alone(state: Sen, seat: int, owner: int, place: int) -> bool:
    """Whether the owner has seen a card, and the seat has not."""
    witnesses = state.seen[owner][place]
    return witnesses >> owner & 1 == 1 and witnesses >> seat & 1 == 0


def mix_unseen(state: Sen, seat: int, chance: list[int]) -> None:
    """What neither the owner nor the seat has seen is as good as the closed pile, where nothing low is kept back."""
    for owner in range(state.players):
        for place in range(state.dream_size[owner]):
            if state.seen[owner][place] & (1 << owner | 1 << seat) == 0:
                exchange(state, owner, place, chance)


# Taking a turn back


def take_back(state: Sen, rival: int, place: int, blind: bool, turn: int, notes: list[float]) -> None:
    """Take a turn back in which the card on the open pile came from a place, or from the hand if that is nothing."""
    laid = state.open[state.open_size - 1]
    new, witnesses, lying = laid, 0, 1
    if state.open_size > 3 and state.open[state.open_size - 3] == TAKE_TWO:
        lying = 3  # the Take two, the card that was not kept, and the one laid down
    if place != NOTHING:
        new, witnesses = state.dream[rival][place], state.seen[rival][place]
        state.dream[rival][place] = laid
        state.seen[rival][place] = 0 if blind else 1 << rival
    if witnesses == everybody(state):
        lying = 0
        state.open[state.open_size - 1] = new
    state.open_size -= lying
    notes[turn + PLACE] = place
    notes[turn + NEW] = new
    notes[turn + WITNESSES] = witnesses
    notes[turn + LAID] = laid
    notes[turn + LYING] = lying


def play_again(state: Sen, rival: int, turn: int, notes: list[float]) -> None:
    place = int(notes[turn + PLACE])
    state.open_size += int(notes[turn + LYING])
    state.open[state.open_size - 1] = int(notes[turn + LAID])
    if place != NOTHING:
        state.dream[rival][place] = int(notes[turn + NEW])
        state.seen[rival][place] = int(notes[turn + WITNESSES])


def would_do_so(
    state: Sen, rival: int, place: int, blind: bool, turn: int, habits: list[float], notes: list[float]
) -> bool:
    """Whether a rival would play the turn that was taken back: not call, take or draw, and lay down that card."""
    if state.open_size == 0:  # there has always been a card to take
        return False
    hand = state.hand
    state.hand = NOTHING
    take_notes(state, rival, habits, notes)
    answer = at_turn(state, rival, habits, notes)
    if notes[turn + LYING] == 0.0:
        answer -= TAKE
    elif answer == DRAW:
        state.hand = int(notes[turn + NEW])
        answer = with_card_in_hand(state, rival, habits, notes)
        answer = NOTHING if answer >= DISCARD else answer - PUT
    else:
        answer = IMPOSSIBLE_PLACE
    state.hand = hand
    if blind and 0 <= answer < state.dream_size[rival]:  # all places are alike where it has not looked
        return known(state, rival, rival, answer) == HIDDEN
    return answer == place
