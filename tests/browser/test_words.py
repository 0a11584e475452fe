"""What Kraina snów does not take is answered in words: a clue that is none, and talk in the night."""

import pytest

from sny.game.referee import Dictionary
from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, Device, Devices
from tests.browser.tables import open_table, sit_down, start


async def night(devices: Devices) -> tuple[Device, Device, Device]:
    """Ala dreams, Bob is the first spirit, and Ola, who watches, has the chat open since the evening."""
    ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob")
    ola = await devices.new(name="Ola", size=DESKTOP)
    link = await open_table(ala, "kraina-snow", 4, first=0, gentle=True, glass=60, turn=60)
    await sit_down(ala, link, bob)
    await start(ala, bob)
    await ola.go(link)
    await ola.button("client-chat-unread", count=0)
    for device in (ala, bob):
        await device.page.locator("[data-action=ready]").click()
    await bob.page.locator(".wordcard .word b").wait_for()
    return ala, bob, ola


@pytest.mark.rule("KRA-C9")
def test_a_refused_clue_says_what_the_referee_has_against_it(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        _, bob, _ = await night(devices)
        word = await bob.page.locator(".wordcard .word b").inner_text()
        _, reason = Dictionary().judge_clue(word.lower(), word.lower(), "pl")
        await bob.page.locator(".saying input").fill(word.lower())
        await bob.page.keyboard.press("Enter")
        await bob.page.get_by_role("alert").filter(has_text=bob.say("kraina-snow-refused", reason=reason)).wait_for()
        assert await bob.page.locator(".saying input").input_value() == word.lower(), "what was typed is kept"

    tell(story)


@pytest.mark.rule("KRA-J12")
def test_talk_in_the_night_is_refused_in_words(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        _, _, ola = await night(devices)
        await ola.page.locator("dialog input").fill("to chyba kot")
        await ola.page.keyboard.press("Enter")
        await ola.page.get_by_role("alert").filter(has_text=ola.say("client-refused-night")).wait_for()
        assert await ola.page.locator("dialog input").input_value() == "to chyba kot"

    tell(story)
