"""A match that is over, move by move, as a seat or a spectator saw it, or with all cards open."""

from typing import Any, Literal

import msgspec

from sny.game.event import Event
from sny.game.game import Game
from sny.game.opening import load_game, moves_of
from sny.server.faces import changes
from sny.server.forms import Checked, Review, Step
from sny.table.fair import verify

Eyes = int | None | Literal["all"]


def review(text: str, eyes: Eyes, names: list[str]) -> Review:
    played = load_game(text)
    steps: list[Step] = []
    shown: dict[str, Any] = {}
    for game, seat, action, events in moves_of(played):
        view = seen_by(game, eyes)
        told = [heard(event, eyes) for event in events]
        steps.append(Step(seat, action, told, changes(shown, view), list(game.known_actors)))
        shown = view
    return Review(played.name, played.players, names, steps)


def reviewed_text(text: str, eyes: Eyes, names: list[str]) -> bytes:
    return msgspec.json.encode(review(text, eyes, names))


def checked(text: str) -> list[Checked]:
    """Whether a match was dealt fairly."""
    return [Checked(check.name, check.passed, check.detail) for check in verify(text)]


def checked_text(text: str) -> bytes:
    return msgspec.json.encode(checked(text))


def seen_by(game: Game, eyes: Eyes) -> dict[str, Any]:
    return game.open_view() if eyes == "all" else game.view(eyes)


def heard(event: Event, eyes: Eyes) -> dict[str, Any]:
    return event.whole() if eyes == "all" else event.heard_by(eyes)
