"""What happens around the moves: a lost connection, a second device, one device for two, spectators, languages."""

import asyncio

import pytest
from playwright.async_api import WebSocketRoute

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.players import Player
from tests.browser.screens import seat_guest
from tests.browser.tables import CARD_GAMES, OWN_TURN, open_table, sit_down, start
from tests.browser.test_access import complaints

CARDS = """() => JSON.stringify([...document.querySelectorAll('.table [data-spot]')]
  .map((place) => [place.dataset.spot, place.ariaLabel]).sort())"""


def test_a_lost_connection_comes_back_in_mid_game(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        open_sockets: list[WebSocketRoute] = []
        cut = asyncio.Event()

        async def carry(socket: WebSocketRoute) -> None:
            if cut.is_set():
                return await socket.close()
            socket.connect_to_server()
            open_sockets.append(socket)
            return None

        await ala.context.route_web_socket("**/socket", carry)
        link = await open_table(ala, "smoki", 3)  # where nobody can end the round at once
        await sit_down(ala, link)
        await start(ala)
        player = Player(ala, 7)
        await player.play(until=8)
        await player.play(stop=OWN_TURN["smoki"])
        for _ in range(2):  # a choice that is not sent yet is not kept
            await ala.page.keyboard.press("Escape")
        before = await ala.page.evaluate(CARDS)
        cut.set()
        for socket in open_sockets:
            await socket.close()
        await ala.page.locator(".lost").wait_for()
        cut.clear()
        await ala.page.locator(".lost").wait_for(state="detached")
        assert await ala.page.evaluate(CARDS) == before
        await ala.page.reload()
        await player.lit()
        assert await ala.page.evaluate(CARDS) == before
        assert await player.play()

    tell(story)


def test_a_second_device_on_a_seat(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        phone = await devices.new(name="Ala", size=PHONE)
        desktop = await devices.new(size=DESKTOP)
        link = await open_table(phone, "smoki", 2)
        await sit_down(phone, link)
        await start(phone)
        await phone.go("/settings")
        await phone.button("client-code-make")
        code = await phone.page.locator("output").inner_text()
        await desktop.go(f"/link#{code}")
        await desktop.page.get_by_role("heading", name="Ala").wait_for()
        assert code not in desktop.page.url
        await desktop.page.locator("main button.go").click()  # nobody becomes somebody else unasked
        await desktop.page.locator("main a.go").wait_for()
        for device in (phone, desktop):
            await device.go(link)
            await Player(device, 0).lit()
        assert await phone.page.evaluate(CARDS) == await desktop.page.evaluate(CARDS)
        # A move of the one is the move of the other: what was lit there goes out.
        place = ".own [data-spot='dream.0.2']"
        covered = await desktop.page.locator(place).get_attribute("aria-label")
        await desktop.page.locator(".own .lit").nth(2).click()
        await desktop.page.locator(".dock .go").click()
        for device in (desktop, phone):
            await device.until(f'(old) => document.querySelector("{place}").ariaLabel !== old', arg=covered)
        shown = [await device.page.locator(place).get_attribute("aria-label") for device in (desktop, phone)]
        assert shown[0] == shown[1]
        assert await Player(phone, 8).play()
        await desktop.page.locator(".waking, .over").first.wait_for()

    tell(story)


@pytest.mark.parametrize("game", CARD_GAMES)
def test_one_device_is_passed_round(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        await sit_down(ala, await open_table(ala, game, 3))
        await seat_guest(ala, "Ola")
        await start(ala)
        player = Player(ala, 9)
        await player.play(stop=".curtain")
        covered = await ala.page.evaluate(
            """() => [...document.querySelectorAll('.table [data-spot]')].every((place) => {
              const { x, y, width, height } = place.getBoundingClientRect();
              return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.curtain') !== null;
            })"""
        )
        assert covered, "the curtain leaves cards to be seen"
        waiting_for = await ala.page.locator(".curtain h2").inner_text()
        await ala.page.locator(".curtain .go").click()
        await ala.page.locator(".curtain").wait_for(state="detached")
        assert any(name in waiting_for for name in ("Ala", "Ola"))
        assert await player.play()

    tell(story)


def test_nobody_dreams_on_a_device_that_a_spirit_holds(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        await sit_down(ala, await open_table(ala, "kraina-snow", 4))
        await ala.page.get_by_role("tab", name=ala.say("client-tab-seats")).click()
        await ala.page.get_by_role("button", name=ala.say("client-guest"), exact=True).first.click()
        await ala.page.get_by_text(ala.say("client-guest-never")).wait_for()
        assert await complaints(ala) == []
        await ala.button("client-close")
        assert await ala.page.locator(".seat:not(.free)").count() == 1

    tell(story)


def test_a_spectator_sees_the_game_and_no_secrets(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        ola = await devices.new(name="Ola", size=DESKTOP)
        link = await open_table(ala, "sen", 2, first=0)
        await sit_down(ala, link)
        await start(ala)
        await ola.go(link)
        await ola.page.locator(".play").wait_for()
        assert await ola.page.locator(".lit, .dock button").count() == 0
        player = Player(ala, 10)
        await player.play(stop=OWN_TURN["sen"])
        await ala.page.keyboard.press("z")
        await ala.page.locator(".in-hand").wait_for()
        hand = ola.page.locator("[data-spot='hand.0']")
        await ola.until("() => document.querySelector(\".play [data-spot='hand.0']\")")
        assert "kruk" not in (await hand.first.get_attribute("aria-label") or "")
        assert await player.play()
        await ola.page.locator(".reveal").wait_for()

    tell(story)


def test_languages_change_at_once(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        await sit_down(ala, await open_table(ala, "sen", 2))
        await start(ala)
        polish = await ala.page.locator(".say .now").inner_text()
        await ala.button("client-menu")
        await ala.page.get_by_role("button", name="English").click()
        await ala.until("(old) => document.querySelector('.say .now').innerText !== old", arg=polish)
        assert await ala.page.locator("html").get_attribute("lang") == "en"
        shown = await ala.page.locator("body").inner_text()
        assert "Look at 2 of your cards" in shown
        assert "bierze" not in shown
        await ala.page.reload()
        await ala.page.locator(".say .now").wait_for()
        assert await ala.page.locator("html").get_attribute("lang") == "en", "the choice was forgotten"

    tell(story)


def test_a_table_is_found_by_a_code_and_a_wrong_one_is_told(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob", lang="en")
        await sit_down(ala, await open_table(ala, "sen", 2))
        code = await ala.page.locator(".aloud b").inner_text()
        await ala.page.get_by_role("img", name=ala.say("client-qr")).wait_for()
        await bob.go("/")
        await bob.button("client-have-code")
        field = bob.page.get_by_label(bob.say("client-code-label"))
        await field.fill("bobobobo")
        await field.press("Enter")
        await bob.page.get_by_role("alert").filter(has_text=bob.say("client-code-wrong")).wait_for()
        bob.forgive("404")
        await field.fill(code.lower())
        await field.press("Enter")
        await bob.page.locator(".gathering").wait_for()
        assert bob.page.url == ala.page.url

    tell(story)


def test_a_wrong_link_is_not_told_as_a_closed_table(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", lang="en")
        await ala.go("/t/AAAAAAAAAAAAAAAA")
        await ala.page.get_by_text(ala.say("client-bye-missing")).wait_for()

    tell(story)
