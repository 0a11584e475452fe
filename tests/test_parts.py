"""The parts of `make test`, side by side."""

from pathlib import Path

import pytest

from scripts import parts


@pytest.fixture
def makefile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "Makefile"
    file.write_text(
        "good:\n\t@echo beginning; sleep 0.5; echo 3 passed\nbad:\n\t@echo 1 failed; exit 3\n"
        "later:\n\t@test -f done && echo last\n"
        "slow:\n\t@sleep 0.6; touch done\n"
    )
    monkeypatch.setattr(parts, "ROOT", tmp_path)
    return file


def test_parts_are_told_whole_and_summed_up_in_order(makefile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parts.main("good", "bad")
    printed = capsys.readouterr().out.splitlines()
    assert end.value.code == 1
    assert "beginning" in printed
    good, bad, closing = printed[-3:]
    assert good.split()[:2] == ["ok", "good"]
    assert good.endswith("3 passed")
    assert bad.split()[:2] == ["FAILED", "bad"]
    assert closing.startswith("failed: bad in ")


def test_what_stands_after_then_waits(makefile: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parts.main("slow", "then", "later")
    assert end.value.code == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith("all passed in ")
