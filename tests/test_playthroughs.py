"""The golden playthroughs are what happens, and none is missing."""

from pathlib import Path

import pytest
from tests.annotate import FOLDER, annotated

import sny
from sny.rules.catalogue import rules_of

LONGEST = 200
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_what_happens(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert annotated(text) == text, "if this change is meant, run `make playthroughs` and read the difference"
    assert len(text.splitlines()) < LONGEST
    assert sny.load(text).over


@pytest.mark.parametrize("game", sny.games())
def test_no_playthrough_is_missing(game: str) -> None:
    options = rules_of(game).DATA["option"]
    wanted = [*options.get("edition", {}).get("words", []), *options.get("variants", {}).get("several", [])]
    names = {f"{game}-{variant}" for variant in wanted} or {game}
    assert names <= {path.stem for path in FILES}
