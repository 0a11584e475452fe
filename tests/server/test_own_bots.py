"""Bots of whoever runs the server, and bots that come by a link."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from click.testing import CliRunner

from sny.cli import main
from sny.errors import Refused
from sny.visitor import ask
from tests.server.house import house, run

OWN = "tests.sim.own_bots:"


def test_a_servers_own_bots_play_and_their_mistakes_harm_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with house(hurry=True, bots={"restless": OWN + "restless", "broken": OWN + "illegal"}) as there:
            games = await ask(there.url, "GET", "/api/games")
            assert games[0]["levels"][-2:] == ["restless", "broken"]
            assert "restless" not in next(game for game in games if game["word_game"])["levels"]
            (ala,) = await there.visitors("Ala")
            table = await ala.open_table("sen", players=3)
            async with ala.at(table) as place:
                await place.request("sit", seat=0)
                await place.request("bot", seat=1, level="restless")
                await place.request("bot", seat=2, level="broken")
                with pytest.raises(Refused, match="there is no bot 'nobody'"):
                    await place.request("start", fill="nobody")
                await place.request("start")
                moved: set[int] = set()
                while not place.over and moved != {1, 2}:
                    if legal := place.faces[0].legal:
                        await place.request("play", seat=0, action=legal[0])
                    else:
                        await place.next()
                    peeks = [event for _, event in place.events if event["event"] == "peeked"]
                    moved = {event["seat"] for event in peeks if event["seat"]}

    run(story())
    assert "answered -1, which is not among the legal actions" in capfd.readouterr().err


def test_a_function_joins_by_a_link_and_plays_to_the_end() -> None:
    async def story() -> None:
        async with house(hurry=True) as there:
            with ThreadPoolExecutor(1) as pool:
                arguments = ["join", there.url, "--bot", OWN + "restless", "--players", "2", "--start", "random"]
                joined = pool.submit(CliRunner().invoke, main, [*arguments, "--lang", "en"])
                result = await asyncio.wrap_future(joined)
        assert (result.exit_code, result.stderr) == (0, "")
        assert re.search(r"The match is over\. Winners: (\w[\w ]*)", result.stdout)

    run(story())


@pytest.mark.parametrize("given", ["restless", "thinker=a:b", "x y=a:b", "a=nobody"])
def test_a_wrong_bot_is_told_in_one_line(given: str) -> None:
    result = CliRunner().invoke(main, ["serve", "--port", "0", "--store", "memory:", "--bot", given, "--lang", "en"])
    assert result.exit_code == 2
    assert result.stderr.startswith(f"sny: --bot {given}: write it as name=module:function, with a name that no ")
    assert result.stderr.count("\n") == 1
