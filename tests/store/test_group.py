"""Group commit by itself: what goes into a group, and what becomes of the rest when one fails."""

import asyncio
from typing import Any, NamedTuple

import pytest

from sny.store import Missing, StoreError
from sny.store.group import Group

pytestmark = pytest.mark.anyio


class Line(NamedTuple):
    table: str | None
    text: str = ""


class Disk:
    """Writes a group when it is told to."""

    def __init__(self) -> None:
        self.groups: list[list[Line]] = []
        self.answers: asyncio.Queue[list[Any] | Exception] = asyncio.Queue()

    async def write(self, lines: list[Line]) -> list[Any]:
        self.groups.append(lines)
        answer = await self.answers.get()
        if isinstance(answer, Exception):
            raise answer
        return answer


async def asked(group: Group[Line], *lines: Line) -> list[asyncio.Future[Any]]:
    futures: list[asyncio.Future[Any]] = [asyncio.ensure_future(group.ask(line)) for line in lines]
    for _ in range(3):
        await asyncio.sleep(0)
    return futures


async def test_what_is_asked_for_during_a_write_goes_into_the_next() -> None:
    disk = Disk()
    group = Group[Line](disk.write)
    first = await asked(group, Line("oak", "1"), Line("elm", "1"))
    second = await asked(group, Line("oak", "2"))
    third = await asked(group, Line(None, "3"))
    disk.answers.put_nowait(["a", "b"])
    disk.answers.put_nowait(["c", "d"])
    assert await asyncio.gather(*first, *second, *third) == ["a", "b", "c", "d"]
    assert [[line.text for line in lines] for lines in disk.groups] == [["1", "1"], ["2", "3"]]
    await group.close()


async def test_where_many_wait_more_are_gathered_and_nobody_alone_waits() -> None:
    disk, gathered = Disk(), asyncio.Event()

    async def gather() -> None:
        await gathered.wait()

    group = Group[Line](disk.write, gather)
    first = await asked(group, Line("oak", "1"))
    alone = await asked(group, Line("elm", "2"))
    disk.answers.put_nowait(["a"])
    disk.answers.put_nowait(["b"])
    assert await asyncio.gather(*first, *alone) == ["a", "b"]
    one = await asked(group, Line("oak", "3"))
    two = await asked(group, Line("elm", "4"), Line("ash", "5"))
    disk.answers.put_nowait(["c"])
    assert await asyncio.gather(*one) == ["c"]
    late = await asked(group, Line("oak", "6"))
    gathered.set()
    disk.answers.put_nowait(["d", "e", "f"])
    assert await asyncio.gather(*two, *late) == ["d", "e", "f"]
    assert [[line.text for line in lines] for lines in disk.groups] == [["1"], ["2"], ["3"], ["4", "5", "6"]]
    await group.close()


async def test_a_failed_line_takes_those_behind_it_along_and_no_others() -> None:
    disk = Disk()
    group = Group[Line](disk.write)
    first = await asked(group, Line("oak"), Line("elm"))
    second = await asked(group, Line("oak"), Line("elm"), Line(None))
    disk.answers.put_nowait([StoreError("no"), None])
    disk.answers.put_nowait([None, None])
    outcomes = await asyncio.gather(*first, *second, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [StoreError, type(None), Missing, type(None), type(None)]
    assert disk.groups[1] == [Line("elm"), Line(None)]
    await group.close()


@pytest.mark.parametrize("error", [StoreError("no room"), ValueError("odd")])
async def test_a_failed_group_fails_whole_and_the_next_is_written(error: Exception) -> None:
    disk = Disk()
    group = Group[Line](disk.write)
    disk.answers.put_nowait(error)
    outcomes = await asyncio.gather(*await asked(group, Line("oak"), Line("elm")), return_exceptions=True)
    assert [(type(outcome), str(outcome)) for outcome in outcomes] == [(type(error), str(error))] * 2
    disk.answers.put_nowait(["done"])
    assert await group.ask(Line("oak")) == "done"
    await group.close()


async def test_closing_waits_for_what_was_asked_and_takes_no_more() -> None:
    disk = Disk()
    group = Group[Line](disk.write)
    pending = await asked(group, Line("oak"))
    closing = asyncio.ensure_future(group.close())
    await asyncio.sleep(0)
    with pytest.raises(StoreError, match="the store is closed"):
        await group.ask(Line("oak"))
    assert not closing.done()
    disk.answers.put_nowait(["done"])
    await closing
    assert await asyncio.gather(*pending) == ["done"]
