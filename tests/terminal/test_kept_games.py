"""A game that is left goes on where it was, as it would have gone on."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from click.testing import CliRunner, Result

import sny
from sny.cli import main
from sny.terminal.saving import kept_file
from sny.terminal.screen import Screen

ANSWERS = {
    "sen": ["1", "2", "draw", "discard", "draw", "discard", "draw", "discard"],
    "kraina-snow": ["", "", "house", "", "tree", "", "river", ""],
}


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))


def run(*arguments: str, answers: list[str]) -> Result:
    settings = {"LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    return CliRunner().invoke(main, arguments, input="".join(f"{answer}\n" for answer in answers), env=settings)


def kept(game: str) -> Any:
    return sny.load(kept_file(game).read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", ANSWERS)
def test_a_game_that_was_left_goes_on_as_it_would_have(game: str, tmp_path: Path) -> None:
    answers, bots = ANSWERS[game], "random" if game == "sen" else "careful"
    table = ["--seed", "7", "--bots", bots, "--option", "first=1"]
    run("play", game, *table, "--save", str(tmp_path / "whole.txt"), answers=answers)
    left = run("play", game, *table, answers=answers[:4])
    assert left.stdout.splitlines()[-1] == f"Good night. The game is saved; continue it with: sny play {game}"
    begun = kept(game)
    again = run("play", game, "--resume", answers=answers[4:])
    assert again.exit_code == 0
    whole = sny.load((tmp_path / "whole.txt").read_text(encoding="utf-8"))
    assert kept(game).inputs == whole.inputs
    assert len(whole.inputs) > len(begun.inputs)


def test_somebody_at_a_terminal_is_asked_and_enter_goes_on() -> None:
    run("play", "--seed", "7", answers=["1"])
    asked: list[str] = []

    def answer(_: Screen, prompt: str) -> str:
        asked.append(prompt)
        if len(asked) > 1:
            raise EOFError
        return ""

    with patch.object(Screen, "ask", answer), patch("sny.cli.playing.Screen", LiveScreen):
        run("play", answers=[])
    assert (
        asked[0] == " There is an unfinished game here (players: 3, moves: 1). Enter: continue it; n: start a new one: "
    )
    assert kept("sen").seed == "7"


class LiveScreen(Screen):
    def __init__(self) -> None:
        super().__init__()
        self.live = True


def test_a_new_game_leaves_the_one_before_beside_it() -> None:
    run("play", "--seed", "7", answers=["1"])
    run("play", "--seed", "8", answers=["1"])
    assert kept("sen").seed == "8"
    before = kept_file("sen").with_suffix(".before.txt").read_text(encoding="utf-8")
    assert sny.load(before).seed == "7"


@pytest.mark.parametrize("bots", ["no_bots:any", "thinker"])
def test_bots_that_cannot_play_cost_no_game(bots: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the one that was left nor the one in the file that is named."""
    named = tmp_path / "evening.txt"
    run("play", "--seed", "7", answers=["1"])
    run("play", "--seed", "8", "--save", str(named), answers=["1"])
    monkeypatch.setattr("sny.extras.is_installed", lambda package: package != "numba")
    before = sorted(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.txt"))
    for more in ([], ["--save", str(named)]):
        assert run("play", "--bots", bots, *more, answers=[]).exit_code == 2
    assert sorted(path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.txt")) == before


def test_a_network_that_is_none_is_told_in_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "smoki", "--seed", "7", answers=["1.1"])
    before = kept_file("smoki").read_text(encoding="utf-8")
    (tmp_path / "smoki.npz").write_text("no network", encoding="utf-8")
    monkeypatch.setenv("SNY_NETWORKS", str(tmp_path))
    monkeypatch.setattr("sny.bots.thinking.warm_up", lambda game: None)
    result = run("play", "smoki", "--bots", "master", answers=[])
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1].startswith("sny: policy: ")
    assert result.stderr.endswith("make one with sny train\n")
    assert kept_file("smoki").read_text(encoding="utf-8") == before


def test_a_game_that_is_over_is_not_kept() -> None:
    answers = ["1", "2", "3", "call"] * 100
    played = run("play", "--seed", "7", answers=answers)
    assert played.stdout.splitlines()[-1] == "Good night, and until the next dream."
    assert not kept_file("sen").exists()


def test_nothing_to_go_on_with_is_told() -> None:
    result = run("play", "--resume", answers=[])
    assert result.exit_code == 2
    assert result.stderr.startswith("sny: There is no unfinished game in ")
    kept_file("sen").parent.mkdir(parents=True)
    kept_file("sen").write_text("sny sen\nplayers: 2\n", encoding="utf-8")
    assert run("play", "--resume", answers=[]).exit_code == 2


def test_a_named_file_goes_on_too(tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    run("play", "--seed", "7", "--bots", "random", "--save", file, answers=["1"])
    run("play", "--resume", "--save", file, answers=["2"])
    assert sny.load(Path(file).read_text(encoding="utf-8")).seed == "7"
    assert Path(file).read_text(encoding="utf-8").splitlines()[-1] == "# bots random,random"
    assert not kept_file("sen").exists()
