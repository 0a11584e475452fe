import asyncio
import os
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.browser.devices import Devices, browser, server

Story = Callable[[Devices], Coroutine[Any, Any, None]]
Tell = Callable[[Story], None]


def pytest_xdist_auto_num_workers() -> int:
    """Three for two cores: people in browsers wait for each other, for bots and for cards that fly."""
    return max(1, (os.cpu_count() or 1) * 3 // 2)


@pytest.fixture(scope="session")
def house() -> Iterator[tuple[asyncio.Runner, Devices]]:
    """One server and one Chromium a worker, and the loop in which all stories are told."""
    with server() as url, asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def open_browser() -> Devices:
            return Devices(await stack.enter_async_context(browser()), url)

        devices = runner.run(open_browser())
        yield runner, devices
        runner.run(stack.aclose())


@pytest.fixture
def tell(house: tuple[asyncio.Runner, Devices]) -> Tell:
    """Runs a story with devices of its own; at its end none of them may have complained of anything."""
    runner, devices = house

    async def told(story: Story) -> None:
        try:
            async with asyncio.timeout(150):
                await story(devices)
        except BaseException as failure:
            for device in devices.all:
                for trouble in device.troubles:
                    failure.add_note(trouble)
                failure.add_note(f"{device.page.url}: {await in_short(device.page)}")
            await devices.forget()
            raise
        await devices.close()

    async def in_short(page: Any) -> str:
        try:
            return " / ".join((await page.inner_text("body", timeout=2000)).split("\n"))[:1500]
        except Exception as problem:
            return f"(not readable: {problem})"

    return lambda story: runner.run(told(story))
