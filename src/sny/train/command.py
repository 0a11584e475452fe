"""The work of `sny train`: settings from what was typed, a run, a picture of its curve."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

from sny.env.courses import course_of
from sny.env.gpu import why_no_gpu
from sny.errors import OptionError
from sny.extras import MissingExtra
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.options import read_players
from sny.train.learner import Settings, run

ON_A_PROCESSOR = {"games": 256, "part": 2048, "width": 128, "gauge_deals": 32, "last_deals": 64}


def train(
    game: str, out: Path | None = None, players: str = "2,3,4", device: str = "auto", resume: bool = False, **given: Any
) -> Path:
    """Train a player and write it to a file, with the curve as JSON and as a picture beside it."""
    course_of(game)
    try:
        import_module("torch")
    except ImportError as error:
        raise MissingExtra("torch") from error
    if device == "auto":
        device = "cpu" if why_no_gpu() else "cuda"
    elif device == "cuda" and why_no_gpu():
        raise OptionError("device", f"'cuda' is not allowed: {why_no_gpu()}")
    counts = read_counts(game, players)
    usual = ON_A_PROCESSOR if device == "cpu" else {}
    settings = Settings(game, counts, device=device, **{**usual, **given})
    path = out or Path(f"{game}.npz")
    path.parent.mkdir(parents=True, exist_ok=True)
    run(settings, path, say, resume=resume)
    draw(path)
    say(f"Written: {path} ({path.stat().st_size / 1e6:.1f} MB)")
    return path


def read_counts(game: str, players: str) -> tuple[int, ...]:
    try:
        counts = sorted({int(word) for word in players.split(",")})
    except ValueError:
        raise OptionError("players", f"{players!r} is not allowed; give numbers such as 2 or 2,3,4") from None
    return tuple(read_players(card_rules_of(game).DATA, count) for count in counts)


def draw(path: Path) -> None:
    """Strength against time, if Matplotlib is there."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        say("No picture of the curve: it needs Matplotlib (pip install 'sny[sim]').")
        return
    told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for index, players in enumerate(told["settings"]["players"]):
        points = [(point["seconds"] / 60, point["strength"][index]) for point in told["curve"]]
        axes.errorbar(
            [minutes for minutes, _ in points], [100 * one["wins"] for _, one in points],
            [100 * one["wins_margin"] for _, one in points], marker="o", capsize=3, label=f"{players} players",
        )  # fmt: skip
    rival = told["settings"]["against"] or "careful"
    axes.set(title=f"{told['settings']['game']} against {Path(rival).stem}", xlabel="minutes", ylabel="wins, %")
    axes.grid(visible=True, alpha=0.3)
    axes.legend()
    figure.savefig(path.with_suffix(".svg"), metadata={"Date": None})


def say(line: str) -> None:
    print(line, flush=True)  # noqa: T201
