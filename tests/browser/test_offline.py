"""Without a network: a page that was opened once plays on, by the same rules, on this device alone."""

import json
import re
from pathlib import Path

import pytest

from sny.game.opening import load_game
from tests.browser.conftest import Tell
from tests.browser.devices import Device, Devices
from tests.browser.players import Player, answer_puzzle
from tests.browser.tables import GAMES
from tests.offline.games import SHORT

AWAY = "ERR_INTERNET_DISCONNECTED"
NO_WASM = "delete globalThis.WebAssembly"
NO_STORAGE = "CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))"
NO_ROOM = "StorageManager.prototype.estimate = async () => ({ quota: 1000, usage: 900 })"

TABLES = {game: {"players": 4, "options": options, "settings": {"pace": 0}} for game, options in SHORT.items()}
LIKED = f"localStorage['sny.preferences'] ??= {json.dumps(json.dumps({'tables': TABLES}))}"


async def keep(device: Device) -> None:
    """One visit, and Python kept on the device as its owner wishes."""
    await device.go("/")
    await device.until("() => navigator.serviceWorker.controller !== null", within=60)
    await device.go("/settings")
    keeps = device.page.get_by_role("button", name=keeps_in(device))
    removes = device.page.get_by_role("button", name=device.say("client-offline-remove"), exact=True)
    await keeps.or_(removes).first.wait_for()
    if await keeps.count():
        await keeps.click()
    await removes.wait_for(timeout=90_000)


def keeps_in(device: Device) -> re.Pattern[str]:
    """How the button is called that keeps Python, whatever its size."""
    return re.compile(device.say("client-offline-keep", size="").split("(")[0])


async def choose(device: Device, game: str) -> None:
    await device.go("/")
    await device.page.locator(".lost").wait_for()
    await device.page.locator(f"input[name=game][value={game}]").check(force=True)


@pytest.mark.parametrize("game", SHORT)
def test_a_game_against_bots_without_a_network(game: str, tell: Tell) -> None:
    """To its end after one visit, with a reload in the middle, and the network coming and going."""

    async def story(devices: Devices) -> None:
        ala = await devices.new(keeps=True)
        await ala.context.add_init_script(LIKED)
        await keep(ala)
        await ala.context.set_offline(True)
        await choose(ala, game)
        await ala.page.locator("[data-plays]:enabled").click()
        await ala.page.locator(".play").wait_for(timeout=60_000)
        assert "/t/local-" in ala.page.url
        player = Player(ala, 5)
        await player.play(until=3)
        await ala.page.reload()  # in the middle
        await ala.page.locator(".play").wait_for(timeout=60_000)
        await ala.context.set_offline(False)
        await player.play(until=3)
        await ala.context.set_offline(True)
        assert await player.play()
        await ala.page.get_by_role("link", name=ala.say("client-review-open")).click()
        await ala.page.locator(".review .play, .review main").first.wait_for()
        ala.forgive(AWAY)

    tell(story)


def test_everything_else_without_a_network(tell: Tell) -> None:
    """After the one visit of `keep`: a practice night, a lesson, the puzzle of the day, rules, cards, settings, a table
    for several people, what was played in review and as a file; and what needs the server says so before the tap."""

    async def story(devices: Devices) -> None:
        ala = await devices.new(keeps=True)
        await ala.context.add_init_script(LIKED)
        await keep(ala)
        await ala.context.set_offline(True)
        for tried in (needs_said, practice_night, lesson, puzzle, reading, settings, shared_device, taken_away):
            await tried(ala)
        ala.forgive(AWAY)

    tell(story)


async def needs_said(ala: Device) -> None:
    await choose(ala, "sen")
    code = ala.page.get_by_role("button", name=re.compile(ala.say("client-have-code")))
    assert await code.is_disabled()
    assert ala.say("client-needs-server") in await code.inner_text()


async def practice_night(ala: Device) -> None:
    """In the language of the page, until a word bot has said something that the referee let pass."""
    await choose(ala, "kraina-snow")
    await ala.page.locator("[data-plays]:enabled").click()
    await ala.page.locator(".play.kraina").or_(ala.page.locator(".saying")).first.wait_for(timeout=60_000)
    assert "/t/local-" in ala.page.url
    await Player(ala, 3).play(until=4)


async def lesson(ala: Device) -> None:
    await ala.go("/learn/smoki")
    await ala.page.locator(".practice .play").wait_for(timeout=60_000)
    await ala.page.locator(".practice .lit").first.wait_for()


async def puzzle(ala: Device) -> None:
    await ala.go("/puzzle")
    await ala.page.locator(".board .lit").first.wait_for(timeout=60_000)
    await answer_puzzle(ala)


async def reading(ala: Device) -> None:
    for game in GAMES:
        await ala.go(f"/rules/{game}")
        await ala.page.locator("main h2, main h3").first.wait_for()
    await ala.go("/gallery")
    await ala.page.get_by_text(ala.language.say("client-game-koty"), exact=True).first.wait_for()


async def settings(ala: Device) -> None:
    await ala.go("/settings")
    code = ala.page.get_by_role("button", name=re.compile(ala.say("client-code-make")))
    await code.get_by_text(ala.say("client-needs-server")).wait_for()
    assert await code.is_disabled()
    await ala.page.get_by_role("button", name=ala.say("client-offline-remove")).wait_for()


async def shared_device(ala: Device) -> None:
    """Two people with one device, and a curtain between them; to the end."""
    await choose(ala, "smoki")
    await ala.button("client-open-here")
    await ala.page.get_by_text(ala.say("client-table-here")).wait_for(state="attached", timeout=60_000)
    await ala.page.get_by_role("button", name=ala.say("client-guest")).first.click()
    await ala.page.locator("dialog input").fill("Ola")
    await ala.page.locator("dialog .go").click()
    await ala.page.locator(".seat").get_by_text("Ola").wait_for()
    await ala.page.locator(".gathering .dock .go").click()
    await ala.page.locator(".play, .curtain").first.wait_for()
    player = Player(ala, 4)
    assert await player.play(stop=".curtain") or player.done
    assert await player.play()


async def taken_away(ala: Device) -> None:
    """The game that just ended: looked at, told as a file, and not talked of, since that takes a server."""
    await ala.page.get_by_role("link", name=ala.say("client-review-open")).click()
    await ala.page.locator(".review .play").wait_for()
    teach = ala.page.get_by_role("button", name=re.compile(re.escape(ala.say("client-review-teach"))))
    assert await teach.is_disabled()
    assert ala.say("client-review-teach-server") in await teach.inner_text()
    await ala.button("client-menu")
    async with ala.page.expect_download() as download:
        await ala.page.get_by_role("link", name=ala.say("client-review-download")).first.click()
    text = Path(await (await download.value).path()).read_text(encoding="utf-8")
    assert "smoki" in text.splitlines()[0]
    game = load_game(text)
    assert game.over


def test_what_was_kept_can_be_removed(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(keeps=True)
        await keep(ala)
        await ala.button("client-offline-remove")
        await ala.page.get_by_role("button", name=keeps_in(ala)).wait_for()
        await ala.context.set_offline(True)
        await choose(ala, "sen")
        assert await ala.page.locator("[data-plays]").is_disabled()
        await ala.button("client-menu")
        for closed in ("client-puzzle-daily", "client-me"):
            assert await ala.page.get_by_role("button", name=re.compile(ala.say(closed))).is_disabled()
        ala.forgive(AWAY)

    tell(story)


@pytest.mark.parametrize(("script", "told"), [(NO_WASM, "wasm"), (NO_ROOM, "room"), (NO_STORAGE, "storage")])
def test_a_browser_that_cannot_says_so(script: str, told: str, tell: Tell) -> None:
    """And everything else is as ever: a game on the server begins."""

    async def story(devices: Devices) -> None:
        ala = await devices.new()
        await ala.context.add_init_script(script)
        await ala.go("/settings")
        if told != "wasm":
            await ala.page.get_by_role("button", name=keeps_in(ala)).click()
        await ala.page.get_by_text(ala.say(f"client-offline-cannot-{told}")).wait_for()
        await ala.go("/")
        await ala.page.locator("[data-plays]:enabled").click()
        await ala.page.locator(".play").wait_for()
        assert "/t/local-" not in ala.page.url

    tell(story)
