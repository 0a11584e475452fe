"""`sny sim` and `sny tournament`: arguments become a plan, and its results are shown and written."""

import logging
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sny.cli.opening import number_of_players, table_options
from sny.cli.orders import (
    Order,
    bots_named,
    check_different,
    check_writable,
    command_line,
    compare_typed,
    whole_number,
)
from sny.cli.program import INTERRUPTED
from sny.errors import OptionError, SnyError
from sny.extras import MissingExtra, need
from sny.language import Language
from sny.rules.catalogue import rules_of
from sny.sim.executors import InOrder, WorkersLost, cluster, processes
from sny.sim.exports import csv_of, json_of, write_parquet
from sny.sim.plan import Plan, plan_games, plan_tournament
from sny.sim.play import Fault
from sny.sim.ratings import Rating, ratings_of
from sny.sim.report import FAULTS_SHOWN, fault_in_words, few_deals_in_words, played_in_words, report_of
from sny.sim.results import read_deals
from sny.sim.run import simulate
from sny.sim.scores import check_scores
from sny.sim.sheets import Sheet, sheets_of
from sny.sim.summary import NothingPlayed, Summary, summary_of
from sny.terminal.complaint import Complaint
from sny.terminal.screen import Screen

UNLIMITED = 10_000  # columns of a terminal
FAILED = 1  # exit code when a bot failed


def run_games(language: Language, game: str, lineup: str | None, compare: str | None, **typed: Any) -> int:
    order = Order(**typed)
    bots, rules = bots_named(language, game, lineup), rules_of(game)
    fewest, most = rules.DATA["players"]
    if not fewest <= len(bots) <= most:
        raise Complaint(language.say("sim-wrong-bots", given=len(bots), game=game, fewest=fewest, most=most))
    options = table_options(language, game, len(bots), order.options, order.deck)
    variants = None if compare is None else compare_typed(language, game, len(bots), order.options, compare)
    with mistakes_in_words(language):
        need("matplotlib", "numpy")
        plan = plan_games(game, bots, order.run_seed, options, variants=variants)
        return carry_out(language, "sim", plan, order, {"--bots": lineup, "--compare": compare})


def run_tournament(
    language: Language, game: str, contenders: str | None, table_players: str | None, **typed: Any
) -> int:
    order = Order(**typed)
    bots, rules = bots_named(language, game, contenders), rules_of(game)
    players = int(rules.DATA["players"][0])
    if table_players is not None:
        players = number_of_players(language, rules, table_players)
    options = table_options(language, game, players, order.options, order.deck)
    with mistakes_in_words(language):
        need("matplotlib", "openskill", "numpy")
        plan = plan_tournament(game, bots, players, order.run_seed, options)
        return carry_out(language, "tournament", plan, order, {"--bots": contenders, "--players": table_players})


@contextmanager
def mistakes_in_words(language: Language) -> Iterator[None]:
    try:
        yield
    except NothingPlayed as error:
        show_faults(language, error.faults)
        raise Complaint(language.say("sim-nothing")) from None
    except MissingExtra:
        raise  # the program tells it, for all commands alike
    except OptionError as error:
        if error.option == "seed":
            raise Complaint(language.say("wrong-seed")) from None
        raise Complaint(language.say("sim-problem", problem=f"--{error}")) from None
    except WorkersLost as error:
        raise Complaint(language.say("sim-workers-lost", problem=str(error).rstrip("."))) from None
    except SnyError as error:
        raise Complaint(language.say("sim-problem", problem=str(error).rstrip("."))) from None


# Carrying it out


def carry_out(language: Language, command: str, plan: Plan, order: Order, own: Mapping[str, str | None]) -> int:
    """Mistakes are reported before the work begins, and an interrupted run can be continued."""
    if order.parquet:
        need("pyarrow")
    if order.only_scores:
        plan = replace(plan, only_scores=True)
        check_scores(plan)
    deals = plan.deals_for(whole_number(language, "--games", order.games))
    where = place_of_work(language, order)
    stem = f"{command}-{plan.game}-{sha256(msgspec.json.encode(plan.header())).hexdigest()[:8]}"
    report = check_writable(language, order.report or f"{stem}.html")
    results = check_writable(language, order.results or str(report.with_name(f"{stem}.jsonl")))
    extra = (order.json, order.csv, order.parquet)
    json, csv, parquet = (check_writable(language, file) if file else None for file in extra)
    check_different(language, [path for path in (report, results, json, csv, parquet) if path])
    if not played(language, plan, deals, results, where):
        return INTERRUPTED
    summary = summary_of(plan, read_deals(results, deals))
    ratings = ratings_of(plan, read_deals(results, deals)) if command == "tournament" else []
    line = command_line(command, plan.game, order, own)
    report.write_text(report_of(summary, ratings, language.say, line), encoding="utf-8")
    if json:
        json.write_bytes(json_of(summary, ratings))
    if csv:
        csv.write_text(csv_of(plan, read_deals(results, deals)), encoding="utf-8")
    if parquet:
        write_parquet(plan, read_deals(results, deals), parquet)
    show(language, summary, ratings, report)
    return FAILED if summary.faults else 0


def place_of_work(language: Language, order: Order) -> AbstractContextManager[InOrder]:
    if order.cluster is not None:
        need("distributed")
        import_module("distributed")  # which sets its loggers; but what goes wrong is told in one line here
        logging.getLogger("distributed.client").setLevel(logging.CRITICAL)
        return cluster(order.cluster)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processes(cores if order.jobs is None else whole_number(language, "--jobs", order.jobs))


def played(language: Language, plan: Plan, deals: int, results: Path, where: AbstractContextManager[InOrder]) -> bool:
    """Whether all deals were played; not where somebody pressed Ctrl-C."""
    click.echo(language.say("sim-playing", deals=deals, each=len(plan.seatings), file=str(results)), err=True)
    done = 0
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(language.say("sim-progress"), total=deals)

            def progress(count: int) -> None:
                nonlocal done
                done = count
                bar.update(task, completed=count)

            simulate(plan, deals, results, where, progress)
    except KeyboardInterrupt:
        click.echo(language.say("sim-interrupted", deals=done, file=str(results)), err=True)
        return False
    return True


# Showing it


def show(language: Language, summary: Summary, ratings: Sequence[Rating], report: Path) -> None:
    screen = Screen()
    screen.show(Text(played_in_words(summary, language.say), "bold"))
    for sheet in sheets_of(summary, ratings, language.say):
        for table in fitting(screen.console, sheet):
            screen.show(Text(""), table)
    screen.show(Text(""))
    if warning := few_deals_in_words(summary, language.say):
        screen.show(Text(warning))
    show_faults(language, summary.faults)
    screen.show(Text(language.say("sim-written", file=str(report))))


def fitting(console: Console, sheet: Sheet) -> Iterator[Table]:
    """A sheet as wide as the terminal at most: with intervals below their means, and with its columns in several
    tables where that is not enough."""
    wide = console.options.update(max_width=UNLIMITED)

    def fits(table: Table) -> bool:
        return console.measure(table, options=wide).maximum <= console.width

    if fits(whole := drawn(sheet)):
        yield whole
        return
    first, columns = 0, len(sheet.columns)
    while first < columns:
        ends = range(columns, first, -1)
        last = next((end for end in ends if fits(drawn(part_of(sheet, first, end), broken=True))), first + 1)
        yield drawn(part_of(sheet, first, last), broken=True)
        first = last


def part_of(sheet: Sheet, first: int, last: int) -> Sheet:
    return Sheet(sheet.title, sheet.columns[first:last], [(name, cells[first:last]) for name, cells in sheet.rows])


def drawn(sheet: Sheet, broken: bool = False) -> Table:
    """A table; where it would be too wide, with each interval below its mean."""
    table = Table(title=sheet.title, title_justify="left", title_style="bold", header_style="", show_edge=False)
    table.add_column("", overflow="fold")
    for column in sheet.columns:
        table.add_column(Text(column), justify="right", overflow="fold")
    for name, cells in sheet.rows:
        texts = [cell.text.replace(" [", "\n[") if broken else cell.text for cell in cells]
        styles = ["bold" if cell.strong else "" for cell in cells]
        table.add_row(Text(name), *map(Text, texts, styles))
    return table


def show_faults(language: Language, faults: Sequence[Fault]) -> None:
    if faults:
        click.echo(language.say("sim-faults", faults=len(faults)) + ":", err=True)
        for fault in faults[:FAULTS_SHOWN]:
            click.echo(f"  {fault_in_words(fault, language.say)}\n    {fault.position}", err=True)
        click.echo(language.say("sim-faults-left-out"), err=True)
