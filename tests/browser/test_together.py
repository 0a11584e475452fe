"""An evening together: voices over the table, the shared screen, the end of a dream and of a match."""

import json

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.players import Player
from tests.browser.tables import open_table, sit_down, start
from tests.browser.test_access import complaints


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_somebody_says_is_seen_over_the_table(size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala", size=size), await devices.new(name="Bob", size=size)
        link = await open_table(ala, "sen", 3)
        await sit_down(ala, link, bob)
        await start(ala, bob)
        await bob.page.get_by_role("button", name=bob.say("client-chat-unread", count=0)).click()
        await bob.page.get_by_role("group", name=bob.say("client-reactions")).get_by_role("button").first.click()
        await ala.page.locator(".voice.reaction", has_text="Bob").wait_for()
        await bob.page.locator("dialog").wait_for(state="detached")
        await bob.page.get_by_role("button", name=bob.say("client-chat-unread", count=0)).click()
        await bob.page.locator("dialog input").fill("Kto ma kruki?")
        await bob.page.keyboard.press("Enter")
        voice = ala.page.locator(".voice", has_text="Kto ma kruki?")
        await voice.wait_for()
        assert await complaints(ala) == []
        await voice.click()
        await ala.page.locator("dialog li", has_text="Kto ma kruki?").wait_for()

    tell(story)


def test_every_line_in_the_shuffle_is_sealed_until_the_start(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob")
        await sit_down(ala, await open_table(ala, "sen", 2), bob)
        await start(ala, bob)
        for device in (ala, bob):
            told = json.loads(await device.page.evaluate(TOLD_BEFORE_OWN_LINE))
            assert {*told["sealed"], *told["lines"]} == {"1", "2"}, "nobody opens a line before all are fixed"

    tell(story)


TOLD_BEFORE_OWN_LINE = "Object.entries(sessionStorage).find(([key]) => key.startsWith('sny-lines '))[1]"


def test_whoever_opens_a_table_is_offered_a_shared_screen(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        link = await open_table(ala, "sen", 3)
        await sit_down(ala, link)
        await ala.button("client-shared-screen")
        await ala.page.locator("dialog output", has_text=f"{link}?screen").wait_for()
        assert await complaints(ala) == []

    tell(story)


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_a_match_ends_with_everybody_s_place_and_once_more(size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=size)
        await sit_down(ala, await open_table(ala, "sen", 4, first=0))
        await start(ala)
        await Player(ala, 3).play()
        places = ala.page.locator(".over .ranks li")
        assert await places.count() == 4
        assert "1" in await places.first.locator(".place").inner_text()
        points = [int(await place.locator(".num").last.inner_text()) for place in await places.all()]
        assert points == sorted(points), "few ravens are good"
        assert await complaints(ala) == []
        await ala.button("client-again")
        await ala.page.locator(".gathering, .play:not(:has(.over))").first.wait_for()

    tell(story)


def test_a_dream_is_read_before_its_points_come(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala, bob = await devices.new(name="Ala"), await devices.new(name="Bob")
        link = await open_table(ala, "kraina-snow", 4, first=0, story=60, glass=10)
        await sit_down(ala, link, bob)
        await start(ala, bob)
        for device in (ala, bob):
            await device.page.locator("[data-action=ready]").click()
        await ala.page.locator(".day textarea").fill("Nad morzem latał zamek.")
        await ala.page.locator("[data-action=done]").click()
        dream = bob.page.locator(".dreamt blockquote", has_text="Nad morzem latał zamek.")
        await dream.wait_for()
        assert await bob.page.locator(".ends").count() == 0, "no points yet"
        assert await complaints(bob) == []
        await bob.button("client-kraina-dream-read")
        await bob.page.locator(".ends").wait_for()

    tell(story)


def test_typed_clues_have_twelve_seconds_and_the_table_says_so(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        await ala.go("/")
        await ala.page.locator("input[value=kraina-snow]").check(force=True)
        await ala.page.locator(".for-friends .btn").first.click()
        await ala.page.get_by_text(ala.say("client-kraina-snow-turn.note")).wait_for()
        seconds = ala.page.locator(".opt", has_text=ala.say("client-kraina-snow-turn"))
        assert await seconds.locator("[aria-pressed=true]").inner_text() == "12"
        await seconds.get_by_role("button", name="5", exact=True).click()
        await seconds.locator("[aria-pressed=true]", has_text="5").wait_for()

    tell(story)
