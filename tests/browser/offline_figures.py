"""python -m tests.browser.offline_figures: what playing without a network costs, in Chromium on this machine.

Bytes are those of the built client. Cold is the first start of Python after it was kept, warm every later one, each
without a network, from the tap on "play with bots", made as soon as the page lets one, to a table that can be played;
`reached` is from opening the page. A bot's move is the time from news to news while `careful` bots play each other
without pauses: thinking, rules, and the message. Memory is what the page's process holds beyond one without Python.

Once as the machine is, once with the page's processor slowed four times, which does not slow the worker: of it only
the page is told.
"""

import asyncio
import gzip
import json
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.async_api import Browser

from tests.browser.devices import DESKTOP, ROOT, Device, Devices, browser, server
from tests.browser.test_offline import keep
from tests.browser.test_offline_games import DRIVER, built
from tests.offline.games import SEED, SHORT

FILES = sorted((ROOT / "client" / "dist" / "assets").glob("python-*/*"))
WATCH = """() => {
  window.longest = 0;
  let last = performance.now();
  const look = (now) => {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    if (document.querySelector('.play')) window.reached ??= now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener('click', () => (window.tapped ??= performance.now()), true);
}"""
TABLES = 4  # opened one after the other: one cold, the others warm
GAMES = 3  # of each, for the moves of bots
WATCHED = 6  # seconds


def bytes_fetched() -> None:
    sums = [0, 0]
    for file in FILES:
        raw = file.read_bytes()
        packed = len(gzip.compress(raw, 9)) if file.suffix in (".mjs", ".wasm", ".json") else len(raw)
        sums = [sums[0] + len(raw), sums[1] + packed]
        print(f"{file.name:24} {len(raw):>10} bytes, {packed:>9} over the network")
    print(f"{'all':24} {sums[0]:>10} bytes, {sums[1]:>9} over the network")


async def first_play(device: Device, *, away: bool = True) -> dict[str, float]:
    """Milliseconds from the tap and from opening the page, and the longest frame in between."""
    await device.go("/")
    await device.page.evaluate(WATCH)
    if away:
        await device.page.locator(".lost").wait_for()
    await device.page.locator("[data-plays]:enabled").click()
    await device.page.locator(".play").wait_for(timeout=120_000)
    seen: dict[str, float] = await device.page.evaluate(
        "() => ({ tap: reached - tapped, page: reached, frame: longest, python: "
        "performance.getEntriesByName('python sny')[0]?.duration ?? 0 })"
    )
    return seen


async def longest_frame(device: Device) -> float:
    """While bots play, and the person watches."""
    await device.page.evaluate("() => (window.longest = 0)")
    await asyncio.sleep(WATCHED)
    return float(await device.page.evaluate("longest"))


async def memory(opened: Browser) -> float:
    """Megabytes of the largest page: what is its own, by the system's account."""
    tools = await opened.new_browser_cdp_session()
    processes = (await tools.send("SystemInfo.getProcessInfo"))["processInfo"]
    await tools.detach()
    return max(own_megabytes(process["id"]) for process in processes if process["type"] == "renderer")


def own_megabytes(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8").splitlines()
    [line] = [line for line in status if line.startswith("RssAnon")]
    return int(line.split()[1]) / 1000


async def measure(devices: Devices, slowed: int) -> None:
    print(f"the page slowed {slowed} times")
    device = await devices.new(keeps=True, size=DESKTOP, motion=True)
    tools = await device.context.new_cdp_session(device.page)
    began = time.perf_counter()
    await keep(device)
    print(f"  kept after {time.perf_counter() - began:.1f} s, first visit included")
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    await first_play(device, away=False)
    without, beside = await memory(devices.browser), await longest_frame(device)
    await device.context.set_offline(True)
    cold, *warm = [await first_play(device) for _ in range(TABLES)]
    for name, of in (("cold", cold), ("warm", {part: median(each[part] for each in warm) for part in cold})):
        print(
            f"  {name}: tap to first play {of['tap'] / 1000:.2f} s, reached {of['page'] / 1000:.2f} s, "
            f"Python's own start {of['python'] / 1000:.2f} s, longest frame on the way {of['frame']:.0f} ms"
        )
    print(f"  longest frame while bots play: {await longest_frame(device):.0f} ms, on a server's table {beside:.0f} ms")
    print(f"  memory: {await memory(devices.browser) - without:.0f} MB more than {without:.0f} MB")
    await device.context.close()
    devices.all.remove(device)


async def moves(devices: Devices) -> None:
    """Of `careful` against each other and a person who plays by a fixed rule."""
    device = await devices.new()
    await device.go("/settings")
    for game, options in SHORT.items():
        plan = {"game": game, "players": 4, "level": "careful", "options": options}
        given = {
            "plans": [plan] * GAMES,
            "script": built("assets/worker-*.js"),
            "folder": device.url + built("assets/python-*") + "/",
            "seed": SEED,
            "timed": True,
        }
        played = await device.page.evaluate(DRIVER.read_text(encoding="utf-8"), given)
        took = [each for told, times in played for each in bots_moves(told, times)]
        print(
            f"{game}: {len(took)} moves of careful, median {median(took):.0f} ms, "
            f"99 of 100 within {sorted(took)[int(len(took) * 0.99)]:.0f} ms, worst {max(took):.0f} ms"
        )


def bots_moves(told: list[str], times: list[float]) -> list[float]:
    """How long each news took that came while a bot alone was asked."""
    took: list[float] = []
    actors: list[Any] = []
    for number, text in enumerate(told):
        message = json.loads(text)
        if message["type"] != "news":
            continue
        if actors and 0 not in actors:
            took.append(times[number] - times[number - 1])
        actors = message.get("table", {}).get("actors", actors)
    return took


async def main(url: str) -> None:
    async with browser() as opened:
        devices = Devices(opened, url)
        for slowed in (1, 4):
            await measure(devices, slowed)
        await moves(devices)
        await devices.forget()


if __name__ == "__main__":
    bytes_fetched()
    with server() as url:
        asyncio.run(main(url))
