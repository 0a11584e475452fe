"""A match in the terminal, of any game and at any table: you in one seat, or watching."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from sny.bots import has_search
from sny.errors import Refused
from sny.rulebook import rules_page
from sny.rules.kit.plain import UNKNOWN
from sny.terminal.desk import Desk
from sny.terminal.drawing import Choices, Drawing, Sight, drawing_of
from sny.terminal.hinting import hint_table
from sny.terminal.look import MOON
from sny.terminal.menu import COMMANDS, command_words, fold
from sny.terminal.parts import indented, menu_table
from sny.terminal.screen import Screen
from sny.terminal.word_answers import WAIT
from sny.terminal.words import Heard, Words

DRAWN = "drew"  # a card from a pile, which only its witness sees
NOTICES = ("chat", "away", "back", "stood_in", "stood")
CHAT = "/"  # begins a line that is for the others
LINES_TO_ANSWER = 1
MOMENT = 0.2  # seconds between looks at the keyboard


def scores_of_round(events: Sequence[Heard]) -> list[list[int]]:
    """The line of the score sheet that a round adds; none in a game that has no rounds."""
    scored = [event for event in events if event["event"] == "scored" and "score" in event]
    scores = {event["seat"]: event["score"] for event in scored}
    return [[scores[seat] for seat in sorted(scores)]] if scores else []


class Left(Exception):
    """The player does not want to go on."""


@dataclass
class Match:
    desk: Desk
    words: Words
    screen: Screen
    opening: str = ""  # said before the first answer
    keep: Callable[[], None] = lambda: None  # called before each question and at the end
    remark: str = ""  # on the last answer
    drawing: Drawing = field(init=False)
    rounds: list[list[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.drawing = drawing_of(self.desk.name)
        self.news = self.drawing.news(self.words)
        self.memory = bool(self.desk.options.get("memory"))
        self.commands = command_words(self.words.language, COMMANDS + ("hint",) * has_search(self.desk.name))

    def run(self) -> None:
        """Play to the end. Raises Left, EOFError or KeyboardInterrupt where the player leaves before."""
        with self.screen.opened(listening=self.desk.line.live):
            self.recall(self.desk.heard())
            while not self.desk.over:
                if legal := self.desk.asked():
                    self.your_move(legal)
                elif self.desk.line.live:
                    self.listen()
                else:
                    self.bots_move()
        self.keep()
        if sheet := self.sheet():
            self.screen.show(Text(""), sheet, Text(""))
        winners = [self.words.player(seat) for seat in self.desk.winners]
        if winners:
            self.tell(
                "match-won",
                mine="yes" if self.desk.winners == [self.desk.seat] else "no",
                winners=self.words.language.listed(winners, "list-and"),
                many=len(winners),
                total=self.drawing.result(self.sight(), self.desk.scores[self.desk.winners[0]]),
            )

    def tell(self, message: str, **values: Any) -> None:
        self.screen.show(indented(self.words.language.say(message, **values)))

    def wait(self) -> None:
        self.screen.wait(f"\n {self.words.language.say('press-enter')} ")

    # What happens

    def recall(self, past: Sequence[Heard]) -> None:
        """What was heard before you came: the rounds of the score sheet, and in a game of words the present one."""
        begun = 0
        for index, event in enumerate(past):
            if event["event"] == self.drawing.ROUND[0]:
                self.rounds += scores_of_round(past[begun:index])
                begun = index
        if self.drawing.TELLS_ALL:
            self.news.hear(past[begun:])
        self.desk.notices.clear()

    def bots_move(self) -> None:
        before, actors = self.desk.view, self.desk.actors
        self.hear(self.desk.wait(), before)
        beats = self.drawing.beats(before, actors)
        if self.screen.live and beats and not self.desk.over and not self.desk.asked():
            self.draw(self.sight())
            self.screen.pause(beats)

    def listen(self) -> None:
        """Until something happens at a table where nobody waits for you; meanwhile you may write to the others."""
        if self.screen.live:
            self.draw(self.sight())
        while not self.happened(MOMENT if self.screen.live else None):
            if self.screen.live and self.screen.has_answer() and not self.command(line := self.screen.line()):
                self.screen.answers.append(line)  # typed ahead
                return

    def happened(self, timeout: float | None) -> bool:
        """Whether the table has moved on."""
        before, asked = self.desk.view, self.desk.asked()
        events = self.desk.wait(timeout)
        told = [line for notice in self.desk.notices if (line := notice_line(self.words, notice))]
        self.desk.notices.clear()
        if told:
            self.opening = " ".join(told)
        self.hear(events, before)
        return bool(events or told or self.desk.over) or asked != self.desk.asked()

    def your_move(self, legal: list[str]) -> None:
        self.keep()
        before = self.sight()
        menu = self.drawing.menu(before, legal)
        self.draw(before, menu, legal)
        action = self.ask(menu, legal)
        if action is None:  # something happened meanwhile
            return
        self.opening = self.remark = ""
        self.news.forget()
        if action == WAIT:
            self.desk.line.let_pass()
            return
        self.hear(self.desk.play(action), before.view)
        self.remark = self.refusal(self.desk.problem) if self.desk.problem else ""

    def refusal(self, problem: Refused) -> str:
        language, own = self.words.language, f"{self.desk.name}-{problem.code}"
        if problem.verdict:
            return language.say(f"{self.desk.name}-refused", reason=problem.verdict)
        return language.say(own) if language.knows(own) else language.say("join-refused", problem=str(problem))

    def hear(self, events: Sequence[Heard], before: dict[str, Any]) -> None:
        """Apply the events: a card that only you may see is shown now, and written nowhere."""
        turned_down = (*self.drawing.SHOWN_ONCE, DRAWN)
        self.show_once(
            [event for event in events if event["event"] in self.drawing.SHOWN_ONCE and event["card"] != UNKNOWN]
        )
        public = [{**event, "card": UNKNOWN} if event["event"] in turned_down else event for event in events]
        told = list(events) if self.memory or self.drawing.TELLS_ALL else public
        if any(event["event"] == self.drawing.ROUND[1] for event in events):
            self.end_round(told if self.drawing.TELLS_ALL else public, before)
        else:
            self.news.hear(told)

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

    def end_round(self, told: list[Heard], before: dict[str, Any]) -> None:
        """The reveal and the score sheet, on one page where they fit; from the next deal on it is news of the next."""
        deals = [index for index, event in enumerate(told) if event["event"] == self.drawing.ROUND[0]]
        end = max(deals, default=len(told))
        ended = told[:end]
        self.rounds += scores_of_round(ended)
        self.news.hear(self.drawing.told_before(ended))
        if not self.screen.live:
            self.screen.show(*map(indented, self.news.lines()))
        sight = replace(self.sight(), before=before)
        *pictures, complete = self.drawing.reveal(sight, ended, self.screen.console.width)
        for picture in pictures if self.screen.live else ():
            self.screen.draw(picture)
            self.screen.pause(2)
        sheet = self.sheet() or Text("")
        if self.screen.live and self.screen.lines_of(complete, Text(""), sheet) > self.screen.console.height - 2:
            self.screen.draw(complete)
            self.wait()
            self.screen.draw(sheet)
        else:
            self.screen.draw(complete, Text(""), sheet)
        self.wait()
        self.news.clear()
        self.news.hear(told[end:])

    def sheet(self) -> Table | None:
        sight = self.sight()
        return self.drawing.sheet(sight, self.rounds, [self.drawing.result(sight, total) for total in self.desk.scores])

    # Drawing

    def sight(self, *shown: Heard) -> Sight:
        return Sight(self.words, self.desk.view, self.desk.seat or 0, self.memory, shown, legal=self.desk.legal)

    def draw(self, sight: Sight, menu: Choices | None = None, legal: Sequence[str] = ()) -> None:
        """The table, what happened, what is expected, what may be done, and a remark on the last answer."""
        table, hints = self.drawing.table(sight, self.screen.console.width), self.drawing.hints(sight)
        expected = self.drawing.expected(sight, legal, self.desk.actors, hints)
        below: list[RenderableType] = [indented(expected, f"bold {MOON}")]
        if menu is not None and menu.lines(hints):
            below.append(menu_table(menu, hints))
        if self.remark:
            below.append(indented(self.remark, "italic"))
        told: list[RenderableType] = [
            Text(""),
            *(indented(line) for line in (self.opening, *self.news.lines()) if line),
        ]
        if self.screen.live:
            room = self.screen.console.height - self.screen.lines_of(table, *below) - LINES_TO_ANSWER
            told = self.screen.last_that_fit(told, room)
        self.screen.draw(table, *told, *below)

    # Asking

    def ask(self, menu: Choices, legal: Sequence[str]) -> str | None:
        """Until an answer names an action; None where the table has moved on before."""
        while True:
            while self.desk.line.live and self.screen.live and not self.screen.has_answer():
                if self.happened(MOMENT):
                    return None
            answer = self.screen.line() if self.drawing.WHOLE_LINES else self.screen.answer()
            action = None if answer.startswith(CHAT) else menu.action(answer)
            if action is not None:
                return action
            self.screen.forget_answers()
            if not self.command(answer, menu):
                self.remark = menu.problem(answer)
                if self.remark and not self.screen.live:
                    self.screen.show(indented(self.remark))
                    self.remark = ""
                    continue
            self.draw(self.sight(), menu, legal)
            self.remark = ""

    def command(self, answer: str, menu: Choices | None = None) -> bool:
        """Carry out what is no answer, where it is a command."""
        if answer.startswith(CHAT) and answer[1:].strip():
            self.say(answer[1:].strip())
            return True
        command = self.commands.get(fold(answer))
        if command == "help":
            self.help(menu)
        elif command == "rules":
            self.screen.page(rules_page(self.desk.name, self.words.language.code))
        elif command == "quit":
            raise Left
        elif command == "hint" and menu is not None:
            self.hint()
        return command is not None

    def say(self, text: str) -> None:
        try:
            self.desk.say(text)
        except Refused as problem:
            self.remark = self.refusal(problem)

    def help(self, menu: Choices | None) -> None:
        language = self.words.language
        told = [self.words.option(name, value) for name, value in self.desk.options.items()]
        hints = self.drawing.hints(self.sight())
        listed: list[RenderableType] = []
        if menu is not None and menu.lines(hints):
            listed = [Text(""), menu_table(menu, hints)]
        more = [language.say("help-live", mark=CHAT)] if self.desk.line.live else []
        self.screen.draw(
            indented(" ".join([language.say(self.drawing.HELP), *more])),
            *listed,
            Text(""),
            indented(language.say("help-table", options="; ".join(option for option in told if option))),
        )
        self.wait()

    def hint(self) -> None:
        """What the bots think, the best first."""
        self.screen.show(indented(self.words.language.say("client-hints-thinking")))
        try:
            hints = self.desk.hints()
        except Refused as problem:
            self.remark = self.refusal(problem)
            return
        self.screen.draw(
            indented(self.words.language.say("client-hints-note")), Text(""), hint_table(self.words, hints)
        )
        self.wait()


def notice_line(words: Words, notice: Heard) -> str:
    if notice["event"] not in NOTICES or ("seat" not in notice and notice["event"] != "chat"):
        return ""
    if notice["event"] in ("away", "back") and notice["seat"] == words.you:
        return ""
    player = words.player(notice["seat"]) if "seat" in notice else notice["name"]
    kind = notice["event"].replace("_", "-")
    return words.language.say(f"join-{kind}", player=player, text=notice.get("text", ""))
