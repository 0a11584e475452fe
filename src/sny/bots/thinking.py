"""What bots share: a game's policy with its habits, and the search built on it.

A policy is a file of plain functions, one a game (`sny.bots.sen` …): `decide`, `lean`, `is_settled`, `outcome`, with
the names of its `HABITS` and `OUTCOMES` and the number of its `NOTES`. A game without a
policy has `sny.bots.plain`. NumPy and Numba are imported only when a thinker is asked for the first time.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

from sny.bots import plain, search
from sny.bots.copying import put_record
from sny.env.chance import started
from sny.env.imagining import imagine_for
from sny.env.layout_code import conceal_for
from sny.extras import need
from sny.rules.catalogue import GAMES, card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import record_type
from sny.rules.kit.options import read_options
from sny.rules.kit.sight import view
from sny.rules.kit.twins import compiled

RULES_OF_SEARCH = ("gather", "awaits_deal", "deal", "actors", "legal", "play", "over", "score", "wins")
PARTS_OF_POLICY = ("decide", "narrow", "lean", "is_settled", "outcome")
LOOPS = ("ponder", "weigh", "foresee", "contest")
CAUTION = 1.0  # standard errors by which an action must beat what `careful` would do
SCRATCH_STATES = 4  # states that a policy may use while it decides


@cache
def policy_of(game: str) -> Any:
    """A game's own policy, or the one that fits any game."""
    own = GAMES[card_rules_of(game).NAME].replace("sny.rules", "sny.bots")
    policy = import_module(own) if find_spec(own) else plain
    return policy if hasattr(policy, "HABITS") else plain  # a module of ours may happen to bear the name


def has_policy(game: str) -> bool:
    return policy_of(game) is not plain


@cache
def habits_of(game: str) -> tuple[float, ...]:
    """The values of a policy's habits, in the order in which it lists them."""
    given = tomllib.loads((Path(__file__).parent / "habits.toml").read_text(encoding="utf-8")).get(game, {})
    return tuple(float(given[name]) for name in policy_of(game).HABITS)


def decide(game: str, seen: Any, seat: int, legal: list[int], habits: Any = None) -> int:
    """What `careful` does, in plain Python."""
    policy = policy_of(game)
    scratch = [None] * (search.SCRATCH + SCRATCH_STATES)
    notes = [0.0] * policy.NOTES
    return int(policy.decide(seen, seat, legal, len(legal), habits or habits_of(game), notes, scratch))


@dataclass
class Weighed:
    """What the search found out about one action: the averages of its outcomes."""

    action: int
    rollouts: int
    outcomes: dict[str, float]


class Mind:
    """The compiled search of a game, with the arrays that it works in."""

    def __init__(self, game: str) -> None:
        import numpy as np

        self.rules: Rules = card_rules_of(game)
        self.policy, self.engine = policy_of(game), engine(game)
        self.habits = np.array(habits_of(game))
        self.chance = np.zeros(1, np.int64)
        actions, outcomes = self.rules.ACTIONS, len(self.policy.OUTCOMES)
        self.work = search.Work(
            states=np.zeros(search.SCRATCH + SCRATCH_STATES, record_type(self.rules.Layout)),
            tried=np.zeros(actions, np.int64),
            order=np.zeros(actions, np.int64),
            trials=np.zeros(actions, np.int64),
            tallies=np.zeros((actions, outcomes)),
            leads=np.zeros((actions, 3)),
            actions=np.zeros(actions, np.int64),
            cards=np.zeros(self.rules.DECK_SIZE, np.int8),
            faces=np.zeros(len(self.rules.CARDS), np.int64),
            notes=np.zeros(self.policy.NOTES),
            numbers=np.zeros(outcomes),
        )

    def decide(self, state: Any, seat: int, legal: list[int]) -> int:
        """What `careful` does, compiled."""
        import numpy as np

        states, actions = self.work.states, self.work.actions
        states[search.TRIAL] = np.frombuffer(state.save(), states.dtype)[0]
        actions[: len(legal)] = legal
        given = states[search.TRIAL], seat, actions, len(legal), self.habits, self.work.notes, states
        return int(self.engine.decide(*given))

    def ponder(self, seen: Any, seat: int, legal: list[int], budget: int, start: int) -> int:
        """What the thinker does, with chance that goes on from a number."""
        self.look_at(seen, legal, start)
        care = self.care(seen.players)
        return int(self.engine.ponder(self.work, seat, len(legal), budget, care, self.habits, self.chance))

    def improve(self, seen: Any, seat: int, legal: list[int], likely: list[int], budget: int, start: int) -> int:
        """The likeliest action, unless rollouts find a likely one, or one that `careful` looks at, surely better."""
        self.look_at(seen, legal, start)
        count = self.engine.narrow(self.work.states[search.SEEN], seat, self.work.tried, len(legal))
        tried: list[int] = list(dict.fromkeys([*likely, *self.work.tried[:count].tolist()]))
        if len(tried) == 1:
            return tried[0]
        best = self._weigh(seen, seat, tried, 0, budget, start)
        lead = self.work.leads[best, 0] / self.work.trials[best]
        doubt = search.doubt_of(best, self.work.leads, self.work.trials)
        return tried[best] if lead > max(self.care(seen.players).least_lead, CAUTION * doubt) else tried[0]

    def care(self, players: int) -> search.Care:
        """Of many rivals less is known."""
        lead: float = self.policy.LEAST_LEAD
        return search.Care(CAUTION, lead if players == 2 else 2 * lead, self.policy.HORIZON)

    def weigh(self, seen: Any, seat: int, tried: list[int], favourite: int, budget: int, seed: int) -> list[Weighed]:
        """The actions with what they are worth, the best first; those left out early come last."""
        self._weigh(seen, seat, tried, tried.index(favourite), budget, started(seed))
        return [self.found(tried, index) for index in self.work.order[: len(tried)]]

    def foresee(self, seen: Any, seat: int, tried: list[int], worlds: int, budget: int, seed: int) -> list[Weighed]:
        """What comes of each of these actions, all in the same worlds and played out to the end."""
        self.look_at(seen, tried, started(seed))
        self.engine.foresee(self.work, seat, len(tried), worlds, budget, self.habits, self.chance)
        return [self.found(tried, index) for index in range(len(tried))]

    def found(self, tried: list[int], index: int) -> Weighed:
        rollouts = int(self.work.trials[index])
        means = (float(total) / max(1, rollouts) for total in self.work.tallies[index])
        return Weighed(tried[index], rollouts, dict(zip(self.policy.OUTCOMES, means, strict=True)))

    def _weigh(self, seen: Any, seat: int, tried: list[int], favourite: int, budget: int, start: int) -> int:
        """Fill the arrays with what was found of the actions; which is the best."""
        self.look_at(seen, tried, start)
        horizon = self.policy.HORIZON
        self.engine.weigh(self.work, seat, len(tried), favourite, budget, horizon, self.habits, self.chance)
        return int(self.work.order[0])

    def look_at(self, seen: Any, tried: list[int], start: int) -> None:
        import numpy as np

        self.work.states[search.SEEN] = np.frombuffer(seen.save(), self.work.states.dtype)[0]
        self.work.tried[: len(tried)] = tried
        self.chance[0] = start


@cache
def mind(game: str) -> Mind:
    return Mind(game)


def warm_up(game: str) -> None:
    """Think once, of a game that has just begun."""
    seen, legal = first_view(card_rules_of(game))
    mind(game).ponder(seen, 0, legal, 1, started(0))
    mind(game).weigh(seen, 0, legal, legal[0], 1, 0)  # for hints
    mind(game).foresee(seen, 0, legal, 1, 1, 0)


def first_view(rules: Rules) -> tuple[Any, list[int]]:
    """What the first seat sees and may do when a game for the fewest players has just begun."""
    state = rules.set_up(rules.DATA["players"][0], 0, read_options(rules.DATA["option"], rules.DATA["players"][0], {}))
    cards = [0] * rules.DECK_SIZE
    rules.deal(state, cards[: rules.gather(state, cards)])
    actions = [0] * rules.ACTIONS
    return view(rules, state, 0), actions[: rules.legal(state, 0, actions)]


@cache
def engine(game: str, *, check_bounds: bool = False) -> Any:
    """The search of a game, compiled. The first use compiles; later processes load it from the cache."""
    need("numba")
    rules, policy = card_rules_of(game), policy_of(game)
    functions = {name: getattr(rules, name) for name in RULES_OF_SEARCH}
    twins = compiled(functions, check_bounds=check_bounds)
    functions = {name: getattr(policy, name) for name in PARTS_OF_POLICY} | {"imagine": imagine_for(rules)}
    functions["conceal"] = conceal_for(rules)
    copying = compiled({"put_copy": put_record})
    twins |= compiled(functions, check_bounds=check_bounds, inline=False, **twins, **copying)
    loops = {name: getattr(search, name) for name in LOOPS}
    driven = compiled(loops, check_bounds=check_bounds, inline=False, **twins)
    return SimpleNamespace(**twins, **driven)


def think(game: str, seen: Any, seat: int, legal: list[int], chance: Random, budget: int) -> int:
    """The action that the search finds best, if it is surely enough better than what `careful` would do."""
    if len(legal) == 1:
        return legal[0]
    return mind(game).ponder(seen, seat, legal, budget, started(chance.getrandbits(62)))
