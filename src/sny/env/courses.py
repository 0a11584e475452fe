"""What is learnt for each game: the tables, the rewards, and the size of the network.

A game says it as `[course]` of its data file.
"""

from typing import Any, NamedTuple

import numpy as np

from sny.env.batch import templates
from sny.errors import OptionError
from sny.rules.catalogue import CARD_GAMES, rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import record_type


class Course(NamedTuple):
    """`without` names fields of a match that a round does not depend on: a policy is then good for every match."""

    tables: list[dict[str, Any]]  # how often (`times`), which `options`; the first is the usual one
    reward: str
    scale: float  # rewards are divided by it
    most_steps: int
    width: int
    without: tuple[str, ...] = ()
    for_winning: float = 0.0  # what a win is worth beside the margin


def course_of(game: str) -> Course:
    given = rules_of(game).DATA.get("course")
    if given is None:
        courses = [name for name in CARD_GAMES if "course" in rules_of(name).DATA]
        raise OptionError("game", f"{game!r} cannot be learnt; choose {' or '.join(courses)}")
    return Course(**{**given, "without": tuple(given.get("without", ()))})


def tables_of(rules: Rules, players: int, *, usual: bool = False) -> Any:
    """The tables that games are started from, drawn alike; only the usual one to measure at, begun by the first seat.

    Options that a number of players does not allow are left out.
    """
    course = course_of(rules.NAME)
    if usual:
        return templates(rules, players, {**course.tables[0]["options"], "first": 0})
    found = []
    for table in course.tables:
        try:
            found += [templates(rules, players, table["options"])] * table["times"]
        except OptionError:
            continue
    return np.concatenate(found)


def usual_round(rules: Rules, players: int) -> Any:
    """A record of the usual table in its first round: what fields of the match hold where a policy knows none."""
    dealt = rules.Layout.load(tables_of(rules, players, usual=True)[:1].tobytes())
    cards = [0] * rules.DECK_SIZE
    rules.deal(dealt, cards[: rules.gather(dealt, cards)])
    return np.frombuffer(dealt.save(), record_type(rules.Layout))[0]
