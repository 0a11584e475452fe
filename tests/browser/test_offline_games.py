"""One set of rules: the same games, message by message, in CPython and in the browser's worker."""

import asyncio
import json
from pathlib import Path

from tests.browser.conftest import Tell
from tests.browser.devices import ROOT, Devices
from tests.offline.games import PLANS, SEED, new_host, played

DIST = ROOT / "client" / "dist"
DRIVER = Path(__file__).with_name("offline_games.js")


def built(pattern: str) -> str:
    """The address of the one thing among the built files that is called so."""
    [found] = DIST.glob(pattern)
    return f"/{found.relative_to(DIST).as_posix()}"


async def played_here() -> list[list[str]]:
    host = new_host()
    return [await played(host, plan) for plan in PLANS]


def test_a_hundred_games_are_the_same_in_the_browser(tell: Tell) -> None:
    here = asyncio.run(played_here())

    async def story(devices: Devices) -> None:
        device = await devices.new()
        await device.go("/settings")
        given = {
            "plans": PLANS,
            "script": built("assets/worker-*.js"),
            "folder": device.url + built("assets/python-*") + "/",
            "seed": SEED,
        }
        there = await device.page.evaluate(DRIVER.read_text(encoding="utf-8"), given)
        for plan, ours, theirs in zip(PLANS, here, there, strict=True):
            assert ours == theirs, f"{json.dumps(plan)} differs"

    tell(story)
    assert len(here) == 100
