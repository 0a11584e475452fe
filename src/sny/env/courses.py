"""What is learnt for each game: the tables, the rewards, and the size of the network."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from sny.env.batch import templates
from sny.errors import OptionError
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import record_type


@dataclass(frozen=True)
class Course:
    """`without` names fields of a match that a round does not depend on: a policy is then good for every match."""

    tables: tuple[tuple[int, dict[str, Any]], ...]  # how often, which options; the first is the usual one
    reward: str
    scale: float  # rewards are divided by it
    most_steps: int
    width: int
    without: tuple[str, ...] = ()
    for_winning: float = 0.0  # what a win is worth beside the margin


ROUND = {"scoring": "rounds", "rounds": 1}
ALL_OF_NIGHT = {"moth": 4, "bat": 4, "owl": 4, "dragon": 1}
COURSES = {
    "sen": Course(
        (
            (8, {"rounds": 1}),
            (2, {"rounds": 1, "edition": "jubilee"}),
            (1, {"rounds": 1, "variants": ["nie-takie-kruki-straszne"]}),
            (1, {"rounds": 1, "variants": ["idz-na-calosc"]}),
            (1, {"rounds": 1, "variants": ["wiem-co-mam"]}),
            (1, {"rounds": 1, "variants": ["dlugi-sen"]}),
        ),
        "margin", 10.0, 300, 512, ("total", "limit", "rounds", "round"),
    ),
    "smoki": Course(
        ((8, ROUND), (1, {**ROUND, "attack": True}), (1, {**ROUND, "piles": 1})),
        "margin", 20.0, 400, 512, ("total", "limit", "rounds", "round", "tokens", "scoring"), 0.5,
    ),
    "koty": Course(
        ((8, {}), (1, {"teams": True}), (1, {"night": ALL_OF_NIGHT})),
        "wins", 1.0, 800, 384,
    ),
}  # fmt: skip


def course_of(game: str) -> Course:
    if game not in COURSES:
        raise OptionError("game", f"{game!r} cannot be learnt; choose {' or '.join(COURSES)}")
    return COURSES[game]


def tables_of(rules: Rules, players: int, *, usual: bool = False) -> Any:
    """The tables that games are started from, drawn alike; only the usual one to measure at, begun by the first seat.

    Options that a number of players does not allow are left out.
    """
    course = course_of(rules.NAME)
    if usual:
        return templates(rules, players, {**course.tables[0][1], "first": 0})
    found = []
    for times, options in course.tables:
        try:
            found += [templates(rules, players, options)] * times
        except OptionError:
            continue
    return np.concatenate(found)


def usual_round(rules: Rules, players: int) -> Any:
    """A record of the usual table in its first round: what fields of the match hold where a policy knows none."""
    dealt = rules.Layout.load(tables_of(rules, players, usual=True)[:1].tobytes())
    cards = [0] * rules.DECK_SIZE
    rules.deal(dealt, cards[: rules.gather(dealt, cards)])
    return np.frombuffer(dealt.save(), record_type(rules.Layout))[0]
