"""What the thinker makes of each action, told so that a player understands it."""

from typing import Any

from sny.bots.ladder import budget_of
from sny.bots.thinking import Weighed, decide, mind, policy_of
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import action_text


def hints(game: str, seen: Any, seat: int, legal: list[int], seed: int) -> list[dict[str, Any]]:
    if not legal:
        return []
    favourite = decide(game, seen, seat, legal)
    weighed = mind(game).weigh(seen, seat, legal, favourite, budget_of(game, seen.players), seed)
    return [told(game, found) for found in weighed]


def told(game: str, found: Weighed) -> dict[str, Any]:
    """The outcomes of an action by the names of `HINTS`, and how many imagined worlds they come from."""
    names = policy_of(game).HINTS
    numbers = {name: round(found.outcomes[outcome], 3) for name, outcome in names.items()}
    return {"action": action_text(card_rules_of(game), found.action), **numbers, "worlds": found.rollouts}
