"""What could have been known: the review of a finished match on the screen; and the puzzle of the day."""

import json

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Device, Devices
from tests.browser.geometry import misplaced
from tests.browser.players import Player, answer_puzzle
from tests.browser.tables import open_table, sit_down, start
from tests.browser.test_access import complaints, small
from tests.browser.test_hints import prepared

FACE = "(of) => { const face = document.querySelector(of); return [face.src, getComputedStyle(face).opacity]; }"


async def reviewed(devices: Devices, size: tuple[int, int], lang: str, theme: str = "night") -> Device:
    ala = await devices.new(name="Ala", size=size, lang=lang, theme=theme)
    link = await open_table(ala, "sen", 2, first=0)
    await sit_down(ala, link)
    await start(ala)
    await Player(ala, 5).play()
    await ala.go(f"/review/{link.rpartition('/')[2]}/1")
    await ala.page.locator(".review .play").wait_for()
    await ala.button("client-review-teach")
    await ala.until("() => document.querySelector('.teach table')", within=120)
    ala.forgive("review?seat=1")  # a server that gets ready is asked again
    return ala


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "pl"), (DESKTOP, "en")])
def test_a_review_tells_what_could_have_been_known(size: tuple[int, int], lang: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await reviewed(devices, size, lang)
        page = ala.page
        assert await page.locator("#eyes").input_value() == "1", "through one's own eyes"
        await page.locator(".teach svg[role=img]").wait_for()
        parts = [number(text) for text in await page.locator(".teach td").all_inner_texts()]
        assert sum(parts[:-1]) == pytest.approx(parts[-1], abs=0.4), "the parts add up, but for what was rounded"
        assert await complaints(ala) == []
        await page.get_by_label(ala.say("client-teach-all")).check()
        moments = page.locator(".teach ol button")
        told = await moments.last.inner_text()
        await moments.last.click()
        await page.locator(".say .judged").wait_for()
        assert (await page.locator(".say .judged b").first.inner_text()) in told
        assert await complaints(ala) == []
        refusal = {"code": "review-none", "reason": "this server is not set up for reviews"}
        await page.route("**/review?seat=2", lambda route: route.fulfill(status=409, json=refusal))
        await page.locator("#eyes").select_option("2")
        await ala.button("client-review-teach")
        await page.get_by_role("alert").get_by_text(ala.say("client-teach-none")).wait_for()
        ala.forgive("review?seat=2")

    prepared("sen")
    tell(story)


def test_a_mistake_is_tried_again_and_the_page_of_ones_own_tells_of_the_match(tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await reviewed(devices, PHONE, "pl")
        page = ala.page
        await page.get_by_label(ala.say("client-teach-all")).check()
        await page.locator(".teach ol button").last.click()
        await ala.button("client-teach-open")
        await ala.until("() => document.querySelector('#eyes').value === 'all'")
        lay = await cards_before_last_decision(ala, page.url)
        await ala.until("(many) => document.querySelectorAll('.review .memory img').length === many", arg=len(lay))
        shown = {spot: await page.evaluate(FACE, f".review [data-spot='{spot}'] .memory img") for spot in lay}
        assert {opacity for _, opacity in shown.values()} == {"1"}, "open, and not faint as what is remembered"
        drawn = {(seat_of(spot), shown[spot][0], card) for spot, card in lay.items()}
        kinds, faces = {(seat, card) for seat, _, card in drawn}, {(seat, face) for seat, face, _ in drawn}
        assert len(drawn) == len(kinds) == len(faces), "each kind has a face of its own, where it lay"
        await ala.button("client-teach-again")
        await page.locator(".play .lit, .play .dock button").first.wait_for()  # by the game of the day
        assert "/t/" in page.url
        await ala.go("/")
        await ala.button("client-menu")
        await page.get_by_role("link", name=ala.say("client-me")).click()
        await page.locator(".rows a").first.wait_for()
        assert await page.locator(".rows a").count() == 1, "what is tried again counts for nobody"
        await page.locator("svg[role=img]").wait_for()
        assert await complaints(ala) == []
        async with page.expect_download() as loading:
            await page.get_by_role("link", name=ala.say("client-me-download")).click()
        kept = json.loads((await (await loading.value).path()).read_text(encoding="utf-8"))
        assert [match["game"] for match in kept["matches"]] == ["sen"]
        await ala.button("client-me-forget")
        await ala.button("client-forget-sure")
        await page.get_by_role("heading", name=ala.say("client-me-empty")).wait_for()
        assert await complaints(ala) == []

    prepared("sen")
    tell(story)


async def cards_before_last_decision(device: Device, address: str) -> dict[str, str]:
    """Every card of every dream by its place, as the server tells it with all cards open."""
    match = f"/tables/{address.split('/')[-2]}/matches/1"
    told = await (await device.context.request.get(f"{device.url}/api{match}/review?seat=1")).text()
    decision = max(line["step"] for line in map(json.loads, told.splitlines()) if line["is"] == "moment")
    steps = (await device.api("GET", f"{match}/steps?seat=all"))["steps"]
    view = {name: value for step in steps[:decision] for name, value in step["view"].items()}
    return {
        f"dream.{seat}.{place}": card for seat, dream in enumerate(view["dream"]) for place, card in enumerate(dream)
    }


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "pl"), (DESKTOP, "en")])
def test_the_puzzle_of_the_day_is_answered_once_and_counts_for_the_streak(
    size: tuple[int, int], lang: str, tell: Tell
) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(size=size, lang=lang)
        page = ala.page
        await ala.go("/")
        await ala.button("client-menu")
        await page.get_by_role("link", name=ala.say("client-puzzle-daily")).click()
        day = await page.evaluate("new Date().toLocaleDateString('sv')")
        asked = await ala.api("GET", f"/puzzles/daily?date={day}")
        await page.locator(".board .lit").first.wait_for()
        assert await complaints(ala) == []
        assert await page.locator(".lost").count() == 0, "no connection to be lost"
        await answer_puzzle(ala)
        given = json.loads(await page.evaluate("localStorage['sny.puzzles']"))["answer"]
        right = given in asked["answers"]
        assert await page.locator(".verdict.right").count() == int(right)
        streak = ala.say("client-puzzle-streak", days=int(right))
        await page.get_by_text(streak).wait_for()
        assert await page.locator(".reasons li").count() > 0, "it says why"
        assert await complaints(ala) == []
        await page.reload()
        await page.get_by_text(streak).wait_for()
        assert await page.locator(".board .lit").count() == 0, "answered once a day"
        await page.get_by_role("link", name=ala.say("client-puzzle-another")).click()
        await page.locator(".board .lit").first.wait_for()
        await answer_puzzle(ala)
        await page.locator(".asked tr.chosen").wait_for()
        await ala.button("client-puzzle-play-on")
        await page.locator(".play .lit, .play .dock button").first.wait_for()  # by the game of the day
        assert "/t/" in page.url

    tell(story)


def seat_of(spot: str) -> str:
    return spot.split(".")[1]  # the cards of rivals are drawn with less detail


def number(text: str) -> float:
    return float(text.replace(",", ".").replace("−", "-"))


UNREADABLE_CHOICES = """() => {
  const select = document.querySelector('#eyes');
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = font;
  const ARROW = 18;
  const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd) - ARROW;
  return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
}"""


@pytest.mark.parametrize("lang", ["pl", "en"])
def test_a_phone_shows_in_full_whose_eyes_can_be_chosen(lang: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", lang=lang)
        link = await open_table(ala, "smoki", 3, first=0)
        await sit_down(ala, link)
        await start(ala)
        await Player(ala, 5).play()
        await ala.go(f"/review/{link.rpartition('/')[2]}/1")
        await ala.page.locator(".review .play").wait_for()
        assert await ala.page.evaluate(UNREADABLE_CHOICES) == []
        # The same table, in what can be forgotten: by the names of its game and of the level of its bots.
        await ala.go("/settings")
        level = ala.say("level-careful")
        await ala.button("client-forget-table", game=f"{ala.say('client-game-smoki')} (Ala, {level}, {level})")
        await ala.button("client-forget-sure")
        await ala.page.get_by_role("button", name="Smoki").wait_for(state="detached")

    tell(story)


@pytest.mark.parametrize("puzzle", ["sen/2", "smoki/2", "koty/1"])
def test_a_puzzle_fits_a_phone_with_targets_for_fingertips(puzzle: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new()
        await ala.go(f"/puzzle/{puzzle}")
        await ala.page.locator(".board .play").wait_for()
        assert await small(ala) == []
        assert await misplaced(ala) == []
        await answer_puzzle(ala)
        await ala.page.get_by_role("link", name=ala.say("client-puzzle-another")).click(trial=True)
        assert await ala.page.evaluate("document.querySelector('.asked').scrollTop === 0"), "at once within reach"

    tell(story)
