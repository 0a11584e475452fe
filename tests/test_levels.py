"""The levels of ARCHITECTURE.md: imports only go down."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "sny"
LEVELS = [
    {"errors", "folders", "hearing"},
    {"language", "rulebook"},
    {"extras"},
    {"rules", "words"},
    {"game", "env"},
    {"table", "bots"},
    {"sim", "store", "train", "reviewing"},
    {"server", "study"},
    {"visitor", "offline"},
    {"terminal"},
    {"cli"},
    {"__main__"},
]
HEIGHT: dict[str, float] = {package: height for height, packages in enumerate(LEVELS) for package in packages}
DOOR = "__init__"  # the public door stands on the games, and only it may be imported as `sny` itself
HEIGHT[DOOR] = HEIGHT["game"] + 0.5


def package_of(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported_packages(path: Path) -> set[str]:
    modules: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules.update(f"{node.module}.{alias.name}" for alias in node.names)
    paths = [module.split(".") for module in modules]
    return {parts[1] if len(parts) > 1 else DOOR for parts in paths if parts[0] == "sny"}


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_only_go_down(path: Path) -> None:
    own = package_of(path)
    for package in imported_packages(path) - {own}:
        package = package if package in HEIGHT else DOOR
        assert HEIGHT[package] < HEIGHT[own], f"{own} may not import {package}"


@pytest.mark.parametrize("package", ["numpy", "numba", "click", "rich", "fluent"])
def test_rules_and_table_are_plain_python(package: str) -> None:
    """NumPy may be imported inside the two functions of the kit that need it, and nowhere at import time."""
    for path in [path for room in ("rules", "game", "table") for path in SOURCE.glob(f"{room}/**/*.py")]:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert all(name.split(".")[0] != package for name in names), path


def test_importing_sny_loads_nothing_heavy() -> None:
    """Words, NumPy and Numba come only when they are asked for."""
    script = "import sys, sny; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    assert "sny.game.cards" in loaded
    assert not {"msgspec", "fluent", "numpy", "numba", "click", "rich", "sny.words", "sny.bots", "sny.table"} & set(
        loaded
    )
