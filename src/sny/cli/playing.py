"""`sny play`: a table in this terminal, with bots in the other seats. A game that is left can be resumed."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click

from sny import Game
from sny.bots import all_levels, is_compiled
from sny.cli.compiling import get_thinker_ready
from sny.cli.opening import introduction, levels_of_bots, open_table, with_language
from sny.cli.own_bots import problems_of, rival
from sny.cli.program import INTERRUPTED
from sny.language import Language
from sny.rules.catalogue import WORD_GAMES, rules_of
from sny.terminal.complaint import Complaint
from sny.terminal.desk import Desk
from sny.terminal.drawing import drawing_of
from sny.terminal.live import LiveLine
from sny.terminal.local import YOU, LocalLine, local_table
from sny.terminal.loop import Left, Match
from sny.terminal.saving import Begun, begun_game, file_problem, is_saved_game, kept_file, path_of, save_game
from sny.terminal.screen import Screen
from sny.terminal.words import Words


def play(
    language: Language,
    game: str,
    players: str | None,
    options: tuple[str, ...],
    bots: str | None,
    seed: str | None,
    save: str | None,
    go_on: bool,
    deck: str | None = None,
    live: bool = False,
) -> int:
    if live and game not in WORD_GAMES:
        raise Complaint(language.say("not-live", games=", ".join(WORD_GAMES)))
    screen, file = Screen(), path_of(save) if save else kept_file(game)
    begun = begun_game(file)
    if begun and not go_on and not save:
        go_on = wants_to_go_on(screen, language, begun)
    if go_on and not begun:
        raise Complaint(language.say("nothing-to-resume", file=str(file)))
    new = not begun or not go_on
    if new:
        begun = new_game(language, game, players, options, bots, seed, deck)
    assert begun is not None
    rivals = {seat: rival(game, level) for seat, level in enumerate(begun.levels, start=1)}
    if any(map(is_compiled, begun.levels)):
        get_thinker_ready(language, game)
    if new:
        begin_file(language, file, begun, bool(save))
    return played(language, screen, begun, rivals, file, bool(save), live)


def wants_to_go_on(screen: Screen, language: Language, begun: Begun) -> bool:
    """Only somebody at a terminal is asked; in a pipe every line is an answer."""
    if not screen.live:
        return False
    moves = sum(line[0].isdigit() for line in begun.game.inputs)
    answer = screen.ask(f" {language.say('go-on', players=begun.game.players, moves=moves)} ")
    return answer.lower() not in language.word_list("answer-no")


def new_game(
    language: Language,
    game: str,
    players: str | None,
    options: tuple[str, ...],
    bots: str | None,
    seed: str | None,
    deck: str | None,
) -> Begun:
    table = open_table(language, game, players, with_language(game, options, language.code), seed, deck)
    return Begun(table, levels_of_bots(language, bots, all_levels(game), table.players - 1))


def begin_file(language: Language, file: Path, begun: Begun, named: bool) -> None:
    """Keep the previous game as well. A named file is written at once, to report one that cannot be written."""
    try:
        if is_saved_game(file) or (file.exists() and not named):
            file.replace(file.with_suffix(".before.txt"))
        if named:
            save_game(str(file), begun.game, begun.levels)
    except OSError as error:
        raise Complaint(file_problem(language, str(file), error)) from None


def played(
    language: Language, screen: Screen, begun: Begun, rivals: Mapping[int, Any], file: Path, named: bool, live: bool
) -> int:
    levels = begun.levels
    words = Words(language, rules_of(begun.game.name), YOU)
    line = (LiveLine if live else LocalLine)(local_table(begun.game, levels), rivals)

    def keep() -> None:
        """Where nothing can be kept, one plays all the same."""
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            save_game(str(file), line.game, levels)
        except OSError:
            if named:
                raise

    code = 0
    try:
        Match(Desk(line, YOU), words, screen, greeting(words, levels, line.game, live), keep).run()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except (Left, EOFError):
        pass
    keep()
    for problem in problems_of(rivals.values()):
        click.echo(problem, err=True)
        code = code or 1
    click.echo(farewell(language, line.game, file, named))
    return code


def greeting(words: Words, levels: Sequence[str], game: Game, live: bool) -> str:
    """Who sits in the other seats; and of a clock, how it runs."""
    return f"{introduction(words, levels)} {drawing_of(game.name).clock(words, game, live)}".rstrip()


def farewell(language: Language, game: Game, file: Path, named: bool) -> str:
    if named:
        return language.say("farewell-saved", file=str(file))
    if not game.over and file.exists():
        return language.say("farewell-kept", game=game.name)
    file.unlink(missing_ok=True)
    return language.say("farewell")
