"""The devices of people who play: each a context of its own in one Chromium, whose page may complain of nothing."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    JSHandle,
    Page,
    Request,
    Response,
    async_playwright,
)

from sny.language import Language
from tests.browser import chromium

ROOT = Path(__file__).parents[2]
PHONE = (360, 640)
DESKTOP = (1280, 800)
PATIENCE = 30_000  # milliseconds until something that does not come is given up
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking", "--disable-component-update",
    "--disable-sync",
]  # fmt: skip
BLOCKED = "Service Worker registration blocked"  # by us: no test but its own should wait for it
OTHER_CLIENT = """
import sys
from pathlib import Path
from sny.cli import main
from sny.server import client_files
client_files.CHECKOUT = Path(sys.argv.pop(1))
main()
"""
LANGUAGES = {code: Language(code) for code in ("pl", "en")}


@dataclass
class Device:
    """One person's browser. Whatever goes wrong in it is kept in `troubles`."""

    context: BrowserContext
    page: Page
    url: str
    language: Language
    troubles: list[str] = field(default_factory=list)

    def say(self, message: str, **values: Any) -> str:
        """A text as this device shows it."""
        return self.language.say(message, **values)

    async def go(self, path: str) -> None:
        await self.page.goto(self.url + path)

    async def api(self, method: str, path: str, data: Any = None) -> Any:
        answer = await self.context.request.fetch(f"{self.url}/api{path}", method=method, data=data)
        assert answer.ok, f"{method} {path}: {await answer.text()}"
        return await answer.json()

    async def person(self, name: str) -> None:
        await self.api("POST", "/people", {"name": name})

    async def button(self, message: str, **values: Any) -> None:
        await self.page.get_by_role("button", name=self.say(message, **values)).click()

    async def until(self, condition: str, *, within: float = PATIENCE / 1000, arg: Any = None) -> JSHandle:
        """What a function of the page gives as soon as that is true. Playwright's own way would need eval, which the
        page's content policy forbids."""
        async with asyncio.timeout(within):
            return await self.page.evaluate_handle(
                f"""async (arg) => {{
                  const look = {condition};
                  const everything = {{ subtree: true, childList: true, attributes: true, characterData: true }};
                  const news = () => new Promise((again) => {{
                    const changes = new MutationObserver(rest);
                    const other = setTimeout(rest, 200);
                    changes.observe(document, everything);
                    function rest() {{
                      changes.disconnect();
                      clearTimeout(other);
                      setTimeout(again, 40);
                    }}
                  }});
                  for (;;) {{
                    const seen = look(arg);
                    if (seen) return seen;
                    await news();
                  }}
                }}""",
                arg,
            )

    def forgive(self, trouble: str) -> None:
        """What had to go wrong in a story about it."""
        self.troubles = [each for each in self.troubles if trouble not in each]

    def watch(self) -> None:
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error in the page: {error}"))
        self.page.on("requestfailed", self._failed)
        self.page.on("response", self._answered)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def _failed(self, request: Request) -> None:
        # Leaving a page gives up what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self.troubles.append(f"request failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.troubles.append(f"answered {response.status}: {response.request.method} {response.url}")


class Devices:
    """All devices of a test; at its end none of them may have had any trouble."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.all: list[Device] = []

    async def new(
        self,
        *,
        size: tuple[int, int] = PHONE,
        lang: str = "pl",
        theme: str = "night",
        motion: bool = False,
        name: str = "",
        keeps: bool = False,
    ) -> Device:
        """With `keeps` the service worker is let in, so that the client opens without a server, too."""
        width, height = size
        touch = size == PHONE
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            locale={"pl": "pl-PL", "en": "en-GB"}[lang],
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        if theme != "night":
            kept = json.dumps(json.dumps({"theme": theme}))
            await context.add_init_script(f"localStorage['sny.preferences'] ??= {kept}")
        device = Device(context, await context.new_page(), self.url, LANGUAGES[lang])
        device.watch()
        self.all.append(device)
        if name:
            await device.person(name)
        return device

    async def close(self) -> None:
        troubles = [trouble for device in self.all for trouble in device.troubles]
        await self.forget()
        assert not troubles, "\n".join(troubles)

    async def forget(self) -> None:
        for device in self.all:
            await device.context.close()
        self.all.clear()


@contextmanager
def server(
    *,
    port: int = 0,
    store: str = "memory:",
    client: Path | None = None,
    python: str = sys.executable,
    folder: Path = ROOT,
) -> Iterator[str]:
    """A server as people start it, on a free port or this one, with the client of this checkout or that of a folder;
    its address. Another Python runs what is installed there."""
    begin = ["-m", "sny"] if client is None else ["-c", OTHER_CLIENT, str(client)]
    command = [python, *begin, "serve", "--port", f"{port}", "--store", store, "--no-open", "--crowd"]
    environment = {**os.environ, "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1", "SNY_WARM_UP": "0"}
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        first = process.stdout.readline()
        link = next((word.rstrip("/.,") for word in first.split() if word.startswith("http")), "")
        try:
            assert link, f"the server said: {first}"
            listens(link)
            yield link
        finally:
            process.terminate()
            process.communicate(timeout=20)


def listens(link: str) -> None:
    """Waits for a server that has told its address to listen there."""
    host, port = link.rpartition("/")[2].split(":")
    end = time.monotonic() + PATIENCE / 1000
    while True:
        try:
            socket.create_connection((host, int(port)), timeout=1).close()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
        else:
            return


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    path = chromium.found()
    assert path, "run `python -m tests.browser.chromium` first"
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        await opened.close()
