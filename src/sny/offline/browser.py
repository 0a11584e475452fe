"""How the client's worker talks to the host: by text, and by the browser's promises, which can be awaited."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sny.offline.device import Device
from sny.offline.host import Host
from sny.offline.shelf import Memory, Shelf
from sny.store.errors import StoreError


class Database:
    """The browser's database behind the functions of client/src/offline/shelf.ts, which keep texts."""

    def __init__(self, shelf: Any) -> None:
        self._shelf = shelf

    async def add_table(self, table: str, header: bytes) -> None:
        await kept(self._shelf.addTable(table, header.decode()))

    def append(self, table: str, number: int, line: bytes) -> "asyncio.Future[None]":
        return asyncio.ensure_future(kept(self._shelf.append(table, number, line.decode())))

    async def read(self, table: str) -> tuple[bytes, list[bytes]] | None:
        found = await kept(self._shelf.read(table))
        return None if found is None else (found.header.encode(), [line.encode() for line in found.lines])

    async def summarize(self, table: str, summary: bytes) -> None:
        await kept(self._shelf.summarize(table, summary.decode()))

    async def summaries(self) -> list[bytes]:
        return [summary.encode() for summary in await kept(self._shelf.summaries())]

    async def forget(self, table: str) -> None:
        await kept(self._shelf.forget(table))


async def kept(promise: Any) -> Any:
    try:
        return await promise
    except Exception as error:  # whatever the browser says: no room, no permission, a line that is there already
        raise StoreError(str(error)) from None


class Worker:
    """`words` fetches the data of Kraina snów and puts it where Python looks for it."""

    def __init__(self, shelf: Any, words: Callable[[], Awaitable[None]], name: str, seed: str) -> None:
        chosen: Shelf = Memory() if shelf is None else Database(shelf)
        self.host = Host(chosen, name, seed, words)
        self._devices: dict[int, Device] = {}

    async def ask(self, method: str, address: str, body: str) -> list[Any]:
        return list(await self.host.ask(method, address, body))

    def connect(self, port: int, table: str, tell: Callable[[str | None], Any]) -> None:
        self._devices[port] = self.host.connect(table, tell)

    def hear(self, port: int, text: str) -> None:
        if port in self._devices:
            self._devices[port].hear(text)

    def hang_up(self, port: int) -> None:
        if (device := self._devices.pop(port, None)) is not None:
            device.hang_up()
