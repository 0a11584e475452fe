"""A whole game of Sen against a bot, over a running server.

sny serve                                              # in one terminal
python examples/play_sen.py http://127.0.0.1:8765/     # in another
"""

import asyncio
import sys
from random import choice
from typing import Any

from sny.errors import Refused
from sny.visitor import Parted, Visitor

ME = 0  # seats count from 0 in messages, and from 1 in the notation of actions


def choose(view: dict[str, Any], legal: list[str]) -> str:
    """Low cards are worth keeping; after a while it is time to wake up."""
    hand = view["hand"] or ""
    if hand.isdigit() and int(hand) <= 3 and "put 1" in legal:
        return choice([action for action in legal if action.startswith("put")])
    if "discard" in legal:
        return "discard"
    if "call" in legal and view["turns"] >= 6:
        return "call"
    return choice([action for action in legal if action != "call"])


def told(event: dict[str, Any]) -> str:
    facts = " ".join(f"{name}={value}" for name, value in event.items() if name != "event")
    return f"{event['event']:10} {facts}"


async def main(server: str) -> None:
    me = await Visitor.arrive(server, "Script")
    table = await me.open_table("sen", players=2, settings={"pace": 0})
    print(f"watch at {server.rstrip('/')}/t/{table}")
    async with me.at(table) as place:
        await place.request("sit", seat=ME)
        await place.request("start", fill="careful")
        while not place.over:
            face = place.faces[ME]
            if face.legal:
                await place.request("play", seat=ME, action=choose(face.view, face.legal))
            else:
                await place.next()
            while place.events:
                print(told(place.events.pop(0)[1]))
        result = place.table["result"]
        print(f"penalty points {result['scores']}, won by seat {' and '.join(map(str, result['winners']))}")


if __name__ == "__main__":
    try:
        asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8765/"))
    except (Refused, Parted) as problem:
        sys.exit(f"{problem}")
