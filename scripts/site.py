"""Build the documentation site: lay the pages out as they lie in the repository, add the reference, run MkDocs.

Run by `make docs` with the Python of .venv-docs. Links between pages work here and in the repository alike; a link that
leads nowhere is an error. The site needs no network: no fonts, scripts or pictures from elsewhere.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES, SITE = ROOT / "build" / "pages", ROOT / "build" / "docs"
REFERENCE = {
    "sny": ("The library", ["sny", "sny.errors", "sny.extras"]),
    "bots": ("Bots", ["sny.bots"]),
    "env": (
        "Environments",
        ["sny.env.batch", "sny.env.gymnasium", "sny.env.pettingzoo", "sny.env.open_spiel", "sny.env.rewards"],
    ),
    "store": ("Store", ["sny.store"]),
    "visitor": ("Visitor", ["sny.visitor"]),
}
LINK = re.compile(r"\]\(([^)#\s]+)")
SHIM = "https://unpkg.com/iframe-worker/shim"  # what the theme would fetch so that search works from files
OWN_SHIM = "search_from_files.js"
ELSEWHERE = re.compile(
    r"""<(?:script|img|source|iframe)[^>]+src=["']?(?:https?:)?//|<link(?![^>]*canonical)[^>]+href=["']?(?:https?:)?//"""
)


def main() -> None:
    shutil.rmtree(PAGES, ignore_errors=True)
    lay_out_pages()
    lay_out_linked_files()
    write_reference()
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "true"}
    command = [sys.executable, "-m", "mkdocs", "--quiet", "build", "--strict", "--clean"]
    if code := subprocess.run(command, cwd=ROOT, env=environment).returncode:
        sys.exit(code)
    serve_search_ourselves()
    if fetched := [page for page in SITE.rglob("*.html") if ELSEWHERE.search(page.read_text(encoding="utf-8"))]:
        sys.exit(f"these pages need the network: {', '.join(str(page.relative_to(SITE)) for page in fetched)}")
    print(f"{len(list(SITE.rglob('*.html')))} pages: {(SITE / 'index.html').relative_to(ROOT)}")


def serve_search_ourselves() -> None:
    shutil.copy2(ROOT / "scripts" / OWN_SHIM, SITE / "assets" / OWN_SHIM)
    for page in SITE.rglob("*.html"):
        way = os.path.relpath(SITE / "assets" / OWN_SHIM, page.parent)
        page.write_text(page.read_text(encoding="utf-8").replace(SHIM, way), encoding="utf-8")


def lay_out_pages() -> None:
    for page in (*ROOT.glob("*.md"), *ROOT.glob("bench/*.md"), *(ROOT / "docs").rglob("*")):
        if page.is_file():
            copy(page)


def lay_out_linked_files() -> None:
    """What pages link to that is no page: sources, data, pictures."""
    for page in list(PAGES.rglob("*.md")):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            target = (ROOT / page.relative_to(PAGES)).parent / link
            if "://" not in link and target.is_file() and target.suffix != ".md":
                copy(target.resolve())


def copy(file: Path) -> None:
    target = PAGES / file.relative_to(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(file, target)


def write_reference() -> None:
    folder = PAGES / "reference"
    folder.mkdir()
    for name, (title, modules) in REFERENCE.items():
        there = [module for module in modules if is_there(module)]
        text = f"# {title}\n\n" + "\n\n".join(f"::: {module}" for module in there) + "\n"
        (folder / f"{name}.md").write_text(text, encoding="utf-8")


def is_there(module: str) -> bool:
    path = ROOT / "src" / Path(*module.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


if __name__ == "__main__":
    main()
