"""Many games of one kind on a GPU: the same rules, compiled for the device, and the same games byte for byte.

    batch = Batch("sen", games=65536, players=2, seed=7, device="cuda")      # of sny.env.batch
    mask = torch.as_tensor(batch.mask, device="cuda")                        # the very memory: nothing is copied

Every array here is one of Numba's device arrays, which torch, JAX and CuPy take as they are
(`__cuda_array_interface__`). Kernels run on the stream given to `use_stream`, such as torch's own.
"""

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from sny.env import features as reading
from sny.env import gpu_loops, loops
from sny.env.batch import new_chances, templates
from sny.env.chance import below
from sny.env.layout_code import conceal_for, flatten_for
from sny.env.rewards import reads_margin
from sny.env.spaces import observation_length
from sny.errors import IllegalAction, OptionError
from sny.extras import MissingExtra
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.game import COMPILED
from sny.rules.kit.layout import observed, record_type
from sny.rules.kit.notation import action_text
from sny.rules.kit.options import read_players
from sny.rules.kit.twins import twins_of

THREADS = 128  # in a block; one game a thread
LOOPS = ("start", "deal_when_needed", "first_actor", "step_all", "choose_all")
KERNELS = ("step", "check", "playout", "playout_in_place", "widen", "features", "turn_mask")


def cuda_module() -> Any:
    """Numba's CUDA target, or a clear word about what is missing."""
    try:
        if not hasattr(np, "row_stack"):
            np.row_stack = np.vstack  # numba-cuda 0.30 still asks for it
        from numba import cuda
    except ImportError as error:
        raise MissingExtra("numba-cuda") from error
    return cuda


def why_no_gpu() -> str:
    """Why games cannot run on a GPU here; nothing where they can."""
    try:
        return "" if cuda_module().is_available() else "there is no CUDA GPU here, or its driver is missing"
    except MissingExtra as error:
        return str(error)


def device_twins(functions: Any, **bound: Any) -> dict[str, Any]:
    """Twins for the card, by the walk that makes those for the processor."""
    cuda = cuda_module()

    def make(copy: FunctionType, leaf: bool) -> Any:  # noqa: ARG001  # the card's compiler decides what to inline
        return cuda.jit(device=True)(copy)

    return twins_of(functions, bound, make, cuda.jit(device=True))


@cache
def rule_twins(game: str) -> dict[str, Any]:
    rules = card_rules_of(game)
    functions = {name: getattr(rules, name) for name in COMPILED}
    return device_twins(functions | {"conceal": conceal_for(rules), "flatten": flatten_for(rules)})


@cache
def kernels(game: str) -> Any:
    """What runs on the card. Compiled at the first launch, in 10 to 20 s."""
    cuda, rules, twins = cuda_module(), card_rules_of(game), rule_twins(game)
    bound = twins | device_twins({name: getattr(loops, name) for name in LOOPS}, **twins)
    bound |= device_twins({"below": below, "value_of": reading.value_of})
    bound |= {name: getattr(np, name) for name in ("int8", "int16", "int64")}
    bound |= {
        "cuda": cuda, "RECORD": record_type(rules.Layout), "ACTIONS": rules.ACTIONS, "DECK_SIZE": rules.DECK_SIZE,
        "SEATS": rules.SEATS,
    }  # fmt: skip
    made = {name: getattr(gpu_loops, name) for name in KERNELS}
    return SimpleNamespace(**twins_of(made, bound, lambda copy, _: cuda.jit(copy), cuda.jit(device=True)))


def columns_of(game: str) -> Any:
    """For each column of an observation: its first byte in a record and how wide it is; the seat has no width."""
    rules = card_rules_of(game)
    record = record_type(rules.Layout)
    rows = [(0, 0)]
    for name, _ in observed(rules.Layout):
        kind, offset = record.fields[name][:2]
        count = int(np.prod(kind.shape)) if kind.shape else 1
        rows += [(offset + index * kind.base.itemsize, kind.base.itemsize) for index in range(count)]
    return np.array(rows, np.int32)


def bytes_of(cuda: Any, records: Any) -> Any:
    """The memory of records on the card as a matrix of bytes, a row a record."""
    told = dict(records.__cuda_array_interface__)
    told |= {"shape": (len(records), records.dtype.itemsize), "typestr": "|u1", "strides": None}
    told["descr"] = [("", "|u1")]
    return cuda.as_cuda_array(SimpleNamespace(__cuda_array_interface__=told))


class GpuBatch:
    """The arrays and verbs of `sny.env.batch.Batch`, on the card.

    `numbers` holds the observations of the seats to move, `full` the same of somebody who sees all cards, each when
    `observe` or `observe_all` was called. `step` checks actions only when told to: a check waits for the card.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int = 0,
        *,
        rewards: str = "wins",
        most_steps: int | None = None,
        tables: Any = None,
        **options: Any,
    ) -> None:
        if games < 1:
            raise OptionError("games", f"{games} is not allowed; give at least 1")
        missing = why_no_gpu()
        if missing:
            raise OptionError("device", f"'cuda' is not allowed: {missing}; leave it out to play on the processor")
        cuda = self.cuda = cuda_module()
        self.rules = card_rules_of(game)
        self.players = read_players(self.rules.DATA, players)
        self.games, self.stream = games, 0
        self.kernels = kernels(self.rules.NAME)
        record = record_type(self.rules.Layout)
        if tables is None:
            tables = templates(self.rules, self.players, options)
        self._templates = cuda.to_device(np.ascontiguousarray(tables.view(record)))
        self.states, self.views = (cuda.to_device(np.zeros(games, record)) for _ in range(2))
        self._bytes, self._view_bytes = bytes_of(cuda, self.states), bytes_of(cuda, self.views)
        self._columns = cuda.to_device(columns_of(self.rules.NAME))

        def zeros(shape: Any, kind: Any) -> Any:
            return cuda.to_device(np.zeros(shape, kind))

        self.seats = zeros(games, np.int8)
        self.mask = zeros((games, self.rules.ACTIONS), np.bool_)
        self.chosen = zeros(games, np.int64)
        self.scores = zeros((games, self.players), np.int32)
        self.rewards = zeros((games, self.players), np.float32)
        self.terminated, self.truncated = zeros(games, np.bool_), zeros(games, np.bool_)
        self.lengths = zeros(games, np.int32)
        self.numbers = zeros((games, observation_length(self.rules)), np.int32)
        self.full = zeros((games, observation_length(self.rules)), np.int32)
        self.finished = zeros(games, np.int64)
        self._stopped = zeros(1, np.int32)
        self._by_margin, self._most_steps = reads_margin(rewards), most_steps or 0
        self.reset(seed)

    def use_stream(self, stream: int) -> None:
        """Launch from now on in a stream of somebody else's, by its handle."""
        self.stream = self.cuda.external_stream(stream) if stream else 0

    def reset(self, seed: int | None = None) -> None:
        if seed is not None:
            self.start_from(new_chances(seed, self.games))
        else:
            self._step(fresh=True)

    def start_from(self, chances: Any) -> None:
        """New games with chance of one's own, a row a game: equal rows get equal deals."""
        self.chances = self.cuda.to_device(np.ascontiguousarray(chances, np.int64))
        self._step(fresh=True)

    def step(self, actions: Any = None, *, check: bool = False) -> None:
        """Play one action in every game: those given, or those already written to `chosen`."""
        if actions is not None:
            self.chosen.copy_to_device(np.ascontiguousarray(actions, np.int64))
        if check:
            self.kernels.check[self._blocks(self.games), THREADS, self.stream](self.mask, self.chosen, self._stopped)
            self._complain()
        self._step()

    def random_steps(self, steps: int) -> None:
        """So many steps with random legal actions, in one launch; the same as those of the processor's batch."""
        self._step(random=steps)

    def playout(self, moves: int, *, in_place: bool = False) -> None:
        """So many random moves in every game, without anybody looking; `finished` counts the games that ended."""
        kernel = self.kernels.playout_in_place if in_place else self.kernels.playout
        kernel[self._blocks(self.games), THREADS, self.stream](
            self.states, self._templates, moves, self.chances, self.finished
        )

    def observe(self) -> Any:
        """Write `numbers`: what the seats to move see."""
        self._widen(self._view_bytes, self.numbers)
        return self.numbers

    def observe_all(self) -> Any:
        """Write `full`: the same with every card open."""
        self._widen(self._bytes, self.full)
        return self.full

    def write_features(self, table: Any, numbers: Any, out: Any) -> None:
        """The features of a table (`sny.env.features`) from `numbers` or `full`."""
        self.kernels.features[self._blocks(out.shape[0] * out.shape[1], 256), 256, self.stream](
            table, numbers, self.seats, self.players, out
        )

    def write_turned_mask(self, turned: Any, out: Any) -> None:
        """`mask` with seats counted from the one to move, by a table of `sny.env.features.turned_actions`."""
        self.kernels.turn_mask[self._blocks(out.shape[0] * out.shape[1], 256), 256, self.stream](
            self.mask, turned, self.seats, out
        )

    def launch(self, kernel: Any, *given: Any) -> None:
        """A kernel of somebody else's, a thread a game."""
        kernel[self._blocks(self.games), THREADS, self.stream](*given)

    def complain_if_stopped(self) -> None:
        """Raise an error if an illegal action was given since the last question. Waits for the card."""
        self._complain()

    def _widen(self, records: Any, numbers: Any) -> None:
        self.kernels.widen[self._blocks(numbers.shape[0] * numbers.shape[1], 256), 256, self.stream](
            records, self._columns, self.seats, numbers
        )

    def _step(self, *, fresh: bool = False, random: int = 0) -> None:
        self.kernels.step[self._blocks(self.games), THREADS, self.stream](
            self.states, self._templates, self.chances, self.seats, self.views, self.mask, self.chosen, self.scores,
            self.rewards, self.terminated, self.truncated, self.lengths, self.numbers, self._most_steps,
            self._by_margin, fresh, random, self._stopped,
        )  # fmt: skip

    def _complain(self) -> None:
        self.cuda.synchronize()
        stopped = int(self._stopped.copy_to_host()[0])
        if stopped:
            self._stopped.copy_to_device(np.zeros(1, np.int32))
            game, mask = stopped - 1, self.mask.copy_to_host()
            legal = [action_text(self.rules, int(action)) for action in np.flatnonzero(mask[game])]
            wrong = f"{int(self.chosen.copy_to_host()[game])} in game {game}"
            raise IllegalAction(int(self.seats.copy_to_host()[game]), wrong, legal)

    def _blocks(self, threads: int, size: int = THREADS) -> int:
        return (threads + size - 1) // size
