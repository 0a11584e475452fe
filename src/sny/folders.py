"""Where games are found: in `sny/rules`, and in every folder that the environment variable SNY_GAMES names.

A game is its data file `NAME.toml` beside its rules, `NAME.py` or a folder NAME, with `_` for `-`. Beside them may lie
its texts (`NAME.en.ftl`, `NAME.pl.ftl`) and its page (`NAME.md`, `NAME.pl.md`), and in the folders `bots` and
`terminal` a policy and a drawing of its own.
"""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

VARIABLE = "SNY_GAMES"
RULES = Path(__file__).parent / "rules"


@cache
def added_folders() -> tuple[Path, ...]:
    """The folders of SNY_GAMES, separated as in PATH; the catalogue checks whether they exist."""
    return tuple(Path(part).absolute() for part in os.environ.get(VARIABLE, "").split(os.pathsep) if part.strip())


def files_of_games(ending: str) -> Iterator[Path]:
    """All files beside rules that have an ending, in a fixed order."""
    for folder in (RULES, *added_folders()):
        yield from sorted(folder.glob(f"*{ending}"))


def file_of_game(name: str) -> Path | None:
    """The file of that name beside some rules."""
    return next((folder / name for folder in (RULES, *added_folders()) if (folder / name).is_file()), None)


def more_modules(part: str = "") -> list[str]:
    """Where further modules of a package lie: of `sny.rules` in the folders themselves, of others in one below."""
    return [str(folder / part) if part else str(folder) for folder in added_folders()]
