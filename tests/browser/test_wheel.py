"""What `pip install sny` gives: a wheel alone in an empty environment serves the client, and a table opens in it."""

import asyncio
import subprocess
import sys
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.browser.devices import ROOT, Devices, browser, server
from tests.browser.tables import GAMES

QUIET = ("--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    pip(sys.executable, "wheel", "--no-deps", "--no-build-isolation", "-w", str(folder), str(ROOT))
    (built,) = folder.glob("sny-*.whl")
    return built


def pip(python: str, command: str, *arguments: str) -> None:
    subprocess.run([python, "-m", "pip", command, *QUIET, *arguments], check=True)


def test_the_wheel_carries_what_is_needed(wheel: Path) -> None:
    names = {*ZipFile(wheel).namelist()}
    assert "sny/client/index.html" in names
    assert any(name.startswith("sny/client/assets/sen-") for name in names)
    assert {f"sny/pages/{game}{language}.md" for game in GAMES for language in ("", ".pl")} <= names
    assert "sny/words/cards.txt" in names
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"sny"}


def test_a_table_opens_in_what_the_wheel_serves(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    pip(python, "install", "--require-hashes", "-r", str(ROOT / "requirements" / "play.txt"))
    pip(python, "install", "--no-deps", str(wheel))

    async def open_a_table(url: str) -> None:
        async with browser() as opened:
            devices = Devices(opened, url)
            device = await devices.new()
            await device.go("/")
            await device.page.locator(".with-bots .go").click()
            await device.page.locator(".play").wait_for()
            await devices.close()

    with server(python=python, folder=tmp_path) as url:
        asyncio.run(open_a_table(url))
