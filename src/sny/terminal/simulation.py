"""`sny sim` and `sny tournament`: what was typed becomes a plan, and what comes of it is shown and written."""

import os
import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sny.bots import levels
from sny.errors import OptionError, SnyError
from sny.language import Language
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_value, read_options
from sny.sim.executors import InOrder, cluster, processes
from sny.sim.exports import csv_of, json_of
from sny.sim.extras import MissingExtra, need
from sny.sim.plan import Plan, plan_games, plan_tournament
from sny.sim.ratings import Rating, ratings_of
from sny.sim.report import FAULTS_SHOWN, fault_in_words, played_in_words, report_of
from sny.sim.results import read_deals
from sny.sim.run import simulate
from sny.sim.sheets import Sheet, sheets_of
from sny.sim.summary import NothingPlayed, Summary, summary_of
from sny.terminal.opening import Complaint, hint, number_of_players, option_problem, split_options
from sny.terminal.program import INTERRUPTED
from sny.terminal.saving import file_problem, path_of
from sny.terminal.screen import Screen

UNLIMITED = 10_000  # columns of a terminal
FAILED = 1  # exit code when a bot failed
USUAL_GAMES, USUAL_SEED = "1000", "1"


@dataclass(frozen=True)
class Order:
    """What was typed, as far as both commands have it in common."""

    games: str
    options: tuple[str, ...]
    jobs: str | None
    cluster: str | None
    run_seed: str
    report: str | None
    json: str | None
    csv: str | None
    results: str | None


def order_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options that both commands have in common."""
    for option in reversed(
        (
            click.option("--games", metavar="N", default=USUAL_GAMES),
            click.option("--option", "options", multiple=True, metavar="NAME=VALUE"),
            click.option("--jobs", metavar="N"),
            click.option("--cluster", metavar="URL"),
            click.option("--seed", "run_seed", metavar="S", default=USUAL_SEED),
            click.option("--report", metavar="FILE"),
            click.option("--json", metavar="FILE"),
            click.option("--csv", metavar="FILE"),
            click.option("--results", metavar="FILE"),
        )
    ):
        command = option(command)
    return command


def run_games(language: Language, game: str, lineup: str | None, compare: str | None, **typed: Any) -> int:
    order = Order(**typed)
    bots, rules = bots_named(language, game, lineup), rules_of(game)
    fewest, most = rules.DATA["players"]
    if not fewest <= len(bots) <= most:
        raise Complaint(language.say("sim-wrong-bots", given=len(bots), game=game, fewest=fewest, most=most))
    options = options_typed(language, game, len(bots), order.options)
    compared = None if compare is None else compare_typed(language, game, len(bots), order.options, compare)
    made = lambda: plan_games(game, bots, order.run_seed, options, compared)  # noqa: E731
    return carry_out(language, order, "sim", made, {"--bots": lineup, "--compare": compare})


def run_tournament(
    language: Language, game: str, contenders: str | None, table_players: str | None, **typed: Any
) -> int:
    order = Order(**typed)
    bots, rules = bots_named(language, game, contenders), rules_of(game)
    players = int(rules.DATA["players"][0])
    if table_players is not None:
        players = number_of_players(language, rules, table_players)
    options = options_typed(language, game, players, order.options)
    made = lambda: plan_tournament(game, bots, players, order.run_seed, options)  # noqa: E731
    return carry_out(language, order, "tournament", made, {"--bots": contenders, "--players": table_players})


# Reading what was typed


def bots_named(language: Language, game: str, text: str | None) -> list[str]:
    known = levels(game)
    if text is None:
        raise Complaint(language.say("sim-bots-missing", known=", ".join(known)))
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if ":" not in name and name not in known:
            raise Complaint(language.say("no-such-level", level=name, hint=hint(language, name, known)))
    return names


def options_typed(language: Language, game: str, players: int, options: Sequence[str]) -> dict[str, Any]:
    rules = rules_of(game)
    given = split_options(language, rules, options)
    specs = rules.DATA["option"]
    try:
        values = {name: option_value(name, specs[name], text) for name, text in given.items()}
        read_options(specs, players, values)
    except OptionError as error:
        raise Complaint(option_problem(language, rules, players, error, given)) from None
    return values


def compare_typed(
    language: Language, game: str, players: int, options: Sequence[str], compare: str
) -> tuple[str, list[Any]]:
    """An option and the values to be compared. Where a value has commas of its own, semicolons divide them."""
    name, _, text = compare.partition("=")
    texts = [value.strip() for value in text.split(";" if ";" in text else ",")]
    if len(texts) < 2 or len(set(texts)) < len(texts):
        raise Complaint(language.say("sim-wrong-compare", value=compare))
    if any(option.partition("=")[0] == name for option in options):
        raise Complaint(language.say("sim-compare-given", option=name))
    values = [options_typed(language, game, players, [*options, f"{name}={value}"])[name] for value in texts]
    return name, values


def whole_number(language: Language, option: str, text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text)):
        raise Complaint(language.say("sim-wrong-number", option=option, value=text))
    return int(text)


def place_of_work(language: Language, order: Order) -> AbstractContextManager[InOrder]:
    if order.cluster is not None:
        need("distributed")
        return cluster(order.cluster)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return processes(cores if order.jobs is None else whole_number(language, "--jobs", order.jobs))


def check_writable(language: Language, file: str) -> Path:
    """A file that can be written, found out before the work begins."""
    try:
        path = path_of(file)
        new = not path.exists()
        path.open("ab").close()
        if new:
            path.unlink()
    except OSError as error:
        raise Complaint(file_problem(language, file, error)) from None
    return path


def check_different(language: Language, paths: Sequence[Path]) -> None:
    for path, many in Counter(path.resolve() for path in paths).items():
        if many > 1:
            raise Complaint(language.say("sim-same-file", file=str(path)))


def command_line(command: str, game: str, order: Order, own: Mapping[str, str | None]) -> str:
    """The command that plays the same games again."""
    options = [("--option", option) for option in order.options]
    given = [*own.items(), ("--games", order.games), *options, ("--seed", order.run_seed)]
    return shlex.join(["sny", command, game, *(word for pair in given if pair[1] is not None for word in pair if word)])


# Carrying it out


def carry_out(
    language: Language, order: Order, command: str, make_plan: Callable[[], Plan], own: Mapping[str, str | None]
) -> int:
    """Whatever is wrong is told before the work begins, and a run that is interrupted can go on."""
    try:
        games = whole_number(language, "--games", order.games)
        where = place_of_work(language, order)
        need("numpy", "matplotlib", *(["openskill"] if command == "tournament" else []))
        plan = make_plan()
        digest = sha256(msgspec.json.encode(plan.header())).hexdigest()[:8]
        stem = f"{command}-{plan.game}-{digest}"
        report = check_writable(language, order.report or f"{stem}.html")
        others = {file: check_writable(language, file) for file in (order.json, order.csv) if file}
        results = check_writable(language, order.results or str(report.with_name(f"{stem}.jsonl")))
        check_different(language, [report, results, *others.values()])
        deals = plan.deals_for(games)
        if not played(language, plan, deals, results, where):
            return INTERRUPTED
        summary = summary_of(plan, read_deals(results, deals))
        ratings = ratings_of(plan, read_deals(results, deals)) if command == "tournament" else []
        line = command_line(command, plan.game, order, own)
        report.write_text(report_of(summary, ratings, language.say, line), encoding="utf-8")
        if order.json:
            others[order.json].write_bytes(json_of(summary, ratings))
        if order.csv:
            others[order.csv].write_text(csv_of(plan, read_deals(results, deals)), encoding="utf-8")
    except NothingPlayed as error:
        show_faults(language, error.faults)
        raise Complaint(language.say("sim-nothing")) from None
    except MissingExtra as error:
        raise Complaint(language.say("sim-missing-extra", package=error.package, install=error.install)) from None
    except OptionError as error:
        raise Complaint(own_option_problem(language, error)) from None
    except SnyError as error:
        raise Complaint(language.say("sim-problem", problem=str(error))) from None
    show(language, summary, ratings, report)
    return FAILED if summary.faults else 0


def own_option_problem(language: Language, error: OptionError) -> str:
    if error.option == "seed":
        return language.say("wrong-seed")
    if error.option == "bots":
        return language.say("sim-bot-problem", problem=str(error).partition(": ")[2])
    return language.say("sim-problem", problem=f"--{error}")


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
        whole = drawn(sheet)
        wide = screen.console.options.update(max_width=UNLIMITED)
        fits = screen.console.measure(whole, options=wide).maximum <= screen.console.width
        screen.show(Text(""), whole if fits else drawn(sheet, broken=True))
    screen.show(Text(""))
    show_faults(language, summary.faults)
    screen.show(Text(language.say("sim-written", file=str(report))))


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


def show_faults(language: Language, faults: Sequence[Any]) -> None:
    if faults:
        click.echo(language.say("sim-faults", faults=len(faults)) + ":", err=True)
        for fault in faults[:FAULTS_SHOWN]:
            click.echo(f"  {fault_in_words(fault, language.say)}\n    {fault.position}", err=True)
        click.echo(language.say("sim-faults-left-out"), err=True)
