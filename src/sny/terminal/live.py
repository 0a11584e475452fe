"""A table of words in this process whose clock is that on the wall: `sny play kraina-snow --live`."""

import time
from collections.abc import Callable, Mapping
from typing import Any

from sny.bots.driving import Step, due_step
from sny.errors import IllegalAction, Refused
from sny.table import inputs
from sny.table.table import Table
from sny.terminal.local import HOST, YOU, LocalLine


class LiveLine(LocalLine):
    """Bots take their seconds to speak, and whoever says nothing for too long is passed over, the player too."""

    live = True

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, Any],
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        super().__init__(table, bots)
        self.clock, self.sleep = clock, sleep
        self.start = clock() - self.game.now  # a game that was left goes on where it was
        self.coming: Step | None = None  # what happens next without the player
        self.planned = False

    @property
    def now(self) -> float:
        """In seconds of the game."""
        return self.clock() - self.start

    def next(self, timeout: float | None = None) -> dict[str, Any]:
        """Waits until the next thing happens without the player, or until the time is over."""
        step = self.plan()
        waits = [timeout] if timeout is not None else []
        if step is not None:
            waits.append(max(0.0, step.at - self.now))
        self.sleep(min(waits, default=0.0))
        if step is not None and step.at <= self.now:
            self.carry_out(step)
        return {}

    def plan(self) -> Step | None:
        """Bots are called once whenever something has happened."""
        if not self.planned:
            step = self.next_of([seat for seat in self.game.actors if seat in self.bots])
            self.coming, self.planned = step or due_step(self.game), True
        return self.coming

    def asked(self, legal: list[str]) -> list[str]:
        return legal

    def let_pass(self) -> None:
        """Time passes by itself."""

    def play(self, action: str) -> None:
        """After all that was to happen before it."""
        at = self.now
        while (step := self.plan()) is not None and step.at <= at:
            self.carry_out(step)
        try:
            self.take(inputs.Play(by=HOST, seat=YOU, action=action), at)
        except IllegalAction as error:
            raise Refused("illegal", str(error), error.verdict) from None

    def take(self, input: inputs.AnyInput, at: float) -> None:
        super().take(input, at)
        self.planned = False
