"""A run for other programs: the summary as JSON, the games as CSV or Parquet with one line a seat."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from sny.extras import need
from sny.sim.intervals import Estimate
from sny.sim.plan import Plan
from sny.sim.play import Played
from sny.sim.ratings import Rating
from sny.sim.results import Deal
from sny.sim.summary import Key, Summary

OWN_COLUMNS = ("deal", "seed", "variant", "game", "seat", "bot", "score", "place", "won")
COUNTED = ("rounds", "turns", "actions")
ROWS_AT_A_TIME = 20_000


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
    writer.writerow(columns_of(plan))
    writer.writerows(rows_of(plan, deals))
    return text.getvalue()


def write_parquet(plan: Plan, deals: Iterable[Deal], file: Path) -> None:
    """The same as columns with types, a part of the rows at a time."""
    need("pyarrow")
    arrow: Any = import_module("pyarrow")
    parquet: Any = import_module("pyarrow.parquet")
    texts = ("seed", "variant", "bot", "fault")
    names = columns_of(plan)
    schema = arrow.schema([(name, arrow.string() if name in texts else arrow.int64()) for name in names])
    rows = rows_of(plan, deals)
    with parquet.ParquetWriter(file, schema) as writer:
        while part := list(islice(rows, ROWS_AT_A_TIME)):
            columns = [list(column) for column in zip(*part, strict=True)]
            writer.write_table(arrow.table(columns, schema=schema))


def columns_of(plan: Plan) -> list[str]:
    parts = [f"{measure.name} {part}" for measure in plan.measures for part in ("sum", "count")]
    return [*OWN_COLUMNS, *(() if plan.only_scores else COUNTED), *parts, "fault"]


def rows_of(plan: Plan, deals: Iterable[Deal]) -> Iterator[list[Any]]:
    names = [measure.name for measure in plan.measures]
    for deal, games in enumerate(deals):
        for number, (seating, game) in enumerate(zip(plan.seatings, games, strict=True)):
            label = plan.variants[seating.variant].label
            for seat, bot in enumerate(seating.bots):
                row = [deal, plan.deal_seed(deal), label, number, seat, bot, *result_of(game, seat)]
                if not plan.only_scores:
                    row += [game.rounds, game.turns[seat], game.actions, *measured(game, seat, names)]
                yield [*row, game.fault.problem if game.fault and game.fault.seat == seat else ""]


def result_of(game: Played, seat: int) -> list[int]:
    return [game.scores[seat], game.places[seat], int(seat in game.winners)]


def measured(game: Played, seat: int, names: Sequence[str]) -> list[int]:
    row: list[int] = []
    for name in names:
        spread = game.spreads[name][seat]
        row += [sum(value * many for value, many in spread.items()), sum(spread.values())]
    return row
