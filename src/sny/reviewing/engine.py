"""A game's loops with its rules and policy bound to them: compiled where Numba is installed, else plain Python."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import FunctionType
from typing import Any

from sny.bots import search
from sny.bots.copying import put_copy, put_record
from sny.bots.thinking import PARTS_OF_POLICY, RULES_OF_SEARCH, SCRATCH_STATES, habits_of, policy_of
from sny.bots.thinking import engine as search_engine
from sny.env.chance import shuffle, started
from sny.env.imagining import imagine_for
from sny.errors import SnyError
from sny.extras import is_installed
from sny.reviewing import any_game, loops
from sny.rules.catalogue import GAMES, card_rules_of, rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import record_type
from sny.rules.kit.options import read_options
from sny.rules.kit.sight import view
from sny.rules.kit.twins import compiled
from sny.rules.kit.writing import written_out


class NotOver(SnyError):
    """Of a running game nothing can be asked."""


PARTS_OF_GUIDE = ("appraise", "win_chance")
LOOPS = ("try_actions", "try_luck", "try_deals", "try_truth")


@cache
def guide_of(game: str) -> Any:
    """What the review knows of one game beyond its policy: `sny.reviewing.NAME`, or what fits any game."""
    own = GAMES[rules_of(game).NAME].replace("sny.rules", "sny.reviewing")
    return import_module(own) if find_spec(own) else any_game


class Bench:
    """The loops of a game, with the states and lists that they work in."""

    def __init__(self, game: str, *, plain: bool = False) -> None:
        self.rules: Rules = card_rules_of(game)
        self.policy, self.guide = policy_of(game), guide_of(game)
        self.compiled = is_installed("numba") and not plain
        self.width = len(self.policy.OUTCOMES) + 1
        rows = search.SCRATCH + SCRATCH_STATES
        if self.compiled:
            import numpy as np

            self.loops = compiled_loops(game)
            self.states: Any = np.zeros(rows, record_type(self.rules.Layout))
            self.whole: Callable[[int], Any] = lambda size: np.zeros(size, np.int64)
            self.real: Callable[[int], Any] = np.zeros
            self.cards: Any = np.zeros(self.rules.DECK_SIZE, np.int8)
            self.habits: Any = np.array(habits_of(game))
        else:
            self.loops = plain_loops(game)
            self.states = [None] * rows
            self.whole, self.real = lambda size: [0] * size, lambda size: [0.0] * size
            self.cards, self.habits = [0] * self.rules.DECK_SIZE, list(habits_of(game))
        self.faces, self.actions = self.whole(len(self.rules.CARDS)), self.whole(self.rules.ACTIONS)
        self.tried, self.chance = self.whole(self.rules.ACTIONS), self.whole(1)
        self.notes, self.numbers = self.real(self.policy.NOTES), self.real(len(self.policy.OUTCOMES))
        self.spent = 0  # imagined actions

    def actions_in_worlds(self, seen: Any, seat: int, tried: list[int], worlds: int, seed: int) -> list[Any]:
        """The numbers of each action in each world, from what a seat may know."""
        horizon = min(self.policy.HORIZON, self.guide.FAR * seen.players)
        results = self._ready(seen, tried, worlds * len(tried), seed)
        self.spent += self.loops["try_actions"](
            self.states, seat, self.tried, len(tried), worlds, results, self.actions, self.cards, self.faces,
            self.habits, self.notes, self.numbers, self.chance, horizon,
        )  # fmt: skip
        return self._by_world(results, len(tried))

    def actions_in_truth(self, state: Any, seat: int, tried: list[int], worlds: int, seed: int) -> list[Any]:
        """The same with the cards that really lay there."""
        horizon = min(self.policy.HORIZON, self.guide.FAR * state.players)
        results = self._ready(state, tried, worlds * len(tried), seed)
        self.spent += self.loops["try_truth"](
            self.states, seat, self.tried, len(tried), worlds, results, self.actions, self.cards, self.habits,
            self.notes, self.numbers, self.chance, horizon,
        )  # fmt: skip
        return self._by_world(results, len(tried))

    def luck(self, before: Any, seat: int, actor: int, action: int, drawn: int, worlds: int, seed: int) -> list[Any]:
        """With the real cards, and with any: what an action that drew so many cards came to for a seat."""
        horizon = min(self.policy.HORIZON, self.guide.NEAR * before.players)
        results = self._ready(before, [action], worlds * 2, seed)
        self.spent += self.loops["try_luck"](
            self.states, seat, actor, self.tried, drawn, worlds, results, self.actions, self.cards, self.habits,
            self.notes, self.numbers, self.chance, horizon,
        )  # fmt: skip
        return self._by_world(results, 2)

    def deals(self, before: Any, after: Any, seat: int, worlds: int, seed: int) -> list[Any]:
        """With the real deal, and with any."""
        horizon = min(self.policy.HORIZON, self.guide.NEAR * before.players)
        results = self._ready(before, [], worlds * 2, seed)
        self._put(loops.REAL, after)
        self.spent += self.loops["try_deals"](
            self.states, seat, worlds, results, self.actions, self.cards, self.habits, self.notes, self.numbers,
            self.chance, horizon,
        )  # fmt: skip
        return self._by_world(results, 2)

    def world(self, seen: Any, seat: int, seed: int) -> Any:
        """A state that agrees with what a seat may know and is as likely as how all have played; in plain Python."""
        self._ready(seen, [], 0, seed)
        draw_world = plain_names(self.rules.NAME)["draw_world"]
        draw_world(self.states, seat, self.cards, self.faces, self.habits, self.notes, self.chance)
        return self.states[search.WORLD]

    def numbers_of(self, state: Any, seat: int) -> list[float]:
        """What a state that is settled came to."""
        numbers = [0.0] * len(self.policy.OUTCOMES)
        bound = plain_names(self.rules.NAME)
        habits = habits_of(self.rules.NAME)
        bound["outcome"](state, seat, habits, numbers)
        numbers[loops.WORTH] = bound["appraise"](state, seat, habits, [0.0] * self.policy.NOTES, numbers)
        return [*numbers, float(bound["win_chance"](state, seat, numbers))]

    def _ready(self, state: Any, tried: list[int], rows: int, seed: int) -> Any:
        self._put(search.SEEN, state)
        self.tried[: len(tried)] = tried
        self.chance[0] = started(seed)
        return self.real(rows * self.width)

    def _put(self, row: int, state: Any) -> None:
        if self.compiled:
            import numpy as np

            self.states[row] = np.frombuffer(state.save(), self.states.dtype)[0]
        else:
            self.states[row] = state.copy()

    def _by_world(self, results: Any, columns: int) -> list[Any]:
        """Lists of the numbers by world and column."""
        flat = list(map(float, results))
        row = columns * self.width
        return [
            [flat[start + self.width * column : start + self.width * (column + 1)] for column in range(columns)]
            for start in range(0, len(flat), row)
        ]


@cache
def bench(game: str, plain: bool = False) -> Bench:
    return Bench(game, plain=plain)


def warm_up(game: str) -> None:
    """Go through every loop once, of a game that has just begun: compiled, or loaded from the cache."""
    rules = card_rules_of(game)
    players = rules.DATA["players"][0]
    before = rules.set_up(players, 0, read_options(rules.DATA["option"], players, {}))
    state, cards = before.copy(), [0] * rules.DECK_SIZE
    rules.deal(state, cards[: rules.gather(before, cards)])
    actions = [0] * rules.ACTIONS
    legal = actions[: rules.legal(state, 0, actions)]
    workbench = bench(game)
    workbench.deals(before, state, 0, 1, 0)
    workbench.luck(state, 0, 0, legal[0], 0, 1, 0)
    workbench.actions_in_truth(state, 0, legal[:1], 1, 0)
    workbench.actions_in_worlds(view(rules, state, 0), 0, legal[:1], 1, 0)


@cache
def compiled_loops(game: str) -> dict[str, Any]:
    """The first use compiles; later processes load it from the cache."""
    twins = vars(search_engine(game))
    names: dict[str, Any] = {name: twins[name] for name in (*RULES_OF_SEARCH, *PARTS_OF_POLICY, "imagine")}
    names |= compiled({"put_copy": put_record})
    own = {name: getattr(guide_of(game), name) for name in PARTS_OF_GUIDE} | pile_functions(card_rules_of(game))
    names |= compiled(own, inline=False, **names)
    return compiled({name: getattr(loops, name) for name in LOOPS}, inline=False, **names)


@cache
def plain_names(game: str) -> dict[str, Any]:
    """What the names in the loops mean in plain Python."""
    rules, policy = card_rules_of(game), policy_of(game)
    names: dict[str, Any] = {name: getattr(rules, name) for name in RULES_OF_SEARCH}
    names |= {name: bound_to(getattr(policy, name), names) for name in PARTS_OF_POLICY}
    names |= {"imagine": imagine_for(rules), "put_copy": put_copy, **pile_functions(rules)}
    names |= {name: bound_to(getattr(guide_of(game), name), names) for name in PARTS_OF_GUIDE}
    for helper in (search.roll_out, loops.write_down, loops.draw_world):
        names[helper.__name__] = bound_to(helper, names)
    return names


@cache
def plain_loops(game: str) -> dict[str, Any]:
    return {name: bound_to(getattr(loops, name), plain_names(game)) for name in LOOPS}


def bound_to(function: Any, names: dict[str, Any]) -> Any:
    """The same function, which sees other meanings of some names that are None in its own file."""
    unbound = {name: value for name, value in names.items() if name in function.__globals__}
    if all(function.__globals__[name] is value for name, value in unbound.items()):
        return function
    return FunctionType(function.__code__, {**function.__globals__, **unbound}, function.__name__)


@cache
def pile_functions(rules: Rules) -> dict[str, Any]:
    """`mix_pile` and `bring_up` of a game, written out for the field that its cards are drawn from."""
    pile = rules.REST
    size = rules.Layout.fields[pile].filled[0]
    source = f"""
def mix_pile(state, cards, chance):
    for place in range(state.{size}):
        cards[place] = state.{pile}[place]
    shuffle(chance, cards, state.{size})
    for place in range(state.{size}):
        state.{pile}[place] = cards[place]


def bring_up(state, real, drawn):
    for step in range(drawn):
        top = state.{size} - 1 - step
        wanted = real.{pile}[top]
        other = top
        while state.{pile}[other] != wanted:
            other -= 1
        state.{pile}[other] = state.{pile}[top]
        state.{pile}[top] = wanted
"""
    return written_out(source, f"pile of {rules.NAME}", shuffle=shuffle)
