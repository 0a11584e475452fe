"""Asking a bot for a move, wherever it runs: in a worker process of a server, or in the browser."""

import sys
from random import Random
from typing import Any

from sny.bots import bot, hints, levels
from sny.bots.own import Guarded, is_own
from sny.game.game import Game
from sny.rules.catalogue import card_rules_of
from sny.rules.kit.notation import action_text
from sny.table.table import Table

STANDS_IN = "careful"  # who plays for the search until it is compiled
WORDS_SHARE = 2.5  # times the pace where people read and listen


def usual_level(game: str) -> str:
    """Who plays for somebody who is away, where the table has not chosen: neither the weakest nor the strongest."""
    return levels(game)[len(levels(game)) // 2]


def stands_in(game: str) -> str:
    """Who plays for the search until it is compiled, and where it fails; in a game without habits, the weakest."""
    return STANDS_IN if STANDS_IN in levels(game) else levels(game)[0]


def question(table: Table, game: Game, seat: int) -> tuple[Any, list[Any]]:
    """What a bot answers from, as it goes to another process."""
    seen, legal = game.question(seat, table.heard_by(seat))
    return seen if isinstance(seen, dict) else seen.save(), legal


def chance_of(table: Table, game: Game, seat: int) -> str:
    """The seed of a bot's randomness: different for every move, and the same if the move is repeated."""
    return f"{table.secret} {table.match} {seat} {len(game.inputs)}"


def pause_of(table: Table, game: Game) -> float:
    """How many seconds a bot takes at least, so that people can follow."""
    return table.settings.pace * (WORDS_SHARE if game.own_clock else 1) / 1000


def stand_in(game: Game, seat: int, chance: str) -> str:
    """Any legal move, where no bot answers; nothing where words are wanted."""
    legal = game.legal(seat)
    return Random(chance).choice(legal) if legal and not game.judged else ""  # noqa: S311


# Where it thinks


def think(game: str, level: str, seen: Any, seat: int, legal: Any, chance: str) -> str:
    random = Random(chance)  # noqa: S311
    if is_own(level):
        return think_of_own(game, level, seen, seat, legal, random)
    choose = bot(game, level)
    if isinstance(seen, dict):
        return str(choose(seen, seat, legal, random)) if legal else ""
    rules = card_rules_of(game)
    action = choose(rules.Layout.load(seen), seat, legal, random)
    if action not in legal:
        raise ValueError(f"{level} chose {action}, which is not legal")
    return action_text(rules, action)


def think_of_own(game: str, name: str, seen: bytes, seat: int, legal: list[int], chance: Random) -> str:
    """Run an own bot. Its traceback goes to the server's log, and nothing of it to the table."""
    rules, guarded = card_rules_of(game), Guarded(game, name)
    action = guarded(rules.Layout.load(seen), seat, legal, chance)
    for problem in guarded.problems:
        print(f"{name} failed; any legal action is played instead\n{problem}", file=sys.stderr, flush=True)  # noqa: T201
    return action_text(rules, action)


def think_of_hints(game: str, seen: bytes, seat: int, legal: list[int], seed: int) -> list[dict[str, Any]]:
    return hints(game, card_rules_of(game).Layout.load(seen), seat, legal, seed)
