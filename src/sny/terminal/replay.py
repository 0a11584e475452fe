"""A saved game told from its start, action by action."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.text import Text

from sny import Event, Game
from sny.game.opening import moves_of
from sny.terminal.drawing import Sight, drawing_of
from sny.terminal.loop import scores_of_round
from sny.terminal.menu import fold
from sny.terminal.screen import Screen
from sny.terminal.words import Heard, Words


def heard(event: Event, seat: int | None) -> Heard:
    """The event as a seat knew it; without a seat, with all secrets."""
    return event.whole() if seat is None else event.heard_by(seat)


def replay(game: Game, words: Words, screen: Screen) -> None:
    """Tell a game to the seat that the words speak to, or to somebody who may know everything."""
    drawing, teller = drawing_of(game.name), Teller(words, screen)
    begins, ends = drawing.ROUND
    news, rounds = drawing.news(words), list[list[int]]()
    if screen.live:
        screen.show(Text(words.language.say("replay-keys"), "dim"))

    def tell(events: list[Heard]) -> bool:
        news.hear(events)
        lines = news.lines()
        news.clear()
        return teller.tell(lines)

    before = game.view(words.you)
    for now, _, _, events in moves_of(game):
        told = [heard(event, words.you) for event in events]
        sight = Sight(words, now.view(words.you), words.you or 0)
        names = [event["event"] for event in told]
        if ends in names:
            next_round = names.index(begins) if begins in names else len(names)
            ended, told = told[:next_round], told[next_round:]
            told[:0] = [event for event in ended if event["event"] == "won"]
            rounds += scores_of_round(ended)
            if not tell(drawing.told_before(ended)):
                return
            *_, complete = drawing.reveal(replace(sight, before=before), ended, screen.console.width)
            totals = [drawing.result(sight, total) for total in now.scores]
            screen.show(Text(""), complete, Text(""), drawing.sheet(sight, rounds, totals) or Text(""), Text(""))
        if not tell(told):
            return
        before = sight.view
    if not game.over:
        screen.show(Text(words.language.say("replay-unfinished")))


@dataclass
class Teller:
    """Line by line, as the player presses Enter."""

    words: Words
    screen: Screen

    def __post_init__(self) -> None:
        self.steadily = not self.screen.live

    def tell(self, lines: Sequence[str]) -> bool:
        """Show some lines, and return whether the player wants more."""
        for line in lines:
            # The player's Enter ends the line.
            self.screen.console.print(Text(line), end="\n" if self.steadily else "")
            if not self.steadily:
                answer = fold(input(" "))
                if answer in self.words.language.word_list("command-quit"):
                    return False
                self.steadily = answer in self.words.language.word_list("command-all")
        return True
