"""What strangers and players write: how much of it, and what of it reaches others at night."""

from typing import Any, get_args
from unittest.mock import patch

import msgspec
import pytest
from msgspec import inspect

from sny.rules.kraina_snow import NIGHT
from sny.server import messages as wire
from sny.server.limits import CHAT_BURST
from sny.table.table import MOST_INPUTS
from tests.server.in_process import a_house, gathered, scene

MARK = "wskazowka"  # a text of somebody's own, which the dreamer must not read
SPOKEN = {"play"}  # clues are what the night is for, and the referee judges them


@scene
async def test_chat_has_a_rate_of_its_own_and_the_game_goes_on() -> None:
    async with a_house(crowd=False) as house:
        ala, ola = await house.guest("Ala"), await house.guest("Ola")
        table = await house.table(ala, players=2)
        async with house.socket(table, ala) as host, house.socket(table, ola) as spectator:
            for number in range(int(CHAT_BURST)):
                assert (await spectator.request("chat", text=f"line {number}"))["type"] == "done"
            assert (await spectator.request("chat", text="too much"))["code"] == "rate"
            assert (await host.request("sit", seat=0))["type"] == "done"
            assert (await host.request("chat", text="mine"))["type"] == "done"


@scene
async def test_chat_does_not_use_up_the_table() -> None:
    async with gathered("Ala", "Ola", seated=1) as there:
        (host, spectator), at = there.sockets, there.at
        with (
            patch("sny.table.table.MOST_INPUTS", at.number + 2),
            patch("sny.server.admission.MOST_SAID_BY_SPECTATORS", 3),
        ):
            for number in range(3):
                assert (await spectator.request("chat", text=f"line {number}"))["type"] == "done"
            assert (await spectator.request("chat", text="more"))["code"] == "full"
            assert (await host.request("chat", text="mine"))["type"] == "done"
            assert (await host.request("bot", seat=1, level="random"))["type"] == "done"
        assert at.number < MOST_INPUTS


def texts_in(type: Any) -> list[str]:
    """The fields of a message that can hold a text of somebody's own."""
    fields = msgspec.structs.fields(type)
    return [field.name for field in fields if field.name != "id" and holds_text(inspect.type_info(field.type))]


def holds_text(type: Any) -> bool:
    if isinstance(type, inspect.UnionType):
        return any(map(holds_text, type.types))
    return isinstance(type, inspect.StrType | inspect.DictType | inspect.AnyType)


REQUESTS = [(type, name) for type in get_args(wire.AnyRequest) for name in texts_in(type)]


def test_the_messages_with_texts_are_found_from_their_types() -> None:
    found = {(wire.snake(type.__name__), name) for type, name in REQUESTS}
    assert {("kick", "person"), ("show", "person"), ("chat", "text"), ("sit", "name")} <= found


@pytest.mark.rule("KRA-J12")
@pytest.mark.parametrize(("type", "name"), REQUESTS, ids=[f"{one.__name__} {name}" for one, name in REQUESTS])
@scene
async def test_no_text_of_a_player_reaches_anybody_at_night(type: Any, name: str) -> None:
    names = ["Ala", "Ewa", "Jan", "Ola"]
    kind = wire.snake(type.__name__)
    async with gathered(*names, game="kraina-snow", players=4, seated=4, playing=True) as there:
        game: Any = there.at.game
        for seat, socket in enumerate(there.sockets):
            await socket.request("play", seat=seat, action="ready")
        assert game.state.phase == NIGHT
        for seat, socket in enumerate(there.sockets):
            given: dict[str, Any] = {
                field.name: example(field, seat) for field in msgspec.structs.fields(type) if field.required
            }
            given.pop("id", None)
            given[name] = {MARK: MARK} if name == "options" else MARK
            others = {id(other): (other, len(other.heard)) for other in there.sockets if other is not socket}
            answer = await socket.request(kind, **given)
            if kind in SPOKEN:
                continue
            assert answer["type"] == "refused", answer
            assert MARK not in str([other.heard[since:] for other, since in others.values()])


def example(field: Any, seat: int) -> Any:
    if field.name == "settings":
        return {}
    return {"seat": seat, "players": 4, "options": {}, "agree": True, "level": "", "person": MARK, "text": MARK}.get(
        field.name, MARK
    )
