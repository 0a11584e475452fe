"""Reviews by HTTP: of finished matches only, line by line, one at a time for a person, and kept."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

from sny.rules import koty
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
async def test_a_mistake_is_tried_again_at_a_table_of_ones_own() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0, "rounds": 1}) as there:
        await some_moves(there)
        again = f"/api/tables/{there.table}/matches/1/again"
        ewa = there.guests[1]
        refused = await there.house.ask("POST", again, {"step": 5}, ewa.device)
        assert (refused.status_code, refused.json()["code"]) == (404, "missing"), "it is still being played"
        await played_to_the_end(there)
        for body, status, code in (({"step": 7}, 400, "option"), ({"step": 5, "level": "wise"}, 409, "level")):
            refused = await there.house.ask("POST", again, body, ewa.device)
            assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert (await there.house.ask("POST", again, {"step": 5})).status_code == 401
        opened = await there.house.ask("POST", again, {"step": 5}, ewa.device)
        assert opened.status_code == 201
        async with there.house.socket(opened.json()["id"], ewa) as socket:
            welcome = await socket.until(lambda message: message["type"] == "welcome")
        assert welcome["you"]["seats"] == [0], "the chair in which it was decided"
        assert [chair["bot"] for chair in welcome["table"]["chairs"]] == [None, "careful"]
        assert (welcome["table"]["phase"], welcome["table"]["options"]["rounds"]) == ("playing", 1)
        assert welcome["faces"][0]["legal"] == ["draw", "call", *[f"take {place}" for place in range(1, 5)]]
        assert "position" not in str(welcome)


@scene
async def test_a_puzzle_is_tried_at_a_table_of_ones_own() -> None:
    async with gathered("Ala") as there:
        puzzle = (await there.house.ask("GET", "/api/puzzles/koty/7")).json()
        opened = await there.house.ask("POST", "/api/puzzles/koty/7/again", {}, there.guests[0].device)
        async with there.house.socket(opened.json()["id"], there.guests[0]) as socket:
            welcome = await socket.until(lambda message: message["type"] == "welcome")
        face = welcome["faces"][0]
        for name in koty.FORESEEN:  # puzzles list legal actions in the order of the version that found them
            told, asked = (dict(zip(one["legal"], one["view"].pop(name), strict=True)) for one in (face, puzzle))
            assert told == asked
        assert face["view"] == puzzle["view"]
        assert set(face["legal"]) == set(puzzle["legal"])


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
            with patch("sny.server.reviews.FORM", 3):  # made by another version
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


@scene
async def test_how_matches_ended_is_kept_for_a_person_until_they_want_it_forgotten() -> None:
    async with gathered("Ala", "Ewa", seated=2, playing=True, options={"first": 0}) as there:
        (ala, ewa), house = there.guests, there.house
        results = "/api/me/results"
        assert (await house.ask("GET", results, device=ala.device)).json()["matches"] == []
        await some_moves(there)
        await played_to_the_end(there)
        await asyncio.gather(*house.keeper._keeping)
        (match,) = (await house.ask("GET", results, device=ala.device)).json()["matches"]
        assert (match["table"], match["match"], match["game"], match["seat"]) == (there.table, 1, "sen", 0)
        assert match["rivals"] == [{"bot": None, "name": "Ewa"}]
        assert (match["reviewed"], match["accuracy"]) == (False, None)
        with answering(there, honestly):
            await house.ask("GET", path(there), device=ala.device)
        told = (await house.ask("GET", results, device=ala.device)).json()
        assert told["matches"][0]["accuracy"] is not None
        assert (told["matches"][0]["decisions"], sum(told["matches"][0]["counts"].values())) == (4, 4)
        assert set(told["matches"][0]["habits"]) == set(told["strong"]["sen"])
        await house.ask("DELETE", "/api/me", device=ewa.device)
        (match,) = (await house.ask("GET", results, device=ala.device)).json()["matches"]
        assert match["rivals"] == [{"bot": None, "name": None}], "who was forgotten is nobody there"
        assert (await house.ask("DELETE", results, device=ala.device)).json() == {"count": 1}
        assert (await house.ask("GET", results, device=ala.device)).json()["matches"] == []
        assert (await house.ask("GET", results)).status_code == 401
