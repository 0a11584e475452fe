"""What never leaves a server by other ways: cards in logs, the secret in a bot's chance, faults of a worker."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from sny.errors import IllegalAction, Refused
from sny.server import thinking
from sny.server.log import JsonLines, log
from sny.server.pool import Workers
from sny.server.reading import replayed
from sny.server.thinking import Thinkers
from sny.store import StoreError
from tests.server.in_process import a_house, gathered, played_to_the_end, scene


class Mistaken(Thinkers):
    """Bots that play what they may not, and say a secret while they do."""

    async def answer(self, table: Any, seat: int, level: str) -> str:
        return "swap the 9 of owls"

    def close(self) -> None:
        pass


def lines_of(records: list[logging.LogRecord]) -> str:
    return "\n".join(JsonLines().format(record) for record in records)


def test_a_refused_bot_is_logged_without_what_it_said(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with a_house() as house:
            house.keeper.thinkers = Mistaken(1)
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as socket:
                await socket.request("sit", seat=0)
                await socket.request("start", fill="random")
                await socket.request("play", seat=0, action="peek 1")
                await socket.request("play", seat=0, action="peek 2")

    caplog.set_level(logging.INFO, "sny.server")
    asyncio.run(scene())
    told = lines_of(caplog.records)
    assert "bot refused" in told
    assert "owls" not in told
    assert "legal now" not in told


def test_of_a_tables_id_only_the_beginning_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    log("store failed", level="error", table="JY2cOWIKiY-NCyZp", number=3, problem="table 'JY2cOWIKiY-NCyZp' is closed")
    assert lines_of(caplog.records).endswith('"table": "JY2cOW", "number": 3, "problem": "table \'JY2cOW\' is closed"}')


def test_a_word_game_that_cannot_be_read_is_reported_without_its_words() -> None:
    header = (
        b'{"id":"t","game":"kraina-snow","players":4,"options":{"first":0},"settings":{},"host":"a","secret":"s",'
        b'"created":"2026-01-01"}'
    )
    lines = [
        b'{"input":"start","by":"a","fill":"careful"}',
        b'{"input":"play","seat":1,"bot":"careful","action":"clue owls","lines":["0.5 2 clue \\"owls\\" legal"]}',
    ]
    with pytest.raises(StoreError, match=r"line 1 cannot be carried out again: it is not a legal move$"):
        replayed(header, lines)


def test_a_table_that_cannot_be_read_is_reported_without_its_cards() -> None:
    header = (
        b'{"id":"t","game":"sen","players":2,"options":{},"settings":{},"host":"a","secret":"s","created":"2026-01-01"}'
    )
    lines = [
        b'{"input":"start","by":"a","fill":"random"}',
        b'{"input":"play","seat":0,"bot":"random","action":"choose 9"}',
    ]
    with pytest.raises(StoreError, match=r"line 1 cannot be carried out again: it is not a legal move$") as caught:
        replayed(header, lines)
    assert isinstance(caught.value.__cause__, IllegalAction)


@pytest.mark.parametrize("problem", [ImportError, TimeoutError, ValueError])
def test_hints_that_fail_are_refused(problem: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ThreadPoolExecutor(1)

    class Warm(Thinkers):
        def is_warm(self, game: str) -> bool:
            return True

    def failing(*_: Any) -> None:
        raise problem("7 lies there")

    monkeypatch.setattr(thinking, "think_of_hints", failing)
    monkeypatch.setattr(thinking, "get_ready", lambda _: None)

    async def scene() -> None:
        async with a_house() as house:
            house.keeper.thinkers = Warm(1)
            (worker,) = house.keeper.thinkers.deep._all
            worker._process = pool
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2, settings={"hints": True})
            async with house.socket(table, ala) as socket:
                await socket.request("sit", seat=0)
                await socket.request("sit", seat=1, name="Ewa")
                await socket.request("start")
                answer = await socket.request("hint", seat=0)
                assert (answer["type"], answer["code"]) == ("refused", "hints")
                assert "7" not in answer["reason"]

    with pool:
        asyncio.run(scene())


def test_chance_holds_the_secret_and_stays_inside() -> None:
    """A bot's chance cannot be guessed by players, since it holds the table's secret; so nobody else may see it."""
    chances: list[str] = []

    class Listening(Workers):
        async def asked(self, work: Any, *question: Any, **_: Any) -> str:
            chances.append(question[-1])
            return f"peek {1 + len(chances) % 4}"

    async def scene() -> None:
        async with a_house() as house:
            house.keeper.thinkers = Thinkers(1, hurry=True)
            house.keeper.thinkers.quick = Listening(1)
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as socket:
                await socket.request("sit", seat=0)
                await socket.request("start", fill="random")
                secret = house.live(table).table.secret
                assert len(chances) == 2
                assert all(secret in chance for chance in chances)
                assert chances[0] != chances[1]
                assert secret not in str(socket.heard)

    asyncio.run(scene())


@scene
async def test_the_secret_is_told_when_the_game_is_over_and_a_new_one_follows() -> None:
    async with gathered("Ala", seated=1) as there:
        (ala,), (socket,) = there.guests, there.sockets
        await socket.request("sit", seat=1, name="Ewa")
        await socket.request("start")
        secret = there.at.secret
        await played_to_the_end(there)
        told = [message["table"] for message in socket.heard if message.get("table", {}).get("secret")]
        assert {table["secret"] for table in told} == {secret}
        await socket.request("again")
        assert there.at.secret != secret
        assert there.at.secret not in str(socket.heard)
        with pytest.raises(Refused):
            there.at.take(once_more(ala.person, there.at.now))


def once_more(person: str, now: int) -> Any:
    from sny.table.inputs import Again

    return Again(by=person, at=now)
