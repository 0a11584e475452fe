"""Many games: matches between bots, tournaments, variants compared; with intervals, plots and a report."""

from sny.sim.exports import csv_of, json_of, write_parquet
from sny.sim.plan import Plan, plan_games, plan_tournament
from sny.sim.play import Played, play_game
from sny.sim.ratings import ratings_of
from sny.sim.report import report_of
from sny.sim.results import read_deals
from sny.sim.run import simulate
from sny.sim.summary import Summary, summary_of

__all__ = [
    "Plan",
    "Played",
    "Summary",
    "csv_of",
    "json_of",
    "plan_games",
    "plan_tournament",
    "play_game",
    "ratings_of",
    "read_deals",
    "report_of",
    "simulate",
    "summary_of",
    "write_parquet",
]
