"""A whole game of each card game without a mouse, with a text view that follows it."""

import pytest
from playwright.async_api import ElementHandle, Error

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, Devices
from tests.browser.players import NAME, Player
from tests.browser.tables import CARD_GAMES, OWN_TURN, open_table, sit_down, start

FOCUSED = "(thing) => document.activeElement === thing"
MOST_TABS = 80
LETTERS = {
    "sen": {"closed": "z", "open": "o", "call": "p", "use": "u", "discard": "d"},
    "smoki": {"closed": "z", "open.0": "a", "open.1": "b", "skip": "s"},
    "koty": {"exchange": "x", "pass": "p"} | {f"hand.0.{place}": "abcd"[place] for place in range(4)},
}


class Typist(Player):
    """Reaches everything by Tab and uses it by Enter; the letters of the game as well, where it has them."""

    letters: dict[str, str]

    async def use(self, thing: ElementHandle) -> None:
        letter = self.letters.get(str(await thing.evaluate(NAME)))
        if letter and self.random.random() < 0.7:
            await self.device.page.keyboard.press(letter)
            return
        await self.reach(thing)
        await self.device.page.keyboard.press("Enter")

    async def reach(self, thing: ElementHandle) -> None:
        for _ in range(MOST_TABS):
            if await thing.evaluate(FOCUSED):
                return
            await self.device.page.keyboard.press("Tab")
        raise Error(f"{await thing.evaluate(NAME)} is not reached by Tab")


@pytest.mark.parametrize("game", CARD_GAMES)
def test_a_whole_game_by_keyboard(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=DESKTOP)
        await sit_down(ala, await open_table(ala, game, 2, first=0))
        await start(ala)
        typist = Typist(ala, 11)
        typist.letters = LETTERS[game]
        await typist.play(stop=OWN_TURN[game])
        before = await text_view(typist)
        await something_happens(typist, game)
        after = await text_view(typist)
        assert min(len(before), len(after)) >= 3, (before, after)
        assert before != after, "the text view does not follow the game"
        assert await typist.play()
        assert await ala.page.locator(".over [role=status]").inner_text()

    tell(story)


async def something_happens(typist: Typist, game: str) -> None:
    """In one's own turn, so that no rival can end the round meanwhile; in Koty nobody can that soon."""
    if game == "koty":
        await typist.play(until=6)
        await typist.play(stop=OWN_TURN[game])
    else:
        await typist.device.page.keyboard.press(typist.letters["closed"])
        await typist.device.page.locator("[data-spot='hand.0'] img").wait_for()


async def text_view(typist: Typist) -> list[str]:
    """The table in words, opened and closed by keys; the line in words is live."""
    page = typist.device.page
    assert await page.locator(".say [role=status][aria-live=polite] .now").inner_text()
    opener = await page.get_by_role("button", name=typist.device.say("client-in-words")).element_handle()
    assert opener
    await typist.reach(opener)
    await page.keyboard.press("Enter")
    lines = await page.locator(".table-in-words li").all_inner_texts()
    await page.keyboard.press("Escape")
    await page.locator("dialog").wait_for(state="detached")
    return lines
