"""Games kept in files. A file that holds something else than a game is never written over."""

import os
from collections.abc import Sequence
from errno import EEXIST, ENOENT
from pathlib import Path
from typing import NamedTuple

from sny import Game, load
from sny.errors import SnyError
from sny.language import Language
from sny.terminal.complaint import Complaint

FIRST_WORD, BOTS = "sny ", "# bots "


def save_game(file: str, game: Game, levels: Sequence[str] = ()) -> None:
    """With the levels of the bots, so that it can go on. Raises OSError where that cannot be."""
    path = path_of(file)
    if path.is_file() and path.stat().st_size and not is_saved_game(path):
        raise FileExistsError(EEXIST, "it is not a saved game", file)
    path.write_text(game.text() + (f"{BOTS}{','.join(levels)}\n" if levels else ""), encoding="utf-8")


class Begun(NamedTuple):
    game: Game
    levels: list[str]


def begun_game(path: Path) -> Begun | None:
    """A game that was left before its end, and who the bots were; None where there is none."""
    try:
        text = path.read_text(encoding="utf-8")
        game = load(text)
    except (OSError, ValueError, SnyError):
        return None
    told = [line.removeprefix(BOTS).split(",") for line in text.splitlines() if line.startswith(BOTS)]
    fits = told and len(told[-1]) == game.players - 1
    return Begun(game, told[-1]) if fits and not game.over and not game.start else None


def kept_file(game: str) -> Path:
    """Where an unfinished game is kept when nobody has named a file."""
    return state_folder() / "games" / f"{game}.txt"


def state_folder() -> Path:
    return Path(os.environ.get("XDG_STATE_HOME") or "~/.local/state", "sny").expanduser()


def path_of(file: str) -> Path:
    if "\0" in file:
        raise FileNotFoundError(ENOENT, "this is not a valid file name", file)
    try:
        return Path(file).expanduser()
    except RuntimeError:  # ~ and no such person
        return Path(file)


def is_saved_game(path: Path) -> bool:
    if not path.is_file():
        return False
    with path.open(encoding="utf-8", errors="replace") as text:
        return text.read(len(FIRST_WORD)) == FIRST_WORD


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
