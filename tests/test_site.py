"""The documentation site: every page of the repository is on it, and every reference module exists."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from scripts import site

ROOT = Path(__file__).parents[1]
yaml: Any = pytest.importorskip("yaml")


def pages_in(nav: Any) -> set[str]:
    if isinstance(nav, str):
        return {nav}
    parts = nav.values() if isinstance(nav, dict) else nav
    return {page for part in parts for page in pages_in(part)}


def test_every_page_of_the_documentation_is_on_the_site() -> None:
    shown = pages_in(yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])
    written = {str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md")}
    assert written <= shown
    assert {page for page in shown if not page.startswith("reference/") and not (ROOT / page).is_file()} == set()
    assert {page for page in shown if page.startswith("reference/")} == {
        f"reference/{name}.md" for name in site.REFERENCE
    }


def test_every_module_of_the_reference_exists() -> None:
    assert [module for _, modules in site.REFERENCE.values() for module in modules if find_spec(module) is None] == []
