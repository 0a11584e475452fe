"""Many games of one kind side by side, on the compiled rules: NumPy arrays in, NumPy arrays out.

>>> from sny.env.batch import Batch
>>> batch = Batch("sen", games=1000, players=4, seed=7, edition="jubilee")
>>> batch.views["open"].shape
(1000, 110)
>>> views, rewards, terminated, truncated, info = batch.step(batch.random_actions())
>>> int(batch.mask.any(axis=1).sum())
1000
>>> batch.observations().shape
(1000, 387)

A row of `views` is what the seat to move may know: the game's record with -2 (hidden) and -1 (nothing) among the
cards. `observations` makes a plain matrix of it, in the order of docs/environments.md.

>>> Batch("sen", games=1000, players=4, observations="facing").observations().shape
(1000, 152)
"""

from importlib import import_module
from typing import Any

from sny.extras import MissingExtra

try:
    import numba  # noqa: F401  # what follows compiles with it
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("numba") from error

from sny.env.chance import seed_chance, started
from sny.env.engine import engine
from sny.env.facing import Facing, reads_facing
from sny.env.rewards import reads_margin
from sny.env.spaces import observation_length, widths_in_record, write_observations
from sny.errors import IllegalAction, OptionError
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import Rules
from sny.rules.kit.layout import NOTHING, record_type
from sny.rules.kit.notation import action_text
from sny.rules.kit.options import read_options, read_players

Step = tuple[Any, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Batch:
    """`seats` are the seats to move in each game, `views` what they know, `mask` their legal actions.

    `step` and `reset` answer as vector environments of Gymnasium do, with the very arrays that are kept here: they
    are overwritten by the next step, so copy what you keep. After a step, `terminated` marks the games that ended with
    it and `truncated` those that were cut off after `most_steps` decisions; their results are in `scores` and
    `rewards`, one column a seat, and new games have begun in their rows. Rewards come at the end of a game only: see
    `sny.env.rewards`. Where several seats may act at once, the lowest moves first.

    With `observations="facing"` the matrix, the mask and the actions count seats from the one to move, as in
    `sny.env.facing`; views, scores and rewards keep the seats of the table.
    """

    def __new__(cls, *given: Any, device: str = "cpu", **named: Any) -> Any:
        """With `device="cuda"` the batch of `sny.env.gpu`, which has the same arrays on the card."""
        if device == "cpu":
            return super().__new__(cls)
        if device != "cuda":
            raise OptionError("device", f"{device!r} is not allowed; choose cpu or cuda")
        if reads_facing(named.pop("observations", "columns")):
            raise OptionError("observations", "'facing' is not allowed on a GPU; choose columns there")
        return import_module("sny.env.gpu").GpuBatch(*given, **named)

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        *,
        rewards: str = "wins",
        most_steps: int | None = None,
        device: str = "cpu",  # noqa: ARG002  # read by __new__
        tables: Any = None,
        observations: str = "columns",
        **options: Any,
    ) -> None:
        if games < 1:
            raise OptionError("games", f"{games} is not allowed; give at least 1")
        if most_steps is not None and most_steps < 1:
            raise OptionError("most_steps", f"{most_steps} is not allowed; give at least 1, or None for no limit")
        self.rules = card_rules_of(game)
        self.players = read_players(self.rules.DATA, players)
        self.engine = engine(game)
        record = record_type(self.rules.Layout)
        self.states = np.zeros(games, record)
        self.views = np.zeros(games, record)
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)
        self.facing = Facing(self.rules, self.players) if reads_facing(observations) else None
        self._legal: NDArray[np.bool_] = np.zeros((games, self.rules.ACTIONS), np.bool_)
        self.mask = self._legal if self.facing is None else self._legal.copy()
        self.scores: NDArray[np.int32] = np.zeros((games, self.players), np.int32)
        self.rewards: NDArray[np.float32] = np.zeros((games, self.players), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.lengths: NDArray[np.int32] = np.zeros(games, np.int32)  # decisions made so far in each game
        self._by_margin = reads_margin(rewards)
        self._most_steps = most_steps or 0
        self._chosen: NDArray[np.int64] = np.zeros(games, np.int64)
        self._won: NDArray[np.int8] = np.zeros(self.players, np.int8)
        if tables is None:
            tables = templates(self.rules, self.players, options)
        self._templates = tables.view(record)  # one type object: faster calls
        self._cards = np.zeros(self.rules.DECK_SIZE, np.int8)
        self._actions = np.zeros(self.rules.ACTIONS, np.int16)
        self._widths = widths_in_record(self.rules)
        self._numbers = np.zeros((0, observation_length(self.rules)), np.int32)
        self.reset(seed)

    def reset(self, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Start new games in all rows, from a seed or with the present random state."""
        if seed is not None:
            self._chances = new_chances(seed, len(self.states))
        self._step_all(fresh=True)
        return self.views, self._info()

    def start_from(self, chances: Any) -> None:
        """Start new games with a given random state, one row for each game: equal rows get equal deals."""
        self._chances = np.ascontiguousarray(chances, np.int64).copy()
        self._step_all(fresh=True)

    def step(self, actions: Any) -> Step:
        """Play one action in every game. If one of them is illegal, nothing is played."""
        given = np.asarray(actions)
        if given.shape != self._chosen.shape or given.dtype.kind not in "iu":
            raise OptionError("actions", f"give an array of {len(self._chosen)} whole numbers, one for each game")
        self._chosen[:] = given if self.facing is None else self.facing.numbers(given, self.seats)
        illegal = self._step_all(fresh=False)
        if illegal != NOTHING:
            legal = [action_text(self.rules, int(action)) for action in np.flatnonzero(self.mask[illegal])]
            wrong = f"{int(given[illegal])} in game {illegal}"
            raise IllegalAction(int(self.seats[illegal]), wrong, legal)
        return self.views, self.rewards, self.terminated, self.truncated, self._info()

    @property
    def done(self) -> NDArray[np.bool_]:
        """The games that ended in the last step, terminated or truncated."""
        return self.terminated | self.truncated

    def observations(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """The seats to move and their views as a matrix, one row for each game, with the columns of docs/spaces."""
        if out is None:
            length = observation_length(self.rules) if self.facing is None else self.facing.length
            out = np.empty((len(self.views), length), np.int32)
        if self.facing is None:
            write_observations(self._widths, self.seats, self.views, out)
        else:
            self.facing.write(self.views, self.seats, out)
        return out

    def random_actions(self) -> NDArray[np.int16]:
        """A random legal action for every game."""
        chosen = np.empty(len(self._chosen), np.int16)
        self.engine.choose_all(self.mask, self._chances, chosen)
        return chosen

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seats, "action_mask": self.mask, "scores": self.scores}

    def _step_all(self, *, fresh: bool) -> int:
        stopped_at: int = self.engine.step_all(
            self.states, self._templates, self._cards, self._actions, self._chances, self.seats, self.views,
            self._legal, self._chosen, self.scores, self._won, self.rewards, self.terminated, self.truncated,
            self.lengths, self._numbers, self._most_steps, self._by_margin, fresh, True,
        )  # fmt: skip
        if self.facing is not None:
            self.facing.turn(self._legal, self.seats, self.mask)
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


def new_chances(seed: int, games: int) -> NDArray[np.int64]:
    """Chance for each of many games, the same on every device."""
    start = started(seed)
    return np.array([[started(start + game)] for game in range(games)], np.int64)
