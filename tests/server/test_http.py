"""What is asked by HTTP: people and their devices, games, tables and the lobby."""

import asyncio
import gzip
import json
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from sny.server.upkeep import tidy
from sny.visitor import Parted, Visitor, ask
from tests.server.company import SHORT, Truth, places, play
from tests.server.house import House, get, house, refusal, run, sit
from tests.server.in_process import gathered, played_to_the_end, scene

WHISPER, SHOUT = "szept", "krzyk"


async def raw(there: House, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, Any]:
    """Status, headers and body, without a client's help."""

    def send() -> tuple[int, Any, Any]:
        data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        given = {"Content-Type": "application/json"} | {
            name.replace("_", "-"): value for name, value in headers.items()
        }
        try:
            with urlopen(Request(there.url + path, data, given, method=method), timeout=20) as answer:  # noqa: S310
                return answer.status, answer.headers, answer.read()
        except HTTPError as error:
            return error.code, error.headers, error.read()

    return await asyncio.to_thread(send)


def test_a_person_is_a_name_and_a_cookie() -> None:
    async def story() -> None:
        async with house() as there:
            status, headers, body = await raw(there, "POST", "/api/people", {"name": "  Ala \t Nowak "})
            told = json.loads(body)
            assert (status, told["name"]) == (201, "Ala Nowak")
            cookie = headers["set-cookie"]
            assert cookie.startswith(f"sny_device={told['device']};")
            assert {"HttpOnly", "SameSite=strict"} <= {part.strip() for part in cookie.split(";")}
            mark = headers.get_all("set-cookie")[1]
            assert mark.startswith("sny_known=1;")
            assert "HttpOnly" not in mark
            status, _, body = await raw(there, "GET", "/api/me", Cookie=cookie.partition(";")[0])
            assert (status, json.loads(body)["person"]) == (200, told["person"])
            assert (await raw(there, "GET", "/api/me"))[0] == 401
            assert (await raw(there, "GET", "/api/me", Authorization="Bearer nobody"))[0] == 401

    run(story())


def test_a_person_takes_another_name_and_another_device() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            assert (await ask(there.url, "PATCH", "/api/me", {"name": "Ola"}, ala.device))["name"] == "Ola"
            code = (await ask(there.url, "POST", "/api/me/code", None, ala.device))["code"]
            moved = await ask(there.url, "POST", "/api/devices", {"code": f" {code.lower()} "})
            assert (moved["person"], moved["name"]) == (ala.person, "Ola")
            assert moved["device"] != ala.device
            assert await refusal(ask(there.url, "POST", "/api/devices", {"code": code})) == "code"  # good once

    run(story())


def test_the_games_and_their_rules() -> None:
    async def story() -> None:
        async with house() as there:
            games = {game["name"]: game for game in await get(there.url, "/api/games")}
            assert list(games) == ["sen", "smoki", "koty", "kraina-snow"]
            assert games["sen"]["players"] == [2, 5]
            assert games["sen"]["levels"][-1] == "careful" or len(games["sen"]["levels"]) > 2
            assert games["kraina-snow"]["word_game"]
            for game in games:
                for lang in ("pl", "en"):
                    assert (await get(there.url, f"/api/games/{game}/rules?lang={lang}"))["markdown"].startswith("#")
            assert await refusal(get(there.url, "/api/games/chess/rules")) == "missing"

    run(story())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "game"),
        ({"game": "sen", "players": 9}, "option"),
        ({"game": "sen", "options": {"moon": 1}}, "option"),
        ({"game": "sen", "settings": {"away_level": "genius"}}, "level"),
        ({"game": "sen", "settings": {"clock": "slow"}}, "body"),
        ({"game": "sen", "moon": 1}, "body"),
        ({}, "body"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(body: dict[str, Any], code: str) -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            assert await refusal(ask(there.url, "POST", "/api/tables", body, ala.device)) == code
            assert there.keeper.live == {}

    run(story())


def test_the_lobby_lists_what_is_public() -> None:
    async def story() -> None:
        async with house() as there:
            (ala,) = await there.visitors("Ala")
            await ala.open_table("sen", players=2)
            table = await ala.open_table("koty", players=3, settings={"public": True}, password=WHISPER)
            [listed] = await get(there.url, "/api/tables")
            assert (listed["id"], listed["game"], listed["phase"], listed["locked"]) == (
                table,
                "koty",
                "gathering",
                True,
            )
            assert listed == await get(there.url, f"/api/tables/{table}")
            assert await refusal(get(there.url, "/api/tables/nothing")) == "missing"
        async with house(lobby=False) as there:
            assert await refusal(get(there.url, "/api/tables")) == "missing"

    run(story())


def test_a_table_with_a_password_lets_in_who_knows_it_and_who_sits_there() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=2, password=WHISPER)
            async with ala.at(table):  # the host needs none
                pass
            with pytest.raises(Parted) as parted:
                await ola.at(table, password=SHOUT).__aenter__()
            assert parted.value.code == "password"
            async with ola.at(table, password=WHISPER) as place:
                await sit(place, 1)
            async with ola.at(table):
                pass

    run(story())


def test_where_a_person_sits_is_told_to_them() -> None:
    async def story() -> None:
        async with house() as there:
            ala, ola = await there.visitors("Ala", "Ola")
            table = await ala.open_table("sen", players=2, options=SHORT["sen"])
            truth = Truth(there.live(table))
            async with places(table, ala, ola) as (place, other):
                await sit(place, 0)
                await sit(other, 1)
                await place.request("start")
                await asyncio.gather(play(place, truth, Random(1)), play(other, truth, Random(2)))
            [mine] = (await get(there.url, "/api/me", ola.device))["tables"]
            assert (mine["id"], mine["phase"], mine["matches"]) == (table, "over", 1)
            later = await ola.open_table("smoki", players=2)
            async with ola.at(later) as place:
                await sit(place, 0)
            await tidy(there.keeper, there.live(later), after=-1)  # put away
            tables = (await get(there.url, "/api/me", ola.device))["tables"]
            assert {each["id"] for each in tables} == {later, table}
            assert mine["result"]["winners"] == there.live(table).table.result()["winners"]  # type: ignore[index]
            steps = await get(there.url, f"/api/tables/{table}/matches/1/steps?seat=2")
            hidden = [step for step in steps["steps"] if step["by"] == 0 and step["action"].startswith("peek")]
            assert [event["card"] for step in hidden for event in step["events"]] == ["?", "?"]
            assert await refusal(get(there.url, f"/api/tables/{table}/matches/1/steps?seat=3")) == "seat"

    run(story())


@scene
async def test_a_match_is_told_with_the_names_of_those_who_played_it() -> None:
    async with gathered("Ala", "Ewa", "Jan", seated=2, playing=True) as there:
        host, second, third = there.sockets
        await played_to_the_end(there)
        await second.request("stand", seat=1)
        await host.request("again")
        await host.request("arrange", players=3, options={}, settings={})
        await third.request("sit", seat=1)
        steps = f"/api/tables/{there.table}/matches/1/steps"
        told = (await there.house.ask("GET", steps)).json()
        assert (told["players"], told["names"]) == (2, ["Ala", "Ewa"])
        assert (await there.house.ask("GET", f"{steps}?seat=2")).status_code == 200
        refused = (await there.house.ask("GET", f"{steps}?seat=3")).json()
        assert refused == {"code": "seat", "reason": "seat='3' is not allowed; give 1 to 2, or all"}


def test_pages_of_other_servers_may_not_ask() -> None:
    async def story() -> None:
        async with house(origins=frozenset({"https://friend.example"})) as there:
            body = {"name": "Ala"}
            assert (await raw(there, "POST", "/api/people", body, Origin="https://evil.example"))[0] == 403
            assert (await raw(there, "POST", "/api/people", body, Origin="https://friend.example"))[0] == 201
            assert (await raw(there, "POST", "/api/people", body, Origin=there.url))[0] == 201

    run(story())


def test_bodies_that_are_none() -> None:
    async def story() -> None:
        async with house() as there:
            assert (await raw(there, "POST", "/api/people", b"{"))[0] == 400
            assert (await raw(there, "POST", "/api/people", b"{}", Content_Type="text/plain"))[0] == 415
            assert (await raw(there, "POST", "/api/people", {"name": "x" * 20_000}))[0] == 413
            for path, methods in (
                ("/api/people", {"POST"}),
                ("/api/tables", {"GET", "HEAD", "POST"}),
                ("/", {"GET", "HEAD"}),
            ):
                status, headers, _ = await raw(there, "DELETE", path)
                assert (status, set(headers["allow"].split(", "))) == (405, methods)

    run(story())


def test_every_answer_protects_the_page() -> None:
    async def story() -> None:
        async with house() as there:
            for path in ("/api/games", "/healthz", "/nowhere.js"):
                _, headers, _ = await raw(there, "GET", path)
                assert headers["content-security-policy"].startswith("default-src 'self'")
                assert headers["x-content-type-options"] == "nosniff"

    run(story())


def test_a_link_as_a_qr_code() -> None:
    async def story() -> None:
        async with house() as there:
            status, headers, body = await raw(there, "POST", "/qr", {"text": "http://127.0.0.1/t/oak"})
            assert (status, headers["content-type"]) == (200, "image/svg+xml")
            assert body.startswith(b"<svg")
            assert (await raw(there, "POST", "/qr", {"text": ""}))[0] == 400

    run(story())


def test_a_visitor_to_a_server_that_is_not_there_is_told_so() -> None:
    assert run(refusal(Visitor.arrive("http://127.0.0.1:9", "Ala"))) == "server"


def test_scripts_come_packed_for_whoever_can_unpack(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a-1.js").write_text("let a = 1;\n" * 500)
    (tmp_path / "index.html").write_text("<title>sny</title>")

    async def story() -> None:
        async with house(client=tmp_path) as there:
            status, headers, plain = await raw(there, "GET", "/assets/a-1.js")
            assert (status, headers["content-encoding"], headers["vary"]) == (200, None, "accept-encoding")
            _, headers, packed = await raw(there, "GET", "/assets/a-1.js", Accept_Encoding="gzip, br")
            assert (headers["content-encoding"], headers["vary"]) == ("gzip", "accept-encoding")
            assert headers["content-type"].startswith("text/javascript")
            assert gzip.decompress(packed) == plain
            assert len(packed) < len(plain) / 10
            status, headers, _ = await raw(there, "GET", "/assets/gone-2.js")  # of another version: never the page
            assert (status, headers.get("cache-control") or "") == (404, "")
            _, headers, page = await raw(there, "GET", "/t/abc", Accept_Encoding="gzip")
            assert (headers["content-encoding"], page) == (None, b"<title>sny</title>")

    run(story())
