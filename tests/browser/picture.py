"""python -m tests.browser.picture: the picture in the README, a large screen and two phones, taken from real games."""

import asyncio
from base64 import b64encode

from playwright.async_api import Browser

from tests.browser.devices import DESKTOP, PHONE, ROOT, Devices, browser, server
from tests.browser.screens import PARTS, Look

WANTED = {
    "sen-drawn": ("sen", Look(DESKTOP, "night", "en")),
    "smoki-table": ("smoki", Look(PHONE, "night", "en")),
    "koty-table": ("koty", Look(PHONE, "dawn", "en")),
}
TARGET = ROOT / "docs" / "pictures" / "tables.jpg"
SHEET = """<style>
  body {{ margin: 0; padding: 20px; display: flex; gap: 20px; width: max-content; background: #10142e }}
  img {{ height: 640px; border-radius: 14px }}
</style>{}"""


async def main() -> None:
    with server() as url:
        async with browser() as chromium:
            pictures = [await seen(chromium, url, name) for name in WANTED]
            page = await chromium.new_page(viewport={"width": 1900, "height": 680})
            await page.set_content(SHEET.format("".join(f'<img src="{picture}">' for picture in pictures)))
            await page.locator("body").screenshot(path=TARGET, type="jpeg", quality=82)
    print(TARGET)


async def seen(chromium: Browser, url: str, wanted: str) -> str:
    """A screen as a data URL, as soon as the walk comes past it."""
    part, look = WANTED[wanted]
    devices = Devices(chromium, url)
    async for name, device in PARTS[part](devices, look):
        if name == wanted:
            await device.page.evaluate("document.fonts.ready.then(() => 0)")
            picture = await device.page.screenshot()
            await devices.close()
            return f"data:image/png;base64,{b64encode(picture).decode()}"
    raise LookupError(f"no screen {wanted} in {part}")


if __name__ == "__main__":
    asyncio.run(main())
