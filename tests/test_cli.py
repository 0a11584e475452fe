"""The command `sny`: every mistake is one line and exit code 2, and nothing ends in a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import sny
from sny.cli import main

SNY = [sys.executable, "-m", "sny"]
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "80"}
CALLS = "1\n2\n3\ncall\n" * 100

COMMANDS = (
    "games, play, replay, review, rules, backup, export, import, forget, verify, serve, cluster, join, sim, "
    "tournament, train"
)


def run(*arguments: str, input: str = "") -> Result:
    return CliRunner().invoke(main, arguments, input=input, env={"LC_ALL": "C.UTF-8", "COLUMNS": "80"}, prog_name="sny")


NO_LINK = (
    "is not the link to a table or a server’s address. A link looks like "
    "http://192.168.1.5:8765/t/JY2cOWIKiY-NCyZp, an address like http://192.168.1.5:8765."
)
NO_SERVER = "no server answers at http://127.0.0.1:9: Connection refused"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["plya"], "there is no command “plya”. Did you mean play?"),
        (
            ["dance"],
            f"there is no command “dance”. Choose from: {COMMANDS}.",
        ),
        (["play", "zen"], "there is no “zen”. Did you mean sen?"),
        (["play", "sen", "more"], "unexpected extra argument “more”."),
        (["play", "--palyers", "3"], "there is no option --palyers here. Did you mean --players?"),
        (["play", "--players"], "--players needs a value."),
        (["play", "--players", "6"], "--players 6: sen is for 2 to 5 players."),
        (["play", "--players", "²"], "--players ²: sen is for 2 to 5 players."),
        (["play", "--option", "edition"], "--option edition: write it as name=value."),
        (["play", "--option", "editon=base"], "--option editon: there is no such option. Did you mean edition?"),
        (["play", "--option", "edition=gold"], "--option edition=gold: allowed: base or jubilee."),
        (["play", "--option", "penalty=much"], "--option penalty=much: allowed: 0 to 1000."),
        (["play", "--option", "memory=maybe"], "--option memory=maybe: allowed: on or off."),
        (["play", "--option", "first=4"], "--option first=4: allowed: 1 to 3."),
        (
            ["play", "--option", "limit=50", "--option", "rounds=2"],
            "--option limit and rounds exclude each other; give only one of them.",
        ),
        (
            ["play", "--option", "variants=dlugi-sen", "--option", "variants=wiem-co-mam"],
            "--option variants is given twice; put several words into one, separated by commas.",
        ),
        (["play", "koty", "--option", "teams=on"], "--option teams is only for 4 or 6 players."),
        (
            ["play", "koty", "--option", "night=owl:9"],
            "--option night=owl:9: allowed: at most moth:4, bat:4, owl:4, dragon:1, separated by commas.",
        ),
        (["play", "smoki", "--option", "limit=50"], "--option limit works only with scoring=points."),
        (["play", "--bots", "carefull"], "--bots carefull: there is no such level. Did you mean careful?"),
        (
            ["play", "--bots", "careful,random,careful"],
            "--bots: you gave 3 levels; give one for all, or one for each of your 2 rivals.",
        ),
        (["play", "--seed", " "], "--seed: give a number or one line of text."),
        (["play", "--save", "/nowhere/game.txt"], "/nowhere/game.txt: there is no such file or folder."),
        (["replay"], "FILE is missing."),
        (["replay", "/nowhere.txt"], "/nowhere.txt: there is no such file or folder."),
        (["serve", "--port", "many"], "--port: give a whole number from 0 to 65535."),
        (["serve", "--workers", "0", "--lang", "pl"], "--workers: podaj liczbę całkowitą od 1 do 64."),
        (["cluster", "none"], "[N]: give a whole number from 1 to 64."),
        (["serve", "--store", "foo://x"], "foo://x: a store is a path, sqlite:///path or postgres://…."),
        (
            ["serve", "--origin", "games.example"],
            "--origin games.example: write an origin like https://games.example or http://192.168.1.5:8080.",
        ),
        (["join", "http://[bad"], f"http://[bad {NO_LINK}"),
        (["join", "http://127.0.0.1:9/about/us"], f"http://127.0.0.1:9/about/us {NO_LINK}"),
        (["join", "http://127.0.0.1:9/t/oak"], f"Refused: {NO_SERVER}"),
        (["rules", "sen", "--lang", "de"], "there is no “de”. Choose from: pl, en."),
        (["games", "--lang", "pl", "x"], "zbędne słowo: „x”."),
        (
            ["--lang=pl", "tańcz"],
            f"nie ma polecenia „tańcz”. Do wyboru: {COMMANDS}.",
        ),
    ],
)
def test_a_mistake_gets_one_line_that_helps(arguments: list[str], complaint: str) -> None:
    result = run(*arguments)
    assert result.stderr.splitlines() == [f"sny: {' '.join(complaint.split())}"]
    assert result.stdout == ""
    assert result.exit_code == 2


def test_a_file_that_holds_something_else_is_not_written_over(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear diary", encoding="utf-8")
    result = run("play", "--save", str(letter))
    assert result.exit_code == 2
    assert "already exists and is not a saved game" in result.stderr
    assert letter.read_text(encoding="utf-8") == "Dear diary"


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\xff\xfe\x00", "is not a saved game."),
        (b"", "line 1: this is not a game"),
        (b"sny sen\nplayers: 2\nseed: 7\n\n1 peek 1\n", "line 5: '1 peek 1': a 'deal' line must come first"),
    ],
)
def test_a_file_that_is_no_game_is_told_where_it_fails(content: bytes, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(content)
    result = run("replay", str(file))
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_switch_in_the_environment_is_true_or_false(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNY_LAN", "maybe")
    assert run("serve").stderr == "sny: --lan: give true or false.\n"


def test_help_is_a_command_too() -> None:
    assert run("help").stdout == run("--help").stdout
    assert run("help", "rules").stdout == run("rules", "--help").stdout


def test_alone_it_says_what_one_can_do() -> None:
    result = run()
    assert result.exit_code == 0
    assert "sny play sen" in result.stdout
    assert len(result.stdout.splitlines()) < 10


@pytest.mark.parametrize("arguments", [["--help"], ["play", "--help"], ["replay", "-h"], ["rules", "--help"]])
@pytest.mark.parametrize(("code", "usage", "options"), [("pl", "Użycie:", "Opcje:"), ("en", "Usage:", "Options:")])
def test_help_is_in_the_language_asked_for(arguments: list[str], code: str, usage: str, options: str) -> None:
    result = run(*arguments, "--lang", code)
    assert result.exit_code == 0
    assert result.stdout.startswith(usage)
    assert options in result.stdout


def test_the_help_of_play_lists_the_options_of_the_table() -> None:
    assert "edition   edition [base or jubilee]" in run("play", "--help").stdout


def test_the_version_is_that_of_the_package() -> None:
    assert run("--version").stdout == f"sny {sny.__version__}\n"


def test_games_are_listed_with_players_and_a_line() -> None:
    assert run("games").stdout.split()[:4] == ["sen", "2–5", "players", "Memory"]
    assert run("games", "--lang", "pl").stdout.split()[:4] == ["sen", "2–5", "graczy", "Pamięć"]
    assert all(name in run("games").stdout for name in sny.games())


@pytest.mark.parametrize(("code", "heading"), [("pl", "Krainy specjalne"), ("en", "Special lands")])
def test_rules_are_shown_in_each_language(code: str, heading: str) -> None:
    assert heading in run("rules", "sen", "--lang", code).stdout


def test_a_match_is_saved_and_told_again(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    played = run("play", "--seed", "7", "--save", str(file), input=CALLS)
    assert played.exit_code == 0
    game = sny.load(file.read_text(encoding="utf-8"))
    assert game.over
    told = run("replay", str(file))
    assert told.exit_code == 0
    assert told.stdout.rstrip().endswith("wins the match")
    sheet = [line.split()[1:] for line in played.stdout.splitlines() if line.split()[:1] == ["total"]]
    again = [line.split()[1:] for line in told.stdout.splitlines() if line.split()[:1] == ["total"]]
    assert again == sheet[:-1]  # the match shows its last sheet twice: at the round's end and when it leaves


def test_a_saved_game_may_be_written_over(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    for seed in ("7", "8"):
        assert run("play", "--seed", seed, "--save", str(file)).exit_code == 0
    assert "seed: 8" in file.read_text(encoding="utf-8")
    assert "seed: 7" in (tmp_path / "game.before.txt").read_text(encoding="utf-8")


def test_options_and_players_reach_the_table(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    options = ["--option", "variants=wiem-co-mam,idz-na-calosc", "--option", "first=2", "--option", "memory=on"]
    run("play", "sen", "--players", "4", "--bots", "random,careful,random", *options, "--save", str(file))
    game = sny.load(file.read_text(encoding="utf-8"))
    assert game.players == 4
    assert game.options["variants"] == ["idz-na-calosc", "wiem-co-mam"]
    assert game.options["first"] == 1
    assert game.options["memory"] is True


@pytest.mark.parametrize("game", sny.games())
@pytest.mark.parametrize("code", ["pl", "en"])
def test_every_game_can_be_played_with_or_without_words_and_a_drawing(game: str, code: str, tmp_path: Path) -> None:
    """The first key that the list offers is always an answer."""
    file = tmp_path / "game.txt"
    answers = "\n1\n1.1\n2\n1.2\n6\n3\n2.1\n1.3\n2.2\n2.3\n2.1.1\nx\ncall\n" * 40
    played = run("play", game, "--lang", code, "--seed", "7", "--save", str(file), input=answers)
    assert played.exit_code == 0
    assert len(sny.load(file.read_text(encoding="utf-8")).inputs) > 20
    assert run("replay", str(file), "--lang", code, "--seat", "1").exit_code == 0
    assert run("play", game, "--help", "--lang", code).exit_code == 0


def test_three_play_unless_told_otherwise() -> None:
    assert "3 Badger" in run("play").stdout
    assert "4 Otter" not in run("play").stdout


def test_the_end_of_the_input_is_a_friendly_end() -> None:
    result = run("play", input="1\n")
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "Good night. The game is saved; continue it with: sny play sen"


def test_completion_knows_commands_and_games() -> None:
    for words, cword, expected in (("sny ", "1", "play"), ("sny play ", "2", "sen"), ("sny rules --lang ", "3", "pl")):
        settings = {**ENVIRONMENT, "_SNY_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": cword}
        code = "from sny.cli import main; main(prog_name='sny')"
        done = subprocess.run([sys.executable, "-c", code], env=settings, capture_output=True, text=True, check=False)
        assert f"plain,{expected}" in done.stdout
        assert done.stderr == ""


# As a process of its own


@pytest.mark.parametrize("arguments", ["rules sen", "games", "play --help", ""])
def test_a_reader_who_leaves_early_is_not_complained_to(arguments: str) -> None:
    command = f"{sys.executable} -m sny {arguments} | head -1"
    done = subprocess.run(["sh", "-c", command], env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout != ""


def test_ctrl_c_keeps_the_game_and_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    command = [*SNY, "play", "--seed", "7", "--save", str(file)]
    with subprocess.Popen(
        command, env=ENVIRONMENT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        seen = b""
        while seen.count(b"> ") < 2:
            seen += os.read(process.stdout.fileno(), 65536)
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=20)
        assert process.returncode == 130
    assert complaints == b""
    assert rest.decode().split("\n")[-2].startswith("Good night. The game is saved in")
    assert sny.load(file.read_text(encoding="utf-8")).inputs[-1] == "1 peek 1"


@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_trouble(redirection: str) -> None:
    command = f"{sys.executable} -m sny play --seed 7 {redirection}"
    done = subprocess.run(["sh", "-c", command], env=ENVIRONMENT, capture_output=True, text=True, check=False, input="")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_a_full_disk_is_one_line() -> None:
    command = f"{sys.executable} -m sny games > /dev/full"
    done = subprocess.run(["sh", "-c", command], env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["sny: No space left on device"]


def test_input_that_is_no_text_is_no_trouble() -> None:
    done = subprocess.run([*SNY, "play"], env=ENVIRONMENT, capture_output=True, check=False, input=b"\xff\xfe\n\0\n1\n")
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_terminal_with_few_letters_gets_plain_ones() -> None:
    settings = {**ENVIRONMENT, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*SNY, "play", "--lang", "pl"], env=settings, capture_output=True, check=False, input=b"")
    assert done.returncode == 0
    assert b"|..|..|..|..|" in done.stdout


def test_no_colours_without_a_terminal() -> None:
    done = subprocess.run([*SNY, "play"], env=ENVIRONMENT, capture_output=True, check=False, input=b"")
    assert b"\x1b" not in done.stdout
