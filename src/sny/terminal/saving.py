"""Games kept in files. A file that holds something else than a game is never written over."""

from errno import EEXIST, ENOENT
from pathlib import Path

from sny import Game
from sny.language import Language
from sny.terminal.complaint import Complaint
from sny.terminal.parts import indented
from sny.terminal.screen import Screen

FIRST_WORD = "sny "


def save_game(file: str, game: Game) -> None:
    """Raises OSError where that cannot be."""
    path = path_of(file)
    if path.is_file() and path.stat().st_size and not read_start(path).startswith(FIRST_WORD):
        raise FileExistsError(EEXIST, "it is no saved game", file)
    path.write_text(game.text(), encoding="utf-8")


def offer_to_save(screen: Screen, language: Language, game: Game) -> str:
    """The file in which a player who leaves wants the game kept; nothing where it is dropped."""
    while name := screen.ask(f" {language.say('save-as')} "):
        try:
            save_game(name, game)
        except OSError as error:
            screen.show(indented(file_problem(language, name, error)))
        else:
            break
    return name


def path_of(file: str) -> Path:
    if "\0" in file:
        raise FileNotFoundError(ENOENT, "no file can be called that", file)
    try:
        return Path(file).expanduser()
    except RuntimeError:  # ~ and no such person
        return Path(file)


def read_start(path: Path) -> str:
    with path.open(encoding="utf-8", errors="replace") as text:
        return text.read(len(FIRST_WORD))


def read_text(language: Language, file: str) -> str:
    try:
        return path_of(file).read_text(encoding="utf-8")
    except OSError as error:
        raise Complaint(file_problem(language, file, error)) from None
    except ValueError:
        raise Complaint(language.say("no-game", file=file)) from None


def file_problem(language: Language, file: str, error: OSError) -> str:
    kinds: dict[type[OSError], str] = {
        FileNotFoundError: "missing",
        IsADirectoryError: "folder",
        NotADirectoryError: "missing",
        PermissionError: "denied",
        FileExistsError: "other-file",
    }
    kind = kinds.get(type(error), "unknown")
    return language.say("file-problem", file=file, kind=kind, problem=error.strerror or str(error))
