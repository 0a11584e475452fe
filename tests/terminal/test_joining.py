"""`sny join`: whole games from a terminal over a real server, and clear words where there is none."""

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from click.testing import CliRunner

from sny.cli import main
from sny.terminal import identity
from sny.visitor import Visitor, ask_now
from tests.server.house import Served

KEYS = [*"123456789dotpabcrwx", "1.1", "1.2", "2.1", "2.2", "a1", "b2", "c3", "d4"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    served = Served("memory:", tmp_path_factory.mktemp("server")).start()
    asyncio.run(served.ready())
    yield served.url
    served.stop()


def join(*arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "sny", "join", "--lang", "en", *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, check=False)


async def host(server: str, game: str, table: "asyncio.Future[str]") -> None:
    """Opens a table whose bots do not dawdle, and begins when somebody has sat down."""
    visitor = await Visitor.arrive(server, "Ola")
    opened = await visitor.open_table(game, players=2, settings={"pace": 0})
    async with visitor.at(opened) as place:
        table.set_result(f"{server}/t/{opened}")
        while not any(chair["person"] for chair in place.table["chairs"]):
            await place.next()
        await place.request("start", fill="careful")
        while not place.over:
            await place.next()


@pytest.mark.parametrize("game", ["sen", "smoki", "koty"])
def test_a_whole_game_is_played_from_a_terminal(server: str, game: str) -> None:
    chance = random.Random(game)
    typed = "\n".join(chance.choice(KEYS) for _ in range(40_000))

    async def both() -> "subprocess.CompletedProcess[str]":
        table: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        hosting = asyncio.create_task(host(server, game, table))
        playing = asyncio.to_thread(join, await table, "--name", "Ala", typed=typed)
        ended, _ = await asyncio.gather(playing, hosting)
        return ended

    ended = asyncio.run(both())
    assert ended.stderr == ""
    assert ended.stdout.splitlines()[-1] == "Good night, and until the next dream."
    assert "You sit in seat 1." in ended.stdout
    assert "win" in ended.stdout.splitlines()[-2]


def test_no_server_no_table_and_no_password_are_told(server: str) -> None:
    nowhere = join("http://127.0.0.1:9")
    assert nowhere.returncode == 2
    assert nowhere.stderr.startswith("sny: Refused: no server answers at http://127.0.0.1:9")
    assert "there is no such table" in join(f"{server}/t/nothing").stderr
    device = ask_now(server, "POST", "/api/people", {"name": "Ola"})["device"]
    table = ask_now(server, "POST", "/api/tables", {"game": "sen", "password": "owl"}, device)["id"]
    assert "this table has a password" in join(f"{server}/t/{table}").stderr
    assert os.linesep not in join(f"{server}/t/{table}").stderr.strip()


def test_who_leaves_comes_back_to_the_same_chair(server: str) -> None:
    """By Ctrl-D in the middle of a game, and a new command as the same person; another name is somebody else."""
    first = join(server, "--game", "sen", "--players", "2", "--start", "random", "--name", "Ewa", typed="1\n")
    assert "You sit in seat 1." in first.stdout
    ((link, name),) = re.findall(r"To come back, type:\s+sny join (\S+) --name (\S+)\n", first.stdout)
    again = join(link, "--name", name, typed="")
    assert (again.returncode, again.stderr) == (0, "")
    assert "You sit in seat" not in again.stdout
    assert "Ewa" in again.stdout
    stranger = join(link, "--name", "Iza", typed="")
    assert stranger.returncode == 2


def test_a_server_that_has_forgotten_somebody_makes_them_anew(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = identity.known_visitor(server, "Ula")
    assert identity.known_visitor(server, "Ula") == kept
    assert identity.place_of_people().stat().st_mode & 0o077 == 0
    identity.keep({identity.key(server, "Ula"): "a secret of another server"})
    assert identity.known_visitor(server, "Ula").person != kept.person
    identity.place_of_people().write_text("no JSON", encoding="utf-8")
    assert identity.known_visitor(server, "Ula").name == "Ula"


def test_a_new_table_has_the_options_that_were_typed(server: str) -> None:
    wanted = ["--game", "sen", "--players", "2", "--option", "edition=jubilee"]
    opened = join(server, *wanted, "--start", "careful", "--name", "Zoe", typed="?\n")
    assert opened.stderr == ""
    assert "edition: jubilee" in opened.stdout
    assert "A line that starts with / goes to the others at the table." in " ".join(opened.stdout.split())


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--option", "edition=gold"], "--option edition=gold: allowed: base or jubilee."),
        (["--players", "9"], "--players 9: sen is for 2 to 5 players."),
        (["--setting", "clock=slow"], "--setting clock=slow: allowed: none, quick or relaxed."),
        (["--setting", "pace=-1"], "--setting pace=-1: allowed: 0 to 10000."),
        (["--setting", "hints=maybe"], "--setting hints=maybe: allowed: on or off."),
        (["--setting", "noise=on"], "--setting noise: there is no such setting. Choose from: clock,"),
        (["--bot", "no_bots:any"], "--bot: 'no_bots:any' cannot be loaded: ModuleNotFoundError"),
    ],
)
def test_a_wrong_table_is_told_before_anything_is_asked(arguments: list[str], complaint: str) -> None:
    result = join("http://127.0.0.1:9", *arguments)
    assert result.returncode == 2
    assert result.stderr.startswith(f"sny: {complaint}")


def test_a_table_is_opened_only_where_its_bots_are_known(server: str) -> None:
    result = join(server, "--start", "wizard", "--name", "Olaf")
    assert "there is no bot 'wizard' there; choose from random, easy" in result.stderr
    assert ask_now(server, "GET", "/api/me", device=identity.known_visitor(server, "Olaf").device)["tables"] == []


def test_the_options_of_a_new_table_are_listed() -> None:
    listed = CliRunner().invoke(main, ["join", "--help", "--lang", "en"]).stdout
    assert "Options of koty, each as --option name=value:" in listed


def test_what_is_said_reaches_the_others(server: str) -> None:
    async def heard() -> tuple[str, list[str]]:
        visitor = await Visitor.arrive(server, "Ola")
        table = await visitor.open_table("sen", players=2, settings={"pace": 0})
        async with visitor.at(table) as place:
            await place.request("sit", seat=0)
            typed = "/good evening\n/ \n1\n"
            playing = asyncio.to_thread(join, f"{server}/t/{table}", "--name", "Ala", typed=typed)
            joined = asyncio.create_task(playing)
            while not all(chair["person"] for chair in place.table["chairs"]):
                await place.next()
            await place.request("start")
            while not any(event["event"] == "away" for _, event in place.events):
                await place.next()
            return (await joined).stderr, [event["text"] for _, event in place.events if event["event"] == "chat"]

    assert asyncio.run(heard()) == ("", ["good evening"])


@pytest.mark.parametrize("hints", ["on", "off"])
def test_hints_are_asked_for_where_the_table_gives_them(server: str, hints: str) -> None:
    table = ["--players", "2", "--setting", f"hints={hints}", "--start", "random", "--name", f"Hana {hints}"]
    told = " ".join(join(server, *table, typed="hint\n").stdout.split())
    assert "The bots are thinking…" in told
    assert ("Refused: this table plays without hints" in told) == (hints == "off")


def test_somebody_may_watch_until_the_end(server: str) -> None:
    async def both() -> "subprocess.CompletedProcess[str]":
        visitor = await Visitor.arrive(server, "Ola")
        table = await visitor.open_table("sen", players=2, settings={"pace": 0}, options={"rounds": 1})
        async with visitor.at(table) as place:
            await place.request("sit", seat=0)
            watching = asyncio.to_thread(join, f"{server}/t/{table}", "--watch", "--name", "Iga")
            joined = asyncio.create_task(watching)
            while len(place.present) < 2:
                await place.next()
            await place.request("start", fill="careful")
            while not place.over:
                if legal := place.faces[0].legal:
                    await place.request("play", seat=0, action="call" if "call" in legal else legal[0])
                else:
                    await place.next()
            return await joined

    watched = asyncio.run(both())
    assert (watched.returncode, watched.stderr) == (0, "")
    assert "Ola" in watched.stdout
    assert "win" in watched.stdout.splitlines()[-2]
    assert "Remember it" not in watched.stdout
