"""`make bench`: our speed beside that of other engines, in one run on one core.

Writes results.json, results.md and environments.svg beside this file. Each figure is the best of several measurements,
and ours and the peers' take turns, so that a busy machine is unfair to nobody.
"""

import json
import os
import platform
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

from bench import interface, ours, peers
from sny.rules.catalogue import CARD_GAMES
from sny.words.text import LANGUAGES

FOLDER = Path(__file__).parent
REPEATS = 5
SECONDS = 0.7
IN_CPP = [f"OpenSpiel {game} inside C++" for game in peers.OPEN_SPIEL_GAMES]
AFTER_DEAL = [f"{name}, after the deal" for name in IN_CPP]
OWN_BY_PETTINGZOO = "{} by PettingZoo"
INTERFACE = "interface alone, shaped like {}"
PETTINGZOO = [f"PettingZoo {name}" for name in peers.PETTINGZOO_GAMES]
ENVIRONMENTS = [f"RLCard {name}, environment" for name in peers.RLCARD_GAMES]
ENVIRONMENTS += [f"OpenSpiel {game}, environment" for game in peers.OPEN_SPIEL_GAMES]
NET = ", interface taken off"
FROM_PYTHON = [f"OpenSpiel {game} from Python" for game in peers.OPEN_SPIEL_GAMES]
Row = dict[str, Any]


def main() -> None:
    peers.load_peer("pyspiel")  # pins this process to one core before anything is measured
    best = measure()
    rows = [*speed_rows(best), *environment_rows(best), *small_rows()]
    (FOLDER / "results.json").write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    (FOLDER / "results.md").write_text(page(rows), encoding="utf-8")
    draw(best)
    print(f"\n{page(rows)}")


def measure() -> dict[str, float]:
    """The best figure of each measurement, by name."""
    best: dict[str, float] = {}
    for repeat in range(REPEATS):
        for name, measurement in measurements().items():
            say(f"round {repeat + 1} of {REPEATS}: {name}")
            best[name] = max(best.get(name, 0.0), measurement())
    return best


def measurements() -> dict[str, Callable[[], float]]:
    """Everything that is measured in moves or steps a second."""
    found: dict[str, Callable[[], float]] = {}
    for game in CARD_GAMES:
        found[f"{game} compiled"] = partial(ours.compiled_moves, game, SECONDS)
        found[f"{game} plain Python"] = partial(ours.plain_moves, game, SECONDS)
        found[f"{game} batched"] = partial(ours.batched_steps, game, SECONDS)
        found[f"{game} batched, as a matrix"] = partial(ours.matrix_steps, game, SECONDS)
        found[OWN_BY_PETTINGZOO.format(game)] = partial(interface.our_steps, game, SECONDS)
        found[INTERFACE.format(OWN_BY_PETTINGZOO.format(game))] = partial(
            interface.empty_steps_like_ours, game, SECONDS
        )
    for names, measure_peer in (
        (IN_CPP, peers.open_spiel_inside),
        (AFTER_DEAL, peers.open_spiel_after_deal),
        (FROM_PYTHON, peers.open_spiel_python),
    ):
        for name, game in zip(names, peers.OPEN_SPIEL_GAMES, strict=True):
            found[name] = partial(rate, measure_peer, game, SECONDS)
    for name in peers.PETTINGZOO_GAMES:
        found[f"PettingZoo {name}"] = partial(rate, peers.pettingzoo_game, name, SECONDS)
        found[INTERFACE.format(f"PettingZoo {name}")] = partial(interface.empty_steps_like_theirs, name, SECONDS)
    for name in peers.RLCARD_GAMES:
        found[f"RLCard {name}, environment"] = partial(rate, peers.rlcard_environment, name, SECONDS)
    for name in peers.OPEN_SPIEL_GAMES:
        found[f"OpenSpiel {name}, environment"] = partial(rate, peers.open_spiel_environment, name, SECONDS)
    found["RLCard uno"] = partial(rate, peers.rlcard_uno, SECONDS)
    found["RLCard uno, bare round object"] = partial(rate, peers.rlcard_uno_inside, SECONDS)
    for batch in peers.PGX_BATCHES:
        found[f"Pgx leduc_holdem, batch {batch}"] = partial(rate, peers.pgx_leduc, SECONDS, batch)
    return found


def rate(measure_peer: Callable[..., peers.Rate], *arguments: Any) -> float:
    return measure_peer(*arguments).moves_per_second


def speed_rows(best: dict[str, float]) -> list[Row]:
    pgx = max((name for name in best if name.startswith("Pgx")), key=lambda name: best[name])
    rows = []
    for game in CARD_GAMES:
        for peer in (*IN_CPP, *AFTER_DEAL, *FROM_PYTHON, pgx):
            rows.append(row(f"{game} compiled", best, peer))
        for peer in ("RLCard uno", "RLCard uno, bare round object"):
            rows.append(row(f"{game} plain Python", best, peer))
        rows.append(row(f"{game} batched", best, pgx))
    return rows


def environment_rows(best: dict[str, float]) -> list[Row]:
    """Ours as environments beside others: through PettingZoo's interface, without what that costs, and in batches."""
    rows = []
    for game in CARD_GAMES:
        own = OWN_BY_PETTINGZOO.format(game)
        rows.append(row(own, best, INTERFACE.format(own)))
        net = {name + NET: without(best[name], best[INTERFACE.format(name)]) for name in (own, *PETTINGZOO)}
        for peer in PETTINGZOO:
            rows.append(row(own, best, peer))
            rows.append(row(own + NET, net, peer + NET))
        for peer in (*PETTINGZOO, *ENVIRONMENTS):
            rows.append(row(f"{game} batched", best, peer))
        rows.append(alone(f"{game} batched, as a matrix", round(best[f"{game} batched, as a matrix"]), "steps/s"))
    return rows


def without(rate: float, interface_rate: float) -> float:
    """Steps a second with the time of the interface taken off; at least a hundredth of the time stays."""
    spent, interface_spent = 1 / rate, 1 / interface_rate
    return 1 / max(spent - interface_spent, spent / 100)


def draw(best: dict[str, float]) -> None:
    """Environments side by side, on a scale of powers of ten."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    own = [name for game in CARD_GAMES for name in (f"{game} batched", OWN_BY_PETTINGZOO.format(game))]
    shown = sorted([*own, *PETTINGZOO, *ENVIRONMENTS], key=lambda name: best[name])
    figure = Figure(figsize=(8, 5), layout="constrained")
    axes = figure.subplots()
    colours = ["tab:blue" if name in own else "tab:grey" for name in shown]
    bars = axes.barh(shown, [best[name] for name in shown], color=colours)
    axes.bar_label(bars, [f" {best[name]:,.0f}" for name in shown])
    axes.set(xscale="log", xlabel="steps a second on one core (ours in blue)")
    axes.set_xlim(1000, max(best[name] for name in shown) * 10)
    with rc_context({"svg.fonttype": "none"}):
        figure.savefig(FOLDER / "environments.svg", metadata={"Date": None})


def row(name: str, best: dict[str, float], peer: str) -> Row:
    unit = "steps/s" if "batched" in name or "PettingZoo" in name else "moves/s"
    return {
        "name": name,
        "ours": round(best[name]),
        "unit": unit,
        "peer": round(best[peer]),
        "peer_name": peer,
        "ratio": round(best[name] / best[peer], 2),
    }


def small_rows() -> list[Row]:
    """What has no peer: start-up, compiling, memory."""
    say("import, compile and load times")
    rows = [alone("import sny", min(ours.import_milliseconds() for _ in range(REPEATS)), "ms")]
    for game in CARD_GAMES:
        compiling, loading = ours.first_use_seconds(game)
        rows.append(alone(f"{game} first use, compiling", compiling, "s"))
        rows.append(alone(f"{game} first use, from the cache", loading, "s"))
        rows.append(alone(f"{game} state", ours.state_bytes(game), "bytes"))
    return rows + word_rows()


def word_rows() -> list[Row]:
    """The referee of Kraina snów: a verdict (1 ms asked), the first with all that it reads, and all data (4 MB)."""
    say("verdicts of the referee")
    rows = []
    for language in LANGUAGES:
        verdict = min(ours.verdict_microseconds(language, SECONDS) for _ in range(REPEATS))
        rows.append(alone(f"kraina-snow verdict, {language}", verdict, "µs"))
        rows.append(alone(f"kraina-snow first verdict, {language}", ours.first_verdict_milliseconds(language), "ms"))
    rows.append(alone("kraina-snow data, words", ours.data_megabytes("sny.words"), "MB"))
    rows.append(alone("kraina-snow data, bots", ours.data_megabytes("sny.bots.kraina_snow"), "MB"))
    return rows


def alone(name: str, figure: float, unit: str) -> Row:
    return {"name": name, "ours": round(figure, 2), "unit": unit, "peer": None, "peer_name": None, "ratio": None}


def page(rows: list[Row]) -> str:
    today = datetime.now(UTC).date().isoformat()
    lines = [
        "# Speed",
        "",
        f"Made by `make bench` on {today}: {processor()}, one core, CPython {platform.python_version()}.",
        f"Random legal play, dealing and legal actions included; CPU time; best of {REPEATS}.",
        "",
        "| what | ours | peer | its figure | ratio |",
        "|---|---:|---|---:|---:|",
    ]
    for entry in rows:
        peer = f"{entry['peer']:,}" if entry["peer"] else ""
        ratio = f"{entry['ratio']:.2f}" if entry["ratio"] else ""
        lines.append(
            f"| {entry['name']} | {entry['ours']:,} {entry['unit']} | {entry['peer_name'] or ''} | {peer} | {ratio} |"
        )
    return "\n".join(lines) + "\n"


def processor() -> str:
    information = Path("/proc/cpuinfo")
    if information.exists():
        for line in information.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def say(message: str) -> None:
    width = os.get_terminal_size().columns - 1 if sys.stderr.isatty() else 79
    print(f"\r{message:<{width}.{width}}", end="" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
