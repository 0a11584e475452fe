"""The line in words tells all that happened, whose move it was, and how long one has."""

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, Devices
from tests.browser.tables import open_table, sit_down, start
from tests.browser.test_words import night


def test_a_guess_is_a_moment_for_everybody_and_its_verdict_for_the_spirits(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob, ola = await night(devices)
        await ala.page.locator(".saying input").fill("parasol")
        word = await bob.page.locator(".wordcard .word b").inner_text()
        shown = [device.page.locator(".moment").inner_text() for device in (ala, bob, ola)]
        await ala.page.keyboard.press("Enter")
        dreamer, spirit, spectator = [await moment for moment in shown]
        told = bob.say("client-kraina-moment-blue", word=word.upper())
        for moment in (dreamer, spirit, spectator):
            assert "PARASOL" in moment
        assert told in spirit
        assert told not in dreamer + spectator
        line = bob.page.locator(".say .was")
        assert "parasol" in await line.inner_text(), "the new card does not push the guess out of the line"

    tell(story)


def test_your_own_clock_is_beside_the_line(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        await sit_down(ala, await open_table(ala, "sen", 2, first=0, settings={"clock": "quick"}))
        await start(ala)
        await ala.page.locator(".say").get_by_role("timer").wait_for()

    tell(story)
