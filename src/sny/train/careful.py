"""The level `careful` in many games at once, on the processor and on the card: the rival to measure by."""

from functools import cache
from typing import Any

import numpy as np

from sny.bots.copying import put_record
from sny.bots.search import SCRATCH
from sny.bots.thinking import SCRATCH_STATES, engine, habits_of, mind, policy_of
from sny.env.gpu import cuda_module, device_twins, rule_twins
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.layout import record_type
from sny.rules.kit.twins import compiled, twins_of

cuda: Any = None
decide: Any = None
legal: Any = None
int16: Any = None
ACTIONS = 0


class Careful:
    """Writes to `chosen` what `careful` does wherever the seat to move is not one's own."""

    def __init__(self, game: str, batch: Any, chosen: Any) -> None:
        self.game, self.batch, self.chosen = game, batch, chosen
        if on_card(batch):
            record, games = record_type(card_rules_of(game).Layout), batch.games
            self.habits = batch.cuda.to_device(np.array(habits_of(game)))
            self.notes = batch.cuda.device_array((games, policy_of(game).NOTES), np.float64)
            self.scratch = batch.cuda.device_array((games, SCRATCH + SCRATCH_STATES), record)

    def choose(self, own_seats: Any) -> None:
        batch = self.batch
        if on_card(batch):
            batch.launch(
                careful_kernel(self.game), batch.states, batch.views, batch.seats, own_seats, self.habits, self.notes,
                self.scratch, self.chosen,
            )  # fmt: skip
            return
        habits, work = mind(self.game).habits, mind(self.game).work
        careful_loop(self.game)(
            batch.states,
            batch.views,
            batch.seats,
            own_seats,
            work.actions,
            habits,
            work.notes,
            work.states,
            self.chosen,
        )


def on_card(batch: Any) -> bool:
    return hasattr(batch, "cuda")


def careful(
    states: Any, views: Any, seats: Any, own_seats: Any, habits: Any, notes: Any, scratch: Any, chosen: Any
) -> None:
    """What `careful` does, for every seat to move but one's own."""
    game = cuda.grid(1)
    if game >= len(states) or seats[game] == own_seats[game]:
        return
    actions = cuda.local.array(ACTIONS, int16)
    count = legal(states[game], seats[game], actions)
    chosen[game] = decide(views[game], seats[game], actions, count, habits, notes[game], scratch[game])


def choose_all_carefully(
    states: Any,
    views: Any,
    seats: Any,
    own_seats: Any,
    actions: Any,
    habits: Any,
    notes: Any,
    scratch: Any,
    chosen: Any,
) -> None:
    """The same on the processor."""
    for game in range(len(states)):
        if seats[game] != own_seats[game]:
            count = legal(states[game], seats[game], actions)
            chosen[game] = decide(views[game], seats[game], actions, count, habits, notes, scratch)


@cache
def careful_kernel(game: str) -> Any:
    cuda, twins = cuda_module(), rule_twins(game)
    bound = twins | {"cuda": cuda, "ACTIONS": card_rules_of(game).ACTIONS, "int16": np.int16}
    bound |= device_twins({"decide": policy_of(game).decide}, **twins, **device_twins({"put_copy": put_record}))
    return twins_of({"careful": careful}, bound, lambda copy, _: cuda.jit(copy), None)["careful"]


@cache
def careful_loop(game: str) -> Any:
    bound = {"decide": engine(game).decide, "legal": engine(game).legal}
    return compiled({"choose": choose_all_carefully}, inline=False, **bound)["choose"]
