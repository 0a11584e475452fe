"""Hints from the bots that really play: asked for on the screen, and told in words."""

import re
import subprocess
import sys

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, ROOT, Device, Devices
from tests.browser.players import Player
from tests.browser.tables import OWN_TURN, open_table, sit_down, start
from tests.browser.test_access import complaints

ESTIMATES = {
    "sen": ("chance_to_be_lowest", "expected_ravens"),
    "smoki": ("chance_to_be_lowest", "expected_points"),
    "koty": ("chance_to_win", "expected_cats"),
}


def prepared(game: str) -> None:
    """Compiles the search where it is not yet; a server would do it beside the game, and take a minute."""
    subprocess.run([sys.executable, "-c", f"import sny.bots; sny.bots.warm_up({game!r})"], cwd=ROOT, check=True)


@pytest.mark.parametrize(("game", "size"), [("sen", PHONE), ("smoki", DESKTOP), ("koty", PHONE)])
def test_a_hint_is_told_in_words_and_can_be_taken(game: str, size: tuple[int, int], tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=size, lang="pl" if size == PHONE else "en")
        await sit_down(ala, await open_table(ala, game, 3, first=0, settings={"hints": True}))
        await start(ala)
        await hinted(ala, game)
        rows = await ala.page.locator("dialog li button").all_inner_texts()
        assert len(rows) > 1
        assert len({row.split("\n")[0] for row in rows}) == len(rows), "two hints that cannot be told apart"
        for row in rows:
            action, estimate = row.split("\n")[0], row.split("\n")[1]
            assert not re.match(r"(take|draw|put|peek|call|lay|attack|move) \d", action), "notation is not for people"
            assert all(re.search(told_as(ala, name), estimate) for name in ESTIMATES[game]), estimate
        assert await complaints(ala) == []
        await ala.page.locator("dialog li button:enabled").first.click()
        await ala.page.locator(".dock .go, [data-spot][aria-pressed=true], dialog .go").first.wait_for()

    prepared(game)
    tell(story)


async def hinted(device: Device, game: str) -> None:
    """Plays to a turn and asks for a hint there; a server that is getting ready is asked again by the page itself."""
    await Player(device, 12).play(stop=OWN_TURN[game])
    await device.button("client-menu")
    await device.page.locator(".menu").get_by_role("button", name=device.say("client-hints"), exact=True).click()
    await device.until("() => document.querySelector('dialog li button')", within=300)


def told_as(device: Device, name: str) -> str:
    """The words around a number, as a pattern."""
    return re.escape(device.say(f"client-hint-{name}", value=77)).replace("77", r"-?[\d.,]+")
