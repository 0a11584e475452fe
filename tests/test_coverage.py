"""Coverage by the tests: counted in the workers, told at the end, held at a floor, and nothing that Numba would see."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = """
from sny.rules.kit import twins
from sny.rules.sen.scoring import over

def test_twins_have_no_probes():
    twin = twins.twins_of({"over": over}, {}, lambda copy, leaf: copy, lambda own: own)["over"]
    assert has_probes(over) != has_probes(twin) if PROBES else not has_probes(over)

def has_probes(function):
    return "__slipcover__" in function.__code__.co_consts
"""


def test_a_run_that_reaches_too_little_is_told_and_fails(tmp_path: Path) -> None:
    (tmp_path / "test_probes.py").write_text(f"from tests.coverage import PROBES\n{TESTS}")
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.coverage", "-n", "1", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    told, closing = done.stdout.splitlines()[-2:]
    assert told.startswith("Coverage of src by these tests: ")
    assert "BELOW THE FLOOR" in told
    assert not told.startswith("Coverage of src by these tests: 0.0 %")
    assert "1 passed" in closing
    assert done.returncode == 1
