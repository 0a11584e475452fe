"""python -m tests.browser.evening [FOLDER] [GAME …]: an evening of four people, two on phones and two on desktops, from
the first page through each game to "play again". Says how long each took, and takes a picture of each end."""

import asyncio
import sys
import time
from pathlib import Path

from tests.browser.devices import DESKTOP, PHONE, Devices, browser, server
from tests.browser.players import Player
from tests.browser.tables import GAMES, gather, prefer_short, start

PEOPLE = {"Ala": (PHONE, "night"), "Bob": (DESKTOP, "dawn"), "Ewa": (PHONE, "dawn"), "Ola": (DESKTOP, "night")}


async def spend(url: str, folder: Path, games: list[str]) -> None:
    async with browser() as chromium:
        for game in games:
            began = time.monotonic()
            devices = Devices(chromium, url)
            people = [await devices.new(name=name, size=size, theme=theme) for name, (size, theme) in PEOPLE.items()]
            host, *guests = people
            await prefer_short(host, game, len(people))
            await gather(host, game, *guests)
            await start(host, *guests)
            players = [Player(device, seed) for seed, device in enumerate(people)]
            await asyncio.gather(*(player.play() for player in players))
            for name, device in zip(PEOPLE, people, strict=True):
                await device.page.screenshot(path=folder / f"{game}-{name}.png")
            await host.button("client-again")
            for device in people:
                await device.page.locator(".gathering").wait_for()
            await devices.close()
            moves = ", ".join(str(len(player.done)) for player in players)
            print(f"{game}: {time.monotonic() - began:.0f} s, choices of each: {moves}")


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0] if arguments else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with server() as url:
        asyncio.run(spend(url, folder, arguments[1:] or list(GAMES)))


if __name__ == "__main__":
    main(sys.argv[1:])
