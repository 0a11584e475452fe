"""`sny join`: whole games from a terminal over a real server, and clear words where there is none."""

import asyncio
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

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
    assert "You sit in chair 1." in ended.stdout
    assert "win" in ended.stdout.splitlines()[-2]


def test_no_server_no_table_and_no_password_are_told(server: str) -> None:
    nowhere = join("http://127.0.0.1:9")
    assert nowhere.returncode == 2
    assert nowhere.stderr.startswith("sny: That cannot be: no server answers at http://127.0.0.1:9")
    assert "there is no such table" in join(f"{server}/t/nothing").stderr
    device = ask_now(server, "POST", "/api/people", {"name": "Ola"})["device"]
    table = ask_now(server, "POST", "/api/tables", {"game": "sen", "password": "owl"}, device)["id"]
    assert "this table has a password" in join(f"{server}/t/{table}").stderr
    assert os.linesep not in join(f"{server}/t/{table}").stderr.strip()


def test_who_leaves_comes_back_to_the_same_chair(server: str) -> None:
    """By Ctrl-D in the middle of a game, and a new command as the same person; another name is somebody else."""
    first = join(server, "--game", "sen", "--players", "2", "--start", "random", "--name", "Ewa", typed="1\n")
    assert "You sit in chair 1." in first.stdout
    ((link, name),) = re.findall(r"To come back:\s+sny join (\S+) --name (\S+)\n", first.stdout)
    again = join(link, "--name", name, typed="")
    assert (again.returncode, again.stderr) == (0, "")
    assert "You sit in chair" not in again.stdout
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
