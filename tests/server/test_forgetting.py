"""A person, a device, a table and a chat can be forgotten; a device that became another person's has a way back."""

import asyncio
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
from click.testing import CliRunner, Result

from sny.cli import main
from sny.server.keeper import Keeper
from sny.server.people import COOKIE, FORMER
from sny.server.thinking import Thinkers
from sny.store import Person, open_store
from sny.table import inputs
from sny.table.settings import Settings
from tests.server.in_process import a_house, gathered, scene


def cookies(answer: httpx.Response) -> dict[str, str]:
    jar = SimpleCookie()
    for header in answer.headers.get_list("set-cookie"):
        jar.load(header)
    return {name: one.value for name, one in jar.items()}


@scene
async def test_a_code_says_whose_it_is_and_there_is_a_way_back() -> None:
    async with a_house() as house:
        ala, ola = await house.guest("Ala"), await house.guest("Ola")
        code = (await house.ask("POST", "/api/me/code", device=ala.device)).json()["code"]
        for _ in range(2):  # looking does not use it up
            assert (await house.ask("POST", "/api/devices/owner", {"code": code})).json() == {"name": "Ala"}
        here = {"cookie": f"{COOKIE}={ola.device}"}
        taken = await house.ask("POST", "/api/devices", {"code": code}, headers=here)
        assert taken.json()["person"] == ala.person
        assert cookies(taken)[FORMER] == ola.device
        now = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies(taken).items())}
        me = (await house.ask("GET", "/api/me", headers=now)).json()
        assert (me["name"], me["former"]) == ("Ala", "Ola")
        back = await house.ask("POST", "/api/devices/back", headers=now)
        assert back.json()["person"] == ola.person
        assert (await house.ask("POST", "/api/devices/owner", {"code": code})).json()["code"] == "code"
        assert (await house.ask("POST", "/api/devices/back")).status_code == 409


@scene
async def test_a_lost_phone_is_logged_out() -> None:
    async with gathered("Ala") as there:
        house, (ala,), (socket,) = there.house, there.guests, there.sockets
        code = (await house.ask("POST", "/api/me/code", device=ala.device)).json()["code"]
        phone = (await house.ask("POST", "/api/devices", {"code": code})).json()["device"]
        gone = await house.ask("DELETE", "/api/me/devices", device=ala.device)
        assert gone.json() == {"count": 1}
        assert (await socket.bye())["code"] == "unknown"
        assert (await house.ask("GET", "/api/me", device=phone)).status_code == 401
        assert (await house.ask("GET", "/api/me", device=ala.device)).status_code == 200


@scene
async def test_a_person_is_forgotten_and_the_match_stays() -> None:
    async with gathered("Ala", "Zyzzyva", seated=2, playing=True) as there:
        house, (ala, gone), (host, other) = there.house, there.guests, there.sockets
        await other.request("chat", text="kumkwat")
        await host.request("chat", text="hello")
        await house.ask("DELETE", "/api/me", device=gone.device)
        assert (await other.bye())["code"] == "unknown"
        assert (await house.ask("GET", "/api/me", device=gone.device)).status_code == 401
        stored = b"\n".join(await house.keeper.store.lines(there.table))
        assert b"Zyzzyva" not in stored
        assert b"kumkwat" not in stored
        assert b"hello" in stored
        async with house.socket(there.table, ala) as again:
            welcome = again.heard[0]
            assert "Zyzzyva" not in str(welcome)
            assert welcome["table"]["phase"] == "playing"
            assert (await again.request("play", seat=0, action="peek 1"))["type"] == "done"


@scene
async def test_the_host_has_chat_and_table_forgotten_and_nobody_else() -> None:
    async with gathered("Ala", "Ola", seated=1) as there:
        house, (ala, ola), (host, other) = there.house, there.guests, there.sockets
        await host.request("chat", text="kumkwat")
        chat, table = f"/api/tables/{there.table}/chat", f"/api/tables/{there.table}"
        assert (await house.ask("DELETE", chat, device=ola.device)).json()["code"] == "host"
        assert (await house.ask("DELETE", table, device=ola.device)).json()["code"] == "host"
        assert (await house.ask("DELETE", chat, device=ala.device)).json() == {"count": 1}
        assert b"kumkwat" not in b"".join(await house.keeper.store.lines(there.table))
        assert (await other.bye())["come_back"]
        async with house.socket(there.table, ola) as again:
            assert "kumkwat" not in str(again.heard[0])
            assert (await house.ask("DELETE", table, device=ala.device)).status_code == 200
            assert (await again.bye())["code"] == "closed"
        assert (await house.ask("GET", table)).status_code == 404
        assert await house.keeper.store.header(there.table) is None


@scene
async def test_a_qr_code_is_asked_for_in_a_body() -> None:
    async with a_house() as house:
        drawn = await house.ask("POST", "/qr", {"text": "https://sny.test/link#ABCDE"})
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert (await house.ask("GET", "/qr?text=secret")).status_code in (404, 405)


def test_an_operator_has_a_person_and_a_table_forgotten(tmp_path: Path) -> None:
    path = str(tmp_path / "store.sqlite")

    async def prepare() -> None:
        store = await open_store(path)
        await store.add_person("p1", "Zyzzyva", b"phone")
        keeper = Keeper(store, Thinkers(1))
        live = await keeper.open_table("sen", 2, {}, Settings(), "p1", "")
        live.take(inputs.Sit(by="p1", seat=0, name="Zyzzyva"))
        await live.settled()
        await store.seat_person(live.id, "p1")
        tables.append(live.id)
        await keeper.stop()
        await store.close()

    async def remains() -> tuple[Person | None, list[bytes]]:
        store = await open_store(path)
        found = await store.person("p1"), await store.lines(tables[0])
        await store.close()
        return found

    tables: list[str] = []
    asyncio.run(prepare())
    assert forgotten(path, "person", "p1").exit_code == 0
    person, lines = asyncio.run(remains())
    assert person is None
    assert b"Zyzzyva" not in b"".join(lines)
    assert forgotten(path, "table", tables[0]).exit_code == 0
    nobody = forgotten(path, "person", "p1")
    assert (nobody.exit_code, nobody.stdout) == (2, "")
    assert nobody.stderr.startswith("sny: ")


def forgotten(path: str, what: str, id: str) -> Result:
    return CliRunner().invoke(main, ["forget", what, id, "--store", path, "--lang", "en"], prog_name="sny")
