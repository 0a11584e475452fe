"""One simulated game: bots in all seats, what came of it, and what went wrong."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

import sny
from sny.bots.driving import due_step, next_step
from sny.bots.own import named_bot
from sny.errors import SnyError
from sny.extras import missing_extra
from sny.game.game import Game
from sny.rules.catalogue import rules_of
from sny.sim.measures import Happening, Spread, Tally

LONGEST_GAME = 10_000  # actions; nothing in the rules makes a game end, so one that goes on is nobody's win
FASTEST, SLOWEST = 1.0, 4.0  # seconds in which a bot speaks, in a game of words
USUAL_TURN = 5.0  # where a turn is shorter than this, everybody speaks faster


class Fault(msgspec.Struct, frozen=True):
    """A bot failed. `position` is where, for `sny.position`; in a game of words it is the time."""

    bot: str
    seat: int
    seed: str
    position: str
    problem: str


class Played(msgspec.Struct, omit_defaults=True):
    """A game as it is kept: seat by seat. Without winners all seats have place 1."""

    scores: list[int]
    places: list[int]
    winners: list[int]
    actions: int
    rounds: int
    turns: list[int]
    spreads: dict[str, list[Spread]]
    fault: Fault | None = None


class BotFailed(Exception):
    def __init__(self, seat: int, problem: str) -> None:
        super().__init__(problem)
        self.seat = seat


def play_game(
    game: str, bots: Sequence[str], options: dict[str, Any], seed: str, longest: int = LONGEST_GAME
) -> Played:
    """Play a game to its end. The same arguments give the same game on every machine."""
    table: Game = sny.new(game, players=len(bots), seed=seed, **{"first": 0} | options)
    answers = [named_bot(game, name) for name in bots]
    tally = Tally(game, len(bots))
    actions, fault = 0, None
    try:
        for happenings in steps(table, answers):
            tally.hear(happenings)
            actions += 1
            if actions > longest:
                table.stop()
    except BotFailed as failure:
        fault = Fault(bots[failure.seat], failure.seat, seed, table.whereabouts(), str(failure))
    return Played(
        scores=table.scores,
        places=places(table.scores, table.winners),
        winners=table.winners,
        actions=max(0, actions - 1),
        rounds=tally.rounds,
        turns=tally.turns,
        spreads=tally.spreads,
        fault=fault,
    )


def steps(table: Game, bots: Sequence[Any]) -> Iterator[list[Happening]]:
    """Play on, and tell what each action brought; first of all, the deal. Where time matters a simulated clock runs
    while the bots think."""
    chances, clock = chances_of(table), Random(f"{table.seed} clock")  # noqa: S311
    heard: list[list[dict[str, Any]]] = [[] for _ in bots]

    def ask(seat: int) -> Any:
        seen, legal = table.question(seat, heard[seat])
        return asked(bots[seat], seen, seat, list(legal), chances[seat]) if legal else ""

    def seconds(_seat: int, _answer: Any) -> float:
        due = table.wakes_at
        return 0.0 if due is None else min(1.0, (due - table.now) / USUAL_TURN) * clock.uniform(FASTEST, SLOWEST)

    yield [happening for event in table.opening for happening in told(event, table)] or [("round", {})]
    while not table.over:
        step = next_step(table, table.actors, ask, seconds) or due_step(table)
        if step is None:
            raise BotFailed(table.actors[0], "said nothing, and the game waits for it")
        if step.seat is None:
            events = table.wake(step.at)
        else:
            try:
                events = table.answered(step.seat, step.answer, step.at)
            except SnyError as error:
                raise BotFailed(step.seat, f"answered {step.answer!r}: {error}") from error
        if table.judged:
            for listener, notes in enumerate(heard):
                notes += [event.heard_by(listener) for event in events]
        yield [happening for event in events for happening in told(event, table)]


def asked(bot: Any, seen: Any, seat: int, legal: list[Any], chance: Random) -> Any:
    try:
        return bot(seen, seat, legal, chance)
    except (Exception, SystemExit) as error:
        if missing := missing_extra(error):
            raise missing from error
        raise BotFailed(seat, f"{type(error).__name__}: {error}") from error


def chances_of(table: Any) -> list[Random]:
    """Chance of its own for each seat, so that what one bot draws does not disturb another."""
    return [Random(f"{table.seed} seat {seat}") for seat in range(table.players)]  # noqa: S311


def told(event: sny.Event, table: Game) -> list[Happening]:
    """An event with its secrets, and what the game counts of it for each seat."""
    happenings: list[Happening] = [(event.name, {**event.facts, **event.secrets})]
    gained = getattr(rules_of(table.name), "gained", None)  # where a game counts by roles
    return happenings + [("gained", facts) for facts in (gained(event.name, event.facts) if gained else ())]


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The winners are first, the others follow by score, and who ties shares a place.

    Whether many points are good is told by the winners: then nobody has more than they.
    """
    losers = [seat for seat in range(len(scores)) if seat not in winners]
    if not winners or not losers:
        return [1] * len(scores)
    sign = -1 if any(scores[loser] < scores[winners[0]] for loser in losers) else 1
    standing = [(seat not in winners, sign * score) for seat, score in enumerate(scores)]
    return [1 + sum(other < own for other in standing) for own in standing]
