"""Many games of one kind side by side, on the compiled rules: NumPy arrays in, NumPy arrays out.

>>> from sny.env.batch import Batch
>>> batch = Batch("sen", games=1000, players=4, seed=7, edition="jubilee")
>>> batch.views["open"].shape
(1000, 110)
>>> batch.step(batch.random_actions())
>>> int(batch.mask.any(axis=1).sum())
1000

A row of `views` is what the seat to move may know: the game's record with -2 (hidden) and -1 (nothing) among the
cards. `numpy.lib.recfunctions.structured_to_unstructured` makes a plain matrix of it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sny.env.chance import seed_chance
from sny.env.engine import engine
from sny.errors import IllegalAction, OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import NOTHING, record_type
from sny.rules.kit.notation import action_text
from sny.rules.kit.options import read_options, read_players


class Batch:
    """`seats` says who is to move in each game, `views` what that seat knows, `mask` what it may do.

    After a step, `done` marks the games that ended with it; their results are in `scores`, and new games have begun in
    their rows. Where several seats may act at once, the lowest moves first.
    """

    def __init__(self, game: str, games: int, players: int | None = None, seed: int = 0, **options: Any) -> None:
        if games < 1:
            raise OptionError("games", f"{games} is not allowed; give at least 1")
        self.rules = card_rules_of(game)
        self.players = read_players(self.rules.DATA, players)
        self.engine = engine(game)
        record = record_type(self.rules.Layout)
        self.states = np.zeros(games, record)
        self.views = np.zeros(games, record)
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)
        self.mask: NDArray[np.bool_] = np.zeros((games, self.rules.ACTIONS), np.bool_)
        self.scores: NDArray[np.int32] = np.zeros((games, self.players), np.int32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._chosen: NDArray[np.int16] = np.zeros(games, np.int16)
        self._templates = templates(self.rules, self.players, options)
        self._cards = np.zeros(self.rules.DECK_SIZE, np.int8)
        self._actions = np.zeros(self.rules.ACTIONS, np.int16)
        self._chance = new_chance(seed)
        self._step_all(fresh=True)

    def step(self, actions: Any) -> None:
        """Play one action in every game. With an illegal one among them, nothing is played."""
        self._chosen[:] = actions
        illegal = self._step_all(fresh=False)
        if illegal != NOTHING:
            legal = [action_text(self.rules, int(action)) for action in np.flatnonzero(self.mask[illegal])]
            wrong = f"{int(self._chosen[illegal])} in game {illegal}"
            raise IllegalAction(int(self.seats[illegal]), wrong, legal)

    def random_actions(self) -> NDArray[np.int16]:
        """A random legal action for every game."""
        chosen = np.empty_like(self._chosen)
        self.engine.choose_all(self.mask, self._chance, chosen)
        return chosen

    def _step_all(self, *, fresh: bool) -> int:
        stopped_at: int = self.engine.step_all(
            self.states, self._templates, self._cards, self._actions, self._chance, self.seats, self.views, self.mask,
            self._chosen, self.scores, self.done, fresh,
        )  # fmt: skip
        return stopped_at


def templates(rules: Rules, players: int, given: dict[str, Any]) -> Any:
    """Tables before their first deal: one for each seat that may begin."""
    options = read_options(rules.DATA["option"], players, given)
    first = options["first"]
    seats = range(players) if first is None else [first]
    tables = b"".join(rules.set_up(players, seat, options).save() for seat in seats)
    return np.frombuffer(bytearray(tables), record_type(rules.Layout))


def new_chance(seed: int) -> NDArray[np.int64]:
    numbers = [0]
    seed_chance(numbers, seed)
    return np.array(numbers, np.int64)
