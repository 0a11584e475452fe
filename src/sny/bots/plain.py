"""The default policy of a card game: everybody plays at random, and the search does the rest.

Every game is about winning, alone rather than with others. `decide` has no randomness of its own, so it keeps a
sequence of numbers in its notes, which `lean` reseeds for every sampled world.
"""

from collections.abc import Iterator
from typing import Any

Rule = Any
over: Rule = None  # bound to the game's own rules when the search is compiled
wins: Rule = None

HABITS: tuple[str, ...] = ()
OUTCOMES = ("win",)
HINTS = {"chance_to_win": "win"}  # what a player is told
NOTES = 1
HORIZON = 2000
LEAST_LEAD = 0.0
RECKLESS: tuple[int, ...] = ()
BUDGET = (24_000, 48_000)
MASTER = ("critic", "critic")
SPAN, STEP = 2147483647, 16807  # their product is exact in a float


def decide(state: Any, seat: int, legal: Any, count: int, habits: Any, notes: Any, scratch: Any) -> int:
    """Any legal action."""
    notes[0] = (notes[0] + 1) * STEP % SPAN
    return int(legal[int(notes[0]) % count])


def narrow(seen: Any, seat: int, tried: Any, count: int) -> int:
    """Nothing is left out unweighed."""
    return count


def lean(state: Any, seat: int, habits: Any, notes: Any, chance: Any) -> int:
    """Every world that agrees with the view is believed."""
    notes[0] = chance[0] % SPAN
    return 1


def is_settled(state: Any) -> bool:
    return bool(over(state))


def outcome(state: Any, seat: int, habits: Any, numbers: Any) -> None:
    """The seat's share of the win; before the end, what an even chance is worth."""
    winners = 0
    for other in range(state.players):
        winners += wins(state, other)
    if winners == 0:
        numbers[0] = 1.0 / state.players
    elif wins(state, seat):
        numbers[0] = 1.0 / winners
    else:
        numbers[0] = 0.0


def forgettable(seen: Any, seat: int) -> Iterator[tuple[str, int, int]]:
    yield from ()
