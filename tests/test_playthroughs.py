"""The golden playthroughs are what happens, and none is missing."""

from pathlib import Path

import pytest

import sny
from sny.rules.catalogue import rules_of
from tests.annotate import FOLDER, annotated

LONGEST = 200
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_is_what_happens(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert annotated(text) == text, "if this change is meant, run `make playthroughs` and read the difference"
    assert len(text.splitlines()) < LONGEST
    assert sny.load(text).over


SEN = rules_of("sen").DATA["option"]
VARIANTS = {
    "sen": [*SEN["edition"]["words"], *SEN["variants"]["several"]],
    "smoki": [*rules_of("smoki").DATA["option"]["scoring"]["words"], "one-pile", "attack"],
    "koty": ["base", "night", "teams", "reshuffle", "end"],
    "kraina-snow": ["base"],
}


@pytest.mark.parametrize("game", sny.games())
def test_no_playthrough_is_missing(game: str) -> None:
    assert {f"{game}-{variant}" for variant in VARIANTS[game]} <= {path.stem for path in FILES}
