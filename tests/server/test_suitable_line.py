"""The short way of moves stands on what uvicorn has; where that is gone, tables are served without it."""

import ast
import logging
from pathlib import Path

import pytest

from sny.server import door, line, suitable_line
from tests.server.house import house, run


@pytest.mark.parametrize(
    ("file", "name", "needed"),
    [
        (line.__file__, "Line", suitable_line.NEEDED + suitable_line.LATER + ("connection_made", "connection_lost")),
        (door.__file__, "Door", suitable_line.NEEDED_AT_THE_DOOR),
    ],
)
def test_every_attribute_of_uvicorn_that_is_read_is_looked_for_first(
    file: str, name: str, needed: tuple[str, ...]
) -> None:
    tree = ast.parse(Path(file).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    nodes = list(ast.walk(found))
    own = {node.name for node in found.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    own |= {
        node.target.id for node in found.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    inherited = {
        node.func.attr
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_super(node.func.value)
    }
    read = {node.attr for node in nodes if isinstance(node, ast.Attribute) and is_self(node.value)}
    own |= {node.targets[0].id for node in found.body if isinstance(node, ast.Assign)}  # type: ignore[attr-defined]
    assert {name for name in (read - own) | inherited if not name.startswith("_")} <= {*needed}


def is_super(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def test_the_installed_uvicorn_has_the_short_way() -> None:
    assert suitable_line.suitable_line() is line.Line


@pytest.mark.parametrize(
    ("needed", "told"),
    [("NEEDED", "the short way of moves is off"), ("NEEDED_AT_THE_DOOR", "slow clients are not sent away")],
)
def test_where_something_is_missing_games_are_played_without_it(
    needed: str, told: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(suitable_line, needed, (*getattr(suitable_line, needed), "gone_with_a_release"))
    caplog.set_level(logging.WARNING, "sny.server")
    monkeypatch.setattr(logging.getLogger("sny.server"), "propagate", True)

    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=2)
            async with ala.at(table) as place:
                await place.request("sit", seat=0)
                await place.request("start", fill="easy")
                await place.request("play", seat=0, action="peek 1")

    run(story())
    (warning,) = [record for record in caplog.records if record.getMessage() == told]
    assert getattr(warning, "facts")["missing"] == "gone_with_a_release"  # noqa: B009
