"""A saved game told from its start, action by action."""

from collections.abc import Iterator

from rich.text import Text

from sny import Event, Game
from sny.table.event import events_from
from sny.table.text import follow, load_game
from sny.terminal.drawing import Sight, drawing_of
from sny.terminal.loop import SCORED, scores_of_round
from sny.terminal.menu import fold
from sny.terminal.parts import score_sheet
from sny.terminal.screen import Screen
from sny.terminal.words import Heard, Words


def steps(text: str) -> Iterator[tuple[Game, tuple[Event, ...]]]:
    """The game after each line of its text, and what happened there."""
    header, _, moves = text.partition("\n\n")
    game = load_game(header)  # before its first deal, which is told with the rest
    for number, line in enumerate(moves.splitlines(), start=header.count("\n") + 3):
        notes: list[tuple[int, ...]] = []
        game.state.events = notes
        follow(game, line, number)
        game.state.events = None
        yield game, events_from(game.rules, notes)


def heard(event: Event, seat: int | None) -> Heard:
    """The event as a seat hears it; without a seat, with every card open."""
    if seat is not None:
        return event.heard_by(seat)
    told: Heard = {"event": event.name, **event.facts}
    return told if event.card is None else {**told, "card": event.card}


def replay(game: Game, words: Words, screen: Screen) -> None:
    """Tell a game to the seat that the words speak to, or to somebody who may see everything."""
    say, drawing = words.language.say, drawing_of(game.name)
    rounds: list[list[int]] = []
    steadily = not screen.live
    if screen.live:
        screen.show(Text(say("replay-keys"), "dim"))
    before = game.view(words.you)
    for now, events in steps(game.text()):
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
