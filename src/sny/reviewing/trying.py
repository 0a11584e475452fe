"""Try again: a decision of a game that is over as the beginning of another one, with the hidden cards drawn anew.

They are drawn from what the seat could know, as the worlds of a review are. So it keeps what it had seen, what the
others are likely to hold follows from how they played, and nothing is as it happened to lie.
"""

from dataclasses import dataclass
from typing import Any

from sny.errors import SnyError
from sny.game.cards import CardGame, game_from_position
from sny.game.dealer import new_seed
from sny.game.game import Game
from sny.game.opening import actor_and_action, again, steps_of
from sny.reviewing.engine import NotOver, bench
from sny.reviewing.puzzles import Puzzle
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import position_text
from sny.rules.kit.plain import read_plain
from sny.rules.kit.sight import view


@dataclass(frozen=True)
class Decision:
    """What a seat knew when it had to choose."""

    game: str
    seat: int
    seen: Any
    options: dict[str, Any]


def decision_at(game: Game, step: int) -> Decision:
    """That of a step, numbered as the moments of a review are. Raises SnyError where nobody chose."""
    if not game.over:
        raise NotOver("only a game that is over can be tried again; this one is still being played")
    rules, steps = card_rules_of(game.name), steps_of(game.inputs)
    actor = actor_and_action(steps[step][0])[0] if 0 < step < len(steps) else None
    if actor is None:
        raise SnyError(f"step {step} is not a decision; steps are numbered from 1 to {len(steps) - 1}")
    then = again(game)
    then.follow([line for lines in steps[:step] for line in lines], trusted=True)
    return Decision(game.name, actor, view(rules, then.state, actor), game.options)


def decision_in(puzzle: Puzzle) -> Decision:
    seen: Any = read_plain(card_rules_of(puzzle.game).Layout, puzzle.view)
    return Decision(puzzle.game, puzzle.seat, seen, {})


def drawn_anew(decision: Decision, seed: str | int | None = None) -> str:
    """A position, as text, that agrees with what the seat knew."""
    given = str(new_seed() if seed is None else seed)
    world = bench(decision.game, plain=True).world(decision.seen, decision.seat, int.from_bytes(given.encode()))
    return position_text(card_rules_of(decision.game), world)


def try_again(game: Game, step: int, seed: str | int | None = None) -> CardGame:
    """A game from a decision of another one on: step 7 is `steps[7]`, and the `step` of a review's moment."""
    return game_from_position(drawn_anew(decision_at(game, step), seed), seed)
