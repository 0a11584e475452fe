"""A table in this process, driven as one on a server is: requests go in, and messages come out.

Nothing happens there while the player thinks. Where time matters the clock runs only while somebody speaks, so that
nobody is hurried, and a seed gives the same match against the same answers.
"""

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from sny import __version__
from sny.bots import gives_hints, hints
from sny.bots.driving import Step, due_step, next_step
from sny.errors import IllegalAction, Refused
from sny.extras import MissingExtra
from sny.game.game import Game
from sny.game.opening import actor_and_action, steps_of
from sny.hearing import Hearing
from sny.rules.kit.notation import action_text
from sny.rules.kraina_snow import CHALLENGE, CLUE, GUESS, NIGHT, READY
from sny.server.faces import Faces
from sny.table import inputs
from sny.table.settings import Settings
from sny.table.table import Header, Table
from sny.terminal.speaking import THEIRS, YOURS, seconds_of

HOST, YOU = "you", 0  # who sits in which chair


def local_table(game: Game, levels: Sequence[str]) -> Table:
    """A table at which a game is being played, or has been begun: you in the first chair, bots in the others."""
    table = Table(Header("local", game.name, game.players, {}, Settings(), HOST, secret="", created="", seed=game.seed))
    table.take(inputs.Sit(by=HOST, seat=YOU, name=HOST))
    for seat, level in enumerate(levels, start=1):
        table.take(inputs.Bot(by=HOST, seat=seat, level=level))
    opening, *steps = steps_of(game.inputs)
    table.take(inputs.Start(by=HOST, version=__version__, options=game.options, lines=opening))
    for step in steps:
        actor, action = actor_and_action(step[0])
        at = milliseconds(float(step[0].partition(" ")[0])) if game.own_clock else 0
        if actor is None:
            table.take(inputs.Wake(at=at, lines=step))
        else:
            by, bot = (HOST, "") if actor == YOU else ("", levels[actor - 1])
            table.take(inputs.Play(at=at, by=by, seat=actor, action=action, bot=bot, lines=step))
    return table


def milliseconds(seconds: float) -> int:
    return round(seconds * 1000)


class LocalLine:
    """Implements `Line`. `bots` get what their seats may know, one move at a time."""

    live = False

    def __init__(self, table: Table, bots: Mapping[int, Any]) -> None:
        self.table = table
        self.bots = bots
        self.hearing = Hearing()
        self.faces = Faces(table)
        self.waited = False  # the player lets the next thing happen
        self.let_through = False  # the player does not challenge the last clue
        self.first: Step | None = None  # what a bot says before the player
        whole = {"number": table.number, "table": table.described(), "faces": [self.faces.whole(YOU, since=0)]}
        nobody: dict[str, Any] = {"you": {}, "chat": [], "present": []}
        self.hearing.take_in(msgspec.to_builtins({"type": "welcome", **whole, **nobody}))

    @property
    def game(self) -> Game:
        assert self.table.game is not None, "a local table has begun"
        return self.table.game

    def request(self, kind: str, **what: Any) -> dict[str, Any]:
        if kind == "play":
            self.play(what["action"])
        elif kind == "hint":
            return {"hints": self.hints()}
        else:
            raise Refused("alone", "nobody but bots is here")
        return {}

    def next(self, timeout: float | None = None) -> dict[str, Any]:  # noqa: ARG002
        """The next thing that happens without the player."""
        step = self.first or self.next_of([seat for seat in self.game.actors if seat in self.bots])
        step = step or due_step(self.game)
        assert step is not None, "somebody can act"
        self.carry_out(step)
        return {}

    def asked(self, legal: list[str]) -> list[str]:
        """A dreamer may speak at any moment and comes before the player; at the start of a night all bots do. A clue
        can be challenged before anything follows it."""
        if not self.game.own_clock:
            return legal
        if CHALLENGE in legal and not self.let_through:
            return [CHALLENGE]
        legal = [action for action in legal if action != CHALLENGE]
        if not legal or self.waited or self.too_late(legal):
            return []
        state = self.game.view(YOU)
        before = self.game.actors if state["phase"] == READY else (state["dreamer"],)
        self.first = self.next_of([seat for seat in before if seat in self.bots])
        return [] if self.first else legal

    def let_pass(self) -> None:
        self.waited = CHALLENGE not in self.game.legal(YOU) or self.let_through
        self.let_through = True

    def too_late(self, legal: Sequence[str]) -> bool:
        """Whether the glass leaves a spirit no time for a clue."""
        view = self.game.view(YOU)
        if view["phase"] != NIGHT or f"{CLUE} …" not in legal:
            return False
        return bool(self.game.now + seconds_of(self.game, CLUE, YOURS) >= view["ends"])

    # What happens

    def next_of(self, seats: Sequence[int]) -> Step | None:
        return next_step(self.game, seats, self.ask, lambda _, answer: seconds_of(self.game, str(answer), THEIRS))

    def ask(self, seat: int) -> Any:
        """Chance follows from the seed and what was played, so that a game that was left goes on as it would have."""
        game = self.game
        seen, legal = game.question(seat, self.table.heard_by(seat))
        chance = Random(f"{game.seed} bots {seat} {len(game.inputs)}")  # noqa: S311
        return self.bots[seat](seen, seat, legal, chance) if legal else ""

    def carry_out(self, step: Step) -> None:
        if step.seat is None:
            self.take(inputs.Wake(), step.at)
            return
        game = self.game
        action = step.answer if game.judged else action_text(game.rules, step.answer)
        self.take(inputs.Play(seat=step.seat, action=action, bot=self.table.level_of(step.seat)), step.at)

    def play(self, action: str) -> None:
        game, at = self.game, 0.0
        if game.own_clock:
            at, due, view = game.now + seconds_of(game, action, YOURS), game.wakes_at, game.view(YOU)
            if action.startswith(GUESS) and view["phase"] == NIGHT:
                at = min(at, view["ends"])  # one that comes at the very end is the last guess (KRA-J1)
            elif due is not None and at >= due:
                self.take(inputs.Wake(), due)
                raise Refused("too-late", "the time was up before that was said")
        try:
            self.take(inputs.Play(by=HOST, seat=YOU, action=action), at)
        except IllegalAction as error:
            raise Refused("illegal", str(error), error.verdict) from None
        if game.own_clock:
            # A new card is on top, and the clock goes on: a dreamer has nothing to say before the next clue.
            view = game.view(YOU)
            self.waited = view["phase"] == NIGHT and view["dreamer"] == YOU

    def take(self, input: inputs.AnyInput, at: float) -> None:
        input.at = max(self.table.now, milliseconds(at))
        taken = self.table.take(input)
        self.waited = self.let_through = False
        self.first = None
        for text in self.faces.news(taken, input.at).values():
            self.hearing.take_in(json.loads(text))

    def hints(self) -> list[dict[str, Any]]:
        game = self.game
        if not gives_hints(game.name):
            raise Refused("hints", str(MissingExtra("numba")))
        seen, legal = game.question(YOU, ())
        return hints(game.name, seen, YOU, legal, len(game.inputs))
