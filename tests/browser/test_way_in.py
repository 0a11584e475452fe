"""How people find their way in: a name, a first lesson, the rules at hand."""

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.tables import open_table, sit_down
from tests.browser.test_access import complaints


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_whoever_comes_by_a_link_is_asked_for_a_name_once(size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(size=size)
        link = await open_table(ala, "sen", 3)
        await sit_down(ala, link)
        await bob.go(link)
        field = bob.page.get_by_label(bob.say("client-name-label"))
        assert await field.input_value(), "a name is proposed"
        assert await complaints(bob) == []
        await field.fill("Bobik")
        await bob.button("client-arrive-go")
        await bob.page.locator(".gathering").wait_for()
        await bob.page.reload()
        await bob.page.locator(".gathering").wait_for()
        if size == PHONE:
            await bob.page.get_by_role("tab", name=bob.say("client-tab-seats")).click()
        await bob.page.get_by_role("button", name=bob.say("client-sit")).first.click()
        await ala.page.locator(".seat", has_text="Bobik").wait_for(state="attached")
        # Whoever sits changes the name by a tap on their own seat.
        await bob.button("client-you-are", name="Bobik")
        await bob.page.locator("dialog input").fill("Bogumił")
        await bob.page.keyboard.press("Enter")
        await ala.page.locator(".seat", has_text="Bogumił").wait_for(state="attached")

    tell(story)


def test_a_shared_screen_and_whoever_is_known_are_not_asked(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob, screen = await devices.new(name="Ala"), await devices.new(name="Bob"), await devices.new()
        link = await open_table(ala, "sen", 3)
        await sit_down(ala, link)
        await bob.go(link)
        await bob.page.locator(".gathering").wait_for()
        await screen.go(f"{link}?screen")
        await screen.page.locator(".gathering").wait_for()

    tell(story)


def test_a_name_that_was_made_up_may_stay(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new()
        link = await open_table(ala, "sen", 3)
        await bob.go(link)
        await bob.button("client-arrive-go")
        await bob.page.locator(".gathering").wait_for()
        await bob.page.reload()
        await bob.page.locator(".gathering").wait_for()

    tell(story)
