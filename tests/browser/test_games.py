"""Every game from the first page to its end by clicks, on a phone and a desktop at once, with bots beside."""

import asyncio

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.players import Player
from tests.browser.tables import GAMES, gather, prefer_short, start


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=PHONE, lang="pl", motion=True)
        bob = await devices.new(name="Bob", size=DESKTOP, lang="en" if game != "kraina-snow" else "pl", theme="dawn")
        await prefer_short(ala, game, 4 if game == "kraina-snow" else 3)
        await gather(ala, game, bob)
        await start(ala, bob)
        players = [Player(ala, 1), Player(bob, 2)]
        assert await asyncio.gather(*(player.play() for player in players)) == [True, True]
        assert all(len(player.done) >= 4 for player in players), [player.done for player in players]
        for device in (ala, bob):
            assert not await device.page.locator(".moment").count()  # the guess does not hang over the ranking
        await ala.button("client-again")
        for device in (ala, bob):
            await device.page.locator(".gathering .bar", has_text=device.say("client-next-match", match=2)).wait_for()

    tell(story)
