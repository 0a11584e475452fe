"""A match in the terminal, of any game: you in one seat, bots in the others."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sny import Event
from sny.game.game import Game
from sny.rulebook import rules_page
from sny.terminal.drawing import Drawing, Sight, drawing_of
from sny.terminal.look import MOON
from sny.terminal.menu import Menu, fold
from sny.terminal.parts import indented, menu_table, score_sheet
from sny.terminal.saving import offer_to_save, save_game
from sny.terminal.screen import Screen
from sny.terminal.words import Heard, Words

Bot = Callable[[Any, int, list[int], Random], int]
SCORED, DEALT = "scored", "dealt"  # the events that end and begin a round, in every game
LINES_TO_ANSWER = 1


def scores_of_round(events: Sequence[Heard]) -> list[list[int]]:
    """The line of the score sheet that a round adds; none in a game that has no rounds."""
    scored = [event for event in events if event["event"] == SCORED and "score" in event]
    scores = {event["seat"]: event["score"] for event in scored}
    return [[scores[seat] for seat in sorted(scores)]] if scores else []


class Left(Exception):
    """The player does not want to go on."""


@dataclass
class Match:
    game: Game
    seat: int
    bots: Mapping[int, Bot]
    words: Words
    screen: Screen
    save: str = ""  # a file that is kept up to date
    opening: str = ""  # said before the first answer
    drawing: Drawing = field(init=False)
    news: list[Heard] = field(default_factory=list)  # what happened since the player was asked last
    rounds: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.drawing = drawing_of(self.game.name)
        self.memory = bool(self.game.options.get("memory"))
        # The bots' chance follows from the seed, so that a seed gives the same match against the same answers.
        self.chance = Random(f"{self.game.seed} bots")  # noqa: S311

    def run(self) -> None:
        """Play to the end. Raises Left, EOFError or KeyboardInterrupt where the player leaves before."""
        with self.screen.opened():
            while not self.game.over:
                if self.seat in self.game.actors:
                    self.your_move()
                else:
                    self.bot_move(self.game.actors[0])
        self.keep()
        self.screen.show(Text(""), self.sheet(), Text(""))
        winners = [self.words.player(seat) for seat in self.game.winners]
        self.tell(
            "match-won",
            mine="yes" if self.game.winners == [self.seat] else "no",
            winners=self.words.language.listed(winners, "list-and"),
            many=len(winners),
            total=self.drawing.result(self.sight(), self.game.scores[self.game.winners[0]]),
        )

    def tell(self, message: str, **values: Any) -> None:
        self.screen.show(indented(self.words.language.say(message, **values)))

    def wait(self) -> None:
        self.screen.wait(f"\n {self.words.language.say('press-enter')} ")

    def keep(self) -> None:
        if self.save:
            save_game(self.save, self.game)

    # Moves

    def bot_move(self, seat: int) -> None:
        (seen, legal), before = self.game.question(seat, ()), self.game.view(self.seat)
        together = len(self.game.actors) > 1
        self.hear(self.game.answered(seat, self.bots[seat](seen, seat, legal, self.chance)), before)
        if self.screen.live and not together and not self.game.over and self.seat not in self.game.actors:
            self.draw(self.sight())
            self.screen.pause()

    def your_move(self) -> None:
        self.keep()
        before = self.sight()
        menu = self.drawing.menu(before, self.game.legal(self.seat))
        self.draw(before, menu)
        action = self.ask(menu)
        self.forget_news()
        self.hear(self.game.play(self.seat, action), before.view)

    def forget_news(self) -> None:
        """What happened before your answer, save for the steps of your own turn."""
        self.opening = ""
        others = [index for index, event in enumerate(self.news, start=1) if event.get("seat") != self.seat]
        del self.news[: max(others, default=0)]

    def hear(self, events: Sequence[Event], before: dict[str, Any]) -> None:
        """Take in what happened: a card that only you may see is shown now, and not written down anywhere."""
        heard = [event.heard_by(self.seat) for event in events]
        public = [event.heard_by(None) for event in events]
        self.show_once(
            [
                own
                for own, open in zip(heard, public, strict=True)
                if own["event"] in self.drawing.SHOWN_ONCE and own["card"] != open["card"]
            ]
        )
        if any(event["event"] == SCORED for event in public):
            self.end_round(public, before)
        else:
            self.news += heard if self.memory else public

    def show_once(self, shown: list[Heard]) -> None:
        for event in shown:
            phrase = self.words.event(event)
            said = self.words.language.say("shown-once", line=phrase[:1].upper() + phrase[1:])
            if self.screen.live:
                picture = self.drawing.table(self.sight(event), self.screen.console.width)
                self.screen.draw(picture, indented(said, f"bold {MOON}"))
                self.wait()
            else:
                self.screen.show(indented(said))

    def end_round(self, public: list[Heard], before: dict[str, Any]) -> None:
        """The reveal and the score sheet; from the next deal on it is news of the next round."""
        deals = [index for index, event in enumerate(public) if event["event"] == DEALT]
        end = max(deals, default=len(public))
        ended = public[:end]
        self.rounds += scores_of_round(ended)
        if not self.screen.live:
            self.screen.show(*map(indented, self.words.lines(self.news)))
        *pictures, complete = self.drawing.reveal(
            replace(self.sight(), before=before), ended, self.screen.console.width
        )
        for picture in pictures if self.screen.live else ():
            self.screen.draw(picture)
            self.screen.pause(2)
        below: list[RenderableType] = [Text(""), self.sheet()] if self.rounds else []
        self.screen.draw(complete, *below)
        self.wait()
        self.news = public[end:]

    def sheet(self) -> Table:
        totals = [self.drawing.result(self.sight(), total) for total in self.game.scores]
        return score_sheet(self.words, self.rounds, totals)

    # Drawing

    def sight(self, *shown: Heard) -> Sight:
        return Sight(self.words, self.game.view(self.seat), self.seat, self.memory, shown)

    def draw(self, sight: Sight, menu: Menu | None = None, remark: str = "") -> None:
        """The table, what happened, what is expected, what may be done, and a remark on the last answer."""
        table = self.drawing.table(sight, self.screen.console.width)
        below: list[RenderableType] = [indented(self.expected(sight), f"bold {MOON}")]
        if menu is not None:
            below.append(menu_table(menu, self.drawing.hints(sight)))
        if remark:
            below.append(indented(remark, "italic"))
        told: list[RenderableType] = [
            Text(""),
            *(indented(line) for line in (self.opening, *self.words.lines(self.news)) if line),
        ]
        room = self.screen.console.height - self.screen.lines_of(table, *below) - LINES_TO_ANSWER
        self.screen.draw(table, *self.screen.last_that_fit(told, room), *below)

    def expected(self, sight: Sight) -> str:
        """What is expected of you, or whom you are waiting for."""
        if self.seat in self.game.actors:
            return self.words.phase(str(sight.view.get("phase", "")), **self.drawing.hints(sight))
        return self.words.language.say("prompt-waiting", player=self.words.player(self.game.actors[0]))

    # Asking

    def ask(self, menu: Menu) -> str:
        """Until an answer names an action."""
        commands = {
            fold(word): command
            for message, command in (
                ("command-help", self.help),
                ("command-rules", self.rules),
                ("command-quit", self.quit),
            )
            for word in self.words.language.word_list(message)
        }
        while True:
            answer = self.screen.answer()
            action = menu.action(answer)
            if action is not None:
                return action
            self.screen.forget_answers()
            if fold(answer) in commands:
                commands[fold(answer)](menu)
            elif answer and not self.screen.live:
                self.screen.show(indented(menu.problem(answer)))
            else:
                self.draw(self.sight(), menu, menu.problem(answer) if answer else "")

    def help(self, menu: Menu) -> None:
        language = self.words.language
        told = [self.words.option(name, value) for name, value in self.game.options.items()]
        self.screen.draw(
            indented(language.say("help-answers")),
            Text(""),
            menu_table(menu, self.drawing.hints(self.sight())),
            Text(""),
            indented(language.say("help-table", options="; ".join(option for option in told if option))),
        )
        self.wait()
        self.draw(self.sight(), menu)

    def rules(self, menu: Menu) -> None:
        self.screen.page(rules_page(self.game.name, self.words.language.code))
        self.draw(self.sight(), menu)

    def quit(self, _: Menu) -> None:
        """Leave, and offer to keep the game if nobody has asked for that yet."""
        self.save = self.save or offer_to_save(self.screen, self.words.language, self.game)
        raise Left
