"""The worked example runs, and the documentation shows what happens."""

import doctest
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def test_environments_are_as_documented() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "environments.md"), module_relative=False)
    assert results.failed == 0
    assert results.attempted > 10


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a very short training leaves."""
    folder = tmp_path_factory.mktemp("example")
    told = run_example(folder, "--seconds", "0.2", "--games", "16", "--check", "2", "--deals", "3")
    assert "against careful" in told
    assert "M decisions" in told
    return folder


def run_example(folder: Path, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "examples" / "train_sen.py"), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_training_leaves_a_policy_and_a_curve(trained: Path) -> None:
    assert sorted(path.name for path in trained.iterdir()) == ["sen-curve.png", "sen-policy.npz"]


def test_a_saved_policy_sits_at_a_table(trained: Path) -> None:
    assert "against random" in run_example(trained, "--play", "sen-policy.npz", "--deals", "2")
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    shown = page.rpartition("```python\n")[2].partition("```")[0].replace('"examples"', repr(str(ROOT / "examples")))
    done = subprocess.run([sys.executable, "-c", shown], cwd=trained, capture_output=True, text=True, timeout=300)
    assert done.stdout.startswith("["), done.stderr
