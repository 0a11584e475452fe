"""A history checker in the manner of Jepsen: what clients were told, judged by what is kept.

Clients write down what they sent, what was acknowledged, and everything they saw. The store holds one history. Whatever
does not fit into it is a problem: an acknowledged move that is not there, one that is there twice, an order that
contradicts time, and anything seen that a seat could not have seen at that moment in this history, be it because there
was another history or because it was none of its business.
"""

from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from sny.table.inputs import read_input
from sny.table.table import Header, Table

LOST, DOUBLED, ORDER, OTHER = "lost", "doubled", "out of order", "told something else"


class Problem(NamedTuple):
    kind: str
    detail: str


class Seen(NamedTuple):
    """What a client had before it after a message."""

    number: int
    seat: int | None
    digest: str


@dataclass
class History:
    """Of one table, by all its clients."""

    sent: dict[str, float] = field(default_factory=dict)  # by id: when a request was first sent
    done: dict[str, tuple[int, float]] = field(default_factory=dict)  # by id: its number, and when that was heard
    seen: list[Seen] = field(default_factory=list)
    heard: list[tuple[int | None, dict[str, Any]]] = field(default_factory=list)  # events, by seat

    def look(self, number: int, seat: int | None, table: Any, view: dict[str, Any], legal: list[str]) -> None:
        self.seen.append(Seen(number, seat, digest(table, view, legal)))


def digest(table: Any, view: dict[str, Any], legal: list[str]) -> str:
    present = {name: value for name, value in view.items() if value is not None}
    return sha256(msgspec.json.encode([table, present, legal], order="deterministic")).hexdigest()[:24]


def check(history: History, header: bytes, lines: list[bytes]) -> list[Problem]:
    """Everything that is wrong; nothing, where the record fits."""
    return [
        *check_acknowledged(history, lines),
        *check_doubled(lines),
        *check_order(history),
        *check_seen(history, header, lines),
    ]


def check_acknowledged(history: History, lines: list[bytes]) -> list[Problem]:
    problems = []
    for id, (number, _) in history.done.items():
        if number > len(lines):
            problems.append(Problem(LOST, f"input {number} was acknowledged, and {len(lines)} are kept"))
        elif read_input(lines[number - 1]).id != id:
            problems.append(Problem(LOST, f"input {number} was acknowledged, and another one is kept there"))
    return problems


def check_doubled(lines: list[bytes]) -> list[Problem]:
    ids = Counter(input.id for input in map(read_input, lines) if input.id)
    return [Problem(DOUBLED, f"{id} happened {count} times") for id, count in ids.items() if count > 1]


def check_order(history: History) -> list[Problem]:
    """What was acknowledged before something else was sent stands before it."""
    events = sorted(
        [(time, 0, history.done[id][0]) for id, time in history.sent.items() if id in history.done]
        + [(time, 1, number) for number, time in history.done.values()]
    )
    problems, latest = [], 0
    for _, acknowledged, number in events:
        if acknowledged:
            latest = max(latest, number)
        elif number <= latest:
            problems.append(Problem(ORDER, f"input {number} was sent after {latest} had been acknowledged"))
    return problems


def check_seen(history: History, header: bytes, lines: list[bytes]) -> list[Problem]:
    problems: list[Problem] = []
    wanted: dict[int, list[Seen]] = {}
    for seen in history.seen:
        wanted.setdefault(seen.number, []).append(seen)
        if seen.number > len(lines):
            problems.append(Problem(LOST, f"input {seen.number} was told, and {len(lines)} are kept"))
    table = Table(msgspec.json.decode(header, type=Header))
    told: dict[int | None, set[str]] = {}
    for number in range(len(lines) + 1):
        if number:
            try:
                events = table.take(read_input(lines[number - 1])).events
            except Exception as error:
                return [*problems, Problem(OTHER, f"line {number} cannot be carried out: {type(error).__name__}")]
            for seat in {seat for seat, _ in history.heard}:
                told.setdefault(seat, set()).update(text_of(event.heard_by(seat)) for event in events)
        for seen in wanted.get(number, ()):
            if seen.digest != truth(table, seen.seat):
                problems.append(Problem(OTHER, f"seat {seen.seat} after input {number}"))
    problems += [
        Problem(OTHER, f"seat {seat} heard of {event['event']}")
        for seat, event in history.heard
        if text_of(event) not in told.get(seat, set())
    ]
    return problems


def text_of(event: dict[str, Any]) -> str:
    return msgspec.json.encode(event, order="deterministic").decode()


def truth(table: Table, seat: int | None) -> str:
    game = table.game
    view = {} if game is None else game.view(seat)
    legal = [] if game is None or seat is None else game.legal(seat)
    return digest(table.described(), plain(view), legal)


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))
