"""The report of a run: one HTML file with tables and plots, which needs nothing beside it."""

from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from sny.extras import need
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_text
from sny.sim.drawing import Plot
from sny.sim.plan import Plan, Variant
from sny.sim.play import Fault
from sny.sim.plots import plots_of
from sny.sim.ratings import Rating
from sny.sim.sheets import Cell, Say, Sheet, sheets_of
from sny.sim.summary import Summary

FAULTS_SHOWN = 10
FEW_DEALS = 50  # below which intervals are too narrow
TABLES_SHOWN = 6


def report_of(summary: Summary, ratings: Sequence[Rating], say: Say, command: str = "") -> str:
    """The whole page. `command` is what was typed, so that a reader can type it again."""
    need("matplotlib")
    plan = summary.plan
    template = Template(files("sny.sim").joinpath("report.html").read_text(encoding="utf-8"))
    return template.substitute(
        lang=say("sim-html-lang"),
        title=escape(say("sim-title-tournament" if ratings else "sim-title", game=plan.game)),
        lead=escape(played_in_words(summary, say)),
        facts="".join(f"<dt>{escape(name)}</dt><dd>{escape(text)}</dd>" for name, text in facts_of(plan, command, say)),
        faults=few_deals_part(summary, say) + faults_part(summary.faults, say),
        sheets="".join(map(sheet_part, sheets_of(summary, ratings, say))),
        plots_title=escape(say("sim-plots")),
        plots="".join(map(plot_part, plots_of(summary, ratings, say))),
        footer=escape(say("sim-how-to-read")),
    )


def played_in_words(summary: Summary, say: Say) -> str:
    return say("sim-played", games=summary.games, deals=summary.deals, each=len(summary.plan.seatings))


def few_deals_in_words(summary: Summary, say: Say) -> str:
    """A warning where there are too few deals to lean on, or nothing."""
    return say("sim-few-deals", deals=summary.deals) if summary.deals < FEW_DEALS else ""


def few_deals_part(summary: Summary, say: Say) -> str:
    told = few_deals_in_words(summary, say)
    return f'<p class="faults">{escape(told)}</p>' if told else ""


def facts_of(plan: Plan, command: str, say: Say) -> list[tuple[str, str]]:
    header, specs = plan.header(), rules_of(plan.game).DATA["option"]
    tables = "; ".join(", ".join(lineup) for lineup in plan.lineups[:TABLES_SHOWN])
    common = {
        name: value
        for name, value in plan.variants[0].options.items()
        if all(variant.options.get(name) == value for variant in plan.variants)
    }

    def in_words(options: Mapping[str, Any]) -> str:
        return ", ".join(f"{name}={option_text(specs[name], value)}" for name, value in options.items())

    def own_options(variant: Variant) -> str:
        """Of a variant that is called by its file, what stands in it."""
        own = in_words({name: value for name, value in variant.options.items() if name not in common})
        return f"{variant.label} ({own})" if own and "=" not in variant.label else variant.label

    options = in_words(common)
    facts = [
        (say("sim-fact-lineups"), tables + (" …" if plan.lineups[TABLES_SHOWN:] else "")),
        (say("sim-fact-options"), options or say("sim-usual-options")),
        (say("sim-fact-compared"), ", ".join(map(own_options, plan.variants))),
        (say("sim-fact-seed"), plan.seed),
        (say("sim-fact-version"), f"sny {header['sny']} ({header['code']})"),
        (say("sim-fact-command"), command),
    ]
    return [(name, text) for name, text in facts if text]


def sheet_part(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(map(cell_part, cells))}</tr>' for name, cells in sheet.rows
    )
    title = escape(sheet.title)
    return (
        f'<section><h2>{title}</h2><div class="sheet" tabindex="0" role="region" aria-label="{title}"><table>'
        f"<thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody></table></div></section>\n"
    )


def cell_part(cell: Cell) -> str:
    value, bracket, interval = escape(cell.text).partition(" [")
    rest = f" <span>[{interval}</span>" if bracket else ""
    return f'<td class="strong">{value}{rest}</td>' if cell.strong else f"<td>{value}{rest}</td>"


def plot_part(plot: Plot) -> str:
    entries = "".join(
        f'<li><i style="background: var({colour})"></i>{escape(name)}</li>' for colour, name in plot.legend
    )
    legend = f'<ul class="legend">{entries}</ul>' if entries else ""
    svg = plot.svg.replace("<svg", f'<svg role="img" aria-label="{escape(plot.title)}"', 1)
    return f"<figure><figcaption>{escape(plot.title)}</figcaption>{svg}{legend}</figure>\n"


def faults_part(faults: Sequence[Fault], say: Say) -> str:
    if not faults:
        return ""
    told = "".join(
        f"<p>{escape(fault_in_words(fault, say))}<br><code>{escape(fault.position)}</code></p>"
        for fault in faults[:FAULTS_SHOWN]
    )
    return f'<h2>{escape(say("sim-faults", faults=len(faults)))}</h2><div class="faults">{told}</div>'


def fault_in_words(fault: Fault, say: Say) -> str:
    return say("sim-fault", bot=fault.bot, seat=fault.seat + 1, seed=fault.seed, problem=fault.problem)
