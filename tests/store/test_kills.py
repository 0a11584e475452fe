from pathlib import Path

from tests.store.kills import kill_often


def test_what_was_acknowledged_survives_kills(tmp_path: Path) -> None:
    assert kill_often(tmp_path, kills=20, seed=1) > 20
