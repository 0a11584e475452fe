"""Styles of one game must not reach another, whichever games somebody has passed through before."""

from typing import Any

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.tables import GAMES

# Every rule of a game's stylesheet, with the elements of the page that it reaches outside that game's table.
LEAKS = """() => {
  const rules = (list) => [...list].flatMap((rule) =>
    rule.selectorText ? [rule] : rule.cssRules ? rules(rule.cssRules) : []);
  const gameOf = (sheet) => /assets\\/(sen|smoki|koty|kraina_snow)-/.exec(sheet.href ?? '')?.[1];
  const sheets = [...document.styleSheets].map((sheet) => [sheet, gameOf(sheet)]);
  const leaks = sheets.filter(([, game]) => game).flatMap(([sheet, game]) =>
    rules(sheet.cssRules)
      .filter((rule) => [...document.querySelectorAll(rule.selectorText.replace(/::[\\w-]+/g, ''))].some(
        (element) => element.closest('[data-game]')?.dataset.game !== game.replace('_', '-')))
      .map((rule) => `${game}: ${rule.selectorText}`));
  return { games: sheets.map(([, game]) => game).filter(Boolean), leaks };
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_no_game_styles_another(size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        device = await devices.new(size=size)
        await device.go("/")
        for game in GAMES:
            await choose(device, game)
            await device.page.locator(".with-bots .go").click()
            await device.page.locator(f"[data-game={game}] .play").wait_for()
            assert (await found(device))["leaks"] == []
            await device.page.evaluate("history.back()")
            await device.page.locator(".home").wait_for()
        seen = await found(device)
        assert {*seen["games"]} == {game.replace("-", "_") for game in GAMES}
        assert seen["leaks"] == []

    tell(story)


async def choose(device: Device, game: str) -> None:
    await device.page.locator(f".home input[value={game}]").check(force=True)


async def found(device: Device) -> Any:
    return await device.page.evaluate(LEAKS)
