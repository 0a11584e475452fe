"""The rules pages: in `sny/pages` where the package was installed, in `docs/games` in a checkout."""

from pathlib import Path

INSTALLED = Path(__file__).parent / "pages"
CHECKOUT = Path(__file__).parents[2] / "docs" / "games"


def rules_page(game: str, language: str) -> str:
    folder = INSTALLED if INSTALLED.is_dir() else CHECKOUT
    ending = "md" if language == "en" else f"{language}.md"
    return (folder / f"{game}.{ending}").read_text(encoding="utf-8")
