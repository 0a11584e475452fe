"""The doors of a server: identities, origins, passwords, codes, limits, files, headers."""

import asyncio
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from sny.server import limits, people
from sny.server.origins import address_of
from tests.server.in_process import HOST, a_house, scene

MOST = limits.REQUESTS_A_MINUTE
OWL = "sowa i puchacz"


class Clock:
    """A time that goes on only when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 1000.0
        monkeypatch.setattr(limits, "monotonic", lambda: self.time)
        monkeypatch.setattr(people, "monotonic", lambda: self.time)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


FOREIGN = (
    "http://evil.test",
    "null",
    "",
    "http://",
    "http://[",
    f"http://{HOST}.evil.test",
    f"http://evil.test/{HOST}",
    f"http://{HOST}:81",
    f"http://x@{HOST}",
    f"https://{HOST}, http://evil.test",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_servers_get_no_socket_and_change_nothing(origin: str) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            cookie = f"sny_device={ala.device}"
            async with house.socket(
                table, headers=[(b"origin", origin.encode()), (b"cookie", cookie.encode())]
            ) as socket:
                assert await socket.bye() == {}
                assert socket.closed == 1008
            headers = {"origin": origin, "cookie": cookie}
            for method, path in (("PATCH", "/api/me"), ("POST", "/api/people"), ("POST", "/api/me/code")):
                answer = await house.ask(method, path, {"name": "Zła"}, headers=headers)
                assert answer.status_code == 403
            assert "access-control-allow-origin" not in answer.headers
            assert (await house.ask("GET", "/api/me", device=ala.device)).json()["name"] == "Ala"

    asyncio.run(scene())


@pytest.mark.parametrize("origin", [f"http://{HOST}", f"https://{HOST}", "http://friends.test"])
def test_own_pages_and_those_of_friends_are_let_in(origin: str) -> None:
    async def scene() -> None:
        async with a_house(origins=frozenset({"http://friends.test"})) as house:
            answer = await house.ask("POST", "/api/people", {"name": "Ala"}, headers={"origin": origin})
            assert answer.status_code == 201

    asyncio.run(scene())


def test_an_empty_host_fits_no_origin() -> None:
    async def scene() -> None:
        async with a_house() as house:
            headers = {"origin": "null", "host": ""}
            assert (await house.ask("POST", "/api/people", {"name": "Ala"}, headers=headers)).status_code == 403

    asyncio.run(scene())


def test_the_cookie_is_for_this_server_alone_and_not_for_scripts() -> None:
    async def scene() -> None:
        async with a_house() as house:
            cookie = (await house.ask("POST", "/api/people", {"name": "Ala"})).headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=strict" in cookie
            assert "Path=/" in cookie
            assert "Domain" not in cookie

    asyncio.run(scene())


@pytest.mark.parametrize("device", ["", "x", "a" * 43, "ą", "' OR 1=1 --"])
def test_a_guessed_device_is_nobody(device: str) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table) as socket:
                assert (await socket.hello(device))["code"] == "unknown"
            for guess in (device, ala.person):
                header = {"cookie": f"sny_device={guess}"}
                assert (await house.ask("GET", "/api/me", headers=header)).status_code == 401

    asyncio.run(scene())


def test_swapped_cookies_swap_people_and_nothing_else() -> None:
    """A header that a program sends goes before the cookie of its browser."""

    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            cookie = {"cookie": f"sny_device={ala.device}"}
            assert (await house.ask("GET", "/api/me", headers=cookie)).json()["name"] == "Ala"
            assert (await house.ask("GET", "/api/me", headers=cookie, device=ewa.device)).json()["name"] == "Ewa"

    asyncio.run(scene())


def test_a_code_is_good_once_and_for_a_short_time(clock: Clock) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")

            async def code() -> str:
                return str((await house.ask("POST", "/api/me/code", device=ala.device)).json()["code"])

            async def moved(code: str) -> int:
                return (await house.ask("POST", "/api/devices", {"code": code})).status_code

            first = await code()
            assert await moved(first.lower()) == 201
            assert await moved(first) == 409
            late = await code()
            clock.time += people.CODE_SECONDS + 1
            assert await moved(late) == 409
            replaced, latest = await code(), await code()
            assert await moved(replaced) == 409
            assert await moved("") == 409
            assert await moved(latest) == 201

    asyncio.run(scene())


def test_passwords_cannot_be_tried_for_ever(clock: Clock) -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2, password=OWL)

            async def answered(password: str, address: str = "192.0.2.1") -> dict[str, Any]:
                async with house.socket(table, address=address) as socket:
                    return await socket.hello(ewa.device, password=password)

            async def tried(password: str, address: str = "192.0.2.1") -> str:
                answer = await answered(password, address)
                return str(answer.get("code", answer["type"]))

            assert await tried("") == "password"
            assert [await tried("puchacz") for _ in range(10)] == ["password"] * 10
            clock.time += 10
            assert await answered(OWL) == {
                "type": "bye",
                "code": "guesses",
                "reason": "too many wrong passwords were tried from here; wait 20 seconds before you give another",
                "come_back": False,
                "wait": 20,
            }
            assert await tried(OWL, address="192.0.2.2") == "welcome"
            clock.time += 21
            assert [await tried(OWL) for _ in range(3)] == ["welcome"] * 3

    asyncio.run(scene())


def test_the_host_and_whoever_sits_need_no_password() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala, ewa = await house.guest("Ala"), await house.guest("Ewa")
            table = await house.table(ala, players=2, password=OWL)
            async with house.socket(table, ala), house.socket(table) as second:
                assert (await second.hello(ewa.device, password=OWL))["type"] == "welcome"
                await second.request("sit", seat=1)
            async with house.socket(table) as back:
                assert (await back.hello(ewa.device))["type"] == "welcome"

    asyncio.run(scene())


def test_the_password_is_stored_hashed_and_never_told() -> None:
    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2, password=OWL)
            header = await house.keeper.store.header(table)
            assert header is not None
            assert OWL.encode() not in header
            hashed = house.live(table).table.header.password
            async with house.socket(table, ala) as socket:
                told = (await house.ask("GET", f"/api/tables/{table}")).text + str(socket.heard)
                assert hashed not in told
                assert '"locked":true' in told

    asyncio.run(scene())


def test_an_address_is_limited_and_forgiven_in_time(clock: Clock) -> None:
    async def scene() -> None:
        async with a_house(crowd=False) as house:

            async def comes(address: str) -> int:
                return (await house.ask("POST", "/api/people", {"name": "Ala"}, address=address)).status_code

            assert [await comes("192.0.2.1") for _ in range(MOST + 1)] == [201] * MOST + [429]
            assert await comes("192.0.2.2") == 201
            assert [await comes(f"2001:db8::{number}") for number in range(MOST + 1)] == [201] * MOST + [429]
            assert await comes("2001:db8:0:1::1") == 201
            clock.time += 60 / MOST
            assert await comes("192.0.2.1") == 201
            assert await comes("192.0.2.1") == 429
            assert (await house.ask("GET", "/api/games", address="192.0.2.1")).status_code == 200

    asyncio.run(scene())


def test_reading_is_limited_too(clock: Clock) -> None:
    async def scene() -> None:
        async with a_house(crowd=False) as house:
            answers = [
                await house.ask("GET", "/api/tables/x", address="192.0.2.1") for _ in range(limits.READS_A_MINUTE + 1)
            ]
            assert [answer.status_code for answer in answers] == [404] * limits.READS_A_MINUTE + [429]
            assert (await house.ask("GET", "/api/games", address="192.0.2.2")).status_code == 200
            clock.time += 1
            assert (await house.ask("GET", "/api/games", address="192.0.2.1")).status_code == 200

    asyncio.run(scene())


def test_of_many_addresses_the_oldest_are_forgotten(clock: Clock) -> None:
    buckets = limits.Buckets(rate=1.0, burst=1.0, remembered=100)
    assert buckets.take("first")
    assert not buckets.take("first")
    for number in range(1000):
        assert buckets.take(f"{number}")
    assert len(buckets._buckets) == 100
    assert buckets.take("first")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("un:ix", "un:ix"),
        ("", ""),
    ],
)
def test_limits_count_households(address: str, counted: str) -> None:
    from starlette.requests import HTTPConnection

    assert address_of(HTTPConnection({"type": "http", "headers": [], "client": (address, 1)})) == counted


def test_too_many_messages_or_sockets_are_turned_away(clock: Clock) -> None:
    async def scene() -> None:
        async with a_house(crowd=False) as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            async with house.socket(table, ala) as socket:
                for number in range(int(limits.SOCKET_BURST) + 1):
                    socket.send("ping", sent=number)
                bye = await socket.bye()
                assert (bye["code"], bye["come_back"]) == ("flood", True)
                assert sum(message["type"] == "pong" for message in socket.heard) == limits.SOCKET_BURST
            sockets = house.app.state.sockets
            sockets.open["192.0.2.1"] = limits.SOCKETS_EACH
            async with house.socket(table, address="192.0.2.1") as refused:
                assert await refused.bye() == {}
            assert sockets.open == {"192.0.2.1": limits.SOCKETS_EACH}

    asyncio.run(scene())


@scene
async def test_coming_and_going_is_limited_too() -> None:
    """Every time is stored, and told to the others."""
    with patch("sny.server.socket.SOCKETS_A_MINUTE", 3):
        async with a_house(crowd=False) as house:
            ala = await house.guest("Ala")
            table = await house.table(ala)
            for _ in range(3):
                async with house.socket(table, ala):
                    pass
            async with house.socket(table) as refused:
                assert await refused.bye() == {}
            async with house.socket(table, ala, address="192.0.2.2"):
                pass


PATHS = (
    "../secret.txt", "..%2fsecret.txt", "%2e%2e/secret.txt", "assets/../../secret.txt", "/etc/hostname",
    "//etc/hostname", "%2fetc%2fhostname", "..%5csecret.txt", "link.txt", "assets/%00", "x" * 5000 + ".txt",
    "%c0%ae%c0%ae/secret.txt",
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=range(len(PATHS)))
def test_files_outside_of_the_client_are_not_given(path: str, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the page")
    (tmp_path / "secret.txt").write_text("the secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")

    async def scene() -> None:
        async with a_house(client=folder) as house:
            answer = await house.ask("GET", f"/{path}")
            assert answer.status_code == 404 or answer.text == "the page"

    asyncio.run(scene())


def test_a_fault_is_told_as_a_problem_with_the_same_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(table: object) -> None:
        raise ValueError("seed 7")

    monkeypatch.setattr("sny.server.past.summary", faulty)

    async def scene() -> None:
        async with a_house() as house:
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2)
            answer = await house.ask("GET", f"/api/tables/{table}", faults=True)
            assert answer.status_code == 500
            assert answer.json()["code"] == "fault"
            assert "seed" not in answer.text
            assert "content-security-policy" in answer.headers

    asyncio.run(scene())


PAGES = (
    "/",
    "/t/x",
    "/nothing.js",
    "/api/games",
    "/api/nothing",
    "/api/me",
    "/healthz",
    "/openapi.json",
    "/metrics",
    "/qr",
)


@pytest.mark.parametrize("path", PAGES)
def test_every_answer_has_the_protective_headers(path: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")

    async def scene() -> None:
        async with a_house(client=tmp_path) as house:
            headers = (await house.ask("GET", path)).headers
            assert headers.get("cache-control", "no-store") in ("no-store", "no-cache")
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'self';")
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # its own files, and WebAssembly: no text is run
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("proxy", "reported", "counted"),
    [
        (True, ["203.0.113.7"], "203.0.113.7"),
        (True, ["192.0.2.66, 203.0.113.7"], "203.0.113.7"),  # the first was sent by whoever asks
        (True, ["192.0.2.66", "203.0.113.7:4711"], "203.0.113.7"),
        (True, ["[2001:db8:1:2:3::4]:4711"], "2001:db8:1:2::/64"),
        (True, ["2001:db8:1:2:3::4"], "2001:db8:1:2::/64"),
        (True, ["somebody"], "127.0.0.1"),
        (True, [], "127.0.0.1"),
        (False, ["203.0.113.7"], "127.0.0.1"),
    ],
)
@scene
async def test_behind_a_proxy_limits_count_what_it_reports_last(proxy: bool, reported: list[str], counted: str) -> None:
    async with a_house(crowd=False, proxy=proxy) as house:
        ala = await house.guest("Ala")
        table = await house.table(ala)
        headers = [(b"x-forwarded-for", one.encode()) for one in reported]
        async with house.socket(table, ala, headers=headers):
            assert list(house.app.state.sockets.open) == [counted]


@scene
async def test_behind_a_proxy_that_speaks_tls_cookies_are_secure() -> None:
    async with a_house(proxy=True) as house:
        told = await house.ask("POST", "/api/people", {"name": "Ala"}, headers={"X-Forwarded-Proto": "https"})
        assert all("secure" in cookie.lower() for cookie in told.headers.get_list("set-cookie"))
