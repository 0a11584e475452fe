"""The rules pages: beside a game's rules, or in `sny/pages` of an installed package and `docs/games` of a checkout."""

from pathlib import Path

from sny.folders import file_of_game

INSTALLED = Path(__file__).parent / "pages"
CHECKOUT = Path(__file__).parents[2] / "docs" / "games"


def rules_page(game: str, language: str) -> str:
    """The page of a game: in English if there is none in the language, or just the game's name if there is none."""
    folder = INSTALLED if INSTALLED.is_dir() else CHECKOUT
    for name in (f"{game}.md" if language == "en" else f"{game}.{language}.md", f"{game}.md"):
        file = folder / name if (folder / name).is_file() else file_of_game(name)
        if file is not None:
            return file.read_text(encoding="utf-8")
    return f"# {game}\n"
