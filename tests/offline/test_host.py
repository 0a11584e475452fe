"""Tables on one device: asked as a server is, kept on a shelf, and answered in the messages of the protocol."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from typing import Any

import pytest

from sny.offline.browser import Database
from sny.offline.host import LOCAL, Host
from sny.offline.shelf import Memory
from sny.store.errors import StoreError
from tests.offline.games import PLANS, new_host, played


def run(story: Coroutine[Any, Any, None]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(60):
            await story

    asyncio.run(bounded())


async def asked(host: Host, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    found, text = await host.ask(method, path, "" if body is None else json.dumps(body))
    assert found == status, text
    return json.loads(text)


class Page:
    """Somebody at a table, who keeps what is heard."""

    def __init__(self, host: Host, table: str) -> None:
        self.heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self.device = host.connect(table, lambda text: self.heard.put_nowait(json.loads(text) if text else None))

    def say(self, **message: Any) -> None:
        self.device.hear(json.dumps(message))

    async def until(self, type: str) -> dict[str, Any]:
        while True:
            message = await self.heard.get()
            assert message is not None, f"it was over before {type}"
            if message["type"] == type:
                return message


async def open_table(host: Host, game: str = "sen", **more: Any) -> str:
    id: str = (await asked(host, "POST", "/tables", {"game": game, "players": 2, **more}, status=201))["id"]
    return id


def test_it_imports_without_what_a_browser_has_not() -> None:
    missing = ("starlette", "uvicorn", "websockets", "prometheus_client", "segno", "fluent", "numpy", "numba")
    script = f"""
import sys
sys.modules.update(dict.fromkeys({missing!r}))
import sny.offline.browser
from sny.bots import bot
for game in ("sen", "smoki", "koty"): bot(game, "careful")
bot("kraina-snow", "careful")
print(*(name for name in sys.modules if name.startswith("multiprocessing")))
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not done.stdout.strip(), "there are no processes in a browser"


def test_the_games_are_those_of_a_server_without_what_has_to_be_compiled() -> None:
    async def story() -> None:
        games = await asked(new_host(), "GET", "/games")
        assert [game["name"] for game in games] == ["sen", "smoki", "koty", "kraina-snow"]

    run(story())


def test_puzzles_are_told_as_by_a_server() -> None:
    async def story() -> None:
        host = new_host()
        today = await asked(host, "GET", "/puzzles/daily?date=2026-11-17")
        assert today["date"] == "2026-11-17"
        assert today["answers"][0] == today["choices"][0][0]
        again = await asked(host, "GET", f"/puzzles/{today['game']}/{today['number']}")
        assert again == {**today, "date": None}
        assert (await asked(host, "GET", "/puzzles/koty/1000", status=404))["reason"]
        assert (await asked(host, "GET", "/puzzles/daily?date=tomorrow", status=409))["code"] == "date"

    run(story())


def test_words_are_fetched_once_and_for_a_game_of_words_alone() -> None:
    async def story() -> None:
        fetched = []

        async def fetch() -> None:
            fetched.append(1)

        host = Host(Memory(), "Ala", fetch_words=fetch)
        await open_table(host)
        assert not fetched
        for _ in range(2):
            await open_table(host, "kraina-snow", players=4)
        assert fetched == [1]

    run(story())


def test_a_match_is_reviewed_exported_and_checked() -> None:
    async def story() -> None:
        host = new_host()
        await played(host, PLANS[1])
        [table] = (await asked(host, "GET", "/me"))["tables"]
        assert table["id"].startswith(LOCAL)
        assert table["phase"] == "over"
        path = f"/tables/{table['id']}/matches/1"
        status, text = await host.ask("GET", path)
        assert status == 200
        assert text.startswith("smoki") or "smoki" in text.splitlines()[0]
        steps = (await asked(host, "GET", f"{path}/steps?seat=all"))["steps"]
        assert len(steps) > 10
        assert all(check["passed"] is not False for check in await asked(host, "GET", f"{path}/check"))
        assert (await asked(host, "GET", f"/tables/{table['id']}/matches/2", status=404))["reason"]

    run(story())


def test_a_reload_in_the_middle_goes_on_where_it_was() -> None:
    """The page is gone without a word; another host finds the same table on the shelf."""

    async def story() -> None:
        shelf = Memory()
        host = Host(shelf, "Ala", "seed")
        table = await open_table(host, settings={"pace": 0})
        before = Page(host, table)
        before.say(type="hello", version=1)
        before.say(type="sit", id="1", seat=0)
        before.say(type="start", id="2", fill="careful")
        before.say(type="play", id="3", seat=0, action="peek 1")
        while (await before.until("done"))["id"] != "3":
            pass
        after = Page(Host(shelf, "Ala", "seed"), table)
        after.say(type="hello", version=1)
        welcome = await after.until("welcome")
        assert welcome["you"]["seats"] == [0]
        assert welcome["table"]["phase"] == "playing"
        assert welcome["faces"][0]["view"]["peeked"][0] == 1
        after.say(type="play", id="3", seat=0, action="peek 1")
        assert (await after.until("done"))["id"] == "3", "the same request does no harm"

    run(story())


def test_two_windows_cannot_both_go_on() -> None:
    """Whoever is too late is told so, and finds what the other has played."""

    async def story() -> None:
        shelf = Memory()
        first, second = Host(shelf, "Ala", "seed"), Host(shelf, "Ala", "seed")
        table = await open_table(first)
        one, other = Page(first, table), Page(second, table)
        for page in (one, other):
            page.say(type="hello", version=1)
            await page.until("welcome")
        one.say(type="sit", id="1", seat=0)
        await one.until("done")
        other.say(type="sit", id="1", seat=1)
        bye = await other.until("bye")
        assert bye["code"] == "storage"
        assert bye["come_back"]
        again = Page(second, table)
        again.say(type="hello", version=1)
        assert (await again.until("welcome"))["table"]["chairs"][0]["name"] == "Ala"

    run(story())


def test_several_people_share_the_device() -> None:
    async def story() -> None:
        host = new_host()
        page = Page(host, await open_table(host))
        page.say(type="hello", version=1)
        page.say(type="sit", id="1", seat=0)
        page.say(type="sit", id="2", seat=1, name="Ola")
        page.say(type="start", id="3")
        while (await page.until("done"))["id"] != "3":
            pass
        page.say(type="ping", sent=1)
        await page.until("pong")
        live = next(iter(host.live.values()))
        assert [chair.name for chair in live.table.chairs] == ["Ala", "Ola"]
        assert live.table.faces_of(host.person) == [0, 1]

    run(story())


def test_what_cannot_be_is_refused_in_words() -> None:
    async def story() -> None:
        host = new_host()
        assert (await asked(host, "POST", "/tables", {"game": "chess"}, 409))["code"] == "game"
        assert (await asked(host, "POST", "/tables", {"game": "sen", "players": 9}, 400))["code"] == "option"
        assert (await asked(host, "POST", "/tables", {"game": "sen", "color": 1}, 400))["code"] == "request"
        assert (await asked(host, "GET", "/tables/local-none", status=404))["reason"]
        assert (await asked(host, "POST", "/me/code", status=404))["reason"] == "this needs the server"
        page = Page(host, await open_table(host, settings={"hints": True}))
        page.say(type="hello", version=1)
        page.say(type="sit", id="1", seat=0)
        page.say(type="start", id="2", fill="random")
        page.say(type="hint", id="3", seat=0)
        assert (await page.until("refused"))["code"] == "hints"
        page.say(type="play", id="4", seat=0, action="peek 9")
        assert (await page.until("refused"))["legal"]
        page.say(type="nonsense", id="5")
        assert (await page.until("refused"))["id"] == "5"
        stranger = Page(host, "local-none")
        stranger.say(type="hello", version=1)
        assert (await stranger.until("bye"))["code"] == "missing"
        assert await stranger.heard.get() is None

    run(story())


def test_a_table_is_renamed_listed_and_forgotten() -> None:
    async def story() -> None:
        host = new_host()
        table = await open_table(host)
        page = Page(host, table)
        page.say(type="hello", version=1)
        page.say(type="sit", id="1", seat=0)
        await page.until("done")
        await asked(host, "PATCH", "/me", {"name": "Ola"})
        while "renamed" not in str(await page.until("news")):
            pass
        await asked(host, "DELETE", f"/tables/{table}")
        assert (await page.until("bye"))["code"] == "closed"
        assert (await asked(host, "GET", "/me"))["tables"] == []

    run(story())


def test_a_browser_that_keeps_nothing_more_says_so() -> None:
    class Full:
        async def append(self, *_: Any) -> None:
            raise OSError("QuotaExceededError: no room")

    async def story() -> None:
        with pytest.raises(StoreError, match="QuotaExceededError"):
            await Database(Full()).append("t", 0, b"{}")

    run(story())


def test_a_night_of_kraina_snow() -> None:
    """With word bots and the referee, in real time: until a spirit has given its first clue."""

    async def story() -> None:
        host = Host(Memory(), "Ala")
        table = await open_table(host, "kraina-snow", players=4, options={"lang": "pl"}, settings={"pace": 0})
        page = Page(host, table)
        page.say(type="hello", version=1)
        page.say(type="sit", id="1", seat=0)
        page.say(type="start", id="2", fill="careful")
        ready = False
        while True:
            news = await page.until("news")
            if not ready and "ready" in news.get("legal", []):
                ready = True
                page.say(type="play", id="3", seat=0, action="ready")
            if any(event["event"] in ("clue", "clued", "said") for event in news.get("events", [])):
                break

    run(story())
