"""The plots of a report: what is drawn, from a summary. How it is drawn is in `drawing`."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from sny.sim.drawing import (
    FAINT,
    INK,
    LESS,
    MORE,
    STYLE,
    Line,
    Plot,
    distribution,
    estimates,
    figure,
    in_percent,
    name_rows,
    series_colour,
)
from sny.sim.intervals import Estimate
from sny.sim.ratings import Rating
from sny.sim.sheets import TWO_SIDED, Say, in_words, label, of_bots
from sny.sim.summary import BOT, PAIR, SEAT, TABLE, Key, Summary, pair

ROOMY = 4  # bots; among more, a cell of the payoffs has no room for its interval
LEVEL_LABELS = 45  # letters that fit beside each other


def plots_of(summary: Summary, ratings: Sequence[Rating], say: Say) -> list[Plot]:
    import matplotlib as mpl

    with mpl.rc_context(STYLE):
        return list(drawn(summary, ratings, say))


def drawn(summary: Summary, ratings: Sequence[Rating], say: Say) -> Iterator[Plot]:
    plan, lines, variants = summary.plan, bot_lines(summary), variant_lines(summary, say)
    if ratings:
        colours = {line.bot: line.colour for line in lines}
        rated = [(rating.bot, interval_of(rating), colours[rating.bot]) for rating in ratings]
        yield figure("ratings", say("sim-ratings"), partial(estimates, rows=rated), rows=len(rated))
    if changes := relative_differences(summary, say):
        draw = partial(estimates, rows=changes, line_at=0, share=True)
        yield figure("differences", say("sim-changes"), draw, rows=len(changes))
    if len(plan.bots) > 1 and not plan.variants[1:]:
        won = [(line.label, summary.means[Key(0, BOT, line.bot, "won")], line.colour) for line in lines]
        draw = partial(estimates, rows=won, line_at=1 / plan.players, share=True)
        yield figure("won", say("sim-won"), draw, rows=len(won))
    for variant, named in enumerate(plan.variants):
        if len(plan.bots) > 1:
            title = say("sim-payoffs") + (f" · {named.label}" if named.label else "")
            yield figure(f"payoffs-{variant}", title, payoffs(summary, variant, say), rows=2 * len(plan.bots))
    for what in ("final", *(measure.name for measure in summary.measures if measure.plot)):
        spreads = [(line, summary.spreads[Key(line.variant, BOT, line.bot, what)]) for line in lines]
        yield figure(what, label(summary, what, say), distribution(spreads), lines)
    yield figure("seats", say("sim-seats"), seats(summary, variants), variants)
    for what, title in (("turns", say("sim-length")), ("rounds", say("sim-rounds"))):
        lengths = [(line, summary.spreads.get(Key(line.variant, TABLE, "", what), Counter())) for line in variants]
        if any(len(spread) > 1 for _, spread in lengths):
            yield figure(f"length-{what}", title, distribution(lengths), variants)


def bot_lines(summary: Summary) -> list[Line]:
    """Each bot in each variant, named by what tells them apart."""
    lines: list[Line] = []
    for variant, named in enumerate(summary.plan.variants):
        for bot in summary.plan.bots:
            parts = [bot] if len(summary.plan.bots) > 1 or not named.label else []
            lines.append(Line(variant, bot, " · ".join([*parts, named.label]).strip(" ·"), series_colour(len(lines))))
    return lines


def variant_lines(summary: Summary, say: Say) -> list[Line]:
    labels = [variant.label or say("sim-tables") for variant in summary.plan.variants]
    return [Line(variant, "", text, series_colour(variant)) for variant, text in enumerate(labels)]


def interval_of(rating: Rating) -> Estimate:
    half = TWO_SIDED * rating.doubt
    return Estimate(rating.skill, rating.skill - half, rating.skill + half)


def relative_differences(summary: Summary, say: Say) -> list[tuple[str, Estimate, str]]:
    """How much each variant changes each quantity, in parts of what it is in the first one."""
    rows: list[tuple[str, Estimate, str]] = []
    several = len(summary.plan.bots) > 1
    keys = [
        *((bot, Key(0, BOT, bot, what)) for bot in summary.plan.bots for what in of_bots(summary)),
        *(("", Key(0, TABLE, "", what)) for what in ("rounds", "turns")),
    ]
    for bot, key in keys:
        base = summary.means.get(key)
        for variant in range(1, len(summary.plan.variants)):
            change = summary.differences.get(key._replace(variant=variant))
            if base and base.value and change and (change.low, change.high) != (0, 0):
                named = label(summary, key.what, say) + (f" · {bot}" if several and bot else "")
                third = f" · {summary.plan.variants[variant].label}" if summary.plan.variants[2:] else ""
                scaled = [None if part is None else part / abs(base.value) for part in (change.low, change.high)]
                relative = Estimate(change.value / abs(base.value), *scaled)
                rows.append((named + third, relative, series_colour(variant)))
    return rows


def seats(summary: Summary, variants: Sequence[Line]) -> Callable[[Any], None]:
    """Which share of the wins falls to each seat in the order of play."""

    def draw(axes: Any) -> None:
        from matplotlib.ticker import MaxNLocator

        players = summary.plan.players
        axes.axhline(1 / players, color=INK, linewidth=1, linestyle=(0, (4, 3)))
        for place, line in enumerate(variants):
            shift = (place - (len(variants) - 1) / 2) * 0.16
            for order in range(players):
                won = summary.means[Key(line.variant, SEAT, str(order), "won")]
                if won.low is not None:
                    axes.plot([order + 1 + shift] * 2, [won.low, won.high], color=line.colour, linewidth=3, alpha=0.5)
                axes.plot([order + 1 + shift], [won.value], "o", color=line.colour, markersize=5)
        axes.set_xlim(0.5, players + 0.5)
        axes.grid(axis="x", visible=False)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        in_percent(axes.yaxis)

    return draw


def payoffs(summary: Summary, variant: int, say: Say) -> Callable[[Any], None]:
    """How often the bot of the row ends ahead of the bot of the column."""

    def draw(axes: Any) -> None:
        bots = summary.plan.bots
        for row, bot in enumerate(bots):
            for column, rival in enumerate(bots):
                ahead = summary.means.get(Key(variant, PAIR, pair(bot, rival), "ahead"))
                if ahead is None:
                    axes.text(column, row, "–", ha="center", va="center", color=FAINT)
                    continue
                shade = min(1.0, 0.1 + abs(ahead.value - 0.5) * 1.2)
                colour = MORE if ahead.value >= 0.5 else LESS
                axes.fill_between(
                    [column - 0.47, column + 0.47], row - 0.47, row + 0.47, color=colour, alpha=shade, lw=0
                )
                value, bracket, rest = in_words(ahead, True, say).partition(" [")
                text = value + ("\n[" + rest if bracket and len(bots) <= ROOMY else "")
                axes.text(column, row, text, ha="center", va="center", fontsize=8, linespacing=1.4)
        slanted = {"rotation": 30, "ha": "left"} if sum(map(len, bots)) > LEVEL_LABELS else {}
        axes.set_xticks(range(len(bots)), bots, **slanted)
        name_rows(axes, bots)
        axes.set_xlim(-0.5, len(bots) - 0.5)
        axes.grid(visible=False)
        axes.spines[:].set_visible(False)
        axes.xaxis.tick_top()

    return draw
