"""What is to be simulated: who sits where, with which options, from which seed.

A deal is played at every table, in every variant, and from every seat, so that luck of the cards and of the seat falls
on all alike. Each deal has a seed of its own, "<seed>/<number>", with which anybody can deal it again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

import sny
from sny.bots.own import named_bot
from sny.errors import OptionError
from sny.game.dealer import check_seed
from sny.game.opening import undealt_game
from sny.rules.catalogue import rules_of
from sny.rules.kit.options import option_text, read_players
from sny.sim.measures import Measure, measures_of
from sny.sim.named import code_digest

FORMAT = 1  # of the results file
Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Variant:
    """A set of options, and how it is called beside the others."""

    label: str
    options: dict[str, Any]


@dataclass(frozen=True)
class Seating:
    """One of the games that each deal is played in: the variant's number, and the bots seat by seat."""

    variant: int
    bots: Lineup


@dataclass(frozen=True)
class Plan:
    game: str
    lineups: tuple[Lineup, ...]
    variants: tuple[Variant, ...]
    seed: str
    only_scores: bool = False  # compiled games, of which nothing else is known

    @property
    def players(self) -> int:
        return len(self.lineups[0])

    @property
    def bots(self) -> list[str]:
        """The names of all bots, each once, in the order in which they were given."""
        return list(dict.fromkeys(name for lineup in self.lineups for name in lineup))

    @property
    def measures(self) -> tuple[Measure, ...]:
        """What is counted beside wins and scores."""
        return () if self.only_scores else measures_of(self.game)

    @property
    def seatings(self) -> list[Seating]:
        """The games of one deal."""
        rotated = [bots for lineup in self.lineups for bots in rotations(lineup)]
        return [Seating(variant, bots) for variant in range(len(self.variants)) for bots in rotated]

    def deals_for(self, games: int) -> int:
        """How many whole deals make at least so many games."""
        if games < 1:
            raise OptionError("games", f"{games} is not allowed; give at least 1")
        return -(-games // len(self.seatings))

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"

    def header(self) -> dict[str, Any]:
        """All that decides the results; a results file begins with it. More deals may be added to it later."""
        return {
            "sny": sny.__version__,
            "format": FORMAT,
            "code": code_digest(self.game, tuple(self.bots)),
            "game": self.game,
            "lineups": [list(lineup) for lineup in self.lineups],
            "variants": {variant.label: variant.options for variant in self.variants},
            "seed": self.seed,
            **({"only": "scores"} if self.only_scores else {}),
        }


def plan_games(
    game: str,
    bots: Sequence[str],
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
    compare: tuple[str, Sequence[Any]] | None = None,
    variants: Mapping[str, Mapping[str, Any]] | None = None,
) -> Plan:
    """Games of one line-up. With `compare`, an option and its values, each deal is played once with each of them;
    with `variants`, which are labels and all options of each, with those."""
    given = dict(options or {})
    if variants is not None:
        named = tuple(Variant(label, given | dict(own)) for label, own in variants.items())
        return checked(Plan(game, (tuple(bots),), named, str(seed)))
    if compare is None:
        return checked(Plan(game, (tuple(bots),), (Variant("", given),), str(seed)))
    name, values = compare
    spec = rules_of(game).DATA["option"].get(name)
    if spec is None or name in given:
        raise OptionError(name, "is already set as an option" if spec else "there is no such option to compare")
    compared = tuple(Variant(f"{name}={option_text(spec, value)}", {**given, name: value}) for value in values)
    if len({variant.label for variant in compared}) < max(2, len(compared)):
        raise OptionError(name, "give at least two different values to compare")
    return checked(Plan(game, (tuple(bots),), compared, str(seed)))


def plan_tournament(
    game: str,
    bots: Sequence[str],
    players: int | None = None,
    seed: int | str = 1,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """Every pairing of the bots; for more than two players, every table on which at least two of them meet."""
    if len(set(bots)) < len(bots) or len(bots) < 2:
        raise OptionError("bots", "a tournament is between two or more different bots; name each of them once")
    seats = read_players(rules_of(game).DATA, players)
    lineups = tuple(lineup for lineup in combinations_with_replacement(bots, seats) if len(set(lineup)) > 1)
    return checked(Plan(game, lineups, (Variant("", dict(options or {})),), str(seed)))


def checked(plan: Plan) -> Plan:
    """The same plan, once it is known that it can be carried out."""
    rules = rules_of(plan.game)
    check_seed(plan.seed)
    read_players(rules.DATA, plan.players)
    for variant in plan.variants:
        undealt_game(plan.game, plan.players, plan.seed, variant.options)
    for name in plan.bots:
        named_bot(plan.game, name)
    return plan


def rotations(lineup: Lineup) -> list[Lineup]:
    """The different ways in which the line-up can move round the table."""
    return list(dict.fromkeys(lineup[shift:] + lineup[:shift] for shift in range(len(lineup))))
