"""A saved game told from its start, action by action."""

from rich.text import Text

from sny import Event, Game
from sny.game.opening import moves_of
from sny.terminal.drawing import Sight, drawing_of
from sny.terminal.loop import SCORED, scores_of_round
from sny.terminal.menu import fold
from sny.terminal.parts import score_sheet
from sny.terminal.screen import Screen
from sny.terminal.words import Heard, Words


def heard(event: Event, seat: int | None) -> Heard:
    """The event as a seat hears it; without a seat, with all that was secret."""
    return event.whole() if seat is None else event.heard_by(seat)


def replay(game: Game, words: Words, screen: Screen) -> None:
    """Tell a game to the seat that the words speak to, or to somebody who may see everything."""
    say, drawing = words.language.say, drawing_of(game.name)
    rounds: list[list[int]] = []
    steadily = not screen.live
    if screen.live:
        screen.show(Text(say("replay-keys"), "dim"))
    before = game.view(words.you)
    for now, _, _, events in moves_of(game):
        told = [heard(event, words.you) for event in events]
        if any(event["event"] == SCORED for event in told):
            rounds += scores_of_round(told)
            sight = Sight(words, now.view(words.you), words.you or 0, before=before)
            *_, complete = drawing.reveal(sight, told, screen.console.width)
            totals = [drawing.result(sight, total) for total in now.scores]
            screen.show(Text(""), complete, Text(""), score_sheet(words, rounds, totals), Text(""))
            told = [event for event in told if event["event"] == "won"]
        before = now.view(words.you)
        for line in words.lines(told):
            # The player's Enter ends the line.
            screen.console.print(Text(line), end="\n" if steadily else "")
            if not steadily:
                answer = fold(input(" "))
                if answer in words.language.word_list("command-quit"):
                    return
                steadily = answer in words.language.word_list("command-all")
    if not game.over:
        screen.show(Text(say("replay-unfinished")))
