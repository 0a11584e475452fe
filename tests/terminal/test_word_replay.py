"""A word game that is kept in a file is told again, to one seat or to somebody who may know everything."""

from pathlib import Path
from unittest.mock import patch

import pytest
from click.testing import CliRunner, Result

import sny
from sny.cli import main
from sny.cli.opening import with_language
from sny.game.opening import moves_of
from sny.terminal.screen import Screen
from tests.terminal.scripted_words import ANY, FIRST_BOT, LANGUAGES, YOU, play, told


def test_a_kept_game_is_whole_before_every_question(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = play(["", "", "house"], save=str(file))
    assert file.read_text(encoding="utf-8") == played.game.text()


@LANGUAGES
def test_a_saved_game_is_told_again(code: str) -> None:
    game = play(ANY * 50, code).game
    assert [after for after, *_ in moves_of(game)][-1].text() == game.text()
    everything, own = told(game, None, code), told(game, YOU, code)
    assert len([line for line in everything if line.startswith(" ☾")]) == 4
    assert len([line for line in own if line.startswith(" ☾")]) == 4


def test_a_seat_is_told_only_what_it_knew() -> None:
    game = play(["", "", "house", ""]).game
    word = game.text().splitlines()[game.text().splitlines().index("") + 1].split(", ")[1].split("/")[0].upper()
    assert any(word in line for line in told(game, None))
    assert any(word in line for line in told(game, FIRST_BOT))
    assert not any(word in line for line in told(game, YOU))
    assert told(game, YOU)[-1] == "The game stopped here."


def test_the_table_speaks_the_player_s_language_unless_told_otherwise() -> None:
    assert with_language("kraina-snow", ["glass=30"], "pl") == ("glass=30", "lang=pl")
    assert with_language("kraina-snow", ["lang=en"], "pl") == ("lang=en",)
    assert with_language("sen", [], "pl") == ()


# The command

KEPT = "Good night. The game is saved; continue it with: sny play kraina-snow"


def run(*arguments: str, input: str = "") -> Result:
    settings = {"LC_ALL": "C.UTF-8", "COLUMNS": "80"}
    return CliRunner().invoke(main, arguments, input=input, env=settings, prog_name="sny")


@LANGUAGES
def test_the_command_plays_keeps_and_tells(code: str, tmp_path: Path) -> None:
    file = str(tmp_path / "game.txt")
    options = ["--option", "glass=20", "--seed", "5", "--players", "5", "--bots", "simple", "--save", file]
    played = run("play", "kraina-snow", "--lang", code, *options, input="\n".join(ANY * 60))
    assert played.exit_code == 0
    game = sny.load(Path(file).read_text(encoding="utf-8"))
    assert game.over
    assert game.options["lang"] == code
    for seat in ([], ["--seat", "2"]):
        again = run("replay", file, "--lang", code, *seat)
        assert again.exit_code == 0
        assert game.view(None)["results"][0]["yellow"] == [] or "1:" in again.stdout


def test_the_end_of_the_input_and_an_interruption_are_friendly_ends() -> None:
    left = run("play", "kraina-snow", input="\n\n")
    assert left.exit_code == 0
    assert left.stdout.splitlines()[-1] == KEPT
    with patch.object(Screen, "ask", side_effect=KeyboardInterrupt):
        interrupted = run("play", "kraina-snow")
    assert interrupted.exit_code == 130
    assert interrupted.stdout.splitlines()[-1] == KEPT


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "3"], "--players 3: kraina-snow is for 4 to 10 players."),
        (["--option", "glass=5"], "--option glass=5: allowed: 10 to 3600."),
        (["--option", "lang=de"], "--option lang=de: allowed: pl or en."),
        (["--bots", "random"], "--bots random: there is no such level. Choose from: simple, careful."),
    ],
)
def test_a_wrong_table_is_told_in_one_line(arguments: list[str], complaint: str) -> None:
    result = run("play", "kraina-snow", *arguments)
    assert result.exit_code == 2
    assert result.stderr.splitlines() == [f"sny: {complaint}"]
