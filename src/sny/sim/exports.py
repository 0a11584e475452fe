"""A run for other programs: the summary as JSON, the games as CSV with one line a seat."""

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from sny.sim.intervals import Estimate
from sny.sim.measures import measures_of
from sny.sim.plan import Plan
from sny.sim.play import Played
from sny.sim.ratings import Rating
from sny.sim.results import Deal
from sny.sim.summary import Key, Summary

OWN_COLUMNS = ("deal", "seed", "variant", "game", "seat", "bot", "score", "place", "won", "rounds", "turns", "actions")


def json_of(summary: Summary, ratings: Sequence[Rating]) -> bytes:
    whole = {
        "run": summary.plan.header(),
        "deals": summary.deals,
        "games": summary.games,
        "faults": summary.faults,
        "ratings": ratings,
        "means": [plain(summary, key, mean) for key, mean in summary.means.items()],
        "differences": [plain(summary, key, change) for key, change in summary.differences.items()],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def plain(summary: Summary, key: Key, estimate: Estimate) -> dict[str, Any]:
    """One line of the summary. Seats count from 0 in the order of play; a pair is two names."""
    where = {"variant": summary.plan.variants[key.variant].label, "kind": key.kind, "who": key.who, "what": key.what}
    return {**where, "value": round(estimate.value, 9), "low": estimate.low, "high": estimate.high}


def csv_of(plan: Plan, deals: Iterable[Deal]) -> str:
    """One line for each seat of each game. A measure is its sum and how many there were."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    names = [measure.name for measure in measures_of(plan.game)]
    writer.writerow([*OWN_COLUMNS, *(f"{name} {part}" for name in names for part in ("sum", "count")), "fault"])
    for deal, games in enumerate(deals):
        for number, (seating, game) in enumerate(zip(plan.seatings, games, strict=True)):
            label = plan.variants[seating.variant].label
            for seat, bot in enumerate(seating.bots):
                row = [deal, plan.deal_seed(deal), label, number, seat, bot, *seat_part(game, seat, names)]
                writer.writerow([*row, game.fault.problem if game.fault and game.fault.seat == seat else ""])
    return text.getvalue()


def seat_part(game: Played, seat: int, names: Sequence[str]) -> list[Any]:
    won = int(seat in game.winners)
    row: list[Any] = [game.scores[seat], game.places[seat], won, game.rounds, game.turns[seat], game.actions]
    for name in names:
        spread = game.spreads[name][seat]
        row += [sum(value * many for value, many in spread.items()), sum(spread.values())]
    return row
