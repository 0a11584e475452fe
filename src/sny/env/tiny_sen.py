"""Tiny Sen: a position of Sen, small enough to be solved exactly (`sny.study.tiny_sen` does).

Two players lie over two cards each and know the first of their own. Seven cards are not known to all: 0, 0, 4, 4, 4, 8
and 8, in the four places and the closed pile of three; every other card of the base deck lies in the open pile, a 5 on
top. The rules are those of `sny.rules.sen`; only the end comes earlier: after four turns the round is scored as if the
closed pile had run out (SEN-R1). A game is worth the rival's ravens less one's own.
"""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from sny.env.walk import Walk
from sny.errors import OptionError
from sny.rules import sen
from sny.rules.kit.notation import read_position

CARDS = ("0", "0", "4", "4", "4", "8", "8")
OPEN = "5"
TURNS = 4
DREAM = 2


def tiny_sen(cards: Sequence[str] = CARDS, turns: int = TURNS, open: str = OPEN) -> Walk:
    """The first node of Tiny Sen, or of a relative with other hidden cards, turns or open card."""
    dealt = 2 * DREAM
    if len(cards) <= dealt:
        raise OptionError("cards", f"give at least {dealt + 1}: {dealt} for the dreams and one to draw")
    if turns < 1:
        raise OptionError("turns", f"{turns} is not allowed; give at least 1")
    rest = Counter(dict(zip(sen.CARDS, sen.COPIES[sen.BASE], strict=True)))
    rest.subtract([*cards, open])
    if min(rest.values()) < 0:
        raise OptionError("cards", f"the base deck has too few of {', '.join(name for name in rest if rest[name] < 0)}")
    position = [
        "sen players=2 rounds=1 round=1 phase=turn seen=1,-/2,-",
        f"dream={','.join(cards[:DREAM])}/{','.join(cards[DREAM:dealt])}",
        f"closed={','.join(cards[dealt:])}",
        f"open={','.join([*rest.elements(), open])}",
    ]
    return Walk(sen, read_position(sen, " ".join(position)), partial(end_after, turns))


def end_after(turns: int, state: sen.Sen) -> None:
    if state.phase == sen.TURN and state.turns >= turns:
        sen.finish_round(state)
