"""A word game in the terminal: you in one seat, bots in the others, by a clock that only runs while somebody speaks.

Whatever is said takes a fixed number of seconds, so that nobody is hurried and a seed still gives the same match
against the same answers. Where the table gives less time than usual, everybody speaks faster.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sny import Event, WordGame
from sny.bots import WordBot
from sny.rulebook import rules_page
from sny.rules.kraina_snow import CHALLENGE, CLUE, DONE, GUESS, LAST, NIGHT, READY, STORY, VOTE
from sny.terminal.look import MOON
from sny.terminal.loop import Left
from sny.terminal.menu import fold
from sny.terminal.parts import indented
from sny.terminal.saving import offer_to_save, save_game
from sny.terminal.screen import Screen
from sny.terminal.word_answers import WAIT, accepted, understood
from sny.terminal.word_screen import expected, help_page, reveal, score_sheet, table
from sny.terminal.word_telling import REVEALED, Telling
from sny.terminal.words import Heard, Words

YOURS, THEIRS, BRIEF = 4.0, 3.0, 0.5  # seconds that it takes to speak, and to challenge or vote
USUAL_LIMIT = 5.0
LIMITS = {NIGHT: "turn", LAST: "last_guess", STORY: "story"}
LINES_TO_ANSWER = 1
STORY_BEATS = 4  # a story takes longer to read than a clue


def with_language(options: Sequence[str], code: str) -> tuple[str, ...]:
    """The table speaks the player's language unless it was told otherwise."""
    given = any(option.partition("=")[0] == "lang" for option in options)
    return (*options,) if given else (*options, f"lang={code}")


@dataclass
class WordMatch:
    game: WordGame
    seat: int
    bots: Mapping[int, WordBot]
    words: Words
    screen: Screen
    save: str = ""  # a file that is kept up to date
    opening: str = ""  # said before the first answer
    news: list[str] = field(default_factory=list)  # what happened since the player was asked last
    remark: str = ""  # on the last answer
    waited: bool = False  # the player lets the next thing happen
    let_through: bool = False  # the player does not challenge the last clue

    def __post_init__(self) -> None:
        self.telling = Telling(self.words)
        self.heard: dict[int, list[Heard]] = {seat: [] for seat in self.bots}
        # The bots' chance follows from the seed, so that a seed gives the same match against the same answers.
        self.chance = Random(f"{self.game.seed} bots")  # noqa: S311
        say = self.words.language.say
        self.opening += f" {say('kraina-snow-clock', yours=self.pace(YOURS, NIGHT), theirs=self.pace(THEIRS, NIGHT))}"
        self.hear(self.game.opening)

    def run(self) -> None:
        """Play to the end. Raises Left, EOFError or KeyboardInterrupt where the player leaves before."""
        with self.screen.opened():
            while not self.game.over:
                self.next_thing()
        self.keep()
        self.screen.show(Text(""), score_sheet(self.words, self.view), Text(""))
        self.screen.show(*map(indented, self.news))

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.seat)

    def keep(self) -> None:
        if self.save:
            save_game(self.save, self.game)

    # The clock

    def pace(self, usual: float, phase: str) -> float:
        limit = self.game.options.get(LIMITS.get(phase, ""), 0)
        return min(usual, usual * limit / USUAL_LIMIT) if limit else usual

    def moment(self, usual: float) -> float:
        """When somebody who begins to speak now will have spoken."""
        return self.game.now + self.pace(usual, self.view["phase"])

    def next_thing(self) -> None:
        """A dreamer may speak at any moment and comes first; then you, then the other bots, then time itself."""
        view, legal = self.view, self.game.legal(self.seat)
        if CHALLENGE in legal:
            legal.remove(CHALLENGE)
            if not self.let_through:  # a challenge is quicker than whatever may follow the clue
                self.your_answer(view, [CHALLENGE])
                return
        you = bool(legal) and not self.waited
        dreamer = [view["dreamer"]] if view["dreamer"] in self.bots else []
        others = [seat for seat in self.bots if seat not in dreamer]
        for seat in dreamer if you and view["phase"] != READY else [*dreamer, *others]:
            if line := self.bot_answer(seat):
                self.bot_speaks(seat, line)
                return
        if you and not self.too_late(legal):
            self.your_answer(view, legal)
        elif self.game.wakes_at is not None:
            self.hear(self.game.wake(self.game.wakes_at))
            self.let_it_be_seen()

    def too_late(self, legal: Sequence[str]) -> bool:
        """Whether the glass leaves a spirit no time for a clue."""
        view = self.view
        return view["phase"] == NIGHT and f"{CLUE} …" in legal and self.moment(YOURS) >= view["ends"]

    def bot_answer(self, seat: int) -> str:
        seen, legal = self.game.question(seat, self.heard[seat])
        return self.bots[seat](seen, seat, legal, self.chance) if legal else ""

    def bot_speaks(self, seat: int, line: str) -> None:
        phase, due = self.view["phase"], self.game.wakes_at
        at = self.game.now if phase == READY else self.moment(BRIEF if phase == VOTE else THEIRS)
        if due is not None and at >= due:
            self.hear(self.game.wake(due))
        else:
            self.hear(self.game.play(seat, line, at))
        if phase != READY:
            self.let_it_be_seen(STORY_BEATS if phase == STORY else 1)

    def let_it_be_seen(self, beats: float = 1) -> None:
        """Until you are asked, each thing stays on the screen for a moment."""
        if self.screen.live and not self.game.legal(self.seat) and not self.game.over:
            self.draw(self.view)
            self.screen.pause(beats)

    def your_answer(self, view: dict[str, Any], legal: list[str]) -> None:
        self.keep()
        self.draw(view, legal)
        line = self.ask(legal)
        self.opening, self.remark, self.news = "", "", []
        if line == WAIT:
            self.waited, self.let_through = legal != [CHALLENGE], True
            return
        kind = line.split()[0]
        at = self.game.now if kind == READY else self.moment(BRIEF if kind in (CHALLENGE, "vote") else YOURS)
        due = self.game.wakes_at
        if kind == GUESS and view["phase"] == NIGHT:
            at = min(at, view["ends"])  # one that comes at the very end is the last guess (KRA-J1)
        elif due is not None and at >= due:
            self.remark = self.words.language.say("kraina-snow-too-late")
            self.hear(self.game.wake(due))
            return
        self.hear(self.game.play(self.seat, line, at))
        # A new card is on top, and the clock goes on: a dreamer has nothing to say before the next clue.
        self.waited = self.view["phase"] == NIGHT and self.seat == self.view["dreamer"]

    def hear(self, events: Sequence[Event]) -> None:
        """Take in what happened. A night that ends is shown as a whole, and what follows it is news of the next."""
        self.waited = self.let_through = False
        for seat, notes in self.heard.items():
            notes += [event.heard_by(seat) for event in events]
        for event in events:
            heard = event.heard_by(self.seat)
            self.news += self.telling.lines([heard])
            if event.name == REVEALED:
                self.end_night(heard)

    # Drawing

    def draw(self, view: dict[str, Any], legal: Sequence[str] = ()) -> None:
        """The table, what happened, what is expected, and a remark on the last answer."""
        picture = table(self.words, view, self.seat, self.screen.console.width)
        below: list[RenderableType] = [indented(expected(self.words, view, legal), f"bold {MOON}")]
        if self.remark:
            below.append(indented(self.remark, "italic"))
        told: list[RenderableType] = [
            Text(""),
            *(indented(line) for line in (self.opening, *self.news) if line),
            Text(""),
        ]
        room = self.screen.console.height - self.screen.lines_of(picture, *below) - LINES_TO_ANSWER
        self.screen.draw(picture, *self.screen.last_that_fit(told, room), *below)

    def end_night(self, result: Heard) -> None:
        """The reveal and the score sheet, on one page where they fit."""
        if not self.screen.live:
            self.screen.show(*map(indented, self.news))
        shown, sheet = reveal(self.words, result), score_sheet(self.words, self.view)
        if self.screen.lines_of(shown, Text(""), sheet) > self.screen.console.height - 2 and self.screen.live:
            self.screen.draw(shown)
            self.wait()
            self.screen.draw(sheet)
        else:
            self.screen.draw(shown, Text(""), sheet)
        self.wait()
        self.news = []

    def wait(self) -> None:
        self.screen.wait(f"\n {self.words.language.say('press-enter')} ")

    # Asking

    def ask(self, legal: list[str]) -> str:
        """Until a line can be said."""
        commands: dict[str, Callable[[], None]] = {
            fold(word): command
            for message, command in (
                ("command-help", self.help),
                ("command-rules", self.rules),
                ("command-quit", self.quit),
            )
            for word in self.words.language.word_list(message)
        }
        while True:
            typed = " ".join(self.next_line().split())
            answer = accepted(self.words, self.game, self.view, legal, understood(self.words, typed, legal))
            if fold(typed) in commands and answer.line != DONE:
                commands[fold(typed)]()
                self.draw(self.view, legal)
            elif answer.line:
                return answer.line
            elif self.screen.live:
                self.remark = answer.remark
                self.draw(self.view, legal)
            else:
                self.screen.show(indented(answer.remark))

    def next_line(self) -> str:
        """A whole line, for commas belong to a story; also one that was typed ahead."""
        if self.screen.answers:
            typed = ", ".join(self.screen.answers)
            self.screen.forget_answers()
            return typed
        return self.screen.ask("> ")

    def help(self) -> None:
        self.screen.draw(help_page(self.words, self.game.options))
        self.wait()

    def rules(self) -> None:
        self.screen.page(rules_page(self.game.name, self.words.language.code))

    def quit(self) -> None:
        """Leave, and offer to keep the game if nobody has asked for that yet."""
        self.save = self.save or offer_to_save(self.screen, self.words.language, self.game)
        raise Left
