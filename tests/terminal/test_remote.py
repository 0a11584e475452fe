"""A table on a server as the terminal sees it: a line that breaks is opened again, and what is heard is told apart."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from sny.errors import Refused
from sny.terminal import remote
from sny.terminal.desk import Desk
from sny.terminal.remote import TRIES, Line
from sny.visitor import Parted, Visitor

STOPPING = {"type": "bye", "code": "stopping", "reason": "the server is being restarted", "come_back": True}
BANNED = {"type": "bye", "code": "banned", "reason": "you were asked to leave this table", "come_back": False}
WELCOME: dict[str, Any] = {
    "type": "welcome",
    "number": 7,
    "table": {"game": "kraina-snow", "players": 4, "actors": []},
    "you": {},
    "chat": [],
    "present": [],
    "faces": [{"seat": 0, "view": {}, "legal": [], "missed": []}],
}


class Wire:
    """Sockets that say what they are told to and answer a request, and then break."""

    def __init__(self, *sockets: list[dict[str, Any]]) -> None:
        self.sockets, self.opened = iter(sockets), 0
        self.sent: list[dict[str, Any]] = []
        self.says: Iterator[dict[str, Any]] = iter(())

    def connect(self, *_: Any, **__: Any) -> "Wire":
        self.opened += 1
        self.broken = False
        self.says = iter(next(self.sockets, [STOPPING]))
        return self

    def send(self, text: str) -> None:
        if self.broken:
            raise ConnectionClosedError(None, None)
        self.sent.append(json.loads(text))

    def recv(self, _: float | None) -> str:
        asked = self.sent[-1].get("id")
        message = next(self.says, asked and {"type": "done", "id": asked, "number": 8})
        if message is None or self.broken:
            raise ConnectionClosedError(None, None)
        return json.dumps(message)


def line_on(wire: Wire, monkeypatch: pytest.MonkeyPatch) -> Line:
    monkeypatch.setattr(remote, "connect", wire.connect)
    monkeypatch.setattr(remote, "sleep", lambda _: None)
    line = Line(Visitor("http://sny.test", "ala", "Ala", "secret"), "oak")
    line.open()
    return line


def test_a_line_that_breaks_is_opened_again_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire([WELCOME], [STOPPING], [], [WELCOME])
    assert line_on(wire, monkeypatch).next() == {"type": "welcome"}
    assert wire.opened == 4
    assert wire.sent[-1]["since"] == 7


def test_a_server_that_never_takes_one_in_again_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire([WELCOME])
    with pytest.raises(Refused, match="could not be opened again"):
        line_on(wire, monkeypatch).next()
    assert wire.opened == 1 + TRIES


def test_whoever_was_sent_away_does_not_try_again(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire([WELCOME], [BANNED])
    with pytest.raises(Parted, match="asked to leave"):
        line_on(wire, monkeypatch).next()
    assert wire.opened == 2


def test_a_server_that_closes_before_it_says_anything_is_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match=r"no server answers at http://sny\.test"):
        line_on(Wire([]), monkeypatch)


def test_a_request_on_a_broken_line_is_sent_again_with_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Wire([WELCOME], [WELCOME])
    line = line_on(wire, monkeypatch)
    wire.broken = True
    line.request("chat", text="hm")
    assert [message["type"] for message in wire.sent] == ["hello", "hello", "chat"]
    assert "secret" not in wire.sent[-1]["id"]


def test_a_vote_at_the_table_is_none_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are events called `voted`, and only the game's has a time."""
    line = line_on(Wire([WELCOME]), monkeypatch)
    of_table = {"event": "voted", "person": "ola", "votes": 1, "voters": 3}
    of_game = {"event": "voted", "at": 3.0, "seat": 1, "vote": "legal"}
    line.hearing.events = [(0, of_table), (0, of_game)]
    desk = Desk(line, 0)
    assert desk.heard() == [of_game]
    assert desk.notices == [of_table]
