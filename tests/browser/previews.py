"""python -m tests.browser.previews: the picture of each game that messengers show beside a link to a table.

They draw no SVG, so the pictures of the menu are drawn here once, in the shape that messengers cut to.
"""

import asyncio

from tests.browser.devices import ROOT, browser
from tests.browser.tables import GAMES

SOURCES = ROOT / "client" / "dist" / "assets"
TARGET = ROOT / "client" / "public" / "previews"
WIDTH, HEIGHT = 1200, 630
SHEET = "<style>* {{ margin: 0 }} svg {{ display: block; width: 100vw; height: 100vh }}</style>{}"


async def main() -> None:
    TARGET.mkdir(exist_ok=True)
    async with browser() as chromium:
        page = await chromium.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for game in GAMES:
            [source] = SOURCES.glob(f"{game}-night-*.svg")
            await page.set_content(SHEET.format(source.read_text(encoding="utf-8")))
            await page.screenshot(path=TARGET / f"{game}.jpg", type="jpeg", quality=72)
            print(TARGET / f"{game}.jpg")


if __name__ == "__main__":
    asyncio.run(main())
