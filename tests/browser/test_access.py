"""A walk past every screen with three questions: does axe find anything serious or critical, is everything that can be
used on a phone as large as a fingertip, and does every word lie where it can be read, in both sizes and both themes, in
text of twice the size, too?
"""

from collections.abc import Awaitable, Callable

import pytest
from axe_playwright_python.async_playwright import Axe

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.geometry import misplaced, misplaced_in_either_size, misplaced_in_large_text
from tests.browser.players import Player
from tests.browser.screens import PARTS, Look
from tests.browser.tables import CARD_GAMES, open_table, sit_down, start

OPTIONS = {"resultTypes": ["violations"], "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}

MISTAKES = """() => document.querySelector('main').insertAdjacentHTML(
  'afterbegin', '<button></button><p style="color: #555; background: #444">hardly to be read</p>')"""


MISPLACED = """() => document.querySelector('main').insertAdjacentHTML('afterbegin',
  `<p style="position: relative; inline-size: 9em">under<b style="position: absolute; inset: 0">over</b></p>
   <p style="position: relative"><span>words that are hidden</span><i
     style="position: absolute; inset: 0; background: #000"></i></p>
   <p style="inline-size: 5em; overflow: hidden; white-space: nowrap">a sentence that is cut</p>
   <hr style="position: absolute; left: 300px; inline-size: 100px; block-size: 4px; margin: 0; border: 0">`)"""

# What can be used now and is smaller than 44 px; links in the middle of a sentence are as high as their line.
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select, summary, textarea')]
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !it.disabled && it.ariaDisabled !== 'true')
  .filter((it) => it.tabIndex >= 0 && getComputedStyle(it).display !== 'inline')
  .map((it) => [it.ariaLabel || it.innerText || it.className, (it.closest('label') ?? it).getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
  .map(([name, { width, height }]) => `${name} is ${width} × ${height}`)"""


async def complaints(device: Device) -> list[str]:
    found = (await Axe().run(device.page, options=OPTIONS)).response["violations"]
    return [
        f"{each['impact']} {each['id']}: {node['html'][:160]} — {node['failureSummary'][:300]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"][:4]
    ]


def test_axe_sees_what_is_wrong(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        await ala.go("/settings")
        await ala.page.locator("main").wait_for()
        await ala.page.evaluate(MISTAKES)
        found = {complaint.split()[1] for complaint in await complaints(ala)}
        assert found == {"button-name:", "color-contrast:"}

    tell(story)


async def small(device: Device) -> list[str]:
    return [f"too small: {each}" for each in await device.page.evaluate(SMALL)]


def test_the_measure_sees_what_is_misplaced(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala")
        await ala.go("/settings")
        await ala.page.locator("main").wait_for()
        await ala.page.evaluate(MISPLACED)
        found = "\n".join(await misplaced(ala))
        for wrong in ("under / over", "words that are hidden under I", "a sentence that is cut", "px too wide"):
            assert wrong in found
        assert len(found.splitlines()) == 4

    tell(story)


Question = Callable[[Device], Awaitable[list[str]]]
WALKS: dict[str, tuple[Look, list[Question]]] = {
    "polish-phone-by-night": (
        Look(PHONE, "night", "pl"),
        [complaints, small, misplaced_in_either_size, misplaced_in_large_text],
    ),
    "english-desktop-by-dawn": (
        Look(DESKTOP, "dawn", "en"),
        [complaints, misplaced_in_either_size, misplaced_in_large_text],
    ),
}


@pytest.mark.parametrize("walk", WALKS)
@pytest.mark.parametrize("part", PARTS)
def test_every_screen_can_be_used_and_read(part: str, walk: str, tell: Tell) -> None:
    look, questions = WALKS[walk]

    async def story(devices: Devices) -> None:
        found = [
            f"{name}: {complaint}"
            async for name, device in PARTS[part](devices, look)
            for question in questions
            for complaint in await question(device)
        ]
        assert not found, "\n".join(found)

    tell(story)


TABLET, SIDEWAYS, TELEVISION = (820, 1180), (844, 390), (1920, 1080)
OWN_CARDS_SEEN = """() => document.documentElement.scrollHeight <= innerHeight + 1
  && [...document.querySelectorAll('.own .card')].every((card) => {
    const { top, bottom, left, right } = card.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
  })"""
WIDEST_CARD = "() => Math.max(...[...document.querySelectorAll('.rival .card')].map((card) => card.offsetWidth))"


def test_a_phone_on_its_side_shows_the_own_cards_and_a_large_screen_grows_them(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        for game in CARD_GAMES:
            await sit_down(ala, await open_table(ala, game, 4, first=0))
            await start(ala)
            usual = await ala.page.evaluate(WIDEST_CARD)
            for width, height in (TABLET, SIDEWAYS, TELEVISION):
                await ala.page.set_viewport_size({"width": width, "height": height})
                assert await ala.page.evaluate(OWN_CARDS_SEEN), f"{game} at {width}x{height}"
                assert await misplaced(ala) == [], f"{game} at {width}x{height}"
            assert await ala.page.evaluate(WIDEST_CARD) > 1.2 * usual, game
            await ala.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})

    tell(story)


def test_a_phone_on_its_side_has_all_of_the_first_screen_and_of_the_end(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(size=(800, 360))
        await ala.go("/")
        await ala.page.locator(".acts .learn").wait_for()
        assert await misplaced(ala) == []
        assert await ala.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "nothing to scroll"
        await ala.person("Ala")
        await sit_down(ala, await open_table(ala, "smoki", 5))
        await start(ala)
        assert await misplaced(ala) == []
        await Player(ala, 2).play()
        assert await misplaced(ala) == []

    tell(story)
