"""A game that nobody listed: laid into a folder, it plays everywhere. (In Chromium: tests/browser/test_found_game.py.)

Games are looked for once a process, so each test asks a process of its own.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sny.visitor import Visitor, ask
from tests.browser.devices import server

TOY = Path(__file__).parent / "toy"
BARE = ("lantern.toml", "lantern.py")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    games = tmp_path / "games"
    shutil.copytree(TOY, games, ignore=shutil.ignore_patterns("__pycache__"))
    return games


def python(folder: Path, *arguments: str, typed: str = "", fails: bool = False) -> str:
    environment = {**os.environ, "SNY_GAMES": str(folder), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    done = subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, env=environment, cwd=folder.parent
    )
    assert bool(done.returncode) == fails, done.stdout + done.stderr
    return done.stderr if fails else done.stdout


def sny(folder: Path, *arguments: str, typed: str = "", fails: bool = False) -> str:
    return python(folder, "-m", "sny", *arguments, typed=typed, fails=fails)


LIBRARY = """
import sny
from sny.bots import bot, levels
from random import Random
assert sny.games() == ["sen", "smoki", "koty", "kraina-snow", "lantern"], sny.games()
assert levels("lantern") == ["random", "thinker"]
game = sny.new("lantern", players=3, seed="7", first=0)
chance = Random(1)
for seat in game.actors:
    assert game.view(seat)["hand"][1:] == [["?", "?"], ["?", "?"]]
while not game.over:
    [seat] = game.actors
    game.play_action(seat, bot("lantern", "random")(game.seen(seat), seat, game.legal_actions(seat), chance))
assert game.winners and sny.load(game.text()).position() == game.position()
"""


def test_it_plays_in_the_library(folder: Path) -> None:
    python(folder, "-c", LIBRARY)


def test_its_rules_may_be_a_folder(folder: Path) -> None:
    rules = folder / "lantern"
    rules.mkdir()
    (folder / "lantern.py").rename(rules / "playing.py")
    (rules / "__init__.py").write_text("from sny.rules.lantern.playing import *\n", encoding="utf-8")
    python(folder, "-c", LIBRARY)


THINKER = """
import sny
from sny.bots import bot, hints
from random import Random
game = sny.position("lantern players=2 phase=turn turn=1 hand=moon,moon/spark,spark")
assert game.legal(0) == ["drop 1", "drop 2", "stop"]
asked = game.seen(0), 0, game.legal_actions(0)
assert game.legal(0)[bot("lantern", "thinker")(*asked, Random(1))] == "stop"
best = hints("lantern", *asked)[0]
assert (best["action"], best["chance_to_win"]) == ("stop", 1.0), best
"""


def test_a_search_without_a_policy_finds_the_winning_move(folder: Path) -> None:
    python(folder, "-c", THINKER)


FACED = """
from sny.env.batch import Batch
batch = Batch("lantern", games=20, players=3, seed=1, observations="facing")
for _ in range(50):
    batch.step(batch.random_actions())
    rows = batch.observations()
    assert (rows >= batch.facing.least).all() and (rows <= batch.facing.most).all()
"""


def test_learners_see_it_from_their_seat(folder: Path) -> None:
    python(folder, "-c", FACED)


def test_it_plays_in_the_terminal(folder: Path) -> None:
    told = sny(folder, "play", "lantern", "--players", "2", "--seed", "3", "--bots", "random", typed="1\nstop\n")
    assert "candle (2)" in told
    assert "Drop card 1, 2 and draw another" in told
    assert "You: dropped" in told
    assert "Two secret cards each" in sny(folder, "games")
    assert "Latarnia" in sny(folder, "rules", "lantern", "--lang", "pl")


def test_without_texts_it_is_told_by_names_and_facts(folder: Path) -> None:
    for file in folder.iterdir():
        if file.name not in BARE:
            file.unlink()
    told = sny(folder, "play", "lantern", "--players", "2", "--seed", "3", "--bots", "random", typed="1\nstop\n")
    assert "dropped (place 1, card " in told
    assert "drop 1 …" in told
    assert "lantern" in sny(folder, "rules", "lantern")


def test_it_plays_in_a_simulation(folder: Path) -> None:
    told = sny(folder, "sim", "lantern", "--bots", "random,random", "--games", "20", "--jobs", "1")
    assert "light at the end" in told
    assert "Wins by seat" in told


PETTINGZOO = """
from random import Random
from sny.env import pettingzoo
env, chance = pettingzoo.env("lantern", players=3), Random(1)
env.reset(seed=1)
rewards = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    rewards[agent] += reward
    legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
    env.step(None if ended or cut else chance.choice(legal))
assert len(rewards) == 3 and abs(sum(rewards.values())) < 1e-6 and any(rewards.values()), rewards
"""


def test_it_plays_in_pettingzoo(folder: Path) -> None:
    pytest.importorskip("pettingzoo")
    python(folder, "-c", PETTINGZOO)


OPEN_SPIEL = """
import pyspiel
import sny.env.open_spiel
pyspiel.random_sim_test(pyspiel.load_game("python_sny_lantern"), num_sims=1, serialize=False, verbose=False)
"""


def test_it_plays_in_open_spiel(folder: Path) -> None:
    pytest.importorskip("pyspiel")
    python(folder, "-c", OPEN_SPIEL)


def test_it_plays_on_a_server(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNY_GAMES", str(folder))

    async def story(url: str) -> None:
        visitor = await Visitor.arrive(url, "Ala")
        games = {game["name"]: game for game in await ask(url, "GET", "/api/games")}
        assert games["lantern"]["levels"] == ["random", "thinker"]
        assert games["lantern"]["values"] == {"spark": 1, "candle": 2, "lamp": 4, "moon": 7}
        assert games["lantern"]["fields"]["hand"] == {"reading": "card", "by_player": True}
        texts = await ask(url, "GET", "/api/games/lantern/texts?lang=pl")
        assert "client-game-lantern = Latarnia" in texts["fluent"]
        table = await visitor.open_table("lantern", players=3, options={"first": 0}, settings={"pace": 0})
        async with visitor.at(table) as seat:
            await seat.request("sit", seat=0)
            await seat.request("start", fill="random")
            while not seat.faces[0].legal:
                await seat.next()
            assert seat.faces[0].view["hand"][1:] == [["?", "?"], ["?", "?"]]
            await seat.request("play", seat=0, action="stop")
            while not seat.over:
                await seat.next()

    with server() as url:
        asyncio.run(story(url))


@pytest.mark.parametrize(
    ("lay", "complaint"),
    [
        ({"moth.toml": ""}, "moth.toml: its rules are missing; they belong in"),
        ({"moth.toml": "players = ", "moth.py": ""}, "moth.toml cannot be read:"),
        ({"sen.toml": "", "sen.py": ""}, "there is a game 'sen' already; give this one another name"),
        ({"Moth.toml": "", "Moth.py": ""}, "a game's name is lower-case letters, digits and hyphens"),
    ],
)
def test_what_is_wrong_with_its_files_is_told_in_a_line(folder: Path, lay: dict[str, str], complaint: str) -> None:
    for name, text in lay.items():
        (folder / name).write_text(text, encoding="utf-8")
    told = sny(folder, "games", fails=True)
    assert complaint in told
    assert told.startswith("sny: ")
    assert "Traceback" not in told


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "which is not a folder" in sny(tmp_path / "nowhere", "games", fails=True)
