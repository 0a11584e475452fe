"""A hundred small games, the same wherever they are played: somebody who plays by a fixed rule, against bots.

`PLANS` says which; `played` plays one on a host in this process and gives every message that went out. The browser's
worker is asked the same by tests/browser/offline_games.js, so nothing here may depend on how fast anybody is: whoever
plays waits until nobody else may act.
"""

import asyncio
import json
from typing import Any

from sny.offline.host import Host
from sny.offline.shelf import Memory

LEVELS = ("random", "easy", "medium", "careful")
SHORT: dict[str, dict[str, Any]] = {
    "sen": {"limit": 20},
    "smoki": {"scoring": "rounds", "rounds": 1},
    "koty": {},
}
SEED = "the same everywhere"


def plan(number: int) -> dict[str, Any]:
    game = tuple(SHORT)[number % 3]
    players = 2 + number // 3 % 3
    level = LEVELS[number // 9 % 4]
    return {"game": game, "players": players, "level": level, "options": SHORT[game]}


PLANS = [plan(number) for number in range(100)]


def choice(legal: list[str], turn: int) -> str:
    return legal[(7 * turn + len(legal)) % len(legal)]


def new_host() -> Host:
    return Host(Memory(), "Ala", SEED)


async def played(host: Host, plan: dict[str, Any]) -> list[str]:
    """Every message of a game, from the welcome to its end."""
    wanted = {"game": plan["game"], "players": plan["players"], "options": plan["options"], "settings": {"pace": 0}}
    status, answer = await host.ask("POST", "/tables", json.dumps(wanted))
    assert status == 201, answer
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    device = host.connect(json.loads(answer)["id"], heard.put_nowait)
    ids = iter(range(100_000))

    def say(**message: Any) -> None:
        device.hear(json.dumps(message))

    say(type="hello", version=1)
    say(type="sit", id=str(next(ids)), seat=0)
    say(type="contribute", id=str(next(ids)), seat=0, text="owls")
    say(type="start", id=str(next(ids)), fill=plan["level"])
    told: list[str] = []
    legal: list[str] = []
    actors: list[int] = []
    turn, waiting = 0, False
    while True:
        text = await heard.get()
        assert text is not None, "the host has hung up"
        told.append(text)
        message = json.loads(text)
        if message["type"] == "news":
            legal = message.get("legal", legal)
            actors = message.get("table", {}).get("actors", actors)
            if message.get("table", {}).get("phase") == "over":
                device.hang_up()
                return told
        waiting = waiting and message["type"] not in ("done", "refused")
        if legal and actors == [0] and not waiting:
            say(type="play", id=str(next(ids)), seat=0, action=choice(legal, turn))
            turn, waiting, legal = turn + 1, True, []
