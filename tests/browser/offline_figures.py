"""python -m tests.browser.offline_figures: what playing without a network costs, in Chromium on this machine.

Bytes are those of the built client. Cold is the first visit until Python is kept; warm, without a network, from opening
the page to a table that can be played. Once as the machine is, once with the page's processor slowed four times, which
does not slow the worker.
"""

import asyncio
import gzip
import time
from statistics import median

from tests.browser.devices import DESKTOP, ROOT, Device, Devices, browser, server
from tests.browser.test_offline import keep

FILES = sorted((ROOT / "client" / "dist" / "assets").glob("python-*/*"))
FRAMES = """() => {
  window.longest = 0;
  let last = performance.now();
  const look = (now) => {
    window.longest = Math.max(window.longest, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def bytes_fetched() -> None:
    for file in FILES:
        raw = file.read_bytes()
        packed = len(gzip.compress(raw, 9)) if file.suffix in (".mjs", ".wasm") else len(raw)
        print(f"{file.name:24} {len(raw):>10} bytes, {packed:>9} over the network")


async def first_play(device: Device) -> float:
    began = time.perf_counter()
    await device.go("/")
    await device.page.locator("[data-plays]:enabled").click()
    await device.page.locator(".play").wait_for(timeout=120_000)
    return time.perf_counter() - began


async def measure(devices: Devices, slowed: int) -> None:
    device = await devices.new(keeps=True, size=DESKTOP)
    tools = await device.context.new_cdp_session(device.page)
    began = time.perf_counter()
    await keep(device)
    print(f"slowed {slowed} times: cold, kept after {time.perf_counter() - began:.1f} s (first visit included)")
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    await device.context.set_offline(True)
    times = []
    for _ in range(3):
        times.append(await first_play(device))
    parts = await device.page.evaluate(
        "() => performance.getEntriesByType('measure').map((part) => `${part.name} ${Math.round(part.duration)} ms`)"
    )
    print(f"  warm, from opening the page to the first play: {median(times):.1f} s ({', '.join(parts)})")
    await device.page.evaluate(FRAMES)
    await asyncio.sleep(5)
    longest = await device.page.evaluate("window.longest")
    heap = await tools.send("Runtime.getHeapUsage")
    print(f"  while bots play: longest frame {longest:.0f} ms")
    print(f"  heap of the page {heap['usedSize'] / 1e6:.1f} MB")


async def main(url: str) -> None:
    async with browser() as opened:
        devices = Devices(opened, url)
        for slowed in (1, 4):
            await measure(devices, slowed)
        await devices.forget()


if __name__ == "__main__":
    bytes_fetched()
    with server() as url:
        asyncio.run(main(url))
