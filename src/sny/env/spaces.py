"""Observation and action spaces, as numbers: made from a game's layout and notation, and versioned.

An observation is one row of whole numbers: the observing seat, then its view, field by field, widest numbers first. An
action is a number below `ACTIONS`. When either changes its meaning, the version here goes up: a test pins the digest.
`sny.env.facing` serves another version, counted from the seat that looks.
"""

import json
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import HIDDEN, NOTHING, SPECTATOR, WIDTHS, Field, observed
from sny.rules.kit.notation import action_texts

VERSIONS = {"sen": 2, "smoki": 1, "koty": 2}
READINGS = {
    "number": "a number",
    "word": "one of {names}",
    "words": "a set of {names}, one bit each",
    "seat": "a seat from 0, -1 for none",
    "seats": "a set of seats, one bit each; bit 6 is spectators",
    "place": "a place from 0, -1 for none",
    "card": "a card as below, -1 for none, -2 for a hidden one",
}


@dataclass(frozen=True)
class Part:
    """One field of an observation: its columns, the shape they had, the bounds of their numbers."""

    name: str
    start: int
    length: int
    shape: tuple[int, ...]
    least: int
    most: int
    meaning: str


def space_name(game: str) -> str:
    return f"{game}-v{VERSIONS.get(game) or card_rules_of(game).DATA.get('version', 1)}"


def observation_parts(rules: Rules) -> list[Part]:
    parts = [Part("seat", 0, 1, (), 0, rules.SEATS - 1, "the seat that looks")]
    for name, field in observed(rules.Layout):
        start = parts[-1].start + parts[-1].length
        least, most = bounds(field, rules.SEATS)
        meaning = READINGS[field.reading].format(names=", ".join(field.names))
        parts.append(Part(name, start, field.length, field.shape, least, most, meaning))
    return parts


def bounds(field: Field, seats: int) -> tuple[int, int]:
    """The least and the most that a field can hold."""
    widest: int = (1 << 8 * WIDTHS[field.width] - 1) - 1
    return {
        "number": (-widest - 1, widest),
        "word": (0, len(field.names) - 1),
        "words": (0, (1 << len(field.names)) - 1),
        "seat": (NOTHING, seats - 1),
        "seats": (0, (1 << SPECTATOR + 1) - 1),
        "place": (NOTHING, widest),
        "card": (HIDDEN, len(field.names) - 1),
    }[field.reading]


def observation_length(rules: Rules) -> int:
    last = observation_parts(rules)[-1]
    return last.start + last.length


def observation_bounds(rules: Rules) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The least and the most of every column."""
    parts = observation_parts(rules)
    lengths = [part.length for part in parts]
    least = np.repeat([part.least for part in parts], lengths).astype(np.int32)
    most = np.repeat([part.most for part in parts], lengths).astype(np.int32)
    return least, most


# From records to rows

Widths = list[tuple[str, int, int, int]]  # type, first byte, byte after the last, first column


def widths_in_record(rules: Rules) -> Widths:
    """Where in a record the numbers of each width lie, and where they go in an observation."""
    widths: Widths = []
    first_byte, column = 0, 1
    for width, size in sorted(WIDTHS.items(), key=lambda item: -item[1]):
        count = sum(field.length for _, field in observed(rules.Layout) if field.width == width)
        if count:
            widths.append((f"<{width}", first_byte, first_byte + count * size, column))
        first_byte += count * size
        column += count
    return widths


def write_observations(widths: Widths, seats: Any, records: Any, rows: NDArray[np.int32]) -> None:
    """Write the rows of observations that records of views make."""
    raw = records.view(np.uint8).reshape(len(records), -1)
    rows[:, 0] = seats
    for kind, first, last, column in widths:
        numbers = raw[:, first:last].view(kind)
        rows[:, column : column + numbers.shape[1]] = numbers


def space_digest(game: str) -> str:
    """A short fingerprint of everything that a trained policy depends on."""
    rules = card_rules_of(game)
    return fingerprint(rules, observation_parts(rules))


def fingerprint(rules: Rules, parts: list[Part], *more: Any) -> str:
    columns = [[part.name, part.start, part.length, part.least, part.most, part.meaning] for part in parts]
    facts = [columns, list(rules.CARDS), sorted(action_texts(rules).items()), *more]
    return sha256(json.dumps(facts).encode()).hexdigest()[:16]
