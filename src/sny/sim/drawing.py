"""How a plot is drawn: matplotlib's SVG, with the colours of the page in place of its own.

A figure is drawn in stand-in colours, which become CSS variables; so one drawing is readable on light and on dark.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import StringIO
from typing import Any

from sny.sim.intervals import Estimate

SIZE = (4.6, 2.7)  # inches of 72 pixels: as wide as a telephone
BINS = 28
FILLED = 3  # distributions in one plot that can be told apart when filled
SERIES = 8  # colours; more series than this begin again
INK, FAINT, MORE, LESS = "#000201", "#000202", "#000203", "#000204"
COLOURS = {
    **{f"#0001{number:02x}": f"--series-{number}" for number in range(SERIES)},
    INK: "--ink",
    FAINT: "--faint",
    MORE: "--more",
    LESS: "--less",
}
STYLE: Any = {
    "svg.hashsalt": "sny",
    "svg.fonttype": "none",
    "font.size": 9,
    "font.family": "DejaVu Sans",
    "text.color": INK,
    "axes.edgecolor": FAINT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "axes.axisbelow": True,
    "grid.color": FAINT,
    "grid.alpha": 0.35,
    "grid.linewidth": 0.6,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}


@dataclass(frozen=True)
class Plot:
    """`legend` says which colour, as a CSS variable, stands for what."""

    name: str
    title: str
    svg: str
    legend: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class Line:
    """One of the things that a plot compares."""

    variant: int
    bot: str
    label: str
    colour: str


def series_colour(number: int) -> str:
    return f"#0001{number % SERIES:02x}"


def figure(name: str, title: str, draw: Callable[[Any], None], lines: Sequence[Line] = (), rows: int = 0) -> Plot:
    """Draw one figure; with many rows it is higher."""
    from matplotlib.figure import Figure

    made = Figure((SIZE[0], max(SIZE[1], 0.6 + 0.27 * rows)), layout="constrained")
    axes = made.subplots()
    draw(axes)
    text = StringIO()
    made.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    legend = [(COLOURS[line.colour], line.label) for line in lines] if len(lines) > 1 else []
    return Plot(name, title, in_page(text.getvalue(), name), legend)


def in_page(svg: str, name: str) -> str:
    """The drawing as part of a page: its colours and letters, and ids that no other drawing has."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    for colour, variable in COLOURS.items():
        svg = svg.replace(colour, f"var({variable})")
    svg = re.sub(r"(font:\s*[\d.]+px) 'DejaVu Sans'[^;\"]*", r"\1 system-ui, sans-serif", svg)
    svg = re.sub(r'(\bid="|url\(#|href="#)', rf"\g<1>{name}-", svg)
    return re.sub(r'<svg([^>]*?) height="[^"]*"([^>]*?) width="[^"]*"', r"<svg\1\2", svg, count=1)


def distribution(spreads: Sequence[tuple[Line, Any]]) -> Callable[[Any], None]:
    """How often each value occurs, as shares; many values are put together."""

    def draw(axes: Any) -> None:
        import numpy as np
        from matplotlib.ticker import MaxNLocator

        values = sorted({value for _, spread in spreads for value in spread})
        width = max(1, -(-(values[-1] - values[0] + 1) // BINS))
        edges = np.arange(values[0], values[-1] + width + 1, width) - 0.5
        for line, spread in spreads:
            if not spread:
                continue
            shares, _ = np.histogram(list(spread), edges, weights=list(spread.values()))
            shares = shares / shares.sum()
            if len(spreads) <= FILLED:
                axes.stairs(shares, edges, color=line.colour, fill=True, alpha=0.16)
            axes.stairs(shares, edges, color=line.colour, linewidth=1.6)
        axes.set_ylim(bottom=0)
        axes.grid(axis="x", visible=False)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True, nbins=8))
        axes.yaxis.set_major_locator(MaxNLocator(nbins=5))
        in_percent(axes.yaxis)

    return draw


def estimates(
    axes: Any, rows: Sequence[tuple[str, Estimate, str]], line_at: float | None = None, share: bool = False
) -> None:
    """Dots with intervals and a colour, one a row, the first on top."""
    if line_at is not None:
        axes.axvline(line_at, color=INK, linewidth=1, linestyle=(0, (4, 3)) if line_at else "-")
    for number, (_, estimate, colour) in enumerate(rows):
        interval(axes, estimate, number, colour)
    name_rows(axes, [name for name, _, _ in rows])
    if share:
        in_percent(axes.xaxis)


def interval(axes: Any, estimate: Estimate, row: int, colour: str) -> None:
    if estimate.low is not None:
        axes.plot([estimate.low, estimate.high], [row, row], color=colour, linewidth=3, alpha=0.5)
    axes.plot([estimate.value], [row], "o", color=colour, markersize=5)


def name_rows(axes: Any, names: Sequence[str]) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.grid(axis="y", visible=False)


def in_percent(axis: Any) -> None:
    from matplotlib.ticker import FuncFormatter

    axis.set_major_formatter(FuncFormatter(lambda share, _: f"{round(100 * share, 6):g} %".replace("-", "−")))
