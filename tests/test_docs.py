"""What the documentation shows is what happens, and every rule it states is pinned by a test."""

import ast
import doctest
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

import sny

ROOT = Path(__file__).parent.parent
PAGES = sorted((ROOT / "docs" / "games").glob("*.md"))
RULE = re.compile(r"^- \*\*([A-Z]{3}-[A-Z]+[0-9]*)\*\*", re.MULTILINE)

FOLDERS = (
    "bench",
    "client/scripts",
    "client/src",
    "deploy",
    "docs",
    "examples",
    "requirements",
    "scripts",
    "src",
    "tests",
)
PROSE = [
    *sorted(page for page in ROOT.glob("*.md") if page.name != "CHANGELOG.md"),
    *sorted(page for folder in ("bench", "client", "docs") for page in (ROOT / folder).glob("*.md")),
]
FILE = re.compile(r"`([\w*][\w.*/-]*\.(?:css|ftl|js|json|md|mjs|py|sh|svelte|toml|ts|txt))`")
MEMBER = re.compile(r"`([A-Z]\w+)\.(\w+)`")
READERS_OWN = {"my_bots.py", "my_sen.toml"}
BUILT = {"games.json"}


def rules_on(page: Path) -> list[str]:
    return RULE.findall(page.read_text(encoding="utf-8"))


@cache
def cited_rules() -> set[str]:
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                cited.update(ast.literal_eval(argument) for argument in node.args)
    return cited


def test_the_door_is_as_documented() -> None:
    assert doctest.testmod(sny).failed == 0


@pytest.mark.parametrize("page", ["README.md", "docs/notation.md"])
def test_examples_run_as_shown(page: str) -> None:
    results = doctest.testfile(str(ROOT / page), module_relative=False)
    assert results.failed == 0
    assert results.attempted > 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_rule_is_stated_once(page: Path) -> None:
    stated = rules_on(page)
    assert stated
    assert len(stated) == len(set(stated))


@pytest.mark.parametrize("game", sny.games())
def test_both_languages_state_the_same_rules(game: str) -> None:
    english, polish = (ROOT / "docs" / "games" / f"{game}{ending}" for ending in (".md", ".pl.md"))
    assert rules_on(english) == rules_on(polish)


@pytest.mark.parametrize("game", sny.games())
def test_every_rule_has_a_test(game: str) -> None:
    stated = rules_on(ROOT / "docs" / "games" / f"{game}.md")
    assert [rule for rule in stated if rule not in cited_rules()] == []


def test_every_cited_rule_exists() -> None:
    assert cited_rules() <= {rule for page in PAGES for rule in rules_on(page)}


@cache
def files() -> list[str]:
    return ["/" + path.relative_to(ROOT).as_posix() for folder in FOLDERS for path in (ROOT / folder).rglob("*.*")]


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_every_file_that_a_page_names_exists(page: Path) -> None:
    named = set(FILE.findall(page.read_text(encoding="utf-8"))) - READERS_OWN - BUILT
    patterns = {name: "*/" + re.sub(r"\b[A-Z]{4,}\b", "*", name) for name in named}  # NAME stands for any
    assert [name for name in sorted(named) if not any(fnmatch(file, patterns[name]) for file in files())] == []


@pytest.mark.parametrize("page", PROSE, ids=lambda page: page.name)
def test_a_page_looks_on_the_site_as_it_is_meant(page: Path) -> None:
    """There examples need fences, and a list needs an empty line above it."""
    text = re.sub(r"^( *)```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert re.findall(r"^>>>.*", text, re.MULTILINE) == []
    assert re.findall(r"^(?![-*#|>]|\d+\. |\*\*| ).+\n[-*] .*", text, re.MULTILINE) == []


def test_every_member_that_the_architecture_names_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "src").rglob("*.py")))
    named = MEMBER.findall((ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert named
    for owner, member in named:
        assert re.search(rf"^class {owner}\b", source, re.MULTILINE), owner
        assert re.search(rf"(\bdef |self\.|^    ){member}\b", source, re.MULTILINE), f"{owner}.{member}"
