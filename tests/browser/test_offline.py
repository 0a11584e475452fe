"""Without a network: a page that was opened once plays on, by the same rules, on this device alone."""

import asyncio
import json
import re

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import Device, Devices
from tests.browser.players import Player
from tests.offline.games import SHORT

AWAY = "ERR_INTERNET_DISCONNECTED"
NO_WASM = "delete globalThis.WebAssembly"
NO_ROOM = "StorageManager.prototype.estimate = async () => ({ quota: 1000, usage: 900 })"


async def keep(device: Device) -> None:
    """One visit, and Python kept on the device as its owner wishes."""
    await device.go("/")
    await device.until("() => navigator.serviceWorker.controller !== null", within=60)
    await device.go("/settings")
    keeps = device.page.get_by_role("button", name=re.compile(device.say("client-offline-keep", size="").split("(")[0]))
    removes = device.page.get_by_role("button", name=device.say("client-offline-remove"), exact=True)
    await keeps.or_(removes).first.wait_for()
    if await keeps.count():
        await keeps.click()
    await removes.wait_for(timeout=90_000)


async def choose(device: Device, game: str) -> None:
    await device.go("/")
    await device.page.locator(".lost").wait_for()
    await device.page.locator(f"input[name=game][value={game}]").check(force=True)


async def beside(device: Device, devices: Devices) -> Device:
    """Another page of the same browser."""
    other = Device(device.context, await device.context.new_page(), device.url, device.language)
    other.watch()
    devices.all.append(other)
    return other


def test_games_against_bots_without_a_network(tell: Tell) -> None:
    """All three at once after one visit: to their ends, with a reload, and the network coming and going."""

    async def story(devices: Devices) -> None:
        ala = await devices.new(keeps=True)
        tables = {game: {"players": 4, "options": options, "settings": {"pace": 0}} for game, options in SHORT.items()}
        liked = json.dumps(json.dumps({"tables": tables}))
        await ala.context.add_init_script(f"localStorage['sny.preferences'] ??= {liked}")
        await keep(ala)
        await ala.context.set_offline(True)
        pages = [ala, await beside(ala, devices), await beside(ala, devices)]
        for page, game in zip(pages, SHORT, strict=True):
            await choose(page, game)
            await page.page.locator("[data-plays]:enabled").click()
            await page.page.locator(f".play.{game}").wait_for(timeout=60_000)
            assert "/t/local-" in page.page.url
        players = [Player(page, 5) for page in pages]
        await asyncio.gather(*(begin(player) for player in players))
        await ala.context.set_offline(False)
        await asyncio.gather(*(player.play(until=3) for player in players))
        await ala.context.set_offline(True)
        await asyncio.gather(*(end(player) for player in players))
        for page in pages:
            page.forgive(AWAY)

    tell(story)


async def begin(player: Player) -> None:
    await player.play(until=3)
    await player.device.page.reload()  # in the middle
    await player.device.page.locator(".play").wait_for(timeout=60_000)


async def end(player: Player) -> None:
    """To the end of the game and into its review."""
    assert await player.play()
    page = player.device.page
    await page.get_by_role("link", name=player.device.say("client-review-open")).click()
    await page.locator(".review .play, .review main").first.wait_for()


def test_what_needs_the_server_says_so_before_the_tap(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(keeps=True)
        await keep(ala)
        await ala.context.set_offline(True)
        await choose(ala, "sen")
        code = ala.page.get_by_role("button", name=re.compile(ala.say("client-have-code")))
        assert await code.is_disabled()
        assert ala.say("client-needs-server") in await code.inner_text()
        await ala.page.get_by_role("button", name=ala.say("client-open-here")).click()
        await ala.page.get_by_text(ala.say("client-table-here")).wait_for(state="attached", timeout=60_000)
        await ala.go("/rules/koty")
        await ala.page.locator("main h2, main h3").first.wait_for()
        await ala.context.set_offline(False)
        await ala.go("/settings")
        await ala.button("client-offline-remove")
        await ala.context.set_offline(True)
        await choose(ala, "sen")
        assert await ala.page.locator("[data-plays]").is_disabled()
        ala.forgive(AWAY)

    tell(story)


@pytest.mark.parametrize(("script", "told"), [(NO_WASM, "wasm"), (NO_ROOM, "room")])
def test_a_browser_that_cannot_says_so(script: str, told: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new()
        await ala.context.add_init_script(script)
        await ala.go("/settings")
        if told == "room":
            label = ala.say("client-offline-keep", size="").split("(")[0]
            await ala.page.get_by_role("button", name=re.compile(label)).click()
        await ala.page.get_by_text(ala.say(f"client-offline-cannot-{told}")).wait_for()

    tell(story)
