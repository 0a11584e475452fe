"""How Kraina snów looks: pictures from `word_screen`, lines from `word_telling`, and words for answers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from sny.game.game import Game
from sny.rules.kraina_snow import CLUE, DONE, READY, STORY
from sny.terminal import word_screen
from sny.terminal.drawing import Sight
from sny.terminal.menu import command_words, fold
from sny.terminal.speaking import usual_pace
from sny.terminal.word_answers import WAIT, Answer, understood
from sny.terminal.word_telling import REVEALED, Telling
from sny.terminal.words import Heard, Words

ROUND = ("round", REVEALED)
SHOWN_ONCE: tuple[str, ...] = ()
TELLS_ALL = WHOLE_LINES = True
HELP = "kraina-snow-help"
STORY_BEATS = 4  # a story takes longer to read than a clue


def clock(words: Words, game: Game, live: bool) -> str:
    if live:
        return words.say("clock-live")
    yours, theirs = usual_pace(game)
    return words.say("clock", yours=yours, theirs=theirs)


def table(sight: Sight, width: int) -> RenderableType:
    return word_screen.table(sight.words, sight.view, sight.seat, width)


def expected(sight: Sight, legal: Sequence[str], actors: Sequence[int], hints: dict[str, Any]) -> str:  # noqa: ARG001
    return word_screen.expected(sight.words, sight.view, legal)


@dataclass(frozen=True)
class Speech:
    """Words of one's own instead of a list."""

    words: Words
    view: dict[str, Any]
    legal: Sequence[str]

    def lines(self, hints: dict[str, Any]) -> list[tuple[str, str, str]]:  # noqa: ARG002
        return []

    def action(self, answer: str) -> str | None:
        return self.understood(answer).line or None

    def problem(self, answer: str) -> str:
        return self.understood(answer).remark

    def understood(self, typed: str) -> Answer:
        """Only the end of a story goes before a command that is written the same."""
        typed = " ".join(typed.split())
        answer = understood(self.words, typed, self.legal)
        if fold(typed) in command_words(self.words.language) and answer.line != DONE:
            return Answer()
        if answer.line == WAIT and f"{CLUE} …" in self.legal and not self.view["options"]["turn"]:
            return Answer(remark=self.words.language.say("kraina-snow-no-hurry"))  # it would wait for ever
        return answer


def menu(sight: Sight, legal: Sequence[str]) -> Speech:
    return Speech(sight.words, sight.view, legal)


@dataclass
class News:
    telling: Telling
    told: list[str] = field(default_factory=list)

    def hear(self, events: Sequence[Heard]) -> None:
        self.told += self.telling.lines(events)

    def lines(self) -> list[str]:
        return self.told

    def forget(self) -> None:
        self.told = []

    clear = forget


def news(words: Words) -> News:
    return News(Telling(words))


def beats(view: dict[str, Any], actors: Sequence[int]) -> float:  # noqa: ARG001
    return {READY: 0, STORY: STORY_BEATS}.get(view["phase"], 1)


def told_before(events: Sequence[Heard]) -> list[Heard]:
    return [event for event in events if event["event"] != "won"]


def reveal(sight: Sight, events: Sequence[Heard], width: int) -> Iterator[RenderableType]:  # noqa: ARG001
    yield from (word_screen.reveal(sight.words, event) for event in events if event["event"] == REVEALED)


def sheet(sight: Sight, rounds: Sequence[Sequence[int]], totals: Sequence[str]) -> Table | None:  # noqa: ARG001
    return word_screen.score_sheet(sight.words, sight.view)
