"""Cards of rivals as the thinker at Sen imagines them: what they have seen of their own, and kept."""

from math import exp

from sny.env.chance import below
from sny.rules.kit.layout import NOTHING
from sny.rules.sen import RAVENS, Sen

SHARPEST = 0.35  # ravens over which a rival's readiness to keep a card falls off, at the least
MOST_EXCHANGES = 20  # for a card to be one that a rival would have kept


def seen_by_owner(state: Sen, owner: int) -> int:
    seen = 0
    for place in range(state.dream_size[owner]):
        seen += state.seen[owner][place] >> owner & 1
    return seen


def place_of_seen(state: Sen, owner: int, number: int) -> int:
    """The place of one of the cards that an owner has seen, by number; nothing if there are not so many."""
    for place in range(state.dream_size[owner]):
        if state.seen[owner][place] >> owner & 1:
            if number == 0:
                return place
            number -= 1
    return NOTHING


def exchange(state: Sen, owner: int, place: int, chance: list[int]) -> None:
    """Exchange a card with one of the closed pile, or with itself."""
    drawn = below(chance, state.closed_size + 1)
    if drawn < state.closed_size:
        before = state.dream[owner][place]
        state.dream[owner][place] = state.closed[drawn]
        state.closed[drawn] = before


def settle_below(state: Sen, rival: int, place: int, bar: float, softness: float, chance: list[int]) -> None:
    """Exchange a card with the closed pile until it is one that a rival would have kept."""
    for _ in range(MOST_EXCHANGES):
        if keeps(state.dream[rival][place], bar, softness, chance):
            return
        exchange(state, rival, place, chance)


def keeps(kind: int, bar: float, softness: float, chance: list[int]) -> bool:
    """Whether a rival keeps a card that it has seen: seldom above a bar."""
    return below(chance, 1000) < 1000.0 / (1.0 + exp((RAVENS[kind] - bar) / softness))
