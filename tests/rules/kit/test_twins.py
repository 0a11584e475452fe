"""Compiled twins: what they are made of, and that an edit anywhere makes new ones."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sny.rules import sen
from sny.rules.kit.twins import compiled, constant_array, digest_of, names_in

GAME = """
from other import worth

TABLE = (1, 2, 3)

def play(number):
    return worth(number) + TABLE[number]
"""
DRIVER = """
from game import play
from sny.rules.kit.twins import compiled
print(compiled({"play": play})["play"](1))
"""


def outcome(folder: Path) -> int:
    done = subprocess.run([sys.executable, "driver.py"], cwd=folder, capture_output=True, text=True, check=True)
    return int(done.stdout)


def test_an_edit_in_an_imported_file_is_not_missed(tmp_path: Path) -> None:
    """Numba's own cache looks at the function's own file alone and would go on with the old machine code."""
    (tmp_path / "game.py").write_text(GAME)
    (tmp_path / "driver.py").write_text(DRIVER)
    (tmp_path / "other.py").write_text("def worth(number):\n    return 10\n")
    assert outcome(tmp_path) == 12
    (tmp_path / "other.py").write_text("def worth(number):\n    return 20\n")
    assert outcome(tmp_path) == 22


def test_names_of_attributes_are_not_names_of_functions() -> None:
    assert "deck" not in names_in(sen.deal.__code__)
    assert "draw" in names_in(sen.deal.__code__)


def test_a_digest_changes_with_settings_and_functions() -> None:
    digests = {
        digest_of([sen.play], "", {}),
        digest_of([sen.play], "checked", {}),
        digest_of([sen.play], "", {"note": 1}),
        digest_of([names_in], "", {}),
    }
    assert len(digests) == 4


def test_without_negative_indices_every_place_is_read_and_a_negative_one_is_out_of_bounds() -> None:
    numbers, row, grid = np.array([1, 2]), np.zeros(2, np.int64), np.array([[1, 2], [3, 4]])
    read = compiled({"cell": cell}, wraps=False, check_bounds=True)["cell"]
    assert read(numbers, grid, row, np.int8(1)) == 2 + 4 + 3
    assert row.tolist() == [3, 4]
    with pytest.raises(IndexError):
        read(numbers, grid, row, np.int8(-1))
    assert compiled({"cell": cell})["cell"](numbers, grid, row, np.int8(-1)) == 2 + 4 + 3


def cell(numbers: Any, grid: Any, row: Any, place: int) -> int:
    row[:] = grid[place, :]
    return int(numbers[place] + grid[place, place] + row[0])


def test_small_constants_are_bytes() -> None:
    assert constant_array((1, 2)).dtype == "int8"
    assert constant_array((1, 200)).dtype == "int64"
    assert constant_array(((1, 2), (3, 4))).shape == (2, 2)
