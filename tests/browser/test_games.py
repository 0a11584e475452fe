"""Every game to its end by clicks, several people at once on phones and desktops, with bots in the free chairs."""

import asyncio

import pytest

from tests.browser.conftest import Tell
from tests.browser.devices import DESKTOP, PHONE, Devices
from tests.browser.players import Player
from tests.browser.tables import GAMES, open_table, sit_down, start


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks(game: str, tell: Tell) -> None:
    async def story(devices: Devices) -> None:
        ala = await devices.new(name="Ala", size=PHONE, lang="pl", motion=True)
        bob = await devices.new(name="Bob", size=DESKTOP, lang="en" if game != "kraina-snow" else "pl", theme="dawn")
        link = await open_table(ala, game, 4 if game == "kraina-snow" else 3, first=0)
        await sit_down(ala, link, bob)
        await start(ala, bob)
        players = [Player(ala, 1), Player(bob, 2)]
        assert await asyncio.gather(*(player.play() for player in players)) == [True, True]
        assert all(len(player.done) >= 4 for player in players), [player.done for player in players]
        table = await ala.api("GET", f"/tables/{link.rpartition('/')[2]}")
        assert table["phase"] == "over"

    tell(story)
