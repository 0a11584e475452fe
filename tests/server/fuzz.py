"""Random and half-right input for sockets and HTTP. `python -m tests.server.fuzz N`: N examples of each, at random."""

import asyncio
import json
import sys
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import msgspec
import schemathesis
import uvicorn
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.openapi import from_url

from sny.bots import levels
from sny.rules.catalogue import GAMES
from sny.server import messages as wire
from sny.server.app import Configuration, make_app
from sny.server.line import Line
from sny.server.upkeep import tidy
from sny.table.company import MOST_NAMED
from sny.table.table import Table
from sny.visitor import ask_now
from tests.server.in_process import Guest, House, Socket, a_house
from tests.server.world import Silent

# Messages on a socket

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
ACTIONS = (
    "peek 1", "peek 2", "draw", "discard", "put 1", "call", "turn 1.1", "turn 4.3", "take 1", "exchange", "pass",
    "ready", "challenge", "vote legal", "done",
)  # fmt: skip
KINDS = ("clue", "guess", "story", "vote", "peek", "put", "play", "attack")
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text(min_size=1, max_size=40),
    "version": st.just(wire.VERSION) | st.integers(),
    "seat": st.integers(0, 3),
    "player": st.integers(1, 16),
    "players": st.integers(1, 5),
    "level": st.sampled_from(["", "random", "careful", "nobody"]),
    "fill": st.sampled_from(["", "random", "nobody"]),
    "action": st.sampled_from(ACTIONS) | st.builds("{} {}".format, st.sampled_from(KINDS), st.text(max_size=80)),
    "person": st.sampled_from(["HOST", "PLAYER", "STRANGER"]) | st.text(min_size=1, max_size=40),
    "options": st.dictionaries(
        st.sampled_from(["edition", "variants", "limit", "first", "memory", "x"]), JSON, max_size=3
    ),
    "settings": st.fixed_dictionaries({}, optional={"hints": st.booleans(), "watchable": st.booleans(), "clock": JSON}),
    "text": st.text(max_size=120),
    "sealed": st.sampled_from(["", "0" * 64]) | st.text(max_size=70),
    "name": st.none() | st.text(max_size=30),
    "agree": st.booleans(),
    "muted": st.booleans(),
    "shown": st.booleans(),
    "since": st.none() | st.integers(-1, 10**6),
    "sent": JSON,
    "device": st.text(max_size=120),
    "password": st.text(max_size=120),
}
TYPES = get_args(wire.AnyFromClient)


@st.composite
def half_right(draw: st.DrawFn) -> str:
    """A message as it should be, or with one thing wrong."""
    type = draw(st.sampled_from(TYPES))
    fields = {field.name: LIKELY[field.name] for field in msgspec.structs.fields(type)}
    message = {"type": type.__struct_config__.tag, **draw(st.fixed_dictionaries(fields))}
    wrong = draw(st.sampled_from(["", "", "", "value", "missing", "unknown", "type"]))
    if wrong == "value":
        message[draw(st.sampled_from(sorted(message)))] = draw(JSON)
    elif wrong == "missing":
        del message[draw(st.sampled_from(sorted(message)))]
    elif wrong == "unknown":
        message[draw(st.text(max_size=10))] = draw(JSON)
    elif wrong == "type":
        message["type"] = draw(st.sampled_from([one.__struct_config__.tag for one in TYPES]))
    return json.dumps(message)


FRAMES: st.SearchStrategy[str | bytes] = (
    half_right() | JSON.map(json.dumps) | st.text(max_size=60) | st.binary(max_size=60)
)
SAID = st.lists(st.tuples(st.sampled_from(["HOST", "PLAYER", "STRANGER"]), FRAMES), min_size=1, max_size=12)
ANSWERS = {"welcome", "news", "done", "refused", "presence", "hints", "pong", "bye"}


class Hintless(Silent):
    async def hints(self, table: Table, seat: int, person: str = "") -> list[dict[str, Any]]:
        return []


async def converse(
    house: House, people: dict[str, Guest], game: str, begun: bool, said: list[tuple[str, str | bytes]]
) -> None:
    """Three people say all this at a table; then each must still be answered, or have been told why not."""
    table = await house.table(people["HOST"], game)
    async with (
        house.socket(table, people["HOST"]) as host,
        house.socket(table, people["PLAYER"]) as player,
        house.socket(table, people["STRANGER"]) as stranger,
    ):
        sockets = {"HOST": host, "PLAYER": player, "STRANGER": stranger}
        await host.request("sit", seat=0)
        await player.request("sit", seat=1)
        if begun:
            await host.request("start", fill=levels(game)[0])
        for name, frame in said:
            if isinstance(frame, bytes):
                sockets[name].send_bytes(frame)
            else:
                for other, guest in people.items():
                    frame = frame.replace(other, guest.person)
                sockets[name].send_text(frame)
        for socket in sockets.values():
            await still_answered(socket)
        check_bounds(house.live(table).table)
    await tidy(house.keeper, house.live(table), after=-1)
    assert table not in house.keeper.live
    assert house.app.state.sockets.open == {}


async def still_answered(socket: Socket) -> None:
    socket.send("ping", sent="still there?")
    try:
        await socket.until(lambda message: message["type"] == "pong" and message["sent"] == "still there?")
    except AssertionError:
        assert socket.heard[-1]["type"] == "bye"
    for message in socket.heard:
        assert message["type"] in ANSWERS
        if message["type"] in ("refused", "bye"):
            assert message["code"]
            assert len(message["reason"]) > 8


def check_bounds(table: Table) -> None:
    assert (
        max(len(table.muted), len(table.banned), len(table.votes), *map(len, [(), *table.shown.values()])) <= MOST_NAMED
    )
    assert len(table.chat) <= 50


def how(examples: int, at_random: bool) -> settings:
    return settings(
        max_examples=examples,
        derandomize=not at_random,
        database=None,
        deadline=None,
        phases=[Phase.generate, *([Phase.shrink] if at_random else [])],
        suppress_health_check=list(HealthCheck),
    )


def fuzz_sockets(examples: int, at_random: bool = False) -> int:
    """How many messages were answered."""
    answered = 0
    with asyncio.Runner() as runner:
        entered = a_house()
        house = runner.run(entered.__aenter__())
        house.keeper.thinkers = Hintless(1)
        names = ("HOST", "PLAYER", "STRANGER")
        people = {name: runner.run(house.guest(name)) for name in names}

        @how(examples, at_random)
        @given(st.sampled_from(sorted(GAMES)), st.booleans(), SAID)
        def example(game: str, begun: bool, said: list[tuple[str, str | bytes]]) -> None:
            nonlocal answered
            runner.run(converse(house, people, game, begun, said))
            answered += len(said)

        example()
        runner.run(entered.__aexit__(None, None, None))
    return answered


# HTTP


@contextmanager
def a_server(**configuration: Any) -> Iterator[str]:
    """A real one, on a port of its own, in a thread."""
    app = make_app(Configuration(**{"store": "memory:", "crowd": True, "hurry": True, **configuration}))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, access_log=False, ws=Line))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            thread.join(0.01)
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def problems_say_what_to_do(_: Any, response: Any, __: Any) -> None:
    if response.status_code >= 400:
        told = response.json()
        assert set(told) == {"code", "reason"}
        assert told["code"]
        assert len(told["reason"]) > 10


def checks() -> list[Any]:
    from schemathesis.checks import CHECKS

    schemathesis.checks.load_all_checks()
    names = ("status_code_conformance", "content_type_conformance", "response_schema_conformance")
    return [not_a_server_error, problems_say_what_to_do, *CHECKS.get_by_names(names)]


def fuzz_web(examples: int, at_random: bool = False, under: str = "") -> int:
    """How many requests under a path were answered as the description says. Half of them name a table that there is."""
    answered = 0
    with a_server() as server, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the tool, about its own use
        device = ask_now(server, "POST", "/api/people", {"name": "Ala"})["device"]
        table = ask_now(server, "POST", "/api/tables", {"game": "sen"}, device)["id"]
        schema = from_url(f"{server}/openapi.json")
        looked_at = checks()
        for found in schema.get_all_operations():
            assert isinstance(found, Ok), found
            operation = found.ok()
            if not operation.path.startswith(under):
                continue
            cases = st.one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode))

            @how(examples, at_random)
            @given(cases, st.booleans(), st.booleans())
            def example(case: Any, known: bool, real: bool) -> None:
                nonlocal answered
                if real and case.path_parameters and "id" in case.path_parameters:
                    case.path_parameters["id"] = table
                headers = {"Authorization": f"Bearer {device}"} if known else None
                case.call_and_validate(checks=looked_at, headers=headers, timeout=20)
                answered += 1

            example()
    return answered


if __name__ == "__main__":
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    print(f"sockets: {fuzz_sockets(many, at_random=True):,} messages answered")
    print(f"HTTP: {fuzz_web(many, at_random=True):,} requests answered")
