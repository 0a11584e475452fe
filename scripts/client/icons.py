"""The app's icon as pictures, from its SVG: `python scripts/client/icons.py` paints them anew in a browser."""

from pathlib import Path
from shutil import which

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parents[2] / "client" / "public" / "icons"
SIZES = (192, 512)


def paint() -> None:
    drawing = (ICONS / "moon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=which("chromium"), args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=ICONS / f"moon-{size}.png")
        browser.close()


if __name__ == "__main__":
    paint()
