"""What the bots think of the actions, in terms that a player understands.

The search finds the promising actions, and the strongest level says which one it would play. Each is then tried in the
same sampled worlds, all played out to the end, so that a chance is a share of games and the figures are comparable.
"""

from random import Random
from typing import Any

from sny.bots.ladder import bots_of_cards, budget_of
from sny.bots.thinking import Weighed, decide, mind, policy_of
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import action_text

MOST_TOLD = 6
WORLDS = 400  # a chance is then off by 2.5 % at most, in two cases of three
MOST_IMAGINED = 200_000  # actions in all these worlds; about two seconds in the slowest game


def hints(game: str, seen: Any, seat: int, legal: list[int], seed: int) -> list[dict[str, Any]]:
    if not legal:
        return []
    favourite = decide(game, seen, seat, legal)
    weighed = mind(game).weigh(seen, seat, legal, favourite, budget_of(game, seen.players), seed)
    level, strongest = list(bots_of_cards(game).items())[-1]
    advised = strongest(seen, seat, legal, Random(seed))  # noqa: S311
    promising = list(dict.fromkeys([advised, *(found.action for found in weighed)]))[:MOST_TOLD]
    foreseen = mind(game).foresee(seen, seat, promising, WORLDS, MOST_IMAGINED, seed + 1)
    told = [tell(game, found) | ({"level": level} if found.action == advised else {}) for found in foreseen]
    chance = next(iter(policy_of(game).HINTS))
    return sorted(told, key=lambda hint: -hint[chance])  # of equal ones, that first which is advised, or found better


def tell(game: str, found: Weighed) -> dict[str, Any]:
    """The outcomes of an action by the names of `HINTS`, and how many imagined worlds they come from."""
    names = policy_of(game).HINTS
    numbers = {name: round(found.outcomes[outcome], 3) for name, outcome in names.items()}
    return {"action": action_text(card_rules_of(game), found.action), **numbers, "worlds": found.rollouts}
