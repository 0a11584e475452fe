"""What a player could have known: a finished game judged decision by decision, with luck told apart from play.

>>> import sny
>>> game = sny.load(text)                     # doctest: +SKIP
>>> review = sny.review(game, seat=0)         # doctest: +SKIP
>>> review.accuracy, review.counts            # doctest: +SKIP

An action is worth what it brings on average in worlds that agree with the seat's view at that moment, never in the one
that happened to be true. docs/review.md says what the numbers mean.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sny.errors import SnyError
from sny.game.game import Game
from sny.reviewing.engine import NotOver, guide_of
from sny.reviewing.judging import WORDS, accuracy
from sny.reviewing.reviewer import FORM, Line, Reviewer, accounts_of

__all__ = ["FORM", "NotOver", "Review", "pieces", "review", "reviewer_of", "reviewer_type", "summed_up"]


@dataclass(frozen=True)
class Review:
    """The review of one seat's play; `told` is the same as plain data."""

    game: str
    seat: int
    players: int
    unit: str
    moments: list[Line]  # in order; see docs/review.md
    rounds: list[Line]  # where the result of each round came from
    counts: dict[str, int]  # how often each word was given
    accuracy: float | None
    nights: list[Line]  # of Kraina snów instead: where clues led, who was followed, what the glass cost

    def told(self) -> dict[str, Any]:
        return {"form": FORM, **vars(self)}


def review(game: Game, seat: int, *, plain: bool = False, share: float = 1.0) -> Review:
    """Review a seat's play in a card game that is over. `share` scales the effort; 1.0 is the default."""
    lines = list(pieces(game, seat, plain=plain, share=share))
    return summed_up(game, seat, lines)


def pieces(game: Game, seat: int, *, plain: bool = False, share: float = 1.0) -> Iterator[Line]:
    """The lines of a review as they come."""
    reviewer = reviewer_of(game, seat, plain=plain, share=share)
    for number in range(len(reviewer)):
        yield from reviewer.piece(number)


def reviewer_of(game: Game, seat: int, *, plain: bool = False, share: float = 1.0) -> Any:
    if not game.over:
        raise NotOver("only a game that is over can be reviewed; this one is still being played")
    if seat not in range(game.players):
        raise SnyError(f"there is no seat {seat}; seats run from 0 to {game.players - 1}")
    return reviewer_type(game.name)(game, seat, plain=plain, share=share)


def reviewer_type(game: str) -> Any:
    """A game's own, where decision by decision is not what can be said of it."""
    return getattr(guide_of(game), "Reviewer", Reviewer)


def summed_up(game: Game, seat: int, lines: list[Line]) -> Review:
    """A review from its lines."""
    moments, nights = (
        [{name: value for name, value in line.items() if name != "is"} for line in lines if line["is"] == kind]
        for kind in ("moment", "night")
    )
    guide = guide_of(game.name)
    return Review(
        game.name,
        seat,
        game.players,
        guide.UNIT,
        moments,
        [account.told() for account in accounts_of(lines)],
        {word: sum(moment["word"] == word for moment in moments) for word in WORDS},
        accuracy([moment["loss"] for moment in moments], guide.SLIP) if guide.SLIP else None,
        nights,
    )
