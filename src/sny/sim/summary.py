"""What a run comes to: for each bot, seat, pair of bots and table the means with their intervals, and distributions."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import permutations
from typing import NamedTuple

from sny.errors import SnyError
from sny.extras import need
from sny.sim.intervals import Estimate, Estimates, Sums
from sny.sim.measures import Measure
from sny.sim.plan import Plan, Seating
from sny.sim.play import Fault, Played
from sny.sim.results import Deal

BOT, TABLE, SEAT, PAIR = "bot", "table", "seat", "pair"
OF_BOTS = ("won", "place", "final")  # beside the game's own measures; "final" is the score at the end
OF_TABLES = ("rounds", "turns", "actions", "stopped")
SHARES = ("won", "ahead", "stopped")


class Key(NamedTuple):
    """A quantity: in which variant, of what kind of thing, of which one, and what."""

    variant: int
    kind: str
    who: str
    what: str


class NothingPlayed(SnyError):
    """No deal was played without a bot failing; `faults` tells why."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("in every deal a bot failed, so there is nothing to count")
        self.faults = faults


@dataclass
class Summary:
    plan: Plan
    deals: int = 0  # that count: in all their games every bot played to the end
    games: int = 0
    faults: list[Fault] = field(default_factory=list)
    means: dict[Key, Estimate] = field(default_factory=dict)
    differences: dict[Key, Estimate] = field(default_factory=dict)  # of a variant to the first one, paired by deals
    spreads: dict[Key, Counter[int]] = field(default_factory=dict)

    @property
    def measures(self) -> list[Measure]:
        """Those of the game that occurred at all."""
        met = {key.what for key, spread in self.spreads.items() if spread}
        return [measure for measure in self.plan.measures if measure.name in met]

    def is_share(self, what: str) -> bool:
        shares = {measure.name for measure in self.plan.measures if measure.is_share}
        return what in SHARES or what in shares


def summary_of(plan: Plan, deals: Iterable[Deal]) -> Summary:
    """A deal in which a bot failed is left out with all its games, so that the others stay balanced."""
    need("numpy")
    summary = Summary(plan)
    whole: list[Deal] = []
    for games in deals:
        faults = [game.fault for game in games if game.fault]
        summary.faults += faults
        if not faults:
            whole.append(games)
    if not whole:
        raise NothingPlayed(summary.faults)
    summary.deals, summary.games = len(whole), sum(map(len, whole))
    sums, seatings = Sums(len(whole)), plan.seatings
    for deal, games in enumerate(whole):
        for seating, game in zip(seatings, games, strict=True):
            count_bots(plan, summary, sums, deal, seating, game)
            count_seats(plan, sums, deal, seating, game)
            count_pairs(sums, deal, seating, game)
            count_table(plan, summary, sums, deal, seating, game)
    estimates = Estimates(sums, plan.seed)
    for key in sums.columns:
        share = summary.is_share(key.what)
        if mean := estimates.mean(key, share):
            summary.means[key] = mean
        difference = estimates.difference(key._replace(variant=0), key, share)
        if key.variant and difference:
            summary.differences[key] = difference
    return summary


def count_bots(plan: Plan, summary: Summary, sums: Sums, deal: int, seating: Seating, game: Played) -> None:
    for seat, bot in enumerate(seating.bots):
        key = Key(seating.variant, BOT, bot, "")
        sums.add(key._replace(what="won"), deal, win_of(game, seat))
        sums.add(key._replace(what="place"), deal, game.places[seat])
        sums.add(key._replace(what="final"), deal, game.scores[seat])
        spread_in(summary, key._replace(what="final"))[game.scores[seat]] += 1
        for measure in plan.measures:
            spread = game.spreads[measure.name][seat]
            amount = sum(value * many for value, many in spread.items())
            of = {"round": game.rounds, "turn": game.turns[seat], "game": 1}.get(measure.per, sum(spread.values()))
            sums.add(key._replace(what=measure.name), deal, amount, of)
            spread_in(summary, key._replace(what=measure.name)).update(spread)


def count_seats(plan: Plan, sums: Sums, deal: int, seating: Seating, game: Played) -> None:
    """By the order of play: 0 is the seat that begins the first round."""
    first = plan.variants[seating.variant].options.get("first") or 0
    for seat in range(plan.players):
        order = (seat - first) % plan.players
        sums.add(Key(seating.variant, SEAT, str(order), "won"), deal, win_of(game, seat))


def count_pairs(sums: Sums, deal: int, seating: Seating, game: Played) -> None:
    """Which of two bots at one table ends ahead of the other; a tie is half."""
    for seat, other in permutations(range(len(seating.bots)), 2):
        bot, rival = seating.bots[seat], seating.bots[other]
        if bot != rival:
            mine, theirs = game.places[seat], game.places[other]
            sums.add(
                Key(seating.variant, PAIR, f"{bot} {rival}", "ahead"), deal, (mine < theirs) + (mine == theirs) / 2
            )


def pair(bot: str, rival: str) -> str:
    return f"{bot} {rival}"


def count_table(plan: Plan, summary: Summary, sums: Sums, deal: int, seating: Seating, game: Played) -> None:
    key = Key(seating.variant, TABLE, "", "")
    sums.add(key._replace(what="stopped"), deal, not game.winners)
    if plan.only_scores:
        return
    turns = sum(game.turns)
    sums.add(key._replace(what="rounds"), deal, game.rounds)
    sums.add(key._replace(what="turns"), deal, turns, game.rounds)
    sums.add(key._replace(what="actions"), deal, game.actions)
    spread_in(summary, key._replace(what="rounds"))[game.rounds] += 1
    spread_in(summary, key._replace(what="turns"))[turns] += 1


def spread_in(summary: Summary, key: Key) -> Counter[int]:
    return summary.spreads.setdefault(key, Counter())


def win_of(game: Played, seat: int) -> float:
    """A win, or the share of one."""
    return 1 / len(game.winners) if seat in game.winners else 0.0
