"""The first hint of a server just started: refused with how far the search is, and then it comes."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

from sny.visitor import Place, Visitor
from tests.server.house import run, served, sit

PROGRESS = "the search of this game"


def test_the_first_hint_arrives_on_a_fresh_server(tmp_path: Path) -> None:
    """Asked for as the page does: once by the player, and again for as long as the server says that it gets ready."""
    subprocess.run([sys.executable, "-c", "import sny.bots; sny.bots.warm_up('sen')"], check=True)

    async def story() -> None:
        async with served("memory:", tmp_path) as server:
            ala = await Visitor.arrive(server.url, "Ala")
            table = await ala.open_table("sen", players=2, settings={"hints": True, "pace": 0}, options={"first": 0})
            async with ala.at(table) as place:
                await sit(place, 0)
                await place.request("start", fill="random")
                refusals: list[str] = []
                hints = await first_hint(place, refusals)
            assert refusals
            assert all(PROGRESS in told for told in refusals)
            assert {hint["action"] for hint in hints} <= {f"peek {number}" for number in range(1, 5)}
            assert [line["game"] for line in server.logged() if line["event"] == "search is ready"] == ["sen"]

    run(story())


async def first_hint(place: Place, refusals: list[str]) -> list[dict[str, Any]]:
    while True:
        await place.send("hint", seat=0)
        answer = await place.next()
        while answer["type"] not in ("hints", "refused"):
            answer = await place.next()
        if answer["type"] == "hints":
            return list(answer["hints"])
        assert answer["code"] == "hints"
        refusals.append(answer["reason"])
        await asyncio.sleep(0.2)
