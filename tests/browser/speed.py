"""python -m tests.browser.speed [TIMES] [PART …]: how soon one can play on a slow phone, and how smoothly cards
are dealt.

A phone of 360×640 whose processor is slowed down four times, as Chromium's own tools do it. The network is this
machine's own: what a real one adds is not in these figures. Other work on this machine makes them worse: the work of
the page's thread, in time of the processor, suffers least from it. `--client FOLDER` measures another built client in
turn with this one.
"""

import argparse
import asyncio
import functools
import os
import statistics
import sys
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path

from playwright.async_api import CDPSession

from tests.browser.devices import PHONE, Device, Devices, browser, server
from tests.browser.tables import GAMES, open_table, sit_down

SLOWER = 4
TIMES = 5
# Milliseconds after the page was asked for at which something was first drawn that can be touched. The page is looked
# at when something in it has changed: asked at every frame, it would be busy with the asking.
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
  const changes = { subtree: true, childList: true, attributeFilter: ['class', 'disabled'] };
  new MutationObserver(look).observe(document, changes);
"""
PATIENT, HASTY = (FIRST_SEEN.replace("HASTY", hasty) for hasty in ("false", "true"))
TAPPED = (
    """() => addEventListener('click', () => { window.asked = performance.now(); }, { capture: true, once: true })"""
)
# What Chromium counts of the page's own thread. Its "scripts" leave out whatever promises do, and so most of ours.
WORK = {"work of the page's thread": ("TaskDuration",), "styles and layout": ("RecalcStyleDuration", "LayoutDuration")}
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
    """A stranger: the page until one can begin, the tap until the first card is lit. What the page does between the
    two, while nobody has tapped, is in none of the figures."""
    device, tools = await phone(devices, PATIENT)
    await device.go("/")
    page = await (await device.until("() => window.firstSeen.ready")).json_value()
    loaded = await work_of(tools)
    await device.page.evaluate(TAPPED)
    rested = await work_of(tools)
    await device.page.locator(".with-bots .go").click()
    tap = await (await device.until("() => window.firstSeen.card")).json_value()
    played = {kind: time - rested[kind] for kind, time in (await work_of(tools)).items()}
    return {
        "page until one can begin": page,
        **{f"… until then, {kind}": time for kind, time in loaded.items()},
        "tap until the first card is lit": tap,
        **{f"… since the tap, {kind}": time for kind, time in played.items()},
        "both": page + tap,
    }


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
    return {kind: 1000 * sum(seconds[name] for name in names) for kind, names in WORK.items()}


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


Figures = dict[str, list[float]]


async def measure(urls: list[str], times: int, parts: list[str]) -> list[Figures]:
    """All in turn, so that a busy moment of this machine does not fall on one of them alone."""
    figures: list[Figures] = [{} for _ in urls]
    async with browser() as chromium:
        for _ in range(times):
            for part in parts:
                for url, found in zip(urls, figures, strict=True):
                    devices = Devices(chromium, url)
                    for name, figure in (await PARTS[part](devices)).items():
                        found.setdefault(name, []).append(figure)
                    await devices.close()
    return figures


def shown(figures: Figures) -> None:
    print(f"{'':58} {'median':>8} {'best':>8} {'worst':>8}")
    for name, values in figures.items():
        unit = "" if "frames" in name else " ms"
        digits = 1 if "frames" in name else 0
        told = (f"{figure:6.{digits}f}{unit:2}" for figure in (statistics.median(values), min(values), max(values)))
        print(f"{name:58}", *told)


def main(arguments: list[str]) -> None:
    read = argparse.ArgumentParser(prog="python -m tests.browser.speed", description=__doc__)
    read.add_argument("times", nargs="?", type=int, default=TIMES)
    read.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    read.add_argument("--client", type=Path, help="another built client, for comparison")
    asked = read.parse_args(arguments)
    if unknown := set(asked.parts) - set(PARTS):
        read.error(f"there is no part {', '.join(sorted(unknown))}; choose from {', '.join(PARTS)}")
    clients = [None, asked.client] if asked.client else [None]
    with ExitStack() as servers:
        urls = [servers.enter_context(server(client=client)) for client in clients]
        figures = asyncio.run(measure(urls, asked.times, asked.parts or list(PARTS)))
    load = os.getloadavg()[0]
    print(f"processor slowed down {SLOWER} times; {asked.times} times each; load of this machine {load:.1f}")
    for client, found in zip(clients, figures, strict=True):
        print(f"\n{client or 'the client of this checkout'}")
        shown(found)


if __name__ == "__main__":
    main(sys.argv[1:])
