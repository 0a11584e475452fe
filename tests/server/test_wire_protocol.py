"""PROTOCOL.md says what the code does: its tables, its examples, its numbers, and its session."""

import asyncio
import json
import re
from typing import Any, get_args

import msgspec
import pytest

from scripts import protocol
from sny.server import messages as wire
from sny.server.limits import HELLO_SECONDS
from sny.server.people import CODE_SECONDS
from sny.server.socket import GONE, TRY_AGAIN
from sny.table.company import MOST_NAMED
from sny.table.table import MOST_INPUTS, REMEMBERED_IDS
from tests.server.in_process import Socket, a_house
from tests.server.world import Silent

PAGE = protocol.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_code() -> None:
    assert protocol.written(PAGE) == PAGE, "run: python -m scripts.protocol"


def test_a_new_field_or_message_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Dance(wire.Request):
        """Dance."""

    monkeypatch.setattr(wire, "AnyFromClient", wire.AnyFromClient | Dance)
    assert protocol.written(PAGE) != PAGE


def added_fields() -> list[tuple[str, str]]:
    kinds = [
        (request, {*kind.__struct_fields__} - {*request.__struct_fields__}) for request, kind in wire.INPUTS.items()
    ]
    return sorted((wire.snake(request.__name__), name) for request, names in kinds for name in names)


@pytest.mark.parametrize(("kind", "name"), added_fields())
def test_nobody_says_what_the_server_adds(kind: str, name: str) -> None:
    said = next(json.loads(line) for line in example_lines(0) if json.loads(line)["type"] == kind)
    with pytest.raises(msgspec.ValidationError, match=f"unknown field `{name}`"):
        wire.read_message(json.dumps(said | {name: None}))


def test_what_the_server_adds_is_found() -> None:
    added = {("play", "bot"), ("play", "lines"), ("again", "secret"), ("kick", "vote"), ("sit", "host_away")}
    assert added | {("start", "by"), ("start", "at"), ("start", "options")} <= set(added_fields())


def test_a_code_without_words_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(protocol.REFUSALS, "seat")
    with pytest.raises(LookupError, match="seat"):
        protocol.written(PAGE)


def example_lines(part: int) -> list[str]:
    return protocol.EXAMPLES.split("\n\n")[part].strip().splitlines()


@pytest.mark.parametrize(
    ("part", "union"), [(0, wire.AnyFromClient), (1, wire.AnyFromServer)], ids=["client", "server"]
)
def test_every_message_has_an_example_that_can_be_read(part: int, union: Any) -> None:
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(union)
    examples = [decoder.decode(line) for line in example_lines(part)]
    assert [type(example) for example in examples] == list(get_args(union))
    for example, line in zip(examples, example_lines(part), strict=True):
        assert set(json.loads(line)) <= {"type", *example.__struct_fields__}


def test_numbers_in_sentences() -> None:
    words = " ".join(PAGE.split())
    assert HELLO_SECONDS == 10
    assert "within ten seconds" in words
    assert CODE_SECONDS == 600
    assert "within ten minutes" in words
    assert f"remembers the last {REMEMBERED_IDS} ids" in words
    assert f"takes {MOST_INPUTS:,} inputs".replace(",", " ") in words
    assert f"{MOST_NAMED} people can be muted" in words
    assert f"closed with {TRY_AGAIN} if `come_back` is true, and with {GONE} otherwise" in words
    assert f"`version` is {wire.VERSION}." in words


# The session


def session() -> list[tuple[str, list[str]]]:
    """What the client says, each with what it hears; cut objects are left cut."""
    block = PAGE.split("WS /api/tables/JY2cOWIKiY-NCyZp/socket\n")[1].split("```")[0]
    lines = re.sub(r"\n   ", "", block).strip().splitlines()
    said: list[tuple[str, list[str]]] = []
    for line in lines:
        if line.startswith("→ "):
            said.append((line[2:], []))
        elif '"seat":1,"place"' not in line:  # the bot's move, which comes when it comes
            said[-1][1].append(line[2:])
    return said


def outline(text: str) -> dict[str, str]:
    """What does not depend on the cards."""
    beginning = text[:180]
    fields = ("type", "number", "code", "reason", *(("id",) if "welcome" not in beginning else ()))
    found = (re.search(rf'"{field}":("[^"]*"|[0-9]+)', beginning) for field in fields)
    return {match[0].split('"')[1]: match[1] for match in found if match}


def test_the_session_goes_as_it_is_written() -> None:
    async def scene() -> None:
        async with a_house() as house:
            house.keeper.thinkers = Silent(1)
            ala = await house.guest("Ala")
            table = await house.table(ala, players=2, settings={"clock": "relaxed"}, options={"first": 0})
            async with house.socket(table) as socket:
                for text, heard in session():
                    await say(socket, text.replace("wKq9dDyJSWMr6r_UOZWnUuecCAlRgo2pMMZCnTc8mLs", ala.device), heard)

    asyncio.run(scene())


async def say(socket: Socket, text: str, heard: list[str]) -> None:
    since = len(socket.heard)
    socket.send_text(text)
    for number, expected in enumerate(heard):
        await socket.until(lambda _: True, since + number)
        told = json.dumps(socket.heard[since + number], separators=(",", ":"), ensure_ascii=False)
        assert outline(told) == outline(expected)
