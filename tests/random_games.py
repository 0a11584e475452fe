"""Random games with random options, for tests that hold for every game."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import sny
from sny.rules.catalogue import rules_of
from sny.words import PACKS

MOST_ACTIONS = 20_000  # games of uniformly random actions end within this many; see test_random_games_end
LONG_GAME = 1000
WHIMS = (0.02, 1.0, 1.0, 6.0)


def random_options(game: str, players: int, chance: Random) -> dict[str, Any]:
    """Some of the options, each with a random allowed value."""
    specs = rules_of(game).DATA["option"]
    given: dict[str, Any] = {}
    for name, spec in specs.items():
        fits = spec.get("instead_of") not in given and players in spec.get("players", [players])
        fits = fits and all(given.get(other) == value for other, value in spec.get("only_with", {}).items())
        if fits and "tuning" not in spec and chance.random() < 0.5:
            given[name] = random_value(spec, players, chance)
    return given


def random_design(game: str, chance: Random) -> dict[str, Any]:
    """Now and then a deck or sizes of a designer's own: fewer cards of a kind, so that every table can be dealt."""
    given: dict[str, Any] = {}
    for name, spec in rules_of(game).DATA["option"].items():
        if "tuning" in spec and chance.random() < 0.2:
            changed = {chance.choice([*spec["counts"]]): 3} if "counts" in spec else None
            given[name] = changed or chance.randint(spec["least"], spec["most"])
    return given


def random_value(spec: dict[str, Any], players: int, chance: Random) -> Any:
    if "several" in spec:
        return [word for word in spec["several"] if chance.random() < 0.5]
    if "counts" in spec:
        return {kind: chance.randint(0, most) for kind, most in spec["counts"].items()}
    if "words" in spec:
        return chance.choice(spec["words"])
    if "switch" in spec:
        return chance.random() < 0.5
    if "seat" in spec:
        return chance.randrange(players)
    if "text" in spec:
        return chance.choice(PACKS)
    usual = spec.get("default") or spec["least"]
    return min(spec["most"], chance.choice([spec["least"], usual, usual + 3]))


def random_game(game: str, chance: Random) -> sny.CardGame:
    fewest, most = rules_of(game).DATA["players"]
    players = chance.randint(fewest, most)
    options = random_options(game, players, chance) | random_design(game, chance)
    return sny.new(game, players, chance.getrandbits(32), **options)


def random_move(game: sny.CardGame, chance: Random) -> tuple[int, int]:
    """A seat and one of its legal actions."""
    seat = chance.choice(game.actors)
    return seat, chance.choice(game.legal_actions(seat))


def whimsical_mover(chance: Random) -> Callable[[sny.CardGame], tuple[int, int]]:
    """Moves with whims: kinds of actions or single actions that one game likes or shuns, so that rare things happen."""
    whims: dict[str, float] = {}
    fussy = chance.random() < 0.5

    def move(game: sny.CardGame) -> tuple[int, int]:
        seat = chance.choice(game.actors)
        texts = [text if fussy else text.split()[0] for text in game.legal(seat)]
        weights = [whims.setdefault(text, chance.choice(WHIMS)) for text in texts]
        return seat, chance.choices(game.legal_actions(seat), weights)[0]

    return move


def played(game: sny.CardGame, chance: Random) -> Iterator[tuple[int, int]]:
    """Play a game to its end; before each action, the seat and the action that come next. A long one is stopped."""
    next_move = whimsical_mover(chance)
    for _ in range(LONG_GAME):
        if game.over:
            return
        seat, action = next_move(game)
        yield seat, action
        game.play_action(seat, action)
    game.stop()
