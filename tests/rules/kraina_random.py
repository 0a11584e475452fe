"""Random games of Kraina snów: everything that people say in time, too late, out of turn or not at all."""

from collections.abc import Iterator
from random import Random
from typing import Any

import sny
from sny.game.event import Event
from sny.game.opening import begun_game, new_word_game
from sny.game.text import parts_of
from sny.game.words import WordGame
from tests.random_games import random_options
from tests.rules.kraina_table import KINDS, Stub, card

NAME = "kraina-snow"
GARBAGE = (
    "",
    " ",
    "clue",
    "clue \t",
    "clue !?",
    "guess ",
    "vote",
    "vote maybe",
    "ready now",
    "say hi",
    "clue " + 61 * "a",
)
MOST_INPUTS = 1500


def random_table(chance: Random) -> WordGame:
    """A table with random options; in some of them the deck runs out, and in some people come and go."""
    players = chance.randint(4, 7)
    options: dict[str, Any] = random_options(NAME, players, chance)
    options["glass"] = chance.choice([10, 30, 120])
    cards = [card(f"słowo{number}-") for number in range(chance.choice([1, 3, 40]))]
    return new_word_game(players, chance.getrandbits(32), options, cards, Stub())


def played(game: WordGame, chance: Random, nonsense: bool = True) -> Iterator[None]:
    """Play a game to its end; yields after each input, also after one that was refused."""
    restless, clumsy = chance.choice([0.0, 0.02]), chance.choice([0.1, 0.5])
    for _ in range(MOST_INPUTS):
        if game.over:
            return
        at = game.now + chance.choice([0.0, 0.5, chance.expovariate(0.5)])
        if chance.random() < restless:
            come_or_go(game, chance.randrange(game.players), at)
        elif nonsense and chance.random() < 0.1:
            say_nonsense(game, chance, at)
        elif game.wakes_at is not None and (not game.actors or chance.random() < 0.1):
            game.wake(game.wakes_at)
        elif game.actors:
            say_something(game, chance, at, clumsy)
        else:
            come_or_go(game, game.state.away[0], at)
        yield
    game.stop()


def come_or_go(game: WordGame, seat: int, at: float) -> None:
    (game.come_back if seat in game.state.away else game.leave)(seat, at)


def say_nonsense(game: WordGame, chance: Random, at: float) -> None:
    """What may be refused, and then changes nothing."""
    kinds = ("clue ogon", "guess ogon", "pass", "ready", "done", "challenge", "vote legal", "story ogon", *GARBAGE)
    before, state = game.text(), game.state.copy()
    try:
        game.play(chance.randrange(game.players), chance.choice(kinds), at + chance.choice([-1.0, 0.0, 20.0]))
    except sny.IllegalAction:
        assert game.text() == before
        assert game.state == state


def say_something(game: WordGame, chance: Random, at: float, clumsy: float) -> None:
    """One of the things that a seat may say; when it comes too late it may be refused."""
    seat = chance.choice(game.actors)
    kind = chance.choice(game.legal(seat))
    words = ["ogon", *(KINDS if chance.random() < clumsy else ["wąsy"])]
    if kind.startswith(("guess", "story")):
        words = [game.state.deck[0][0] if game.state.deck else "nic", "pudło"]
        words += [laid.card[0] for laid in game.state.yellow] if kind.startswith("story") else []
    try:
        game.play(seat, kind.replace("…", chance.choice(words)), at)
    except sny.IllegalAction:
        return


def random_text(chance: Random) -> str:
    """The text of a whole random game."""
    game = random_table(chance)
    for _ in played(game, chance, nonsense=False):
        pass
    return game.text()


def replayed(text: str) -> Iterator[tuple[str, WordGame, tuple[Event, ...]]]:
    """A game line by line: the line, the game after it, and what happened."""
    parts = parts_of(text)
    game = begun_game(parts.header)
    assert isinstance(game, WordGame)
    for number, line in parts.lines:
        yield line, game, game.follow([line], number)
