"""What a run comes to, as tables of words and numbers: the terminal and the report show the same ones.

Whoever shows them hands in `say`, which puts a message of the catalogues into words.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from sny.sim.intervals import Estimate
from sny.sim.ratings import Rating
from sny.sim.summary import BOT, OF_BOTS, OF_TABLES, PAIR, SEAT, TABLE, Key, Summary, pair

TWO_SIDED = 1.96  # standard deviations on each side of 95 %
NONE = "–"


class Say(Protocol):
    def __call__(self, message: str, **values: Any) -> str: ...


@dataclass(frozen=True)
class Cell:
    text: str
    strong: bool = False  # a difference that is not chance


@dataclass(frozen=True)
class Sheet:
    title: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[Cell]]]


def sheets_of(summary: Summary, ratings: Sequence[Rating], say: Say) -> list[Sheet]:
    sheets: list[Sheet] = []
    if ratings:
        sheets.append(sheet_of_ratings(ratings, say))
    if len(summary.plan.variants) == 1:
        sheets.append(sheet_of_bots(summary, say))
    else:
        sheets += [sheet_of_variants(summary, BOT, bot, of_bots(summary), bot, say) for bot in summary.plan.bots]
    if len(summary.plan.bots) > 1:
        sheets += [sheet_of_payoffs(summary, variant, say) for variant in range(len(summary.plan.variants))]
    sheets.append(sheet_of_seats(summary, say))
    if whats := of_tables(summary):
        sheets.append(sheet_of_variants(summary, TABLE, "", whats, say("sim-tables"), say))
    return sheets


def of_bots(summary: Summary) -> list[str]:
    """The figures of a bot. If all are the same bot, wins and places mean nothing."""
    own = OF_BOTS if len(summary.plan.bots) > 1 else OF_BOTS[-1:]
    return [*own, *(measure.name for measure in summary.measures)]


def of_tables(summary: Summary) -> list[str]:
    stopped = any(mean.value for key, mean in summary.means.items() if key.what == "stopped")
    if summary.plan.only_scores:
        return ["stopped"] if stopped else []
    return [what for what in OF_TABLES if what != "stopped" or stopped]


def sheet_of_bots(summary: Summary, say: Say) -> Sheet:
    bots = summary.plan.bots
    rows = [
        (label(summary, what, say), [mean_cell(summary, Key(0, BOT, bot, what), say) for bot in bots])
        for what in of_bots(summary)
    ]
    return Sheet(say("sim-bots"), bots, rows)


def sheet_of_variants(summary: Summary, kind: str, who: str, whats: Sequence[str], title: str, say: Say) -> Sheet:
    rows = []
    for what in whats:
        keys = [Key(variant, kind, who, what) for variant in range(len(summary.plan.variants))]
        rows.append((label(summary, what, say), side_by_side(summary, keys, say)))
    return Sheet(title, columns_of(summary, say("sim-mean"), say), rows)


def columns_of(summary: Summary, alone: str, say: Say) -> list[str]:
    """The variants, and how much each differs from the first; or the only column there is."""
    first, *others = (variant.label for variant in summary.plan.variants)
    return [first or alone, *others, *(say("sim-difference", this=this, first=first) for this in others)]


def side_by_side(summary: Summary, keys: Sequence[Key], say: Say) -> list[Cell]:
    means = [mean_cell(summary, key, say) for key in keys]
    return [*means, *(difference_cell(summary, key, say) for key in keys[1:])]


def sheet_of_payoffs(summary: Summary, variant: int, say: Say) -> Sheet:
    """How often the bot of the row ends ahead of the bot of the column at the same table."""
    bots, named = summary.plan.bots, summary.plan.variants[variant].label
    rows = [
        (bot, [mean_cell(summary, Key(variant, PAIR, pair(bot, rival), "ahead"), say) for rival in bots])
        for bot in bots
    ]
    title = say("sim-payoffs")
    return Sheet(f"{title} · {named}" if named else title, bots, rows)


def sheet_of_seats(summary: Summary, say: Say) -> Sheet:
    rows = []
    for order in range(summary.plan.players):
        keys = [Key(variant, SEAT, str(order), "won") for variant in range(len(summary.plan.variants))]
        rows.append((say("sim-seat", order=order + 1), side_by_side(summary, keys, say)))
    return Sheet(say("sim-seats"), columns_of(summary, say("sim-won"), say), rows)


def sheet_of_ratings(ratings: Sequence[Rating], say: Say) -> Sheet:
    rows = []
    for rating in ratings:
        low, high = rating.skill - TWO_SIDED * rating.doubt, rating.skill + TWO_SIDED * rating.doubt
        text = in_words(Estimate(rating.skill, low, high), False, say)
        rows.append((rating.bot, [Cell(text)]))
    return Sheet(say("sim-ratings"), [say("sim-rating")], rows)


def label(summary: Summary, what: str, say: Say) -> str:
    """What a line is called; a measure that no catalogue knows, by its name."""
    own = what in (*OF_BOTS, *OF_TABLES)
    try:
        return say(f"sim-{what}") if own else say(f"sim-{summary.plan.game}-{what}")
    except KeyError:
        return what.replace("-", " ")


def mean_cell(summary: Summary, key: Key, say: Say) -> Cell:
    mean = summary.means.get(key)
    return Cell(NONE if mean is None else in_words(mean, summary.is_share(key.what), say))


def difference_cell(summary: Summary, key: Key, say: Say) -> Cell:
    difference = summary.differences.get(key)
    if difference is None:
        return Cell(NONE)
    share = summary.is_share(key.what)
    shown = round(difference.value, 3 if share else 2) != 0  # what is too small to be shown is too small to be marked
    return Cell(in_words(difference, share, say, signed=True), difference.is_sure and shown)


def in_words(estimate: Estimate, share: bool, say: Say, signed: bool = False) -> str:
    """53.1 % [51.9; 54.3]: the mean, and the interval where there is one."""

    def number(value: float) -> str:
        text = f"{value * 100:{'+' if signed else ''}.1f}" if share else f"{value:{'+' if signed else ''}.2f}"
        text = text.lstrip("+-") if not text.strip("+-0.") else text
        return text.replace("-", "−").replace(".", say("sim-decimal-mark"))

    value = number(estimate.value)
    if share:
        value = say("sim-percentage-points", number=value) if signed else say("sim-percent", number=value)
    if estimate.low is None or estimate.high is None:
        return value
    return say("sim-interval", value=value, low=number(estimate.low), high=number(estimate.high))
