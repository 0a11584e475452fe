"""Ratings of the bots of a tournament by OpenSkill, with their uncertainty.

A bot that sits at a table more than once is one player there, by its mean place. The games are taken in the order of
the deals; bots do not change, so nothing is added to the uncertainty as time passes.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from sny.extras import need
from sny.sim.plan import Plan
from sny.sim.results import Deal


@dataclass(frozen=True)
class Rating:
    """`skill` is an estimate on OpenSkill's scale, which begins at 25; `doubt` its standard deviation."""

    bot: str
    skill: float
    doubt: float


def ratings_of(plan: Plan, deals: Iterable[Deal]) -> list[Rating]:
    """The bots, the best first."""
    need("openskill")
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in plan.bots}
    seatings = plan.seatings
    for games in deals:
        if any(game.fault for game in games):
            continue
        for seating, game in zip(seatings, games, strict=True):
            met = list(dict.fromkeys(seating.bots))
            seats = [[seat for seat, name in enumerate(seating.bots) if name == bot] for bot in met]
            ranks = [sum(game.places[seat] for seat in own) / len(own) for own in seats]
            rated = model.rate([[ratings[bot]] for bot in met], ranks=ranks)
            ratings.update({bot: team[0] for bot, team in zip(met, rated, strict=True)})
    rows = [Rating(bot, float(rating.mu), float(rating.sigma)) for bot, rating in ratings.items()]
    return sorted(rows, key=lambda row: -row.skill)
