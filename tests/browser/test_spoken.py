"""Kraina snów said aloud: one device for a room keeps the word, the glass, the sides and the points."""

from tests.browser.conftest import Tell
from tests.browser.devices import PHONE, Devices
from tests.browser.geometry import misplaced_in_either_size
from tests.browser.screens import seat_guest
from tests.browser.tables import open_table, sit_down, start
from tests.browser.test_access import complaints


def test_one_device_leads_a_room_through_a_night(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=PHONE)
        link = await open_table(ala, "kraina-snow", 4, first=0, glass=10, turn=60, last_guess=60, story=0)
        await sit_down(ala, link)
        await ala.page.get_by_role("switch", name=ala.say("client-kraina-snow-spoken")).click(force=True)
        for name in ("Ola", "Bob", "Ewa"):
            await seat_guest(ala, name)
        await start(ala)
        for seat in range(4):  # the device goes round, and each sees their spirit behind a curtain
            if seat:
                await ala.page.locator(".curtain .go").click()
            await ala.page.locator("[data-action=ready]").click()
        said = ala.page.locator(".order [aria-current]")
        word = ala.page.locator(".wordcard .word b")
        first = await word.inner_text()
        await said.get_by_text("Ola").wait_for()
        await ala.page.locator("[data-action='aloud legal']").click()
        await said.get_by_text("Bob").wait_for()
        assert await ala.page.locator(".since, .moment").count() == 0, "nothing lies over the word"
        assert await complaints(ala) == []
        assert await misplaced_in_either_size(ala) == []
        await ala.page.locator("[data-action='aloud right']").click()
        await ala.page.locator(".sidebox.yellow li").wait_for()
        assert (await ala.page.locator(".sidebox.yellow li").inner_text()).upper() == first
        await ala.page.locator("[data-action='aloud wrong']").click()
        await ala.page.locator(".sidebox.blue li").wait_for()
        await ala.button("client-kraina-spoken-none")  # when the glass is empty
        await ala.page.locator(".named button", has_text=first).click()
        assert await complaints(ala) == []
        await ala.page.locator("[data-action=done]").click()
        await ala.page.locator(".dawning .chip.hit", has_text=first).wait_for()

    tell(story)
