"""The levels of the card games, weakest first: what each remembers, notices and thinks through.

`random` plays anything. `easy` and `medium` play as `careful` does, with a human's lapses: they forget cards that they
have seen, and overlook some of what they could do. What is forgotten follows from the card and where it lies, so it
stays forgotten; nothing is ever played that would not be sensible for somebody who knows as little. `thinker` weighs
every action by playing out imagined worlds. `master` has learnt by playing against itself.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any

from sny.bots.master import network_file, play_as_learnt
from sny.bots.thinking import decide, has_policy, policy_of, think
from sny.rules.kit.layout import HIDDEN
from sny.rules.kit.sight import card_at, set_card

Bot = Callable[[Any, int, list[int], Random], int]


@dataclass(frozen=True)
class Lapses:
    forgets: float  # the share of seen cards that it does not remember
    overlooks: float  # the share of its actions that it does not notice


EASY = Lapses(forgets=0.6, overlooks=0.35)
MEDIUM = Lapses(forgets=0.25, overlooks=0.15)
LEARNT = 12  # turns after which a round's cards have been seen so often that nothing is forgotten any more


def bots_of_cards(game: str) -> dict[str, Bot]:
    """All levels; of a game without a policy of its own, those that need none."""
    if not has_policy(game):
        return {"random": partial(play_anything, game), "thinker": partial(play_thoughtfully, game, None)}
    bots: dict[str, Bot] = {
        "random": partial(play_anything, game),
        "easy": partial(play_with_lapses, game, EASY),
        "medium": partial(play_with_lapses, game, MEDIUM),
        "careful": partial(play_carefully, game),
        "thinker": partial(play_thoughtfully, game, None),
    }
    network = network_file(game)
    return bots | {"master": partial(play_as_learnt, game, network, "")} if network else bots


def budget_of(game: str, players: int) -> int:
    """Imagined actions a move; each costs more the more players there are."""
    for_two, for_more = policy_of(game).BUDGET
    return int(for_two if players == 2 else for_more // players)


def play_anything(game: str, seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    """Any legal action but those that would end the round by luck."""
    patient = [action for action in legal if action not in policy_of(game).RECKLESS]
    return chance.choice(patient or legal)


def play_carefully(game: str, seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    return decide(game, seen, seat, legal)


def play_with_lapses(game: str, lapses: Lapses, seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    noticed = [action for action in legal if share_of(seen.save(), seat, action) >= lapses.overlooks]
    return decide(game, with_holes(game, lapses.forgets, seen, seat), seat, noticed or legal)


def play_thoughtfully(game: str, budget: int | None, seen: Any, seat: int, legal: list[int], chance: Random) -> int:
    return think(game, seen, seat, legal, chance, budget or budget_of(game, seen.players))


def with_holes(game: str, share: float, seen: Any, seat: int) -> Any:
    """A view in which a share of the seen cards is hidden, always the same ones as long as they lie where they lie.

    The share falls as a round goes on: what was remembered once stays so, and a round among forgetful players ends.
    """
    remembered = seen.copy()
    share *= max(0.0, 1.0 - getattr(seen, "turns", 0) / seen.players / LEARNT)
    for name, row, column in policy_of(game).forgettable(seen, seat):
        kind = card_at(seen, name, row, column)
        if kind >= 0 and share_of(name, getattr(seen, "round", 0), seat, row, column, kind) < share:
            set_card(remembered, name, row, column, HIDDEN)
    return remembered


def share_of(*facts: object) -> float:
    """A number from 0 to 1 that looks random and follows from the facts alone."""
    digest = blake2b(repr(facts).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") / (1 << 48)
