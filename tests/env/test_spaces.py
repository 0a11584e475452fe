"""Observation and action spaces: documented from the layouts, and versioned."""

from pathlib import Path

import numpy as np
import pytest

from sny.env.batch import Batch
from sny.env.space_pages import main, space_page
from sny.env.spaces import observation_bounds, observation_length, observation_parts, space_digest, space_name
from sny.rules.catalogue import CARD_GAMES, card_rules_of

PAGES = Path(__file__).parent.parent.parent / "docs" / "spaces"
# A trained policy relies on these. When one changes, raise the version in sny.env.spaces and pin the new digest.
DIGESTS = {
    "sen-v2": "20c68ffd8dfcdabe",
    "smoki-v1": "7ae80ed836a9a360",
    "koty-v2": "c2d88e51eeac4f57",
}


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_space_changes_only_with_its_version(game: str) -> None:
    assert {space_name(game): space_digest(game)}.items() <= DIGESTS.items()


@pytest.mark.parametrize("game", CARD_GAMES)
def test_the_pages_are_up_to_date(game: str) -> None:
    written = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    assert written == space_page(game), "run: python -m sny.env.space_pages docs/spaces"


def test_the_command_writes_a_page_for_each_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["spaces", str(tmp_path / "new")])
    main()
    assert sorted(path.stem for path in (tmp_path / "new").iterdir()) == sorted(CARD_GAMES)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_columns_hold_what_the_table_says(game: str) -> None:
    rules, batch = card_rules_of(game), Batch(game, games=32, seed=2)
    least, most = observation_bounds(rules)
    for _ in range(100):
        batch.step(batch.random_actions())
        rows = batch.observations()
        assert rows.shape == (32, observation_length(rules))
        assert (rows >= least).all()
        assert (rows <= most).all()
        assert (rows[:, 0] == batch.seats).all()
        for part in observation_parts(rules)[1:]:
            columns = rows[:, part.start : part.start + part.length]
            assert (columns.reshape(32, *part.shape) == batch.views[part.name]).all()


def test_observations_can_be_written_into_an_array() -> None:
    batch = Batch("sen", games=3)
    rows = np.zeros((3, observation_length(batch.rules)), np.int32)
    assert batch.observations(rows) is rows
    assert (rows == batch.observations()).all()
