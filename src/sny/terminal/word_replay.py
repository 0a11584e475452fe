"""A saved word game told from its start, line by line."""

from collections.abc import Iterator

from rich.text import Text

import sny
from sny.table.word_game import WordEvent, WordGame
from sny.table.word_load import follow
from sny.terminal.menu import fold
from sny.terminal.screen import Screen
from sny.terminal.word_screen import reveal, score_sheet
from sny.terminal.word_telling import REVEALED, Telling
from sny.terminal.words import Heard, Words


def steps(text: str) -> Iterator[tuple[WordGame, tuple[WordEvent, ...]]]:
    """The game after each line of its text, and what happened there."""
    header, _, said = text.partition("\n\n")
    game = sny.load(header)
    game.replaying = True
    for number, line in enumerate(said.splitlines(), start=header.count("\n") + 3):
        follow(game, line, number)
        yield game, game.news()


def heard(event: WordEvent, seat: int | None) -> Heard:
    """The event as a seat hears it; without a seat, with all that was secret."""
    return event.heard_by(seat) if seat is not None else {"event": event.name, **event.facts, **event.secrets}


def replay(game: WordGame, words: Words, screen: Screen) -> None:
    """Tell a game to the seat that the words speak to, or to somebody who may know everything."""
    telling, steadily = Telling(words), not screen.live
    if screen.live:
        screen.show(Text(words.language.say("replay-keys"), "dim"))
    for now, events in steps(game.text()):
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
