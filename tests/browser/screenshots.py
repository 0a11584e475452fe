"""python -m tests.browser.screenshots [FOLDER] [PART …]: every main screen in both sizes and both themes."""

import asyncio
import sys
from pathlib import Path

from tests.browser.devices import DESKTOP, PHONE, Devices, browser, server
from tests.browser.screens import PARTS, Look

LOOKS = [Look(size, theme) for size in (PHONE, DESKTOP) for theme in ("night", "dawn")]


async def take(folder: Path, url: str, parts: list[str], looks: list[Look]) -> int:
    taken = 0
    async with browser() as chromium:
        for part in parts:
            for look in looks:
                devices = Devices(chromium, url)
                async for name, device in PARTS[part](devices, look):
                    width, height = look.size
                    await device.page.evaluate("document.fonts.ready.then(() => 0)")
                    await device.page.screenshot(path=folder / f"{name}-{width}x{height}-{look.theme}.png")
                    taken += 1
                await devices.close()
    return taken


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0] if arguments else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with server() as url:
        taken = asyncio.run(take(folder, url, arguments[1:] or list(PARTS), LOOKS))
    print(f"{taken} screenshots in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
