"""All levels against each other: ratings from their shares of wins, and a picture of both.

The model is that of Bradley and Terry on the scale of chess: 400 points more win ten times as often, and `careful` has
1000. Half a win and half a loss are added to each pairing, so that somebody who always wins is rated too.
"""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Shares = dict[tuple[str, str], list[float]]  # of the first level against the second, deal by deal
Floats = NDArray[np.float64]
PICTURE = Path(__file__).parent / "strength.svg"
DATA = Path(__file__).parent / "strength.json"
FIXED, RATED = "careful", 1000.0
RESAMPLES, ROUNDS = 400, 300
CELL, ROW, LEFT, TOP, RATING = 62, 30, 74, 64, 210  # pixels


def ratings(levels: list[str], shares: Shares) -> dict[str, list[float]]:
    """For each level its rating, and the middle 95 % of those from resampled deals."""
    chance = np.random.default_rng(1)
    means = np.array([rated(levels, shares, None), *(rated(levels, shares, chance) for _ in range(RESAMPLES))])
    low, high = np.quantile(means[1:], [0.025, 0.975], axis=0)
    found = zip(levels, means[0], low, high, strict=True)
    return {level: [round(float(number)) for number in numbers] for level, *numbers in found}


def rated(levels: list[str], shares: Shares, chance: np.random.Generator | None) -> Floats:
    """Ratings from the deals, or from as many drawn among them."""
    count = len(levels)
    wins, games = np.zeros((count, count)), np.zeros((count, count))
    for (one, other), values in shares.items():
        drawn = values if chance is None else chance.choice(values, len(values))
        first, second = levels.index(one), levels.index(other)
        wins[first, second], wins[second, first] = np.sum(drawn) + 0.5, len(values) - np.sum(drawn) + 0.5
        games[first, second] = games[second, first] = len(values) + 1
    strengths = np.ones(count)
    for _ in range(ROUNDS):
        strengths = wins.sum(1) / (games / (strengths[:, None] + strengths)).sum(1)
        strengths /= np.exp(np.log(strengths).mean())
    logs = 400 * np.log10(strengths)
    found: Floats = logs - logs[levels.index(FIXED)] + RATED
    return found


def summary(levels: list[str], shares: Shares) -> dict[str, Any]:
    """What is kept of a game."""
    pairs = {}
    for one, other in combinations(levels, 2):
        values = np.array(shares[one, other])
        margin = 1.96 * values.std() / len(values) ** 0.5
        pairs[f"{one} {other}"] = {"deals": len(values), "share": round(float(values.mean()), 4)}
        pairs[f"{one} {other}"]["margin"] = round(float(margin), 4)
    return {"levels": levels, "pairs": pairs, "ratings": ratings(levels, shares)}


def keep(found: dict[str, Any]) -> None:
    """Add the games to the file, and draw all that are in it."""
    known = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}
    known |= found
    DATA.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    PICTURE.write_text(picture(known), encoding="utf-8")


def picture(found: dict[str, Any]) -> str:
    """A square of shares for each game, and beside it the ratings with their intervals."""
    parts, height, width = list[str](), 0, 0
    for game, facts in found.items():
        parts.append(f'<g transform="translate(0 {height})">{"".join(square(game, facts))}</g>')
        height += TOP + ROW * len(facts["levels"]) + 24
        width = max(width, LEFT + CELL * len(facts["levels"]) + RATING + 160)
    style = "text{font:13px system-ui,sans-serif;fill:#222}.h{font-weight:600;font-size:15px}.e{text-anchor:end}"
    style += ".m{text-anchor:middle}.s{font-size:11px;fill:#555}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    title = "<title>Every level against every other, for two players</title>"
    return f'{head}{title}<style>{style}</style><rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'


def square(game: str, facts: dict[str, Any]) -> list[str]:
    levels, right = facts["levels"], LEFT + CELL * len(facts["levels"]) + 24
    parts = [
        text(8, 22, game.capitalize(), "h"),
        text(LEFT, 22, "wins of the row against the column, for two", "s"),
    ]
    parts.append(text(right, 22, f"rating ({FIXED} = {RATED:.0f}), 95 % interval", "s"))
    for index, level in enumerate(levels):
        parts.append(text(LEFT + CELL * (index + 0.5), TOP - 8, level, "m"))
        parts.append(text(LEFT - 8, TOP + ROW * (index + 0.65), level, "e"))
        for column, other in enumerate(levels):
            parts += cell(TOP + ROW * index, LEFT + CELL * column, share_of(facts, level, other))
        parts += bar(facts, level, right, TOP + ROW * (index + 0.5))
    return parts


def share_of(facts: dict[str, Any], level: str, other: str) -> float | None:
    if found := facts["pairs"].get(f"{level} {other}"):
        return float(found["share"])
    found = facts["pairs"].get(f"{other} {level}")
    return 1 - found["share"] if found else None


def cell(top: float, left: float, share: float | None) -> list[str]:
    """Blue for whoever wins more, orange for whoever wins less."""
    if share is None:
        return []
    hue = "#2b6cb0" if share >= 0.5 else "#c05621"
    box = f'<rect x="{left + 1}" y="{top + 1}" width="{CELL - 2}" height="{ROW - 2}" rx="3" fill="{hue}" '
    return [
        f'{box}fill-opacity="{0.08 + 1.1 * abs(share - 0.5):.2f}"/>',
        text(left + CELL / 2, top + ROW * 0.65, f"{share:.1%}", "m"),
    ]


def bar(facts: dict[str, Any], level: str, left: float, middle: float) -> list[str]:
    every = [number for numbers in facts["ratings"].values() for number in numbers]
    least, span = min(every), max(1, max(every) - min(every))
    rating, low, high = facts["ratings"][level]
    at, start, end = (left + (number - least) / span * (RATING - 30) for number in (rating, low, high))
    return [
        f'<path d="M{start:.1f} {middle}H{end:.1f}" stroke="#2b6cb0" stroke-width="2"/>',
        f'<circle cx="{at:.1f}" cy="{middle}" r="4" fill="#2b6cb0"/>',
        text(left + RATING - 16, middle + 4.5, f"{rating} ({low} to {high})", ""),
    ]


def text(left: float, top: float, words: str, kind: str) -> str:
    return f'<text x="{left:.1f}" y="{top:.1f}" class="{kind}">{words}</text>'
