"""python -m tests.browser.speed [TIMES] [PART …]: how soon one can play on a slow phone, and how smoothly cards
are dealt.

A phone of 360×640 whose processor is slowed down four times, as Chromium's own tools do it. The network is this
machine's own: what a real one adds is not in these figures. Other work on this machine makes them worse.
"""

import asyncio
import functools
import os
import statistics
import sys
from collections.abc import Awaitable, Callable
from itertools import pairwise

from playwright.async_api import CDPSession

from tests.browser.devices import PHONE, Device, Devices, browser, server
from tests.browser.tables import GAMES, open_table, sit_down

SLOWER = 4
TIMES = 5
# Milliseconds after the page was asked for at which something was first drawn that can be touched. The page is looked at
# when something in it has changed: asked at every frame, it would be busy with the asking.
FIRST_SEEN = """
  const wanted = { ready: '.with-bots .go:not([disabled])', card: '.lit:not(.gone), .evening .go' };
  window.firstSeen = {};
  window.asked = 0;
  const seen = (name) => {
    window.firstSeen[name] = performance.now() - window.asked;
    if (name === 'ready' && HASTY) document.querySelector('.with-bots .go').click();
  };
  const look = () => {
    for (const name in wanted) if (document.querySelector(wanted[name])) {
      requestAnimationFrame(() => seen(name));
      delete wanted[name];
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['class', 'disabled'] });
"""
PATIENT, HASTY = (FIRST_SEEN.replace("HASTY", hasty) for hasty in ("false", "true"))
TAPPED = (
    """() => addEventListener('click', () => { window.asked = performance.now(); }, { capture: true, once: true })"""
)
WORK = {
    "work of the page's thread": "TaskDuration",
    "scripts": "ScriptDuration",
    "styles and layout": "LayoutDuration",
}
# When each frame was drawn, from the first card that flies to the last.
FRAMES = """
  window.frames = [];
  const flies = ({ startTime, playState }) => startTime !== null && playState === 'running';
  const note = (now) => {
    const flying = document.querySelector('.flights')?.getAnimations({ subtree: true }).some(flies);
    if (flying) window.frames.push(now);
    else if (window.frames.length) window.dealt = true;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
"""


async def phone(devices: Devices, script: str, name: str = "") -> tuple[Device, CDPSession]:
    device = await devices.new(size=PHONE, motion=True, name=name)
    await device.context.add_init_script(script)
    tools = await device.context.new_cdp_session(device.page)
    await tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return device, tools


async def first_play(devices: Devices) -> dict[str, float]:
    """A stranger: the page until one can begin, the tap until the first card is lit."""
    device, _ = await phone(devices, PATIENT)
    await device.go("/")
    page = await (await device.until("() => window.firstSeen.ready")).json_value()
    await device.page.evaluate(TAPPED)
    await device.page.locator(".with-bots .go").click()
    tap = await (await device.until("() => window.firstSeen.card")).json_value()
    return {"page until one can begin": page, "tap until the first card is lit": tap, "both": page + tap}


async def first_play_at_once(devices: Devices) -> dict[str, float]:
    """The same without a moment's rest between the two: a tap as soon as there is something to tap."""
    device, tools = await phone(devices, HASTY)
    await device.go("/")
    both = await (await device.until("() => window.firstSeen.card")).json_value()
    return {
        "page until the first card is lit, tapped at once": both,
        **{f"… of it, {kind}": time for kind, time in (await work_of(tools)).items()},
    }


async def work_of(tools: CDPSession) -> dict[str, float]:
    """What the page's own thread has done so far, in milliseconds of the slowed processor."""
    told = await tools.send("Performance.getMetrics")
    seconds = {each["name"]: each["value"] for each in told["metrics"]}
    return {kind: 1000 * seconds[name] for kind, name in WORK.items()}


async def opened_link(devices: Devices, game: str) -> dict[str, float]:
    """Somebody comes back to a table by its link, with nothing in the cache."""
    device, _ = await phone(devices, PATIENT, "Ala")
    link = await open_table(device, game, 4, first=0)
    await begin(devices, device, link)
    await device.go(link)
    return {
        f"a table of {game} until the first card is lit": await (
            await device.until("() => window.firstSeen.card")
        ).json_value()
    }


async def begin(devices: Devices, owner: Device, link: str) -> None:
    """Another device of the same person starts the game, so that this one has loaded nothing."""
    other = await devices.new()
    await other.context.add_cookies(await owner.context.cookies())  # type: ignore[arg-type]
    await sit_down(other, link)
    await other.page.locator(".gathering .dock .go").click()
    await other.page.locator(".play").wait_for()
    await other.context.close()
    devices.all.remove(other)


async def deal(devices: Devices) -> dict[str, float]:
    device, _ = await phone(devices, FRAMES, "Ala")
    await sit_down(device, await open_table(device, "sen", 5))
    await device.page.locator(".gathering .dock .go").click()
    await device.until("() => window.dealt")
    drawn: list[float] = await device.page.evaluate("window.frames")
    gaps = [later - earlier for earlier, later in pairwise(drawn)]
    return {
        "frames a second in the deal of Sen, five players": 1000 * len(gaps) / (drawn[-1] - drawn[0]),
        "frames that came later than 25 ms, in percent": 100 * sum(gap > 25 for gap in gaps) / len(gaps),
        "longest frame": max(gaps),
    }


PARTS: dict[str, Callable[[Devices], Awaitable[dict[str, float]]]] = {
    "first": first_play,
    "hasty": first_play_at_once,
    **{game: functools.partial(opened_link, game=game) for game in GAMES},
    "deal": deal,
}


async def measure(url: str, times: int, parts: list[str]) -> dict[str, list[float]]:
    figures: dict[str, list[float]] = {}
    async with browser() as chromium:
        for _ in range(times):
            for part in parts:
                devices = Devices(chromium, url)
                for name, figure in (await PARTS[part](devices)).items():
                    figures.setdefault(name, []).append(figure)
                await devices.close()
    return figures


def main(arguments: list[str]) -> None:
    times = int(arguments[0]) if arguments else TIMES
    with server() as url:
        figures = asyncio.run(measure(url, times, arguments[1:] or list(PARTS)))
    print(f"processor slowed down {SLOWER} times; {times} times each; load of this machine {os.getloadavg()[0]:.1f}")
    print(f"{'':54} {'median':>8} {'best':>8} {'worst':>8}")
    for name, values in figures.items():
        unit = "" if "frames" in name else " ms"
        print(
            f"{name:54} {statistics.median(values):6.0f}{unit:2} {min(values):6.0f}{unit:2} {max(values):6.0f}{unit:2}"
        )


if __name__ == "__main__":
    main(sys.argv[1:])
