"""Compiled twins are kept between clones: copied whole, never over newer ones, and thrown away when long unused."""

import os
import time
from pathlib import Path

import pytest

from scripts import twins


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "clone" / "rules" / "__pycache__"
    folder.mkdir(parents=True)
    monkeypatch.setattr(twins, "SOURCES", tmp_path / "clone")
    return folder


def test_what_one_clone_has_compiled_is_there_in_the_next(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (clone / "sen.play_abc-1.py311.nbi").write_bytes(b"index")
    (clone / "sen.play_abc-1.py311.1.nbc").write_bytes(b"code")
    (clone / "sen.cpython-311.pyc").write_bytes(b"bytecode")
    twins.main("--none")
    second = clone.parents[2] / "second"
    monkeypatch.setattr(twins, "SOURCES", second)
    twins.main("--none")
    assert sorted(file.name for file in second.rglob("*.*")) == [
        "sen.play_abc-1.py311.1.nbc",
        "sen.play_abc-1.py311.nbi",
    ]


def test_what_is_newer_stays(clone: Path) -> None:
    index = clone / "sen.play_abc-1.py311.nbi"
    index.write_bytes(b"older")
    twins.main("--none")
    index.write_bytes(b"newer")
    os.utime(index, (time.time() + 60, time.time() + 60))
    twins.main("--none")
    (kept,) = twins.kept_folder().rglob("*.nbi")
    assert (index.read_bytes(), kept.read_bytes()) == (b"newer", b"newer")


def test_what_nobody_has_made_for_weeks_is_thrown_away(clone: Path) -> None:
    index = clone / "sen.play_abc-1.py311.nbi"
    index.write_bytes(b"old")
    os.utime(index, (time.time() - 30 * twins.DAY,) * 2)
    twins.main("--none")
    (kept,) = twins.kept_folder().rglob("*.nbi")
    index.unlink()
    twins.throw_away_unused(twins.kept_folder())
    assert not kept.exists()
