"""What people do with each other at a table: lock it, hand it over, let somebody look. Two devices each."""

import re

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.players import Player
from tests.browser.tables import OWN_TURN, open_table, sit_down, start
from tests.browser.test_access import complaints


async def choose(device: Device, message: str) -> None:
    """An entry of the menu."""
    await device.button("client-menu")
    await device.button(message)


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_table_with_a_password(lang: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(lang=lang), await devices.new(lang=lang, size=DESKTOP, name="Bob")
        await ala.go("/")
        await ala.button("client-open-locked")
        await ala.page.locator("dialog input").fill("sowa i mysz")
        assert await complaints(ala) == []
        await ala.page.keyboard.press("Enter")
        await ala.page.locator(".invite", has_text=ala.say("client-invite-locked")).wait_for()
        await bob.go(ala.page.url.removeprefix(ala.url))
        field = bob.page.get_by_label(bob.say("client-password-label"))
        await field.fill("sowa")
        await bob.page.keyboard.press("Enter")
        await bob.page.get_by_role("alert").filter(has_text=bob.say("client-password-wrong")).wait_for()
        assert await complaints(bob) == []
        assert await field.evaluate("(field) => document.activeElement === field")
        await bob.page.keyboard.type("sowa i mysz")
        await bob.page.keyboard.press("Enter")
        await bob.page.get_by_role("button", name=bob.say("client-sit")).first.click()
        await bob.page.reload()  # whoever sits here is not asked again
        await bob.page.locator(".gathering").wait_for()

    tell(story)


def test_too_many_wrong_passwords_are_told_with_the_time_to_wait(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob")
        await bob.go((await ala.api("POST", "/tables", {"game": "sen", "players": 2, "password": "sowa"}))["link"])
        field = bob.page.get_by_label(bob.say("client-password-label"))
        later = re.compile(re.escape(bob.say("client-password-later", seconds=77)).replace("77", r"\d+"))
        while not await bob.page.get_by_role("alert").filter(has_text=later).count():
            await field.fill("mysz")
            await field.press("Enter")
        assert await complaints(bob) == []
        assert await field.is_visible(), "later one may try again"

    tell(story)


def test_the_host_frees_the_chair_of_somebody_who_is_away(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob", size=DESKTOP)
        await sit_down(ala, await open_table(ala, "sen", 2), bob)
        await ala.page.get_by_role("tab", name=ala.say("client-tab-seats")).click()
        await bob.go("/")
        await ala.page.locator(".seat", has_text=ala.say("client-away")).wait_for()
        await ala.button("client-chat-about", name="Bob")
        assert await complaints(ala) == []
        await ala.button("client-chair-free")
        await ala.page.locator(".seat.free").wait_for()
        assert not await ala.page.locator(".seat", has_text="Bob").count()

    tell(story)


def test_the_host_passes_the_table_on(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob", lang="en", size=DESKTOP)
        await sit_down(ala, await open_table(ala, "sen", 3), bob)
        assert not await bob.page.locator(".gathering .dock .go").count()
        await ala.page.get_by_role("tab", name=ala.say("client-tab-seats")).click()
        about_bob = ala.page.get_by_role("button", name=ala.say("client-chat-about", name="Bob"))
        await about_bob.press("Enter")
        await ala.page.get_by_role("button", name=ala.say("client-host-pass")).press("Enter")
        question = ala.page.get_by_role("alertdialog", name=ala.say("client-host-pass-title", name="Bob"))
        assert await complaints(ala) == []
        await ala.page.keyboard.press("Enter")  # on the safe answer
        await question.wait_for(state="detached")
        assert await ala.page.locator(".gathering .dock .go").count()
        await about_bob.click()
        await ala.button("client-host-pass")
        await ala.button("client-host-pass-do")
        await bob.page.locator(".gathering .dock .go").wait_for()
        await ala.page.locator(".gathering .dock .go").wait_for(state="detached")
        # … and back again in the middle of the game.
        await start(bob, ala)
        await choose(bob, "client-people")
        await bob.button("client-chat-about", name="Ala")
        await bob.button("client-host-pass")
        await bob.button("client-host-pass-do")
        await choose(ala, "client-people")
        await ala.page.locator("li", has_text=ala.say("client-you-host")).wait_for()

    tell(story)


@pytest.mark.parametrize("game", ["sen", "koty", "smoki"])
def test_a_spectator_is_let_look_through_a_seat(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        ola = await devices.new(name="Ola", size=PHONE)
        link = await open_table(ala, game, 3, first=0)
        await sit_down(ala, link)
        await start(ala)
        await ola.go(link)
        await ola.page.locator(".play").wait_for()
        await choose(ala, "client-people")
        await ala.button("client-chat-about", name="Ola")
        assert await complaints(ala) == []
        consent = ala.page.get_by_role("switch", name=re.compile(re.escape(ala.say("client-show"))))
        await consent.press("Space")
        await ala.page.keyboard.press("Escape")
        # Everybody sees it: the one who shows, and whoever looks at the table from the side.
        await ala.page.locator("dialog li", has_text=ala.say("client-shows-to", names="Ola")).wait_for()
        await ala.page.keyboard.press("Escape")
        await ala.page.get_by_role("button", name=ala.say("client-you-show", names="Ola")).wait_for()
        await ola.page.locator(".who", has_text=ola.say("client-shows-to", names="Ola")).wait_for()
        await ola.button("client-look-through", name="Ala")
        await ola.page.get_by_role("status").filter(has_text=ola.say("client-looking-through", name="Ala")).wait_for()
        assert await complaints(ola) == []
        if game == "koty":
            hand = "[...document.querySelectorAll('.own .hand img')].map((card) => card.src)"
            assert await ola.page.evaluate(hand) == await ala.page.evaluate(hand)
        else:
            await Player(ala, 10).play(stop=OWN_TURN[game])
            await ala.page.keyboard.press("z")
            held = "[data-spot='hand.0'] img"
            await ala.page.locator(held).wait_for()
            await ola.page.locator(held).wait_for()
            assert await ola.page.locator(held).get_attribute("src") == await ala.page.locator(held).get_attribute(
                "src"
            )
        assert await ola.page.locator(".lit").count() == 0, "whoever watches can do nothing"
        # Taken back, it is gone at once.
        await ala.page.get_by_role("button", name=ala.say("client-you-show", names="Ola")).click()
        await ala.button("client-chat-about", name="Ola")
        await consent.press("Space")
        await ola.page.get_by_text(ola.say("client-watching-text")).wait_for()
        assert not await ola.page.get_by_role("button", name=ola.say("client-look-through", name="Ala")).count()

    tell(story)


def test_a_move_is_undone_when_the_others_agree(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob", lang="en", size=DESKTOP)
        await sit_down(ala, await open_table(ala, "smoki", 2, first=0, settings={"undo": True}), bob)
        await start(ala, bob)
        for player in (Player(ala, 3), Player(bob, 4)):
            await player.play(until=2)  # a first card is turned up: chosen and confirmed
        await ala.page.locator(OWN_TURN["smoki"]).first.wait_for()
        undo = ala.page.locator(".dock .btn", has_text=ala.say("client-undo"))
        for key in ("a", "Enter"):
            await ala.page.keyboard.press(key)
        for answer in ("client-undo-no", "client-undo-yes"):
            await undo.click()
            asked = bob.page.get_by_role("alertdialog", name=bob.say("client-undo-asked", name="Ala"))
            await asked.wait_for()
            assert await complaints(bob) == []
            await asked.get_by_role("button", name=bob.say(answer), exact=True).click()
            if answer == "client-undo-no":
                await ala.page.get_by_text(ala.say("client-notice-undo_refused", name="Bob")).first.wait_for()
        await undo.wait_for(state="detached")
        await ala.page.locator(OWN_TURN["smoki"]).first.wait_for()

    tell(story)
