"""In words, why: reasons that follow from what the seat knew and from the worlds that were tried, one file a game.

A reason is a message of the catalogues and its facts. None is guessed: a function below gives it only where the
position has the feature that it names. Seats are told as numbers from 0, places and percentages as people count them.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from sny.rules.catalogue import GAMES

Reason = dict[str, Any]
MOST = 3  # reasons for one move


def reasons(game: str, seen: Any, seat: int, played: int, best: int, moment: dict[str, Any]) -> list[Reason]:
    """Why the best action was better than the played one; or, where it is the played one, than the runner-up."""
    own = GAMES[game].replace("sny.rules", "sny.reviewing.reasons")
    found: list[Reason] = []
    if find_spec(own):
        found = list(import_module(own).reasons(seen, seat, played, best, moment))
    return [*found, *in_worlds(moment)][:MOST]


def reason(id: str, **facts: Any) -> Reason:
    return {"id": f"review-{id}", "facts": facts}


def choice(moment: dict[str, Any], name: str) -> dict[str, Any]:
    """What was found out about the played action or the best one."""
    return next(found for found in moment["choices"] if found["action"] == moment[name])


def compared(moment: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The played action and the best one; where they are the same, the runner-up and that one."""
    best = choice(moment, "best")
    if moment["action"] == moment["best"]:
        return next((found for found in moment["choices"] if found is not best), best), best
    return choice(moment, "action"), best


def percent(share: float) -> int:
    return round(100 * share)


def in_worlds(moment: dict[str, Any]) -> list[Reason]:
    """What the two actions came to in the worlds that were tried, where that differs enough to be seen."""
    mine, better = compared(moment)
    found = []
    for name in ("lowest", "win"):
        if name in mine and percent(better[name]) > percent(mine[name]):
            found.append(reason(f"more-{name}", mine=percent(mine[name]), better=percent(better[name])))
            break
    for name, sign in (("ravens", -1), ("points", -1), ("cats", 1)):
        if name in mine and sign * (round(better[name], 1) - round(mine[name], 1)) > 0:
            found.append(reason(f"expected-{name}", mine=round(mine[name], 1), better=round(better[name], 1)))
    return found
