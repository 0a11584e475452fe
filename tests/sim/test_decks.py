"""Decks from files: the worked example of docs/simulator.md, in a simulation, at a table and from Python."""

import json
import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import sny
from sny.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "simulator.md"
OWN = {"lands": 5, "deck": {"9": 12, "0": 0}}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run(*arguments: str, typed: str = "", width: int = 80) -> Result:
    surroundings = {"LC_ALL": "C.UTF-8", "COLUMNS": f"{width}"}
    return CliRunner().invoke(main, [*arguments], typed, env=surroundings, prog_name="sny")


def example() -> list[str]:
    """The command of the page; its file is written."""
    [section] = re.findall(r"## A deck of your own\n(.*?)\n## ", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    [file] = re.findall(r"```toml\n(# (\S+):.*?)```", section, re.DOTALL)
    Path(file[1]).write_text(file[0], encoding="utf-8")
    [command] = re.findall(r"```sh\nsny (.*?)\n```", section)
    return shlex.split(command)


def test_the_worked_example_compares_a_deck_with_the_printed_one() -> None:
    command = example()
    command[command.index("--games") + 1] = "4"
    result = run(*command, "--jobs", "1", "--report", "r.html", "--results", "r.jsonl")
    assert result.exit_code == 0, result.output
    assert "my_sen against printed" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 80  # a comparison fits the terminal
    assert "Only 2 deals: with fewer than fifty" in " ".join(result.stdout.split())
    report = Path("r.html").read_text(encoding="utf-8")
    assert "Only 2 deals: with fewer than fifty" in report
    assert "my_sen (lands=5, deck=9:12,0:0)" in report
    header = json.loads(Path("r.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert header["variants"] == {"printed": {"rounds": 4}, "my_sen": {"rounds": 4, **OWN}}


def test_a_game_is_played_and_kept_with_its_deck() -> None:
    example()
    result = run("play", "sen", "--players", "2", "--seed", "1", "--deck", "my_sen.toml", "--save", "game.txt",
                 "--bots", "random", typed="peek 5\npeek 1\n")  # fmt: skip
    assert result.exit_code == 0, result.output
    game = sny.load(Path("game.txt").read_text(encoding="utf-8"))
    assert (game.options["lands"], game.options["deck"]) == (5, {"0": 0, "9": 12})
    assert "1 peek 5" in game.inputs
    assert sny.new("sen", players=2, **sny.read_deck("sen", "my_sen.toml")).options["deck"] == {"0": 0, "9": 12}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (None, "--deck: my_sen.toml cannot be read: No such file or directory."),
        ("lands =", "--deck: my_sen.toml is not a TOML file: Invalid value"),
        ("land = 5", "--deck: land: there is no such option in my_sen.toml; choose from edition"),
        ("lands = 50", "--option lands: 50 is not allowed; give a whole number from 3 to 8"),
        ("[deck]\n1 = 30\n2 = 30\n3 = 30", "--option deck: a deck for this many players needs 10 to 110 cards"),
    ],
)
def test_a_file_that_cannot_be_played_is_told_in_one_line(text: str | None, complaint: str) -> None:
    if text is not None:
        Path("my_sen.toml").write_text(text, encoding="utf-8")
    for command in (["play", "sen", "--players", "2"], ["sim", "sen", "--bots", "random,random"]):
        result = run(*command, "--deck", "my_sen.toml")
        assert result.stderr.startswith(f"sny: {complaint}"), result.stderr
        assert (len(result.stderr.splitlines()), result.exit_code) == (1, 2)
