"""Reviews by HTTP: of finished matches only, line by line, one at a time for a person, and kept."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from sny.server.pool import Crowded, NoAnswer
from sny.server.reviews import Reviews
from tests.server.in_process import Gathering, gathered, played_to_the_end, scene


def reviews_of(there: Gathering) -> Reviews:
    found: Reviews = there.house.app.state.web.reviews
    return found


@contextmanager
def answering(there: Gathering, answer: Any) -> Iterator[list[Any]]:
    """A worker that answers as it is told, and a list of what it was asked."""
    asked: list[Any] = []

    async def ask(work: Any, *given: Any, **_: Any) -> Any:
        asked.append((work.__name__, *given[1:]))
        return await answer(work, *given)

    with ExitStack() as stack:
        stack.enter_context(patch.object(reviews_of(there).workers, "asked", ask))
        stack.enter_context(patch.object(type(there.house.app.state.keeper.thinkers), "is_warm", lambda *_: True))
        yield asked


async def honestly(work: Any, *given: Any) -> Any:
    return work(*given)


def path(there: Gathering, seat: str = "1") -> str:
    return f"/api/tables/{there.table}/matches/1/review?seat={seat}"


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


async def some_moves(there: Gathering) -> None:
    for seat, action in ((0, "peek 1"), (0, "peek 2"), (1, "peek 1"), (1, "peek 2"), (0, "draw"), (0, "discard")):
        await there.sockets[seat].request("play", seat=seat, action=action)


@scene
async def test_of_a_running_match_nothing_can_be_asked() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        with answering(there, honestly) as asked:
            await some_moves(there)
            refused = await there.house.ask("GET", path(there), device=there.guests[0].device)
            assert (refused.status_code, refused.json()["code"]) == (404, "missing")
            assert asked == []


@scene
async def test_a_review_comes_in_lines_and_the_second_look_is_kept() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        await some_moves(there)
        await played_to_the_end(there)
        with answering(there, honestly) as asked:
            first = await there.house.ask("GET", path(there))
            assert first.headers["content-type"].startswith("application/x-ndjson")
            told = lines(first.text)
            assert [line["is"] for line in told if line["is"] != "parts"] == ["start", *["moment"] * 4, "end"]
            assert (told[0]["names"], told[0]["unit"], told[0]["pieces"]) == (["Ala", "Ewa"], "ravens", 7)
            assert [line["action"] for line in told if line["is"] == "moment"] == [
                "peek 1",
                "peek 2",
                "draw",
                "discard",
            ]
            assert len(asked) == 8  # how many pieces, and each
            again = await there.house.ask("GET", path(there))
            assert again.text == first.text
            assert len(asked) == 8
            kept = await reviews_of(there).store.review(there.table, 1, 0)
            assert kept is not None
            with patch("sny.server.reviews.FORM", 2):  # made by another version
                await there.house.ask("GET", path(there))
            assert len(asked) == 16


@scene
async def test_a_server_that_cannot_review_says_whether_it_will() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        await played_to_the_end(there)
        with patch.object(type(there.house.app.state.keeper.thinkers), "is_warm", lambda *_: False):
            refused = await there.house.ask("GET", path(there))
            assert (refused.status_code, refused.json()["code"]) == (409, "review-warming")
        with patch("sny.server.reviews.is_installed", lambda _: False):
            refused = await there.house.ask("GET", path(there))
            assert (refused.status_code, refused.json()["code"]) == (409, "review-none")


@scene
async def test_whose_play_must_be_said() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        await played_to_the_end(there)
        for seat in ("", "all", "3", "x"):
            refused = await there.house.ask("GET", path(there, seat))
            assert (refused.status_code, refused.json()["code"]) == (409, "seat")


@scene
async def test_for_a_person_one_review_is_made_at_a_time_and_others_share_it() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        await some_moves(there)
        await played_to_the_end(there)
        go_on = asyncio.Event()

        async def slowly(work: Any, *given: Any) -> Any:
            await go_on.wait()
            return work(*given)

        ala, ewa = (guest.device for guest in there.guests[:2])
        with answering(there, slowly) as asked:
            first = asyncio.create_task(there.house.ask("GET", path(there), device=ala))
            while not asked:
                await asyncio.sleep(0)
            refused = await there.house.ask("GET", path(there, "2"), device=ala)
            assert (refused.status_code, refused.json()["code"]) == (409, "review")
            shared = asyncio.create_task(there.house.ask("GET", path(there), device=ewa))
            go_on.set()
            assert (await first).text == (await shared).text
            assert len(asked) == 8
            assert (await there.house.ask("GET", path(there, "2"), device=ala)).status_code == 200


@scene
async def test_a_worker_that_fails_ends_the_review_with_a_reason() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        await some_moves(there)
        await played_to_the_end(there)

        async def fails(work: Any, *given: Any) -> Any:
            raise NoAnswer("TimeoutError")

        with answering(there, fails):
            told = lines((await there.house.ask("GET", path(there))).text)
        assert [line["is"] for line in told] == ["start", "problem"]
        assert "ask for it again" in told[-1]["reason"]
        with answering(there, honestly):  # nothing was kept of it
            assert lines((await there.house.ask("GET", path(there))).text)[-1]["is"] == "end"


@scene
async def test_a_review_waits_for_its_turn_as_long_as_it_takes() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        await some_moves(there)
        await played_to_the_end(there)
        busy = iter(range(3))

        async def crowded_at_first(work: Any, *given: Any) -> Any:
            if next(busy, None) is not None:
                raise NoAnswer(Crowded.__name__)
            return work(*given)

        with answering(there, crowded_at_first):
            assert lines((await there.house.ask("GET", path(there))).text)[-1]["is"] == "end"


@scene
async def test_a_word_game_is_reviewed_in_a_real_worker() -> None:
    async with gathered("Ala", game="kraina-snow", players=4) as there:
        await there.sockets[0].request("sit", seat=0)
        await there.sockets[0].request("start", fill="simple")
        await played_to_the_end(there)
        told = lines((await there.house.ask("GET", path(there))).text)
        assert [line["is"] for line in told] == ["start", "night", "end"]
        assert told[1]["dreamer"] in range(4)


@scene
async def test_the_daily_puzzle_is_that_of_the_date_for_everybody() -> None:
    async with gathered("Ala") as there:
        first = (await there.house.ask("GET", "/api/puzzles/daily?date=2026-11-17")).json()
        again = (
            await there.house.ask("GET", "/api/puzzles/daily?date=2026-11-17", device=there.guests[0].device)
        ).json()
        assert first == again
        assert first["date"] == "2026-11-17"
        assert set(first["answers"]) < set(first["legal"])
        same = (await there.house.ask("GET", f"/api/puzzles/{first['game']}/{first['number']}")).json()
        assert same == first | {"date": None}
        refused = await there.house.ask("GET", "/api/puzzles/daily?date=yesterday")
        assert (refused.status_code, refused.json()["code"]) == (409, "date")
        for path in ("sen/0", "sen/61", "sen/x", "kraina-snow/1"):
            assert (await there.house.ask("GET", f"/api/puzzles/{path}")).status_code == 404
