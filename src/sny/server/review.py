"""A match that is over, move by move, through the eyes of a seat, of a spectator, or with all cards open."""

from collections.abc import Iterator
from typing import Any, Literal

from sny.rules.catalogue import WORD_GAMES
from sny.rules.kit.notation import plain
from sny.server.faces import changes
from sny.server.forms import Review, Step
from sny.table.event import Event
from sny.table.game import STOP, Game, undealt_game
from sny.table.text import load_game
from sny.table.word_game import WordEvent, WordGame, undealt_word_game
from sny.table.word_load import follow, load_word_game

Eyes = int | None | Literal["all"]


def review(text: str, eyes: Eyes, names: list[str]) -> Review:
    moves = word_moves(load_word_game(text)) if text.split()[1] in WORD_GAMES else card_moves(load_game(text))
    steps: list[Step] = []
    shown: dict[str, Any] = {}
    name, players = "", 0
    for game, seat, action, events in moves:
        name, players = game.name, game.players
        view = seen_by(game, eyes)
        steps.append(Step(seat, action, [heard(event, eyes) for event in events], changes(shown, view)))
        shown = view
    return Review(name, players, names, steps)


def card_moves(played: Game) -> Iterator[tuple[Game, int | None, str, tuple[Event, ...]]]:
    game = undealt_game(played.rules, played.players, played.seed, played.options)
    game.open()
    yield game, None, "", game.opening
    for seat, action in played.inputs:
        if seat >= 0:
            yield game, seat, action, game.play(seat, action)
        elif seat == STOP:
            game.stop()


def word_moves(played: WordGame) -> Iterator[tuple[WordGame, int | None, str, tuple[WordEvent, ...]]]:
    game = undealt_word_game(played.players, played.seed, played.options)
    game.replaying = True
    for line in played.inputs:
        follow(game, line, 0)
        time, _, said = line.partition(" ")
        seat, _, words = said.partition(" ")
        spoken = time[:1].isdigit() and seat.isdigit()
        yield game, int(seat) - 1 if spoken else None, words if spoken else "", game.news()


def seen_by(game: Any, eyes: Eyes) -> dict[str, Any]:
    if eyes == "all" and isinstance(game, Game):
        return plain(game.state)
    return game.view(None if eyes == "all" else eyes)  # type: ignore[no-any-return]


def heard(event: Any, eyes: Eyes) -> dict[str, Any]:
    if eyes != "all":
        return event.heard_by(eyes)  # type: ignore[no-any-return]
    if isinstance(event, WordEvent):
        return {"event": event.name, **event.facts, **event.secrets}
    told = event.heard_by(None)
    return {**told, "card": event.card} if event.card is not None else told
