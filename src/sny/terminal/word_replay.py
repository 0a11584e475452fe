"""A saved word game told from its start, line by line."""

from rich.text import Text

from sny import Game
from sny.game.opening import moves_of
from sny.terminal.menu import fold
from sny.terminal.replay import heard
from sny.terminal.screen import Screen
from sny.terminal.word_screen import reveal, score_sheet
from sny.terminal.word_telling import REVEALED, Telling
from sny.terminal.words import Words


def replay(game: Game, words: Words, screen: Screen) -> None:
    """Tell a game to the seat that the words speak to, or to somebody who may know everything."""
    telling, steadily = Telling(words), not screen.live
    if screen.live:
        screen.show(Text(words.language.say("replay-keys"), "dim"))
    for now, _, _, events in moves_of(game):
        for event in events:
            told = heard(event, words.you)
            for line in telling.lines([told]):
                # The player's Enter ends the line.
                screen.console.print(Text(line), end="\n" if steadily else "")
                if not steadily:
                    answer = fold(input(" "))
                    if answer in words.language.word_list("command-quit"):
                        return
                    steadily = answer in words.language.word_list("command-all")
            if event.name == REVEALED:
                sheet = score_sheet(words, now.view(words.you))
                screen.show(Text(""), reveal(words, told), Text(""), sheet, Text(""))
    if not game.over:
        screen.show(Text(words.language.say("replay-unfinished")))
