"""A game that the client was not built with, on a phone: a plain tile, a plain table, and the whole game by clicks."""

import shutil
from pathlib import Path

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices, server

TOY = Path(__file__).parents[1] / "toy"


def test_a_found_game_by_clicks(tell: Tell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(TOY, tmp_path / "games")
    monkeypatch.setenv("SNY_GAMES", str(tmp_path / "games"))

    async def story(devices: Devices) -> None:
        with server() as url:
            toys = Devices(devices.browser, url)
            ala = await toys.new(name="Ala", size=PHONE, lang="pl")
            await ala.go("/")
            await ala.page.get_by_role("radio", name="Latarnia").check()
            wanted = {"game": "lantern", "players": 3, "options": {"first": 0}, "settings": {"pace": 0}}
            link = (await ala.api("POST", "/tables", wanted))["link"]
            await ala.go(link)
            await ala.page.locator(".gathering .dock .go").click()
            dock = ala.page.locator(".play.plain .dock")
            await dock.get_by_role("button", name="Odrzuć kartę 1 i dobierz nową").wait_for()
            own = await ala.page.locator(".play.plain .own .holding").all_inner_texts()
            assert len(own) == 2
            assert "zakryta karta" not in own
            rivals = await ala.page.locator(".play.plain .rival .holding").all_inner_texts()
            assert rivals == ["zakryta karta"] * 4
            bob = await toys.new(name="Bob", size=DESKTOP, lang="en")
            await bob.go(link)
            await bob.page.locator(".play.plain .holding", has_text="a face-down card").first.wait_for()
            await dock.get_by_role("button", name="Zakończ grę").click()
            await ala.page.locator(".over").wait_for()
            await bob.page.locator(".over").wait_for()
            await ala.go("/rules/lantern")
            await ala.page.get_by_text("Każdy ma dwie karty").wait_for()
            await toys.close()

    tell(story)
