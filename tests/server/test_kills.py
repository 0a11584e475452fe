from pathlib import Path

from tests.server.kills import kill_often


def test_what_was_acknowledged_survives_kills(tmp_path: Path) -> None:
    evening = kill_often(tmp_path, kills=3, seed=4)
    assert evening.acknowledged > 3
