"""The commands and the code that docs/simulator.md shows work as they stand there."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from sny.cli import main

PAGE = (Path(__file__).parent.parent.parent / "docs" / "simulator.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(sh|python|toml)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = [line for kind, block in BLOCKS if kind == "sh" for line in block.splitlines() if line.startswith("sny ")]
(OWN_DECK,) = (block for kind, block in BLOCKS if kind == "toml")
OWN_BOTS, FROM_PYTHON = (block for kind, block in BLOCKS if kind == "python")


@pytest.fixture(autouse=True)
def _folder_with_own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_bots.py").write_text(OWN_BOTS, encoding="utf-8")
    (tmp_path / "my_sen.toml").write_text(OWN_DECK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)  # that of another test


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_understood(command: str) -> None:
    """All of it is looked at before the number of games, which is changed to one that cannot be."""
    arguments = [*shlex.split(command)[1:], "--games", "0", "--lang", "en"]
    result = CliRunner().invoke(main, arguments, prog_name="sny")
    assert result.stderr == "sny: --games 0: give a whole number, at least 1.\n"


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 5


def test_the_code_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(FROM_PYTHON, {})  # noqa: S102
    won = re.search(r"^bot careful won (\S+) (\S+) (\S+)$", capsys.readouterr().out, re.MULTILINE)
    assert won
    assert 0.5 < float(won[2]) <= float(won[1]) <= float(won[3]) <= 1


def test_the_bot_of_the_page_plays() -> None:
    command = "sim sen --bots careful,my_bots:sleepy --games 4 --jobs 1 --report r.html --lang en"
    result = CliRunner().invoke(main, shlex.split(command), prog_name="sny")
    assert result.exit_code == 0, result.stderr
