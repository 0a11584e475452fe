"""Short codes: a table can be told aloud, a wrong code says so, and no table is found by trying."""

from unittest.mock import patch

from sny.server.codes import new_code
from sny.server.limits import GUESSES
from tests.server.in_process import a_house, scene

TABLE = {"game": "sen", "players": 2}


@scene
async def test_a_table_is_found_by_its_code_however_it_is_written() -> None:
    async with a_house() as house:
        ala = await house.guest("Ala")
        table = (await house.ask("POST", "/api/tables", TABLE, device=ala.device)).json()["id"]
        code = (await house.ask("GET", f"/api/tables/{table}/code")).json()["code"]
        for written in (code, code.lower(), f"{code[:4]}-{code[4:]}", f" {code[:2]} {code[2:]} "):
            found = await house.ask("POST", "/api/codes", {"code": written})
            assert found.json() == {"table": table, "device": False}


@scene
async def test_a_code_of_a_device_is_told_apart() -> None:
    async with a_house() as house:
        ala = await house.guest("Ala")
        code = (await house.ask("POST", "/api/me/code", device=ala.device)).json()["code"]
        assert (await house.ask("POST", "/api/codes", {"code": code})).json() == {"table": None, "device": True}


@scene
async def test_wrong_codes_are_answered_and_counted() -> None:
    async with a_house() as house:
        for _ in range(int(GUESSES)):
            assert (await house.ask("POST", "/api/codes", {"code": new_code()})).status_code == 404
        assert (await house.ask("POST", "/api/codes", {"code": new_code()})).json()["code"] == "guesses"


@scene
async def test_there_is_no_code_of_a_table_that_is_not_there() -> None:
    async with a_house() as house:
        assert (await house.ask("GET", "/api/tables/AAAAAAAAAAAAAAAA/code")).status_code == 404


@scene
async def test_no_two_tables_have_the_same_code() -> None:
    """Where chance gives a code that is taken, it is asked again."""
    first, second = "BABABABA", "DADADADA"
    async with a_house() as house:
        ala = await house.guest("Ala")
        with patch("sny.server.codes.choice", side_effect=[*first, *first, *second]):
            tables = [(await house.ask("POST", "/api/tables", TABLE, device=ala.device)).json()["id"] for _ in range(2)]
        codes = [(await house.ask("GET", f"/api/tables/{table}/code")).json()["code"] for table in tables]
        assert codes == [first, second]
